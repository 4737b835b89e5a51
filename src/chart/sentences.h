// The rules of a chart read back as sentences.
#pragma once

#include <functional>
#include <string>

#include "base/value.h"

namespace linesman::chart {

/// Says an English part of a sentence in another language; empty: English.
using InWords = std::function<std::string(const std::string& part)>;

/// A rule in the words of people: "The allowance is multiplied by 2, when the action is Run." The rule has no mistake.
/// `file`: the ruleset, for the values of figures and the titles of actions, keys, choices and dice; where it has none,
/// the sentence has the word itself.
std::string sentence_of(const Value& rule, const Value& file, const InWords& in_words = {});

/// The condition of a rule on where the way begins: "the action is Walk"; on the whole way: "the way touches woods".
/// Empty while nothing is asked.
std::string when_words(const Value& when, const Value& file, const InWords& in_words = {});
std::string way_words(const Value& way, const Value& file, const InWords& in_words = {});

/// The number or table row that a figure stands for: "run (2)".
std::string amount_words(const Value& amount, const Value& file, const InWords& in_words = {});

}  // namespace linesman::chart
