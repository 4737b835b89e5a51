#include <gmock/gmock.h>

#include "scene.h"

namespace linesman {
namespace {

using namespace scenes;
using testing::ElementsAre;
using testing::IsEmpty;

const PieceIndex OTHER{1};

Scene flyer(double altitude) { return Scene().with(piece("flyer", CircleBase{1}, {20, 20}, 0, altitude)); }

Climb climb(const Scene& scene, double height) {
  return std::get<Climb>(scene.trace({ClimbStep{height}}).steps.at(0).facts);
}

Feature wood() { return polygon("wood", Kind::wood, box_ring(10, 10, 20, 20)); }

TEST(TraceOfAClimb, MeetsAWoodFromWhereItSinksIntoIt) {
  const Climb down = climb(flyer(10).with(wood()), -10);
  ASSERT_EQ(down.ground_contacts.size(), 1u);
  EXPECT_NEAR(down.ground_contacts[0].from, 6, NEAR) << "the wood is 4 high";
  EXPECT_NEAR(down.ground_contacts[0].to, 10, NEAR);
  EXPECT_THAT(down.ground, ElementsAre(F0));
}

TEST(TraceOfAClimb, MeetsAWoodUntilItRisesOutOfIt) {
  const Climb up = climb(flyer(1).with(wood()), 10);
  ASSERT_EQ(up.ground_contacts.size(), 1u);
  EXPECT_NEAR(up.ground_contacts[0].from, 0, NEAR);
  EXPECT_NEAR(up.ground_contacts[0].to, 3, NEAR);
}

TEST(TraceOfAClimb, MeetsNothingAboveAFeature) {
  const Climb down = climb(flyer(10).with(wood()), -6);
  EXPECT_THAT(down.ground_contacts, IsEmpty());
  EXPECT_THAT(down.ground, IsEmpty());
}

TEST(TraceOfAClimb, MeetsAnotherPieceWhileTheyAreLessThanAnInchApart) {
  const Climb down = climb(flyer(6).with(piece("other", CircleBase{1}, {20.5, 20}, 0, 3)), -6);
  ASSERT_EQ(down.met.contacts.size(), 1u);
  EXPECT_EQ(down.met.contacts[0].piece, OTHER);
  EXPECT_NEAR(down.met.contacts[0].from, 2, NEAR);
  EXPECT_NEAR(down.met.contacts[0].to, 4, NEAR);
  EXPECT_THAT(down.contacts, ElementsAre(OTHER));
}

TEST(TraceOfAClimb, DoesNotMeetAPieceThatItStaysAnInchAbove) {
  const Climb down = climb(flyer(6).with(piece("other", CircleBase{1}, {20.5, 20})), -5);
  EXPECT_THAT(down.met.contacts, IsEmpty());
  EXPECT_THAT(down.contacts, IsEmpty());
}

TEST(TraceOfAClimb, MeetsTheEndPosesOfCompanions) {
  const Scene scene = flyer(4).with(piece("other", CircleBase{1}, {30, 20}));
  TraceRequest request = Scene::moving(scene.game(), {ClimbStep{-4}});
  request.movers.push_back({OTHER, CircleBase{1}, {}, {SlideStep{{20.5, 20}}}});
  request.against_ends = true;
  const Trace trace = scene.trace(request);
  const Climb& down = std::get<Climb>(trace.pieces.at(0).steps.at(0).facts);
  EXPECT_THAT(down.met.contacts, IsEmpty());
  ASSERT_EQ(down.met.contacts_at_ends.size(), 1u);
  EXPECT_NEAR(down.met.contacts_at_ends[0].from, 3, NEAR);
}

TEST(TraceOfATurn, HasTheSlopeUnderTheCentre) {
  Feature ridge = polygon("ridge", Kind::slope, box_ring(10, 10, 20, 20));
  ridge.traits = Value::empty_object().with("uphill", 0);
  const auto slope = [&](double altitude) {
    return std::get<Turn>(flyer(altitude).with(ridge).trace({PivotStep{30}}).steps.at(0).facts).slope_feature;
  };
  EXPECT_EQ(slope(0), F0);
  EXPECT_EQ(slope(2), std::nullopt);
}

}  // namespace
}  // namespace linesman
