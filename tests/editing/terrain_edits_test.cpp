#include "editing/terrain_edits.h"

#include <gmock/gmock.h>

#include "editing/feature_check.h"
#include "support.h"

namespace linesman {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::vector<std::string> ids(const Game& game) {
  std::vector<std::string> all;
  for (const Feature& feature : game.terrain()) all.push_back(feature.id);
  return all;
}

TEST(AFeature, GetsAReadableUnusedId) {
  const Game game = with_woods({{0, 0}, {8, 0}});
  EXPECT_THAT(ids(game), ElementsAre("wood-1", "wood-2"));
  EXPECT_EQ(free_id(game, "wood"), "wood-3");
  EXPECT_EQ(free_id(game, "hedge"), "hedge-1");
}

TEST(AFeature, HasTheUsualWidthAndHeightOfItsKind) {
  const auto hedge = feature_of(bare_table(), brush_of(Kind::hedge), Polyline{{1, 1}, {9, 1}});
  ASSERT_TRUE(hedge) << hedge.problem().reason;
  EXPECT_EQ(hedge->width, default_width(Kind::hedge));
  EXPECT_EQ(hedge->height, default_height(Kind::hedge));
}

TEST(AFeature, ThatADocumentMayNotHaveIsRefusedWithASentence) {
  const Game game = bare_table();
  const FeatureShape bow = MultiPolygon{Polygon{{{0, 0}, {4, 4}, {4, 0}, {0, 4}}, {}}};
  const auto why = [&](Kind kind, const FeatureShape& shape) {
    const auto made = feature_of(game, brush_of(kind), shape);
    return made ? std::string() : english(made.problem().reason);
  };
  EXPECT_THAT(why(Kind::wood, bow), HasSubstr("crosses itself at [2, 2]"));
  EXPECT_THAT(why(Kind::slope, Polyline{{0, 0}, {4, 0}}), HasSubstr("not a line"));
  EXPECT_THAT(why(Kind::contour, square(0, 0, 2)), HasSubstr("not an area"));
  EXPECT_THAT(why(Kind::road, Polyline{{0, 0}, {0, 0}}), HasSubstr("the same"));
  EXPECT_THAT(why(Kind::wood, square(9998, 0, 4)), HasSubstr("10000 inches"));
  EXPECT_THAT(why(Kind::wood, {}), HasSubstr("needs a shape"));
}

TEST(ASlope, RisesToTheNorthUntilItIsChanged) {
  const auto slope = feature_of(bare_table(), brush_of(Kind::slope), square(2, 2, 6));
  ASSERT_TRUE(slope) << slope.problem().reason;
  EXPECT_EQ(slope->traits["uphill"].number(), 0.0);
}

TEST(Features, AreCopiedWithNewIds) {
  const Game game = with_woods({{0, 0}, {8, 0}});
  const auto copies = copies_of(game, {FeatureIndex{0}, FeatureIndex{1}}, {1, -1});
  ASSERT_TRUE(copies);
  const auto after = with_features_added(game, *copies);
  ASSERT_TRUE(after) << after.problem().reason;
  EXPECT_EQ(after->terrain().size(), 4U);
  EXPECT_EQ(std::get<MultiPolygon>(after->terrain()[2].shape)[0].outer[0], (Vec{1, -1}));
  EXPECT_EQ(read_back(*after), "");
}

TEST(Features, MoveUpAndDownTheStack) {
  const Game game = with_woods({{0, 0}, {8, 0}, {16, 0}, {24, 0}});
  const std::vector<FeatureIndex> middle{FeatureIndex{1}, FeatureIndex{2}};
  EXPECT_THAT(ids(reordered(game, middle, Reorder::up)), ElementsAre("wood-1", "wood-4", "wood-2", "wood-3"));
  EXPECT_THAT(ids(reordered(game, middle, Reorder::down)), ElementsAre("wood-2", "wood-3", "wood-1", "wood-4"));
  EXPECT_THAT(ids(reordered(game, {FeatureIndex{0}}, Reorder::to_top)),
              ElementsAre("wood-2", "wood-3", "wood-4", "wood-1"));
  EXPECT_THAT(ids(reordered(game, {FeatureIndex{3}}, Reorder::to_bottom)),
              ElementsAre("wood-4", "wood-1", "wood-2", "wood-3"));
}

TEST(Features, AreReplacedInTheirPlace) {
  const Game game = with_woods({{0, 0}, {8, 0}, {16, 0}});
  Feature part = game.terrain()[1];
  part.id = "half";
  const auto after = with_features_replaced(game, {FeatureIndex{1}}, {part});
  ASSERT_TRUE(after);
  EXPECT_THAT(ids(*after), ElementsAre("wood-1", "half", "wood-3"));
}

TEST(Features, CannotBeAddedUnderATakenId) {
  const Game game = with_woods({{0, 0}});
  EXPECT_FALSE(with_features_added(game, {game.terrain()[0]}));
}

TEST(ALock, IsATraitThatADocumentKeeps) {
  Game game = with_woods({{0, 0}});
  game = *with_features_changed(game, {{FeatureIndex{0}, with_lock(game.terrain()[0], true)}});
  EXPECT_TRUE(is_locked(game.terrain()[0]));
  const auto again = read_document(write_document({game, Value()}), "");
  ASSERT_TRUE(again);
  EXPECT_TRUE(is_locked(again->game.terrain()[0]));
  EXPECT_FALSE(is_locked(with_lock(game.terrain()[0], false)));
}

TEST(AKind, BelongsToALayer) {
  EXPECT_EQ(layer_of(Kind::wood), Layer::ground);
  EXPECT_EQ(layer_of(Kind::bridge), Layer::roads);
  EXPECT_EQ(layer_of(Kind::hedge), Layer::obstacles);
  EXPECT_EQ(layer_of(Kind::bunker), Layer::buildings);
  EXPECT_EQ(layer_of(Kind::contour), Layer::ground);
}

TEST(ABrush, TakesTheUsualOutlineOfItsKind) {
  Brush brush = brush_of(Kind::wood);
  EXPECT_EQ(brush.outline, OutlineShape::polygon);
  brush = with_kind(brush, Kind::road);
  EXPECT_EQ(brush.outline, OutlineShape::strip);
  EXPECT_EQ(brush.width, default_width(Kind::road));
  brush.outline = OutlineShape::circle;
  EXPECT_EQ(with_kind(brush, Kind::lake).outline, OutlineShape::circle) << "the player's choice stays";
  EXPECT_EQ(with_kind(brush, Kind::contour).outline, OutlineShape::strip) << "a contour is a line";
}

}  // namespace
}  // namespace linesman
