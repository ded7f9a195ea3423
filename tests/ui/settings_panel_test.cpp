// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settings_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>
#include <QTreeView>

#include "profile/profile_file.h"
#include "ui/settings/payload_panel.h"
#include "ui/settings/profile_editor.h"

using namespace cwb;

namespace {

/// As a user does it: text and Return.
void type(QWidget* field, const QString& text) {
  auto* edit = field->findChild<QLineEdit*>();
  edit->selectAll();
  QTest::keyClicks(edit, text);
  QTest::keyClick(edit, Qt::Key_Return);
}

}  // namespace

class SettingsPanelTest : public QObject {
  Q_OBJECT

 private:
  template <class T>
  T* field(const SettingsPanel& panel, const char* name) {
    T* found = panel.findChild<T*>(QLatin1String(name));
    if (found == nullptr) qFatal("there is no field %s", name);
    return found;
  }

 private slots:
  void showingAProfileDoesNotChangeIt_data() {
    QTest::addColumn<QByteArray>("text");
    for (const BuiltinProfile& builtin : builtin_profiles()) {
      QTest::newRow(std::string(builtin.name).c_str())
          << QByteArray(builtin.text.data(), qsizetype(builtin.text.size()));
    }
    QTest::newRow("awkward values")
        << QByteArray(R"({"version": 1, "name": "x", "codecs": ["baseline/memcpy"],
             "payloads": [{"shape": "string-array", "count": 7}, {"shape": "string-array"},
                          {"file": "a.json"}, {"shape": "scroll-list", "items": 100}],
             "phases": ["load", "encode"],
             "sampling": {"sample_us": 12.345678, "iterations": 3, "settle": false, "rounds": 17,
                          "generations": 4, "time_budget_s": 0.123456, "precision_percent": 0.0123,
                          "seed": 9007199254740991, "pin": false}, "baseline": ""})");
  }
  void showingAProfileDoesNotChangeIt() {
    QFETCH(QByteArray, text);
    const auto profile = parse_profile(text.toStdString());
    QVERIFY2(profile.has_value(), profile ? "" : to_string(profile.error().front()).c_str());
    ProfileEditor editor;
    const SettingsPanel panel(editor);
    editor.setProfile(*profile, {});
    QVERIFY(!editor.isModified());
    QCOMPARE(write_profile(editor.profile()), write_profile(*profile));
  }

  void everyFieldWritesWhatItShows() {
    ProfileEditor editor;
    const SettingsPanel panel(editor);
    type(field<QDoubleSpinBox>(panel, "rounds"), "1234");
    type(field<QDoubleSpinBox>(panel, "iterations"), "1");
    type(field<QDoubleSpinBox>(panel, "sampleLength"), "50");
    type(field<QDoubleSpinBox>(panel, "timeBudget"), "2.5");
    type(field<QDoubleSpinBox>(panel, "precision"), "0.5");
    type(field<QDoubleSpinBox>(panel, "generations"), "20");
    type(field<QDoubleSpinBox>(panel, "seed"), "9007199254740991");
    field<QCheckBox>(panel, "settle")->click();
    field<QCheckBox>(panel, "pin")->click();
    field<QCheckBox>(panel, "counters")->click();
    field<QCheckBox>(panel, "compression")->click();
    field<QCheckBox>(panel, "phase:load")->click();
    field<QCheckBox>(panel, "phase:build")->click();
    const Sampling& sampling = editor.profile().sampling;
    QCOMPARE(sampling.rounds, std::uint64_t{1234});
    QCOMPARE(sampling.iterations, std::optional<std::uint64_t>(1));
    QCOMPARE(sampling.sample_us, std::optional<double>(50));
    QCOMPARE(sampling.time_budget_s, std::optional<double>(2.5));
    QCOMPARE(sampling.precision_percent, std::optional<double>(0.5));
    QCOMPARE(sampling.generations, std::uint64_t{20});
    QCOMPARE(sampling.seed, bounds::max_seed);
    QVERIFY(!sampling.settle && !sampling.pin && !sampling.counters);
    QVERIFY(sampling.compression);
    QCOMPARE(editor.profile().phases, (std::vector<Phase>{Phase::build, Phase::load}));
  }

  void theLowestValueStandsForNone() {
    ProfileEditor editor;
    const SettingsPanel panel(editor);
    auto* iterations = field<QDoubleSpinBox>(panel, "iterations");
    QCOMPARE(iterations->text(), QStringLiteral("auto"));
    type(iterations, "5");
    iterations->setValue(0);
    QVERIFY(!editor.profile().sampling.iterations.has_value());
  }

  void fewerRoundsThanGenerationsTakeThemAlong() {
    ProfileEditor editor;
    const SettingsPanel panel(editor);
    type(field<QDoubleSpinBox>(panel, "rounds"), "4");
    QCOMPARE(editor.profile().sampling.generations, std::uint64_t{4});
    QCOMPARE(field<QDoubleSpinBox>(panel, "generations")->value(), 4.0);
  }

  void aShapesParametersAreWrittenWhereTheyDifferFromThePresets() {
    ProfileEditor editor;
    SettingsPanel panel(editor);
    panel.show();
    auto* check = field<QCheckBox>(panel, "payload:scroll-list");
    auto* items = field<QSpinBox>(panel, "scroll-list.items");
    QVERIFY(!items->isVisibleTo(&panel));
    check->click();
    QVERIFY(items->isVisibleTo(&panel));
    QCOMPARE(editor.profile().payloads, (std::vector<PayloadChoice>{{"scroll-list", {}, {}}}));
    type(items, "250");
    QCOMPARE(editor.profile().payloads.front().parameters.at("items"), std::int64_t{250});
    type(items, "100");
    QVERIFY(editor.profile().payloads.front().parameters.empty());
    check->click();
    QVERIFY(editor.profile().payloads.empty());
  }

  void parametersCannotLeaveTheirBounds() {
    ProfileEditor editor;
    const SettingsPanel panel(editor);
    auto* items = field<QSpinBox>(panel, "scroll-list.items");
    type(items, "99999999999999");
    QVERIFY(items->value() <= items->maximum());
    type(items, "-5");
    QVERIFY(items->value() >= 0);
  }

  void aFileIsListedOnceAndCanBeTakenAway() {
    ProfileEditor editor;
    SettingsPanel panel(editor);
    panel.payloads()->addPayload({{}, {}, "/tmp/orders.json"});
    panel.payloads()->addPayload({{}, {}, "/tmp/orders.json"});
    QCOMPARE(editor.profile().payloads, (std::vector<PayloadChoice>{{{}, {}, "/tmp/orders.json"}}));
    QCOMPARE(field<QCheckBox>(panel, "payload:/tmp/orders.json")->text(),
             QStringLiteral("orders.json"));
    auto* row = field<QCheckBox>(panel, "payload:/tmp/orders.json")->parentWidget();
    row->findChild<QAbstractButton*>(QStringLiteral("removePayload"))->click();
    QVERIFY(editor.profile().payloads.empty());
  }

  void aShapeCanStandTwiceWithOtherParameters() {
    ProfileEditor editor;
    SettingsPanel panel(editor);
    field<QCheckBox>(panel, "payload:string-array")->click();
    panel.payloads()->addPayload({"string-array", {}, {}});
    const auto counts = panel.findChildren<QSpinBox*>(QStringLiteral("string-array.count"));
    QCOMPARE(counts.size(), 2);
    type(counts.last(), "10");
    QCOMPARE(editor.profile().payloads.size(), std::size_t{2});
    QVERIFY(!(editor.profile().payloads[0] == editor.profile().payloads[1]));
  }

  void theBaselineIsOneOfTheTickedCodecs() {
    ProfileEditor editor;
    const SettingsPanel panel(editor);
    auto* baseline = field<QComboBox>(panel, "baseline");
    QCOMPARE(baseline->count(), 1);
    editor.setCodecTicked("baseline/memcpy", true);
    QCOMPARE(baseline->count(), 2);
    baseline->setCurrentIndex(1);
    emit baseline->activated(1);
    QCOMPARE(editor.profile().baseline, std::string("baseline/memcpy"));
  }

  void everyControlHasANameAndATip() {
    ProfileEditor editor;
    SettingsPanel panel(editor);
    for (QWidget* widget : panel.findChildren<QWidget*>()) {
      const bool control = qobject_cast<QAbstractButton*>(widget) != nullptr ||
                           qobject_cast<QAbstractSpinBox*>(widget) != nullptr ||
                           qobject_cast<QComboBox*>(widget) != nullptr;
      // Qt's own buttons inside a line edit or a scroll bar.
      const bool inner = qobject_cast<QLineEdit*>(widget->parentWidget()) != nullptr;
      if (!control || inner) continue;
      QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
      QVERIFY2(!widget->toolTip().isEmpty(), qPrintable(widget->objectName()));
      QVERIFY2(widget->focusPolicy() != Qt::NoFocus, qPrintable(widget->objectName()));
    }
  }
};

QTEST_MAIN(SettingsPanelTest)
#include "settings_panel_test.moc"
