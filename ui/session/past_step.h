// A step of the record that is looked at: the table as it stood before and after it, and its ruling.
#pragma once

#include <cstdint>

#include "ui/session/judge_service.h"

namespace linesman {

struct PastTable {
  std::int64_t seq = 0;
  Game game;         ///< after the entry
  Game before;       ///< what the entry was made on
  AnswerPtr answer;  ///< the order with its ruling as the record has it; nullptr for an entry without an order
};

}  // namespace linesman
