// The price of a way before it is made.
#include <algorithm>

#include "orders/clauses.h"
#include "orders/ground.h"
#include "table/status.h"

namespace linesman::orders {

namespace {

FeatureIndex index_of(std::size_t i) { return static_cast<FeatureIndex>(i); }

void add_ground(const Move& move, const Model& model, std::size_t i, Fare& fare) {
  const Feature& feature = move.game.terrain()[i];
  const Bar bar = barred_by(move, model, feature);
  if (!bar) return;
  const auto& surfaces = move.game.features_of(FeatureClass::surface);
  const bool led_through = std::any_of(surfaces.begin(), surfaces.end(),
                                       [&](FeatureIndex surface) { return !counts(move, model, feature, surface); });
  if (met_by_centre(move, model, feature))
    fare.lines.push_back({index_of(i), led_through});
  else
    fare.grounds.push_back({.feature = index_of(i),
                            .barred = true,
                            .open_to_turns = !bar.closes_to_turns,
                            .led_through = led_through,
                            .under_ways = led_through && is_bridged(feature.kind),
                            .left_free = !bar.closes_to_leaving});
}

void add_surface(const Move& move, const Model& model, std::size_t i, Fare& fare) {
  const auto runs_through = [&](const Feature& f) { return !counts(move, model, f, index_of(i)); };
  const auto& terrain = move.game.terrain();
  const bool leads = std::any_of(terrain.begin(), terrain.end(), runs_through);
  const bool road = rating_on(move, terrain[i]) == Rating::road;
  if (leads || road) fare.ways.push_back({index_of(i), 1, leads, road});
}

void add_terrain(const Move& move, const Model& model, Fare& fare) {
  for (std::size_t i = 0; i < move.game.terrain().size(); ++i) {
    const FeatureClass kind = class_of(move.game.terrain()[i].kind);
    if (kind == FeatureClass::surface)
      add_surface(move, model, i, fare);
    else if (kind != FeatureClass::relief)
      add_ground(move, model, i, fare);
  }
}

/// The entries of the fare are exact for all features.
void add_exact_terrain(const Move& move, Fare& fare) {
  for (std::size_t i = 0; i < move.game.terrain().size(); ++i) fare.exact.push_back(index_of(i));
}

bool moves_too(const std::vector<Model>& models, PieceIndex other) {
  return std::any_of(models.begin(), models.end(), [&](const Model& model) { return model.piece == other; });
}

/// orders-3, 6, 7 and 25
void add_pieces(const Move& move, const std::vector<Model>& models, const Model& model, Fare& fare) {
  for (std::size_t i = 0; i < move.game.pieces().size(); ++i) {
    const auto other = static_cast<PieceIndex>(i);
    if (other == model.piece || !move.game.piece(other).on_table()) continue;
    if (!move.assault.empty() && unit_id(move.game, other) == move.assault) continue;
    if (moves_too(models, other)) continue;
    const bool own = same_unit(move.game, model.piece, other);
    // An order is refused when its path touches a friend without a known troop.
    const bool passed = may_pass(move, model, other) && (own || arm_of(move.game, other));
    fare.pieces.push_back({other, passed, true, own ? 0.0 : move.tables.unit_gap});
  }
}

/// orders-2, for a model that moves by itself
void add_formation(const Move& move, const Model& model, Fare& fare) {
  FormationFare formation{{}, move.tables.formation_gap};
  for (std::size_t i = 0; i < move.game.pieces().size(); ++i) {
    const auto other = static_cast<PieceIndex>(i);
    if (other != model.piece && move.game.piece(other).on_table() && same_unit(move.game, model.piece, other))
      formation.others.push_back(other);
  }
  if (!formation.others.empty()) fare.formation = std::move(formation);
}

}  // namespace

Fares fares_of(const Move& move, const std::vector<Model>& models, const Model& model) {
  if (model.immobilised || model.acted == move.game.turn()) return {};
  Fare fare;
  fare.piece = model.piece;
  const double plain = sum_of(basic_allowance(move, model));
  const auto left_of = [&](double inches) { return sum_of(spendable(move, model, {{"orders-1", inches}})); };
  fare.allowance = left_of(plain);
  fare.turns.moves_the_centre = true;
  const bool leaves = may_leave(move.game, model.piece);
  fare.keeps_on_table = !leaves && !move.coming_on();
  fare.ends_on_table = !leaves && move.coming_on();
  add_terrain(move, model, fare);
  if (!leaves && !move.coming_on()) add_exact_terrain(move, fare);
  // A model that leaves the table keeps no distance.
  if (!leaves) add_pieces(move, models, model, fare);
  if (!leaves && models.size() == 1) add_formation(move, model, fare);
  Fares fares{fare};
  if (doubles_on_roads(model)) {
    fare.allowance = left_of(doubled(move, plain));
    // Inches off the table need not be on the road.
    fare.keeps_to_ways = !move.coming_on();
    fares.push_back(std::move(fare));
  }
  return fares;
}

}  // namespace linesman::orders
