// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include <QClipboard>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QSplitter>
#include <QToolBar>
#include <QVBoxLayout>

#include "ui/charts/chart_panel.h"
#include "ui/common/app_settings.h"
#include "ui/common/message_bar.h"
#include "ui/common/text.h"
#include "ui/common/theme.h"
#include "ui/results/result_panel.h"
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

void MainWindow::buildWindow() {
  setObjectName(QStringLiteral("mainWindow"));
  setAcceptDrops(true);
  settings_ = new SettingsPanel(*editor_, this);
  auto* dock = new QDockWidget(tr("Settings"), this);
  dock->setObjectName(QStringLiteral("settingsDock"));
  dock->setWidget(settings_);
  dock->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetClosable);
  addDockWidget(Qt::LeftDockWidgetArea, dock);
  actions_.view->addAction(dock->toggleViewAction());

  auto* centre = new QWidget(this);
  messages_ = new MessageBar(centre);
  chart_ = new ChartPanel(centre);
  chart_->setEmptyText(tr("Press F5 to measure what is ticked on the left."));
  auto* below = new QWidget(centre);
  results_ = new ResultPanel(below);
  trust_ = new TrustLine(below);
  auto* below_layout = new QVBoxLayout(below);
  below_layout->setContentsMargins(0, 0, 0, 0);
  below_layout->setSpacing(0);
  below_layout->addWidget(results_, 1);
  below_layout->addWidget(trust_);
  auto* split = new QSplitter(Qt::Vertical, centre);
  split->setObjectName(QStringLiteral("centreSplit"));
  split->addWidget(chart_);
  split->addWidget(below);
  split->setStretchFactor(0, 3);
  split->setStretchFactor(1, 2);
  split->setChildrenCollapsible(false);
  auto* layout = new QVBoxLayout(centre);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  layout->addWidget(messages_);
  layout->addWidget(split, 1);
  setCentralWidget(centre);
}

void MainWindow::buildToolBar() {
  QToolBar* bar = addToolBar(tr("Run"));
  bar->setObjectName(QStringLiteral("runBar"));
  bar->setMovable(false);
  bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
  bar->addAction(actions_.run);
  bar->addAction(actions_.stop);
  for (QAction* action : {actions_.run, actions_.stop}) {
    bar->widgetForAction(action)->setObjectName(action->objectName() + QStringLiteral("Button"));
  }
  status_ = new RunStatus(bar);
  status_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  bar->addWidget(status_);
  bar->toggleViewAction()->setEnabled(false);
}

void MainWindow::connectActions() {
  connect(actions_.run, &QAction::triggered, this, &MainWindow::run);
  connect(actions_.stop, &QAction::triggered, &controller_, [this] {
    controller_.stop();
    status_->showStopping();
  });
  connect(actions_.open, &QAction::triggered, this, [this] {
    askWhatToOpen(this, {tr("Open a profile"), tr("Profiles (*.json)"), {}, {}, "profile"},
                  [this](const QString& path) { openProfile(path); });
  });
  connect(actions_.save, &QAction::triggered, this, [this] { save(); });
  connect(actions_.save_as, &QAction::triggered, this, [this] { saveAs(); });
  const auto ask_payload = [this] {
    askWhatToOpen(this, {tr("Add a payload"), tr("JSON (*.json)"), {}, {}, "payload"},
                  [this](const QString& path) { addPayloadFile(path); });
  };
  connect(actions_.add_payload, &QAction::triggered, this, ask_payload);
  connect(settings_->payloads(), &PayloadPanel::fileWanted, this, ask_payload);
  connect(actions_.export_chart, &QAction::triggered, this, &MainWindow::exportChart);
  connect(actions_.export_data, &QAction::triggered, this, &MainWindow::exportData);
  connect(actions_.copy_chart, &QAction::triggered, this, [this] {
    QGuiApplication::clipboard()->setImage(chartPicture());
    tell(tr("The chart is on the clipboard."));
  });
  connect(actions_.quit, &QAction::triggered, this, &QWidget::close);
  for (QAction* action : {actions_.theme_system, actions_.theme_light, actions_.theme_dark}) {
    connect(action, &QAction::triggered, this,
            [this, key = action->objectName().mid(5).toLower()] { setTheme(key); });
  }
  connect(actions_.shortcuts, &QAction::triggered, this,
          [this] { tell(shortcutList(*this)); });
  connect(actions_.about, &QAction::triggered, this, [this] {
    tell(tr("Codec Workbench %1: measures serialization codecs on your data and your machine. "
            "GPL-3.0-or-later.")
             .arg(QGuiApplication::applicationVersion()));
  });
}

