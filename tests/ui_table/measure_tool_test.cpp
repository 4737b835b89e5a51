#include <gmock/gmock.h>

#include "base/heading.h"
#include "dragging.h"
#include "ui/tools/measuring/measuring_tools.h"
#include "ui/tools/snapping.h"
#include "ui/tools/terrain/snap_cursor.h"

namespace linesman {
namespace {

using testing::HasSubstr;
using testing::SizeIs;

/// Two tanks four inches apart, a wood and a road, and a tool that measures.
class Measuring : public Dragging {
 protected:
  void SetUp() override {
    Dragging::SetUp();
    Game game = two_tanks();
    Feature wood;
    wood.id = "wood";
    wood.kind = Kind::wood;
    wood.shape = MultiPolygon{{{{20, 8}, {26, 8}, {26, 13}, {20, 13}}, {}}};
    Feature road;
    road.id = "road";
    road.kind = Kind::road;
    road.shape = Polyline{{0, 20}, {10, 20}, {10, 25}};
    road.width = 1;
    play(game.with_terrain({wood, road}));
    take_up<TapeTool>();
  }
  template <class Kind>
  void take_up() {
    view.set_tool(nullptr);
    measure = std::make_unique<Kind>(*host);
    host->tool = measure.get();
    view.set_tool(measure.get());
  }
  void TearDown() override {
    EXPECT_EQ(host->changes, QStringList()) << "measuring changes nothing";
    EXPECT_EQ(host->order(), nullptr);
    view.set_tool(nullptr);
  }
  void click(Vec p, Qt::KeyboardModifiers keys = {}) {
    send(QEvent::MouseMove, p, Qt::NoButton, Qt::NoButton, keys);
    send(QEvent::MouseButtonPress, p, Qt::LeftButton, Qt::LeftButton, keys);
    send(QEvent::MouseButtonRelease, p, Qt::LeftButton, Qt::NoButton, keys);
  }
  void key(int key, Qt::KeyboardModifiers keys = {}) { QTest::keyClick(&view, static_cast<Qt::Key>(key), keys); }
  std::string said() const { return host->said.toStdString(); }

