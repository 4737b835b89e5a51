#include "answers/answerer.h"

#include <algorithm>
#include <array>
#include <new>

#include "answers/ask_json.h"
#include "answers/cases/case_answers.h"
#include "answers/certainty_json.h"
#include "answers/clock/clock_answer.h"
#include "answers/error_line.h"
#include "answers/game_check.h"
#include "answers/interruption_json.h"
#include "answers/lab_json.h"
#include "answers/outcome.h"
#include "answers/problem_place.h"
#include "answers/questions.h"
#include "answers/record_answers.h"
#include "base/check.h"
#include "base/json_reader.h"
#include "base/nearest_name.h"
#include "base/text.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "files/orders/ruling_json.h"
#include "record/history.h"
#include "record/timeline.h"
#include "rules/conditions.h"
#include "sharing/carried_rules.h"
#include "words/ruling_text.h"

namespace linesman {

namespace {

constexpr std::array<std::string_view, 21> TABLE_REQUESTS{
    "judge", "trace", "reach",  "could",  "form", "ask",      "turns", "clock", "readings", "mend",    "sure",
    "apply", "check", "verify", "record", "at",   "timeline", "wreck", "tray",  "lab",      "rulesets"};

/// All that a line may ask for.
constexpr auto REQUESTS = [] {
  std::array<std::string_view, TABLE_REQUESTS.size() + CASE_REQUESTS.size()> all{};
  std::copy(CASE_REQUESTS.begin(), CASE_REQUESTS.end(),
            std::copy(TABLE_REQUESTS.begin(), TABLE_REQUESTS.end(), all.begin()));
  return all;
}();

/// Whether the request is about a document as it is written, without a hearing.
bool asks_document(std::string_view what) {
  return what == "check" || what == "verify" || what == "record" || what == "at";
}

bool asks_cases(std::string_view what) {
  return std::find(CASE_REQUESTS.begin(), CASE_REQUESTS.end(), what) != CASE_REQUESTS.end();
}

std::string text_in(const Value& request, std::string_view name) {
  return std::string(request[name].text().value_or(""));
}

/// The "id" of a request; null when it has none.
Result<Value> id_of(const Value& request) {
  const Value* id = request.find("id");
  if (id == nullptr) return Value();
  if (id->is_text() || id->is_number()) return *id;
  return Problem{"/id", said<"must be a text or a number, not {a}">(described(*id))};
}

/// The answer, which is an object, with the id of its request before the other members.
std::string labelled(const Value& id, std::string answer) {
  if (id.is_null()) return answer;
  const std::string label = "{\"id\":" + write_json(id);
  return answer == "{}" ? label + "}" : label + "," + answer.substr(1);
}

/// The rulesets that are found, or all that one of them says.
Result<Value> rulesets_value(const RulesetLibrary& library, const Value& id) {
  if (!id.is_null()) {
    if (!id.is_text()) return Problem{"/ruleset", must_be("the id of a ruleset", id)};
    const std::string name(*id.text());
    const FoundRuleset* found = library.find(name);
    if (found == nullptr)
      return Problem{"/ruleset", with_known(said<"no ruleset \"{id}\" is installed">(name), name, library.ids())};
    return found->data.raw;
  }
  Value::Array list;
  for (const std::string& each : library.ids()) {
    const Terms& terms = library.find(each)->data.terms;
    list.push_back(Value::Object{{"id", terms.id},
                                 {"edition", terms.edition},
                                 {"title", terms.title},
                                 {"extends", terms.extends.empty() ? Value() : Value(terms.extends)}});
  }
  return Value(Value::Object{{"rulesets", std::move(list)}});
}

/// The ruling as linesman-cli prints it with --text, in English.
std::string text_of_ruling(const PreparedGame& table, const Order& order, const Judgement& judgement) {
  const Game& game = table.hearing.game();
  const auto usual = table.library->ruleset(game.ruleset(), Value::empty_object());
  return ruling_text(judgement, game, order, table.hearing.ruleset().data(),
                     usual ? conditions((*usual)->data(), game) : std::vector<Sentence>{}, {},
                     together_of(table.hearing, order, judgement));
}

/// Reads a request and lets `work` answer it. Whatever is thrown meanwhile is an answer too.
template <class Work>
std::string answered(std::string_view text, const Work& work) {
  Value id;
  const auto refusal = [&](const Problem& problem) { return labelled(id, write_json(error_line(problem))); };
  try {
    const auto request = parse_json(text, "");
    if (!request) return refusal(request.problem());
    const auto given = id_of(*request);
    if (!given) return refusal(given.problem());
    id = *given;
    if (!request->is_object()) return refusal({"", "a request must be an object, not " + describe(*request)});
    const std::string what = text_in(*request, "do");
    if (std::find(REQUESTS.begin(), REQUESTS.end(), what) == REQUESTS.end())
      return refusal({"/do", "must be " + listed(REQUESTS) + ", not " + describe((*request)["do"])});
    Result<std::string> answer = work(what, *request);
    return answer ? labelled(id, std::move(answer).value()) : refusal(answer.problem());
  } catch (const std::bad_alloc&) {
    return refusal({"", "there is not enough memory for this request"});
  } catch (const std::exception& mistake) {
    return refusal({"", words_of(mistake)});
  }
}

/// The problem of a request with an order, with its pointer into the request.
Problem placed(Problem problem, const PreparedGame& table, const Value& order) {
  if (!problem.file.empty() || about_order(problem.pointer, order, table.json))
    return below("/order", std::move(problem));
  problem.file = table.file;
  return below("/game", std::move(problem));
}

Value problems_value(const std::vector<Problem>& problems) {
  Value::Array all;
  for (const Problem& problem : problems) all.push_back(error_line(below("/game", problem)));
  return Value::Object{{"problems", std::move(all)}};
}

}  // namespace

Answerer::Answerer(std::shared_ptr<const RulesetLibrary> library, const AnswerLimits& limits)
    : library_(library), limits_(limits), games_(std::move(library), limits.kept) {}

std::string Answerer::answer(std::string_view request) {
  return answered(request, [this](const std::string& what, const Value& read) -> Answer {
    if (what == "lab") return lab(read);
    if (what == "rulesets") return rulesets(read);
    if (asks_cases(what)) {
      const auto found = answer_cases(what, read, *library_, pages());
      return found ? Answer(write_json(*found)) : found.problem();
    }
    const Value& game = read["game"];
    if (!game.is_object() && !(game.is_text() && !game.text()->empty()))
      return Problem{"/game", said<"must be a game or the path of one, not {a}">(described(game))};
    const auto agreed = agrees(read);
    if (!agreed) return agreed.problem();
    if (!asks_document(what)) {
      const auto table = games_.open(game, *agreed);
      return table ? of_table(what, **table, read) : table.problem();
    }
    const std::string file(game.text().value_or(""));
    const auto json = file.empty() ? Result<Value>(game) : load_json(file);
    return json ? of_document(what, *json, file, read) : json.problem();
  });
}

std::string Answerer::answer(const PreparedGame& game, std::string_view request) const {
  return answered(request, [&](const std::string& what, const Value& read) -> Answer {
    if (what == "lab") return Problem{"/do", "lab is asked without a game"};
    if (what == "rulesets") return rulesets(read);
    if (read.find("game") != nullptr) return Problem{"/game", "is open already: leave it out"};
    if (asks_cases(what)) return Problem{"/do", "is asked of no game that is open"};
    if (read.find("carried") != nullptr) return Problem{"/carried", "is asked when the game is opened"};
    return asks_document(what) ? of_document(what, game.json, game.file, read) : of_table(what, game, read);
  });
}

PagesWriter Answerer::pages() const {
  if (limits_.pages) return limits_.pages;
  return [this](const PagesRequest& request) { return write_pages(request, PagesTools{library_}); };
}

Result<bool> Answerer::agrees(const Value& request) const {
  const Value* carried = request.find("carried");
  if (carried == nullptr) return limits_.carried;
  if (!carried->is_bool()) return Problem{"/carried", must_be("true or false", *carried)};
  return *carried->boolean();
}

Answerer::Answer Answerer::of_document(const std::string& what, const Value& json, const std::string& file,
                                       const Value& request) const {
  const auto document = read_document(json, file);
  if (what == "check") {
    const bool carried = document && agrees(request).value();
    const auto rulesets = rulesets_for(carried ? document->game : Game(), library_, carried);
    if (!rulesets) return write_json(problems_value({rulesets.problem()}));
    return write_json(problems_value(check_game(json, file, *rulesets->library)));
  }
  if (!document) return below("/game", document.problem());
  const auto found = of_record(what, *document, json, file, request);
  return found ? Answer(write_json(*found)) : found.problem();
}

Result<Value> Answerer::of_record(const std::string& what, const Document& document, const Value& json,
                                  const std::string& file, const Value& request) const {
  const Game& game = document.game;
  if (what == "record") return record_value(game);
  if (what == "verify") {
    const bool carried = agrees(request).value();
    const auto rulesets = rulesets_for(game, library_, carried);
    if (!rulesets) return below("/game", about(file, rulesets.problem()));
    if (request["hash"].text() == "") return Problem{"/hash", "is empty: leave it out, or give a check code"};
    const auto found = verify_as_judged(rulesets->library, game);
    if (!found) return below("/game", found.problem());
    const CheckCodes codes = check_codes(game, text_in(request, "hash"));
    return verification_value(held_against(codes, *found), codes);
  }
  if (auto problem = why_not_added_to(game, file)) return below("/game", *std::move(problem));
  const auto seq = request["seq"].whole();
  if (!seq) return Problem{"/seq", said<"must be the number of an entry, not {a}">(described(request["seq"]))};
  const auto then = at_entry(game, *seq);
  if (!then) return below("/game", then.problem());
  return Value(Value::Object{{"game", write_document({*then, json, document.read})}});
}

Answerer::Answer Answerer::of_table(const std::string& what, const PreparedGame& table, const Value& request) const {
  if (what == "ask") return of_question(table, request);
  if (what == "wreck") return wreck(table, request);
  if (what == "tray") return tray(table, request);
  if (what == "clock") return clock(table, request);
  if (!is_question(what)) return of_order(what, table, request);
  const bool others = request["rulesets"].boolean().value_or(false);
  const auto certainty = read_certainty_request(request);
  if (!certainty) return certainty.problem();
  const auto answer =
      answer_question(what, table.hearing, request["order"], {others ? table.library.get() : nullptr, *certainty});
  return answer ? Answer(write_json(answer->json)) : placed(answer.problem(), table, request["order"]);
}

Answerer::Answer Answerer::of_question(const PreparedGame& table, const Value& request) const {
  const auto answer = answer_asked(table, request["question"]);
  if (answer) return write_json(answer->json);
  if (about_question(answer.problem(), request["question"])) return below("/question", answer.problem());
  Problem problem = answer.problem();
  problem.file = table.file;
  return below("/game", problem);
}

Answerer::Answer Answerer::clock(const PreparedGame& table, const Value& request) const {
  const Value* asked = request.find("clock");
  const auto answer = answer_clock(table, asked ? *asked : Value::empty_object());
  if (answer) return write_json(*answer);
  Problem problem = answer.problem();
  if (problem.pointer.starts_with("/game")) problem.file = table.file;
  return problem;
}

Answerer::Answer Answerer::of_order(const std::string& what, const PreparedGame& table, const Value& request) const {
  const Hearing& hearing = table.hearing;
  const auto order = read_order(request["order"], "");
  if (!order) return below("/order", order.problem());
  if (what == "apply") return applied(table, *order, request);
  if (what == "trace") {
    Budget budget(std::min(limits_.steps, STEPS_OF_A_WRITTEN_TRACE));
    const auto trace = hearing.trace(*order, budget);
    return trace ? Answer(write_json(write_trace(*trace, hearing.game())))
                 : placed(trace.problem(), table, request["order"]);
  }
  if (what == "timeline") return timeline(table, *order, request);
  Budget budget(limits_.steps);
  const auto judgement = hearing.judge(*order, budget);
  if (!judgement) return placed(judgement.problem(), table, request["order"]);
  const Value& as_text = request["text"];
  if (!as_text.is_null() && !as_text.is_bool()) return Problem{"/text", must_be("true or false", as_text)};
  if (as_text.boolean().value_or(false))
    return write_json(answered_ruling(write_judged(hearing, *order, *judgement), table.carried_instead)
                          .with("text", text_of_ruling(table, *order, *judgement)));
  if (table.carried_instead.empty())
    return write_ruling_text(judgement->ruling, hearing.game(), together_of(hearing, *order, *judgement));
  return write_json(answered_ruling(write_judged(hearing, *order, *judgement), table.carried_instead));
}

Answerer::Answer Answerer::timeline(const PreparedGame& table, const Order& order, const Value& request) const {
  const auto every = read_every(request["every"], "/every");
  if (!every) return every.problem();
  Budget budget;
  const auto found = timeline_value(table.hearing, order, *every, budget);
  return found ? Answer(write_json(*found)) : placed(found.problem(), table, request["order"]);
}

Answerer::Answer Answerer::wreck(const PreparedGame& table, const Value& request) const {
  const Document& known = table.document;
  if (auto problem = why_not_added_to(known.game, table.file)) return below("/game", *std::move(problem));
  const auto asked = read_wreck_request(request["piece"], request["rating"], request["aboard"]);
  if (!asked) return asked.problem();
  const auto made = wrecked(table.hearing, *asked);
  if (!made) return Problem{"/piece", made.problem().reason};
  return write_json(wreck_value(known.game, *made).with("game", edited(table, made->game, request)));
}

Answerer::Answer Answerer::tray(const PreparedGame& table, const Value& request) const {
  if (auto problem = why_not_added_to(table.document.game, table.file)) return below("/game", *std::move(problem));
  const auto asked = read_tray_request(request);
  if (!asked) return asked.problem();
  const auto made = with_tray_changed(table.hearing, *asked);
  if (!made) return Problem{"/piece", made.problem().reason};
  return write_json(tray_value(*made).with("game", edited(table, made->game, request)));
}

/// The document with an edit in its record.
Value Answerer::edited(const PreparedGame& table, const Game& changed, const Value& request) {
  const Document& known = table.document;
  const Game after = record_edit(known.game, changed, EntryBasis(rules_in_force(table.hearing.ruleset(), known.game)));
  const Value& game = request["game"];
  return write_document(game.is_object() ? Document{after, game} : Document{after, known.source, known.read});
}

Answerer::Answer Answerer::lab(const Value& request) const {
  const auto asked = read_lab_request(request);
  if (!asked) return asked.problem();
  const auto answer = answer_lab(*asked, library_);
  return answer ? Answer(write_json(answer->json)) : answer.problem();
}

Answerer::Answer Answerer::rulesets(const Value& request) const {
  const auto found = rulesets_value(*library_, request["ruleset"]);
  return found ? Answer(write_json(*found)) : found.problem();
}

Answerer::Answer Answerer::applied(const PreparedGame& table, const Order& order, const Value& request) const {
  const Document& known = table.document;
  if (auto problem = why_not_added_to(known.game, table.file)) return below("/game", *std::move(problem));
  Budget budget(limits_.steps);
  const auto outcome = try_order(table.hearing, order, {text_in(request, "decision"), text_in(request, "by")}, budget);
  if (!outcome) return placed(outcome.problem(), table, request["order"]);
  const Value result = Value::Object{
      {"ruling", answered_ruling(write_judged(table.hearing, order, outcome->judgement), table.carried_instead)}};
  if (!outcome->after) return write_json(result);
  // A game that came in the request is written over the JSON of the request, which may spell it otherwise than before.
  const Value& game = request["game"];
  const Document after =
      game.is_object() ? Document{*outcome->after, game} : Document{*outcome->after, known.source, known.read};
  return write_json(result.with("game", write_document(after)));
}

}  // namespace linesman
