#include "record/replay.h"

#include <algorithm>

#include "base/text.h"
#include "files/documents/document.h"
#include "record/judged_again.h"
#include "record/record_budget.h"
#include "record/timeline.h"

namespace linesman {

namespace {

Result<Replay> replay(const Referee& referee, const Game& game, Budget& budget) {
  const auto start = rewound(game, budget);
  if (!start) return start.problem();
  auto standing = referee.open(*start);
  if (!standing) return standing.problem();
  const std::vector<Entry> entries = entries_of(record_of(game));
  const EntryJudge again(referee, budget);
  Replay outcome;
  for (const std::int64_t seq : line_to(record_of(game), record_of(game).here)) {
    const Entry& entry = entries[static_cast<std::size_t>(seq - 1)];
    if (entry.order().is_object()) ++outcome.judged;
    const auto next = again.entry(*standing, entry);
    if (!next) return next.problem();
    if (next->difference) {
      outcome.first_difference = next->difference;
      return outcome;
    }
    standing = next->after;
  }
  if (!entries.empty()) {
    // The present table must be the one that the history leads to.
    const auto bare = [](const Game& g) { return write_document({with_record(g, {}).with_title({}), Value()}); };
    outcome.first_difference = difference(entries.size(), bare(game), bare(standing->game()));
  }
  return outcome;
}

}  // namespace

Result<Replay> replay(const Referee& referee, const Game& game) try {
  Budget budget = budget_of_record(game);
  return replay(referee, game, budget);
} catch (const WorkStopped&) {
  return too_much_work("to judge this record again");
}

}  // namespace linesman
