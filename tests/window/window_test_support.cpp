#include "window/window_test_support.h"

#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QSettings>
#include <QTest>
#include <cstdlib>

#include "drawing/sheet/ruling_sheet.h"
#include "drawing/sheet/sheet_file.h"
#include "plugins/library.h"
#include "ui/panels/dice/dice_tray.h"
#include "ui/window/panel_box.h"

namespace linesman::testing_window {
namespace {

std::shared_ptr<const RulesetLibrary> library() {
  static const auto found = std::make_shared<const RulesetLibrary>(std::vector<std::string>{LINESMAN_RULESETS});
  return found;
}

/// Panels show an order at a readable pace: one of them has still to show the newest.
bool panels_follow(const MainWindow& window) {
  const std::initializer_list<const QWidget*> panels{window.findChild<OrderPanel*>(), window.findChild<RulingPanel*>(),
                                                     window.findChild<DiceTray*>()};
  for (const QWidget* panel : panels)
    for (const auto* pace : panel->findChildren<QTimer*>(QString(), Qt::FindDirectChildrenOnly))
      if (pace->isActive()) return true;
  return window.findChild<AnswerStrip*>()->findChild<QTimer*>("pace")->isActive();
}

void send(QWidget& widget, QEvent::Type type, QPoint at, Qt::MouseButton button, Qt::MouseButtons held,
          Qt::KeyboardModifiers keys) {
  QMouseEvent event(type, at, widget.mapToGlobal(at), button, held, keys);
  QApplication::sendEvent(&widget, &event);
}

/// The dark pixels of a row, painted as high as it is and `more`: they grow where a line was cut off or elided.
int ink_of(QListWidget& list, int row, int more) {
  const QRect box = list.visualItemRect(list.item(row));
  QStyleOptionViewItem option;
  option.initFrom(&list);
  option.font = list.font();
  option.widget = &list;
  option.features = QStyleOptionViewItem::WrapText;
  option.decorationSize = {18, 18};
  option.rect = QRect(0, 0, box.width(), box.height() + more);
  QImage image(option.rect.size(), QImage::Format_Grayscale8);
  image.fill(Qt::white);
  QPainter painter(&image);
  list.itemDelegate()->paint(&painter, option, list.model()->index(row, 0));
  painter.end();
  int dark = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) dark += qGray(image.pixel(x, y)) < 128 ? 1 : 0;
  return dark;
}

}  // namespace

std::string small_table() {
  return R"({ "linesman": 1, "title": "A small table", "ruleset": "pips", "mood": "kept",
    "table": { "width": 40, "depth": 30 },
    "terrain": [
      { "id": "wall", "kind": "wall", "geometry": { "type": "LineString", "coordinates": [[25, 15], [40, 15]] } },
      { "id": "copse", "name": "Copse", "kind": "wood",
        "geometry": { "type": "Polygon", "coordinates": [[[1, 10], [6, 10], [6, 16], [1, 16], [1, 10]]] } } ],
    "units": [ { "id": "troop-1", "name": "1st Troop", "side": "red" } ],
    "pieces": [
      { "id": "tank-1", "name": "Sherman", "unit": "troop-1", "at": [10, 6], "facing": 0,
        "base": { "shape": "rectangle", "width": 1.2, "length": 2.6 }, "traits": { "speed": "standard", "drive": "tracked" } },
      { "id": "car-1", "name": "Puma", "side": "red", "at": [30, 6], "facing": 0,
        "base": { "shape": "rectangle", "width": 1.0, "length": 2.0 }, "traits": { "speed": "wheeled" } },
      { "id": "tank-2", "name": "Panzer IV", "side": "blue", "at": [10, 24], "facing": 180,
        "base": { "shape": "rectangle", "width": 1.2, "length": 2.6 }, "traits": { "speed": "standard", "drive": "tracked" } } ],
    "turn": 1, "history": [] })";
}

void run_out(QTimer& timer) {
  QTimerEvent over(timer.timerId());
  QCoreApplication::sendEvent(&timer, &over);
}

namespace {

/// As it is at the first start, whatever the tests before have pinned.
std::unique_ptr<MainWindow> first_window() {
  QSettings().remove("pins");
  return std::make_unique<MainWindow>(library());
}

}  // namespace

WindowTest::WindowTest() : window(first_window()) {
  window->resize(1300, 850);
  window->show();
  EXPECT_TRUE(QTest::qWaitForWindowExposed(window.get(), PATIENCE));
  handle_events();
}

QString WindowTest::write(const QString& name, const std::string& text) const {
  QFile file(folder.filePath(name));
  EXPECT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(text.data(), static_cast<qint64>(text.size()));
  return file.fileName();
}

void WindowTest::open(const std::string& text) {
  ASSERT_TRUE(window->open(write("game.linesman", text))) << window->messages().sentence().toStdString();
  handle_events();
}

