// The clauses of the page by theme, one function each. Those that judge put faults, costs, effects and notes into the
// ruling; those that only say whether something is barred are `Access` in figures.h. After them what several clauses
// share, the order of judging, and the price of a way beforehand.
#pragma once

#include "movement/order.h"
#include "pips/move.h"
#include "rules/fare.h"
#include "rules/ruling_builder.h"

namespace linesman::pips {

/// What is known of the dice that drive.
struct DrivingDice {
  enum class State { none_needed, missing, wrong, rolled };
  State state = State::none_needed;
  Roll roll;  ///< only when rolled
};

// turning.cpp
/// pips-2: the feature at which every leg has to lead; nothing when none is named, or another route is declared.
std::optional<FeatureIndex> leads_at(const Game& game, const Order& order);
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
/// Every die shows its highest face.
Roll best_roll(const MovementFigures& figures, int dice);
/// pips-6: the dice to roll, those that drive, or all of the action when the lowest of them are to rotate.
int dice_to_roll(const Options& options, int action_dice, int driving_dice);
/// The highest so many of the faces given.
Roll highest_of(const std::vector<double>& given, int dice);
void pace(const Move& move, RulingBuilder& ruling);   // pips-6, the effect
void notes(const Move& move, RulingBuilder& ruling);  // pips-1, 12, 15 to 18

// distance.cpp
void how_far(const Move& move, const Roll& roll, RulingBuilder& ruling);  // pips-7, costs: 8 to 10, 13, 19, 20
/// Inches beyond which every cut of the way is too long for those dice.
double never_longer_than(const Move& move, const Roll& roll);
void too_far_for_any_dice(const Move& move, RulingBuilder& ruling);  // pips-7
void no_dice_to_drive(const Move& move, RulingBuilder& ruling);      // pips-14: an inch is an inch
void reversing(const Move& move, RulingBuilder& ruling);             // pips-13
bool may_reverse(Action action);                                     // pips-13

// ground.cpp
void rough_ground(const Move& move, RulingBuilder& ruling);      // pips-10
void wheeled_vehicles(const Move& move, RulingBuilder& ruling);  // pips-11
void impassable(const Move& move, RulingBuilder& ruling);        // pips-26

// obstacles.cpp
/// pips-20: with so many dice that rotate, and so many that drive.
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

// Faults of vehicles where they may not be: ground.cpp. `against`: the ratings that are against the clause at hand.

/// One fault for each maximal stretch of a leg with something against the clause; its excess is the stretch's length.
/// `may_lapse`: a cut of the way may hold nothing against that ground.
void fault_stretches(const Move& move, std::string_view rule, RatingSet against, RulingBuilder& ruling,
                     bool may_lapse = false);
/// One fault for each thing that a turn on the spot brings the base into (pips-20, 23).
void fault_turned_into(const Move& move, std::string_view rule, RatingSet against, std::string_view says,
                       RulingBuilder& ruling);
/// One fault for each turn that sweeps over something against the clause; it has no excess.
void fault_turns(const Move& move, std::string_view rule, RatingSet against, RulingBuilder& ruling);
/// All that is against the clause there is what another cut of the way may leave for good (pips-30).
bool may_be_left(const Move& move, const Going& going, RatingSet against);
const std::string& id_of(const Move& move, const Counted& counted);

// Dice as an order gives them: actions.cpp.

/// Exactly so many whole faces from 1.
bool are_faces(const std::vector<double>& given, int dice, int faces);
/// nullptr when the order leaves the purpose out.
const std::vector<double>* given_dice(const Order& order, const std::string& purpose);
/// "2d6"
std::string need_text(int dice, int faces);
/// Dice for a purpose that the order does not ask for are too many: a fault of the clause that would. Whether it is.
bool fault_unwanted_dice(const Move& move, std::string_view rule, const std::string& purpose, RulingBuilder& ruling);

// judge.cpp
void judge_drive(const Move& move, const Trace& trace, RulingBuilder& ruling);

// fare.cpp
/// A fare for each way of driving that the dice allow: forward or only backwards, with or without a crossing, with so
/// many dice rotating. Dice that are missing show their highest face.
Fares fares_of(const RulesetData& data, const MovementFigures& figures, const Game& game, const Options& options,
               const Order& order, Action action, const Vehicle& vehicle);

}  // namespace linesman::pips
