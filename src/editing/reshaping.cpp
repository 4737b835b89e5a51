#include "editing/reshaping.h"

#include <algorithm>

#include "editing/carving.h"
#include "editing/terrain_edits.h"

namespace linesman {

namespace {

const Problem NOTHING_CHOSEN{"", "choose the terrain first that is to be cut"};

Result<Game> split_one(const Game& game, FeatureIndex i, const Polyline& knife) {
  const Feature& whole = game.feature(i);
  const auto shapes = split_along(whole.shape, knife);
  if (!shapes) return shapes.problem();
  std::vector<Feature> parts;
  std::size_t number = 1;
  for (const FeatureShape& shape : *shapes) {
    Feature part = whole;
    part.shape = shape;
    if (!parts.empty()) {
      do part.id = std::string(name_of(whole.kind)) + "-" + std::to_string(number++);
      while (game.find_feature(part.id) || game.find_piece(part.id) || game.find_unit(part.id));
    }
    parts.push_back(std::move(part));
  }
  return with_features_replaced(game, {i}, std::move(parts));
}

}  // namespace

Result<Game> with_hole_cut(const Game& game, const std::vector<FeatureIndex>& features, const Ring& hole) {
  FeatureChanges changes;
  Problem last = NOTHING_CHOSEN;
  for (const FeatureIndex i : features) {
    const auto shape = with_hole(game.feature(i).shape, hole);
    if (!shape) {
      last = shape.problem();
      continue;
    }
    Feature after = game.feature(i);
    after.shape = *shape;
    changes.emplace_back(i, std::move(after));
  }
  if (changes.empty()) return last;
  return with_features_changed(game, changes);
}

Result<Game> with_features_split(const Game& game, const std::vector<FeatureIndex>& features, const Polyline& knife) {
  Game after = game;
  bool any = false;
  Problem last = NOTHING_CHOSEN;
  for (const FeatureIndex i : features) {
    // An earlier split may have moved the feature to a later place.
    auto next = split_one(after, *after.find_feature(game.feature(i).id), knife);
    any = any || next.ok();
    if (next)
      after = *std::move(next);
    else
      last = next.problem();
  }
  if (!any) return last;
  return after;
}

Result<Game> with_features_joined(const Game& game, const std::vector<FeatureIndex>& features) {
  std::vector<FeatureShape> shapes;
  std::vector<double> widths;
  for (const FeatureIndex i : features) {
    shapes.push_back(game.feature(i).shape);
    widths.push_back(game.feature(i).width);
  }
  const auto shape = joined(shapes, widths);
  if (!shape) return shape.problem();
  Feature whole = game.feature(features.front());
  whole.shape = *shape;
  return with_features_replaced(game, features, {std::move(whole)});
}

}  // namespace linesman
