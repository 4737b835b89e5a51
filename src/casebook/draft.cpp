#include "casebook/draft.h"

#include <algorithm>

#include "base/json_reader.h"
#include "base/utf8.h"
#include "casebook/moment.h"
#include "casebook/people.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "record/history.h"

namespace linesman {

namespace {

bool is_longer(std::string_view text, std::size_t most) {
  std::size_t count = 0;
  for (std::size_t at = 0; at < text.size() && count <= most; at += character_at(text, at).bytes) ++count;
  return count > most;
}

void read_decision_of(Members& file, CaseDraft& draft) {
  const Value* json = file.need("decision");
  if (!json) return;
  Members decision(*json, "/decision", file.mistakes());
  if (!decision.is_object()) return;
  const auto upheld = decision.flag("upheld");
  if (decision.need("upheld")) draft.upheld = upheld.value_or(true);
  draft.verdict = decision.word<Verdict>("verdict");
  draft.reason = decision.text("reason");
  decision.finish();
}

void read_lists_of(Members& file, CaseDraft& draft) {
  file.each("statements", [&](Members& each) {
    draft.statements.push_back({each.text("side", true), each.text("name", true), each.text("text")});
    each.finish();
  });
  file.each("cards", [&](Members& each) {
    const Value* kind = each.need("kind");
    const auto word = kind ? each.word_of<CardKind>(*kind, each.pointer("kind")) : std::nullopt;
    draft.cards.push_back({each.text("name", true), word.value_or(CardKind::warning), each.text("why", true)});
    each.finish();
  });
  draft.seen_by = file.texts("seen_by");
  draft.shown = file.texts("shown");
}

std::optional<std::int64_t> whole_of(Members& file, const char* name, std::int64_t most) {
  const auto number = file.number(name, {0, static_cast<double>(most), false, true});
  return number ? std::optional(static_cast<std::int64_t>(*number)) : std::nullopt;
}

Result<void> check_text(const std::string& text, const std::string& pointer, std::size_t most = MAX_CASE_TEXT) {
  if (is_longer(text, most)) return Problem{pointer, said<"has more than {n} characters">(most)};
  return {};
}

Result<void> check_name(const std::string& name, const std::string& pointer) {
  if (trimmed(name).empty()) return Problem{pointer, "is empty: it must be a name"};
  return check_text(name, pointer, MAX_NAME);
}

Result<void> check_moment(const std::string& moment, const std::string& pointer) {
  if (!moment.empty() && !moment_in(moment))
    return Problem{pointer, must_be("a moment such as 2026-11-28T14:07:31.482Z", Value(moment))};
  return {};
}

Result<void> check_decision(const CaseDraft& draft) {
  if (draft.verdict == Verdict::incomplete)
    return Problem{"/decision/verdict", "A decision is legal or illegal, not incomplete."};
  if (draft.upheld) return {};
  if (!draft.verdict || *draft.verdict == Verdict::marginal)
    return Problem{"/decision/verdict", "A decision that overrides a ruling is legal or illegal."};
  if (trimmed(draft.reason).empty())
    return Problem{"/decision/reason", "A decision that overrides a ruling needs a reason."};
  return {};
}

/// The first of these results that is a Problem.
Result<void> first_of(std::initializer_list<Result<void>> results) {
  for (const Result<void>& result : results)
    if (!result) return result;
  return {};
}

/// Puts a case together, with letters for its people.
class CaseMaker {
 public:
  CaseMaker(const CaseDraft& draft, const HeardMove& dispute) : draft_(draft), dispute_(dispute) {}

  Result<Value> made(const RulesetSource& rulesets) {
    if (auto named = name_people(); !named) return named.problem();
    const auto kept = game_of_case(dispute_.hearing, dispute_.judged(), dispute_.order, rulesets);
    if (!kept) return kept.problem();
    add_head(*kept);
    add_words();
    add_tail(kept->facts);
    const Value json = sealed(Value(std::move(members_)), people_.value(random_salt()));
    if (write_json(json).size() > MAX_CASE_BYTES)
      return Problem{"", said<"The case would be larger than {n} MiB.">(MAX_CASE_BYTES >> 20)};
    return json;
  }

