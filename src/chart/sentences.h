// The rules of a chart read back as sentences.
#pragma once

#include <functional>
#include <string>

#include "base/value.h"

namespace linesman::chart {

/// Says an English part of a sentence in another language; empty: English.
using InWords = std::function<std::string(const std::string& part)>;

/// What a rule says, for people: "Others keep 1 away from it, on the way and at the end, when the action is walk." The
/// rule has no mistake. `figures`: those of the file, whose values the sentence has.
std::string sentence_of(const Value& rule, const Value& figures, const InWords& in_words = {});

/// The condition of a rule on where the way begins: "the action is walk"; on the whole way: "the way touches woods".
/// Empty while nothing is asked.
std::string when_words(const Value& when, const Value& figures, const InWords& in_words = {});
std::string way_words(const Value& way, const Value& figures, const InWords& in_words = {});

/// The number or table row that a figure stands for: "run (2)".
std::string amount_words(const Value& amount, const Value& figures, const InWords& in_words = {});

}  // namespace linesman::chart
