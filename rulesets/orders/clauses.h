// The clauses by theme, one function each. Those about a way add to its findings; those about the end add to the
// ruling. After them the furthest point, and the price of a way beforehand.
#pragma once

#include "orders/formation.h"
#include "rules/fare.h"

namespace linesman::orders {

// terrain.cpp: orders-9, 12, 15 to 20. `spared`: features that orders-15 to 19 do not bar on a leg.
void terrain(const Move& move, const Journey& journey, const FeatureSet& spared, Findings& found);
void demolished_buildings(const Move& move, RulingBuilder& ruling);

// others.cpp: orders-3, 6, 7, 25, 26
void passing(const Move& move, const Journey& journey, Findings& found);
Result<void> troops_of_friends_touched(const Move& move);
/// orders-6, orders-7: whether a model may move through another piece.
bool may_pass(const Move& move, const Model& model, PieceIndex other);
/// orders-3: the piece keeps its distance from the other, which is of another unit that is not assaulted.
bool keeps_away(const Move& move, PieceIndex piece, PieceIndex other);
/// orders-25: the two are not of one unit, so the clause lets their bases overlap at the end.
bool may_share_place(const Move& move, PieceIndex piece, PieceIndex other);
/// orders-3: for every model of a unit in which a model moves, even for those that stand.
void space_between_units(const Move& move, RulingBuilder& ruling);
void one_place_one_model(const Move& move, RulingBuilder& ruling);
/// orders-25: two other models of the unit overlap at the end. `without`: the model left out.
bool others_overlap(const Move& move, PieceIndex without);
void assaults(const Move& move, RulingBuilder& ruling);

// distance.cpp: orders-1, 4, 5, 21
/// orders-1, orders-4: the allowance off roads.
Grants basic_allowance(const Move& move, const Model& model);
/// An allowance with the modifiers of the players.
Grants spendable(const Move& move, const Model& model, Grants grants);
/// orders-21: the terrain table doubles an allowance of the model on roads.
bool doubles_on_roads(const Model& model);
double doubled(const Move& move, double allowance);
/// orders-21: inches up to which all legs of the model are along a road; infinity without a leg. For a model that comes
/// on the inches off the table do not count.
double road_length(const Move& move, const Journey& journey);
/// orders-21: the allowance of a model whose way ends earlier.
struct AllowanceByRoad {
  double road_length = 0;  ///< inches
  double along = 0;        ///< of a way that ends before it leaves the road
  double beyond = 0;
  /// The allowance of a way that ends after `gone` inches.
  double at(double gone) const;
};
AllowanceByRoad allowance_by_road(const Move& move, const Journey& journey);
void how_far(const Move& move, const Journey& journey, Findings& found);
void costs_and_allowance(const Move& move, RulingBuilder& ruling);

// turning.cpp: orders-29
void how_vehicles_turn(const Move& move, const Journey& journey, Findings& found);
/// The greatest number of turns of a model, and how wide each may be; nothing where they are not counted.
struct TurnLimit {
  double most = 0;
  double degrees = 180;
};
std::optional<TurnLimit> turn_limit(const Move& move, const Model& model);

// table_edge.cpp: orders-22 to 24, 27, 28
void before_the_move(const Move& move, RulingBuilder& ruling);
void moving_off(const Move& move, const Journey& journey, Findings& found);
/// orders-22: the bases of models that come on end on the table.
bool ends_wholly_on(const Move& move);
void wholly_on(const Move& move, RulingBuilder& ruling);
void reserve_and_leaving(const Move& move, RulingBuilder& ruling);
/// orders-28, the effect
void one_move_a_turn(const Move& move, RulingBuilder& ruling);

// leaving.cpp: orders-10 and 11
/// An obstacle or rough ground, all its sections as one, that the base overlaps where the order begins and leaves, for
/// good or for a while, after one stretch at the beginning of its first leg. A clause would bar it there.
struct Leavable {
  FeatureIndex feature{};          ///< the first in the document of its sections under the base at the start
  FeatureSet sections;             ///< in document order
  PathPoint barred;                ///< the first place on a leg at which a clause bars it
  PathPoint off;                   ///< the place where the base is off it
  std::optional<PathPoint> again;  ///< the place where the base is on it again; nothing where it never is
};

/// Empty for infantry.
std::vector<Leavable> leavable_ground(const Move& move, const Journey& journey);

/// A path that ends there has left it, and is not on it again.
bool is_left(const Leavable& ground, PathPoint end);

/// It bars a path that ends there: the path has not left it, and has come so far that a clause bars it.
bool bars_end(const Leavable& ground, PathPoint end);

/// All sections of the ground that a path that ends there has left.
FeatureSet left_ground(const std::vector<Leavable>& ground, PathPoint end);

/// orders-10, 11: notes the ground that does not count because a path that ends there has left it.
void notes_of_leaving(const Move& move, const Journey& journey, const std::vector<Leavable>& ground, PathPoint end,
                      RulingBuilder& ruling);

// furthest.cpp
/// The furthest legal end of the model on a leg, while the others are at the ends of their own ways (section 3).
/// `found`: the faults along its way when all of `ground` is left. `never_legal`: a fault before the move makes every
/// cut illegal.
std::optional<Furthest> furthest_of(const Move& move, const UnitAtEnd& unit, const Journey& journey,
                                    const std::vector<Leavable>& ground, const Findings& found, bool never_legal);

// fare.cpp
/// A fare for ways anywhere, and for vehicles a second one for ways along a road, twice as far. `move` has no trace
/// yet. `models`: all that the order moves, with this one.
Fares fares_of(const Move& move, const std::vector<Model>& models, const Model& model);

}  // namespace linesman::orders
