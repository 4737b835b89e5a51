// The clauses of the page by theme, one function each. Those that judge put faults, costs, effects and notes into the
// ruling; those that only decide whether ground is closed are in `Access` (figures.h). After them what several clauses
// share, the order of judging, and the price of a way beforehand.
#pragma once

#include "movement/order.h"
#include "pips/move.h"
#include "rules/fare.h"
#include "rules/ruling_builder.h"

namespace linesman::pips {

/// The dice that drive, as far as they are known.
struct DrivingDice {
  enum class State { none_needed, missing, wrong, rolled };
  State state = State::none_needed;
  Roll roll;  ///< only when rolled
};

// turning.cpp
/// pips-2: the feature to which every leg has to lead; nothing when none is named, or another route is declared.
std::optional<FeatureIndex> leads_to(const Game& game, const Order& order);
void straight_there(const Move& move, RulingBuilder& ruling);          // pips-2
void forwards_or_backwards(const Move& move, RulingBuilder& ruling);   // pips-3
void steering(const Move& move, RulingBuilder& ruling);                // pips-4
void rotating_on_the_tracks(const Move& move, RulingBuilder& ruling);  // pips-14

// others.cpp
void friends(const Move& move, RulingBuilder& ruling);     // pips-5
void table_edge(const Move& move, RulingBuilder& ruling);  // pips-27
void enemies(const Move& move, RulingBuilder& ruling);     // pips-29
void leaving(const Move& move, RulingBuilder& ruling);     // pips-30

// actions.cpp
DrivingDice dice_that_drive(const Move& move, RulingBuilder& ruling);  // pips-6
/// A roll in which every die shows its highest face.
Roll best_roll(const MovementFigures& figures, int dice);
/// pips-6: the number of dice to roll: those that drive, or all dice of the action when the lowest of them rotate.
int dice_to_roll(const Options& options, int action_dice, int driving_dice);
/// The highest faces of those given. `dice`: how many.
Roll highest_of(const std::vector<double>& given, int dice);
void pace(const Move& move, RulingBuilder& ruling);   // pips-6, the effect
void notes(const Move& move, RulingBuilder& ruling);  // pips-1, 12, 15 to 18

// distance.cpp
void how_far(const Move& move, const Roll& roll, RulingBuilder& ruling);  // pips-7, costs: 8 to 10, 13, 19, 20
/// pips-7: inches beyond which every cut of the way is too long for the roll.
double never_longer_than(const Move& move, const Roll& roll);
void too_far_for_any_dice(const Move& move, RulingBuilder& ruling);  // pips-7
void no_dice_to_drive(const Move& move, RulingBuilder& ruling);      // pips-14
void reversing(const Move& move, RulingBuilder& ruling);             // pips-13
bool may_reverse(Action action);                                     // pips-13

// ground.cpp
void rough_ground(const Move& move, RulingBuilder& ruling);      // pips-10
void wheeled_vehicles(const Move& move, RulingBuilder& ruling);  // pips-11
void impassable(const Move& move, RulingBuilder& ruling);        // pips-26

// obstacles.cpp
/// pips-20: whether an action with those dice crosses Medium and Major Obstacles.
bool may_cross(const MovementFigures& figures, Action action, int rotating_dice, int driving_dice);
void medium_and_major_obstacles(const Move& move, RulingBuilder& ruling);  // pips-20
void a_double(const Move& move, const Roll& roll, RulingBuilder& ruling);  // pips-21
void blocked_on_wheels(const Move& move, RulingBuilder& ruling);           // pips-25

// flattening.cpp
void flattened(const Move& move, RulingBuilder& ruling);  // pips-22
void astride(const Move& move, RulingBuilder& ruling);    // pips-22

// buildings.cpp
void buildings_barred(const Move& move, RulingBuilder& ruling);  // pips-23
void into_a_building(const Move& move, RulingBuilder& ruling);   // pips-23
void getting_free(const Move& move, RulingBuilder& ruling);      // pips-24
bool stuck(const Move& move, RulingBuilder& ruling);             // pips-28

// Faults on ground where a vehicle may not be: ground.cpp. `against`: the ratings that the clause forbids.

/// One fault for each longest stretch of a leg on such ground; its excess is the length of the stretch. `may_lapse`:
/// the ground may be allowed to a cut of the way.
void fault_stretches(const Move& move, std::string_view rule, RatingSet against, RulingBuilder& ruling,
                     bool may_lapse = false);
/// One fault for each such thing that a turn on the spot brings the base into (pips-20, 23).
void fault_turned_into(const Move& move, std::string_view rule, RatingSet against, std::string_view says,
                       RulingBuilder& ruling);
/// One fault without an excess for each turn that sweeps over such ground.
void fault_turns(const Move& move, std::string_view rule, RatingSet against, RulingBuilder& ruling);
/// pips-30: another cut of the way may leave all such ground of the place for good.
bool may_be_left(const Move& move, const CountedGround& ground, RatingSet against);
const std::string& id_of(const Move& move, const Counted& counted);

// The dice of an order: actions.cpp.

/// The order gives that number of dice, each with a whole face from 1.
bool are_faces(const std::vector<double>& given, int dice, int faces);
/// nullptr when the order gives no dice for the purpose.
const std::vector<double>* given_dice(const Order& order, const std::string& purpose);
/// "2d6", as rulings write it.
std::string need_text(int dice, int faces);
/// The fault of dice for a purpose that the order has no use for. `rule`: the clause of that purpose. Returns whether
/// there is one.
bool fault_unwanted_dice(const Move& move, std::string_view rule, const std::string& purpose, RulingBuilder& ruling);

// judge.cpp
void judge_drive(const Move& move, const Trace& trace, RulingBuilder& ruling);

// fare.cpp
/// A fare for each way of driving that the dice allow: forward or only backwards, with or without a crossing, for each
/// number of dice that rotate. Missing dice count with their highest face.
Fares fares_of(const RulesetData& data, const MovementFigures& figures, const Game& game, const Options& options,
               const Order& order, Action action, const Vehicle& vehicle);

}  // namespace linesman::pips
