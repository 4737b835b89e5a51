// Cases by the words in them.
#pragma once

#include "casebook/case_book.h"

namespace linesman {

/// The folded words of a case: statements, reasons, the title of the game, names of models and terrain, titles of the
/// clauses that the ruling cites. `rulesets` have these titles.
std::vector<std::string> words_of_case(const FiledCase& one, const RulesetSource& rulesets);

/// The cases of a book that count and have all words of a text, each as the beginning of a word; the newest first. The
/// book was read with `KeptJson::whole`.
std::vector<std::size_t> cases_with_words(const CaseBook& book, std::string_view text, std::size_t most,
                                          const RulesetSource& rulesets);

}  // namespace linesman
