// Sentences in the language of the window and of paper. JSON stays English.
#pragma once

#include <QString>
#include <string>
#include <string_view>

#include "base/phrasebook.h"
#include "base/result.h"

namespace linesman {

/// The reader of what is said by Qt: in the installed language.
SentenceReader reader_in(LengthUnit unit = LengthUnit::inch);

/// A sentence as that reader gets it.
QString spoken(const Sentence& sentence, LengthUnit unit = LengthUnit::inch);
/// A word of the program, or a title of the ruleset whose context it is.
QString spoken(const Word& word, std::string_view context = {}, std::string_view form = {});

/// The reader writes decimals with a comma.
bool writes_decimal_comma();

/// A finished text, whose pattern is looked for; the text itself where the language has none.
QString spoken(std::string_view text);
inline QString spoken(const std::string& text) { return spoken(std::string_view(text)); }
inline QString spoken(const char* text) { return spoken(std::string_view(text)); }

/// The same for text that is put together further: a part of a sentence.
std::string spoken_part(const std::string& part);

/// A problem with its file and its place.
QString spoken(const Problem& problem);

}  // namespace linesman
