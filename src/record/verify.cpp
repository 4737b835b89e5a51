#include "record/verify.h"

#include <algorithm>

#include "files/documents/document.h"
#include "record/chain.h"
#include "record/changes.h"
#include "record/judged_again.h"
#include "record/record_budget.h"
#include "record/timeline.h"

namespace linesman {

namespace {

/// The rules in force on the last table that was asked about. They are worked out again only where they may differ.
class LastRules {
 public:
  const RulesInForce& of(const Hearing& standing) {
    const Game& game = standing.game();
    if (!rules_ || !judged_alike(game, last_)) rules_ = rules_in_force(standing.ruleset(), game);
    last_ = game;
    return *rules_;
  }

 private:
  static bool judged_alike(const Game& a, const Game& b) {
    return a.ruleset() == b.ruleset() && a.house_rules() == b.house_rules() && a.options() == b.options() &&
           a.tolerance() == b.tolerance();
  }

  Game last_;
  std::optional<RulesInForce> rules_;
};

/// Follows a record from its start, entry by entry. A table is kept only while an entry that follows it is still ahead.
class RecordVerifier {
 public:
  RecordVerifier(const Referee& referee, const Game& game, RulesFrom from, Budget& budget)
      : referee_(referee),
        game_(game),
        rules_from_(from),
        budget_(budget),
        again_(referee, budget),
        entries_(entries_of(record_of(game))) {}

  Result<Verification> run();

 private:
  std::optional<Flaw> start(const Game& start);
  std::optional<Flaw> entry(const Entry& entry);
  Result<Hearing> led_by(const Entry& entry, const Hearing& standing) const;
  bool under_other_edition(const Entry& entry, const Hearing& standing);
  void ruled_otherwise(const Entry& entry, const std::string& how);
  std::optional<Flaw> changes(const Entry& entry, const Game& before, const Game& after) const;
  std::optional<Flaw> table_now() const;
  bool under_others(const Entry& entry, const Hearing& standing);
  void count_followers();
  void forget(std::size_t place);

