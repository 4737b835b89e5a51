#include "record/timeline.h"

#include <algorithm>

#include "base/text.h"
#include "record/changes.h"
#include "record/numbered.h"
#include "record/record_budget.h"

namespace linesman {

namespace {

std::string entry_pointer(std::int64_t seq) { return pointer_to("/history", static_cast<std::size_t>(seq - 1)); }

/// Whether an entry of this kind has a change.
bool changes_the_table(const Entry& entry) {
  return entry.kind() == EntryKind::order || entry.kind() == EntryKind::edit || entry.order().is_object();
}

Result<void> step_back(PatchedDocument& document, const Entry& entry) {
  if (!changes_the_table(entry)) return {};
  const std::string pointer = entry_pointer(entry.seq());
  if (entry.json().find("before") == nullptr)
    return Problem{pointer, "the entry does not say what was before it, so the game cannot be taken back"};
  return document.change(entry.before(), pointer_to(pointer, "before"));
}

Result<void> step_forward(PatchedDocument& document, const Entry& entry) {
  if (!changes_the_table(entry)) return {};
  const std::string pointer = entry_pointer(entry.seq());
  if (entry.change().is_null())
    return Problem{pointer, "the entry does not say what it changed, so the game cannot be led past it"};
  return document.change(entry.change(), pointer_to(pointer, entry.kind() == EntryKind::edit ? "edit" : "change"));
}

std::vector<std::int64_t> line_of(const std::vector<Entry>& entries, std::int64_t seq) {
  std::vector<std::int64_t> line;
  while (seq > 0 && seq <= static_cast<std::int64_t>(entries.size())) {
    line.push_back(seq);
    // In a record that was never checked `after` may be anything; going back by at least one always ends.
    seq = std::min(entries[static_cast<std::size_t>(seq - 1)].after(), seq - 1);
  }
  std::reverse(line.begin(), line.end());
  return line;
}

/// The table alone, without title and record.
Result<Game> table_at(const Game& game, const Record& record, std::int64_t seq, Budget& budget) {
  const std::vector<Entry> entries = entries_of(record);
  const auto from = line_of(entries, record.here);
  const auto to = line_of(entries, seq);
  const auto [back, on] = std::mismatch(from.begin(), from.end(), to.begin(), to.end());
  const auto entry = [&](std::int64_t number) -> const Entry& { return entries[static_cast<std::size_t>(number - 1)]; };
  PatchedDocument document(game, &budget);
  for (auto it = from.end(); it != back; --it)
    if (const auto done = step_back(document, entry(*(it - 1))); !done) return done.problem();
  for (auto it = on; it != to.end(); ++it)
    if (const auto done = step_forward(document, entry(*it)); !done) return done.problem();
  auto table = document.game();
  if (!table)
    return Problem{"/history", said<"the game cannot be taken to entry {n}: {reason}">(seq, table.problem().placed())};
  return table;
}

Result<Game> table_at(const Game& game, const Record& record, std::int64_t seq) try {
  Budget budget = budget_of_record(game);
  return table_at(game, record, seq, budget);
} catch (const WorkStopped&) {
  return too_much_work("to follow this record");
}

std::int64_t last_of(const Record& record) { return static_cast<std::int64_t>(record.entries.size()); }

}  // namespace

std::vector<std::int64_t> line_to(const Record& record, std::int64_t seq) { return line_of(entries_of(record), seq); }

std::vector<std::size_t> branch_depths(const Record& record) {
  const std::vector<Entry> entries = entries_of(record);
  std::vector<std::size_t> depths(entries.size() + 1, 0);
  std::vector<bool> followed(entries.size() + 1, false);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const auto after = static_cast<std::size_t>(std::clamp<std::int64_t>(entries[i].after(), 0, std::int64_t(i)));
    depths[i + 1] = depths[after] + (followed[after] ? 1 : 0);
    followed[after] = true;
  }
  return depths;
}

Result<Game> at_entry(const Game& game, std::int64_t seq) {
  Record record = numbered(game);
  if (seq < 0 || seq > last_of(record))
    return Problem{"/history", said<"there is no entry {n}; the last is {m}">(seq, last_of(record))};
  const auto table = table_at(game, record, seq);
  if (!table) return table.problem();
  record.here = seq;
  return with_record(table->with_title(game.title()), record);
}

Result<Game> rewound(const Game& game) { return before_entry(game, 0); }

Result<Game> rewound(const Game& game, Budget& budget) { return table_at(game, record_of(game), 0, budget); }

Result<Game> before_entry(const Game& game, std::size_t entry) {
  if (entry >= game.history().size() && entry > 0) return game;
  const auto entries = entries_of(record_of(game));
  return table_at(game, record_of(game), entries.empty() ? 0 : entries[entry].after());
}

}  // namespace linesman
