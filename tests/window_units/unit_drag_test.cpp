// Several models that are dragged as one body: one label, ghosts, a ring, a snap to the common stop.
#include <gmock/gmock.h>

#include <QTest>

#include "window_units/unit_support.h"

namespace linesman::testing_window {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

using ADraggedUnit = AUnit;

TEST_F(ADraggedUnit, HasOneLabelWithTheCommonStop) {
  open(squad({.models = 6}));
  select_all();
  say("advance");
  drag(member(0), member(0) + Vec{0, 8.5});
  const BesideRuling beside = controller().beside_ruling();
  ASSERT_THAT(beside.unit, SizeIs(1));
  EXPECT_EQ(beside.unit.front(), "6″ of 8.5″ for all");
  EXPECT_EQ(verdict(), Verdict::illegal);
}

TEST_F(ADraggedUnit, NamesTheModelThatHoldsTheOthersBack) {
  open(squad({.models = 6, .slow = 2}));
  select_all();
  say("advance");
  drag(member(0), member(0) + Vec{0, 8.5});
  const auto& together = session().proposal().answer()->together;
  ASSERT_TRUE(together && together->stop);
  EXPECT_THAT(who_decide(*together->stop), ElementsAre(PieceIndex{2}));
  EXPECT_LT(together->stop->cut.length, 6);
  EXPECT_THAT(controller().beside_ruling().unit, SizeIs(2));
  EXPECT_EQ(controller().beside_ruling().unit.back(), "Man 2 holds the others back");
}

TEST_F(ADraggedUnit, IsHeldBackByTheModelInTheRing) {
  open(squad({.models = 6, .slow = 2}));
  select_all();
  say("advance");
  drag(member(0), member(0) + Vec{0, 8.5});
  const MemberStop stop = session().proposal().answer()->together->stop->stops.at(2);
  const MemberStop other = session().proposal().answer()->together->stop->stops.at(4);
  EXPECT_TRUE(has_ring(stop.pose.at));
  EXPECT_FALSE(has_ring(other.pose.at));
}

TEST_F(ADraggedUnit, SnapsToTheCommonStop) {
  open(squad({.models = 6}));
  select_all();
  say("advance");
  drag(member(0), member(0) + Vec{0, 6.6});
  EXPECT_EQ(verdict(), Verdict::legal);
  for (int i = 0; i < 6; ++i) EXPECT_NEAR(ends().at(static_cast<std::size_t>(i)).at.y, member(i).y + 6, 1e-5);
  EXPECT_EQ(controller().beside_ruling().unit.front(), "6″ of 6″, Man 0 is last");
}

TEST_F(ADraggedUnit, IsToldInTheStripToo) {
  open(squad({.models = 6, .slow = 2}));
  select_all();
  say("advance");
  drag(member(0), member(0) + Vec{0, 8.5});
  EXPECT_THAT(strip_reason().toStdString(), testing::StartsWith("All may stop after "));
  EXPECT_THAT(strip_reason().toStdString(), testing::HasSubstr("Man 2"));
}

TEST_F(ADraggedUnit, LosesAMemberByAShiftClick) {
  open(squad({.models = 6}));
  select_all();
  shift_click(member(3));
  EXPECT_THAT(session().selected().pieces(), SizeIs(5));
  EXPECT_THAT(session().selected().pieces(), testing::Not(testing::Contains("m-3")));
  shift_click(member(3));
  EXPECT_THAT(session().selected().pieces(), SizeIs(6));
}

}  // namespace
}  // namespace linesman::testing_window
