#include "ui/window/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QStatusBar>
#include <QVBoxLayout>

#include "base/text.h"
#include "drawing/picture/plain_text.h"
#include "drawing/report/entry_words.h"
#include "files/json.h"
#include "ui/commands/gestures.h"
#include "ui/commands/record_gestures.h"
#include "ui/panels/ruling/readings_panel.h"
#include "ui/panels/widgets.h"
#include "ui/table/table_accessible.h"
#include "ui/table/table_words.h"
#include "ui/window/application.h"
#include "ui/window/commands/act_offers.h"
#include "ui/window/commands/context_menu.h"
#include "ui/window/commands/game_commands.h"
#include "ui/window/could_controller.h"
#include "ui/window/game_files.h"
#include "ui/window/panel_box.h"
#include "ui/window/places.h"
#include "ui/window/settings.h"

namespace linesman {
namespace {

constexpr int STATUS_TIME = 6000;   // ms
constexpr QSize FRAME_ROOM{8, 40};  // what a desktop puts round a window

/// One that screen readers can look into: they keep what they made of a widget that was there before.
TableView* new_table() {
  QAccessible::installFactory(&TableAccessible::make);
  return new TableView;
}

}  // namespace

MainWindow::MainWindow(std::shared_ptr<const RulesetSource> rulesets)
    : session_(std::move(rulesets)),
      fixes_(session_),
      dice_(session_),
      files_(session_, this),
      pages_(new QStackedWidget),
      start_(new StartPage(session_.rulesets())),
      view_(new_table()),
      controller_(new TableController(session_, *view_, this)),
      messages_(new MessageBar),
      order_(new OrderPanel(session_)),
      ruling_(new RulingPanel(session_, fixes_)),
      piece_(new PiecePanel(session_)),
      hover_(new PlainLabel),
      docks_(*this),
      undo_(session_),
      context_{.window = *this,
               .session = session_,
               .files = files_,
               .table = *view_,
               .controller = *controller_,
               .ruling = *ruling_,
               .undo = undo_,
               .dice = dice_,
               .tell = [this](const QString& sentence) { tell(sentence); },
               .warn = [this](const QString& sentence) { messages_->say(sentence); },
               .refuse = [this](const QString& sentence) { messages_->refuse(sentence); },
               .offer = [this](const QString& sentence, const QString& button,
                               std::function<void()> act) { messages_->offer(sentence, button, std::move(act)); },
               .withdraw = [this](const QString& button) { messages_->withdraw(button); },
               .bring_to_front = [this](const QString& panel) { docks_.bring_to_front(panel.toLatin1().constData()); },
               .go_to_next_panel = [this] { focus_next_panel(); },
               .toggle_table_alone = [this] { docks_.set_table_alone(!docks_.table_alone()); },
               .set_look = [this](const Look& look) { set_look(look); }},
      actions_(*this, context_) {
  setAcceptDrops(true);
  qApp->installEventFilter(new CalmWheel(this));
  qApp->installEventFilter(new SharedUndo(this));
  qApp->installEventFilter(new NamedParts(this));
  lay_out();
  add_panels();
  actions_.fill_menus(*this);
  add_tool_bars();
  connect_actions();
  show_offers_on_drop(context_);
  reach_ = new ReachShading(context_, *actions_.command("reach"), this);
  new CouldController(context_, this);
  connect_session();
  restore();
  show_page();
  show_title();
  show_recent();
}

MainWindow::~MainWindow() {
  // Children go one by one; none of them may hear of the others' going.
  disconnect(&session_, nullptr, nullptr, nullptr);
  disconnect(controller_, nullptr, nullptr, nullptr);
}

void MainWindow::lay_out() {
  start_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);  // hidden, it takes no room from the panels
  pages_->addWidget(start_);
  pages_->addWidget(view_);
  auto* middle = new QWidget;
  auto* layout = new QVBoxLayout(middle);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(messages_);
  layout->addWidget(pages_, 1);
  setCentralWidget(middle);
  statusBar()->addPermanentWidget(hover_);
}

void MainWindow::add_panels() {
  docks_.add("order", tr("Order"), order_, Qt::RightDockWidgetArea, "", true);
  docks_.add("ruling", tr("Ruling"), ruling_, Qt::RightDockWidgetArea, "", true);
  docks_.add("piece", tr("Piece"), piece_, Qt::LeftDockWidgetArea, "", true);
  for (const PanelEntry& entry : all_panels())
    docks_.add(entry.name, QCoreApplication::translate("Panels", entry.title), entry.make(context_), entry.area,
               entry.tab_of, entry.shown);
}