void WindowTest::open_example(const char* name) {
  ASSERT_TRUE(window->open(QString(LINESMAN_SOURCE_DIR) + "/resources/examples/" + name + ".linesman"));
  handle_events();
}

QPoint WindowTest::on_view(Vec point) const { return window->table().projection().to_paper(point).toPoint(); }

void WindowTest::press(Vec at, Qt::MouseButton button) {
  send(view(), QEvent::MouseButtonPress, on_view(at), button, Qt::LeftButton | button, Qt::NoModifier);
}

void WindowTest::move_to(Vec at, Qt::KeyboardModifiers keys) {
  send(view(), QEvent::MouseMove, on_view(at), Qt::NoButton, Qt::LeftButton, keys);
}

void WindowTest::release(Vec at) {
  send(view(), QEvent::MouseButtonRelease, on_view(at), Qt::LeftButton, Qt::NoButton, Qt::NoModifier);
}

void WindowTest::click(Vec at) {
  press(at);
  release(at);
}

void WindowTest::drag(Vec from, Vec to, Qt::KeyboardModifiers keys) {
  press(from);
  move_to((from + to) * 0.5, keys);
  move_to(to, keys);
  settle();
  release(to);
  settle();
}

void WindowTest::key(int code, Qt::KeyboardModifiers keys) {
  view().setFocus();
  QTest::keyClick(&view(), static_cast<Qt::Key>(code), keys);
}

void WindowTest::propose_rapid(double inches, const std::vector<double>& dice) {
  Order order;
  order.who = OnePiece{"tank-1"};
  order.action = "rapid";
  order.paths.set_all(Path{ForwardStep{inches}});
  order.dice["movement"] = dice;
  session().selected().select({"tank-1"});
  session().proposal().propose(order);
  settle();
}

std::string WindowTest::sheet_html_now() {
  const auto sheet_case = case_of_order(session().rulesets(), session().game(), order());
  if (!sheet_case) return sheet_case.problem().sentence();
  return sheet_html(ruling_sheet(*sheet_case, {"A small table", session().unit()})).toStdString();
}

bool WindowTest::wait_until(const std::function<bool()>& done) { return QTest::qWaitFor(done, PATIENCE); }

void WindowTest::handle_events() {
  constexpr int ROUNDS = 5;  // what is due may have more to be done
  for (int round = 0; round < ROUNDS; ++round) {
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
}

void WindowTest::settle() {
  const auto done = [this] {
    const CurrentQuestion& asking = window->asking();
    if (!session().hearing() || !asking.question()) return !session().proposal().order() || !session().hearing();
    return (!asking.is_about_way() || session().proposal().answer_is_current()) && !asking.is_grey();
  };
  EXPECT_TRUE(wait_until(done)) << "the referee did not answer";
  EXPECT_TRUE(wait_until([this] { return !panels_follow(*window); }));
  handle_events();
}

void WindowTest::type_dice(const QString& faces) {
  call("order");
  auto* box = window->order_panel().findChild<DiceBox*>();
  ASSERT_NE(box, nullptr) << "no dice are asked for";
  auto* text = box->findChild<QLineEdit*>();
  text->setFocus();
  text->clear();
  QTest::keyClicks(text, faces);
  settle();
}

void WindowTest::call(const char* panel) {
  window->desk().show_panel(QString(panel));
  handle_events();
}

void WindowTest::on_every_panel(const std::function<void()>& look) {
  session().selected().select({session().game().pieces().front()->id});
  for (const PanelEntry& panel : all_panels()) {
    call(panel.name);
    handle_events();
    look();
  }
}

const Piece& WindowTest::piece(const std::string& id) {
  return session().game().piece(*session().game().find_piece(id));
}

const Order& WindowTest::order() {
  LINESMAN_CHECK(session().proposal().order().has_value());
  return *session().proposal().order();
}

Verdict WindowTest::verdict() {
  const AnswerPtr answer = session().proposal().answer();
  LINESMAN_CHECK(answer && answer->ruling() != nullptr);
  return answer->ruling()->verdict;
}

std::string cut_rows(QListWidget& list) {
  QStringList cut;
  for (int row = 0; row < list.count(); ++row) {
    const bool fits = list.visualItemRect(list.item(row)).right() <= list.viewport()->width();
    if (!fits || std::abs(ink_of(list, row, 0) - ink_of(list, row, 60)) > 5) cut << list.item(row)->text();
  }
  return cut.join("; ").toStdString();
}

QStringList example_names() {
  QStringList names;
  for (const QString& file :
       QDir(QString(LINESMAN_SOURCE_DIR) + "/resources/examples").entryList({"*.linesman"}, QDir::Files, QDir::Name))
    names << file.section('.', 0, 0);
  return names;
}

}  // namespace linesman::testing_window
