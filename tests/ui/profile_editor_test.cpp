// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/profile_editor.h"

#include <QSignalSpy>
#include <QTest>

#include "codecs/registry.h"
#include "profile/profile_file.h"

using namespace cwb;

class ProfileEditorTest : public QObject {
  Q_OBJECT

 private slots:
  void untickingAndTickingAgainChangesNothing() {
    ProfileEditor editor;
    Profile profile;
    for (const auto& codec : all_codecs()) profile.codecs.push_back(codec->info().id);
    editor.setProfile(profile, {});
    const std::string second = profile.codecs.at(1);
    editor.setCodecTicked(second, false);
    QVERIFY(editor.isModified());
    editor.setCodecTicked(second, true);
    QVERIFY(!editor.isModified());
  }

  void untickingTheBaselineLeavesNone() {
    ProfileEditor editor;
    Profile profile;
    profile.codecs = {"baseline/memcpy"};
    profile.baseline = "baseline/memcpy";
    editor.setProfile(profile, {});
    editor.setCodecTicked("baseline/memcpy", false);
    QVERIFY(editor.profile().baseline.empty());
  }

  void anEditThatChangesNothingIsNotTold() {
    ProfileEditor editor;
    const QSignalSpy changed(&editor, &ProfileEditor::changed);
    editor.edit([](Profile& profile) { profile.sampling.rounds = 300; });
    QCOMPARE(changed.count(), 0);
    editor.edit([](Profile& profile) { profile.sampling.rounds = 301; });
    QCOMPARE(changed.count(), 1);
  }

  void pathsOfFilesStayValidWhenTheProfileMoves() {
    Profile profile;
    profile.payloads = {{{}, {}, "orders.json"}, {{}, {}, "/data/x.json"}, {"cookie", {}, {}}};
    const Profile up = rebased(profile, "/home/u/bench", "/home/u");
    QCOMPARE(up.payloads[0].file, std::string("bench/orders.json"));
    QCOMPARE(up.payloads[1].file, std::string("/data/x.json"));
    QVERIFY(up.payloads[2].file.empty());
    const Profile away = rebased(profile, "/home/u/bench", "/data");
    QCOMPARE(away.payloads[0].file, std::string("/home/u/bench/orders.json"));
    QCOMPARE(away.payloads[1].file, std::string("x.json"));
  }

  void whatIsMissingForARunIsASentence() {
    Profile profile;
    QVERIFY(notRunnable(profile).startsWith("No codec is ticked"));
    profile.codecs = {"a/b"};
    QVERIFY(notRunnable(profile).startsWith("No payload is ticked"));
    profile.payloads = {{"cookie", {}, {}}};
    QVERIFY(notRunnable(profile).startsWith("No phase is ticked"));
    profile.phases = {Phase::load};
    QVERIFY(notRunnable(profile).isEmpty());
  }
};

QTEST_MAIN(ProfileEditorTest)
#include "profile_editor_test.moc"
