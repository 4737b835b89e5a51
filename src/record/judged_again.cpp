#include "record/judged_again.h"

#include <algorithm>

#include "base/text.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "files/orders/ruling_json.h"
#include "record/basis.h"
#include "record/chain.h"
#include "record/changes.h"
#include "record/record_budget.h"
#include "record/seen.h"

namespace linesman {

namespace {

std::string entry_pointer(const Entry& entry) {
  return pointer_to("/history", static_cast<std::size_t>(entry.seq() - 1));
}

std::string pointer_of_order(const Entry& entry) {
  if (entry.kind() == EntryKind::seen) return "/seen/order";
  return entry.kind() == EntryKind::order ? "/order" : "/decision/on";
}

Problem below(Problem problem, const std::string& pointer) {
  problem.pointer = pointer + problem.pointer;
  return problem;
}

/// A ruling without its sentences.
Value without_texts(const Value& value) {
  if (value.is_array()) {
    Value::Array items;
    for (const Value& item : value.items()) items.push_back(without_texts(item));
    return items;
  }
  if (!value.is_object()) return value;
  Value::Object members;
  for (const auto& [name, member] : value.members())
    if (name != "text") members.emplace_back(name, without_texts(member));
  return members;
}

/// The difference between a ruling and the same one again. A ruleset that is worded anew rules as before: where its
/// data is not that of the entry, sentences may differ.
std::optional<Difference> difference_again(std::size_t index, const Entry& entry, const Hearing& standing,
                                           const Value& again) {
  auto found = difference(index, entry.ruling(), again);
  if (!found || !found->pointer.ends_with("/text")) return found;
  const auto figures = entry.under()["figures"].text();
  if (!figures || figures == rules_in_force(standing.ruleset(), standing.game()).figures) return found;
  return difference(index, without_texts(entry.ruling()), without_texts(again));
}

bool heeds_statuses(const Entry& entry) { return entry.under()[STATE].whole().value_or(0) >= STATE_OF_ENTRIES; }

/// The game after an order: as it was ruled, as an umpire decided, or as it was seen. An order that an umpire forbade
/// changes nothing.
Result<Game> led_to(const Game& game, Ruling ruling, const Entry& entry) {
  if (const auto decision = decision_of(entry)) {
    if (decision->verdict != Verdict::legal) return game;
    ruling.verdict = decision->verdict;
  }
  auto after = applied(game, ruling);
  if (!after || entry.kind() != EntryKind::seen) return after;
  const auto seen = seen_of(entry);
  if (!seen) return seen.problem();
  return with_models_seen(*after, *seen);
}

}  // namespace

Result<EntryJudge::Outcome> EntryJudge::entry(const Hearing& standing, const Entry& entry) const {
  if (entry.order().is_object() || entry.kind() == EntryKind::order) return order(standing, entry);
  if (entry.kind() == EntryKind::edit) return edit(standing, entry);
  if (entry.kind()) return Outcome{standing, {}};  // dice and words change nothing
  return Problem{
      entry_pointer(entry),
      "an entry of a history is an order, an edit, a decision, a roll, a note or what was seen, and this is none"};
}

Result<EntryJudge::Outcome> EntryJudge::order(const Hearing& standing, const Entry& entry) const {
  const std::string pointer = entry_pointer(entry) + pointer_of_order(entry);
  const auto index = static_cast<std::size_t>(entry.seq() - 1);
  const auto order = read_order(entry.order(), "");
  if (!order) return below(order.problem(), pointer);
  Budget own;
  // An entry that was made before statuses were heeded is judged as it was then.
  const Hearing then = heeds_statuses(entry) ? standing : standing.without_chapters();
  const auto judgement = then.judge(*order, own);
  budget_.spend(Budget::OF_AN_ORDER - own.left() + things_in(standing.game()) * STEPS_TO_HEAR);
  if (!judgement)
    return Outcome{standing, Difference{index, "", write_json(entry.ruling()["verdict"]),
                                        "the order is refused: " + judgement.problem().sentence()}};
  // Only what the entry has is compared: older ones have no common stop.
  const bool has_together = entry.ruling().find("together") != nullptr;
  const auto together = has_together ? together_of(then, *order, *judgement) : std::nullopt;
  if (auto found = difference_again(index, entry, standing, write_ruling(judgement->ruling, standing.game(), together)))
    return Outcome{standing, std::move(found)};
  const auto next = led_to(standing.game(), judgement->ruling, entry);
  if (!next)
    return below(next.problem(), pointer_to(entry_pointer(entry), entry.kind() == EntryKind::seen ? "seen" : "ruling"));
  auto hearing = standing.on(*next);
  if (!hearing) return below(hearing.problem(), entry_pointer(entry));
  return Outcome{*std::move(hearing), {}};
}

Result<EntryJudge::Outcome> EntryJudge::edit(const Hearing& standing, const Entry& entry) const {
  const std::string pointer = pointer_to(entry_pointer(entry), "edit");
  if (entry.body().is_object() && entry.body().size() == 0) return Outcome{standing, {}};
  const auto game = changed(standing.game(), entry.body(), pointer, budget_);
  if (!game) return game.problem();
  const Game& before = standing.game();
  const bool same_rules = game->ruleset() == before.ruleset() && game->house_rules() == before.house_rules();
  auto hearing = same_rules ? standing.on(*game) : referee_.open(*game);
  if (!hearing) return below(hearing.problem(), pointer);
  return Outcome{*std::move(hearing), {}};
}

}  // namespace linesman
