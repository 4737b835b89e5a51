#include <gmock/gmock.h>

#include <numbers>

#include "base/heading.h"
#include "scene.h"

namespace linesman {
namespace {

using namespace scenes;
using testing::ElementsAre;
using testing::IsEmpty;

double degrees(double radians) { return radians * 180 / std::numbers::pi; }

Scene short_tank() { return Scene().with(piece("tank", RectangleBase{1.2, 2.6}, {20, 20})); }

TEST(TraceOfATurn, HasTheArcOfTheFarthestCorner) {
  const Turn turn = short_tank().turn({PivotStep{30}});
  EXPECT_NEAR(turn.arc, radians(30) * std::hypot(0.6, 1.3), NEAR);
  EXPECT_EQ(turn.centre_arc, 0);
  EXPECT_TRUE(turn.on_the_spot);
}

TEST(TraceOfATurn, MeetsAWallWhereACornerReachesIt) {
  // The front right corner, 1.4318 from the centre at 24.78 degrees, turns right until it is 1 inch east of the centre.
  const Scene t = short_tank().with(polygon("house", Kind::building, box_ring(21, 15, 5, 10)));
  const Turn turn = t.turn({PivotStep{45}});
  const double r = std::hypot(0.6, 1.3);
  ASSERT_EQ(turn.ground_contacts.size(), 1u);
  EXPECT_NEAR(turn.ground_contacts[0].from, degrees(std::asin(1 / r) - std::atan2(0.6, 1.3)), NEAR);
  EXPECT_NEAR(turn.ground_contacts[0].to, 45, NEAR);
  EXPECT_THAT(turn.ground, ElementsAre(F0));
  EXPECT_THAT(short_tank().with(polygon("house", Kind::building, box_ring(21, 15, 5, 10))).turn({PivotStep{15}}).ground,
              IsEmpty());
}

TEST(TraceOfATurn, ByNothingMeetsTheGroundOfTheBase) {
  const Scene t = short_tank()
                      .with(piece("other", RectangleBase{2, 2}, {21, 20}))
                      .with(piece("touching", RectangleBase{2, 2}, {20, 22.3}));
  for (const double angle : {0.0, 1e-8, -1e-8}) {
    const auto contacts = t.turn({PivotStep{angle}}).met.contacts;
    ASSERT_EQ(contacts.size(), 1u) << angle;
    EXPECT_EQ(contacts[0].piece, PieceIndex{1});
  }
  EXPECT_EQ(t.leg({ForwardStep{5e-7}}).met.contacts.size(), 1u);
  EXPECT_EQ(std::get<Climb>(t.trace(Path{ClimbStep{0}}).steps.at(0).facts).contacts.size(), 1u);
}

TEST(AWheel, OfATrapeziumIsAboutOneOfItsCorners) {
  const Scene t = Scene().with(piece("gun", PolygonBase{{{-1, -1}, {1, -1}, {0.5, 1}, {-0.5, 1}}}, {20, 20}));
  const Turn right = t.turn({WheelStep{90}});
  EXPECT_NEAR(right.about.x, 20.5, NEAR);
  EXPECT_NEAR(right.about.y, 21, NEAR);
  EXPECT_NEAR(right.arc, 2.5 * std::numbers::pi / 2, NEAR);
  EXPECT_NEAR(t.turn({WheelStep{-90}}).about.x, 19.5, NEAR);
}

TEST(TraceOfATurn, OfACircleOnTheSpotChangesNothing) {
  const Scene t = Scene()
                      .with(piece("man", CircleBase{2}, {20, 20}))
                      .with(polygon("beside", Kind::wood, box_ring(21, 15, 5, 10)))
                      .with(polygon("under", Kind::marsh, box_ring(15, 15, 4.5, 10)));
  const Turn turn = t.turn({PivotStep{-170}});
  EXPECT_THAT(turn.ground, ElementsAre(FeatureIndex{1}));
  ASSERT_EQ(turn.ground_contacts.size(), 1u);
  EXPECT_NEAR(turn.ground_contacts[0].to, 170, NEAR);
}

TEST(TraceOfATurn, WheelsACircleRoundTheCornerOfItsFrame) {
  const Scene t =
      Scene().with(piece("man", CircleBase{2}, {20, 20})).with(polygon("ahead", Kind::wood, box_ring(10, 22.2, 20, 5)));
  const PieceTrace trace = t.trace({WheelStep{90}});
  const Turn& turn = std::get<Turn>(trace.steps[0].facts);
  EXPECT_EQ(turn.about, (Vec{21, 21}));
  EXPECT_NEAR(trace.end.pose.at.x, 20, NEAR);
  EXPECT_NEAR(trace.end.pose.at.y, 22, NEAR);
  EXPECT_NEAR(turn.arc, std::numbers::pi / 2 * (std::sqrt(2) + 1), NEAR);
  EXPECT_NEAR(turn.centre_arc, std::numbers::pi / 2 * std::sqrt(2), NEAR);
  // The disc meets the wood when its centre is at y = 21.2: 0.2 above the pivot on a circle of radius sqrt 2.
  ASSERT_EQ(turn.ground_contacts.size(), 1u);
  EXPECT_NEAR(turn.ground_contacts[0].from, 45 + degrees(std::asin(0.2 / std::sqrt(2))), NEAR);
}

TEST(TraceOfATurn, IsInsideAnAreaWithoutMeetingItsBorder) {
  const Turn turn = short_tank().with(polygon("wood", Kind::wood, box_ring(0, 0, 40, 40))).turn({PivotStep{90}});
  ASSERT_EQ(turn.ground_contacts.size(), 1u);
  EXPECT_NEAR(turn.ground_contacts[0].to, 90, NEAR);
}

TEST(TraceOfATurn, HasContactsNearnessAndTheLeastGap) {
  const double r = std::hypot(0.6, 1.3);
  Scene t = short_tank().with(piece("other", CircleBase{1}, {20 + r + 0.5 + 0.25, 20}));
  TraceRequest request = Scene::moving(t.game(), {PivotStep{90}});
  request.near = {{0.5, false}};
  const Trace trace = t.trace(request);
  const Turn& turn = std::get<Turn>(trace.pieces[0].steps[0].facts);
  EXPECT_THAT(turn.met.contacts, IsEmpty());
  ASSERT_EQ(turn.met.near.size(), 1u);
  ASSERT_EQ(turn.met.least_gaps.size(), 1u);
  EXPECT_NEAR(turn.met.least_gaps[0].distance, 0.25, NEAR);
  // It is near while the corner is within 1 of the disc's centre.
  const double d = r + 0.75;
  const double a = degrees(std::acos((r * r + d * d - 1) / (2 * r * d)));
  const double straight = 90 - degrees(std::atan2(0.6, 1.3));
  EXPECT_NEAR(turn.met.near[0].from, straight - a, NEAR);
}

TEST(TraceOfATurn, FindsWhereTheBaseLeavesTheTable) {
  const Scene t = Scene().with(piece("tank", RectangleBase{1.2, 2.6}, {0.7, 20}));
  const double r = std::hypot(0.6, 1.3);
  EXPECT_NEAR(*t.turn({PivotStep{90}}).edge, degrees(std::asin(0.7 / r) - std::atan2(0.6, 1.3)), NEAR);
  EXPECT_FALSE(t.turn({PivotStep{4}}).edge);
  EXPECT_FALSE(short_tank().turn({PivotStep{180}}).edge);
}

TEST(TraceOfATurn, ByNothingIsAllowed) {
  const Turn turn = short_tank().with(polygon("wood", Kind::wood, box_ring(0, 0, 40, 40))).turn({PivotStep{0}});
  EXPECT_THAT(turn.ground, ElementsAre(F0));
  EXPECT_THAT(turn.ground_contacts, IsEmpty());
  EXPECT_EQ(turn.arc, 0);
}

}  // namespace
}  // namespace linesman