void MainWindow::add_tool_bars() {
  QToolBar* game = actions_.make_game_bar(session_);
  QToolBar* tools = actions_.make_tool_bar();
  addToolBar(Qt::TopToolBarArea, game);
  addToolBar(Qt::LeftToolBarArea, tools);
  QMenu& panels = *actions_.submenu("panels");
  for (QDockWidget* dock : docks_.all()) panels.addAction(dock->toggleViewAction());
  panels.addActions({game->toggleViewAction(), tools->toggleViewAction()});
  actions_.give_table_keys_to(*view_);
  show_tool_in_hand();
}

void MainWindow::connect_actions() {
  connect(&undo_, &UndoSteps::changed, this, [this] { actions_.show_undo(undo_); });
  actions_.show_undo(undo_);
  const auto show_whether_it_may = [this] { actions_.command("carry-out")->setEnabled(session_.may_carry_out()); };
  connect(&session_, &Session::answer_changed, this, show_whether_it_may);
  connect(&session_, &Session::order_changed, this, show_whether_it_may);
  show_whether_it_may();
}

void MainWindow::connect_session() {
  connect(&session_, &Session::game_opened, this, &MainWindow::show_page);
  connect(&session_, &Session::file_changed, this, &MainWindow::show_title);
  connect(&session_, &Session::game_changed, this, &MainWindow::show_title);
  connect(&files_, &GameFiles::failed, messages_, &MessageBar::say);
  connect(&files_, &GameFiles::offered, messages_, &MessageBar::offer);
  connect(&files_, &GameFiles::order_met, this, &MainWindow::propose);
  connect(&files_, &GameFiles::opened, messages_, &MessageBar::clear);
  connect(&files_, &GameFiles::recent_changed, this, &MainWindow::show_recent);
  connect(&files_, &GameFiles::saved, this, [this](const QString& path) { tell(tr("Saved as %1.").arg(path)); });
  connect(start_, &StartPage::open_asked, &files_, &GameFiles::ask_and_open);
  connect(start_, &StartPage::command_asked, this, [this](const char* id) { actions_.command(id)->trigger(); });
  connect(start_, &StartPage::game_chosen, this, &MainWindow::open);
  connect(order_, &OrderPanel::pick_asked, controller_, &TableController::pick);
  connect(order_, &OrderPanel::step_asked, controller_, &TableController::step);
  connect(piece_, &PiecePanel::pick_asked, controller_, &TableController::pick);
  connect(order_, &OrderPanel::carry_out_asked, this, &MainWindow::carry_out);
  connect(order_, &OrderPanel::dice_finished, view_, [this] { view_->setFocus(); });
  connect(order_, &OrderPanel::refused, messages_, &MessageBar::refuse);
  for (const auto other : {&Session::order_changed, &Session::selection_changed})
    connect(&session_, other, messages_, &MessageBar::forget_refusal);
  connect(ruling_, &RulingPanel::place_picked, controller_, &TableController::show_place);
  connect(ruling_, &RulingPanel::previewed, view_, &TableView::show_preview);
  connect(ruling_, &RulingPanel::readings_asked, this, [this] { docks_.bring_to_front("readings"); });
  const QDockWidget* readings = docks_.find("readings");
  connect(readings, &QDockWidget::visibilityChanged, this, [readings](bool seen) {
    if (!seen) readings->findChild<ReadingsPanel*>()->leave();
  });
  connect(ruling_, &RulingPanel::decision_asked, this, [this] { decide_on_order(context_); });
  connect(ruling_, &RulingPanel::said, this, &MainWindow::tell);
  connect(controller_, &TableController::tool_changed, this, &MainWindow::show_tool_in_hand);
  connect(controller_, &TableController::said, this,
          [this](const QString& sentence) { statusBar()->showMessage(sentence); });
  connect(view_, &TableView::digit_typed, &dice_, &DiceEntry::type);
  connect(&dice_, &DiceEntry::said, this, &MainWindow::tell);
  connect(view_, &TableView::hovered, this, &MainWindow::show_hover);
  connect(view_, &TableView::menu_asked, this, [this](const std::optional<Vec>& point, QPoint global) {
    if (!controller_->looking_back()) show_context_menu(context_, point, global);
  });
}

