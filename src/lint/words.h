// The words of complaints.
#pragma once

#include <string>
#include <vector>

#include "table/game.h"

namespace linesman::lints {

/// Its name, or else its kind with its id: «the hedge "hedge-3"».
std::string name_of(const Feature& feature);
std::string name_of(const Piece& piece);
std::string name_of(const Unit& unit);

/// «A, B and C», each name once; of many names the first few and the number of the others.
std::string names_of(const std::vector<std::string>& names);

/// "1.25″"
std::string inches(double length);

/// Begins with a capital: "The" for "the".
std::string sentence(std::string text);

std::string feature_pointer(FeatureIndex feature);
std::string piece_pointer(PieceIndex piece);
std::string unit_pointer(UnitIndex unit);

}  // namespace linesman::lints
