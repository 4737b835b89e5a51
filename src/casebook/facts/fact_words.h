// A fact as a sentence for people: "the base touches it (wood), the centre does not".
#pragma once

#include <string_view>

#include "base/sentence.h"
#include "rules/terms.h"

namespace linesman {

/// Without a full stop, so that it may stand in another sentence. `terms` have the titles of actions; nullptr: they are
/// named as the fact has them. A fact of a kind that is not known is shown as it is.
Sentence fact_words(std::string_view fact, const Terms* terms = nullptr);

}  // namespace linesman
