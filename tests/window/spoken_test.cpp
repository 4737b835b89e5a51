// Every text that the window shows speaks as a player does (ui/README.md, *Words*). The sources are read in
// tests/architecture; here is what stands in panels, lists, menus and tooltips while games are played.
#include <QAction>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTextDocument>
#include <QTreeView>
#include <set>

#include "support/plain_words.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

class Spoken : public WindowTest {
 protected:
  /// Rules speak as their rulebook does, and so do the tooltips that hold them.
  void add(const QString& text, bool sentences = false) {
    if (text.contains("<p>")) return;
    const std::string read = text.toStdString();
    if (!inner_word_in(read).empty()) wrong.insert(read + "  <- " + inner_word_in(read));
    if (has_long_number(read)) wrong.insert(read + "  <- decimals");
    if (sentences && !wrong_with(read).empty()) wrong.insert(read + "  <- " + wrong_with(read));
    ++texts;
  }

  void add_items(const QAbstractItemModel& model, const QModelIndex& below = {}) {
    constexpr int MOST_ROWS = 100;
    for (int row = 0; row < std::min(model.rowCount(below), MOST_ROWS); ++row)
      for (int column = 0; column < model.columnCount(below); ++column) {
        const QModelIndex index = model.index(row, column, below);
        for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)})
          add(index.data(role).toString());
        if (column == 0 && model.hasChildren(index)) add_items(model, index);
      }
    for (int column = 0; column < model.columnCount(); ++column)
      add(model.headerData(column, Qt::Horizontal).toString());
  }

  void add_widget(const QWidget& widget) {
    add(widget.accessibleName());
    add(widget.accessibleDescription());
    add(widget.toolTip(), true);
    add(widget.windowTitle());
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) add(label->text(), true);
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) add(button->text());
    if (const auto* box = qobject_cast<const QGroupBox*>(&widget)) add(box->title());
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) add(line->placeholderText());
    if (const auto* list = qobject_cast<const QAbstractItemView*>(&widget); list && list->model())
      add_items(*list->model());
  }

  void read_all() {
    settle();
    for (const QWidget* widget : QApplication::allWidgets()) add_widget(*widget);
    for (const QAction* action : window->findChildren<QAction*>()) {
      add(action->text());
      add(action->toolTip(), true);
    }
  }

  void expect_plain() {
    EXPECT_GT(texts, 300);
    for (const std::string& text : wrong) ADD_FAILURE() << text;
  }

  std::set<std::string> wrong;
  int texts = 0;
};

TEST_F(Spoken, InEveryPanelAndMenuOfEveryExample) {
  for (const char* example : {"drill-stream", "hexes-village", "mobility-drop", "orders-town", "pips-bocage"}) {
    open_example(example);
    on_every_panel([this] { read_all(); });
  }
  expect_plain();
}

TEST_F(Spoken, WhereAMoveIsIllegalAndAfterAMoveThatIsNot) {
  open();
  propose_rapid(30, {1, 1});
  read_all();
  propose_rapid(3, {5, 4});
  settle();
  window->actions().command("carry-out")->trigger();
  drag({10, 9}, {14, 9});
  read_all();
  key(Qt::Key_Escape);
  read_all();
  expect_plain();
}

}  // namespace
}  // namespace linesman::testing_window
