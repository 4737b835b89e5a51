// Cases by the words in them.
#pragma once

#include "casebook/case_book.h"

namespace linesman {

/// The cases of a book that count and have all words of a text, each as the beginning of a word, in statements,
/// reasons, titles, names or the titles of clauses; the newest first. `rulesets` have the titles of clauses. The book
/// was read either way.
std::vector<std::size_t> cases_with_words(const CaseBook& book, std::string_view text, std::size_t most,
                                          const RulesetSource& rulesets);

}  // namespace linesman
