// Sentences of rulings that were read from a document: there they are finished, and English.
#pragma once

#include "rules/ruling.h"
#include "rules/terms.h"

namespace linesman {

/// The ruling with a pattern and arguments for each sentence that a wording of its clause fits; the others stay
/// finished texts. `terms` belong to the ruleset that the ruling names, `game` is the judged one: names in it are names
/// in the sentences.
Ruling with_patterns(Ruling ruling, const Terms& terms, const Game& game);

}  // namespace linesman
