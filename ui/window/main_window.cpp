// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QTabWidget>

#include "ui/charts/chart_panel.h"
#include "ui/common/app_settings.h"
#include "ui/common/format.h"
#include "ui/common/message_bar.h"
#include "ui/common/text.h"
#include "ui/common/theme.h"
#include "ui/results/published_panel.h"
#include "ui/results/result_panel.h"
#include "ui/results/timed_dialog.h"
#include "ui/results/trust_line.h"
#include "ui/settings/json_kind.h"
#include "ui/settings/payload_panel.h"
#include "ui/settings/settings_panel.h"
#include "ui/window/ask.h"
#include "ui/window/exporter.h"
#include "ui/window/profile_session.h"
#include "ui/window/run_status.h"

namespace cwb {
namespace {

/// Figures that change thirty times a second cannot be read; curves can.
constexpr int figures_interval_ms = 200;
constexpr std::chrono::milliseconds figures_budget{3};
constexpr std::chrono::seconds closing_patience{5};
constexpr double picture_scale = 2;

}  // namespace

MainWindow::MainWindow(Engine engine, QWidget* parent)
    : QMainWindow(parent),
      controller_(std::move(engine)),
      editor_(new ProfileEditor(this)),
      session_(new ProfileSession(*editor_, this)),
      exporter_(new Exporter(this)),
      actions_(makeActions(*this)) {
  buildWindow();
  buildToolBar();
  connectActions();
  connectRun();
  fillMenus();
  restore();
  updateTitle();
}

MainWindow::~MainWindow() = default;

void MainWindow::run() {
  if (controller_.isRunning()) return;
  if (const QString why = notRunnable(editor_->profile()); !why.isEmpty()) {
    tellProblem(why);
    return;
  }
  messages_->dismiss();
  status_->showPlanning();
  controller_.start(editor_->profile(), editor_->folder());
}

void MainWindow::runPlanned() {
  results_->model().setRun(&controller_.shown());
  results_->fitColumns();
  chart_->setEmptyText(tr("Verifying and calibrating: the first samples come in a moment."));
  chart_->setRun(controller_.shown());
  trust_->showRunning(0, 0, {});
  since_figures_.start();
  updateNotice();
}

void MainWindow::showFrame() {
  chart_->refresh(controller_.shown());
  if (since_figures_.isValid() && since_figures_.elapsed() < figures_interval_ms) return;
  since_figures_.start();
  results_->model().refreshSome(controller_.shown(), figures_budget);
}

void MainWindow::runEnded() {
  const Run& run = *controller_.finishedRun();
  results_->model().refreshAll();
  results_->fitColumns();
  chart_->setEmptyText(run.ended_by == StopReason::no_case
                           ? tr("No case could run: the notes in the table say why.")
                           : tr("No sample was taken of what the chart shows."));
  chart_->setVerdicts(controller_.verdicts());
  trust_->showRun(run, *controller_.verdicts());
  showPublished(run);
  status_->showIdle(run.ended_by == StopReason::user
                        ? tr("stopped: %1 rounds kept").arg(countText(run.rounds))
                        : tr("finished: %1 rounds").arg(countText(run.rounds)));
}

void MainWindow::showPublished(const Run& run) {
  const int place = tabs_->indexOf(published_);
  if (published_->showRun(run)) {
    if (place < 0) tabs_->addTab(published_, tr("Published figures"));
  } else if (place >= 0) {
    tabs_->removeTab(place);
  }
}

void MainWindow::updateTitle() {
  setWindowTitle(tr("%1[*] — Codec Workbench").arg(session_->shownName()));
  setWindowModified(editor_->isModified());
}

void MainWindow::updateNotice() {
  const LiveRun& shown = controller_.shown();
  const bool differ = !shown.cases().empty() && !(shown.profile() == editor_->profile());
  results_->setNotice(differ ? tr("The settings are no longer those of this run.") : QString());
}

void MainWindow::openAnything(const QString& file) {
  if (file.startsWith(QLatin1String("builtin:"))) {
    openProfile(file);
    return;
  }
  const auto kind = jsonKind(toPath(file));
  if (!kind) {
    tellProblem(qs(to_string(kind.error(), file.toStdString())));
  } else if (*kind == JsonKind::profile) {
    openProfile(file);
  } else {
    addPayloadFile(file);
  }
}

void MainWindow::openLast() {
  const QString last = appSettings().value(QStringLiteral("profile/last")).toString();
  if (!last.isEmpty() && session_->open(last)) return;
  const QStringList names = ProfileSession::builtinNames();
  if (names.isEmpty()) return;
  session_->open(ProfileSession::builtin(
      names.contains(QLatin1String("cookie")) ? QStringLiteral("cookie") : names.first()));
}

void MainWindow::openProfile(const QString& source) {
  const auto open = [this, source] {
    if (session_->open(source)) messages_->dismiss();
  };
  if (!editor_->isModified()) {
    open();
    return;
  }
  askAboutChanges(
      this, session_->shownName(), [this, open] { save(open); }, open);
}

void MainWindow::save(const std::function<void()>& then) {
  if (session_->isBuiltin()) {
    saveAs(then);
  } else if (session_->saveAs(session_->source())) {
    messages_->dismiss();
    if (then) then();
  }
}

void MainWindow::saveAs(const std::function<void()>& then) {
  const QString name = session_->isBuiltin() ? session_->shownName().section(QLatin1Char(':'), -1)
                                             : QFileInfo(session_->source()).completeBaseName();
  askWhereToSave(this, {tr("Save the profile"), tr("Profiles (*.json)"), "json", name, "profile"},
                 [this, then](const QString& path) {
                   if (!session_->saveAs(path)) return;
                   messages_->dismiss();
                   if (then) then();
                 });
}

void MainWindow::addPayloadFile(const QString& path) {
  const QString whole = QFileInfo(path).absoluteFilePath();
  // As the profile would name it: relative where the file lies in the profile's folder.
  Profile named;
  named.payloads.push_back({{}, {}, toPath(whole).string()});
  named = rebased(std::move(named), {}, editor_->folder());
  settings_->payloads()->addPayload(named.payloads.front());
}

QImage MainWindow::chartPicture() {
  const auto& run = controller_.finishedRun();
  const LiveRun& shown = controller_.shown();
  return chart_->picture(
      captionOf(shown.cases().empty() ? editor_->profile() : shown.profile(), run.get()),
      picture_scale);
}

void MainWindow::exportChart() {
  // The picture is taken when the path is known, so that it shows what the window shows then.
  askWhereToSave(this,
                 {tr("Export the chart"), tr("PNG pictures (*.png)"), "png", "chart.png", "export"},
                 [this](const QString& path) { exporter_->writePicture(chartPicture(), path); });
}

void MainWindow::exportData() {
  const auto run = controller_.finishedRun();
  if (!run) return;
  askWhereToSave(this,
                 {tr("Export the data"), tr("CSV tables (*.csv)"), "csv", "samples.csv", "export"},
                 [this, run](const QString& path) { exporter_->writeData(run, path); });
}

void MainWindow::showTimed() {
  const auto index = results_->currentCase();
  if (!index || *index >= controller_.shown().cases().size()) {
    tell(tr("Choose a row of the results first."));
    return;
  }
  const auto run = controller_.finishedRun();
  const TimedCase timed{controller_.shown().cases()[*index].result, run ? &run->manifest : nullptr};
  (new TimedDialog(timed, this))->show();
}

void MainWindow::setTheme(const QString& key) {
  const Theme theme = themeFrom(key);
  applyTheme(theme);
  appSettings().setValue(QStringLiteral("window/theme"), themeKey(theme));
}

void MainWindow::tell(const QString& message) {
  messages_->showMessage(MessageBar::Kind::information, message);
}

void MainWindow::tellProblem(const QString& message) {
  messages_->showMessage(MessageBar::Kind::error, message);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (editor_->isModified() && !changes_settled_) {
    event->ignore();
    const auto leave = [this] {
      changes_settled_ = true;
      close();
    };
    askAboutChanges(
        this, session_->shownName(), [this, leave] { save(leave); }, leave);
    return;
  }
  remember();
  hide();
  worker_done_ = controller_.shutDown(closing_patience);
  event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  const QList<QUrl> urls = event->mimeData()->urls();
  if (!urls.isEmpty() && urls.first().isLocalFile()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  event->acceptProposedAction();
  for (const QUrl& url : event->mimeData()->urls()) {
    if (url.isLocalFile()) openAnything(url.toLocalFile());
  }
}

}  // namespace cwb