  std::unique_ptr<Tool> measure;
};

TEST_F(Measuring, SnapsFromAsNearAsDrawingDoes) {
  const double reach = snap_reach(*host);
  EXPECT_NEAR(reach * view.projection().scale, 8, 1e-9) << "pixels";
  EXPECT_EQ(snap_reach(*host, Qt::ControlModifier), 0);
  const Vec corner{20, 8};
  SnapCursor cursor(*host);
  for (const double part : {0.9, 1.1}) {
    const Vec near = corner - Vec{reach * part, 0};
    const Pointer pointer{near, view.projection().to_paper(near), Qt::NoButton, {}, {}, false, false};
    cursor.follow(pointer);
    EXPECT_EQ(cursor.at() == corner, part < 1) << part;
    click(near);
    click({20, 3});
    EXPECT_EQ(said().starts_with("5″"), part < 1) << said();
    key(Qt::Key_Escape);
  }
}

TEST_F(Measuring, ADragFromModelToModelReadsTheGapBetweenTheirEdges) {
  drag({10, 10}, {14, 10});
  EXPECT_THAT(said(), HasSubstr("2.8″"));
  EXPECT_FALSE(measure->busy());
  EXPECT_FALSE(measure->extent().isEmpty());
}

TEST_F(Measuring, ClicksGoRoundCornersAndTheSamePlaceTwiceEndsIt) {
  click({10, 10});
  EXPECT_TRUE(measure->busy());
  click({10, 18});
  click({14, 18});
  click({14, 18});
  EXPECT_FALSE(measure->busy());
  EXPECT_THAT(said(), HasSubstr("10.7″ in all: 6.7″ + 4″"));
}

TEST_F(Measuring, BackspaceTakesThePointBackAndEscapeAllOfIt) {
  click({10, 10});
  click({10, 18});
  key(Qt::Key_Backspace);
  EXPECT_TRUE(measure->busy());
  key(Qt::Key_Escape);
  EXPECT_FALSE(measure->busy());
  EXPECT_TRUE(measure->extent().isEmpty());
}

TEST_F(Measuring, SpaceSetsAWaypointDuringADrag) {
  press({10, 10});
  move({10, 18});
  key(Qt::Key_Space);
  move({14, 18});
  release({14, 18});
  EXPECT_THAT(said(), HasSubstr("6.7″ + 4″"));
}

TEST_F(Measuring, TheKeysAloneMeasureFromTheSelectedModel) {
  host->select({PieceIndex{0}});
  key(Qt::Key_Up);  // the crosshair comes up at the model
  key(Qt::Key_Return);
  for (int i = 0; i < 4; ++i) key(Qt::Key_Right);
  key(Qt::Key_Return);
  key(Qt::Key_Return);
  EXPECT_FALSE(measure->busy());
  EXPECT_THAT(said(), HasSubstr("2.8″"));
}

TEST_F(Measuring, BetweenThingsThatAreSelectedAtOnce) {
  host->select({PieceIndex{0}, PieceIndex{1}});
  EXPECT_THAT(said(), HasSubstr("2.8″"));
  click({23, 10}, Qt::ControlModifier);
  EXPECT_THAT(host->selected_features(), testing::ElementsAre(FeatureIndex{0}));
  EXPECT_THAT(said(), HasSubstr("2.8″; 9.4″; 5.4″"));
}

TEST_F(Measuring, ShiftTakesTheWholeFeature) {
  click({14, 10});
  click({23, 10}, Qt::ShiftModifier);
  EXPECT_THAT(said(), HasSubstr("5.4″"));
}

TEST_F(Measuring, WhatIsKeptStaysWithAnotherToolAndFollowsItsModels) {
  drag({10, 10}, {14, 10});
  key(Qt::Key_K);
  ASSERT_THAT(host->pins(), SizeIs(1));
  take_up<RingsTool>();
  EXPECT_THAT(host->pins(), SizeIs(1));
  const auto at_pin = [&] {
    return view.grab(QRectF(place({12, 10}) - QPointF(20, 30), QSizeF(40, 40)).toRect()).toImage();
  };
  const QImage before = at_pin();
  Piece moved = host->game().piece(PieceIndex{1});
  moved.pose.at = {16, 10};
  host->change_game(host->game().with_piece(PieceIndex{1}, moved), "moved");
  host->changes.clear();
  EXPECT_NE(at_pin(), before) << "its length has changed";
  host->set_pins({});
  EXPECT_THAT(host->pins(), SizeIs(0));
}

TEST_F(Measuring, RingsTakeTheRadiiThatAreTyped) {
  take_up<RingsTool>();
  const auto& rings = static_cast<const RingsTool&>(*measure);
  EXPECT_THAT(rings.radii(), testing::ElementsAre(6, 12, 18, 24));
  for (const int k : {Qt::Key_2, Qt::Key_Period, Qt::Key_8, Qt::Key_Comma, Qt::Key_9}) key(k);
  EXPECT_TRUE(measure->claims(Qt::Key_Return, Qt::NoModifier));
  key(Qt::Key_Return);
  EXPECT_THAT(rings.radii(), testing::ElementsAre(2.8, 9));
  click({10, 10});
  EXPECT_FALSE(measure->busy());
  EXPECT_THAT(said(), HasSubstr("2.8″: models within 1; 9″: models within 1"));
  key(Qt::Key_PageUp);
  EXPECT_THAT(rings.radii(), testing::ElementsAre(3, 6, 9, 12));
}

TEST_F(Measuring, LengthsAreInTheChosenUnit) {
  ViewStyle style = view.view_style();
  style.unit = LengthUnit::centimetre;
  view.set_view_style(style);
  drag({10, 10}, {14, 10});
  EXPECT_THAT(said(), HasSubstr("7.1 cm"));
  take_up<RingsTool>();
  EXPECT_NEAR(static_cast<const RingsTool&>(*measure).radii().front(), 10 / 2.54, 1e-12);
}

TEST_F(Measuring, AWheelIsTwoClicksAboutAFrontCorner) {
  take_up<AngleTool>();
  const Vec corner{9.4, 11.3};
  const Vec towards = turned_about({10.6, 11.3}, corner, 30) + direction(120) * 6.0;
  view.zoom_at(place(corner), 3);
  click(corner);
  click(towards);
  click(towards);
  EXPECT_FALSE(measure->busy());
  EXPECT_THAT(said(), HasSubstr("to the right"));
  EXPECT_THAT(said(), HasSubstr("along the arc"));
}

TEST_F(Measuring, ALineOfMarchFollowsARoad) {
  take_up<MarchTool>();
  click({5, 20}, Qt::ShiftModifier);
  key(Qt::Key_Return);
  EXPECT_THAT(said(), HasSubstr("15″ along the line"));
  click({4, 4});
  click({12, 4});
  click({12, 9});
  key(Qt::Key_Return);
  EXPECT_THAT(said(), HasSubstr("13″ along the line"));
}

TEST_F(Measuring, TheSignOfWhatAClickWouldHoldGoesWithThePointerAndWithEscape) {
  const auto hover = [this] { send(QEvent::MouseMove, {10, 11.3}, Qt::NoButton, Qt::NoButton); };
  hover();
  ASSERT_TRUE(leaves_ink(*measure));
  leave();
  EXPECT_FALSE(leaves_ink(*measure));
  hover();
  key(Qt::Key_Escape);
  EXPECT_FALSE(leaves_ink(*measure));
  click({10, 10});
  click({14, 10});
  click({14, 10});
  leave();
  EXPECT_TRUE(leaves_ink(*measure)) << "what was measured stays";
}

TEST_F(Measuring, ChangingTheToolDropsWhatIsBeingMeasured) {
  click({10, 10});
  view.set_tool(nullptr);
  EXPECT_FALSE(measure->busy());
  view.set_tool(measure.get());
}

}  // namespace
}  // namespace linesman
