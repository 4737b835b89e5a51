#include "ui/tools/terrain/draw_tool.h"

#include <gmock/gmock.h>

#include "geometry/boost/measure.h"
#include "terrain_drawing.h"

namespace linesman {
namespace {

using testing::ElementsAre;
using testing::Gt;
using testing::IsEmpty;
using testing::SizeIs;

class Drawing : public OnBareTable {
 protected:
  void SetUp() override {
    Dragging::SetUp();
    take_up<DrawTool>(bare_table());
  }
};

/// A shape of three corners, ended where it snapped to the table's edge.
class TheSnapSign : public Drawing {
 protected:
  void SetUp() override {
    Drawing::SetUp();
    draw_with(Kind::wood, OutlineShape::polygon);
    hover({0.05, 10});
    ASSERT_TRUE(signs());
  }
  bool signs() const { return leaves_ink(*terrain_tool); }
};

TEST_F(TheSnapSign, GoesWhenTheShapeIsDone) {
  for (const Vec p : {Vec{5, 5}, Vec{11, 5}, Vec{0.05, 10}}) click(p);
  ASSERT_TRUE(signs());
  click({0.05, 10});
  ASSERT_THAT(terrain(), SizeIs(1));
  EXPECT_FALSE(signs());
  draw_with(Kind::building, OutlineShape::rectangle);
  drag({20, 20}, {24, 0.05});
  ASSERT_THAT(terrain(), SizeIs(2));
  EXPECT_FALSE(signs()) << "of a drag too";
  hover({0.05, 12});
  EXPECT_TRUE(signs()) << "until the pointer moves again";
}

TEST_F(TheSnapSign, GoesWithEscape) {
  key(Qt::Key_Escape);
  EXPECT_FALSE(signs()) << "also where nothing was begun";
  click({0.05, 10});
  key(Qt::Key_Escape);
  EXPECT_FALSE(signs());
}

TEST_F(TheSnapSign, GoesWithThePointer) {
  leave();
  EXPECT_FALSE(signs());
}

TEST_F(TheSnapSign, IsNotThereWhenTheToolIsTakenUpAgain) {
  view.set_tool(nullptr);
  view.set_tool(terrain_tool.get());
  EXPECT_FALSE(signs());
}

TEST_F(TheSnapSign, GoesWithWhatItStandsOn) {
  for (const Vec p : {Vec{5, 5}, Vec{11, 5}, Vec{11, 9}}) click(p);
  key(Qt::Key_Return);
  hover({11, 9});
  ASSERT_TRUE(signs());
  host->change_game(bare_table(), "no wood");
  EXPECT_FALSE(signs());
}

TEST_F(Drawing, APolygonTakesAClickForEachCornerAndEnter) {
  draw_with(Kind::wood, OutlineShape::polygon);
  for (const Vec p : {Vec{5, 5}, Vec{11, 5}, Vec{11, 9}, Vec{6, 10}}) click(p);
  EXPECT_THAT(host->changes, IsEmpty()) << "until it is ended nothing is changed";
  key(Qt::Key_Return);
  ASSERT_THAT(terrain(), SizeIs(1));
  EXPECT_THAT(ring(0), ElementsAre(Vec{5, 5}, Vec{11, 5}, Vec{11, 9}, Vec{6, 10}));
  EXPECT_EQ(terrain()[0].kind, Kind::wood);
  EXPECT_EQ(terrain()[0].id, "wood-1");
  EXPECT_THAT(host->changes, SizeIs(1)) << "one step of undo";
  EXPECT_THAT(host->selected_features(), ElementsAre(FeatureIndex{0}));
  EXPECT_EQ(read_back(), "");
}

TEST_F(Drawing, ClickingTheLastCornerAgainOrTheFirstEndsAPolygon) {
  draw_with(Kind::wood, OutlineShape::polygon);
  for (const Vec p : {Vec{5, 5}, Vec{11, 5}, Vec{11, 9}, Vec{11, 9}}) click(p);
  ASSERT_THAT(terrain(), SizeIs(1));
  for (const Vec p : {Vec{20, 5}, Vec{26, 5}, Vec{26, 9}, Vec{20, 5}}) click(p);
  ASSERT_THAT(terrain(), SizeIs(2));
  EXPECT_THAT(ring(1), SizeIs(3));
}

TEST_F(Drawing, ARectangleIsDraggedOrClicked) {
  draw_with(Kind::building, OutlineShape::rectangle);
  drag({5, 5}, {9, 8});
  ASSERT_THAT(terrain(), SizeIs(1));
  EXPECT_THAT(ring(0), ElementsAre(Vec{5, 5}, Vec{9, 5}, Vec{9, 8}, Vec{5, 8}));
  click({20, 5});
  click({22, 8});
  ASSERT_THAT(terrain(), SizeIs(2));
  EXPECT_NEAR(area_of(ring(1)), 6, 1e-6);
}

TEST_F(Drawing, ADragMakesARectangleOfAnyAreaAndClicksAPolygon) {
  for (const Kind kind : {Kind::wood, Kind::building, Kind::marsh}) {
    draw_with(kind, OutlineShape::polygon);
    const std::size_t before = terrain().size();
    const double x = 4 + 8.0 * static_cast<double>(before);
    drag({x, 5}, {x + 4, 8});
    ASSERT_THAT(terrain(), SizeIs(before + 1));
    EXPECT_THAT(ring(before), ElementsAre(Vec{x, 5}, Vec{x + 4, 5}, Vec{x + 4, 8}, Vec{x, 8}));
    EXPECT_FALSE(terrain_tool->busy());
  }
  draw_with(Kind::building, OutlineShape::polygon);
  for (const Vec p : {Vec{5, 15}, Vec{11, 15}, Vec{8, 20}}) click(p);
  key(Qt::Key_Return);
  ASSERT_THAT(terrain(), SizeIs(4));
  EXPECT_THAT(ring(3), SizeIs(3));
}

TEST_F(Drawing, ADragMakesAStraightWall) {
  draw_with(Kind::wall, OutlineShape::strip);
  drag({5, 5}, {15, 5});
  ASSERT_THAT(terrain(), SizeIs(1));
  EXPECT_THAT(line(0), ElementsAre(Vec{5, 5}, Vec{15, 5}));
}

TEST_F(Drawing, AClickThatSlipsIsStillACorner) {
  draw_with(Kind::wood, OutlineShape::polygon);
  const double slip = 6 / view.projection().scale;
  drag({5, 5}, {5 + slip, 5});
  EXPECT_THAT(terrain(), IsEmpty());
  EXPECT_TRUE(terrain_tool->busy());
}

TEST_F(Drawing, AHoleIsDraggedToo) {
  draw_with(Kind::wood, OutlineShape::polygon);
  drag({5, 5}, {15, 15});
  Brush brush = host->brush();
  brush.use = ShapeUse::hole;
  host->set_brush(brush);
  drag({8, 8}, {10, 11});
  ASSERT_THAT(terrain(), SizeIs(1));
  EXPECT_THAT(std::get<MultiPolygon>(terrain()[0].shape)[0].holes, SizeIs(1));
}

TEST_F(Drawing, ACircleIsDraggedFromItsMiddle) {
  draw_with(Kind::marsh, OutlineShape::circle);
  drag({15, 15}, {19, 15});
  ASSERT_THAT(terrain(), SizeIs(1));
  for (const Vec p : ring(0)) EXPECT_NEAR(distance(p, {15, 15}), 4, 0.001);
}

TEST_F(Drawing, AStripRunsAlongALineAsWideAsTheBrush) {
  draw_with(Kind::road, OutlineShape::strip);
  for (const Vec p : {Vec{5, 5}, Vec{15, 5}, Vec{20, 12}}) click(p);
  key(Qt::Key_BracketRight);
  key(Qt::Key_Return);
  ASSERT_THAT(terrain(), SizeIs(1));
  EXPECT_THAT(line(0), ElementsAre(Vec{5, 5}, Vec{15, 5}, Vec{20, 12}));
  EXPECT_EQ(terrain()[0].width, default_width(Kind::road) + 0.25);
}

TEST_F(Drawing, FreehandHasFewPointsThatAreNearTheHand) {
  draw_with(Kind::wood, OutlineShape::freehand);
  press({15, 10});
  for (int i = 1; i < 72; ++i) move(Vec{10, 10} + Vec{5 * std::cos(i * 0.0873), 5 * std::sin(i * 0.0873)});
  release({15, 9.8});
  ASSERT_THAT(terrain(), SizeIs(1)) << host->said.toStdString();
  EXPECT_LT(ring(0).size(), 30U);
  EXPECT_NEAR(area_of(ring(0)), 78.5, 4);
}

TEST_F(Drawing, AShapeThatCrossesItselfIsNotMadeAndStaysToBePutRight) {
  draw_with(Kind::wood, OutlineShape::polygon);
  for (const Vec p : {Vec{5, 5}, Vec{11, 9}, Vec{11, 5}, Vec{5, 9}}) click(p);
  key(Qt::Key_Return);
  EXPECT_THAT(terrain(), IsEmpty());
  EXPECT_TRUE(host->said.contains("crosses itself")) << host->said.toStdString();
  EXPECT_TRUE(terrain_tool->busy());
  key(Qt::Key_Backspace);
  key(Qt::Key_Return);
  EXPECT_THAT(terrain(), SizeIs(1)) << "with the last corner taken back it is a triangle";
}

TEST_F(Drawing, EscapeDropsTheShapeAndLeavesNothing) {
  draw_with(Kind::wood, OutlineShape::polygon);
  for (const Vec p : {Vec{5, 5}, Vec{11, 5}, Vec{11, 9}}) click(p);
  key(Qt::Key_Escape);
  EXPECT_FALSE(terrain_tool->busy());
  EXPECT_THAT(host->changes, IsEmpty());
}

TEST_F(Drawing, FiguresTypedBesideThePointerSetTheCorner) {
  draw_with(Kind::hedge, OutlineShape::strip);
  type("3,4");
  key(Qt::Key_Return);
  type("5<90");
  key(Qt::Key_Return);
  hover({8, 20}, Qt::ControlModifier);
  type("2.5");
  key(Qt::Key_Return);
  key(Qt::Key_Return);
  ASSERT_THAT(terrain(), SizeIs(1)) << host->said.toStdString();
  ASSERT_THAT(line(0), SizeIs(3));
  EXPECT_EQ(line(0)[0], (Vec{3, 4}));
  EXPECT_EQ(line(0)[1], (Vec{8, 4}));
  EXPECT_NEAR(line(0)[2].y, 6.5, 1e-9) << "towards the pointer";
}

TEST_F(Drawing, FiguresAreTypedInThePlayersUnit) {
  ViewStyle style = view.view_style();
  style.unit = LengthUnit::centimetre;
  view.set_view_style(style);
  draw_with(Kind::hedge, OutlineShape::strip);
  type("25.4,12.7");
  key(Qt::Key_Return);
  type("5.08<90");
  key(Qt::Key_Return);
  key(Qt::Key_Return);
  ASSERT_THAT(terrain(), SizeIs(1)) << host->said.toStdString();
  EXPECT_LT(distance(line(0)[0], {10, 5}), 1e-9);
  EXPECT_LT(distance(line(0)[1], {12, 5}), 1e-9);
}

TEST_F(Drawing, ARectangleTakesItsSizeTyped) {
  draw_with(Kind::building, OutlineShape::rectangle);
  click({10, 10});
  hover({5, 20}, Qt::ControlModifier);
  type("4,2.5");
  key(Qt::Key_Return);
  ASSERT_THAT(terrain(), SizeIs(1)) << host->said.toStdString();
  EXPECT_THAT(ring(0), ElementsAre(Vec{6, 10}, Vec{10, 10}, Vec{10, 12.5}, Vec{6, 12.5})) << "on the pointer's side";
}

TEST_F(Drawing, CornersSnapToWhatIsThereUnlessCtrlIsHeld) {
  draw_with(Kind::building, OutlineShape::rectangle);
  drag({5, 5}, {9.3, 8.3}, Qt::ControlModifier);
  draw_with(Kind::wall, OutlineShape::strip);
  click({9.2, 8.4});
  click({9.4, 12.9}, Qt::ControlModifier);
  key(Qt::Key_Return);
  ASSERT_THAT(terrain(), SizeIs(2));
  EXPECT_EQ(line(1)[0], ring(0)[2]);
  EXPECT_NEAR(line(1)[1].x, 9.4, 0.03);
}

TEST_F(Drawing, KeysAloneDrawAPolygon) {
  draw_with(Kind::wood, OutlineShape::polygon);
  key(Qt::Key_Left);  // the crosshair appears in the middle of the table
  key(Qt::Key_Space);
  key(Qt::Key_Right, {}, 6);
  key(Qt::Key_Space);
  key(Qt::Key_Up, {}, 4);
  key(Qt::Key_Up, Qt::ShiftModifier, 5);
  key(Qt::Key_Return);
  ASSERT_THAT(terrain(), SizeIs(1)) << host->said.toStdString();
  EXPECT_THAT(ring(0), ElementsAre(Vec{20, 15}, Vec{26, 15}, Vec{26, 19.5}));
}

TEST_F(Drawing, PageKeysChooseAShapeThatSuitsTheKind) {
  draw_with(Kind::wood, OutlineShape::polygon);
  key(Qt::Key_PageDown);
  EXPECT_EQ(host->brush().outline, OutlineShape::rectangle);
  key(Qt::Key_PageUp, {}, 2);
  EXPECT_EQ(host->brush().outline, OutlineShape::freehand) << "there is no grid to paint on";
  draw_with(Kind::contour, OutlineShape::strip);
  key(Qt::Key_PageDown);
  EXPECT_NE(host->brush().outline, OutlineShape::rectangle);
}

TEST_F(Drawing, CutsAHoleIntoWhatLiesThere) {
  draw_with(Kind::wood, OutlineShape::rectangle);
  drag({5, 5}, {15, 15});
  Brush brush = host->brush();
  brush.use = ShapeUse::hole;
  host->set_brush(brush);
  drag({8, 8}, {10, 11});
  ASSERT_THAT(terrain(), SizeIs(1));
  EXPECT_THAT(std::get<MultiPolygon>(terrain()[0].shape)[0].holes, SizeIs(1));
  EXPECT_THAT(host->changes, SizeIs(2));
  EXPECT_EQ(read_back(), "");
}

TEST_F(Drawing, SplitsWhatLiesUnderTheLine) {
  draw_with(Kind::wood, OutlineShape::rectangle);
  drag({5, 5}, {15, 15});
  host->select_features({});
  Brush brush = host->brush();
  brush.use = ShapeUse::cut;
  host->set_brush(brush);
  click({10, 4});
  click({10, 12});
  click({12, 17});
  key(Qt::Key_Return);
  ASSERT_THAT(terrain(), SizeIs(2)) << host->said.toStdString();
  EXPECT_NEAR(area_of(ring(0)) + area_of(ring(1)), 100, 1e-6);
  EXPECT_EQ(read_back(), "");
}

TEST_F(Drawing, ShowsTheShapeInTheLookOfItsKindWhileItIsDrawn) {
  draw_with(Kind::wood, OutlineShape::polygon);
  click({5, 5});
  click({15, 5});
  hover({15, 15});
  EXPECT_GT(terrain_tool->extent().width(), 10 * view.projection().scale);
  const QImage shown = view.grab().toImage();
  terrain_tool->cancel();
  hover({16, 16});
  EXPECT_NE(view.grab().toImage(), shown);
}

class Painting : public OnBareTable {
 protected:
  void SetUp() override {
    Dragging::SetUp();
    take_up<DrawTool>(hex_table());
  }
  HexGrid grid() const { return HexGrid(*host->game().table().hex); }
};

TEST_F(Painting, TakesTheHexesUnderTheStroke) {
  draw_with(Kind::wood, OutlineShape::hexes);
  drag(grid().centre({2, 2}), grid().centre({2, 4}));
  ASSERT_THAT(terrain(), SizeIs(1));
  EXPECT_THAT(terrain()[0].hexes, testing::Contains(Hex{2, 2}));
  EXPECT_THAT(terrain()[0].hexes, testing::Contains(Hex{2, 4}));
  EXPECT_EQ(read_back(), "");
}

TEST_F(Painting, ShiftAddsAndCtrlTakesAway) {
  draw_with(Kind::wood, OutlineShape::hexes);
  drag(grid().centre({2, 2}), grid().centre({2, 2}));
  drag(grid().centre({5, 5}), grid().centre({5, 5}), Qt::ShiftModifier);
  ASSERT_THAT(terrain(), SizeIs(1));
  EXPECT_THAT(terrain()[0].hexes, testing::Contains(Hex{5, 5}));
  const std::size_t before = terrain()[0].hexes.size();
  drag(grid().centre({2, 2}), grid().centre({2, 2}), Qt::ControlModifier);
  EXPECT_THAT(terrain()[0].hexes, SizeIs(testing::Lt(before)));
}

TEST_F(Painting, ObstaclesLieOnHexsides) {
  draw_with(Kind::wall, OutlineShape::hexes);
  const Vec side = (grid().centre({3, 3}) + grid().centre(grid().across({3, 3}, 0))) * 0.5;
  press(side);
  release(side);
  ASSERT_THAT(terrain(), SizeIs(1));
  EXPECT_THAT(terrain()[0].hexes, IsEmpty());
  EXPECT_THAT(terrain()[0].hexsides, SizeIs(1));
  EXPECT_EQ(read_back(), "");
}

TEST_F(Painting, GoesByKeysToo) {
  draw_with(Kind::wood, OutlineShape::hexes);
  key(Qt::Key_Left);
  key(Qt::Key_Space);
  key(Qt::Key_Up, {}, 5);
  key(Qt::Key_Space);
  ASSERT_THAT(terrain(), SizeIs(1));
  EXPECT_THAT(terrain()[0].hexes, SizeIs(Gt(1U)));
}

}  // namespace
}  // namespace linesman
