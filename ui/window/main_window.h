// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QMainWindow>

#include "ui/run/run_controller.h"
#include "ui/window/actions.h"

QT_BEGIN_NAMESPACE
class QTabWidget;
QT_END_NAMESPACE

namespace cwb {

class ChartPanel;
class Exporter;
class MessageBar;
class ProfileEditor;
class ProfileSession;
class PublishedPanel;
class ResultPanel;
class RunStatus;
class SettingsPanel;
class TrustLine;

/// The window: puts the panels together and passes on what one says to the others. What they do
/// stands in them.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  explicit MainWindow(Engine engine = coreEngine(), QWidget* parent = nullptr);
  ~MainWindow() override;

  /// A profile (also `builtin:NAME`) is opened, a JSON document becomes a payload. Told apart by
  /// content; what is neither is told in the message bar.
  void openAnything(const QString& file);
  /// What was open last, or else the first of these that there is: the cookie, any built-in one.
  void openLast();

  /// False once the window was closed while a library's call would not end: the process must be
  /// ended without cleaning up.
  bool isWorkerDone() const { return worker_done_; }

  /// The work of one frame, public for figures.
  void showFrame();

 protected:
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  void buildWindow();
  void buildToolBar();
  void connectActions();
  void connectRun();
  void fillMenus();

  void run();
  void runPlanned();
  void runEnded();
  void showPublished(const Run& run);
  void updateTitle();
  void updateNotice();
  void openProfile(const QString& source);
  void save(const std::function<void()>& then = {});
  void saveAs(const std::function<void()>& then = {});
  void addPayloadFile(const QString& path);
  void showTimed();
  void exportChart();
  void exportData();
  void setTheme(const QString& key);
  void tell(const QString& message);
  void tellProblem(const QString& message);
  QImage chartPicture();
  void remember() const;
  void restore();

  RunController controller_;
  ProfileEditor* editor_;
  ProfileSession* session_;
  Exporter* exporter_;
  Actions actions_;
  MessageBar* messages_;
  SettingsPanel* settings_;
  ChartPanel* chart_;
  QTabWidget* tabs_;  ///< results and, where the profile re-runs a write-up, published figures
  ResultPanel* results_;
  PublishedPanel* published_;
  TrustLine* trust_;
  RunStatus* status_;
  QElapsedTimer since_figures_;
  bool changes_settled_ = false;
  bool worker_done_ = true;
};

}  // namespace cwb
