// Cases in sentences: the line that an umpire reads before he decides, and the decision of one case.
//
//   say(like_line(book, move, found), reader);   // "3 cases like this: 2 illegal, 1 legal (there the base leaves it)"
#pragma once

#include "casebook/case_book.h"
#include "rules/terms.h"

namespace linesman {

/// `found` is what `CaseBook::like` gave for the move. "The same" is said only of cases that are the same. One
/// that was decided otherwise than the first, or that is only like the move, is named with the fact that sets it apart
/// most. `terms` as of `fact_words`.
Sentence like_line(const CaseBook& book, const LookedUp& move, const std::vector<LikeCase>& found,
                   const Terms* terms = nullptr);

/// A case that is the same and was decided otherwise than `verdict`; nothing when there is none.
std::optional<std::size_t> contradicted(const CaseBook& book, const std::vector<LikeCase>& found, Verdict verdict);

/// The name by which people speak of a case: its first digits, and its table where it has one.
Sentence case_name(const FiledCase& one);

/// When, where and how it was decided, and by whom. `by` and `reason` as the reader may see them.
Sentence decision_words(const FiledCase& one, const std::string& by, const std::string& reason);

}  // namespace linesman
