// A centre exactly on an edge, features that are one thing, and water under bridges.
#include <gmock/gmock.h>

#include "scene.h"

namespace linesman {
namespace {

using namespace scenes;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr FeatureIndex F2{2};

Scene man(Vec at, double facing = 0) { return Scene().with(piece("man", CircleBase{1}, at, facing)); }

Scene two(Kind a, Kind b) {
  return man({20, 10}).with(polygon("a", a, box_ring(10, 12, 10, 8))).with(polygon("b", b, box_ring(20, 12, 10, 8)));
}

TEST(AnEdge, OfASurfaceBelongsToIt) {
  const Leg leg = man({22, 10}).with(polygon("road", Kind::road, box_ring(18, 0, 4, 30))).leg({ForwardStep{5}});
  ASSERT_EQ(leg.spans.size(), 1U);
  EXPECT_EQ(leg.spans[0].surface, F0);
}

TEST(AnEdge, OfASurfaceDrawnAsALineBelongsToItToo) {
  const Leg leg = man({21, 10}).with(line("road", Kind::road, {{20, 0}, {20, 12}}, 2)).leg({ForwardStep{5}});
  ASSERT_EQ(leg.spans.size(), 2U);
  EXPECT_EQ(leg.spans[0].surface, F0);
  EXPECT_NEAR(leg.spans[0].to, 2, NEAR);
  EXPECT_FALSE(leg.spans[1].surface);
}

TEST(AnEdge, OfARoundBendOfARoadIsOnTheRoadInATurnAlongIt) {
  // A turn about the bend at [20, 20], at half the road's width from it.
  const Scene scene = man({20, 21}).with(line("road", Kind::road, {{20, 0}, {20, 20}, {30, 10}}, 2));
  const Turn turn = scene.turn({PivotStep{30, Vec{20, 20}}});
  ASSERT_EQ(turn.spans.size(), 1U);
  EXPECT_EQ(turn.spans[0].surface, F0);
}

TEST(AnEdge, OfASlopeBelongsToIt) {
  Feature hill = polygon("hill", Kind::slope, box_ring(20, 10, 20, 30));
  hill.traits = Value(Value::Object{{"uphill", 0}});
  const Leg leg = man({20, 12}).with(hill).leg({ForwardStep{3}});
  EXPECT_EQ(leg.spans.at(0).slope, Incline::up);
}

TEST(AnEdge, WhereTwoRoadsMeetBelongsToBoth) {
  const PieceTrace trace = man({20, 20})
                               .with(line("south", Kind::road, {{20, 0}, {20, 20}}, 2))
                               .with(line("east", Kind::road, {{20, 20}, {40, 20}}, 2))
                               .trace({PivotStep{90}, ForwardStep{3}});
  EXPECT_EQ(trace.start.surface, F1);
  EXPECT_EQ(std::get<Turn>(trace.steps[0].facts).surface, F1);
}

TEST(ASeam, OfTwoSectionsBelongsToBoth) {
  const Leg leg = two(Kind::wood, Kind::wood).leg({ForwardStep{12}});
  ASSERT_EQ(leg.spans.size(), 5U);
  EXPECT_THAT(leg.spans[0].within, IsEmpty());
  EXPECT_THAT(leg.spans[2].within, ElementsAre(F0, F1));
  EXPECT_NEAR(leg.spans[2].from, 2, NEAR);
  EXPECT_NEAR(leg.spans[2].to, 10, NEAR);
}

TEST(ASeam, OfTwoKindsBelongsToNeither) {
  for (const Span& span : two(Kind::wood, Kind::scrub).leg({ForwardStep{12}}).spans)
    EXPECT_THAT(span.within, IsEmpty());
}

TEST(ASeam, OfDifferentRatingsBelongsToNeither) {
  const Scene scene = two(Kind::wood, Kind::wood);
  TraceRequest request = Scene::moving(scene.game(), {ForwardStep{12}});
  request.labels = std::make_shared<const SectionLabels>(SectionLabels{1, 2});
  const Trace trace = scene.trace(request);
  for (const Span& span : std::get<Leg>(trace.pieces[0].steps[0].facts).spans) EXPECT_THAT(span.within, IsEmpty());
  EXPECT_FALSE(trace.are_one(F0, F1));
}

TEST(ASeam, OnTheOuterEdgeBelongsToNone) {
  const Scene scene = man({10, 10})
                          .with(polygon("a", Kind::wood, box_ring(10, 12, 10, 8)))
                          .with(polygon("b", Kind::wood, box_ring(10, 20, 10, 8)));
  for (const Span& span : scene.leg({ForwardStep{18}}).spans) EXPECT_THAT(span.within, IsEmpty());
}

TEST(ASeam, EndsWhereASectionEnds) {
  const Scene scene = man({20, 10})
                          .with(polygon("a", Kind::wood, box_ring(10, 12, 10, 8)))
                          .with(polygon("b", Kind::wood, box_ring(20, 12, 10, 4)));
  const PieceTrace trace = scene.trace({ForwardStep{15}});
  double in = 0;
  for (const Span& span : std::get<Leg>(trace.steps[0].facts).spans)
    if (!span.within.empty()) in += span.length();
  EXPECT_NEAR(in, 4, NEAR);
}

TEST(ASeam, OfTwoPartsOfOneFeatureBelongsToIt) {
  Feature wood = polygon("wood", Kind::wood, box_ring(10, 12, 10, 8));
  std::get<MultiPolygon>(wood.shape).push_back({box_ring(20, 12, 10, 8), {}});
  const Leg leg = man({20, 10}).with(wood).leg({ForwardStep{12}});
  double in = 0;
  for (const Span& span : leg.spans)
    if (!span.within.empty()) in += span.length();
  EXPECT_NEAR(in, 8, NEAR);
}

TEST(ASeam, HoldsACentreThatStandsOnIt) {
  Scene scene = two(Kind::building, Kind::building);
  scene.parts.pieces[0].pose.at = {20, 15};
  EXPECT_THAT(scene.trace(Path{}).start.within, ElementsAre(F0, F1));
  scene.parts.pieces[0].pose.at = {20, 12};
  EXPECT_THAT(scene.trace(Path{}).start.within, IsEmpty());
}

TEST(ASeam, OfTwoObstaclesOfAnyKindsIsEntered) {
  const Leg leg = two(Kind::bocage, Kind::hedge).leg({ForwardStep{12}});
  ASSERT_EQ(leg.crossings.size(), 2U);
  for (const Crossing& c : leg.crossings) EXPECT_NEAR(c.over.value_or(-1), 2, NEAR);
}

TEST(SectionsOfATrace, AreTouchingFeaturesOfOneKind) {
  const Scene scene = man({5, 5})
                          .with(polygon("a", Kind::wood, box_ring(10, 10, 5, 5)))
                          .with(polygon("b", Kind::wood, box_ring(15, 15, 5, 5)))
                          .with(polygon("c", Kind::wood, box_ring(20.01, 15, 5, 5)));
  const Trace trace = scene.trace(Scene::moving(scene.game(), {}));
  EXPECT_THAT(trace.sections_of(F1), ElementsAre(F0, F1));
  EXPECT_THAT(trace.sections_of(F2), ElementsAre(F2));
}

TEST(SectionsOfATrace, DependOnTheLevelOfContours) {
  Feature low = line("low", Kind::contour, {{0, 12}, {20, 12}}, 0);
  Feature high = line("high", Kind::contour, {{20, 12}, {40, 12}}, 0);
  low.traits = Value(Value::Object{{"level", 1}});
  high.traits = Value(Value::Object{{"level", 2}});
  const Scene scene = man({5, 5}).with(low).with(high);
  EXPECT_FALSE(scene.trace(Scene::moving(scene.game(), {})).are_one(F0, F1));
}

/// A river from y 20 to y 24 under a bridge, and a wagon that drives north.
Scene river_and_bridge(double left, double right, Vec at) {
  return Scene()
      .with(piece("wagon", RectangleBase{2, 3}, at))
      .with(polygon("river", Kind::river, box_ring(0, 20, 72, 4)))
      .with(polygon("bridge", Kind::bridge, box_ring(left, 20, right - left, 4)));
}

std::vector<Part> uncovered(const Scene& scene, Path path) {
  TraceRequest request = Scene::moving(scene.game(), std::move(path));
  request.cover = CoverRequest{{F0}, {F1}};
  const PieceTrace trace = scene.trace(request).pieces.at(0);
  std::vector<Part> parts;
  for (const TracedStep& step : trace.steps) {
    if (const auto* leg = std::get_if<Leg>(&step.facts))
      for (const Uncovered& u : leg->uncovered) parts.push_back({u.from, u.to});
    if (const auto* turn = std::get_if<Turn>(&step.facts))
      for (const Uncovered& u : turn->uncovered) parts.push_back({u.from, u.to});
  }
  return parts;
}

TEST(WaterUnderABridge, IsNotEnteredByABaseWhollyOnTheBridge) {
  EXPECT_THAT(uncovered(river_and_bridge(18, 22, {20, 15}), {ForwardStep{13}}), IsEmpty());
  EXPECT_THAT(uncovered(river_and_bridge(19, 21, {20, 15}), {ForwardStep{13}}), IsEmpty());
}

TEST(WaterUnderABridge, IsEnteredBesideIt) {
  const auto parts = uncovered(river_and_bridge(19.5, 20.5, {20, 15}), {ForwardStep{13}});
  ASSERT_EQ(parts.size(), 1U);
  EXPECT_NEAR(parts[0].from, 3.5, NEAR);
  EXPECT_NEAR(parts[0].to, 10.5, NEAR);
}

TEST(WaterUnderABridge, IsEnteredByAWayThatLeavesTheBridge) {
  // It drives at a slant: the right front corner comes over the bridge's side.
  const auto parts = uncovered(river_and_bridge(18, 22, {20, 20.5}), {SlideStep{{23, 23.5}}});
  ASSERT_EQ(parts.size(), 1U);
  EXPECT_NEAR(parts[0].from, std::sqrt(2), 1e-6);
}

TEST(WaterUnderABridge, IsNotEnteredInATurnOnIt) {
  EXPECT_THAT(uncovered(river_and_bridge(14, 26, {20, 19}), {PivotStep{45}}), IsEmpty());
  EXPECT_EQ(uncovered(river_and_bridge(18.9, 21.1, {20, 19}), {PivotStep{45}}).size(), 1U);
}

TEST(WaterUnderABridge, MayHaveARoundBend) {
  // The stream's outer bend lies wholly under a bridge, a line with an equal bend that is half an inch wider.
  const Scene scene = Scene()
                          .with(piece("man", CircleBase{0.5}, {20, 15}))
                          .with(line("stream", Kind::stream, {{10, 20}, {20, 20}, {20, 30}}, 1))
                          .with(line("bridge", Kind::bridge, {{15, 20}, {20, 20}, {20, 25}}, 1.5));
  EXPECT_THAT(uncovered(scene, {ForwardStep{9}}), IsEmpty());
  EXPECT_THAT(uncovered(scene, {SlideStep{{21, 19}}, SlideStep{{21, 24}}}), IsEmpty());
  const Scene narrow = Scene()
                           .with(piece("man", CircleBase{0.5}, {20.4, 15}))
                           .with(line("stream", Kind::stream, {{10, 20}, {20, 20}, {20, 30}}, 1))
                           .with(line("bridge", Kind::bridge, {{15, 20}, {20, 20}, {20, 25}}, 0.5));
  const auto parts = uncovered(narrow, {ForwardStep{5}});
  ASSERT_EQ(parts.size(), 1U);
  // The man's front touches the rim of the bend: 0.75 from [20, 20], 0.4 aside.
  EXPECT_NEAR(parts[0].from, 5 - std::sqrt(0.75 * 0.75 - 0.4 * 0.4), 1e-6);
}

}  // namespace
}  // namespace linesman
