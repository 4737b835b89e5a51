#include <gmock/gmock.h>

#include <numbers>
#include <set>

#include "movement/grid/hex_grid.h"
#include "scene.h"

namespace linesman {
namespace {

using namespace scenes;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

const HexLayout FLAT{HexOrientation::flat, 2, 10, 10, HexShift::odd};
const HexLayout POINTY{HexOrientation::pointy, 2, 10, 10, HexShift::even};

std::vector<HexLayout> every_layout() {
  std::vector<HexLayout> all;
  for (const auto orientation : {HexOrientation::flat, HexOrientation::pointy})
    for (const auto shift : {HexShift::odd, HexShift::even}) all.push_back({orientation, 1.5, 6, 7, shift});
  return all;
}

TEST(AHexGrid, HasTheNeighbourAcrossASideInTheDirectionOfItsHeading) {
  for (const HexLayout& layout : every_layout()) {
    const HexGrid grid(layout);
    for (int c = -2; c < 4; ++c)
      for (int r = -2; r < 4; ++r)
        for (int side = 0; side < 6; ++side) {
          const Hex across = grid.across({c, r}, side);
          const double h = grid.heading_of_side(side) * std::numbers::pi / 180;
          const Vec step = grid.centre(across) - grid.centre({c, r});
          EXPECT_NEAR(step.x, layout.size * std::sin(h), 1e-9);
          EXPECT_NEAR(step.y, layout.size * std::cos(h), 1e-9);
          EXPECT_EQ(grid.side_towards({c, r}, across), side);
          EXPECT_EQ(grid.other_name(grid.other_name({{c, r}, side})), (Hexside{{c, r}, side}));
        }
  }
}

TEST(AHexGrid, FindsTheHexOfAPoint) {
  for (const HexLayout& layout : every_layout()) {
    const HexGrid grid(layout);
    for (int c = 0; c < layout.columns; ++c)
      for (int r = 0; r < layout.rows; ++r) {
        EXPECT_EQ(grid.hex_at(grid.centre({c, r})), (Hex{c, r}));
        for (const Vec corner : grid.outline({c, r})) {
          const Vec inner = grid.centre({c, r}) + (corner - grid.centre({c, r})) * 0.99;
          EXPECT_EQ(grid.hex_at(inner), (Hex{c, r}));
        }
      }
    EXPECT_FALSE(grid.hex_at({-1, -1}));
    EXPECT_FALSE(grid.hex_at(grid.extent() + Vec{1, 1}));
    EXPECT_FALSE(grid.hex_at({1e300, 0}));
    EXPECT_FALSE(grid.hex_at({std::nan(""), 0}));
  }
}

TEST(AHexGrid, OutlinesAHexAnticlockwiseWithEachSideHalfwayToANeighbour) {
  for (const HexLayout& layout : every_layout()) {
    const HexGrid grid(layout);
    const Hex hex{2, 3};
    const Ring corners = grid.outline(hex);
    ASSERT_EQ(corners.size(), 6u);
    std::set<int> sides;
    for (std::size_t i = 0; i < 6; ++i) {
      const Vec from = corners[i] - grid.centre(hex);
      const Vec to = corners[(i + 1) % 6] - grid.centre(hex);
      EXPECT_NEAR(distance(from, to), layout.size / std::numbers::sqrt3, 1e-9);
      EXPECT_GT(cross(from, to), 0);
      for (int side = 0; side < 6; ++side)
        if (length(grid.centre(grid.across(hex, side)) - grid.centre(hex) - from - to) < 1e-9) sides.insert(side);
    }
    EXPECT_THAT(sides, SizeIs(6));
  }
}

TEST(AHexGrid, GivesAPointBetweenHexesToTheLowestColumnThenRow) {
  const HexGrid grid(FLAT);
  EXPECT_EQ(grid.hex_at((grid.centre({2, 3}) + grid.centre({2, 4})) * 0.5), (Hex{2, 3}));
  EXPECT_EQ(grid.hex_at((grid.centre({2, 3}) + grid.centre({3, 2})) * 0.5), (Hex{2, 3}));
}

TEST(AHexGrid, HasTheSidesOfAHeadingWithinTheTolerance) {
  EXPECT_EQ(HexGrid(FLAT).side_of_heading(119.9995), 2);
  EXPECT_EQ(HexGrid(POINTY).side_of_heading(30), 0);
  EXPECT_FALSE(HexGrid(POINTY).side_of_heading(60));
  EXPECT_EQ(HexGrid(FLAT).side_of_heading(359.9995), 0);
}

Piece squad(std::string id, Hex hex, double facing = 0, const HexLayout& layout = FLAT) {
  Piece p = piece(std::move(id), CircleBase{0.5}, HexGrid(layout).centre(hex), facing);
  p.hex = hex;
  return p;
}

Scene grid_scene(const HexLayout& layout = FLAT) {
  Scene s;
  s.parts.table = {24, 24, layout};
  return s.with(squad("squad", {3, 4}, layout.orientation == HexOrientation::flat ? 0 : 30, layout));
}

HexEntry entry(const Scene& scene, Path path, std::size_t step) {
  return std::get<HexEntry>(scene.trace(std::move(path)).steps.at(step).facts);
}

TEST(AHexStep, IsATurnTheShorterWayThenAnEntry) {
  const PieceTrace t = grid_scene().trace({HexStep{{4, 5}}, HexStep{{3, 4}}});
  ASSERT_EQ(t.steps.size(), 4u);
  const HexTurn& first = std::get<HexTurn>(t.steps[0].facts);
  EXPECT_EQ(first.sides, 1);
  EXPECT_EQ(first.facing, 60);
  EXPECT_TRUE(first.automatic);
  const HexEntry& in = std::get<HexEntry>(t.steps[1].facts);
  EXPECT_EQ(in.side, 1);
  EXPECT_EQ(in.manner, Manner::forward);
  EXPECT_EQ(in.length, 2);
  EXPECT_EQ(std::get<HexTurn>(t.steps[2].facts).sides, 3) << "straight back: to the right";
  EXPECT_EQ(t.end.hex, (Hex{3, 4}));
  EXPECT_EQ(t.end.pose.facing, 240);
}

TEST(AHexStep, GoesRearFirst) {
  const PieceTrace t = grid_scene().trace({HexStep{{3, 3}, true}, HexStep{{4, 4}, true}});
  ASSERT_EQ(t.steps.size(), 3u);
  EXPECT_EQ(std::get<HexEntry>(t.steps[0].facts).manner, Manner::reverse);
  EXPECT_EQ(std::get<HexTurn>(t.steps[1].facts).sides, -2);
  EXPECT_EQ(std::get<HexEntry>(t.steps[2].facts).manner, Manner::reverse);
}

TEST(AHexStep, IntoAHexThatIsNoNeighbourGoesNowhere) {
  const PieceTrace t = grid_scene().trace({HexStep{{7, 7}}, HexStep{{3, 1'000'000'000}}});
  ASSERT_EQ(t.steps.size(), 2u);
  EXPECT_FALSE(std::get<HexEntry>(t.steps[0].facts).side);
  EXPECT_EQ(t.end.hex, (Hex{3, 4}));
  Scene corner = grid_scene();
  corner.parts.pieces[0] = squad("squad", {0, 0});
  EXPECT_FALSE(entry(corner, {HexStep{{0, -1}}}, 0).side);
}

TEST(ATurnStep, OfNoHexsidesIsNothing) {
  EXPECT_TRUE(grid_scene().trace({TurnStep{0}}).steps.empty());
  EXPECT_EQ(grid_scene().trace({TurnStep{-2}}).end.pose.facing, 240);
  EXPECT_EQ(grid_scene(POINTY).trace({TurnStep{-1}}).end.pose.facing, 330);
}

TEST(AHexEntry, HasTheFeaturesOfTheHexAndOfTheHexside) {
  Feature wood = polygon("wood", Kind::wood, {});
  wood.shape = {};
  wood.hexes = {{3, 5}, {9, 9}};
  Feature wall = line("wall", Kind::wall, {}, 0);
  wall.shape = {};
  wall.hexsides = {{{3, 5}, 3}};
  const Vec c = HexGrid(FLAT).centre({3, 5});
  const Scene s = grid_scene()
                      .with(wood)
                      .with(wall)
                      .with(polygon("a-marsh", Kind::marsh, {c, c + Vec{1, 0}, c + Vec{1, 1}}))
                      .with(line("hedge", Kind::hedge, {c - Vec{3, 1.5}, c + Vec{3, -1.5}}, 0.5))
                      .with(line("lane", Kind::road, {c - Vec{0, 5}, c + Vec{0, 5}}, 0))
                      .with(polygon("bocage", Kind::bocage, box_ring(c.x, c.y - 2, 1, 3)))
                      .with(squad("b", {3, 5}))
                      .with(squad("a", {3, 5}))
                      .with(squad("other", {5, 5}));
  const HexEntry e = entry(s, {HexStep{{3, 5}}}, 0);
  EXPECT_THAT(e.features, ElementsAre(FeatureIndex{2}, FeatureIndex{0})) << "a-marsh touches the centre";
  EXPECT_THAT(e.hexside, ElementsAre(FeatureIndex{3}, FeatureIndex{1})) << "the bocage is only touched";
  EXPECT_EQ(e.surface, FeatureIndex{4});
  EXPECT_EQ(e.leaving, FeatureIndex{4});
  EXPECT_THAT(e.surfaces, ElementsAre(FeatureIndex{4}));
  EXPECT_THAT(e.roads, ElementsAre(FeatureIndex{4}));
  EXPECT_THAT(e.pieces, ElementsAre(PieceIndex{2}, PieceIndex{1}));
}

TEST(AHexEntry, HasAFeatureOnceThatIsListedTwice) {
  Feature wood = polygon("wood", Kind::wood, {});
  wood.shape = {};
  wood.hexes = {{3, 5}, {9, 9}, {3, 5}};
  Feature wall = line("wall", Kind::wall, {}, 0);
  wall.shape = {};
  wall.hexsides = {{{3, 5}, 3}, {{3, 5}, 0}, {{3, 4}, 0}};
  const HexEntry e = entry(grid_scene().with(wood).with(wall), {HexStep{{3, 5}}}, 0);
  EXPECT_THAT(e.features, ElementsAre(FeatureIndex{0}));
  EXPECT_THAT(e.hexside, ElementsAre(FeatureIndex{1}));
}

Feature listed(std::string id, Kind kind, std::vector<Hex> hexes) {
  Feature f = polygon(std::move(id), kind, {});
  f.shape = {};
  f.hexes = std::move(hexes);
  return f;
}

TEST(AHexEntry, HasSurfacesInDocumentOrderAndTheRoadsThatLeadThere) {
  const Vec c = HexGrid(FLAT).centre({3, 5});
  const Scene s = grid_scene()
                      .with(line("z-lane", Kind::road, {c - Vec{0, 5}, c + Vec{0, 5}}, 1))
                      .with(line("a-beside", Kind::road, {c - Vec{0.3, 0.5}, c + Vec{-0.3, 0.5}}, 1))
                      .with(listed("bridge", Kind::bridge, {{3, 5}}))
                      .with(listed("far", Kind::track, {{3, 5}, {3, 6}}));
  const HexEntry e = entry(s, {HexStep{{3, 5}}}, 0);
  EXPECT_THAT(e.surfaces, ElementsAre(FeatureIndex{0}, FeatureIndex{1}, FeatureIndex{2}, FeatureIndex{3}));
  EXPECT_EQ(e.surface, FeatureIndex{3});
  EXPECT_THAT(e.roads, ElementsAre(FeatureIndex{0}, FeatureIndex{1})) << "sections of one road lead together";
}

TEST(AHexEntry, FollowsARoadOverEachHexsideInBothDirections) {
  for (const HexLayout& layout : {FLAT, POINTY}) {
    const HexGrid grid(layout);
    for (int side = 0; side < 6; ++side) {
      const Hex middle{3, 4};
      const Hex there = grid.across(middle, side);
      const Hex aside = grid.across(middle, side + 1);
      const Feature road = line("road", Kind::road, {grid.centre(middle), grid.centre(there)}, 0.2);
      const Scene s = grid_scene(layout).with(road);
      EXPECT_THAT(entry(s, {HexStep{there}}, side == 0 ? 0 : 1).roads, SizeIs(1)) << side;
      EXPECT_THAT(entry(s, {HexStep{there}, HexStep{middle}}, side == 0 ? 2 : 3).roads, SizeIs(1)) << side;
      EXPECT_THAT(entry(s, {HexStep{aside}}, side == 5 ? 0 : 1).roads, IsEmpty()) << side;
    }
  }
}

TEST(AHexEntry, HasPolygonsOnItsHexsideThatShareASeamFromCentreToCentre) {
  const Vec c = HexGrid(FLAT).centre({3, 4});
  const Scene whole = grid_scene().with(polygon("west", Kind::bocage, box_ring(c.x - 1, c.y + 0.5, 1, 1)));
  EXPECT_THAT(entry(whole, {HexStep{{3, 5}}}, 0).hexside, IsEmpty()) << "its border runs there, and nothing beside it";
  Scene halves = whole;
  halves.with(polygon("east", Kind::stream, box_ring(c.x, c.y + 0.5, 1, 1)));
  EXPECT_THAT(entry(halves, {HexStep{{3, 5}}}, 0).hexside, SizeIs(2));
}

TEST(AHexEntry, LeavesOutPiecesThatTheOrderMovesAndThoseAboard) {
  Scene s = grid_scene().with(squad("b", {3, 5})).with(squad("c", {3, 5}));
  s.parts.pieces[2].status = s.parts.pieces[2].status.with("aboard", "b");
  TraceRequest request = Scene::moving(s.game(), {HexStep{{3, 5}}});
  request.movers.push_back({PieceIndex{1}, CircleBase{0.5}, {}, {}});
  const Trace trace = s.trace(request);
  EXPECT_THAT(std::get<HexEntry>(trace.pieces[0].steps[0].facts).pieces, IsEmpty());
  EXPECT_THAT(trace.pieces[0].end.contacts, IsEmpty()) << "no contacts on a grid";
  EXPECT_THAT(trace.pieces[0].end.gaps, IsEmpty());
}

TEST(PiecesMovedTogetherInInchesOnAGrid, MeetWhereTheyEnd) {
  Scene s = grid_scene().with(squad("b", {3, 5}));
  TraceRequest request = Scene::moving(s.game(), {ForwardStep{1}});
  request.movers.push_back({PieceIndex{1}, CircleBase{0.5}, {}, {}});
  request.gaps_within = 100;
  const Trace trace = s.trace(request);
  ASSERT_EQ(trace.pieces[0].end.gaps.size(), 1u);
  EXPECT_EQ(trace.pieces[0].end.gaps[0].piece, PieceIndex{1});
}

}  // namespace
}  // namespace linesman
