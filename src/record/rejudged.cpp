#include "record/rejudged.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>

#include "base/budget.h"
#include "base/result.h"
#include "base/text.h"
#include "files/documents/document.h"
#include "files/documents/record.h"
#include "files/orders/order_json.h"
#include "files/orders/ruling_json.h"
#include "record/changes.h"
#include "record/history.h"
#include "record/record_budget.h"
#include "record/seen.h"
#include "record/timeline.h"

namespace linesman {

namespace {

constexpr std::array<std::string_view, 3> THINGS{"terrain", "units", "pieces"};

/// `now`, changed as `was` was changed into `becomes`.
Value laid_over(const Value& now, const Value& was, const Value& becomes) {
  if (was == becomes) return now;
  if (!now.is_object() || !was.is_object() || !becomes.is_object()) return becomes;
  Value laid = now;
  for (const auto& [name, value] : becomes.members())
    if (const Value* old = was.find(name); !old || !(*old == value))
      laid = laid.with(name, old ? laid_over(now[name], *old, value) : value);
  for (const auto& [name, value] : was.members())
    if (becomes.find(name) == nullptr) laid = laid.without(name);
  return laid;
}

const Value* thing_named(const Value& things, const Value& id) {
  for (const Value& thing : things.items())
    if (thing["id"] == id) return &thing;
  return nullptr;
}

/// The game with the members that the old edit changed: a model that was marked by hand is marked where it stands now.
/// Changes to things that do not exist any more are left out, and `left_out` gets a sentence about them. Throws
/// WorkStopped.
Result<Game> edited_again(const Game& game, const Entry& entry, Sentence& left_out, Budget& budget) {
  const Value now = write_document({with_record(game, {}), Value()});
  const Value& was = entry.before();
  std::vector<std::string> missing;
  Value::Object change;
  for (const auto& [name, becomes] : entry.change().members()) {
    const bool is_list = std::find(THINGS.begin(), THINGS.end(), name) != THINGS.end();
    if (name == "places" || name == "order" || name == "gone") {
      change.emplace_back(name, becomes);
      continue;
    }
    if (!is_list) {
      change.emplace_back(name, laid_over(now[name], was[name], becomes));
      continue;
    }
    Value::Array things;
    for (const Value& thing : becomes.items()) {
      const Value* old = thing_named(was[name], thing["id"]);
      const Value* there = thing_named(now[name], thing["id"]);
      if (old && !there)
        missing.emplace_back(thing["id"].text().value_or(""));
      else
        things.push_back(old ? laid_over(*there, *old, thing) : thing);
    }
    if (!things.empty()) change.emplace_back(name, std::move(things));
  }
  if (!missing.empty())
    left_out = listed(missing, " and ") + (missing.size() == 1 ? " is" : " are") + " not there any more";
  return changed(game, Value(std::move(change)), "/edit", budget);
}

/// The numbers of the entries after `seq` on its line, in order.
std::vector<std::int64_t> later_entries(const Record& record, std::int64_t seq) {
  std::vector<std::int64_t> line = line_to(record, record.here);
  auto found = std::find(line.begin(), line.end(), seq);
  if (found == line.end()) {
    // `seq` is on another branch: follow the newest entry at each fork.
    const std::vector<Entry> entries = entries_of(record);
    std::int64_t last = seq;
    for (std::int64_t next = last; next != 0; last = next == 0 ? last : next) {
      next = 0;
      for (const Entry& entry : entries)
        if (entry.after() == last && entry.seq() > last) next = entry.seq();
    }
    line = line_to(record, last);
    found = std::find(line.begin(), line.end(), seq);
  }
  return {found + 1, line.end()};
}

/// Makes entries again, one after the other, on a game that changes with each.
class EntryRepeater {
 public:
  EntryRepeater(const Referee& referee, Game standing, Budget& budget)
      : referee_(referee), standing_(std::move(standing)), budget_(budget) {}

  const Game& game() const { return standing_; }
  std::int64_t last() const { return record_of(standing_).here; }

  /// The last entry of the new line stands for the old entry.
  void stands_for(std::int64_t old) { numbers_[old] = last(); }

  /// `again` of the result is 0 when the line stops here.
  MadeAgain make(const Entry& entry) {
    MadeAgain made{entry.seq()};
    budget_.spend(things_in(standing_) * STEPS_TO_READ);
    const std::int64_t before = last();
    if (entry.order().is_object())
      order(entry, made);
    else if (entry.kind() == EntryKind::edit)
      edit(entry, made);
    else
      words(entry, made);
    if (last() != before) {
      made.again = last();
      numbers_[entry.seq()] = last();
    }
    return made;
  }

 private:
  std::int64_t now(std::int64_t old) const {
    const auto found = numbers_.find(old);
    return found == numbers_.end() ? old : found->second;
  }

  EntryBasis basis() const {
    const auto hearing = referee_.open(standing_);
    return hearing ? EntryBasis(rules_in_force(hearing->ruleset(), standing_)) : EntryBasis();
  }

