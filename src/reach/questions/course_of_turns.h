// Orders of several turns, one after another: played on, held against another roll, and how near they come.
#pragma once

#include <functional>

#include "reach/questions/answers.h"
#include "reach/search/way_finder.h"

namespace linesman {

/// Where the first piece of an order ends.
Pose end_of(const Witness& witness);

bool ends_at(const Pose& pose, const EndRequest& end, double within);

/// The game a turn later, in which nothing has moved.
std::optional<Hearing> next_turn(const Hearing& hearing);

/// A turn in which a piece of the order could not go, and none got an order that moves it.
bool is_held_turn(const Hearing& hearing, const Order& order);

/// Takes over the orders of a lower roll where they are better with these dice too. `arrived`: after that order all is
/// done.
void take_over(const Hearing& hearing, const Dice& dice, const std::function<bool(const Witness&)>& arrived,
               const TurnsTo& lower, TurnsTo& told);

/// The place where a course of orders ends is so far off.
void say_how_near(const Hearing& hearing, PieceIndex piece, const EndRequest& end, TurnsTo& told);

/// The given dice, or the lowest, the middle and the highest roll.
std::vector<NamedRoll> rolls_asked(const Hearing& hearing, const Order& order);

/// The rolls that are asked without dice and are nowhere higher than those that are given.
std::vector<NamedRoll> lower_rolls(const Hearing& hearing, const Order& order);

}  // namespace linesman
