// Dice as an order gives them.
#pragma once

#include <string>
#include <vector>

#include "pips/clauses.h"

namespace linesman::pips {

/// Exactly so many whole faces from 1.
bool are_faces(const std::vector<double>& given, int dice, int faces);

/// nullptr when the order leaves the purpose out.
const std::vector<double>* given_dice(const Order& order, const std::string& purpose);

/// "2d6"
std::string need_text(int dice, int faces);

/// Dice for a purpose that the order does not ask for are too many: a fault of the clause that would. Whether it is.
bool fault_unwanted_dice(const Move& move, std::string_view rule, const std::string& purpose, RulingBuilder& ruling);

}  // namespace linesman::pips
