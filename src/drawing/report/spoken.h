// Sentences of the engine and of rulings in the language of the window. JSON stays English.
#pragma once

#include <QString>
#include <string>
#include <string_view>

#include "base/result.h"
#include "rules/terms.h"

namespace linesman {

/// A sentence or a word that the engine made; the text itself where the language has none.
QString spoken(std::string_view sentence);

/// The same for text that is put together further: a part of a sentence.
std::string spoken_part(const std::string& part);

/// A problem with its file and its place.
QString spoken(const Problem& problem);

/// `sentence` of that clause: the wording that it was made from is translated, and its figures and names are filled in
/// again. A sentence that no wording fits is one of the engine. `terms` may be nullptr.
QString spoken(const Terms* terms, std::string_view rule, const std::string& sentence);

}  // namespace linesman
