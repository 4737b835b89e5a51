#include "files/documents/record.h"

#include <algorithm>

namespace linesman {

Record record_of(const Game& game) {
  const auto last = static_cast<std::int64_t>(game.history().size());
  return {game.history(), std::clamp<std::int64_t>(game.annotation("here").whole().value_or(last), 0, last),
          game.annotation("chain")};
}

// A game keeps where it stands among its annotations: no ruling reads it.
Game with_record(const Game& game, const Record& record) {
  Game changed = game.with_history(record.entries);
  if (is_numbered(record) && record.entries.size() > 0) changed = changed.with_annotation("here", record.here);
  return record.chain.is_null() ? changed : changed.with_annotation("chain", record.chain);
}

Game without_record(const Game& game) {
  return game.with_history(Value::empty_array()).with_annotation("here", {}).with_annotation("chain", {});
}

std::vector<Entry> entries_of(const Record& record) {
  std::vector<Entry> entries;
  entries.reserve(record.entries.size());
  for (const Value& json : record.entries.items())
    entries.emplace_back(json, static_cast<std::int64_t>(entries.size()) + 1);
  return entries;
}

bool is_numbered(const Record& record) {
  return record.entries.size() == 0 || record.entries[std::size_t{0}].find("seq") != nullptr;
}

}  // namespace linesman
