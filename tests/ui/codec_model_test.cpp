// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/codec_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "codecs/registry.h"
#include "ui/common/text.h"

using namespace cwb;

class CodecModelTest : public QObject {
  Q_OBJECT

 private slots:
  void itKeepsTheRulesOfModels() {
    ProfileEditor editor;
    CodecModel model(editor);
    CodecFilter filter;
    filter.setSourceModel(&model);
    const QAbstractItemModelTester source(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester proxy(&filter,
                                         QAbstractItemModelTester::FailureReportingMode::QtTest);
    filter.setWords("mem");
    filter.setWords("");
  }

  void everyCodecStandsUnderItsFormatWithItsTraits() {
    ProfileEditor editor;
    const CodecModel model(editor);
    for (const auto& codec : all_codecs()) {
      const QModelIndex row = model.indexOf(qs(codec->info().id));
      QVERIFY2(row.isValid(), codec->info().id.c_str());
      QCOMPARE(row.parent().data().toString(), qs(codec->info().format));
      QVERIFY(row.data(Qt::ToolTipRole).toString().contains(qs(codec->info().id)));
      const QString badges = row.siblingAtColumn(1).data().toString();
      for (const std::string& word : trait_words(codec->info())) {
        QVERIFY2(badges.contains(qs(word)), qPrintable(badges));
      }
    }
  }

  void tickingWritesIntoTheProfileAndBack() {
    ProfileEditor editor;
    CodecModel model(editor);
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    const QModelIndex row = model.indexOf("baseline/memcpy");
    QVERIFY(model.setData(row, Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(editor.profile().codecs, std::vector<std::string>{"baseline/memcpy"});
    QVERIFY(changed.count() > 0);
    editor.setProfile({}, {});
    QCOMPARE(row.data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
  }

  void aGroupsBoxTicksAllOfIt() {
    ProfileEditor editor;
    CodecModel model(editor);
    const QModelIndex group = model.indexOf("baseline/memcpy").parent();
    QVERIFY(model.setData(group, Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(int(editor.profile().codecs.size()), model.rowCount(group));
    QCOMPARE(group.data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
  }

  void theFilterKeepsWhatHoldsEveryWord() {
    ProfileEditor editor;
    CodecModel model(editor);
    CodecFilter filter;
    filter.setSourceModel(&model);
    filter.setWords("base MEMCPY");
    QCOMPARE(filter.rowCount(), 1);
    QCOMPARE(filter.rowCount(filter.index(0, 0)), 1);
    filter.setWords("no codec is called this");
    QCOMPARE(filter.rowCount(), 0);
    filter.setWords("");
    QCOMPARE(filter.rowCount(), model.rowCount());
  }
};

QTEST_MAIN(CodecModelTest)
#include "codec_model_test.moc"
