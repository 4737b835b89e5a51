// The whole main job by keys alone: the table, a move, its dice, the ruling, the sheet. What a screen reader is given
// on the way is written down and held in by_keyboard.txt. LINESMAN_WRITE_TRANSCRIPT=1 writes that file anew.
#include <QAbstractItemView>
#include <QAccessible>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QTest>
#include <QTimer>
#include <fstream>
#include <sstream>

#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

QString role_words(QAccessible::Role role) {
  switch (role) {
    case QAccessible::Graphic: return "thing on the table";
    case QAccessible::Canvas: return "table";
    case QAccessible::Button: return "button";
    case QAccessible::ListItem: return "line";
    case QAccessible::List: return "list";
    case QAccessible::TreeItem: return "line";
    case QAccessible::EditableText: return "field";
    case QAccessible::ComboBox: return "box";
    case QAccessible::ButtonMenu: return "button with a menu";
    default: return QString("part %1").arg(static_cast<int>(role));
  }
}

/// What a screen reader reads of a thing.
QString reading(const QAccessibleInterface& thing) {
  QStringList words{role_words(thing.role()), thing.text(QAccessible::Name), thing.text(QAccessible::Value),
                    thing.text(QAccessible::Description)};
  if (thing.state().checked) words << "checked";
  if (thing.state().disabled) words << "greyed";
  words.removeAll(QString());
  return words.join(", ");
}

/// The thing that has the focus: of a list its current line, of the table the selected model.
QString reading_of_focus() {
  QWidget* focus = QApplication::focusWidget();
  QAccessibleInterface* part = focus != nullptr ? QAccessible::queryAccessibleInterface(focus) : nullptr;
  if (part == nullptr) return {};
  for (int i = 0; i < part->childCount(); ++i)
    if (QAccessibleInterface* child = part->child(i); child != nullptr && child->isValid())
      if (child->state().focused || child->state().selected) return reading(*child);
  return reading(*part);
}

/// Lines of what is done and what is heard.
class Transcript {
 public:
  void say(const QString& line) { lines_ << line; }
  /// The focus is read when it goes to something else, or to something that reads otherwise now.
  void read_focus(const QString& words) {
    if (!words.isEmpty() && words != focus_) lines_ << "  focus: " + words;
    focus_ = words;
  }
  void hear(const QString& words) { lines_ << "  announced: " + words; }
  QString text() const { return lines_.join('\n') + '\n'; }
  bool has(const QString& words) const { return text().contains(words); }

 private:
  QStringList lines_;
  QString focus_;
};

class ByKeyboard : public WindowTest {
 protected:
  void TearDown() override {
    if (qEnvironmentVariableIsSet("LINESMAN_WRITE_TRANSCRIPT"))
      std::ofstream(kept_file()) << transcript.text().toStdString();
  }

  void does(const QString& what) { transcript.say(QStringLiteral("\n# %1").arg(what)); }

  void press_key(const char* name) {
    transcript.say(QStringLiteral("key %1").arg(name));
    const QKeySequence keys(name);
    QWidget* focus = QApplication::focusWidget() != nullptr ? QApplication::focusWidget() : window.get();
    QTest::keyClick(focus, Qt::Key(keys[0].key()), keys[0].keyboardModifiers());
    settle();
    transcript.read_focus(reading_of_focus());
  }

  /// The key for actions opens their menu, in which the line with that title is sought from the top.
  void say_action(const QString& title) {
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, window.get(), [&] {
      auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
      if (menu == nullptr) return;
      look.stop();
      const auto line = [menu] { return menu->activeAction() ? menu->activeAction()->text().remove('&') : QString(); };
      transcript.read_focus("line of the menu, " + line());
      for (qsizetype i = 0; i < menu->actions().size() && line() != title; ++i) {
        transcript.say("key Down");
        QTest::keyClick(menu, Qt::Key_Down);
        transcript.read_focus("line of the menu, " + line());
      }
      EXPECT_EQ(line(), title);
      transcript.say("key Return");
      QTest::keyClick(menu, Qt::Key_Return);
      if (menu->isVisible()) menu->close();
    });
    look.start(20);
    press_key("Q");
  }

  /// The verdict comes to rest, which is when it is announced.
  void rest() {
    auto* at_rest = window->line().findChild<QTimer*>("settled");
    if (at_rest->isActive()) run_out(*at_rest);
    handle_events();
  }

  int mend_count() { return static_cast<int>(window->ruling_panel().mends().service().mends().size()); }
  QWidget* mends() { return window->ruling_panel().mends().findChild<QAbstractItemView*>(); }

  QAbstractItemView* list_in_focus() { return qobject_cast<QAbstractItemView*>(QApplication::focusWidget()); }

  void save_the_sheet_as(const char* name) {
    when_asked<QFileDialog>([this, name](QFileDialog& dialog) {
      auto* field = dialog.findChild<QLineEdit*>();
      field->setFocus();
      field->selectAll();
      transcript.say(QStringLiteral("typed %1").arg(name));
      QTest::keyClicks(field, name);
      for (auto* view : dialog.findChildren<QAbstractItemView*>())
        if (view->selectionModel()) view->selectionModel()->clearSelection();
      transcript.say("key Return");
      QTest::keyClick(field, Qt::Key_Return);
      if (dialog.isVisible()) static_cast<QDialog&>(dialog).accept();
    });
    press_key("Ctrl+E");
  }

  static std::string kept_file() { return std::string(LINESMAN_SOURCE_DIR) + "/tests/window/by_keyboard.txt"; }

  Transcript transcript;
};

