#include "ui/window/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLayout>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QStatusTipEvent>

#include "base/text.h"
#include "drawing/picture/plain_text.h"
#include "drawing/report/entry_words.h"
#include "drawing/report/spoken.h"
#include "files/json.h"
#include "ui/commands/gestures.h"
#include "ui/commands/record_gestures.h"
#include "ui/panels/dice/dice_tray.h"
#include "ui/panels/widgets.h"
#include "ui/session/case_service.h"
#include "ui/table/table_accessible.h"
#include "ui/table/table_words.h"
#include "ui/window/appearance.h"
#include "ui/window/application.h"
#include "ui/window/asked_in_view.h"
#include "ui/window/commands/act_offers.h"
#include "ui/window/commands/acts.h"
#include "ui/window/commands/context_menu.h"
#include "ui/window/dialogs/first_steps.h"
#include "ui/window/dispute/dispute.h"
#include "ui/window/game_files.h"
#include "ui/window/panel_box.h"
#include "ui/window/photograph/backdrop_controller.h"
#include "ui/window/photograph/photo_watch.h"
#include "ui/window/places.h"
#include "ui/window/preferences/autosave.h"
#include "ui/window/settings.h"
#include "ui/window/shared_rules.h"
#include "ui/window/state_at_table.h"
#include "ui/window/threat_shading.h"
#include "ui/window/turn_line.h"
#include "ui/window/watch/table_watch.h"

