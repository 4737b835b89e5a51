// A window on a small table, and hands to work it with.
#pragma once

#include <gtest/gtest.h>

#include <QApplication>
#include <QListWidget>
#include <QTemporaryDir>
#include <QTimer>
#include <functional>
#include <memory>

#include "support/patience.h"
#include "ui/window/main_window.h"

namespace linesman::testing_window {

/// 40 by 30 inches of open ground under pips: the Sherman (tank-1) at (10, 6) facing north, a Puma (car-1), a Panzer IV
/// (tank-2) of the other side at (10, 24); a wall across the east half, a wood in the west.
std::string small_table();

/// As if its time had come.
void run_out(QTimer& timer);

/// The rows of a list that are wider than it, or of which a line is cut off.
std::string cut_rows(QListWidget& list);

class WindowTest : public ::testing::Test {
 protected:
  WindowTest();

  /// Opens the small table, or another document's text, from a file of its own.
  void open(const std::string& text = small_table());
  /// Opens an example game by the name of its file, without its ending.
  void open_example(const char* name);
  QString write(const QString& name, const std::string& text) const;

  QPoint on_view(Vec point) const;
  void press(Vec at, Qt::MouseButton button = Qt::LeftButton);
  void move_to(Vec at, Qt::KeyboardModifiers keys = Qt::NoModifier);
  void release(Vec at);
  void click(Vec at);
  /// Press, two moves, release.
  void drag(Vec from, Vec to, Qt::KeyboardModifiers keys = Qt::NoModifier);
  void key(int key, Qt::KeyboardModifiers keys = Qt::NoModifier);

  /// Calls `act` with the dialog of that type that comes next, as soon as it is there: a fixed wait is too short on a
  /// busy machine, and then the dialog waits for ever.
  template <class Dialog, class Act>
  void when_asked(Act act) {
    auto* look = new QTimer(window.get());
    QObject::connect(look, &QTimer::timeout, window.get(), [look, act] {
      auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
      if (!dialog || !look->isActive()) return;
      look->stop();
      act(*dialog);
    });
    look->start(20);
  }

  /// Selects the Sherman of the small table and proposes `inches` straight on at the pace rapid.
  void propose_rapid(double inches, const std::vector<double>& dice);

  /// The ruling sheet of the proposed order, as HTML.
  std::string sheet_html_now();

  /// Handles events until `done`; false when that never comes.
  static bool wait_until(const std::function<bool()>& done);
  /// Handles what is due now: layouts, paintings, what was put off until there is nothing else to do.
  static void handle_events();
  /// Until the newest order is answered and the panels show it.
  void settle();
  /// The faces typed into the box of dice.
  void type_dice(const QString& faces);

  /// Shows the page of a panel, as its key does but for the focus.
  void call(const char* panel);
  /// Selects the first piece, and calls `look` with the page of each panel shown.
  void on_every_panel(const std::function<void()>& look);

  const Piece& piece(const std::string& id);
  const Order& order();
  Verdict verdict();
  Session& session() { return window->session(); }
  TableView& view() { return window->table(); }

  QTemporaryDir folder;
  std::unique_ptr<MainWindow> window;
};

/// The names of the examples' files without their endings, sorted.
QStringList example_names();

}  // namespace linesman::testing_window
