// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the window is put together and who tells whom; what happens then stands in main_window.cpp.
#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QMenu>
#include <QSplitter>
#include <QTabWidget>
#include <QToolBar>
#include <QVBoxLayout>

#include "ui/charts/chart_panel.h"
#include "ui/common/app_settings.h"
#include "ui/common/message_bar.h"
#include "ui/common/text.h"
#include "ui/common/theme.h"
#include "ui/results/published_panel.h"
#include "ui/results/result_panel.h"
#include "ui/results/trust_line.h"
#include "ui/settings/payload_panel.h"
#include "ui/settings/settings_panel.h"
#include "ui/window/ask.h"
#include "ui/window/exporter.h"
#include "ui/window/main_window.h"
#include "ui/window/profile_session.h"
#include "ui/window/run_status.h"

namespace cwb {

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
  results_ = new ResultPanel;
  trust_ = new TrustLine(below);
  auto* below_layout = new QVBoxLayout(below);
  below_layout->setContentsMargins(0, 0, 0, 0);
  below_layout->setSpacing(0);
  tabs_ = new QTabWidget(below);
  tabs_->setDocumentMode(true);
  tabs_->setTabBarAutoHide(true);
  tabs_->addTab(results_, tr("Results"));
  published_ = new PublishedPanel(tabs_);
  published_->hide();
  below_layout->addWidget(tabs_, 1);
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
  results_->addRowAction(actions_.timed);
  connect(actions_.timed, &QAction::triggered, this, &MainWindow::showTimed);
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
  connect(actions_.shortcuts, &QAction::triggered, this, [this] { tell(shortcutList(*this)); });
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
    status_->showProgress(progress, controller_.shown());
    trust_->showRunning(progress.generation, progress.generations,
                        precisionText(progress, controller_.shown()));
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
  const QList<std::pair<QString, ChartKind>> kinds{
      {tr("&ECDF"), ChartKind::ecdf},         {tr("&Histogram"), ChartKind::histogram},
      {tr("&Timeline"), ChartKind::timeline}, {tr("&Verdicts"), ChartKind::verdicts},
      {tr("&Phases"), ChartKind::phases},     {tr("&Scaling"), ChartKind::scaling}};
  for (const auto& [text, kind] : kinds) {
    QAction* action = actions_.kinds->addAction(text);
    action->setShortcut(
        QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + actions_.kinds->actions().size() - 1)));
    action->setStatusTip(tr("Shows the chart: %1").arg(QString(text).remove(QLatin1Char('&'))));
    connect(action, &QAction::triggered, this, [this, kind = kind] { chart_->setKind(kind); });
  }
}

void MainWindow::restore() {
  QSettings settings = appSettings();
  if (!restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray())) {
    resize(1200, 800);
  }
  if (!restoreState(settings.value(QStringLiteral("window/state")).toByteArray())) {
    resizeDocks({findChild<QDockWidget*>(QStringLiteral("settingsDock"))}, {350}, Qt::Horizontal);
  }
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

}  // namespace cwb
