// The whole main job by keys alone: the table, a move, its dice, the ruling, the sheet. What a screen reader is given
// on the way is written down and held in by_keyboard.txt. LINESMAN_WRITE_TRANSCRIPT=1 writes that file anew.
#include <QAbstractItemView>
#include <QAccessible>
#include <QFileDialog>
#include <QLineEdit>
#include <QMap>
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
  void hear(const char* how, const QString& words) {
    if (!words.isEmpty() && words != heard_.value(how)) lines_ << QStringLiteral("  %1: %2").arg(how, words);
    heard_[how] = words;
  }
  QString text() const { return lines_.join('\n') + '\n'; }
  bool has(const QString& words) const { return text().contains(words); }

 private:
  QStringList lines_;
  QMap<QString, QString> heard_;
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
    transcript.hear("focus", reading_of_focus());
  }

  /// The verdict comes to rest, which is when it is announced.
  void rest() {
    auto* at_rest = window->line().findChild<QTimer*>("settled");
    if (at_rest->isActive()) run_out(*at_rest);
    handle_events();
  }

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
  QObject::connect(&window->line(), &VerdictBar::announced, window.get(),
                   [this](const QString& words) { transcript.hear("announced", words); });
  view().setFocus();
  ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), PATIENCE));

  does("the table: the first model");
  press_key("Tab");
  EXPECT_EQ(session().selection(), std::vector<std::string>{"tank-1"});

  does("the move: a turn, and an inch ahead for each press");
  press_key("Right");
  for (int i = 0; i < 5; ++i) {
    press_key("Up");
    rest();
  }
  ASSERT_TRUE(session().order());

  does("the dice: a face for each digit");
  press_key("2");
  rest();
  EXPECT_EQ(verdict(), Verdict::illegal);

  does("the ruling, line by line");
  press_key("Ctrl+2");
  ASSERT_NE(list_in_focus(), nullptr) << "the lines of the ruling have the focus";
  press_key("Home");
  for (int i = 0; i < 3; ++i) press_key("Down");

  does("back to the table, and the last step taken back until the move is legal");
  press_key("F6");
  if (QApplication::focusWidget() != &view()) view().setFocus();
  for (int i = 0; i < 6 && session().order() && verdict() != Verdict::legal; ++i) {
    press_key("Backspace");
    rest();
  }
  ASSERT_TRUE(session().order());
  ASSERT_EQ(verdict(), Verdict::legal);

  does("carried out");
  press_key("Return");
  EXPECT_EQ(session().game().history().size(), 1u);
  EXPECT_FALSE(session().order());

  does("the sheet, on paper");
  save_the_sheet_as("sheet.html");
  EXPECT_TRUE(QFile::exists(folder.filePath("sheet.html")));

  EXPECT_TRUE(transcript.has("Sherman"));
  EXPECT_TRUE(transcript.has("announced: Illegal"));
  EXPECT_TRUE(transcript.has("announced: Legal"));
  if (qEnvironmentVariableIsSet("LINESMAN_WRITE_TRANSCRIPT")) return;
  std::ifstream kept(kept_file());
  if (!kept) GTEST_SKIP() << "no transcript is held yet: LINESMAN_WRITE_TRANSCRIPT=1 writes it";
  std::stringstream words;
  words << kept.rdbuf();
  EXPECT_EQ(words.str(), transcript.text().toStdString()) << "LINESMAN_WRITE_TRANSCRIPT=1 writes the file anew";
}

}  // namespace
}  // namespace linesman::testing_window
