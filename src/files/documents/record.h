// The record of a game: what was done in it and where in that it stands.
#pragma once

#include <vector>

#include "files/documents/entry.h"

namespace linesman {

/// Entries are only ever added: taking one back moves `here`.
struct Record {
  Value entries = Value::empty_array();  ///< in the order in which they were made (`Game::history`)
  std::int64_t here = 0;                 ///< number of the entry after which the game stands; 0: at its start
  Value chain = {};                      ///< {"start", "head"}, see record/chain.h; null: the entries are not chained
};

Record record_of(const Game& game);
Game with_record(const Game& game, const Record& record);
/// The table as it stands, of a game that begins there.
Game without_record(const Game& game);

/// The entries of a record in the order in which they were made: entry `seq` is at `seq - 1`.
std::vector<Entry> entries_of(const Record& record);

/// The entries were made by a Linesman that numbers them; also when there are none.
bool is_numbered(const Record& record);

}  // namespace linesman
