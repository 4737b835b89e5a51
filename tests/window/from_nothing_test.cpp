// A table that a player builds from nothing and plays on at once: with the mouse, and by keys alone.
#include <gmock/gmock.h>

#include <QComboBox>
#include <QTest>

#include "files/document.h"
#include "files/json.h"
#include "ui/window/new_game_dialog.h"
#include "window/building_test.h"

namespace linesman::testing_window {
namespace {

class ATableFromNothing : public BuildingTest {
 protected:
  /// By the keys of the dialog: pips, and else as it comes.
  void begin() {
    when_asked<NewGameDialog>([](NewGameDialog& dialog) {
      for (auto* box : dialog.findChildren<QComboBox*>())
        if (box->findText("Pips") >= 0) QTest::keyClick(box, Qt::Key_P);
      QTest::keyClick(&dialog, Qt::Key_Return);
    });
    window->actions().command("new-game")->trigger();
    window->activateWindow();  // as a window manager does when a dialog is gone
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
    ASSERT_EQ(session().game().ruleset(), "pips");
    ASSERT_EQ(features() + pieces(), 0U);
  }
  /// What was built is a document that reads as it was written, and its models can be ordered.
  void expect_playable() {
    EXPECT_EQ(features(), 40U);
    EXPECT_EQ(pieces(), 20U);
    EXPECT_TRUE(session().hearing()) << session().hearing_problem().sentence();
    const Value written = write_document(session().document());
    const auto read = read_document(written, "");
    ASSERT_TRUE(read) << read.problem().sentence();
    EXPECT_EQ(write_json(write_document({read->game, Value()})),
              write_json(write_document({session().game(), Value()})));
  }
};

TEST_F(ATableFromNothing, HasFortyFeaturesAndTwentyModelsByMouse) {
  begin();
  const char* kinds[] = {"wood", "hedge", "building", "road", "marsh"};
  const char* shapes[] = {"Polygon", "Strip", "Rectangle", "Strip", "Circle"};
  for (int row = 0; row < 5; ++row) {
    choose(kinds[row]);
    choose_shape(shapes[row]);
    for (int column = 0; column < 8; ++column) {
      const Vec at{4.0 + 8 * column, 4.0 + 9 * row};
      if (row == 2 || row == 4) {
        drag(at, at + Vec{3, 2});
        continue;
      }
      for (const Vec by : {Vec{0, 0}, Vec{4, 0}, Vec{4, 3}}) click(at + by);
      key(Qt::Key_Return);
    }
  }
  window->actions().command("model-kind")->trigger();
  find_model("panther");
  for (int i = 0; i < 20; ++i) drag_on_to({3.0 + 3.4 * i, 10.5});
  expect_playable();

  key(Qt::Key_V);
  const Vec stands = piece("panther").pose.at;
  drag(stands, stands + Vec{0, 4});
  settle();
  ASSERT_TRUE(session().order());
  EXPECT_EQ(order().who, Who(OnePiece{"panther"}));
}

TEST_F(ATableFromNothing, HasFortyFeaturesAndTwentyModelsByKeysAlone) {
  begin();
  for (const char* kind : {"wood", "hedge", "ruins", "road", "marsh"}) {
    const std::size_t drawn = features();
    key(Qt::Key_K, Qt::ControlModifier);
    auto* filter = palette().findChild<QLineEdit*>();
    ASSERT_TRUE(QTest::qWaitFor([filter] { return filter->hasFocus(); })) << "docks come up by and by";
    type(kind);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    for (std::size_t i = 0; i < 8; ++i) {
      type(QString("%1,%2").arg(3 + 8 * i).arg(4 + 9 * (drawn / 8)));
      key(Qt::Key_Space);
      for (int n = 0; n < 4; ++n) key(Qt::Key_Right);
      key(Qt::Key_Space);
      for (int n = 0; n < 3; ++n) key(Qt::Key_Up);
      key(Qt::Key_Return);
    }
  }
  key(Qt::Key_M, Qt::ControlModifier);
  ASSERT_TRUE(QTest::qWaitFor([this] { return catalogue_filter().hasFocus(); }));
  type("panther");
  for (int i = 0; i < 20; ++i) {
    if (i > 0) {
      key(Qt::Key_M, Qt::ControlModifier);
      ASSERT_TRUE(QTest::qWaitFor([this] { return catalogue_filter().hasFocus(); }));
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
