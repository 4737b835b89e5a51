// Answers about an event as JSON.
#pragma once

#include "answers/questions.h"
#include "casebook/event.h"

namespace linesman {

/// {"problems": [{"file", "reason"}]}. The status is NOT_LEGAL where there are some.
JsonAnswer event_check_answer(const std::vector<FileProblem>& problems);

/// {"tables": [{"number", "state", "waiting", "by", "extension", "cards"}]}.
Value hall_value(const Hall& hall);

}  // namespace linesman
