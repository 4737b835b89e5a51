#include "lint/barriers.h"

#include <algorithm>

#include "base/tolerance.h"
#include "referee/referee.h"
#include "table/shared_keys.h"

namespace linesman::lints {

namespace {

constexpr double SIDE = 200;    // inches each side of the bare table
constexpr double DEPTH = 1;     // inches of an area that the piece drives at
constexpr double RUN_UP = 0.5;  // inches before and behind the feature

template <class Things, class Same>
std::vector<std::size_t> profiles_of(const Things& things, Same same) {
  std::vector<std::size_t> firsts;
  std::vector<std::size_t> profiles;
  for (std::size_t i = 0; i < things.size(); ++i) {
    const auto known = std::find_if(firsts.begin(), firsts.end(), [&](std::size_t first) { return same(first, i); });
    profiles.push_back(known == firsts.end() ? i : *known);
    if (known == firsts.end()) firsts.push_back(i);
  }
  return profiles;
}

const Value& unit_traits(const Game& game, const Piece& piece) {
  static const Value none = Value::empty_object();
  return piece.unit ? game.unit(*piece.unit).traits : none;
}

std::vector<std::size_t> profiles_of_pieces(const Game& game) {
  return profiles_of(game.pieces(), [&](std::size_t i, std::size_t j) {
    const Piece& a = *game.pieces()[i];
    const Piece& b = *game.pieces()[j];
    return same_length(a.pose.altitude, b.pose.altitude) && a.traits == b.traits &&
           a.status[FORMATION] == b.status[FORMATION] && unit_traits(game, a) == unit_traits(game, b);
  });
}

std::vector<std::size_t> profiles_of_features(const Game& game) {
  const auto& pieces = game.pieces();
  const bool flat = std::all_of(pieces.begin(), pieces.end(), [](const auto& p) { return p->pose.altitude <= 0; });
  return profiles_of(game.terrain(), [&](std::size_t i, std::size_t j) {
    const Feature& a = game.terrain()[i];
    const Feature& b = game.terrain()[j];
    return a.kind == b.kind && a.shape.index() == b.shape.index() && (flat || same_length(a.height, b.height)) &&
           a.ratings == b.ratings && a.traits == b.traits;
  });
}

/// The feature, laid right across the bare table.
Feature across(Feature feature) {
  const double middle = SIDE / 2;
  if (std::holds_alternative<Polyline>(feature.shape))
    feature.shape = Polyline{{0, middle}, {SIDE, middle}};
  else
    feature.shape = MultiPolygon{
        {{{0, middle - DEPTH / 2}, {SIDE, middle - DEPTH / 2}, {SIDE, middle + DEPTH / 2}, {0, middle + DEPTH / 2}},
         {}}};
  feature.hexes.clear();
  feature.hexsides.clear();
  feature.status = Value::empty_object();
  return feature;
}

double half_depth(const Feature& feature) {
  return std::holds_alternative<Polyline>(feature.shape) ? feature.width / 2 : DEPTH / 2;
}

/// The piece alone before the feature, and the way that it needs to be over it.
struct Trial {
  Game game;
  double length = 0;
};

Trial trial_of(const Game& game, const Ruleset& ruleset, PieceIndex index, const Feature& feature) {
  Piece piece = game.piece(index);
  const double outer = outer_radius(ruleset.footprint(game, index));
  const Value formation = piece.status[FORMATION];
  piece.status = Value::empty_object();
  if (!formation.is_null()) piece.status = piece.status.with(FORMATION, formation);
  const double away = outer + half_depth(feature) + RUN_UP;
  piece.pose = {{SIDE / 2, SIDE / 2 - away}, 0, piece.pose.altitude};
  const Game bare =
      game.with_history(Value::empty_array()).with_table({SIDE, SIDE, {}}).with_terrain({across(feature)});
  return {bare.with_pieces({std::make_shared<const Piece>(std::move(piece))}), 2 * away};
}

/// The clause of a fault that names the feature; empty when there is none.
std::string clause_against(const Ruling& ruling, const std::string& feature) {
  for (const Fault& fault : ruling.faults)
    if (fault.with == feature) return fault.rule;
  return {};
}

}  // namespace

Barriers::Barriers(const Game& game, std::shared_ptr<const Ruleset> ruleset)
    : game_(game),
      ruleset_(game.table().hex ? nullptr : std::move(ruleset)),
      piece_profiles_(profiles_of_pieces(game)),
      feature_profiles_(profiles_of_features(game)) {}

std::string Barriers::clause_asked(PieceIndex piece, FeatureIndex feature) const {
  const Terms& terms = ruleset_->terms();
  if (std::find(terms.steps.begin(), terms.steps.end(), "forward") == terms.steps.end()) return {};
  const Feature& met = game_.feature(feature);
  const Trial trial = trial_of(game_, *ruleset_, piece, met);
  const auto hearing = Hearing::open(trial.game, ruleset_);
  if (!hearing) return {};
  std::string clause;
  for (const Action& action : terms.actions) {
    if (!action.path) continue;
    Order order{OnePiece{game_.piece(piece).id}, action.id, {}, {}, {}};
    order.paths.set_all({ForwardStep{trial.length}});
    const auto judged = hearing->judge(order);
    if (!judged) continue;
    clause = clause_against(judged->ruling, met.id);
    if (clause.empty()) return {};
  }
  return clause;
}

const std::string& Barriers::clause(PieceIndex piece, FeatureIndex feature) const {
  static const std::string nothing;
  if (!ruleset_ || std::holds_alternative<std::monostate>(game_.feature(feature).shape)) return nothing;
  const std::pair key(piece_profiles_.at(at(piece)), feature_profiles_.at(at(feature)));
  const auto known = known_.find(key);
  if (known != known_.end()) return known->second;
  return known_.emplace(key, clause_asked(piece, feature)).first->second;
}

}  // namespace linesman::lints
