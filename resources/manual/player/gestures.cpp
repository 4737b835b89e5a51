#include "player/gestures.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QTabBar>
#include <QTest>
#include <optional>
#include <vector>

#include "player/shown.h"
#include "ui/window/main_window.h"

namespace linesman::manual {

namespace {

constexpr int STEPS = 6;  // of the pointer on a straight stretch

LineAct cannot(const QString& why) { return {why, {}}; }
LineAct does(std::function<void()> act) { return {{}, std::move(act)}; }

struct TablePlace {
  MainWindow* window;
  Vec at;
  QPoint on_view() const { return window->table().projection().to_paper(at).toPoint(); }
};

void send(const TablePlace& place, QEvent::Type type, Qt::MouseButton button, Qt::MouseButtons held) {
  QWidget& view = place.window->table();
  if (type == QEvent::MouseButtonPress) view.setFocus(Qt::MouseFocusReason);  // as a press by a hand gives it
  QMouseEvent event(type, place.on_view(), view.mapToGlobal(place.on_view()), button, held, {});
  QApplication::sendEvent(&view, &event);
}

std::optional<Vec> numbers(const QString& text) {
  static const QRegularExpression two(R"(^(-?[\d.]+) (-?[\d.]+)$)");
  const auto found = two.match(text);
  if (!found.hasMatch()) return std::nullopt;
  return Vec{found.captured(1).toDouble(), found.captured(2).toDouble()};
}

/// A model by its name or id, or two numbers.
std::optional<TablePlace> place_named(const QString& words) {
  MainWindow* window = window_in_front();
  if (window == nullptr || !window->session().has_game()) return std::nullopt;
  if (const auto at = numbers(words)) return TablePlace{window, *at};
  for (const auto& piece : window->session().shown_game().pieces())
    if (words == QString::fromStdString(piece->name) || words == QString::fromStdString(piece->id))
      return TablePlace{window, piece->pose.at};
  return std::nullopt;
}

LineAct of_pointer(const QString& words, std::function<void(const TablePlace&)> act) {
  const auto place = place_named(words);
  if (!place) return cannot("there is no model \"" + words + '"');
  return does([place = *place, act = std::move(act)] { act(place); });
}

void click(const TablePlace& place) {
  send(place, QEvent::MouseMove, Qt::NoButton, Qt::NoButton);
  send(place, QEvent::MouseButtonPress, Qt::LeftButton, Qt::LeftButton);
  send(place, QEvent::MouseButtonRelease, Qt::LeftButton, Qt::NoButton);
}

void double_click(const TablePlace& place) {
  click(place);
  send(place, QEvent::MouseButtonDblClick, Qt::LeftButton, Qt::LeftButton);
  send(place, QEvent::MouseButtonRelease, Qt::LeftButton, Qt::NoButton);
}

/// Where a drag that is held now is.
std::optional<TablePlace>& held_at() {
  static std::optional<TablePlace> place;
  return place;
}

void let_go() {
  send(*held_at(), QEvent::MouseButtonRelease, Qt::LeftButton, Qt::NoButton);
  held_at().reset();
}

void drag(const TablePlace& from, const std::vector<Vec>& to) {
  send(from, QEvent::MouseMove, Qt::NoButton, Qt::NoButton);
  send(from, QEvent::MouseButtonPress, Qt::LeftButton, Qt::LeftButton);
  TablePlace at = from;
  for (const Vec& next : to) {
    if (&next != &to.front()) QTest::keyClick(&from.window->table(), Qt::Key_Space);  // a waypoint
    const Vec before = at.at;
    for (int step = 1; step <= STEPS; ++step) {
      at.at = before + (next - before) * (step / static_cast<double>(STEPS));
      send(at, QEvent::MouseMove, Qt::NoButton, Qt::LeftButton);
      QCoreApplication::processEvents();
    }
  }
  held_at() = at;
}

LineAct drag_of(const QString& words, bool lets_go) {
  QStringList parts = words.split(" to ");
  const auto from = place_named(parts.takeFirst());
  if (!from) return cannot("there is no such model");
  std::vector<Vec> to;
  for (const QString& part : parts) {
    const auto at = numbers(part);
    if (!at) return cannot('"' + part + "\" is no place");
    to.push_back(*at);
  }
  if (to.empty()) return cannot("it does not say where to");
  return does([from = *from, to, lets_go] {
    drag(from, to);
    // The stop of the newest answer is what it snaps to.
    if (lets_go && QTest::qWaitFor(is_settled, 20'000)) let_go();
  });
}

/// A button that is dragged out on to the table.
LineAct lay(const QString& words) {
  const QStringList parts = words.split(" to ");
  QAbstractButton* button = parts.size() == 2 ? shown_button(parts[0]) : nullptr;
  if (button == nullptr) return cannot("there is no button \"" + words + '"');
  const auto at = place_named(parts[1]);
  if (!at) return cannot('"' + parts[1] + "\" is no place");
  return does([button, at = *at] {
    QWidget& view = at.window->table();
    const QPoint start = button->rect().center();
    const QPoint end = button->mapFromGlobal(view.mapToGlobal(at.on_view()));
    QTest::mousePress(button, Qt::LeftButton, {}, start);
    for (const QPoint& on : {start + QPoint(20, 20), end}) {
      QMouseEvent move(QEvent::MouseMove, on, button->mapToGlobal(on), Qt::NoButton, Qt::LeftButton, {});
      QApplication::sendEvent(button, &move);
    }
    QTest::mouseRelease(button, Qt::LeftButton, {}, end);
  });
}

LineAct press_button(const QString& words) {
  QAbstractButton* button = shown_button(words);
  if (button == nullptr) return cannot("there is no button \"" + words + '"');
  if (!button->isEnabled()) return cannot("the button \"" + words + "\" is greyed");
  return does([button] { QTest::mouseClick(button, Qt::LeftButton); });
}

LineAct press_tab(const QString& words) {
  const ShownTab tab = shown_tab(words);
  if (tab.bar == nullptr) return cannot("there is no tab \"" + words + '"');
  return does([tab] { QTest::mouseClick(tab.bar, Qt::LeftButton, {}, tab.bar->tabRect(tab.index).center()); });
}

LineAct press_row(const QString& words, bool twice) {
  const ShownRow row = shown_row(words);
  if (row.view == nullptr) return cannot("there is no row \"" + words + '"');
  return does([row, twice] {
    QTest::mouseClick(row.view->viewport(), Qt::LeftButton, {}, row.middle);
    if (twice) QTest::mouseDClick(row.view->viewport(), Qt::LeftButton, {}, row.middle);
  });
}

QAction* entry_named(const QList<QAction*>& entries, const QString& words) {
  for (QAction* each : entries)
    if (each->text().remove('&').section('\t', 0, 0) == words && each->isVisible()) return each;
  return nullptr;
}

LineAct choose_in_menu(const QString& words) {
  const auto* popup = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  const MainWindow* window = window_in_front();
  if (popup == nullptr && window == nullptr) return cannot("there is no menu");
  QList<QAction*> entries = popup != nullptr ? popup->actions() : window->menuBar()->actions();
  QAction* entry = nullptr;
  for (const QString& part : words.split(" > ")) {
    entry = entry_named(entries, part);
    if (entry == nullptr) return cannot("the menu has no \"" + part + '"');
    if (entry->menu() != nullptr) {
      emit entry->menu()->aboutToShow();
      entries = entry->menu()->actions();
    }
  }
  if (!entry->isEnabled()) return cannot('"' + words + "\" is greyed");
  return does([entry] {
    if (QWidget* menu = QApplication::activePopupWidget()) menu->close();
    entry->trigger();
  });
}

LineAct press_keys(const QString& words) {
  const QKeySequence keys(words);
  QWidget* part = part_for_keys();
  if (keys.isEmpty() || part == nullptr) return cannot('"' + words + "\" is no key");
  return does([keys, part] { QTest::keyClick(part, Qt::Key(keys[0].key()), keys[0].keyboardModifiers()); });
}

LineAct type_text(const QString& words) {
  QWidget* part = part_for_keys();
  if (part == nullptr) return cannot("nothing takes keys");
  return does([words, part] {
    if (auto* line = qobject_cast<QLineEdit*>(part)) line->selectAll();
    // The first letter may open a field that has the focus for the others.
    for (const QChar letter : words) {
      if (letter.unicode() < 128)
        QTest::keyClicks(part_for_keys(), letter);
      else  // QTest knows no key for an umlaut
        QTest::sendKeyEvent(QTest::Click, part_for_keys(), Qt::Key_unknown, QString(letter), Qt::NoModifier);
    }
  });
}

LineAct open_game(const QString& path) {
  MainWindow* window = window_in_front();
  if (window == nullptr) return cannot("no window is shown");
  return does([window, path] { window->open(path); });
}

LineAct resize(const QString& words) {
  const auto size = numbers(words);
  MainWindow* window = window_in_front();
  if (!size || window == nullptr) return cannot("a size has two numbers");
  return does([window, size] { window->resize(static_cast<int>(size->x), static_cast<int>(size->y)); });
}

LineAct reads(const QString& words) {
  for (const QString& text : shown_texts())
    if (text.contains(words)) return does([] {});
  return cannot("the window does not say \"" + words + "\"; it says: " + shown_texts().join(" | ").left(4000));
}

}  // namespace

LineAct act_of(const QString& line) {
  const QString verb = line.section(' ', 0, 0);
  const QString words = line.section(' ', 1).trimmed();
  if (verb == "open") return open_game(words);
  if (verb == "size") return resize(words);
  if (verb == "button") return press_button(words);
  if (verb == "tab") return press_tab(words);
  if (verb == "row") return press_row(words, false);
  if (verb == "rows") return press_row(words, true);
  if (verb == "menu") return choose_in_menu(words);
  if (verb == "key") return press_keys(words);
  if (verb == "type") return type_text(words);
  if (verb == "drag") return drag_of(words, true);
  if (verb == "hold") return drag_of(words, false);
  if (verb == "release") return held_at() ? does(let_go) : cannot("nothing is held");
  if (verb == "lay") return lay(words);
  if (verb == "click") return of_pointer(words, click);
  if (verb == "double") return of_pointer(words, double_click);
  if (verb == "point")
    return of_pointer(words, [](const TablePlace& at) { send(at, QEvent::MouseMove, Qt::NoButton, Qt::NoButton); });
  if (verb == "says") return reads(words);
  return cannot("\"" + verb + "\" is no gesture");
}

bool is_settled() {
  MainWindow* window = window_in_front();
  if (window == nullptr) return true;
  const Session& session = window->session();
  const CurrentQuestion& asking = window->asking();
  if (session.hearing() && asking.question())
    if ((asking.is_about_way() && !session.proposal().answer_is_current()) || asking.is_grey()) return false;
  const ReachService& reach = window->reach();
  if (reach.asks() && (!reach.answer() || !reach.answer()->refined)) return false;
  if (window->ruling_panel().mends().service().looking()) return false;
  for (const char* part : {"linesman::OrderPanel", "linesman::RulingPanel", "linesman::DiceTray"})
    for (const QWidget* panel : window->findChildren<QWidget*>())
      if (panel->inherits(part))
        for (const auto* pace : panel->findChildren<QTimer*>(QString(), Qt::FindDirectChildrenOnly))
          if (pace->isActive()) return false;
  const auto* pace = window->line().findChild<QTimer*>("pace");
  return pace == nullptr || !pace->isActive();
}

}  // namespace linesman::manual
