// The clauses of the page, one function each, in its order. Those that judge put faults, costs, effects and notes into
// the ruling; those that only say whether something is barred stand in access.h and are asked wherever that decides
// something else.
#pragma once

#include "pips/move.h"
#include "rules/ruling_builder.h"

namespace linesman::pips {

/// What is known of the dice that drive.
struct DrivingDice {
  enum class State { none_needed, missing, wrong, rolled };
  State state = State::none_needed;
  Roll roll;  ///< only when rolled
};

// turning.cpp
void straight_there(const Move& move, RulingBuilder& ruling);          // pips-2
void forwards_or_backwards(const Move& move, RulingBuilder& ruling);   // pips-3
void steering(const Move& move, RulingBuilder& ruling);                // pips-4
void rotating_on_the_tracks(const Move& move, RulingBuilder& ruling);  // pips-14

// others.cpp
void friends(const Move& move, RulingBuilder& ruling);     // pips-5
void table_edge(const Move& move, RulingBuilder& ruling);  // pips-27
void enemies(const Move& move, RulingBuilder& ruling);     // pips-29
void leaving(const Move& move, RulingBuilder& ruling);     // pips-30

// dice.cpp
DrivingDice dice_that_drive(const Move& move, RulingBuilder& ruling);  // pips-6
Roll all_sixes(const Move& move);
void pace(const Move& move, RulingBuilder& ruling);  // pips-6, the effect

// distance.cpp
void how_far(const Move& move, const Roll& roll, RulingBuilder& ruling);  // pips-7, costs: 8 to 10, 13, 19, 20
/// Inches beyond which every cut of the way is too long for those dice.
double never_longer_than(const Move& move, const Roll& roll);
void too_far_for_any_dice(const Move& move, RulingBuilder& ruling);  // pips-7
void no_dice_to_drive(const Move& move, RulingBuilder& ruling);      // pips-14: an inch is an inch
void reversing(const Move& move, RulingBuilder& ruling);             // pips-13

// ground.cpp
void rough_ground(const Move& move, RulingBuilder& ruling);      // pips-10
void wheeled_vehicles(const Move& move, RulingBuilder& ruling);  // pips-11
void impassable(const Move& move, RulingBuilder& ruling);        // pips-26

// obstacles.cpp
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

// notes.cpp
void notes(const Move& move, RulingBuilder& ruling);  // pips-1, 12, 15 to 18

}  // namespace linesman::pips