  void order(const Entry& entry, MadeAgain& made) {
    const auto order = read_order(entry.order(), "");
    const auto hearing = referee_.open(standing_);
    if (!order || !hearing) {
      made.why = (order ? hearing.problem() : order.problem()).placed();
      return;
    }
    const auto decision = decision_of(entry);
    const bool refused = decision && decision->verdict == Verdict::illegal;
    const auto seen = entry.kind() == EntryKind::seen ? seen_of(entry) : Result<SeenMove>(Problem{});
    auto carried = refused ? Result<CarriedOut>(Problem{})
                   : seen  ? record_seen(*hearing, *seen)
                           : carry_out(*hearing, *order, entry.agreed_by());
    if (refused || (carried && !is_allowed(carried->judgement.ruling.verdict) && decision))
      carried = carry_out_by_decision(*hearing, *order, {0, decision->verdict, decision->text, decision->by});
    if (!carried) {
      made.why = carried.problem().placed();
      return;
    }
    const Ruling& ruling = carried->judgement.ruling;
    made.verdict = ruling.verdict;
    made.difference = difference(0, entry.ruling(), write_ruling(ruling, standing_));
    if (record_of(carried->game).here == last() && !ruling.faults.empty())
      made.why = said<"{a}: {b}">(ruling.faults.front().rule, ruling.faults.front().text);
    else if (record_of(carried->game).here == last())
      made.why = "dice are missing";
    standing_ = std::move(carried->game);
  }

  void edit(const Entry& entry, MadeAgain& made) {
    auto changed = edited_again(standing_, entry, made.why, budget_);
    const auto hearing = changed ? referee_.open(*changed) : Result<Hearing>(changed.problem());
    if (!hearing) {
      made.why = hearing.problem().placed();
      return;
    }
    Game after = record_edit(standing_, *changed, basis(), entry.photograph());
    if (record_of(after).here == last() && made.why.empty()) made.why = "it changes nothing any more";
    standing_ = std::move(after);
  }

  void words(const Entry& entry, MadeAgain& made) {
    if (auto roll = roll_of(entry.json())) {
      if (roll->corrects > 0) roll->corrects = now(roll->corrects);
      standing_ = record_roll(standing_, *roll, basis());
    } else if (auto remark = note_of(entry)) {
      remark->on = now(remark->on);
      standing_ = record_note(standing_, *remark, basis());
    } else if (auto decision = decision_of(entry)) {
      decision->on = now(decision->on);
      auto decided = record_decision(standing_, *decision, basis());
      if (decided)
        standing_ = *std::move(decided);
      else
        made.why = decided.problem().placed();
    }
  }

  const Referee& referee_;
  Game standing_;
  Budget& budget_;
  std::map<std::int64_t, std::int64_t> numbers_;  ///< the number of the new entry, by that of the old
};

Result<Rejudged> rejudged(const Referee& referee, const Game& game, std::int64_t seq, const Order& order,
                          Budget& budget) {
  const Record record = record_of(game);
  const std::vector<Entry> entries = entries_of(record);
  if (seq < 1 || seq > static_cast<std::int64_t>(entries.size()))
    return Problem{"/history", said<"there is no entry {n}; the last is {m}">(seq, entries.size())};
  const Entry& wrong = entries[static_cast<std::size_t>(seq - 1)];
  const auto before = at_entry(game, wrong.after());
  if (!before) return before.problem();
  const auto hearing = referee.open(*before);
  if (!hearing) return hearing.problem();
  auto carried = carry_out(*hearing, order);
  if (!carried) return carried.problem();
  const Verdict verdict = carried->judgement.ruling.verdict;
  MadeAgain first{seq, 0, verdict};
  if (wrong.ruling().is_object())
    first.difference = difference(0, wrong.ruling(), write_ruling(carried->judgement.ruling, *before));
  if (!is_allowed(verdict)) return Rejudged{game, *before, std::move(carried->judgement), {std::move(first)}};
  EntryRepeater again(referee, std::move(carried->game), budget);
  again.stands_for(seq);
  first.again = again.last();
  Rejudged outcome{game, *before, std::move(carried->judgement), {std::move(first)}};
  const auto later = later_entries(record, seq);
  for (std::size_t i = 0; i < later.size(); ++i) {
    outcome.entries.push_back(again.make(entries[static_cast<std::size_t>(later[i] - 1)]));
    const bool carries = entries[static_cast<std::size_t>(later[i] - 1)].order().is_object();
    if (!carries || outcome.entries.back().again > 0) continue;
    outcome.stops = true;
    outcome.left = later.size() - i - 1;
    break;
  }
  outcome.game = again.game();
  return outcome;
}

}  // namespace

Result<Rejudged> rejudged(const Referee& referee, const Game& game, std::int64_t seq, const Order& order) try {
  Budget budget = budget_of_record(game);
  return rejudged(referee, game, seq, order, budget);
} catch (const WorkStopped&) {
  return too_much_work("to make the later entries of this record again");
}

}  // namespace linesman
