// In German no text of the window has an English word: panels, menus, tool tips, lists, dialogs, and what screen
// readers are given. Every command is triggered, and every dialog that comes is read.
#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTabWidget>
#include <QTextEdit>
#include <QTreeView>
#include <filesystem>
#include <set>

#include "cli/german_text.h"
#include "drawing/report/translation.h"
#include "files/json.h"
#include "plugins/library.h"
#include "sharing/rules_file.h"
#include "ui/panels/fields/number_edit.h"
#include "ui/panels/order/path_list.h"
#include "ui/panels/terrain/feature_panel.h"
#include "ui/window/commands/command_table.h"
#include "ui/workshop/rules_preview.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

namespace fs = std::filesystem;

class GermanWindow : public WindowTest {
 protected:
  void SetUp() override {
    install_language("de", {LINESMAN_RULESETS});
    library =
        std::make_shared<const RulesetLibrary>(std::vector<std::string>{LINESMAN_RULESETS}, wording_in_language());
    window = std::make_unique<MainWindow>(library);
    window->show();
    for (const auto& file : fs::directory_iterator(std::string(LINESMAN_SOURCE_DIR) + "/resources/examples"))
      if (file.path().extension() == ".linesman") names.add(load_json(file.path().string()).value());
    names.add(parse_json(small_table(), "").value());
    for (const std::string& id : library->ids()) {
      const std::string& title = library->find(id)->data.terms.title;
      names.add(title);
      titles.insert({id, QString::fromStdString(title).toLower().toStdString()});
    }
    titles.insert("legal");  // a paper
    for (const std::string name :
         {"Chain of Command", "Open Document", "Open Sans", "Creative Commons", "Lane with a wall", "with a wall"})
      names.add(name);
  }
  void TearDown() override {
    window.reset();
    install_language("en", {});
    EXPECT_GT(texts.size(), 100u);
  }

  void read(const QString& text, const std::string& where) {
    // The notices on the works of others are a document of its own, with their licences word for word.
    if (text.startsWith("Linesman is under the MIT licence. These are the works of others")) return;
    if (text.isEmpty() || !texts.insert(text).second) return;
    const std::string english = english_in(QString(text).remove('&').toStdString(), names, titles);
    if (!english.empty()) ADD_FAILURE() << where << ": " << english;
    const std::string point = decimal_point_in(QString(text).remove("5.5 oder 5.5<90").toStdString(), names);
    if (!point.empty()) ADD_FAILURE() << where << ": " << point << " has no comma";
  }

  void read_items(const QAbstractItemModel& model, const std::string& where, const QModelIndex& below = {}) {
    constexpr int MOST_ROWS = 200;
    for (int row = 0; row < std::min(model.rowCount(below), MOST_ROWS); ++row)
      for (int column = 0; column < model.columnCount(below); ++column) {
        const QModelIndex index = model.index(row, column, below);
        for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)})
          read(index.data(role).toString(), where);
        if (column == 0 && model.hasChildren(index)) read_items(model, where, index);
      }
    for (int column = 0; column < model.columnCount(); ++column)
      read(model.headerData(column, Qt::Horizontal).toString(), where);
  }

  void read_widget(const QWidget& widget) {
    const std::string where = std::string(widget.metaObject()->className()) + " " + widget.objectName().toStdString();
    for (const QString& text :
         {widget.accessibleName(), widget.accessibleDescription(), widget.toolTip(), widget.windowTitle()})
      read(text, where);
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) read(label->text(), where);
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) read(button->text(), where);
    if (const auto* box = qobject_cast<const QGroupBox*>(&widget)) read(box->title(), where);
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) read(line->placeholderText(), where);
    if (const auto* text = qobject_cast<const QTextEdit*>(&widget)) read(text->toPlainText(), where);
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) read_items(*box->model(), where);
    if (const auto* list = qobject_cast<const QAbstractItemView*>(&widget); list && list->model())
      read_items(*list->model(), where);
    if (const auto* tabs = qobject_cast<const QTabWidget*>(&widget))
      for (int i = 0; i < tabs->count(); ++i) read(tabs->tabText(i), where);
    for (const QAction* action : widget.actions())
      for (const QString& text : {action->text(), action->toolTip(), action->statusTip()}) read(text, where);
  }

  /// Qt's dialogs of files show folders, whose names are the player's.
  static bool is_of_qt(const QWidget& widget) {
    for (const QWidget* each = &widget; each != nullptr; each = each->parentWidget())
      if (each->inherits("QFileDialog") || each->inherits("QPrintPreviewDialog") ||
          each->inherits("QPageSetupDialog") || each->inherits("QPrintDialog"))
        return true;
    return false;
  }

  void read_all() {
    settle();
    for (const QWidget* widget : QApplication::allWidgets())
      if (!is_of_qt(*widget)) read_widget(*widget);
  }

  std::shared_ptr<const RulesetLibrary> library;
  KeptNames names;
  std::set<std::string> titles;  ///< of rulesets, which are names
  std::set<QString> texts;
};