void MainWindow::connectRun() {
  connect(session_, &ProfileSession::problem, this, &MainWindow::tellProblem);
  connect(session_, &ProfileSession::sourceChanged, this, &MainWindow::updateTitle);
  connect(editor_, &ProfileEditor::changed, this, [this] {
    updateTitle();
    updateNotice();
  });
  connect(exporter_, &Exporter::done, this, &MainWindow::tell);
  connect(exporter_, &Exporter::problem, this, &MainWindow::tellProblem);
  connect(&controller_, &RunController::replacing, this,
          [this] { results_->model().setRun(nullptr); });
  connect(&controller_, &RunController::planned, this, &MainWindow::runPlanned);
  connect(&controller_, &RunController::advanced, this, &MainWindow::showFrame);
  connect(&controller_, &RunController::progressed, this, [this](const Progress& progress) {
    if (controller_.isStopping()) return;
    status_->showProgress(progress);
    trust_->showRunning(progress.generation, progress.generations);
  });
  connect(&controller_, &RunController::finished, this, &MainWindow::runEnded);
  connect(&controller_, &RunController::failed, this, [this](const QString& message) {
    status_->showIdle({});
    tellProblem(message);
  });
  connect(&controller_, &RunController::runningChanged, this, [this](bool running) {
    actions_.run->setEnabled(!running);
    actions_.stop->setEnabled(running);
    actions_.export_data->setEnabled(!running && controller_.finishedRun() != nullptr);
  });
  actions_.export_data->setEnabled(false);
  connect(chart_, &ChartPanel::subjectChanged, this, [this] {
    const ChartSubject& subject = chart_->subject();
    results_->setChartSubject(qs(subject.payload), qs(to_string(subject.phase)));
  });
  connect(results_, &ResultPanel::caseChosen, this, [this](int index) {
    const CaseId& id = controller_.shown().cases()[static_cast<std::size_t>(index)].result.id;
    chart_->choose(id.payload, id.phase);
  });
}

void MainWindow::fillMenus() {
  connect(actions_.recent, &QMenu::aboutToShow, this, [this] {
    actions_.recent->clear();
    for (const QString& path : ProfileSession::recent()) {
      connect(actions_.recent->addAction(path), &QAction::triggered, this,
              [this, path] { openProfile(path); });
    }
    if (actions_.recent->isEmpty()) actions_.recent->addAction(tr("None yet"))->setEnabled(false);
  });
  for (const QString& name : ProfileSession::builtinNames()) {
    connect(actions_.builtin->addAction(name), &QAction::triggered, this,
            [this, name] { openProfile(ProfileSession::builtin(name)); });
  }
  connect(actions_.curves, &QMenu::aboutToShow, this,
          [this] { chart_->fillCurveMenu(actions_.curves); });
  const QList<std::pair<QString, ChartKind>> kinds{{tr("&ECDF"), ChartKind::ecdf},
                                                   {tr("&Histogram"), ChartKind::histogram},
                                                   {tr("&Timeline"), ChartKind::timeline}};
  for (const auto& [text, kind] : kinds) {
    QAction* action = actions_.kinds->addAction(text);
    action->setShortcut(QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + actions_.kinds->actions().size() - 1)));
    action->setStatusTip(tr("Shows this kind of chart"));
    connect(action, &QAction::triggered, this, [this, kind = kind] { chart_->setKind(kind); });
  }
}

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
  trust_->showRunning(0, 0);
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
  chart_->refresh(controller_.shown());
  trust_->showRun(run);
  status_->showIdle(run.ended_by == StopReason::user
                        ? tr("stopped: %1 rounds kept").arg(run.rounds)
                        : tr("%1 rounds").arg(run.rounds));
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
  askAboutChanges(this, session_->shownName(), [this, open] { save(open); }, open);
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
  askWhereToSave(
      this, {tr("Export the chart"), tr("PNG pictures (*.png)"), "png", "chart.png", "export"},
      [this](const QString& path) { exporter_->writePicture(chartPicture(), path); });
}

void MainWindow::exportData() {
  const auto run = controller_.finishedRun();
  if (!run) return;
  askWhereToSave(this,
                 {tr("Export the data"), tr("CSV tables (*.csv)"), "csv", "samples.csv", "export"},
                 [this, run](const QString& path) { exporter_->writeData(run, path); });
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

void MainWindow::restore() {
  QSettings settings = appSettings();
  if (!restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray())) {
    resize(1200, 800);
  }
  restoreState(settings.value(QStringLiteral("window/state")).toByteArray());
  if (auto* split = findChild<QSplitter*>(QStringLiteral("centreSplit"))) {
    split->restoreState(settings.value(QStringLiteral("window/split")).toByteArray());
  }
  chart_->restoreChoices();
  results_->restoreState();
  const Theme theme = themeFrom(settings.value(QStringLiteral("window/theme")).toString());
  QAction* chosen = theme == Theme::light  ? actions_.theme_light
                    : theme == Theme::dark ? actions_.theme_dark
                                           : actions_.theme_system;
  chosen->setChecked(true);
}

void MainWindow::remember() const {
  QSettings settings = appSettings();
  settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
  settings.setValue(QStringLiteral("window/state"), saveState());
  if (const auto* split = findChild<QSplitter*>(QStringLiteral("centreSplit"))) {
    settings.setValue(QStringLiteral("window/split"), split->saveState());
  }
  chart_->saveChoices();
  results_->saveState();
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (editor_->isModified() && !changes_settled_) {
    event->ignore();
    const auto leave = [this] {
      changes_settled_ = true;
      close();
    };
    askAboutChanges(this, session_->shownName(), [this, leave] { save(leave); }, leave);
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
