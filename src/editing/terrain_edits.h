// Adds, changes, copies, reorders and removes features. A game that the document reader would refuse is never returned:
// instead there is a Problem with a sentence.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/names.h"
#include "base/result.h"
#include "editing/brush.h"
#include "table/game.h"
#include "table/kind.h"

namespace linesman {

/// An id that nothing in the game has: "wood-3" for the stem "wood".
std::string free_id(const Game& game, std::string_view stem);

/// A feature with the brush's kind, width and height and with a free id. A slope rises to the north until it is
/// changed.
Result<Feature> feature_of(const Game& game, const Brush& brush, FeatureShape shape);

/// Features with their new values.
using FeatureChanges = std::vector<std::pair<FeatureIndex, Feature>>;

/// Adds features on top of all others, in their order. Their ids are free and differ.
Result<Game> with_features_added(const Game& game, std::vector<Feature> features);
/// Changes features; ids stay.
Result<Game> with_features_changed(const Game& game, const FeatureChanges& changes);
Game without_features(const Game& game, const std::vector<FeatureIndex>& gone);
/// Removes `gone` and puts `parts` in the place of the first of them.
Result<Game> with_features_replaced(const Game& game, const std::vector<FeatureIndex>& gone,
                                    std::vector<Feature> parts);

/// Copies of features, each with a free id, shifted by `by` inches.
Result<std::vector<Feature>> copies_of(const Game& game, const std::vector<FeatureIndex>& features, Vec by);

/// Later features lie on top of earlier ones. `up` and `down` pass the next feature that is not among those moved.
enum class Reorder { to_top, up, down, to_bottom };
Game reordered(const Game& game, const std::vector<FeatureIndex>& features, Reorder where);

/// Whether the feature has the trait "locked": tools on the table do not change it. No ruleset reads it.
bool is_locked(const Feature& feature);
Feature with_lock(Feature feature, bool locked);

/// Groups of features that an editor shows and hides.
enum class Layer { ground, roads, obstacles, buildings, notes };
constexpr Names<Layer::notes> names_of(Layer) { return {"ground", "roads", "obstacles", "buildings", "notes"}; }

/// The layer of a kind; `notes` is for none.
Layer layer_of(Kind kind);

}  // namespace linesman
