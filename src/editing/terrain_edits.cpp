#include "editing/terrain_edits.h"

#include <algorithm>
#include <numeric>
#include <set>

#include "base/text.h"
#include "editing/feature_check.h"
#include "editing/transform.h"

namespace linesman {

namespace {

constexpr std::string_view LOCKED = "locked";
// Equal to the limit in files/documents/document.h, which this room may not include.
constexpr std::size_t MAX_FEATURES = 200'000;

std::vector<bool> marked(const Game& game, const std::vector<FeatureIndex>& features) {
  std::vector<bool> marks(game.terrain().size());
  for (const FeatureIndex i : features) marks.at(at(i)) = true;
  return marks;
}

Result<void> check_all(const Game& game, const std::vector<Feature>& features) {
  std::set<std::string> fresh;
  for (const Feature& feature : features) {
    const bool taken = game.find_feature(feature.id) || game.find_piece(feature.id) || game.find_unit(feature.id);
    if (!valid_id(feature.id) || taken || !fresh.insert(feature.id).second)
      return Problem{"", said<"the id \"{id}\" cannot be used">(feature.id)};
    if (auto fit = check_feature(game.table(), feature); !fit) return fit;
  }
  if (game.terrain().size() + features.size() > MAX_FEATURES) return Problem{"", "the table is full"};
  return {};
}

}  // namespace

std::string free_id(const Game& game, std::string_view stem) {
  for (std::size_t n = 1;; ++n) {
    std::string id = std::string(stem) + "-" + std::to_string(n);
    if (!game.find_feature(id) && !game.find_piece(id) && !game.find_unit(id)) return id;
  }
}

Result<Feature> feature_of(const Game& game, const Brush& brush, FeatureShape shape) {
  Feature feature;
  feature.id = free_id(game, name_of(brush.kind));
  feature.kind = brush.kind;
  feature.shape = std::move(shape);
  feature.width = brush.width;
  feature.height = brush.height;
  if (brush.kind == Kind::slope) feature.traits = feature.traits.with("uphill", 0);
  if (auto fit = check_feature(game.table(), feature); !fit) return fit.problem();
  return feature;
}

Result<Game> with_features_added(const Game& game, std::vector<Feature> features) {
  if (auto fit = check_all(game, features); !fit) return fit.problem();
  Features terrain = game.terrain();
  terrain.insert(terrain.size(), std::move(features));
  return game.with_terrain(std::move(terrain));
}

Result<Game> with_features_changed(const Game& game, const FeatureChanges& changes) {
  for (const auto& [index, feature] : changes) {
    LINESMAN_CHECK(game.feature(index).id == feature.id);
    if (auto fit = check_feature(game.table(), feature); !fit) return fit.problem();
  }
  Features terrain = game.terrain();
  for (const auto& [index, feature] : changes) terrain.set(at(index), feature);
  return game.with_terrain(std::move(terrain));
}

Game without_features(const Game& game, const std::vector<FeatureIndex>& gone) {
  const std::vector<bool> marks = marked(game, gone);
  Features terrain;
  for (std::size_t i = 0; i < marks.size(); ++i)
    if (!marks[i]) terrain.push_back(game.terrain().shared(i));
  return game.with_terrain(std::move(terrain));
}

Result<Game> with_features_replaced(const Game& game, const std::vector<FeatureIndex>& gone,
                                    std::vector<Feature> parts) {
  LINESMAN_CHECK(!gone.empty());
  const Game without = without_features(game, gone);
  if (auto fit = check_all(without, parts); !fit) return fit.problem();
  Features terrain = without.terrain();
  terrain.insert(at(*std::min_element(gone.begin(), gone.end())), std::move(parts));
  return game.with_terrain(std::move(terrain));
}

Result<std::vector<Feature>> copies_of(const Game& game, const std::vector<FeatureIndex>& features, Vec by) {
  std::vector<Feature> copies;
  std::set<std::string> taken;
  for (const FeatureIndex i : features) {
    auto copy = moved(game.table(), game.feature(i), by);
    if (!copy) return copy.problem();
    Feature made = *std::move(copy);
    std::string stem(name_of(made.kind));
    made.id = free_id(game, stem);
    for (std::size_t n = 2; !taken.insert(made.id).second; ++n) made.id = free_id(game, stem + "-" + std::to_string(n));
    made.status = Value::empty_object();
    copies.push_back(std::move(made));
  }
  return copies;
}

Game reordered(const Game& game, const std::vector<FeatureIndex>& features, Reorder where) {
  std::vector<bool> marks = marked(game, features);
  std::vector<std::size_t> order(marks.size());
  std::iota(order.begin(), order.end(), 0);
  const auto is_marked = [&](std::size_t i) { return marks[i]; };
  const auto is_other = [&](std::size_t i) { return !marks[i]; };
  switch (where) {
    case Reorder::to_top: std::stable_partition(order.begin(), order.end(), is_other); break;
    case Reorder::to_bottom: std::stable_partition(order.begin(), order.end(), is_marked); break;
    case Reorder::up:
      for (std::size_t i = order.size(); i-- > 1;)
        if (is_marked(order[i - 1]) && is_other(order[i])) std::swap(order[i - 1], order[i]);
      break;
    case Reorder::down:
      for (std::size_t i = 1; i < order.size(); ++i)
        if (is_marked(order[i]) && is_other(order[i - 1])) std::swap(order[i - 1], order[i]);
      break;
  }
  Features terrain;
  for (const std::size_t i : order) terrain.push_back(game.terrain().shared(i));
  return game.with_terrain(std::move(terrain));
}

bool is_locked(const Feature& feature) { return feature.traits[LOCKED].boolean().value_or(false); }

Feature with_lock(Feature feature, bool locked) {
  feature.traits = locked ? feature.traits.with(LOCKED, true) : feature.traits.without(LOCKED);
  return feature;
}

Layer layer_of(Kind kind) {
  switch (class_of(kind)) {
    case FeatureClass::area:
    case FeatureClass::relief: return Layer::ground;
    case FeatureClass::surface: return Layer::roads;
    case FeatureClass::obstacle: return Layer::obstacles;
    case FeatureClass::structure: return Layer::buildings;
  }
  return Layer::ground;
}

}  // namespace linesman