bool MainWindow::open(const QString& path) {
  if (is_order_file(path)) return propose(path);
  return files_.may_leave() && files_.open(path);
}

bool MainWindow::propose(const QString& order_path) {
  const auto done = propose_order(session_, load_json(order_path.toStdString()), order_path.toStdString());
  if (!done) messages_->say(QString::fromStdString(done.problem().sentence()));
  return done.ok();
}

void MainWindow::carry_out() { linesman::carry_out(context_); }

void MainWindow::rescue(const QString& why) {
  const auto copy = files_.save_copy();
  if (!copy) return messages_->refuse(why + ' ' + reason_text(copy.problem()));
  messages_->refuse(copy->isEmpty() ? why : tr("%1 The game as it is was saved in %2.").arg(why, *copy));
}

// Sentences about what was done pass by; what went wrong stays until it is closed.
void MainWindow::tell(const QString& sentence) { statusBar()->showMessage(sentence, STATUS_TIME); }

void MainWindow::show_page() {
  const bool open = session_.has_game();
  hover_->clear();
  pages_->setCurrentWidget(open ? static_cast<QWidget*>(view_) : start_);
  actions_.enable(open, controller_->tool_in_hand().id);
  docks_.show(open);
  if (open) {
    view_->fit();
    view_->setFocus();
  } else {
    show_recent();
  }
}

void MainWindow::show_tool_in_hand() {
  actions_.enable(session_.has_game(), controller_->tool_in_hand().id);
  actions_.show_tool_in_hand(controller_->tool_in_hand().id);
}

void MainWindow::show_title() {
  const QString title = QString::fromStdString(session_.game().title());
  const QString name = title.isEmpty() ? QFileInfo(session_.file_name()).fileName() : title;
  setWindowModified(session_.modified());
  setWindowFilePath(session_.file_name());
  setWindowTitle(session_.has_game() ? tr("%1[*] — Linesman").arg(as_title(name)) : tr("Linesman"));
}

void MainWindow::show_recent() {
  const QStringList recent = files_.recent();
  QMenu& menu = *actions_.submenu("recent");
  menu.clear();
  menu.setEnabled(!recent.isEmpty());
  for (const QString& path : recent)
    connect(menu.addAction(QFileInfo(path).fileName()), &QAction::triggered, this, [this, path] { open(path); });
  if (!session_.has_game()) start_->show_games(example_games(), recent);
}

void MainWindow::show_hover(const std::optional<Vec>& point) {
  if (!point || !session_.has_game()) return hover_->clear();
  hover_->setText(words_for_place(session_.game().table(), *point, view_->look().unit));
}

void MainWindow::set_look(const Look& look) {
  view_->set_look(look);
  hover_->clear();  // it may be in another unit
  controller_->show_start();
  session_.set_unit(look.unit);
  actions_.show_look(look);
}

void MainWindow::focus_next_panel() {
  QList<QWidget*> stops{pages_->currentWidget()};
  for (QDockWidget* dock : docks_.all())
    if (first_tab_stop(*dock->widget()) != nullptr) stops << dock->widget();
  QWidget* here = QApplication::focusWidget();
  int now = -1;
  for (int i = 0; i < stops.size(); ++i)
    if (here != nullptr && (stops[i] == here || stops[i]->isAncestorOf(here))) now = i;
  QWidget* next = stops[(now + 1) % stops.size()];
  QWidget* first = next->focusPolicy() != Qt::NoFocus ? next : first_tab_stop(*next);
  if (first != nullptr) first->setFocus(Qt::TabFocusReason);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!files_.may_leave()) return event->ignore();
  remember();
  event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasUrls() && event->mimeData()->urls().front().isLocalFile()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  event->acceptProposedAction();
  open(event->mimeData()->urls().front().toLocalFile());
}

void MainWindow::restore() {
  const QSettings settings;
  resize(QSize(1400, 900).boundedTo(screen()->availableSize() - FRAME_ROOM));
  restoreGeometry(settings.value("geometry").toByteArray());
  docks_.set_state(settings.value("state").toByteArray());
  set_look(kept_look(view_->look()));
  view_->set_legend_place(kept_legend_place());
  actions_.show_appearance(chosen_appearance());
}

void MainWindow::remember() {
  QSettings settings;
  settings.setValue("geometry", saveGeometry());
  settings.setValue("state", docks_.state());
  keep_look(view_->look());
  keep_legend_place(view_->legend_place());
}

}  // namespace linesman
