// Answers about a book of cases as JSON. Calls and lines of a batch share them.
#pragma once

#include <array>

#include "answers/cases/pages.h"
#include "answers/questions.h"
#include "casebook/case_check.h"
#include "casebook/case_desk.h"
#include "casebook/case_tests.h"

namespace linesman {

/// {"case", "file", "like"}.
Value added_value(const AddedCase& added);

/// The cases like a move: {"answer", "counted", "cases"}. The status is NOT_LEGAL where there are none. A Problem has a
/// pointer that begins with "/game" or "/order".
Result<JsonAnswer> like_answer(const CaseBook& book, const Value& game, const Value& order, std::size_t most,
                               const RulesetSource& rulesets);

/// {"counted", "conflicts"}. The status is NOT_LEGAL where there are some.
JsonAnswer conflicts_answer(const CaseBook& book);

/// The cases with all words of a text, as `like_answer`.
JsonAnswer words_answer(const CaseBook& book, std::string_view text, std::size_t most, const RulesetSource& rulesets);

/// {"counted", "problems", "changed"}. The status is NOT_LEGAL where there are problems.
JsonAnswer checked_answer(const CheckedFolder& checked);

/// {"both", "only", "problems", "new_conflicts"}. The status is NOT_LEGAL unless all folders have the same cases.
JsonAnswer merged_answer(const MergedFolders& merged);

/// {"copied", "there", "left_out"}. The status is NOT_LEGAL where some were left out.
JsonAnswer copied_answer(const CopiedCases& copied);

/// {"written": [{"file", "cases"}]}.
Value tests_value(const std::vector<WrittenTests>& written);

/// The calls about cases and events that a line of a batch may ask for.
inline constexpr std::array<std::string_view, 13> CASE_REQUESTS{
    "cases add",  "cases find",  "cases conflicts", "cases check", "cases merge-check", "cases copy", "cases tests",
    "cases book", "event check", "event hall",      "event call",  "event report",      "event pack"};

/// Answers such a line; its options have the names of the call's. A Problem's pointer is into the line.
Result<Value> answer_cases(std::string_view what, const Value& request, const RulesetSource& rulesets,
                           const PagesWriter& pages);

/// "cases/x.json is not whole yet and was left out".
Sentence file_problem_words(const FileProblem& problem);

}  // namespace linesman
