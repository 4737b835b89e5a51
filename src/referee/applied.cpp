// Carries a ruling out.
#include <algorithm>
#include <set>

#include "base/tolerance.h"
#include "referee/referee.h"
#include "table/losses.h"
#include "table/status.h"

namespace linesman {

namespace {

Value laid_over(Value status, const Value& changes) {
  for (const auto& [key, value] : changes.members())
    status = value.is_null() ? status.without(key) : status.with(key, value);
  return status;
}

/// The parts of a game that effects change. Terrain and units are copied only when something in them changes, so that
/// caches over unchanged terrain stay valid.
class AppliedRuling {
 public:
  explicit AppliedRuling(const Game& game) : game_(game), pieces_(game.pieces()) {}

  void end(const End& end) {
    const Piece& before = game_.piece(end.piece);
    Piece moved = before;
    moved.pose = end.pose;
    if (end.hex) moved.hex = end.hex;
    pieces_[at(end.piece)] = std::make_shared<const Piece>(std::move(moved));
  }

  void effect(const Effect& effect, const std::string& ruleset) {
    if (const auto piece = game_.find_piece(effect.on)) return on_piece(*piece, effect);
    if (const auto unit = game_.find_unit(effect.on)) return on_unit(*unit, effect);
    on_feature(effect, ruleset);
  }

  Game game() && {
    Game changed = game_;
    // Removed pieces go first: the ids of the rest are then checked against the terrain and units that remain.
    if (!removed_units_.empty()) forget_removed_units();
    lose_passengers();
    std::erase(pieces_, nullptr);
    changed = changed.with_pieces(std::move(pieces_));
    if (units_) changed = changed.with_units(std::move(*units_));
    if (terrain_) changed = changed.with_terrain(remaining_terrain());
    return changed;
  }

 private:
  /// Passengers of a removed piece are removed with it.
  void lose_passengers() {
    bool lost = true;
    while (lost) {
      lost = false;
      for (auto& piece : pieces_) {
        const auto transport = piece ? carrier_id(*piece) : std::nullopt;
        const auto carrier = transport ? game_.find_piece(*transport) : std::nullopt;
        if (!carrier || pieces_[at(*carrier)]) continue;
        piece = nullptr;
        lost = true;
      }
    }
  }

  void on_piece(PieceIndex i, const Effect& effect) {
    auto& place = pieces_[at(i)];
    if (effect.remove) {
      place = nullptr;
      return;
    }
    if (effect.add) {
      if (!terrain_) terrain_ = game_.terrain();
      terrain_->insert(terrain_->size(), {*effect.add});
      return;
    }
    LINESMAN_CHECK(effect.set.is_object());
    if (!place) return;
    place = std::make_shared<const Piece>(with_status(*place, laid_over(place->status, effect.set)));
  }

  void on_unit(UnitIndex i, const Effect& effect) {
    if (!units_) units_ = game_.units();
    if (effect.remove) {
      removed_units_.insert(i);
      return;
    }
    LINESMAN_CHECK(effect.set.is_object());
    Unit& unit = (*units_)[at(i)];
    unit.status = laid_over(unit.status, effect.set);
  }

  void on_feature(const Effect& effect, const std::string& ruleset) {
    if (!terrain_) terrain_ = game_.terrain();
    const auto found =
        std::find_if(terrain_->begin(), terrain_->end(), [&](const Feature& f) { return f.id == effect.on; });
    LINESMAN_CHECK(found != terrain_->end());
    const auto place = static_cast<std::size_t>(found - terrain_->begin());
    if (effect.remove) {
      removed_features_.insert(effect.on);
      return;
    }
    if (effect.add) {
      terrain_->insert(place + 1, {*effect.add});
      return;
    }
    LINESMAN_CHECK(effect.set.is_object() || effect.replace.is_object() || effect.geometry);
    Feature feature = *found;
    if (effect.geometry) feature.shape = *effect.geometry;
    feature.status = laid_over(feature.status, effect.set);
    if (const Value* kind = effect.replace.find("kind")) change_kind(feature, *kind);
    if (const Value* rating = effect.replace.find("rating")) feature.ratings = feature.ratings.with(ruleset, *rating);
    terrain_->set(place, std::move(feature));
  }

  static void change_kind(Feature& feature, const Value& name) {
    LINESMAN_CHECK(name.is_text());
    const auto kind = kind_named(*name.text());
    LINESMAN_CHECK(kind.has_value());
    if (same_length(feature.height, default_height(feature.kind))) feature.height = default_height(*kind);
    if (same_length(feature.width, default_width(feature.kind))) feature.width = default_width(*kind);
    feature.kind = *kind;
  }

  /// Removes units with all their pieces. The other pieces get the new index of their unit.
  void forget_removed_units() {
    std::vector<std::optional<UnitIndex>> places;
    int next = 0;
    for (std::size_t i = 0; i < units_->size(); ++i) {
      const bool stays = !removed_units_.contains(static_cast<UnitIndex>(i));
      places.push_back(stays ? std::optional(static_cast<UnitIndex>(next++)) : std::nullopt);
    }
    for (auto& piece : pieces_) {
      if (!piece || !piece->unit) continue;
      const auto place = places[at(*piece->unit)];
      if (!place) {
        piece = nullptr;
        continue;
      }
      Piece changed = *piece;
      changed.unit = place;
      piece = std::make_shared<const Piece>(std::move(changed));
    }
    std::size_t i = 0;
    std::erase_if(*units_, [&](const Unit&) { return !places[i++]; });
  }

  Features remaining_terrain() {
    terrain_->erase_if([&](const Feature& f) { return removed_features_.contains(f.id); });
    return std::move(*terrain_);
  }

  const Game& game_;
  std::vector<std::shared_ptr<const Piece>> pieces_;
  std::optional<std::vector<Unit>> units_;
  std::optional<Features> terrain_;
  std::set<UnitIndex> removed_units_;
  std::set<std::string> removed_features_;
};

}  // namespace

Result<Game> applied(const Game& game, const Ruling& ruling) {
  if (!is_allowed(ruling.verdict))
    return Problem{"/verdict", said<"only a legal or marginal order can be carried out; this one is {verdict}">(
                                   name_of(ruling.verdict))};
  AppliedRuling changed(game);
  for (const End& end : ruling.ends) changed.end(end);
  for (const Effect& effect : ruling.effects) changed.effect(effect, ruling.ruleset);
  return std::move(changed).game();
}

}  // namespace linesman
