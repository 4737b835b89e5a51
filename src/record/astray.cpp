#include "record/astray.h"

#include <algorithm>

#include "files/documents/document.h"
#include "record/chain.h"
#include "record/changes.h"
#include "record/difference.h"
#include "record/record_budget.h"
#include "record/timeline.h"

namespace linesman {

namespace {

Value table_json(const Game& game) { return write_document({with_record(game, {}).with_title({}), Value()}); }

Astray led_elsewhere(const Game& game, const Game& led) {
  const auto found = difference(0, table_json(game), table_json(led));
  return {{0, "the game is not what its record leads to" +
                  (found ? ": at " + found->pointer + " it has " + found->was + ", and the record leads to " + found->is
                         : std::string())},
          led};
}

bool names_turn(const Entry& entry) {
  return entry.before().find("turn") != nullptr || entry.change().find("turn") != nullptr;
}

/// The turn at the start of a game. Players change the turn by hand in the file; when no entry names it, the hash of
/// the start tells which turn it was.
std::optional<std::int64_t> turn_at_start(const Game& start, const std::string& hash) {
  constexpr std::int64_t MAX_OFF = 40;
  for (std::int64_t off = 1; off <= MAX_OFF; ++off)
    for (const std::int64_t turn : {start.turn() - off, start.turn() + off})
      if (turn >= 0 && start_hash(start.with_turn(turn)) == hash) return turn;
  return std::nullopt;
}

/// Takes a game back to its start and follows its record to the present again.
class RecordTracer {
 public:
  RecordTracer(const Game& game, Budget& budget)
      : game_(game), record_(record_of(game)), entries_(entries_of(record_)), budget_(budget) {
    for (const std::int64_t seq : line_to(record_, record_.here))
      line_.push_back(&entries_[static_cast<std::size_t>(seq - 1)]);
  }

  std::optional<Astray> run() {
    if (const auto flaw = broken_seal(game_)) return Astray{*flaw, {}};
    // A record of an older Linesman has no hash of the start, and its rulings are rounded.
    const std::string hash(record_.chain["start"].text().value_or(""));
    if (hash.empty()) return std::nullopt;
    const auto start = rewound(game_, budget_);
    if (!start) return Astray{{0, start.problem().sentence()}, {}};
    if (start_hash(*start) == hash) return compared_from(*start);
    const bool turn_is_named = std::any_of(line_.begin(), line_.end(), [](const Entry* e) { return names_turn(*e); });
    if (const auto turn = turn_is_named ? std::nullopt : turn_at_start(*start, hash))
      return compared_from(start->with_turn(*turn));
    return Astray{{0, "the game is not what its record leads to: something that no entry tells of was changed"}, {}};
  }

 private:
  /// Compares the game with the one that its record leads to from `start`.
  std::optional<Astray> compared_from(const Game& start) const {
    const auto led = led_from(start);
    if (!led) return Astray{{0, led.problem().sentence()}, {}};
    if (no_change_between(*led, game_)) return std::nullopt;
    return led_elsewhere(game_, with_record(led->with_title(game_.title()), record_));
  }

  Result<Game> led_from(const Game& start) const {
    PatchedDocument document(start, &budget_);
    for (const Entry* entry : line_) {
      if (!entry->before().is_object()) continue;  // it changes nothing
      if (const auto done = document.change(entry->change(), ""); !done) return done.problem();
    }
    return document.game();
  }

  const Game& game_;
  const Record record_;
  const std::vector<Entry> entries_;
  std::vector<const Entry*> line_;  ///< the entries from the start to `here`
  Budget& budget_;
};

}  // namespace

std::optional<Astray> astray(const Game& game) try {
  if (game.history().size() == 0) return std::nullopt;
  Budget budget = budget_of_record(game);
  return RecordTracer(game, budget).run();
} catch (const WorkStopped&) {
  return Astray{{0, too_much_work("to follow this record").sentence()}, {}};
}

std::string why_entry_fails(const Game& game, const std::optional<Astray>& found, std::int64_t seq) {
  if (!found) return {};
  if (found->flaw.seq == 0) return found->flaw.why;
  const Record record = record_of(game);
  const std::vector<Entry> entries = entries_of(record);
  for (const std::int64_t on_line : line_to(record, seq))
    if (!link_holds(record, entries[static_cast<std::size_t>(on_line - 1)])) return found->flaw.why;
  return {};
}

}  // namespace linesman
