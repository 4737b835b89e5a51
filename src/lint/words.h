// The words of complaints.
#pragma once

#include <string>
#include <vector>

#include "base/sentence.h"
#include "table/game.h"

namespace linesman::lints {

/// Its name, or else its kind with its id: «the hedge "hedge-3"».
Argument name_of(const Feature& feature);
std::string name_of(const Piece& piece);
std::string name_of(const Unit& unit);

/// The same at the beginning of a sentence: with a capital.
Argument first_name_of(const Feature& feature);
std::string first_name_of(const Piece& piece);

/// «A, B and C», each name once; of many names the first few and the number of the others.
Argument names_of(const std::vector<std::string>& names);
Argument names_of(const std::vector<Argument>& names);

std::string feature_pointer(FeatureIndex feature);
std::string piece_pointer(PieceIndex piece);
std::string unit_pointer(UnitIndex unit);

}  // namespace linesman::lints