 private:
  Result<void> name_people() {
    const auto add_all = [&] {
      for (const DraftStatement& each : draft_.statements)
        if (!people_.add_player(each.name)) return false;
      for (const DraftCard& each : draft_.cards)
        if (!people_.add_player(each.name)) return false;
      if (!people_.add_umpire(draft_.umpire)) return false;
      for (const std::string& each : draft_.seen_by)
        if (!people_.add_umpire(each)) return false;
      return true;
    };
    if (!add_all()) return Problem{"", said<"A case names at most {n} people.">(People::MOST)};
    return {};
  }

  static Value letter(std::optional<char> who) { return std::string(1, who.value_or('a')); }
  Value player(const std::string& name) { return letter(people_.add_player(name)); }
  Value umpire(const std::string& name) { return letter(people_.add_umpire(name)); }

  /// A side that is called like a person has his letter.
  std::string side(std::string_view name) const {
    std::string lettered = people_.lettered(name);
    return with_names(lettered, {}) == name ? std::string(name) : lettered;
  }

  Value with_lettered_sides(Value game) const {
    for (const char* things : {"pieces", "units"}) {
      if (!game.find(things)) continue;
      Value::Array all;
      for (const Value& thing : game[things].items())
        all.push_back(thing["side"].is_text() ? thing.with("side", side(*thing["side"].text())) : thing);
      game = game.with(things, std::move(all));
    }
    if (!game["sides"].is_array()) return game;
    Value::Array sides;
    for (const Value& each : game["sides"].items()) sides.emplace_back(side(each.text_or("")));
    return game.with("sides", std::move(sides));
  }

  void put(const char* name, Value value) { members_.emplace_back(name, std::move(value)); }

  void add_head(const GameOfCase& kept) {
    const Hearing& hearing = dispute_.hearing;
    put("linesman_case", CASE_VERSION);
    put("made", draft_.made.empty() ? moment_text(moment_now()) : draft_.made);
    if (!draft_.event.empty()) put("event", draft_.event);
    if (draft_.table) put("table", *draft_.table);
    put("asked", name_of(dispute_.asked));
    put("game", with_lettered_sides(kept.game).with("title", people_.lettered(kept.game["title"].text_or(""))));
    if (!draft_.from.is_null()) put("from", draft_.from);
    put("order", dispute_.order);
    if (dispute_.asked == CaseAsked::could) put("way", write_order(dispute_.way));
    put("ruling", kept.ruling);
    put("under", under_value(rules_in_force(hearing.ruleset(), hearing.game()), hearing.game()));
  }

  void add_words() {
    Value::Array statements;
    for (const DraftStatement& each : draft_.statements)
      statements.push_back(
          Value::Object{{"side", side(each.side)}, {"who", player(each.name)}, {"text", people_.lettered(each.text)}});
    if (!statements.empty()) put("statements", std::move(statements));
    const Verdict verdict = draft_.upheld ? dispute_.judgement.ruling.verdict : *draft_.verdict;
    Value decision = Value::Object{{"upheld", draft_.upheld}, {"verdict", name_of(verdict)}};
    if (!draft_.reason.empty()) decision = decision.with("reason", people_.lettered(draft_.reason));
    put("decision", decision);
    put("umpire", umpire(draft_.umpire));
    Value::Array seen_by;
    for (const std::string& each : draft_.seen_by) seen_by.push_back(umpire(each));
    if (!seen_by.empty()) put("seen_by", std::move(seen_by));
  }

  void add_tail(const Facts& facts) {
    if (!draft_.called.empty()) put("called", draft_.called);
    if (draft_.minutes) put("minutes", *draft_.minutes);
    Value::Array cards;
    for (const DraftCard& each : draft_.cards)
      cards.push_back(
          Value::Object{{"who", player(each.name)}, {"kind", name_of(each.kind)}, {"why", people_.lettered(each.why)}});
    if (!cards.empty()) put("cards", std::move(cards));
    if (!draft_.shown.empty()) put("shown", Value::Array(draft_.shown.begin(), draft_.shown.end()));
    if (!draft_.corrects.empty()) put("corrects", draft_.corrects);
    if (draft_.withdrawn) put("withdrawn", true);
    put("facts", Value::Object{{"edition", FACTS_EDITION},
                               {"sure", Value::Array(facts.sure.begin(), facts.sure.end())},
                               {"side", Value::Array(facts.side.begin(), facts.side.end())}});
  }

