// The table as it stood after an entry of the record, for those who look back.
#pragma once

#include "files/documents/record.h"
#include "ui/session/session.h"

namespace linesman {

struct PastTable {
  std::int64_t seq = 0;
  Game game;         ///< after the entry
  Game before;       ///< what the entry was made on
  AnswerPtr answer;  ///< the order with its ruling as the record has it; nullptr for an entry without an order
};

/// A Problem when the record cannot be led there.
Result<PastTable> past_table(const Session& session, std::int64_t seq);

/// A past ruling held against what is ruled on the same order, on the same table, under the rules, options and house
/// rules of today: a sentence for people.
QString judged_today(const Session& session, std::int64_t seq);

}  // namespace linesman
