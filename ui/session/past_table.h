// The table as it stood after an entry of the record, for those who look back.
#pragma once

#include "files/documents/record.h"
#include "ui/session/past_step.h"
#include "ui/session/session.h"

namespace linesman {

/// A Problem when the record cannot be led there.
Result<PastTable> past_table(const Session& session, std::int64_t seq);

/// "You see the table after step 3."
QString words_for_past(const PastTable& past);

/// Why a step has neither order nor ruling: a sentence for people.
QString words_without_move(const PastTable& past);

/// A past ruling held against what is ruled on the same order, on the same table, under the rules, options and house
/// rules of today: a sentence for people.
QString judged_today(const Session& session, std::int64_t seq);

}  // namespace linesman
