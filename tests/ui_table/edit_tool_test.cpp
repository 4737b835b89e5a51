#include "ui/tools/terrain/edit_tool.h"

#include <gmock/gmock.h>

#include "editing/terrain_edits.h"
#include "picture/rich_table.h"
#include "sharp_view.h"
#include "terrain_drawing.h"

namespace linesman {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

/// Woods 4 by 4 with their south-west corners at (5, 5), (15, 5) and (7, 7), and a road along y = 20.
class Editing : public OnBareTable {
 protected:
  void SetUp() override {
    Dragging::SetUp();
    Game game = bare_table();
    for (const Vec at : {Vec{5, 5}, Vec{15, 5}, Vec{7, 7}}) {
      const FeatureShape square = MultiPolygon{{{at, at + Vec{4, 0}, at + Vec{4, 4}, at + Vec{0, 4}}, {}}};
      game = *with_features_added(game, {*feature_of(game, with_kind({}, Kind::wood), square)});
    }
    const Polyline way{{5, 20}, {15, 20}, {25, 20}};
    game = *with_features_added(game, {*feature_of(game, with_kind({}, Kind::road), way)});
    take_up<EditTool>(game);
  }
  std::vector<int> chosen() const {
    std::vector<int> all;
    for (const FeatureIndex i : host->selected_features()) all.push_back(static_cast<int>(i));
    return all;
  }
  Vec corner(std::size_t feature, std::size_t i = 0) const { return ring(feature).at(i); }
  double pixel() const { return 1 / view.projection().scale; }
};

TEST_F(Editing, AClickSelectsShiftAddsAndCtrlTakesAway) {
  click({16, 6});
  EXPECT_THAT(chosen(), ElementsAre(1));
  click({6, 6}, Qt::ShiftModifier);
  EXPECT_THAT(chosen(), ElementsAre(1, 0));
  click({16, 6}, Qt::ControlModifier);
  EXPECT_THAT(chosen(), ElementsAre(0));
  click({30, 28});
  EXPECT_THAT(chosen(), IsEmpty());
  EXPECT_THAT(host->changes, IsEmpty());
}

TEST_F(Editing, ARubberBandSelectsWhatLiesWithin) {
  drag({4, 4}, {12, 12});
  EXPECT_THAT(chosen(), ElementsAre(0, 2));
}

TEST_F(Editing, TabWalksThroughWhatLiesUnderThePointer) {
  hover({8, 8});
  key(Qt::Key_Tab);
  EXPECT_THAT(chosen(), ElementsAre(2)) << "the topmost";
  key(Qt::Key_Tab);
  EXPECT_THAT(chosen(), ElementsAre(0));
  key(Qt::Key_Tab);
  EXPECT_THAT(chosen(), ElementsAre(2));
}

TEST_F(Editing, TabWalksThroughAllTerrainWhereNothingLiesUnderThePointer) {
  key(Qt::Key_Tab, {}, 2);
  EXPECT_THAT(chosen(), ElementsAre(1));
  key(Qt::Key_Backtab);
  EXPECT_THAT(chosen(), ElementsAre(0));
}

TEST_F(Editing, ADragMovesAllThatIsSelectedInOneStep) {
  click({16, 6});
  click({6, 6}, Qt::ShiftModifier);
  drag({16, 6}, {18, 9}, Qt::ControlModifier);
  EXPECT_THAT(host->changes, IsEmpty()) << "Ctrl takes it out of the selection";
  click({16, 6}, Qt::ShiftModifier);
  drag({16, 6}, {18, 9});
  EXPECT_THAT(host->changes, SizeIs(1));
  EXPECT_EQ(corner(1), (Vec{17, 8}));
  EXPECT_EQ(corner(0), (Vec{7, 8}));
  EXPECT_EQ(corner(2), (Vec{7, 7}));
}

TEST_F(Editing, ADragSnapsTheCornerThatIsNearest) {
  drag({15.4, 5.4}, {11.5, 7.3});
  EXPECT_EQ(corner(1), (Vec{11, 7})) << "the corner of another wood";
}

TEST_F(Editing, EscapeInADragLeavesItWhereItWas) {
  press({16, 6});
  move({20, 10});
  key(Qt::Key_Escape);
  release({20, 10});
  EXPECT_THAT(host->changes, IsEmpty());
  EXPECT_EQ(corner(1), (Vec{15, 5}));
}

TEST_F(Editing, AHandleScalesAboutTheOppositeCorner) {
  click({16, 6});
  const Vec handle = Vec{19, 9} + Vec{8, 8} * pixel();
  drag(handle, handle + Vec{4, 2});
  ASSERT_THAT(host->changes, SizeIs(1));
  EXPECT_THAT(ring(1), ElementsAre(Vec{15, 5}, Vec{23, 5}, Vec{23, 11}, Vec{15, 11}));
}

TEST_F(Editing, TheRoundHandleTurns) {
  click({16, 6});
  const Vec handle = Vec{17, 9} + Vec{0, 38} * pixel();
  drag(handle, {24, 7});
  ASSERT_THAT(host->changes, SizeIs(1));
  EXPECT_NEAR(corner(1).x, 15, 1e-3);
  EXPECT_NEAR(corner(1).y, 9, 1e-3) << "by a quarter, clockwise";
}

TEST_F(Editing, ASecondClickShowsCornersThatAreDraggedInsertedAndTakenAway) {
  click({16, 6});
  click({16, 6});
  drag({19, 9}, {21, 11});
  EXPECT_EQ(corner(1, 2), (Vec{21, 11}));
  drag({17, 5}, {17, 3});
  ASSERT_THAT(ring(1), SizeIs(5));
  EXPECT_EQ(corner(1, 1), (Vec{17, 3}));
  click({17, 3});
  key(Qt::Key_Delete);
  EXPECT_THAT(ring(1), SizeIs(4));
  EXPECT_THAT(host->changes, SizeIs(3));
}

TEST_F(Editing, ACornerDraggedAcrossASideIsNotKept) {
  click({16, 6});
  click({16, 6});
  drag({19, 9}, {13, 7}, Qt::ControlModifier);
  EXPECT_THAT(host->changes, IsEmpty());
  EXPECT_TRUE(host->said.contains("crosses itself")) << host->said.toStdString();
}

TEST_F(Editing, TheWidthOfAStripIsDragged) {
  click({20, 20});
  const double was = terrain()[3].width;
  const Vec handle = Vec{15, 20} + Vec{3.3, was / 2 + 6 * pixel()};
  drag(handle, handle + Vec{0, 0.5});
  ASSERT_THAT(host->changes, SizeIs(1));
  EXPECT_NEAR(terrain()[3].width, was + 1, 0.13);
}

TEST_F(Editing, ArrowKeysNudgeAndOthersTurnAndScale) {
  click({16, 6});
  key(Qt::Key_Right);
  key(Qt::Key_Up, Qt::ShiftModifier);
  EXPECT_EQ(corner(1), (Vec{16, 5.1}));
  key(Qt::Key_PageDown, {}, 6);
  EXPECT_NEAR(corner(1).y, 9.1, 1e-3);
  key(Qt::Key_Plus);
  EXPECT_NEAR(distance(corner(1, 0), corner(1, 1)), 4.4, 1e-3);
}

TEST_F(Editing, KeysAloneChangeACorner) {
  key(Qt::Key_Tab);
  key(Qt::Key_Return);
  key(Qt::Key_Tab);
  key(Qt::Key_Left);
  EXPECT_EQ(corner(0), (Vec{4, 5}));
  key(Qt::Key_Insert);
  EXPECT_THAT(ring(0), SizeIs(5));
  key(Qt::Key_Delete);
  EXPECT_THAT(ring(0), SizeIs(4));
  key(Qt::Key_Escape, {}, 3);
  EXPECT_THAT(chosen(), IsEmpty());
}

TEST_F(Editing, DeleteTakesAwayAndCtrlDDuplicates) {
  click({16, 6});
  key(Qt::Key_D, Qt::ControlModifier);
  ASSERT_THAT(terrain(), SizeIs(5));
  EXPECT_EQ(corner(4), (Vec{16, 4}));
  EXPECT_THAT(chosen(), ElementsAre(4));
  key(Qt::Key_Delete);
  EXPECT_THAT(terrain(), SizeIs(4));
  EXPECT_THAT(chosen(), IsEmpty());
  EXPECT_EQ(read_back(), "");
}

TEST_F(Editing, WhatIsLockedIsSelectedButNotChanged) {
  host->change_game(*with_features_changed(host->game(), {{FeatureIndex{1}, with_lock(terrain()[1], true)}}),
                    QStringLiteral("lock"));
  drag({16, 6}, {20, 10});
  EXPECT_THAT(chosen(), ElementsAre(1));
  key(Qt::Key_Delete);
  key(Qt::Key_Left);
  EXPECT_THAT(host->changes, SizeIs(1)) << "the lock itself";
  EXPECT_EQ(corner(1), (Vec{15, 5}));
}

TEST_F(Editing, AfterAnEditTheViewShowsWhatAFreshOneShows) {
  (void)view.grab();
  drag({16, 6}, {22, 12});
  drag({6, 6}, {3, 12});
  key(Qt::Key_Delete);
  host->select_features({});
  view.set_tool(nullptr);
  view.clearFocus();
  hover({39, 1});
  const QImage shown = view.grab().toImage().convertToFormat(QImage::Format_RGB32);
  TableView fresh;
  fresh.resize(view.size());
  fresh.show_game(host->game());
  fresh.fit();
  const QImage drawn = fresh.grab().toImage().convertToFormat(QImage::Format_RGB32);
  int other = 0;
  const QRect table = view.projection().to_paper(Box{{0, 0}, {38, 30}}).toRect();
  for (int y = table.top(); y < table.bottom(); ++y)
    for (int x = table.left(); x < table.right(); ++x) other += shown.pixel(x, y) != drawn.pixel(x, y) ? 1 : 0;
  EXPECT_LT(other, table.width() * table.height() / 5000);
}

// The benchmark shows what the session adds (history, hearing), and how long all of it takes.
TEST_F(OnBareTable, ANudgeOfOneOfTenThousandFeaturesChangesAndPaintsThatOneAlone) {
  const Game crowded = crowded_table(10'000, 2'000);
  take_up<EditTool>(crowded);
  view.zoom_at({450, 350}, 8);
  ASSERT_TRUE(becomes_sharp(view));
  const auto in_the_middle = [&](const Feature& feature) {
    const auto* area = std::get_if<MultiPolygon>(&feature.shape);
    return area && QLineF(place(area->at(0).outer.at(0)), view.frame().center()).length() < 150;
  };
  const auto found = std::find_if(crowded.terrain().begin(), crowded.terrain().end(), in_the_middle);
  ASSERT_TRUE(found != crowded.terrain().end());
  const auto nudged = static_cast<FeatureIndex>(found - crowded.terrain().begin());
  host->select_features({nudged});
  view.repaint();
  const std::uint64_t all_tiles = tiles_of(view).painted;
  for (int i = 0; i < 8; ++i) {
    const Features before = terrain();
    const std::uint64_t painted = tiles_of(view).painted;
    key(i % 2 == 0 ? Qt::Key_Right : Qt::Key_Left);
    ASSERT_EQ(host->changes.size(), i + 1);
    ASSERT_TRUE(becomes_sharp(view));
    EXPECT_GT(tiles_of(view).painted, painted);
    EXPECT_LT(tiles_of(view).painted - painted, all_tiles / 6) << "the tiles that it touches";
    for (std::size_t feature = 0; feature < before.size(); ++feature)
      EXPECT_EQ(&terrain()[feature] == &before[feature], feature != at(nudged)) << "the others are shared, not copied";
  }
  EXPECT_LT(moving_part_of(view).points * 5, still_part_of(view).points);
}

}  // namespace
}  // namespace linesman
