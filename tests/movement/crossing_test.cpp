#include <gmock/gmock.h>

#include "scene.h"

namespace linesman {
namespace {

using namespace scenes;

/// Which steps pass the line, and where.
std::vector<std::pair<std::size_t, double>> passed_in(const PieceTrace& trace) {
  std::vector<std::pair<std::size_t, double>> found;
  for (std::size_t i = 0; i < trace.steps.size(); ++i)
    if (const Leg* leg = std::get_if<Leg>(&trace.steps[i].facts))
      for (const Crossing& c : leg->crossings)
        if (c.over) found.emplace_back(i, *c.over);
  return found;
}

std::vector<std::pair<std::size_t, double>> passed(const Scene& t, Path path) {
  return passed_in(t.trace(std::move(path)));
}

using Passed = std::vector<std::pair<std::size_t, double>>;

Scene man_and(Polyline hedge) {
  return Scene().with(piece("man", CircleBase{1}, {20, 10})).with(line("hedge", Kind::hedge, std::move(hedge), 0.5));
}

TEST(PassingALine, HappensOnceAtAVertex) {
  EXPECT_EQ(passed(man_and({{10, 20}, {20, 20}, {30, 20}}), {ForwardStep{20}}), (Passed{{0, 10}}));
  EXPECT_EQ(passed(man_and({{10, 18}, {20, 20}, {30, 18}}), {ForwardStep{20}}), (Passed{{0, 10}}));
}

TEST(PassingALine, IsNotTouchingACornerFromOneSide) {
  EXPECT_EQ(passed(man_and({{10, 10}, {20, 20}, {10, 30}}), {ForwardStep{20}}), Passed{});
  EXPECT_EQ(passed(man_and({{30, 10}, {20, 20}, {30, 30}}), {ForwardStep{20}}), Passed{});
}

TEST(PassingALine, IsNotReachingIt) { EXPECT_EQ(passed(man_and({{10, 20}, {30, 20}}), {ForwardStep{10}}), Passed{}); }

TEST(PassingALine, HappensAtTheBeginningOfTheLegThatLeavesItOnTheOtherSide) {
  EXPECT_EQ(passed(man_and({{10, 20}, {30, 20}}), {ForwardStep{10}, ForwardStep{5}}), (Passed{{1, 0}}));
  EXPECT_EQ(
      passed(man_and({{10, 20}, {30, 20}}), {ForwardStep{10}, PivotStep{90}, ActStep{"wait", {}}, ToStep{{25, 25}}}),
      (Passed{{4, 0}}));
}

TEST(PassingALine, IsNotComingBack) {
  EXPECT_EQ(passed(man_and({{10, 20}, {30, 20}}), {ForwardStep{10}, ReverseStep{5}}), Passed{});
  EXPECT_EQ(passed(man_and({{10, 20}, {30, 20}}), {ForwardStep{10}, SlideStep{{25, 20}}, SlideStep{{25, 10}}}),
            Passed{});
}

TEST(PassingALine, HappensAfterRunningAlongIt) {
  EXPECT_EQ(passed(man_and({{10, 20}, {30, 20}}), {ForwardStep{10}, SlideStep{{25, 20}}, SlideStep{{25, 25}}}),
            (Passed{{2, 0}}));
  // From the west side of the northward stretch to its east side.
  EXPECT_EQ(passed(man_and({{30, 15}, {20, 15}, {20, 20}, {10, 20}}), {ForwardStep{20}}), (Passed{{0, 10}}));
  EXPECT_EQ(passed(man_and({{30, 15}, {20, 15}, {20, 20}, {30, 20}}), {ForwardStep{20}}), Passed{});
}

TEST(PassingALine, IsNotStartingOnIt) { EXPECT_EQ(passed(man_and({{10, 10}, {30, 10}}), {ForwardStep{5}}), Passed{}); }

TEST(PassingALine, IsLeavingOneThatItStandsOnWhereThatIsAsked) {
  const Scene t = man_and({{10, 10}, {30, 10}});
  const auto passed_by = [&](const Path& path) {
    TraceRequest request = Scene::moving(t.game(), path);
    request.leaving_passes = true;
    return passed_in(t.trace(request).pieces.at(0));
  };
  EXPECT_EQ(passed_by({ForwardStep{5}}), (Passed{{0, 0}}));
  EXPECT_EQ(passed_by({ReverseStep{5}}), (Passed{{0, 0}})) << "to either side";
  EXPECT_EQ(passed_by({PivotStep{90}, ForwardStep{5}}), Passed{}) << "it goes along it";
  EXPECT_EQ(passed_by({SidewaysStep{3}, ForwardStep{5}}), (Passed{{1, 0}})) << "along it, and then off it";
  EXPECT_EQ(passed_by({ForwardStep{5}, ReverseStep{10}}), (Passed{{0, 0}, {1, 5}}));
}

TEST(PassingALine, IsNotGoingRoundItsEnd) {
  EXPECT_EQ(passed(man_and({{20, 20}, {30, 20}}), {ForwardStep{20}}), Passed{});
  EXPECT_EQ(passed(man_and({{19.999, 20}, {30, 20}}), {ForwardStep{20}}), (Passed{{0, 10}}));
}

TEST(PassingALine, GoesThroughTheJointOfAClosedLine) {
  EXPECT_EQ(passed(man_and({{20, 20}, {25, 25}, {15, 25}, {20, 20}}), {ForwardStep{12}}), (Passed{{0, 10}}));
}

TEST(PassingALine, IsRememberedThroughAWheel) {
  // The man wheels right about (20.5, 10.5) by 180 degrees on to (21, 11), where the line is.
  const Scene t = man_and({{10, 11}, {40, 11}});
  const PieceTrace trace = t.trace({WheelStep{180}});
  EXPECT_NEAR(trace.end.pose.at.x, 21, 1e-9);
  EXPECT_NEAR(trace.end.pose.at.y, 11, 1e-9);
  // It came on to the line from above, having passed it in the wheel.
  EXPECT_EQ(passed(t, {WheelStep{180}, SlideStep{{25, 20}}}), Passed{});
  EXPECT_EQ(passed(t, {WheelStep{180}, SlideStep{{25, 5}}}), (Passed{{1, 0}}));
}

TEST(PassingALine, HappensAtAShallowAngleOverSeveralLegs) {
  const Scene t = man_and({{0, 20}, {60, 20}});
  const Passed whole = passed(t, {SlideStep{{21, 20 - 1e-5}}, SlideStep{{41, 20 + 1e-5}}});
  ASSERT_EQ(whole.size(), 1u);
  EXPECT_NEAR(whole[0].second, 10, 1e-6);
  const Passed split = passed(t, {SlideStep{{21, 20 - 1e-5}}, SlideStep{{31, 20}}, SlideStep{{41, 20 + 1e-5}}});
  ASSERT_EQ(split.size(), 1u);
  EXPECT_EQ(split[0].first, 2u);
  EXPECT_NEAR(split[0].second, 0, 1e-9);
}

/// Round a circle of 5 inches, over the bend of a line: where it is passed, in degrees.
std::vector<double> passed_at_bend(Vec from, Vec to) {
  const Vec bend{23, 24};
  const Turn turn = Scene()
                        .with(piece("man", CircleBase{1}, {20, 25}))
                        .with(line("fence", Kind::fence, {bend + from, bend, bend + to}, 0))
                        .turn({PivotStep{90, Vec{20, 20}}});
  std::vector<double> found;
  for (const Crossing& c : turn.crossings)
    if (c.over) found.push_back(*c.over);
  return found;
}

TEST(PassingALine, HappensAtABendInAWideTurn) {
  const std::vector<double> over = passed_at_bend({3, 4}, {-2, -6});
  ASSERT_EQ(over.size(), 1u);
  EXPECT_NEAR(over[0], 36.869897646, 1e-6);
  EXPECT_TRUE(passed_at_bend({3, 4}, {3, 2}).empty()) << "both arms lead outwards";
  EXPECT_TRUE(passed_at_bend({-3, -4}, {-1, -4}).empty()) << "both arms lead inwards";
}

TEST(PassingAPolygon, IsEnteringIt) {
  const Scene t = Scene()
                      .with(piece("man", CircleBase{1}, {20, 10}))
                      .with(polygon("bocage", Kind::bocage, box_ring(15, 20, 10, 5)));
  EXPECT_EQ(passed(t, {ForwardStep{12}}), (Passed{{0, 10}}));
  EXPECT_EQ(passed(t, {ForwardStep{10}}), Passed{});
  EXPECT_EQ(passed(t, {ForwardStep{10}, ForwardStep{3}, ForwardStep{10}}), (Passed{{1, 0}}));
  EXPECT_EQ(passed(t, {ForwardStep{15}, ReverseStep{2}}), (Passed{{0, 10}})) << "it came to the far border from inside";
  EXPECT_NEAR(*t.leg({ForwardStep{12}}).crossings[0].bearing, 90, 1e-9);
}

TEST(AContour, IsCrossedOnTheTableOnly) {
  const auto contour = line("contour", Kind::contour, {{10, 20}, {30, 20}}, 0);
  EXPECT_EQ(passed(Scene().with(piece("man", CircleBase{1}, {20, 10})).with(contour), {ForwardStep{20}}),
            (Passed{{0, 10}}));
  const Scene up = Scene().with(piece("man", CircleBase{1}, {20, 10}, 0, 0.1)).with(contour);
  EXPECT_TRUE(up.leg({ForwardStep{20}}).crossings.empty());
}

}  // namespace
}  // namespace linesman