namespace linesman {
namespace {

constexpr int PASSING = 6000;       // ms
constexpr QSize FRAME_ROOM{8, 40};  // what a desktop puts round a window

/// One that screen readers can look into: they keep what they made of a widget that was there before.
TableView* new_table() {
  QAccessible::installFactory(&TableAccessible::make);
  QAccessible::installFactory(&accessible_line);
  return new TableView;
}

/// The kind of work that a tool is for; nothing: of any, such as measuring.
std::optional<Work> work_of(std::string_view tool) {
  if (tool == "move") return Work::play;
  if (tool == "stand") return Work::judge;
  if (tool == "draw" || tool == "edit" || tool == "place" || tool == "marking") return Work::build;
  return {};
}

/// What the tool does, while the pointer is on no place; nothing of the first, of which the line has a sentence itself.
QString hint_of(const ToolEntry& tool) {
  return tool.id == all_tools().front().id ? QString() : QCoreApplication::translate("Tools", tool.help);
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
      controller_(new TableController(session_, asking_, *view_, this)),
      messages_(new MessageBar),
      order_(new OrderPanel(session_)),
      ruling_(new RulingPanel(session_, fixes_)),
      piece_(new PiecePanel(session_)),
      line_(new AnswerStrip(session_, asking_, fixes_, dice_)),
      desk_(new Desk(pages_, messages_, line_, this)),
      undo_(session_),
      context_(context()),
      actions_(*this, context_) {
  setAcceptDrops(true);
  qApp->installEventFilter(new WheelFilter(this));
  qApp->installEventFilter(new SharedUndo(this));
  qApp->installEventFilter(new MenuLetters(this));
  qApp->installEventFilter(new NamedParts(this));
  qApp->installEventFilter(new DiceKeys(*this, *view_, dice_));
  hear_help_key(context_);
  pages_->addWidget(start_);
  pages_->addWidget(view_);
  setCentralWidget(desk_);
  actions_.fill_menus(*this);
  add_pages();
  add_tool_bars();
  connect_actions();
  show_offers_on_drop(context_);
  reach_ = new ReachShading(context_, *actions_.command("reach"), this);
  new ThreatShading(context_, *actions_.command("threat"), this);
  new AskedInView(context_, *desk_, this);
  new Autosave(session_, files_, this);
  new BackdropController(context_, this);
  new PhotoWatch(
      context_, [this](PhotographDialog* read, const QString& path) { show_photograph(context_, path, read); }, this);
  auto* disputed = new DisputeBar(session_.rulesets());
  line_->set_upper(disputed);
  dispute_ = new Dispute(context_, *line_, *disputed, this);
  line_->set_corner(new TurnLine(session_, *controller_));
  auto* states = new StateAtTable(context_, this);
  auto* watch = new TableWatch(context_, *line_, this);
  controller_->set_close_first([this, states, watch] {
    if (states->close() || watch->close_history()) return true;
    const bool open = desk_->in_drawer() != nullptr;
    if (open) desk_->close_drawer();
    return open;
  });
  new FirstSteps(session_, first_steps(actions_.command("model-kind")->shortcut()), view_);
  connect_session();
  carried_ = new CarriedRulesWatch(context_, this);
  restore();
  show_page();
  show_title();
  show_recent();
}

CommandContext MainWindow::context() {
  return {.window = *this,
          .session = session_,
          .asking = asking_,
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
          .ask = [this](const QString& sentence, const QString& button,
                        std::function<void()> act) { messages_->ask(sentence, button, std::move(act)); },
          .withdraw = [this](const QString& button) { messages_->withdraw(button); },
          .bring_to_front = [this](const QString& panel) { desk_->call(panel); },
          .come_up = [this](const QString& panel) { desk_->show_panel(panel); },
          .turn_to =
              [this](const QString& panel) {
                if (DrawerPage* page = desk_->page_of(panel); page->isVisible()) page->bring_to_front(panel);
              },
          .step_aside = [this](bool aside) { desk_->step_aside(aside); },
          .go_to_next_panel = [this] { focus_next_panel(); },
          .toggle_table_alone = [this] { set_table_alone(!desk_->alone()); },
          .set_view_style = [this](const ViewStyle& style) { set_view_style(style); },
          .dispute = [this]() -> Dispute& { return *dispute_; },
          .states = [this]() -> StateAtTable& { return *findChild<StateAtTable*>(); },
          .watching = [this]() -> TableWatch& { return *findChild<TableWatch*>(); },
          .dispute_beside = [this]() -> Dispute& { return open_dispute_beside(); },
          .put_beside = [this](QWidget* column) { desk_->put_beside(column); },
          .find_rulesets = [this] { carried_->find_rulesets(); },
          .cases = *new CaseService(session_, asking_, this)};
}

MainWindow::~MainWindow() {
  hide();                    // a field that has the focus ends its editing now, while the session is there
  view_->set_tool(nullptr);  // and so does a gesture, which may ask about a place
  // Children go one by one; none of them may hear of the others' going.
  disconnect(&session_, nullptr, nullptr, nullptr);
  disconnect(controller_, nullptr, nullptr, nullptr);
  delete beside_;
}

void MainWindow::add_pages() {
  for (const PageEntry& page : all_pages()) {
    const QAction* caller = actions_.command((QStringLiteral("page-") + page.name).toStdString());
    desk_->add_page(page, caller->shortcut().toString(QKeySequence::NativeText));
  }
  desk_->add_panel(u"order", "order", tr("Order"), order_);
  desk_->add_panel(u"ruling", "ruling", tr("Ruling"), ruling_);
  desk_->add_panel(u"model", "piece", tr("Model"), piece_);
  for (const PanelEntry& panel : all_panels())
    desk_->add_panel(QString(panel.page), panel.name, QCoreApplication::translate("Panels", panel.title),
                     panel.make(context_));
}

void MainWindow::add_tool_bars() {
  menuBar()->setCornerWidget(actions_.make_game_bar(session_));
  tools_ = actions_.make_tool_bar();
  addToolBar(Qt::LeftToolBarArea, tools_);
  tools_->layout()->setContentsMargins(0, 4, 0, 0);  // the table has the room
  actions_.give_table_keys_to(*view_);
  show_tool_in_hand();
}

void MainWindow::connect_actions() {
  connect(&undo_, &UndoSteps::changed, this, [this] { actions_.show_undo(undo_); });
  actions_.show_undo(undo_);
  const auto show_whether_it_may = [this] {
    actions_.command("carry-out")->setEnabled(asking_.order_to_carry_out().has_value());
  };
  connect(&asking_, &CurrentQuestion::changed, this, show_whether_it_may);
  show_whether_it_may();
}

void MainWindow::connect_session() {
  connect(&session_, &Session::game_opened, this, &MainWindow::show_page);
  connect(&session_.file(), &OpenFile::changed, this, &MainWindow::show_title);
  connect(&session_, &Session::game_changed, this, &MainWindow::show_title);
  connect(&session_, &Session::past_changed, desk_, [this] { desk_->set_past(session_.past() != nullptr); });
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
  connect(&session_.proposal(), &ProposedOrder::order_changed, messages_, &MessageBar::forget_refusal);
  connect(&session_.selected(), &SelectedThings::pieces_changed, messages_, &MessageBar::forget_refusal);
  connect(ruling_, &RulingPanel::place_picked, controller_, &TableController::show_place);
  connect(ruling_, &RulingPanel::previewed, view_, &TableView::show_preview);
  connect(ruling_, &RulingPanel::readings_asked, this, [this] { desk_->call(u"readings"); });
  connect(ruling_, &RulingPanel::decision_asked, this, [this] { decide_on_order(context_); });
  connect(ruling_, &RulingPanel::said, this, &MainWindow::tell);
  connect(controller_, &TableController::tool_changed, this, &MainWindow::show_tool_in_hand);
  connect(controller_, &TableController::shape_in_hand, desk_, &Desk::make_thin);
  connect(controller_, &TableController::said, this, [this](const QString& sentence) { line_->say(sentence); });
  connect(view_, &TableView::digit_typed, &dice_, &DiceEntry::type);
  connect(desk_, &Desk::left, view_, [this] { view_->setFocus(); });
  connect_line();
  connect(view_, &TableView::hovered, this, &MainWindow::show_hover);
  connect(controller_, &TableController::menu_asked, this,
          [this](const std::optional<Vec>& point, QPoint global) { show_context_menu(context_, point, global); });
}

void MainWindow::connect_line() {
  connect(line_, &AnswerStrip::carry_out_asked, this, &MainWindow::carry_out);
  connect(line_, &AnswerStrip::dispute_asked, this, [this] { actions_.command("dispute")->trigger(); });
  connect(line_, &AnswerStrip::page_asked, this, [this] { desk_->call(u"ruling"); });
  connect(line_, &AnswerStrip::previewed, view_, &TableView::show_preview);
  connect(line_, &AnswerStrip::said, this, &MainWindow::tell);
  connect(&line_->chips(), &Chips::who_asked, this, [this] { desk_->call(u"piece"); });
  connect(&line_->chips(), &Chips::rules_asked, this, [this] { desk_->call(u"clauses"); });
}

bool MainWindow::open(const QString& path) {
  if (is_rules_file(path)) return open_rules_file(context_, path);
  if (is_order_file(path)) return propose(path);
  return files_.may_leave() && files_.open(path);
}

bool MainWindow::propose(const QString& order_path) {
  const auto done = propose_order(session_, load_json(order_path.toStdString()), order_path.toStdString());
  if (!done) messages_->say(spoken(done.problem()));
  return done.ok();
}

void MainWindow::carry_out() { run_command(command_named("carry-out"), context_); }

void MainWindow::rescue(const QString& why) {
  const auto copy = files_.save_copy();
  if (!copy) return messages_->refuse(why + ' ' + reason_text(copy.problem()));
  messages_->refuse(copy->isEmpty() ? why : tr("%1 A copy of the game is saved in %2.").arg(why, *copy));
}

// Sentences about what was done pass by; what went wrong stays until it is closed.
void MainWindow::tell(const QString& sentence) { line_->say(sentence, PASSING, true); }

void MainWindow::show_page() {
  const bool open = session_.has_game();
  line_->show_place(hint_of(controller_->tool_in_hand()));
  pages_->setCurrentWidget(open ? static_cast<QWidget*>(view_) : start_);
  actions_.enable(open, controller_->tool_in_hand().id);
  tools_->setVisible(open);
  desk_->show_game(open);
  if (open) {
    view_->fit();
    view_->setFocus();
  } else {
    show_recent();
    start_->setFocus();
  }
}

void MainWindow::show_tool_in_hand() {
  actions_.enable(session_.has_game(), controller_->tool_in_hand().id);
  actions_.show_tool_in_hand(controller_->tool_in_hand().id);
  line_->show_place(hint_of(controller_->tool_in_hand()));
  const auto work = work_of(controller_->tool_in_hand().id);
  if (work && *work != desk_->work()) desk_->begin_work(*work);
}

void MainWindow::show_title() {
  const QString title = QString::fromStdString(session_.game().title());
  const QString name = title.isEmpty() ? QFileInfo(session_.file().name()).fileName() : title;
  setWindowModified(session_.file().modified());
  setWindowFilePath(session_.file().name());
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
  if (!point || !session_.has_game()) return line_->show_place(hint_of(controller_->tool_in_hand()));
  line_->show_place(words_for_place(session_.game().table(), *point, view_->view_style().unit));
}

void MainWindow::set_view_style(const ViewStyle& style) {
  view_->set_view_style(style);
  line_->show_place({});  // it may be in another unit
  controller_->show_start();
  session_.set_unit(style.unit);
  actions_.show_view_style(style);
}

// In full screen there are the table and the line, and every key works as before.
void MainWindow::set_table_alone(bool alone) {
  if (alone == desk_->alone() || !session_.has_game()) return;
  if (alone) {
    QSettings().setValue("geometry", saveGeometry());
    state_before_ = windowState();
    tell(tr("F9 brings the window back."));
  }
  menuBar()->setVisible(!alone);
  tools_->setVisible(!alone);
  desk_->set_alone(alone);
  setWindowState(alone ? state_before_ | Qt::WindowFullScreen : state_before_);
  view_->setFocus();
}

void MainWindow::focus_next_panel() {
  QList<QWidget*> stops{pages_->currentWidget()};
  for (const DrawerPage* page : desk_->pages())
    if (page->isVisible() && first_tab_stop(page->shown()) != nullptr) stops << &page->shown();
  QWidget* here = QApplication::focusWidget();
  int now = -1;
  for (int i = 0; i < stops.size(); ++i)
    if (here != nullptr && (stops[i] == here || stops[i]->isAncestorOf(here))) now = i;
  QWidget* next = stops[(now + 1) % stops.size()];
  QWidget* first = next->focusPolicy() != Qt::NoFocus ? next : first_tab_stop(*next);
  if (first != nullptr) first->setFocus(Qt::TabFocusReason);
}

bool MainWindow::event(QEvent* event) {
  if (event->type() != QEvent::StatusTip) return QMainWindow::event(event);
  if (const QString tip = static_cast<QStatusTipEvent*>(event)->tip(); !tip.isEmpty()) line_->say(tip, PASSING);
  return true;
}

Dispute& MainWindow::open_dispute_beside() {
  if (beside_) delete beside_;
  beside_ = new MainWindow(session_.shared_rulesets());
  beside_->setAttribute(Qt::WA_DeleteOnClose);
  beside_->waiting_ = this;
  beside_->setGeometry(geometry());
  beside_->set_view_style(view_->view_style());
  beside_->show();
  hide();
  return *beside_->dispute_;
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (waiting_) {
    // Shown before this one goes: the program ends with its last window.
    dispute_->let_go();
    waiting_->show();
    waiting_->activateWindow();
    return event->accept();
  }
  if (!files_.may_leave()) return event->ignore();
  remember();
  event->accept();
}

// From a field or a button, too, Escape drops the order, closes what lies open, puts the tool down: one of them.
void MainWindow::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape || !session_.has_game()) return QMainWindow::keyPressEvent(event);
  if (session_.proposal().order())
    session_.proposal().drop();
  else if (!controller_->escape())
    return QMainWindow::keyPressEvent(event);
  view_->setFocus();
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
  desk_->begin_work(Work::play);
  set_view_style(kept_view_style(view_->view_style()));
  view_->set_legend_place(kept_legend_place());
  actions_.show_appearance(chosen_appearance());
}

void MainWindow::remember() {
  QSettings settings;
  if (!desk_->alone()) settings.setValue("geometry", saveGeometry());
  keep_view_style(view_->view_style());
  keep_legend_place(view_->legend_place());
}

}  // namespace linesman
