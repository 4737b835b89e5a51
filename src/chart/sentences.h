// The rules of a chart read back as sentences.
#pragma once

#include <string>

#include "base/value.h"

namespace linesman::chart {

/// What a rule says, for people: "Others keep 1 away from it, on the way and at the end, when the action is walk." The
/// rule has no mistake. `figures`: those of the file, whose values the sentence has.
std::string sentence_of(const Value& rule, const Value& figures);

/// The number or table row that a figure stands for: "run (2)".
std::string amount_words(const Value& amount, const Value& figures);

}  // namespace linesman::chart