  const CaseDraft& draft_;
  const HeardMove& dispute_;
  People people_;
  Value::Object members_;
};

}  // namespace

Result<CaseDraft> read_draft(const Value& json) {
  if (!json.is_object()) return Problem{"", said<"a draft must be an object, not {a}">(described(json))};
  Mistakes mistakes(1);
  Members file(json, "", mistakes);
  CaseDraft draft;
  for (const auto& [name, member] : {std::pair("game", &draft.game), std::pair("order", &draft.order)})
    if (const Value* value = file.need(name)) *member = *value;
  draft.umpire = file.text("umpire");
  read_decision_of(file, draft);
  read_lists_of(file, draft);
  draft.table = whole_of(file, "table", LAST_TABLE);
  draft.minutes = whole_of(file, "minutes", MAX_MINUTES);
  draft.made = file.text("made");
  draft.called = file.text("called");
  draft.event = file.text("event");
  draft.corrects = file.text("corrects");
  draft.withdrawn = file.flag("withdrawn").value_or(false);
  file.finish();
  if (mistakes.count() > 0) return mistakes.all().front();
  const auto fit = check_draft(draft);
  if (!fit) return fit.problem();
  return draft;
}

Result<void> check_draft(const CaseDraft& draft) {
  if (trimmed(draft.umpire).empty()) return Problem{"/umpire", "Nobody is named as umpire."};
  if (auto fit =
          first_of({check_decision(draft), check_name(draft.umpire, "/umpire"),
                    check_text(draft.reason, "/decision/reason"), check_text(draft.event, "/event", MAX_EVENT_ID),
                    check_moment(draft.made, "/made"), check_moment(draft.called, "/called")});
      !fit)
    return fit;
  if (draft.withdrawn && draft.corrects.empty())
    return Problem{"/withdrawn", "Only a case that corrects another can take it back."};
  if (draft.statements.size() > MAX_STATEMENTS)
    return Problem{"/statements", said<"has more than {n} items">(MAX_STATEMENTS)};
  if (draft.cards.size() > MAX_CARDS) return Problem{"/cards", said<"has more than {n} items">(MAX_CARDS)};
  if (draft.seen_by.size() > MAX_SEEN_BY) return Problem{"/seen_by", said<"has more than {n} items">(MAX_SEEN_BY)};
  if (draft.shown.size() > MAX_SHOWN) return Problem{"/shown", said<"has more than {n} items">(MAX_SHOWN)};
  for (std::size_t i = 0; i < draft.statements.size(); ++i) {
    const std::string place = pointer_to("/statements", i);
    const DraftStatement& each = draft.statements[i];
    if (auto fit = first_of({check_text(each.side, place + "/side", MAX_NAME), check_name(each.name, place + "/name"),
                             check_text(each.text, place + "/text")});
        !fit)
      return fit;
  }
  for (std::size_t i = 0; i < draft.cards.size(); ++i) {
    const std::string place = pointer_to("/cards", i);
    if (auto fit = first_of(
            {check_name(draft.cards[i].name, place + "/name"), check_text(draft.cards[i].why, place + "/why")});
        !fit)
      return fit;
  }
  for (std::size_t i = 0; i < draft.seen_by.size(); ++i)
    if (auto fit = check_name(draft.seen_by[i], pointer_to("/seen_by", i)); !fit) return fit;
  return {};
}

Result<Value> made_case(const CaseDraft& draft, const HeardMove& dispute, const RulesetSource& rulesets) {
  const Verdict ruled = dispute.judgement.ruling.verdict;
  if (ruled == Verdict::incomplete) return Problem{"/order", "The order is incomplete: roll first, then rule."};
  if (draft.upheld && draft.verdict && is_allowed(*draft.verdict) != is_allowed(ruled))
    return Problem{"/decision/verdict", said<"The ruling that is upheld is {verdict}.">(word(name_of(ruled)))};
  return CaseMaker(draft, dispute).made(rulesets);
}

}  // namespace linesman