TEST_F(ByKeyboard, AMoveIsPlayedFromTheTableToTheSheetAndReadAloud) {
  open();
  // It is sent with each alert to screen readers.
  QObject::connect(&window->line(), &AnswerStrip::announced, window.get(),
                   [this](QString words) { transcript.hear(words.remove(folder.path() + QLatin1Char('/'))); });
  view().setFocus();
  ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), PATIENCE));

  does("the table: the first model");
  press_key("Tab");
  EXPECT_EQ(session().selected().pieces(), std::vector<std::string>{"tank-1"});

  does("the move: an inch ahead for each press");
  for (int i = 0; i < 3; ++i) press_key("Up");
  rest();
  ASSERT_TRUE(session().proposal().order());

  does("the action, from the menu of all");
  say_action("Cautious");
  rest();
  ASSERT_EQ(order().action, "cautious");

  does("the dice: a face for each digit");
  press_key("3");
  rest();
  ASSERT_EQ(verdict(), Verdict::legal);

  does("farther than the die allows");
  for (int i = 0; i < 3; ++i) press_key("Up");
  rest();
  ASSERT_EQ(verdict(), Verdict::illegal);

  does("the ruling, line by line");
  press_key("Ctrl+2");
  ASSERT_NE(list_in_focus(), nullptr) << "the lines of the ruling have the focus";
  press_key("Home");
  for (int i = 0; i < 5; ++i) press_key("Down");

  does("a legal alternative from the list below the ruling");
  ASSERT_TRUE(wait_until([this] { return window->ruling_panel().mends().service().mends().size() > 0; }));
  handle_events();
  press_key("Tab");
  ASSERT_EQ(QApplication::focusWidget(), mends());
  while (!reading_of_focus().contains("Stop") && list_in_focus()->currentIndex().row() + 1 < mend_count())
    press_key("Down");
  press_key("Return");
  rest();
  ASSERT_EQ(verdict(), Verdict::legal);

  does("back to the table");
  press_key("F6");
  for (int i = 0; i < 6 && QApplication::focusWidget() != &view(); ++i) press_key("F6");
  ASSERT_EQ(QApplication::focusWidget(), &view());

  does("carried out");
  press_key("Return");
  EXPECT_GT(session().game().history().size(), 0u);
  EXPECT_FALSE(session().proposal().order());

  does("the sheet, on paper");
  save_the_sheet_as("sheet.html");
  EXPECT_TRUE(QFile::exists(folder.filePath("sheet.html")));

  EXPECT_TRUE(transcript.has("Sherman"));
  EXPECT_TRUE(transcript.has("announced: No"));
  EXPECT_TRUE(transcript.has("announced: Yes"));
  for (const char* bad : {"..", ". .", "″", ", ,"}) EXPECT_FALSE(transcript.has(bad)) << bad;
  if (qEnvironmentVariableIsSet("LINESMAN_WRITE_TRANSCRIPT")) return;
  std::ifstream kept(kept_file());
  if (!kept) GTEST_SKIP() << "no transcript is held yet: LINESMAN_WRITE_TRANSCRIPT=1 writes it";
  std::stringstream words;
  words << kept.rdbuf();
  EXPECT_EQ(words.str(), transcript.text().toStdString()) << "LINESMAN_WRITE_TRANSCRIPT=1 writes the file anew";
}

}  // namespace
}  // namespace linesman::testing_window
