// The clauses of the page, one function each, by theme. Each puts what it finds into the march.
#pragma once

#include "drill/march.h"

namespace linesman::drill {

// orders.cpp
void who_moves(March& march);            // drill-1
void the_mounted_officer(March& march);  // drill-2
void stopping(March& march);             // drill-3

// speed.cpp
void speed_by_arm_and_formation(March& march);                   // drill-4
double full_speed_in(const March& march, const std::string& f);  // drill-4, 5, 13: without action points
void a_mob_does_not_move(March& march);                          // drill-4
void action_points(March& march);                                // drill-8
void distance_and_allowance(March& march);                       // drill-9, and drill-30 for a pass
void only_forward(March& march);                                 // drill-9, front_only
void the_tables_edge(March& march);                              // drill-9

// batteries.cpp
void limbered_and_unlimbered(March& march);                                         // drill-6
void pay_for_act(March& march, std::size_t step);                                   // drill-6
void pay_for_understood(March& march, bool given_as_understood, std::size_t step);  // drill-7
void turn_in_place(March& march, std::size_t step, const Turn& turn);               // drill-7

// turns.cpp
double price_of_turn(const Tables& tables, double angle);  // drill-10
void pay_for_turn(March& march, std::size_t step);         // drill-7, 10, 11, 12

// way.cpp
void judge_way(March& march);  // landscape, steeplechases, contours and every step's cost, along the path

// steeplechases.cpp
void square_to_it(March& march);       // drill-20
void no_standing_on_it(March& march);  // drill-21

// landscape.cpp
void leads_onto(March& march);  // drill-18

// roads.cpp
void the_march(March& march);                // drill-24
void before_a_narrow_passage(March& march);  // drill-29

// passages.cpp
double total_of_passing(const March& march);                 // drill-30
std::optional<FeatureIndex> passage_of(const March& march);  // the first on the path
void passing(March& march);                                  // drill-30
void one_unit_a_turn(March& march);                          // drill-31
void room_beyond(March& march);                              // drill-32

// friends.cpp
void through_friends(March& march);        // drill-33, 34
void not_in_anothers_place(March& march);  // drill-35

// enemies.cpp
void enemies(March& march);                                 // drill-36 to 39, 41
std::vector<ShownGap> gaps_to_enemies(const March& march);  // those at the end that are near enough to matter

// forming.cpp
void forming_on_the_move(March& march);     // drill-16, 17
void forming_takes_the_turn(March& march);  // drill-17, 40

// judge.cpp
void judge(March& march);  // all that is asked of one piece

}  // namespace linesman::drill