  const Referee& referee_;
  const Game& game_;
  RulesFrom rules_from_;
  Budget& budget_;
  EntryJudge again_;
  std::vector<Entry> entries_;
  std::vector<std::optional<Hearing>> tables_;  ///< after each entry; the start first
  std::vector<std::size_t> followers_;          ///< for each table, the number of entries ahead that follow it
  LastRules rules_;
  Verification outcome_;
};

std::size_t place(std::int64_t seq) { return static_cast<std::size_t>(seq); }

std::string from_pointer(const Problem& problem) { return problem.sentence(); }

void RecordVerifier::count_followers() {
  followers_.assign(entries_.size() + 1, 0);
  for (const Entry& entry : entries_) ++followers_[place(entry.after())];
  ++followers_[place(record_of(game_).here)];  // the present table is compared with it
}

void RecordVerifier::forget(std::size_t table) {
  if (--followers_[table] == 0) tables_[table].reset();
}

std::optional<Flaw> RecordVerifier::start(const Game& start) {
  const auto hash = record_of(game_).chain["start"].text();
  if (outcome_.chained && hash != start_hash(start)) return Flaw{0, "the start of the game was changed"};
  return std::nullopt;
}

bool RecordVerifier::under_others(const Entry& entry, const Hearing& standing) {
  const auto figures = entry.under()["figures"].text();
  return figures && figures != rules_.of(standing).figures;
}

/// A flaw when the change in an entry is not the difference between the tables before and after it.
std::optional<Flaw> RecordVerifier::changes(const Entry& entry, const Game& before, const Game& after) const {
  const auto leads = [this](const Game& from, const Value& change, const Game& to) {
    const auto game = changed(from, change, "", budget_);
    return game && no_change_between(*game, to);
  };
  if (!entry.before().is_null() && !leads(after, entry.before(), before))
    return Flaw{entry.seq(), "the table before it was changed"};
  if (!entry.change().is_null() && !leads(before, entry.change(), after))
    return Flaw{entry.seq(), "its change was edited"};
  return std::nullopt;
}

/// Whether an entry was made under another edition of the ruleset in force. It is then counted.
bool RecordVerifier::under_other_edition(const Entry& entry, const Hearing& standing) {
  const Terms& here = standing.ruleset().terms();
  const auto edition = entry.under()["edition"].text();
  if (!edition || entry.under()["ruleset"].text() != here.id || *edition == here.edition) return false;
  const auto same = [&](const OtherEdition& other) { return other.ruleset == here.id && other.edition == *edition; };
  auto known = std::find_if(outcome_.editions.begin(), outcome_.editions.end(), same);
  if (known == outcome_.editions.end())
    known = outcome_.editions.insert(known, {here.id, std::string(*edition), here.edition});
  ++known->entries;
  return true;
}

void RecordVerifier::ruled_otherwise(const Entry& entry, const std::string& how) {
  if (outcome_.otherwise++ == 0) outcome_.first_otherwise = Flaw{entry.seq(), how};
}

/// The table that the change in an entry leads to.
Result<Hearing> RecordVerifier::led_by(const Entry& entry, const Hearing& standing) const {
  if (entry.change().is_null()) return Problem{"", "it does not say what it changed"};
  auto game = changed(standing.game(), entry.change(), "", budget_);
  if (!game) return game.problem();
  return standing.on(*std::move(game));
}

std::optional<Flaw> RecordVerifier::entry(const Entry& entry) {
  const Hearing& standing = *tables_[place(entry.after())];
  if (rules_from_ == RulesFrom::game && under_others(entry, standing))
    return Flaw{entry.seq(), "the game carries other rules than those under which it was made"};
  const bool other_edition = under_other_edition(entry, standing);
  const bool others = !other_edition && under_others(entry, standing);
  if (others) ++outcome_.under_others;
  if (entry.order().is_object()) ++outcome_.judged;
  const auto next = again_.entry(standing, entry);
  if (!next) return Flaw{entry.seq(), from_pointer(next.problem())};
  Hearing after = next->after;
  if (const auto& found = next->difference) {
    const std::string how = "at " + (found->pointer.empty() ? "the whole ruling" : found->pointer) + " it was " +
                            found->was + " and is " + found->is;
    if (!other_edition)
      return Flaw{entry.seq(),
                  "its ruling differs from today's: " + how + (others ? "; its figures differ from today's" : "")};
    ruled_otherwise(entry, how);
    auto led = led_by(entry, standing);
    if (!led) return Flaw{entry.seq(), from_pointer(led.problem())};
    after = *std::move(led);
  }
  if (auto flaw = changes(entry, standing.game(), after.game())) return flaw;
  if (followers_[place(entry.seq())] > 0) tables_[place(entry.seq())] = std::move(after);
  forget(place(entry.after()));
  return std::nullopt;
}

std::optional<Flaw> RecordVerifier::table_now() const {
  const Game& led = tables_[place(record_of(game_).here)]->game();
  if (no_change_between(led, game_)) return std::nullopt;
  const auto bare = [](const Game& g) { return write_document({with_record(g, {}).with_title({}), Value()}); };
  const auto found = difference(0, bare(game_), bare(led));
  return Flaw{0, "the table was changed" +
                     (found ? ": at " + found->pointer + " it has " + found->was + " and should have " + found->is
                            : std::string())};
}

Result<Verification> RecordVerifier::run() {
  outcome_.entries = entries_.size();
  const Value chain = record_of(game_).chain;
  outcome_.chained = chain.is_object();
  outcome_.sealed_from = sealed_from(record_of(game_));
  outcome_.head = chain["head"].text().value_or("");
  outcome_.first_flaw = broken_seal(game_);
  if (outcome_.first_flaw || entries_.empty()) return outcome_;
  const auto begun = rewound(game_, budget_);
  if (!begun) {
    outcome_.first_flaw = Flaw{0, from_pointer(begun.problem())};
    return outcome_;
  }
  if ((outcome_.first_flaw = start(*begun))) return outcome_;
  auto hearing = referee_.open(*begun);
  if (!hearing) return hearing.problem();
  tables_.resize(entries_.size() + 1);
  tables_[0] = *std::move(hearing);
  count_followers();
  for (const Entry& each : entries_)
    if ((outcome_.first_flaw = entry(each))) return outcome_;
  outcome_.first_flaw = table_now();
  return outcome_;
}

}  // namespace

Result<Verification> verify(const Referee& referee, const Game& game, RulesFrom rules) try {
  Budget budget = budget_of_record(game);
  return RecordVerifier(referee, game, rules, budget).run();
} catch (const WorkStopped&) {
  return too_much_work("to verify this record");
}

std::optional<Flaw> broken_seal(const Game& game) {
  const auto broken = broken_chain(record_of(game));
  if (!broken) return std::nullopt;
  return Flaw{broken->seq, broken->why};
}

std::optional<std::int64_t> entry_of_code(const Game& game, const std::string& code) {
  if (code.size() < DIGITS_OF_A_CODE) return std::nullopt;
  const Record record = record_of(game);
  const auto last = static_cast<std::int64_t>(record.entries.size());
  std::optional<std::int64_t> found;
  for (const Entry& entry : entries_of(record)) {
    if (!entry.chain().starts_with(code)) continue;
    if (found) return std::nullopt;
    found = entry.seq();
  }
  if (found) return found;
  return record.chain["head"].text().value_or("").starts_with(code) ? std::optional(last) : std::nullopt;
}

}  // namespace linesman
