#include "ui/sheet/sheet_case.h"

#include "files/json.h"
#include "files/order_json.h"
#include "files/ruling_json.h"
#include "record/timeline.h"

namespace linesman {

namespace {

std::shared_ptr<const Ruleset> without_house_rules(const RulesetSource& rulesets, const Game& game) {
  auto usual = rulesets.ruleset(game.ruleset(), Value::empty_object());
  return usual ? *usual : nullptr;
}

/// The rolls among the first entries of a record.
std::vector<Roll> rolls_of(const Game& game, std::size_t entries) {
  std::vector<Roll> rolls;
  for (std::size_t i = 0; i < entries && i < game.history().items().size(); ++i)
    if (auto roll = roll_of(game.history()[i])) rolls.push_back(std::move(*roll));
  return rolls;
}

/// What can be known only where the rules are at hand.
void judge(SheetCase& about, const Hearing& hearing) {
  auto all = interpretations(hearing, about.order);
  if (!all) return;
  about.judgement = std::make_shared<const Judgement>(all->front().judgement);
  about.interpretations = std::move(all).value();
}

/// What stands in the record is what is told and drawn.
void hold_to_record(SheetCase& about, const Value& recorded) {
  if (write_ruling(about.judgement->ruling, about.game) == recorded) {
    about.ruling = about.judgement->ruling;  // with what it shows besides
    return;
  }
  about.judged_otherwise = true;
  about.interpretations.clear();
  about.judgement = std::make_shared<const Judgement>(Judgement{about.ruling, about.judgement->trace});
}

Problem no_such(std::size_t seq, const std::string& why) {
  return {"", "/history", "entry " + std::to_string(seq) + " " + why};
}

/// Its own, when it was carried out by one, and those that came later.
std::vector<UmpiresWord> decisions_on(const Game& game, const Entry& entry) {
  std::vector<UmpiresWord> words;
  for (const Entry& other : entries_of(record_of(game))) {
    const auto decision = decision_of(other);
    if (decision && (other.seq() == entry.seq() || decision->on == entry.seq()))
      words.push_back({decision->verdict, decision->text, decision->by});
  }
  return words;
}

}  // namespace

Result<SheetCase> case_of_order(const RulesetSource& rulesets, const Game& game, const Order& order) {
  auto ruleset = rulesets.ruleset(game.ruleset(), game.house_rules());
  if (!ruleset) return ruleset.problem();
  const auto hearing = Hearing::open(game, *ruleset);
  if (!hearing) return hearing.problem();
  auto judged = hearing->judge(order);
  if (!judged) return judged.problem();
  SheetCase about{hearing->game(), order, judged->ruling};
  about.ruleset = *ruleset;
  about.usual = without_house_rules(rulesets, game);
  about.rolls = rolls_of(game, game.history().items().size());
  judge(about, *hearing);
  return about;
}

Result<SheetCase> case_of_entry(const RulesetSource& rulesets, const Game& game, std::size_t seq) {
  if (seq == 0) {
    const std::vector<std::size_t> ruled = ruled_entries(game);
    if (ruled.empty()) return Problem{"", "/history", "no order has been carried out, so there is no ruling"};
    seq = ruled.back();
  }
  if (seq > game.history().items().size())
    return no_such(seq, "is not there: the record has " + std::to_string(game.history().items().size()));
  const Entry entry(game.history()[seq - 1], static_cast<std::int64_t>(seq));
  if (!entry.ruling().is_object()) return no_such(seq, "has no ruling");
  auto before = before_entry(game, seq - 1);
  if (!before) return before.problem();
  auto order = read_order(entry.order(), "");
  if (!order) return order.problem();
  auto ruling = read_ruling(entry.ruling(), *before);
  if (!ruling) return ruling.problem();
  SheetCase about{std::move(before).value(), std::move(order).value(), std::move(ruling).value()};
  about.entry = EntryMark{seq, entry.chain(), entry.agreed_by()};
  about.decisions = decisions_on(game, entry);
  about.rolls = rolls_of(game, seq - 1);
  about.usual = without_house_rules(rulesets, about.game);
  const auto ruleset = rulesets.ruleset(about.game.ruleset(), about.game.house_rules());
  const auto hearing = ruleset ? Hearing::open(about.game, *ruleset) : ruleset.problem();
  if (!hearing) return about;
  about.ruleset = *ruleset;
  judge(about, *hearing);
  if (about.judgement) hold_to_record(about, entry.ruling());
  return about;
}

std::vector<std::size_t> ruled_entries(const Game& game) {
  const Record record = record_of(game);
  std::vector<std::size_t> ruled;
  for (const std::int64_t seq : line_to(record, record.here))
    if (record.entries[static_cast<std::size_t>(seq - 1)].find("ruling") != nullptr)
      ruled.push_back(static_cast<std::size_t>(seq));
  return ruled;
}

}  // namespace linesman
