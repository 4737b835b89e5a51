// A table that a player builds from nothing and plays on at once: with the mouse, and by keys alone.
#include <gmock/gmock.h>

#include <QComboBox>
#include <QTest>

#include "files/documents/document.h"
#include "files/json.h"
#include "ui/window/dialogs/new_game_dialog.h"
#include "window/building_test.h"

namespace linesman::testing_window {
namespace {

class ATableFromNothing : public BuildingTest {
 protected:
  /// By the keys of the dialog: pips, and else as it comes.
  void begin() {
    when_asked<NewGameDialog>([](NewGameDialog& dialog) {
      for (auto* box : dialog.findChildren<QComboBox*>())
        if (box->findText("Pips") >= 0 && box->currentText() != "Pips") QTest::keyClick(box, Qt::Key_P);
      QTest::keyClick(&dialog, Qt::Key_Return);
    });
    window->actions().command("new-game")->trigger();
    window->activateWindow();  // as a window manager does when a dialog is gone
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), PATIENCE));
    ASSERT_EQ(session().game().ruleset(), "pips");
    ASSERT_EQ(features() + pieces(), 0U);
  }
  /// What was built is a document that reads as it was written, and its models can be ordered.
  void expect_playable() {
    EXPECT_EQ(features(), 40U);
    EXPECT_EQ(pieces(), 20U);
    EXPECT_TRUE(session().hearing()) << session().hearing_problem().sentence();
    const Value written = write_document(session().file().document());
    const auto read = read_document(written, "");
    ASSERT_TRUE(read) << read.problem().sentence();
    EXPECT_EQ(write_json(write_document({read->game, Value()})),
              write_json(write_document({session().game(), Value()})));
  }
};

TEST_F(ATableFromNothing, HasFortyFeaturesAndTwentyModelsByMouse) {
  begin();
  draw_forty_with_the_mouse();
  window->actions().command("model-kind")->trigger();
  find_model("panther");
  for (int i = 0; i < 20; ++i) drag_on_to({3.0 + 3.4 * i, 10.5});
  expect_playable();

  key(Qt::Key_V);
  const Vec stands = piece("panther").pose.at;
  drag(stands, stands + Vec{0, 4});
  settle();
  ASSERT_TRUE(session().proposal().order());
  EXPECT_EQ(order().who, Who(OnePiece{"panther"}));
}

TEST_F(ATableFromNothing, HasFortyFeaturesAndTwentyModelsByKeysAlone) {
  begin();
  draw_forty_by_keys();
  key(Qt::Key_M, Qt::ControlModifier);
  ASSERT_TRUE(wait_until([this] { return catalogue_filter().hasFocus(); }));
  type("panther");
  for (int i = 0; i < 20; ++i) {
    if (i > 0) {
      key(Qt::Key_M, Qt::ControlModifier);
      ASSERT_TRUE(wait_until([this] { return catalogue_filter().hasFocus(); }));
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    ASSERT_TRUE(view().hasFocus());
    QTest::keyClick(&view(), Qt::Key_Return);
    ASSERT_EQ(pieces(), static_cast<std::size_t>(i + 1));
  }
  expect_playable();
}

}  // namespace
}  // namespace linesman::testing_window
