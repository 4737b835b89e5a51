// Where lines and polygons meet there is no gap: what is passed there, and what is not.
#include <gmock/gmock.h>

#include <algorithm>
#include <tuple>

#include "scene.h"

namespace linesman {
namespace {

using namespace scenes;

/// Which features are passed, in which step and where.
using Met = std::vector<std::tuple<std::string, std::size_t, double>>;

Met passed_at(const Scene& scene, const Path& path, bool leaving_passes = false) {
  const Game game = scene.game();
  TraceRequest request = Scene::moving(game, path);
  request.leaving_passes = leaving_passes;
  const PieceTrace trace = Tracer(game).trace(request).value().pieces.at(0);
  Met met;
  const auto add = [&](std::size_t step, const std::vector<Crossing>& crossings) {
    for (const Crossing& c : crossings)
      if (c.over) met.emplace_back(game.feature(c.feature).id, step, std::round(*c.over * 1e6) / 1e6);
  };
  for (std::size_t i = 0; i < trace.steps.size(); ++i) {
    if (const auto* leg = std::get_if<Leg>(&trace.steps[i].facts)) add(i, leg->crossings);
    if (const auto* turn = std::get_if<Turn>(&trace.steps[i].facts)) add(i, turn->crossings);
  }
  std::sort(met.begin(), met.end());
  return met;
}

Scene man_at(Vec at) { return Scene().with(piece("man", CircleBase{1}, at)); }

Feature hedge(const std::string& id, Polyline points) { return line(id, Kind::hedge, std::move(points), 0.25); }

/// Two hedges end to end along y 12.
Scene end_to_end(Vec at) {
  return man_at(at).with(hedge("a", {{0, 12}, {20, 12}})).with(hedge("b", {{20, 12}, {40, 12}}));
}

TEST(WhereLinesMeet, BothArePassedThatEndThere) {
  EXPECT_EQ(passed_at(end_to_end({20, 10}), {ForwardStep{5}}), (Met{{"a", 0, 2}, {"b", 0, 2}}));
}

TEST(WhereLinesMeet, ABendOfTheWayIsNoGap) {
  EXPECT_EQ(passed_at(end_to_end({20, 10}), {ToStep{{20, 12}}, ToStep{{20, 15}}}), (Met{{"a", 1, 0}, {"b", 1, 0}}));
  EXPECT_EQ(passed_at(end_to_end({20, 10}), {ForwardStep{2}, PivotStep{60}, ForwardStep{3}}),
            (Met{{"a", 2, 0}, {"b", 2, 0}}));
}

TEST(WhereLinesMeet, WhoOnlyComesThereOrTurnsBackHasPassedNothing) {
  EXPECT_EQ(passed_at(end_to_end({20, 10}), {ForwardStep{2}}), Met{});
  EXPECT_EQ(passed_at(end_to_end({20, 10}), {ForwardStep{2}, ReverseStep{2}}), Met{});
  EXPECT_EQ(passed_at(end_to_end({20, 10}), {ForwardStep{2}, SlideStep{{24, 10}}}), Met{});
}

TEST(WhereLinesMeet, AHundredthOfAnInchIsAGap) {
  EXPECT_EQ(
      passed_at(man_at({20, 10}).with(hedge("a", {{0, 12}, {19.995, 12}})).with(hedge("b", {{20.005, 12}, {40, 12}})),
                {ForwardStep{5}}),
      Met{});
}

TEST(WhereLinesMeet, AlongThemAndOffOnTheOtherSideIsPassedThere) {
  // From the south on to the first section, along it over the joint, and off the second to the north.
  EXPECT_EQ(passed_at(end_to_end({16, 10}), {SlideStep{{16, 12}}, SlideStep{{24, 12}}, SlideStep{{24, 14}}}),
            (Met{{"b", 2, 0}}));
  EXPECT_EQ(passed_at(end_to_end({16, 10}), {SlideStep{{16, 12}}, SlideStep{{24, 12}}, SlideStep{{24, 10}}}), Met{});
  EXPECT_EQ(passed_at(end_to_end({16, 10}), {SlideStep{{16, 12}}, SlideStep{{20, 12}}, SlideStep{{20, 14}}}),
            (Met{{"a", 2, 0}, {"b", 2, 0}}));
}

Scene a_t(Vec at) {
  return man_at(at).with(hedge("bar", {{0, 12}, {40, 12}})).with(line("stem", Kind::wall, {{20, 12}, {20, 22}}, 0.25));
}

TEST(WhereLinesMeet, OverTheBarOfATTheStemIsNotPassed) {
  EXPECT_EQ(passed_at(a_t({21, 10}), {SlideStep{{19, 14}}}), (Met{{"bar", 0, std::round(std::sqrt(5) * 1e6) / 1e6}}));
}

TEST(WhereLinesMeet, RoundTheFootOfATTheStemIsPassed) {
  EXPECT_EQ(passed_at(a_t({18, 13}), {SlideStep{{20, 12}}, SlideStep{{22, 13}}}), (Met{{"stem", 1, 0}}));
}

TEST(WhereLinesMeet, AlongTheBarOnTheSideOfTheStemTheStemIsPassed) {
  EXPECT_EQ(passed_at(a_t({15, 13}), {SlideStep{{15, 12}}, SlideStep{{25, 12}}, SlideStep{{25, 13}}}),
            (Met{{"stem", 1, 5}}));
  EXPECT_EQ(passed_at(a_t({15, 11}), {SlideStep{{15, 12}}, SlideStep{{25, 12}}, SlideStep{{25, 11}}}), Met{});
}

TEST(WhereLinesMeet, WhoComesAlongTheStemPassesTheBar) {
  EXPECT_EQ(passed_at(a_t({20, 16}), {ReverseStep{8}}), (Met{{"bar", 0, 4}}));
}

TEST(WhereLinesMeet, AtACrossOnlyWhatPartsTheSectorsIsPassed) {
  const Scene cross =
      man_at({19, 10}).with(hedge("across", {{10, 12}, {30, 12}})).with(hedge("up", {{20, 2}, {20, 22}}));
  EXPECT_EQ(passed_at(cross, {SlideStep{{20, 12}}, SlideStep{{19, 14}}}), (Met{{"across", 1, 0}}));
  EXPECT_EQ(passed_at(cross, {SlideStep{{20, 12}}, SlideStep{{22, 14}}}), (Met{{"across", 1, 0}, {"up", 1, 0}}));
}

TEST(WhereLinesMeet, TwoBendsThatTouchAreBothPassedBetween) {
  const Scene bends = man_at({20, 8})
                          .with(hedge("west", {{10, 5}, {20, 12}, {10, 19}}))
                          .with(hedge("east", {{30, 5}, {20, 12}, {30, 19}}));
  EXPECT_EQ(passed_at(bends, {ForwardStep{8}}), (Met{{"east", 0, 4}, {"west", 0, 4}}));
}

TEST(WhereLinesMeet, ContoursHaveNoGapButDoNotMeetHedges) {
  Scene scene = man_at({20, 10})
                    .with(line("c", Kind::contour, {{0, 12}, {20, 12}}, 0))
                    .with(line("d", Kind::contour, {{20, 12}, {40, 12}}, 0));
  EXPECT_EQ(passed_at(scene, {ForwardStep{5}}), (Met{{"c", 0, 2}, {"d", 0, 2}}));
  scene =
      man_at({20, 10}).with(line("c", Kind::contour, {{0, 12}, {20, 12}}, 0)).with(hedge("h", {{20, 12}, {40, 12}}));
  EXPECT_EQ(passed_at(scene, {ForwardStep{5}}), Met{});
}

TEST(WherePolygonsTouchInAPoint, BothAreEntered) {
  const Scene tips = man_at({20, 10})
                         .with(polygon("a", Kind::bocage, {{20, 12}, {15, 14}, {15, 10}}))
                         .with(polygon("b", Kind::bocage, {{20, 12}, {25, 10}, {25, 14}}));
  EXPECT_EQ(passed_at(tips, {ForwardStep{5}}), (Met{{"a", 0, 2}, {"b", 0, 2}}));
}

TEST(WhereALineEndsOnAPolygon, BothArePassedBetween) {
  const Scene corner = man_at({20, 10})
                           .with(polygon("yard", Kind::wall, box_ring(20, 11, 5, 2)))
                           .with(line("f", Kind::fence, {{10, 12}, {20, 12}}, 0));
  EXPECT_EQ(passed_at(corner, {ForwardStep{5}}), (Met{{"f", 0, 2}, {"yard", 0, 2}}));
}

TEST(WhereALineLiesOnAPolygonsEdge, ItIsPassedOnceByWhatGoesRoundTheCornerAndOff) {
  const Scene yard = man_at({22, 8})
                         .with(polygon("yard", Kind::wall, box_ring(20, 10, 5, 5)))
                         .with(line("f", Kind::fence, {{20, 5}, {20, 20}}, 0));
  EXPECT_EQ(passed_at(yard, {SlideStep{{20, 10}}, SlideStep{{20, 13}}, SlideStep{{18, 13}}}), (Met{{"f", 1, 0}}));
}

TEST(WhereLinesMeet, InsideAPolygonTheSideFromWhichOneCameStays) {
  const Scene yard = man_at({23, 9})
                         .with(polygon("yard", Kind::wall, box_ring(15, 5, 10, 10)))
                         .with(hedge("through", {{20, 0}, {20, 20}}))
                         .with(hedge("from-there", {{20, 10}, {20, 25}}));
  EXPECT_EQ(passed_at(yard, {SlideStep{{20, 10}}, SlideStep{{20, 24}}}), Met{});
}

TEST(WhereLinesMeet, WhatIsLowerThanThePieceIsNotThere) {
  Scene scene = man_at({20, 10});
  scene.parts.pieces[0].pose.altitude = 2;
  Feature tall = hedge("tall", {{0, 12}, {20, 12}});
  tall.height = 3;
  scene.with(tall).with(hedge("low", {{20, 12}, {40, 12}}));
  EXPECT_EQ(passed_at(scene, {ForwardStep{5}}), Met{});
}

TEST(WhereLinesMeet, ATurnPassesThemToo) {
  // Round [20, 8] by a quarter and more, through the joint at the top of its circle.
  EXPECT_EQ(passed_at(man_at({16, 8}).with(hedge("a", {{20, 12}, {20, 20}})).with(hedge("b", {{20, 12}, {20, 4}})),
                      {PivotStep{120, Vec{20, 8}}}),
            (Met{{"a", 0, 90}, {"b", 0, 90}}));
}

TEST(WhereLinesMeet, WhoStoodThereAndLeavesHasPassedWhereThatIsAsked) {
  EXPECT_EQ(passed_at(end_to_end({20, 12}), {ForwardStep{3}}, true), (Met{{"a", 0, 0}, {"b", 0, 0}}));
  EXPECT_EQ(passed_at(end_to_end({20, 12}), {ForwardStep{3}}, false), Met{});
}

TEST(ALineThatIsPassedTwiceUnderOneBase, HasACrossingForEach) {
  const Scene bend = Scene()
                         .with(piece("wagon", RectangleBase{3, 6}, {20, 5}))
                         .with(hedge("loop", {{10, 12}, {21, 12}, {21, 13}, {10, 13}}));
  EXPECT_EQ(passed_at(bend, {ForwardStep{14}}), (Met{{"loop", 0, 7}, {"loop", 0, 8}}));
}

}  // namespace
}  // namespace linesman
