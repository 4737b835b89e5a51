// Prints the rules of a chart as sentences, and reads such sentences as rules. A printed sentence is read as the rule
// that it was printed from.
//
//   sentence_of(rule, file);                        // "It moves at least its Speed less its Thrust."
//   rule_in("it moves at least its speed", file);   // {"kind": "course", "least": {"value": "speed"}}
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "base/value.h"
#include "chart/said_rule.h"

namespace linesman::chart {

/// A rule in the words of people: "The allowance is multiplied by 2, when the action is Run." `file`: the ruleset, for
/// the values of figures and the titles of actions, keys, choices and dice; where it has none, the sentence has the
/// word itself. `says`, the rule's own wordings, is not part of it.
SaidRule said_rule(const Value& rule, const Value& file, const InWords& in_words = {});
std::string sentence_of(const Value& rule, const Value& file, const InWords& in_words = {});

/// The condition of a rule on where the way begins: "the action is Walk"; on the whole way: "the way touches woods".
/// Empty while nothing is asked.
std::string when_words(const Value& when, const Value& file, const InWords& in_words = {});
std::string way_words(const Value& way, const Value& file, const InWords& in_words = {});

/// The number or table row that a figure stands for: "2 (run)".
std::string amount_words(const Value& amount, const Value& file, const InWords& in_words = {});

/// The rule that a sentence says, without `says`. Capitals, further blanks and the full stop do not matter, and
/// conditions may stand in any order. A Problem says which word was not understood and what was expected in its place.
Result<Value> rule_in(std::string_view sentence, const Value& file, const InWords& in_words = {});

/// The amount that such words say: "its Speed less its Thrust".
Result<Value> amount_in(std::string_view words, const Value& file, const InWords& in_words = {});

/// The value that an effect gives to the status with that key: "the distance it moved", "this turn".
std::string setting_words(const Value& setting, std::string_view key, const Value& file, const InWords& in_words = {});
Result<Value> setting_in(std::string_view words, std::string_view key, const Value& file, const InWords& in_words = {});

}  // namespace linesman::chart
