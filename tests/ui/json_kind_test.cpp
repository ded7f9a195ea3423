// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/json_kind.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "profile/profile_file.h"
#include "ui/common/text.h"

using namespace cwb;

class JsonKindTest : public QObject {
  Q_OBJECT

 private:
  tl::expected<JsonKind, Problem> kindOf(const QByteArray& text) {
    const QTemporaryDir folder;
    QFile file(folder.filePath("x.json"));
    if (!file.open(QIODevice::WriteOnly)) qFatal("no file can be written");
    file.write(text);
    file.close();
    return jsonKind(toPath(file.fileName()));
  }

 private slots:
  void everyBuiltinProfileIsAProfile() {
    for (const BuiltinProfile& builtin : builtin_profiles()) {
      QCOMPARE(*kindOf(QByteArray(builtin.text.data(), qsizetype(builtin.text.size()))),
               JsonKind::profile);
    }
  }
  void aProfileWithMistakesIsStillAProfile() {
    QCOMPARE(*kindOf(R"({"version": 9, "codecs": "all", "payloads": []})"), JsonKind::profile);
  }
  void documentsArePayloadsAlsoWithANameAndAVersion() {
    QCOMPARE(*kindOf(R"({"name": "left-pad", "version": "1.3.0"})"), JsonKind::payload);
    QCOMPARE(*kindOf(R"({"codecs": ["h264"]})"), JsonKind::payload);
    QCOMPARE(*kindOf("[1, 2]"), JsonKind::payload);
  }
  void whatIsNoJsonIsAProblemWithItsPlace() {
    QVERIFY(!kindOf("").has_value());
    QVERIFY(!kindOf(QByteArray("\x7f"
                               "ELF\0\0",
                               6))
                 .has_value());
    QVERIFY(!kindOf("{\"a\": 1,}").error().place.empty());
    QVERIFY(!jsonKind("/no/such/file.json").has_value());
  }
  void aLongFileIsAPayload() {
    QCOMPARE(*kindOf("[\"" + QByteArray(2'000'000, 'x') + "\"]"), JsonKind::payload);
  }
};

QTEST_MAIN(JsonKindTest)
#include "json_kind_test.moc"
