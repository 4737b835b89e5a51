// Members of an order that its action requires and a question does not say.
#pragma once

#include <string>
#include <vector>

#include "referee/referee.h"

namespace linesman {

/// The first member that an order lacks and its action requires; empty: none.
std::string missing_member(const Terms& terms, const Order& order);

/// More choices are not tried.
inline constexpr std::size_t MOST_CHOICES_TRIED = 24;

/// The values that the member may have on this table, at most MOST_CHOICES_TRIED. Empty: there is none, there are too
/// many, or they cannot be counted.
std::vector<Value> choices_of(const Hearing& hearing, const Order& order, const std::string& member);

}  // namespace linesman
