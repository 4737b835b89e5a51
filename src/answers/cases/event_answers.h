// Answers about an event as JSON.
#pragma once

#include "answers/questions.h"
#include "casebook/event.h"

namespace linesman {

/// {"problems": [{"file", "reason"}]}. The status is NOT_LEGAL where there are some.
JsonAnswer event_check_answer(const std::vector<FileProblem>& problems);

/// {"tables": [{"number", "state", "waiting", "by", "extension", "cards"}]}, and "problems" where there are some.
Value hall_value(const Hall& hall);

/// {"call", "file", "kind"}.
Value call_value(const AddedCall& added, CallKind kind);

/// "Umpire 1", where names are left out.
Sentence umpire_words(std::size_t number);

/// Answers a line of a batch: "event check", "event hall" or "event call".
Result<Value> answer_event(std::string_view what, const Value& request, bool without_names,
                           const RulesetSource& rulesets);

}  // namespace linesman
