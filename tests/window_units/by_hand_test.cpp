// A squad that is led through a gap and drawn up in a line behind it: how many gestures that takes.
#include <gmock/gmock.h>

#include <QTest>

#include "window_units/unit_support.h"

namespace linesman::testing_window {
namespace {

using testing::Le;

/// Two walls with a gap of 1.2 inches between them, at x 13.
std::string with_a_gap() {
  return R"({"id": "west", "kind": "wall", "geometry": {"type": "LineString", "coordinates": [[0, 14], [12.4, 14]]}},
            {"id": "east", "kind": "wall", "geometry": {"type": "LineString", "coordinates": [[13.6, 14], [40, 14]]}})";
}

class ByHand : public AUnit {
 protected:
  int gestures = 0;

  void select_by_a_double_click() {
    open(squad({.terrain = with_a_gap()}));
    QTest::mouseDClick(&view(), Qt::LeftButton, Qt::NoModifier, on_view(member(2)));
    release(member(2));
    handle_events();
    ASSERT_EQ(session().selected().pieces().size(), 10U);
    ++gestures;
    say("run");
  }
  bool is_legal() {
    const Ruling* ruling = session().proposal().answer() ? session().proposal().answer()->ruling() : nullptr;
    return ruling != nullptr && ruling->verdict == Verdict::legal;
  }
  void drag_as_a_file(const std::vector<Vec>& way) {
    press(way.front());
    move_to(way.front() + Vec{0, 0.6});
    key(Qt::Key_6);
    for (std::size_t i = 1; i < way.size(); ++i) {
      for (int part = 1; part <= 8; ++part) move_to(way[i - 1] + (way[i] - way[i - 1]) * (part / 8.0));
    }
    settle();
    release(way.back());
    settle();
    gestures += 2;  // the drag and its key
  }
  void carry_out() {
    key(Qt::Key_Return);
    settle();
    ++gestures;
  }
};

TEST_F(ByHand, ASquadOfTenGoesThroughAGapAndIntoLineInSixGestures) {
  select_by_a_double_click();
  draw_front({9.5, 17}, {16, 17});
  ++gestures;
  ASSERT_TRUE(is_legal()) << strip_answer().toStdString() << " " << strip_reason().toStdString();
  carry_out();
  for (const auto& man : session().game().pieces()) EXPECT_GT(man->pose.at.y, 14);
  EXPECT_THAT(gestures, Le(6));
}

TEST_F(ByHand, ASquadOfTenFollowsItsLeaderInFile) {
  select_by_a_double_click();
  drag_as_a_file({member(2), {13, 12}, {13, 18.5}});
  ASSERT_TRUE(is_legal()) << strip_answer().toStdString() << " " << strip_reason().toStdString();
  carry_out();
  EXPECT_NEAR(piece("m-0").pose.at.y, 18.5, 0.2) << "the first leads";
  EXPECT_THAT(gestures, Le(6));
}

}  // namespace
}  // namespace linesman::testing_window