TEST_F(GermanWindow, SaysNoEnglishWordOnItsPages) {
  for (const char* example : {"drill-stream", "hexes-village", "mobility-drop", "orders-town", "pips-bocage",
                              "armour-ford", "elements-river", "ranks-field", "skirmish-ruin"}) {
    open_example(example);
    on_every_panel([this] { read_all(); });
  }
}

TEST_F(GermanWindow, SaysNoEnglishWordOfAMove) {
  open();
  propose_rapid(30, {1, 1});
  read_all();
  propose_rapid(3, {5, 4});
  window->actions().command("carry-out")->trigger();
  drag({10, 9}, {14, 9});
  read_all();
  key(Qt::Key_Escape);
  read_all();
}

TEST_F(GermanWindow, SaysNoEnglishWordInADialog) {
  open();
  propose_rapid(3, {5, 4});
  QTimer look;
  int dialogs = 0;
  QObject::connect(&look, &QTimer::timeout, window.get(), [&] {
    auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    if (dialog == nullptr) return;
    ++dialogs;
    read_all();
    dialog->reject();
  });
  look.start(20);
  const std::set<std::string_view> left_out{"quit", "close"};
  for (const Command& command : all_commands()) {
    if (left_out.count(command.id) > 0 || command.group == CommandGroup::none) continue;
    session().selected().select({"tank-1"});
    auto* action = window->findChild<QAction*>(command.id);
    if (action == nullptr || action->menu() != nullptr) continue;
    action->trigger();
    settle();
    read_all();
  }
  EXPECT_GT(dialogs, 12);
}

TEST_F(GermanWindow, SaysNoEnglishWordOfTheRulesOfAnotherPlayer) {
  const Value chart = parse_json(R"({"id": "heide", "judge": "charts", "edition": "1", "title": "Heide",
      "summary": "Wanderer auf der Heide.", "currency": "inch", "steps": ["forward", "pivot"],
      "actions": [{"id": "gehen", "title": "Gehen"}, {"id": "rennen", "title": "Rennen"}],
      "traits": [{"key": "last", "title": "Last", "type": "boolean", "on": ["piece"]}],
      "defaults": {"last": false}, "ratings": {"wood": "wald"}, "figures": {"weite": 6},
      "clauses": [
        {"id": "heide-1", "title": "Weite", "text": "Bis {weite} Zoll.",
         "rules": [{"kind": "allowance", "add": {"figure": "weite"}},
                   {"kind": "allowance", "times": 2, "when": {"action": "rennen", "is": {"last": false}}}]},
        {"id": "heide-2", "title": "Wald", "text": "Im Wald halb so weit.",
         "rule": {"kind": "price", "ground": "wald", "times": 2}},
        {"id": "heide-3", "title": "Andere", "text": "Durch keinen hindurch.",
         "rule": {"kind": "apart", "from": ["others"]}},
        {"id": "heide-4", "title": "Kante", "text": "Alle bleiben auf dem Tisch.", "rule": {"kind": "edge"}}]})",
                                 "")
                          .value();
  names.add(chart);
  const auto bytes = rules_file({chart, Value::Object{{"cases", Value::empty_array()}}});
  ASSERT_TRUE(bytes.ok()) << bytes.problem().sentence();
  bool read_it = false;
  when_asked<RulesPreview>([&](RulesPreview& preview) {
    read_all();
    read_it = preview.list().count() == 4;
    preview.reject();
  });
  window->open(write("heide.lmrules", *bytes));
  EXPECT_TRUE(wait_until([&] { return read_it; }));
}

/// The texts of figures, without a window.
class GermanFigures : public ::testing::Test {
 protected:
  void SetUp() override { install_language("de", {LINESMAN_RULESETS}); }
  void TearDown() override { install_language("en", {}); }
};

TEST_F(GermanFigures, InABoxHaveADecimalComma) {
  NumberEdit box;
  box.set_number(1.5);
  EXPECT_EQ(box.text(), "1,5");
  EXPECT_EQ(box.number(), 1.5);
  box.set_length_unit(LengthUnit::centimetre);
  EXPECT_EQ(box.text(), "3,81");
  box.setText("2,54");
  EXPECT_EQ(box.number(), 1);
}

TEST_F(GermanFigures, OfStepsHaveADecimalComma) {
  PathModel path;
  path.show_path({ForwardStep{1.5}}, nullptr, {});
  EXPECT_EQ(path.data(path.index(0), Qt::EditRole), "forward 1,5");
  Step typed;
  QObject::connect(&path, &PathModel::typed, [&](int, const Step& step) { typed = step; });
  EXPECT_TRUE(path.setData(path.index(0), "2,25", Qt::EditRole));
  EXPECT_EQ(std::get<ForwardStep>(typed).distance, 2.25);
}

TEST_F(GermanFigures, OfCornersArePartedByASemicolon) {
  const FeatureShape line = Polyline{{1.5, 2}, {3, 4}};
  EXPECT_EQ(corner_text(line), "1,5; 2\n3; 4");
  EXPECT_EQ(with_corners(line, "1,5; 2,25\n3; 4"), FeatureShape(Polyline{{1.5, 2.25}, {3, 4}}));
  EXPECT_EQ(with_corners(line, "1.5, 2\n3, 4"), line);
}

}  // namespace
}  // namespace linesman::testing_window
