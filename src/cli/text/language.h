// The language of what people read from linesman-cli. JSON is the same in every language.
#pragma once

#include "base/phrasebook.h"
#include "base/result.h"
#include "cli/services.h"

namespace linesman {

/// The phrases of a language: of `chosen` ("de"), or else of the first language of the environment that has any
/// (`languages_of_environment`). Without phrases: English. A Problem: `chosen` has none.
Result<Phrasebook> phrases_of(const std::string& chosen, const Services& services);

/// The titles and texts of rulesets in a language.
RulesetLibrary::Wording wording_in(const Phrasebook& words);

/// The language itself: "en" where no other one is chosen.
std::string language_of(const std::string& chosen, const Services& services);

}  // namespace linesman
