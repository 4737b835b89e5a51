// Facts on request: the covered part of a line, turns by degrees, watched features, room ahead, overlaps.
#include <gmock/gmock.h>

#include "movement/scene.h"
#include "movement/trace.h"

namespace linesman {
namespace {

using namespace scenes;
using testing::ElementsAre;

const Leg& leg_of(const PieceTrace& trace, std::size_t step = 0) { return std::get<Leg>(trace.steps.at(step).facts); }
const Turn& turn_of(const PieceTrace& trace, std::size_t step = 0) {
  return std::get<Turn>(trace.steps.at(step).facts);
}

Scene tank_and_hedge(Polyline points) {
  return Scene()
      .with(piece("tank", RectangleBase{2, 4}, {20, 10}))
      .with(line("hedge", Kind::hedge, std::move(points), 0.5));
}

TEST(ACrossing, HasThePartOfTheLineThatTheBaseCovers) {
  const Leg leg = leg_of(tank_and_hedge({{0, 20}, {40, 20}}).trace({ForwardStep{20}}));
  ASSERT_EQ(leg.crossings.size(), 1U);
  ASSERT_TRUE(leg.crossings[0].along);
  EXPECT_NEAR(leg.crossings[0].along->from, 19, 1e-9);
  EXPECT_NEAR(leg.crossings[0].along->to, 21, 1e-9);
}

TEST(ACrossing, MeasuresThatPartFromTheFirstPointRoundCorners) {
  // The line leads 20 inches east, then north. The tank that slides over its corner covers an inch of each side.
  const Leg leg = leg_of(tank_and_hedge({{0, 20}, {20, 20}, {20, 60}}).trace({ForwardStep{20}}));
  ASSERT_EQ(leg.crossings.size(), 1U);
  ASSERT_TRUE(leg.crossings[0].along);
  EXPECT_NEAR(leg.crossings[0].along->from, 19, 1e-9);
  EXPECT_NEAR(leg.crossings[0].along->to, 32, 1e-9) << "its front ends 12 inches up the second stretch";
}

TEST(ACrossing, OfARoundBaseCoversTheChordWhereItStopsAndTheDiameterWhereItPasses) {
  const Scene t =
      Scene().with(piece("man", CircleBase{2}, {20, 10})).with(line("h", Kind::fence, {{0, 20}, {40, 20}}, 0));
  const Leg passed = leg_of(t.trace({ForwardStep{20}}));
  EXPECT_NEAR(passed.crossings.at(0).along->to - passed.crossings.at(0).along->from, 2, 1e-9);
  const Leg stopped = leg_of(t.trace({ForwardStep{9.5}}));
  EXPECT_NEAR(stopped.crossings.at(0).along->to - stopped.crossings.at(0).along->from, 2 * std::sqrt(0.75), 1e-9);
}

TEST(ACrossing, OfAWideHedgeThatIsOnlyGrazedHasNoCoveredPart) {
  const Leg leg = leg_of(tank_and_hedge({{21.2, 0}, {21.2, 40}}).trace({ForwardStep{5}}));
  ASSERT_EQ(leg.crossings.size(), 1U);
  EXPECT_FALSE(leg.crossings[0].along);
}

TEST(AWheel, CrossesALineByDegrees) {
  // It turns about (20.5, 10.5) by 180 degrees: the centre goes from (20, 10), over y = 10.5 at 45 degrees, to (21,
  // 11).
  const Scene t = Scene()
                      .with(piece("man", RectangleBase{1, 1}, {20, 10}))
                      .with(line("fence", Kind::fence, {{0, 10.5}, {40, 10.5}}, 0));
  const Turn turn = turn_of(t.trace({WheelStep{180}}));
  ASSERT_EQ(turn.crossings.size(), 1U);
  ASSERT_TRUE(turn.crossings[0].over);
  EXPECT_NEAR(*turn.crossings[0].over, 45, 1e-6);
  ASSERT_TRUE(turn.crossings[0].along);
  EXPECT_NEAR(turn.crossings[0].along->from, 20.5 - std::sqrt(2), 1e-6) << "its far corner swings out";
}

TEST(AWheel, HasSpansInDegreesWithTheSurfaceUnderTheCentre) {
  const Scene t = Scene()
                      .with(piece("man", RectangleBase{1, 1}, {20, 10}))
                      .with(polygon("road", Kind::road, box_ring(0, 10.5, 40, 5)));
  const Turn turn = turn_of(t.trace({WheelStep{180}}));
  ASSERT_EQ(turn.spans.size(), 2U);
  EXPECT_FALSE(turn.spans[0].surface);
  EXPECT_NEAR(turn.spans[0].to, 45, 1e-6);
  EXPECT_TRUE(turn.spans[1].surface);
  EXPECT_NEAR(turn.spans[1].to, 180, 1e-9);
}

TEST(APivot, HasSpansForTheGroundAlone) {
  const Scene t = Scene()
                      .with(piece("tank", RectangleBase{2, 4}, {20, 10}))
                      .with(polygon("wood", Kind::wood, box_ring(21.5, 0, 10, 40)));
  const Turn turn = turn_of(t.trace({PivotStep{90}}));
  ASSERT_EQ(turn.spans.size(), 2U);
  EXPECT_TRUE(turn.spans[0].ground.empty());
  EXPECT_EQ(turn.spans[1].ground.size(), 1U);
  // The corner (1, 2) is at x = 1.5 after a turn from atan2(1, 2) to asin(1.5 / sqrt 5).
  const double degrees = 180 / std::acos(-1.0);
  EXPECT_NEAR(turn.spans[0].to, (std::asin(1.5 / std::sqrt(5)) - std::atan2(1, 2)) * degrees, 1e-6);
}

TEST(AStep, MeetsWatchedFeaturesEvenUnderOthers) {
  const Scene t = Scene()
                      .with(piece("tank", RectangleBase{2, 4}, {20, 10}))
                      .with(polygon("ford", Kind::ford, box_ring(15, 20, 10, 5)))
                      .with(polygon("road", Kind::road, box_ring(15, 0, 10, 40)));
  const Game game = t.game();
  TraceRequest request = Scene::moving(game, {ForwardStep{20}});
  request.watched = {FeatureIndex{0}};
  request.watched_beyond = 4;
  const PieceTrace trace = t.trace(request).pieces.at(0);
  const Watched& ford = trace.steps.at(0).watched.at(0);
  ASSERT_EQ(ford.base.size(), 1U);
  EXPECT_NEAR(ford.base[0].from, 8, 1e-9);
  EXPECT_NEAR(ford.base[0].to, 17, 1e-9);
  ASSERT_EQ(ford.centre.size(), 1U);
  EXPECT_NEAR(ford.centre[0].from, 10, 1e-9);
  EXPECT_NEAR(ford.centre[0].to, 15, 1e-9);
  ASSERT_EQ(ford.line.size(), 1U);
  EXPECT_NEAR(ford.line[0].from, 10, 1e-9);
  EXPECT_FALSE(trace.start.watched.at(0).base);
  EXPECT_FALSE(trace.end.watched.at(0).centre);
}

TEST(AnEnd, HasItsRoomToSurfaceEndBaseAndTableEdge) {
  const Scene t = Scene()
                      .with(piece("column", RectangleBase{2, 4}, {20, 10}))
                      .with(piece("other", CircleBase{2}, {20, 31}))
                      .with(polygon("bridge", Kind::bridge, box_ring(18, 0, 4, 25)));
  const Game game = t.game();
  TraceRequest request = Scene::moving(game, {ForwardStep{5}});
  request.room = RoomRequest{40, {FeatureIndex{0}}};
  const auto room = t.trace(request).pieces.at(0).end.room;
  ASSERT_TRUE(room);
  EXPECT_NEAR(*room->surface, 10, 1e-9);
  EXPECT_NEAR(*room->base, 15, 1e-9);
  EXPECT_NEAR(*room->edge, game.table().depth - 15, 1e-9);
}

TEST(ALegThatTurnsBack, TouchesWithoutAnOverlapAtItsEnd) {
  // It drives over the gun and stops with its tail just off it: the contact lasts to the very end, without an overlap
  // there.
  const Scene t =
      Scene().with(piece("tank", RectangleBase{2, 4}, {20, 10})).with(piece("gun", RectangleBase{2, 2}, {20, 17}));
  EXPECT_TRUE(leg_of(t.trace({ForwardStep{10}, ForwardStep{5}})).met.at_end.empty());
  EXPECT_THAT(leg_of(t.trace({ForwardStep{6}, ForwardStep{9}})).met.at_end, ElementsAre(PieceIndex{1}));
  EXPECT_TRUE(leg_of(t.trace({ForwardStep{10}})).met.contacts.size() == 1);
}

TEST(ALeg, HasTheGroundThatItIsDrivenAgainst) {
  const Scene t = Scene()
                      .with(piece("car", RectangleBase{2, 4}, {20, 10}))
                      .with(polygon("ahead", Kind::building, box_ring(15, 20, 10, 5)))
                      .with(polygon("beside", Kind::building, box_ring(21, 0, 10, 40)))
                      .with(polygon("road", Kind::road, box_ring(15, 0, 10, 40)))
                      .with(polygon("under", Kind::wood, box_ring(19.5, 0, 1, 40)));
  const Game game = t.game();
  const auto against = [&](double inches, double reach) {
    TraceRequest request = Scene::moving(game, {ForwardStep{inches}});
    request.against = reach;
    return leg_of(t.trace(request).pieces.at(0)).against;
  };
  const FeatureIndex ahead{0};
  const FeatureIndex under{3};
  EXPECT_THAT(against(8, 0.001), ElementsAre(ahead, under))
      << "its front touches at y 20; it does not meet the ground beside it";
  EXPECT_THAT(against(7.9, 0.001), ElementsAre(under));
  EXPECT_THAT(against(7.9, 0.2), ElementsAre(ahead, under));
  EXPECT_THAT(against(8, 0), ElementsAre()) << "not requested";
}

TEST(Overlaps, AreThoseOfTheRequestedClass) {
  const Scene t = Scene()
                      .with(piece("man", CircleBase{1}, {2, 2}))
                      .with(polygon("bridge", Kind::bridge, box_ring(18, 10, 4, 10)))
                      .with(line("lane", Kind::road, {{20, 0}, {20, 40}}, 2))
                      .with(polygon("beside", Kind::road, box_ring(22, 10, 4, 10)))
                      .with(polygon("same", Kind::ford, box_ring(18, 10, 4, 10)))
                      .with(polygon("river", Kind::river, box_ring(0, 12, 40, 4)));
  const Game game = t.game();
  TraceRequest request = Scene::moving(game, {ForwardStep{1}});
  request.overlaps = {{FeatureIndex{0}, FeatureClass::surface}, {FeatureIndex{0}, FeatureClass::area}};
  const auto overlaps = t.trace(request).overlaps;
  EXPECT_THAT(overlaps.at(0).with, ElementsAre(FeatureIndex{1}, FeatureIndex{3}))
      << "one that only touches does not overlap";
  EXPECT_THAT(overlaps.at(1).with, ElementsAre(FeatureIndex{4}));
}

TEST(ASkimmer, MeetsNamedFeaturesInPlanAtAnyHeight) {
  const Scene t = Scene()
                      .with(piece("hover", CircleBase{2}, {20, 10}, 0, 1))
                      .with(polygon("wall", Kind::ruins, box_ring(15, 14, 10, 2)));
  const Game game = t.game();
  EXPECT_EQ(leg_of(t.trace({ForwardStep{10}})).spans.size(), 1U);
  TraceRequest request = Scene::moving(game, {ForwardStep{10}});
  request.movers[0].skims = {FeatureIndex{0}};
  EXPECT_EQ(leg_of(t.trace(request).pieces.at(0)).spans.size(), 3U);
}

}  // namespace
}  // namespace linesman
