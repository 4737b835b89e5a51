#include <gmock/gmock.h>

#include <numbers>

#include "scene.h"

namespace linesman {
namespace {

using namespace scenes;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

Scene tank() { return Scene().with(piece("tank", RectangleBase{2, 4}, {20, 10})); }
Scene round_model() { return Scene().with(piece("man", CircleBase{2}, {20, 10})); }

std::vector<double> cuts(const Leg& leg) {
  std::vector<double> c{leg.spans.front().from};
  for (const Span& s : leg.spans) c.push_back(s.to);
  return c;
}

testing::Matcher<std::vector<double>> about(std::vector<double> expected) {
  std::vector<testing::Matcher<double>> m;
  for (const double e : expected) m.push_back(testing::DoubleNear(e, NEAR));
  return testing::ElementsAreArray(m);
}

TEST(TraceOfALeg, IsOneSpanOnOpenGround) {
  const Leg leg = tank().leg({ForwardStep{5}});
  EXPECT_THAT(cuts(leg), about({0, 5}));
  EXPECT_EQ(leg.manner, Manner::forward);
  EXPECT_EQ(leg.to, (Vec{20, 15}));
  EXPECT_FALSE(leg.edge);
}

TEST(TraceOfALeg, CutsSpansWhereABaseMeetsAWood) {
  const Leg leg = tank().with(polygon("wood", Kind::wood, box_ring(15, 15, 10, 3))).leg({ForwardStep{12}});
  EXPECT_THAT(cuts(leg), about({0, 3, 5, 8, 10, 12}));
  EXPECT_THAT(leg.spans[0].ground, IsEmpty());
  EXPECT_THAT(leg.spans[1].ground, ElementsAre(F0));
  EXPECT_THAT(leg.spans[1].within, IsEmpty());
  EXPECT_THAT(leg.spans[2].within, ElementsAre(F0));
  EXPECT_THAT(leg.spans[4].ground, IsEmpty());
}

TEST(TraceOfALeg, MeetsACircleWhereTheCircleIs) {
  // The corner (21, 14) is 1 east of the way: the circle of radius 1 about (20, 10 + s) is tangent to it from the side.
  const Ring beside = box_ring(21, 14, 3, 3);
  EXPECT_THAT(cuts(round_model().with(polygon("wood", Kind::wood, beside)).leg({ForwardStep{9}})), about({0, 9}));
  const Ring overlapping = box_ring(20.6, 14, 3, 3);
  EXPECT_THAT(cuts(round_model().with(polygon("wood", Kind::wood, overlapping)).leg({ForwardStep{9}})),
              about({0, 4 - 0.8, 7.8, 9}));
}

TEST(TraceOfALeg, FindsAHedgeAndWhereTheCentrePasses) {
  const Leg leg = tank().with(line("hedge", Kind::hedge, {{10, 20}, {30, 20}}, 0.5)).leg({ForwardStep{14}});
  ASSERT_EQ(leg.crossings.size(), 1u);
  EXPECT_NEAR(leg.crossings[0].from, 20 - 0.25 - 12, NEAR);
  EXPECT_NEAR(leg.crossings[0].to, 20 + 0.25 - 8, NEAR);
  EXPECT_NEAR(*leg.crossings[0].over, 10, NEAR);
  EXPECT_NEAR(*leg.crossings[0].bearing, 90, NEAR);
}

TEST(TraceOfALeg, OverlapsABareLineWhileItPassesThroughTheBase) {
  const Leg leg = tank().with(line("fence", Kind::fence, {{20.5, 20}, {30, 20}}, 0)).leg({ForwardStep{14}});
  ASSERT_EQ(leg.crossings.size(), 1u);
  EXPECT_NEAR(leg.crossings[0].from, 8, NEAR);
  EXPECT_NEAR(leg.crossings[0].to, 12, NEAR);
  EXPECT_FALSE(leg.crossings[0].over);
  EXPECT_FALSE(leg.crossings[0].bearing);
}

TEST(TraceOfALeg, GivesNothingForWhatItOnlyTouches) {
  const Scene t = tank()
                      .with(polygon("beside", Kind::wood, box_ring(21, 5, 5, 30)))
                      .with(polygon("before", Kind::building, box_ring(15, 17, 10, 3)))
                      .with(line("fence", Kind::fence, {{19, 0}, {19, 40}}, 0))
                      .with(piece("other", RectangleBase{2, 4}, {18, 10}));
  const PieceTrace trace = t.trace({ForwardStep{5}});
  const Leg& leg = std::get<Leg>(trace.steps[0].facts);
  EXPECT_THAT(cuts(leg), about({0, 5}));
  EXPECT_THAT(leg.spans[0].ground, IsEmpty());
  EXPECT_THAT(leg.crossings, IsEmpty());
  EXPECT_THAT(leg.met.contacts, IsEmpty());
  EXPECT_THAT(trace.start.ground, IsEmpty());
  EXPECT_THAT(trace.end.ground, IsEmpty());
  EXPECT_THAT(trace.end.contacts, IsEmpty());
}

TEST(TraceOfALeg, LeavesGroundThatItBeginsOn) {
  const Leg leg = tank().with(polygon("wood", Kind::wood, box_ring(15, 0, 10, 10))).leg({ForwardStep{5}});
  EXPECT_THAT(cuts(leg), about({0, 2, 5}));
  EXPECT_THAT(leg.spans[0].ground, ElementsAre(F0));
  EXPECT_THAT(leg.spans[0].within, IsEmpty()) << "the centre stands on the border";
}

TEST(TraceOfALeg, OverlapsAnAreaThatHoldsItAndTouchesItFromInside) {
  const Leg leg = tank().with(polygon("wood", Kind::wood, box_ring(19, 8, 2, 20))).leg({ForwardStep{16}});
  EXPECT_THAT(cuts(leg), about({0, 16}));
  EXPECT_THAT(leg.spans[0].ground, ElementsAre(F0));
  EXPECT_THAT(leg.spans[0].within, ElementsAre(F0));
}

TEST(TraceOfALeg, IsNotOnTheGroundInAHole) {
  const Leg leg = tank()
                      .with(polygon("wood", Kind::wood, box_ring(10, 0, 20, 40), {box_ring(18, 5, 4, 20)}))
                      .leg({ForwardStep{20}});
  EXPECT_THAT(cuts(leg), about({0, 13, 15, 20}));
  EXPECT_THAT(leg.spans[0].ground, IsEmpty());
  EXPECT_THAT(leg.spans[1].ground, ElementsAre(F0));
  EXPECT_THAT(leg.spans[2].within, ElementsAre(F0));
}

TEST(TraceOfALeg, PassesThroughBothArmsOfAConcaveArea) {
  const Ring fork{{15, 20}, {25, 20}, {25, 24}, {20, 22}, {15, 24}};
  const Scene t = Scene().with(piece("man", CircleBase{1}, {16, 10})).with(polygon("wood", Kind::wood, fork));
  EXPECT_THAT(cuts(t.leg({ForwardStep{5}, ToStep{{30, 15}}})), about({0, 5}));
  const Scene along =
      Scene().with(piece("man", CircleBase{0.5}, {10, 23.5}, 90)).with(polygon("wood", Kind::wood, fork));
  const Leg leg = along.leg({ForwardStep{20}});
  ASSERT_EQ(leg.spans.size(), 9u);
  EXPECT_THAT(leg.spans[4].ground, IsEmpty());
}

TEST(TraceOfALeg, FollowsAStripRoundItsJointsButNotBeyondItsEnds) {
  // An arm north to (20, 20), then east: the outer corner is round, of radius 1.
  const Scene t = Scene()
                      .with(piece("man", CircleBase{2}, {10, 20 + 1 + 0.5}, 90))
                      .with(line("bank", Kind::embankment, {{20, 0}, {20, 20}, {40, 20}}, 2));
  const Leg leg = t.leg({ForwardStep{20}});
  ASSERT_EQ(leg.crossings.size(), 1u);
  EXPECT_NEAR(leg.crossings[0].from, 10 - std::sqrt(4 - 1.5 * 1.5), NEAR);
  EXPECT_NEAR(leg.crossings[0].to, 20, NEAR);
  const Scene end = Scene()
                        .with(piece("man", CircleBase{2}, {10, -1}, 90))
                        .with(line("bank", Kind::embankment, {{20, 0}, {20, 20}, {40, 20}}, 2));
  EXPECT_THAT(end.leg({ForwardStep{20}}).crossings, IsEmpty());
}

TEST(TraceOfALeg, FindsNoGapBetweenRoadsThatAbut) {
  const Leg leg = tank()
                      .with(polygon("a", Kind::road, box_ring(19, 0, 2, 15.3)))
                      .with(polygon("b", Kind::road, box_ring(19, 15.3, 2, 15)))
                      .leg({ForwardStep{10}});
  EXPECT_THAT(cuts(leg), about({0, 5.3, 10}));
  EXPECT_EQ(leg.spans[0].surface, F0);
  EXPECT_EQ(leg.spans[1].surface, F1);
}

TEST(TraceOfALeg, TakesTheTopmostSurface) {
  const Leg leg = tank()
                      .with(polygon("road", Kind::road, box_ring(19, 0, 2, 40)))
                      .with(polygon("bridge", Kind::bridge, box_ring(19, 12, 2, 4)))
                      .leg({ForwardStep{10}});
  EXPECT_THAT(cuts(leg), about({0, 2, 6, 10}));
  EXPECT_EQ(leg.spans[0].surface, F0);
  EXPECT_EQ(leg.spans[1].surface, F1);
}

TEST(TraceOfALeg, IsOnARoadAlongItsKerb) {
  const Leg leg = tank().with(polygon("road", Kind::road, box_ring(20, 12, 2, 20))).leg({ForwardStep{10}});
  EXPECT_THAT(cuts(leg), about({0, 2, 10}));
  EXPECT_FALSE(leg.spans[0].surface);
  EXPECT_EQ(leg.spans[1].surface, F0);
}

TEST(TraceOfALeg, GoesUpDownAndAlongASlope) {
  Feature slope = polygon("slope", Kind::slope, box_ring(0, 0, 60, 40));
  slope.traits = slope.traits.with("uphill", 0);
  const Scene t = tank().with(slope);
  EXPECT_EQ(t.leg({ForwardStep{3}}).spans[0].slope, Incline::up);
  EXPECT_EQ(t.leg({ReverseStep{3}}).spans[0].slope, Incline::down);
  EXPECT_EQ(t.leg({SidewaysStep{3}}).spans[0].slope, Incline::level);
  EXPECT_EQ(t.leg({SidewaysStep{3}}).spans[0].slope_feature, F0);
  EXPECT_EQ(t.leg({PivotStep{89.99}, ForwardStep{3}}, 1).spans[0].slope, Incline::up);
}

TEST(TraceOfALeg, PassesOverWhatIsLower) {
  const Scene t = Scene()
                      .with(piece("flyer", RectangleBase{2, 4}, {20, 10}, 0, 4))
                      .with(polygon("wood", Kind::wood, box_ring(10, 15, 20, 5)))
                      .with(polygon("road", Kind::road, box_ring(10, 0, 20, 40)))
                      .with(line("cliff", Kind::cliff, {{10, 16}, {30, 16}}, 0))
                      .with(piece("low", CircleBase{1}, {20, 15}))
                      .with(piece("high", CircleBase{1}, {20, 18}, 0, 4.5));
  const Leg leg = t.leg({ForwardStep{10}});
  EXPECT_FALSE(leg.spans[0].surface);
  ASSERT_EQ(leg.crossings.size(), 1u);
  EXPECT_EQ(leg.crossings[0].feature, FeatureIndex{2});
  ASSERT_EQ(leg.met.contacts.size(), 1u);
  EXPECT_EQ(leg.met.contacts[0].piece, PieceIndex{2});
}

TEST(TraceOfALeg, TellsWhereTheBaseLeavesTheTable) {
  EXPECT_NEAR(*tank().leg({ForwardStep{40}}).edge, 36, NEAR);
  EXPECT_FALSE(tank().leg({ForwardStep{36}}).edge) << "touching the edge is not leaving";
  EXPECT_EQ(tank().leg({ForwardStep{40}, ForwardStep{1}}, 1).edge, 0);
  EXPECT_NEAR(round_model().trace({ForwardStep{40}}).end.edge, -3, NEAR);
}

TEST(TraceOfALeg, TellsContactsAndNearness) {
  Scene t = round_model().with(piece("other", CircleBase{2}, {20, 20}));
  TraceRequest request = Scene::moving(t.game(), {ForwardStep{20}});
  request.near = {{1, false}, {9, true}};
  const Trace trace = t.trace(request);
  const Leg& leg = std::get<Leg>(trace.pieces[0].steps[0].facts);
  ASSERT_EQ(leg.met.contacts.size(), 1u);
  EXPECT_NEAR(leg.met.contacts[0].from, 8, NEAR);
  EXPECT_NEAR(leg.met.contacts[0].to, 12, NEAR);
  ASSERT_EQ(leg.met.near.size(), 2u);
  EXPECT_EQ(leg.met.near[0].threshold, 8) << "the gap at the start is less than 9";
  EXPECT_NEAR(leg.met.near[0].from, 0, NEAR);
  EXPECT_NEAR(leg.met.near[0].to, 20, NEAR);
  EXPECT_NEAR(leg.met.near[1].from, 7, NEAR);
  EXPECT_NEAR(leg.met.near[1].to, 13, NEAR);
  ASSERT_EQ(leg.met.least_gaps.size(), 1u);
  EXPECT_EQ(leg.met.least_gaps[0].distance, 0);
}

TEST(TraceOfALeg, IsNotNearerThanAGapThatStaysEqual) {
  Scene t = round_model().with(piece("other", CircleBase{2}, {23, 15}));
  TraceRequest request = Scene::moving(t.game(), {ForwardStep{10}});
  request.near = {{1, false}};
  const Trace trace = t.trace(request);
  const Leg& leg = std::get<Leg>(trace.pieces[0].steps[0].facts);
  EXPECT_THAT(leg.met.near, IsEmpty());
  EXPECT_THAT(leg.met.least_gaps, IsEmpty());
}

TEST(TraceOfALeg, TellsTheDistanceOfItsLineProlonged) {
  Scene t = round_model().with(polygon("house", Kind::building, box_ring(23, 40, 4, 4)));
  TraceRequest request = Scene::moving(t.game(), {ForwardStep{1}, PivotStep{180}, ForwardStep{1}});
  request.ahead = F0;
  const Trace trace = t.trace(request);
  EXPECT_NEAR(*std::get<Leg>(trace.pieces[0].steps[0].facts).ahead, 3, NEAR);
  EXPECT_NEAR(*std::get<Leg>(trace.pieces[0].steps[2].facts).ahead, std::hypot(3, 29), NEAR);
}

TEST(TraceOfAnEnd, TellsGapsAndLines) {
  Scene t = round_model()
                .with(line("hedge", Kind::hedge, {{0, 13}, {40, 13}}, 1))
                .with(piece("b", CircleBase{2}, {20, 16}))
                .with(piece("a", RectangleBase{2, 2}, {24, 11}))
                .with(piece("far", RectangleBase{2, 2}, {40, 11}));
  TraceRequest request = Scene::moving(t.game(), {ForwardStep{1}});
  request.lines_within = 3;
  request.gaps_within = 3;
  request.standing = {PieceIndex{1}};
  const Trace trace = t.trace(request);
  const Stand& end = trace.pieces[0].end;
  ASSERT_EQ(end.gaps.size(), 2u);
  EXPECT_EQ(end.gaps[0].piece, PieceIndex{2});
  EXPECT_NEAR(end.gaps[0].distance, 2, NEAR);
  EXPECT_NEAR(end.gaps[1].distance, 3, NEAR);
  ASSERT_EQ(end.lines.size(), 1u);
  EXPECT_NEAR(end.lines[0].distance, 2, NEAR);
  EXPECT_NEAR(end.edge, 10, NEAR);
  EXPECT_NEAR(end.extent.max.y, 12, NEAR);
  ASSERT_EQ(trace.standing.size(), 1u);
  ASSERT_EQ(trace.standing[0].gaps.size(), 1u) << "the square is too far from it";
  EXPECT_NEAR(trace.standing[0].gaps[0].distance, 3, NEAR);
}

TEST(TraceOfAnEnd, TellsGapsInCompanyHoweverFar) {
  const Scene t = round_model()
                      .with(piece("fellow", CircleBase{2}, {20, 30}))
                      .with(piece("foe", RectangleBase{2, 2}, {24, 11}))
                      .with(piece("far", RectangleBase{2, 2}, {40, 11}));
  TraceRequest request = Scene::moving(t.game(), {ForwardStep{1}});
  request.gaps_within = 3;
  request.standing = {PieceIndex{1}};
  request.gaps_in_company = true;
  const Trace trace = t.trace(request);
  const auto told = [](const std::vector<Gap>& gaps) {
    std::vector<std::pair<PieceIndex, double>> all;
    for (const Gap& gap : gaps) all.emplace_back(gap.piece, std::round(gap.distance * 1e9) / 1e9);
    return all;
  };
  EXPECT_THAT(told(trace.pieces[0].end.gaps), ElementsAre(Pair(PieceIndex{1}, 17), Pair(PieceIndex{2}, 2)));
  EXPECT_THAT(told(trace.standing.at(0).gaps), ElementsAre(Pair(PieceIndex{0}, 17)));
}

TEST(TraceOfAWay, TellsWhereTheCentreIsNearALine) {
  Scene t = round_model().with(line("hedge", Kind::hedge, {{0, 13}, {40, 13}}, 1));
  TraceRequest request =
      Scene::moving(t.game(), {ForwardStep{4}, PivotStep{90}, PivotStep{180, Vec{20, 13.5}}, ForwardStep{1}});
  request.lines_within = 0.75;
  const PieceTrace trace = t.trace(request).pieces.at(0);
  const auto& on_leg = std::get<Leg>(trace.steps[0].facts).near_lines;
  ASSERT_EQ(on_leg.size(), 1u);
  EXPECT_NEAR(on_leg[0].from, 2.25, NEAR);
  EXPECT_NEAR(on_leg[0].to, 3.75, NEAR);
  EXPECT_TRUE(std::get<Turn>(trace.steps[1].facts).near_lines.empty()) << "an inch beyond it";
  const auto& in_turn = std::get<Turn>(trace.steps[2].facts).near_lines;
  ASSERT_EQ(in_turn.size(), 1u) << "from an inch beyond to the line itself";
  EXPECT_NEAR(in_turn[0].from, 60, NEAR) << "0.5 above the turn's centre, 0.25 is half of that";
  EXPECT_NEAR(in_turn[0].to, 180, NEAR);
  EXPECT_EQ(std::get<Leg>(trace.steps[3].facts).near_lines.size(), 1u);
}

}  // namespace
}  // namespace linesman
