#include "record/history.h"

#include "base/text.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "files/orders/ruling_json.h"
#include "record/changes.h"
#include "record/numbered.h"
#include "record/seen.h"

namespace linesman {

Value under_value(const RulesInForce& under, const Game& game) {
  const Value::Member state{std::string(STATE), STATE_OF_ENTRIES};
  if (under == RulesInForce{}) return Value::Object{{"ruleset", game.ruleset()}, state};
  return Value::Object{{"ruleset", under.ruleset}, {"edition", under.edition}, {"figures", under.figures}, state};
}

namespace {

/// An entry is two levels deep in its document.
constexpr std::size_t DEEPEST_ENTRY = MAX_NESTING - 2;

/// `after` with the record of `standing` and a new entry. `standing` is the game in which the entry is made.
Game with_entry(const Game& after, const Game& standing, const Value::Object& body, const EntryBasis& basis) {
  Record record = basis.record ? *basis.record : numbered(standing);
  const auto seq = static_cast<std::int64_t>(record.entries.size()) + 1;
  Value::Object members{{"seq", seq}, {"after", record.here}};
  members.insert(members.end(), body.begin(), body.end());
  members.emplace_back("under", under_value(basis.under, standing));
  const Value json(std::move(members));
  const Value& previous =
      record.here == 0 ? record.chain["start"] : record.entries[static_cast<std::size_t>(record.here - 1)]["chain"];
  const std::string chain = chain_of(json, previous.text().value_or(""));
  Value::Array entries = record.entries.items();
  entries.push_back(json.with("chain", chain));
  if (record.chain.is_object())
    record.chain = record.chain.with("head", head_after(record.chain["head"].text().value_or(""), chain));
  return with_record(after, {std::move(entries), seq, std::move(record.chain)});
}

Value::Object order_body(std::string_view kind, Value what, const Ruling& ruling, const Game& before,
                         const Game& after) {
  Value::Object body;
  body.emplace_back(kind, std::move(what));
  body.emplace_back("ruling", write_ruling(ruling, before));
  body.emplace_back("before", change_between(after, before));
  body.emplace_back("change", change_between(before, after));
  return body;
}

Result<Game> with_order(const Game& after, const Game& before, const Value::Object& body, const EntryBasis& basis) {
  Game game = with_entry(after, before, body, basis);
  if (depth_of(game.history().items().back()) > DEEPEST_ENTRY)
    return Problem{"", "the order is nested too deep to be kept in a history"};
  return game;
}

EntryBasis ruled(const Hearing& hearing, EntryBasis basis) {
  if (basis.under == RulesInForce{}) basis.under = rules_in_force(hearing.ruleset(), hearing.game());
  return basis;
}

/// Whether one game is a copy of the other: copies share their parts.
bool is_same(const Game& a, const Game& b) {
  return a.terrain_ptr() == b.terrain_ptr() && &a.units() == &b.units() && &a.pieces() == &b.pieces() &&
         &a.history() == &b.history();
}

Result<Judgement> judged(const Hearing& hearing, const Order& order, const EntryBasis& basis) {
  const AlreadyJudged* known = basis.judged;
  if (known != nullptr && is_same(hearing.game(), known->game) && write_order(order) == write_order(known->order))
    return known->judgement;
  return hearing.judge(order);
}

Value decision_value(const Decision& decision, Value on) {
  Value value = Value::Object{
      {"on", std::move(on)}, {"verdict", name_of(decision.verdict)}, {"text", decision.text}, {"by", decision.by}};
  return decision.of_case.empty() ? value : value.with("case", decision.of_case);
}

Value seen_value(const SeenMove& seen) {
  Value::Object pieces;
  for (const SeenPlace& place : seen.pieces)
    pieces.emplace_back(place.piece, Value::Object{{"at", Value::Array{place.at.x, place.at.y}},
                                                   {"facing", place.facing},
                                                   {"uncertainty", place.uncertainty},
                                                   {"turn", place.turn}});
  Value::Object members{{"pieces", std::move(pieces)}, {"frame", seen.frame}, {"t", seen.t}, {"verdict", seen.verdict}};
  if (seen.same) members.emplace_back("same", *seen.same);
  members.emplace_back("order", write_order(seen.order));
  return members;
}

Result<void> check_words(const Decision& decision) {
  if (decision.text.empty()) return Problem{"", "a decision needs a text that says why"};
  if (decision.by.empty()) return Problem{"", "a decision needs the name of who decides"};
  if (decision.verdict != Verdict::legal && decision.verdict != Verdict::illegal)
    return Problem{"", said<"a decision is legal or illegal, not {verdict}">(name_of(decision.verdict))};
  return {};
}

}  // namespace

Result<CarriedOut> carry_out(const Hearing& hearing, const Order& order, const std::string& agreed_by,
                             const EntryBasis& basis) {
  auto judgement = judged(hearing, order, basis);
  if (!judgement) return judgement.problem();
  const Game& before = hearing.game();
  const Ruling& ruling = judgement->ruling;
  if (!is_allowed(ruling.verdict)) return CarriedOut{before, *std::move(judgement)};
  const auto after = applied(before, ruling);
  if (!after) return after.problem();
  Value::Object body = order_body("order", write_order(order), ruling, before, *after);
  if (!agreed_by.empty()) body.emplace_back("agreed_by", agreed_by);
  const auto game = with_order(*after, before, body, ruled(hearing, basis));
  if (!game) return game.problem();
  return CarriedOut{*game, *std::move(judgement)};
}

Result<CarriedOut> carry_out_by_decision(const Hearing& hearing, const Order& order, const Decision& decision,
                                         const EntryBasis& basis) {
  if (const auto checked = check_words(decision); !checked) return checked.problem();
  auto judgement = judged(hearing, order, basis);
  if (!judgement) return judgement.problem();
  const Game& before = hearing.game();
  if (judgement->ruling.verdict == Verdict::incomplete)
    return Problem{"/dice", "dice are missing: enter them before a decision"};
  Ruling decided = judgement->ruling;
  decided.verdict = decision.verdict;
  const auto after = decision.verdict == Verdict::legal ? applied(before, decided) : Result<Game>(before);
  if (!after) return after.problem();
  const Value::Object body =
      order_body("decision", decision_value(decision, write_order(order)), judgement->ruling, before, *after);
  const auto game = with_order(*after, before, body, ruled(hearing, basis));
  if (!game) return game.problem();
  return CarriedOut{*game, *std::move(judgement)};
}

Result<Game> record_decision(const Game& game, const Decision& decision, const EntryBasis& basis) {
  if (const auto checked = check_words(decision); !checked) return checked.problem();
  const auto entries = entries_of(record_of(game));
  const auto on = static_cast<std::size_t>(decision.on);
  if (decision.on < 1 || on > entries.size() || !entries[on - 1].ruling().is_object())
    return Problem{"", said<"entry {n} has no ruling that could be overridden">(decision.on)};
  return with_entry(game, game, {{"decision", decision_value(decision, decision.on)}}, basis);
}

Game record_edit(const Game& before, const Game& after, const EntryBasis& basis, const std::string& photograph) {
  const Value edit = change_between(before, after);
  if (edit.size() == 0) return with_record(after, record_of(before));
  Value::Object body{{"edit", edit}, {"before", change_between(after, before)}};
  if (!photograph.empty()) body.emplace_back("photograph", photograph);
  return with_entry(after, before, body, basis);
}

Result<CarriedOut> record_seen(const Hearing& hearing, const SeenMove& seen, const EntryBasis& basis) {
  auto judgement = judged(hearing, seen.order, basis);
  if (!judgement) return judgement.problem();
  const Game& before = hearing.game();
  if (!is_allowed(judgement->ruling.verdict)) return CarriedOut{before, *std::move(judgement)};
  const auto ended = applied(before, judgement->ruling);
  if (!ended) return ended.problem();
  const auto after = with_models_seen(*ended, seen);
  if (!after) return after.problem();
  const Value::Object body = order_body("seen", seen_value(seen), judgement->ruling, before, *after);
  const auto game = with_order(*after, before, body, ruled(hearing, basis));
  if (!game) return game.problem();
  return CarriedOut{*game, *std::move(judgement)};
}

Game record_roll(const Game& game, const Roll& roll, const EntryBasis& basis) {
  return with_entry(game, game, {{"roll", roll_value(roll)}}, basis);
}

Game record_note(const Game& game, const EntryNote& remark, const EntryBasis& basis) {
  Value::Object note{{"on", remark.on}, {"text", remark.text}};
  if (!remark.by.empty()) note.emplace_back("by", remark.by);
  return with_entry(game, game, {{"note", std::move(note)}}, basis);
}

}  // namespace linesman
