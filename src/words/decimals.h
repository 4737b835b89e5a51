// Figures inside a finished text, such as the content of a clause, as readers of a language write them.
#pragma once

#include <string>

#include "base/phrasebook.h"

namespace linesman {

/// "kostet 0,5 BD" for "kostet 0.5 BD" where the language has a decimal comma. Numbers of three parts such as 3.9.5
/// stay.
std::string with_decimals_of(const Phrasebook& book, std::string text);

}  // namespace linesman
