// The phrases of a row of a table, and of the sentences of an object with such rows.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "chart/phrase.h"
#include "chart/table.h"

namespace linesman::chart::rule_words {

/// Makes the phrase of an English pattern whose words stand for the members `also`.
using MadePattern = std::function<PhrasePtr(std::string_view pattern, Value also)>;

/// A member in a sentence of its object: where it is given, where its value is a certain word, where it is left out.
/// `is_part`: as one of the `{parts}`, where it is not said when it is left out.
PhrasePtr row_phrase(const Row& row, bool is_part, const MadePattern& made);
/// Words that say whether a member is given, and are no second home of it.
PhrasePtr hint_phrase(const Row& row, std::string given, std::string otherwise);
/// A sentence of an object that stands for it when a member is given, and not false; nullptr: always.
PhrasePtr with_phrase(const Row* row, PhrasePtr phrase);
/// The only part of an object, as a sentence of its own.
PhrasePtr alone_phrase(std::shared_ptr<const PartsPhrase> parts);
/// A sentence for an object that has none of its parts.
PhrasePtr bare_phrase(std::shared_ptr<const PartsPhrase> parts, PhrasePtr phrase);

}  // namespace linesman::chart::rule_words
