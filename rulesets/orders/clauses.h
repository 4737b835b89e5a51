// The clauses by theme, one function each. Those about a way add to its findings; those about the end add to the
// ruling. After them the furthest point, and the price of a way beforehand.
#pragma once

#include "orders/formation.h"
#include "rules/fare.h"

namespace linesman::orders {

// terrain.cpp: orders-9, 12, 15 to 20. What is `spared` orders-15 to 19 do not bar on a leg.
void terrain(const Move& move, const Journey& journey, const FeatureSet& spared, Findings& found);
void demolished_buildings(const Move& move, RulingBuilder& ruling);

// others.cpp: orders-3, 6, 7, 25, 26
void passing(const Move& move, const Journey& journey, Findings& found);
Result<void> troops_of_friends_touched(const Move& move);
/// orders-6, orders-7: whom a model may move through.
bool may_pass(const Move& move, const Model& model, PieceIndex other);
/// orders-3: a unit that is not assaulted is kept away from.
bool keeps_away(const Move& move, PieceIndex piece, PieceIndex other);
/// orders-25: models of one unit do not stand on one another.
bool may_share_place(const Move& move, PieceIndex piece, PieceIndex other);
/// orders-3: every model of a unit that moves, moved or not.
void space_between_units(const Move& move, RulingBuilder& ruling);
void one_place_one_model(const Move& move, RulingBuilder& ruling);
/// Two models of the unit overlap at the end, this one left out.
bool others_overlap(const Move& move, PieceIndex without);
void assaults(const Move& move, RulingBuilder& ruling);

// distance.cpp: orders-1, 4, 5, 21
/// orders-1, orders-4: the allowance off roads.
Grants basic_allowance(const Move& move, const Model& model);
/// orders-21: the terrain table doubles an allowance of the model on roads.
bool doubles_on_roads(const Model& model);
double doubled(const Move& move, double allowance);
/// orders-21: inches up to which all legs of the model are along a road, infinity without a leg. Of one that comes on
/// the inches that its centre goes off the table do not count.
double road_length(const Move& move, const Journey& journey);
/// orders-21: the allowance of a model whose way ends earlier.
struct AllowanceByRoad {
  double road_length = 0;  ///< inches
  double along = 0;        ///< of a way that ends before it leaves the road
  double beyond = 0;
  /// Of a way that ends when so many inches are gone.
  double at(double gone) const;
};
AllowanceByRoad allowance_by_road(const Move& move, const Journey& journey);
void how_far(const Move& move, const Journey& journey, Findings& found);
void costs_and_allowance(const Move& move, RulingBuilder& ruling);

// table_edge.cpp: orders-22 to 24, 27, 28
void before_the_move(const Move& move, RulingBuilder& ruling);
void moving_off(const Move& move, const Journey& journey, Findings& found);
void wholly_on(const Move& move, RulingBuilder& ruling);
void reserve_and_leaving(const Move& move, RulingBuilder& ruling);
/// orders-28, the effect
void one_move_a_turn(const Move& move, RulingBuilder& ruling);

// leaving.cpp: orders-10 and 11
/// An obstacle or rough ground, all its sections as one, that the base overlaps where the order begins, and is off for
/// good or for a while after one stretch at the beginning of its first leg. Some clause would bar it there.
struct Leavable {
  FeatureIndex feature{};          ///< of its sections under the base at the start the first in the document
  FeatureSet sections;             ///< in document order
  PathPoint barred;                ///< the first place on a leg at which a clause bars it
  PathPoint off;                   ///< where the base is off it
  std::optional<PathPoint> again;  ///< where the base is on it again, if anywhere
};

/// Of infantry none.
std::vector<Leavable> leavable_ground(const Move& move, const Journey& journey);

/// Whether a path that ends there has left it: off it, and not on it again.
bool is_left(const Leavable& ground, PathPoint end);

/// It bars a path that ends there: not left, and come so far that a clause bars it.
bool bars_end(const Leavable& ground, PathPoint end);

/// What is left by a path that ends there: all sections of it.
FeatureSet left_ground(const std::vector<Leavable>& ground, PathPoint end);

/// orders-10, 11: says what does not count because a path that ends there has left it.
void notes_of_leaving(const Move& move, const Journey& journey, const std::vector<Leavable>& ground, PathPoint end,
                      RulingBuilder& ruling);

// furthest.cpp
/// The model cut at a point of a leg, the others at the ends of their own ways (section 3). `found` are the faults
/// along its way when all of `ground` is left; `hopeless` says that something before the move makes every cut illegal.
std::optional<Furthest> furthest_of(const Move& move, const UnitAtEnd& unit, const Journey& journey,
                                    const std::vector<Leavable>& ground, const Findings& found, bool hopeless);

// fare.cpp
/// Anywhere; and, of vehicles, along the road twice as far. `move` is asked for what holds before anything is traced.
/// `models`: all that the order moves, this one among them.
Fares fares_of(const Move& move, const std::vector<Model>& models, const Model& model);

}  // namespace linesman::orders
