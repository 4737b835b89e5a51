#include "drawing/sheet/sheet_case.h"

#include "files/json.h"
#include "files/orders/order_json.h"
#include "files/orders/ruling_json.h"
#include "record/old_sentences.h"
#include "record/timeline.h"

namespace linesman {

namespace {

std::shared_ptr<const Ruleset> without_house_rules(const RulesetSource& rulesets, const Game& game) {
  auto usual = rulesets.ruleset(game.ruleset(), Value::empty_object());
  return usual ? *usual : nullptr;
}

/// The rolls on the line of a record that leads to an entry.
std::vector<Roll> rolls_up_to(const Record& record, std::int64_t seq) {
  std::vector<Roll> rolls;
  for (const std::int64_t on_line : line_to(record, seq))
    if (auto roll = roll_of(record.entries[static_cast<std::size_t>(on_line) - 1])) rolls.push_back(std::move(*roll));
  return rolls;
}

/// The decisions on an entry, and the entry itself if it is one.
std::vector<Decision> decisions_on(const std::vector<Entry>& entries, std::int64_t seq) {
  std::vector<Decision> decisions;
  for (const Entry& entry : entries)
    if (auto decision = decision_of(entry); decision && (decision->on == seq || entry.seq() == seq))
      decisions.push_back(std::move(*decision));
  return decisions;
}

/// Fills in the parts that need the ruleset.
void judge(SheetCase& sheet_case, const Hearing& hearing) {
  auto all = interpretations(hearing, sheet_case.order);
  if (!all) return;
  sheet_case.judgement = std::make_shared<const Judgement>(all->front().judgement);
  sheet_case.interpretations = std::move(all).value();
  if (auto together = together_of(hearing, sheet_case.order, *sheet_case.judgement))
    sheet_case.together = std::make_shared<const Together>(*std::move(together));
}

/// The sheet shows the order as the record has it.
void hold_to_record(SheetCase& sheet_case, const Value& recorded) {
  if (write_ruling(sheet_case.judgement->ruling, sheet_case.game) == recorded) {
    sheet_case.ruling = sheet_case.judgement->ruling;  // with the lines that it shows
    return;
  }
  sheet_case.judged_otherwise = true;
  sheet_case.together.reset();
  sheet_case.interpretations.clear();
  sheet_case.judgement = std::make_shared<const Judgement>(Judgement{sheet_case.ruling, sheet_case.judgement->trace});
}

Problem no_such(std::int64_t seq, const std::string& why) {
  return {"", "/history", "entry " + std::to_string(seq) + " " + why};
}

/// The installed ruleset, if there is one.
void judge_today(const RulesetSource& rulesets, const Value& recorded, SheetCase& sheet_case) {
  sheet_case.usual = without_house_rules(rulesets, sheet_case.game);
  const auto ruleset = rulesets.ruleset(sheet_case.game.ruleset(), sheet_case.game.house_rules());
  if (!ruleset) return;
  sheet_case.ruleset = *ruleset;
  sheet_case.ruling = with_patterns(std::move(sheet_case.ruling), (*ruleset)->terms(), sheet_case.game);
  const auto hearing = Hearing::open(sheet_case.game, *ruleset);
  if (hearing) judge(sheet_case, *hearing);
  if (sheet_case.judgement) hold_to_record(sheet_case, recorded);
}

}  // namespace

Result<SheetCase> case_of_order(const RulesetSource& rulesets, const Game& game, const Order& order) {
  auto ruleset = rulesets.ruleset(game.ruleset(), game.house_rules());
  if (!ruleset) return ruleset.problem();
  const auto hearing = Hearing::open(game, *ruleset);
  if (!hearing) return hearing.problem();
  auto judged = hearing->judge(order);
  if (!judged) return judged.problem();
  SheetCase sheet_case{hearing->game(), order, judged->ruling};
  sheet_case.ruleset = *ruleset;
  sheet_case.usual = without_house_rules(rulesets, game);
  sheet_case.rolls = rolls_up_to(record_of(game), record_of(game).here);
  judge(sheet_case, *hearing);
  return sheet_case;
}

Result<SheetCase> case_of_entry(const RulesetSource& rulesets, const Game& game, std::int64_t seq) {
  return case_of_entry(rulesets, game, seq, astray(game));
}

Result<SheetCase> case_of_entry(const RulesetSource& rulesets, const Game& game, std::int64_t seq,
                                const std::optional<Astray>& found) {
  const Record record = record_of(game);
  const std::vector<Entry> entries = entries_of(record);
  if (seq == 0) {
    const std::vector<std::int64_t> ruled = ruled_entries(game);
    if (ruled.empty()) return Problem{"", "/history", "no move has been carried out, so there is no ruling"};
    seq = ruled.back();
  }
  if (seq < 0 || seq > static_cast<std::int64_t>(entries.size()))
    return no_such(seq, "is not there: the last step is " + std::to_string(entries.size()));
  const Entry& entry = entries[static_cast<std::size_t>(seq) - 1];
  if (entry.ruling().is_null()) return no_such(seq, "has no ruling");
  auto before = at_entry(game, entry.after());
  if (!before) return before.problem();
  auto order = read_order(entry.order(), "");
  if (!order) return order.problem();
  auto ruling = read_ruling(entry.ruling(), *before);
  if (!ruling) return ruling.problem();
  SheetCase sheet_case{std::move(before).value(), std::move(order).value(), std::move(ruling).value()};
  sheet_case.entry = EntryMark{seq, entry.chain(), entry.agreed_by(), why_entry_fails(game, found, seq)};
  sheet_case.decisions = decisions_on(entries, seq);
  sheet_case.rolls = rolls_up_to(record, entry.after());
  judge_today(rulesets, entry.ruling(), sheet_case);
  return sheet_case;
}

std::optional<Certainty> certainty_of_case(const SheetCase& sheet_case) {
  if (!sheet_case.ruleset || sheet_case.game.table().hex || sheet_case.ruling.verdict == Verdict::incomplete)
    return std::nullopt;
  const auto hearing = Hearing::open(sheet_case.game, sheet_case.ruleset);
  if (!hearing) return std::nullopt;
  const auto found = certainty_of(*hearing, sheet_case.order);
  return found ? std::optional(*found) : std::nullopt;
}

std::vector<std::int64_t> ruled_entries(const Game& game) {
  const Record record = record_of(game);
  const std::vector<Entry> entries = entries_of(record);
  std::vector<std::int64_t> ruled;
  for (const std::int64_t seq : line_to(record, record.here))
    if (!entries[static_cast<std::size_t>(seq) - 1].ruling().is_null()) ruled.push_back(seq);
  return ruled;
}

}  // namespace linesman
