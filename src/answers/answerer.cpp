#include "answers/answerer.h"

#include <algorithm>
#include <array>
#include <new>

#include "answers/error_line.h"
#include "answers/game_check.h"
#include "answers/outcome.h"
#include "answers/problem_place.h"
#include "answers/questions.h"
#include "answers/record_answers.h"
#include "base/mistake.h"
#include "base/text.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "files/orders/ruling_json.h"
#include "files/orders/trace_json.h"
#include "record/timeline.h"

namespace linesman {

namespace {

Result<std::string> written(const Result<Value>& answer) {
  return answer ? Result<std::string>(write_json(*answer)) : answer.problem();
}

}  // namespace

Answerer::Answerer(std::shared_ptr<const RulesetLibrary> library) : library_(library), games_(std::move(library)) {}

std::string Answerer::answer(std::string_view line) {
  try {
    auto answered = answer_to(line);
    return answered ? std::move(answered).value() : write_json(error_line(answered.problem()));
  } catch (const std::bad_alloc&) {
    return write_json(error_line({"", "", "there is not enough memory for this line"}));
  } catch (const std::exception& mistake) {
    return write_json(error_line({"", "", words_of(mistake)}));
  }
}

Result<Value> Answerer::check(const Value& game) const {
  const std::string file(game.text().value_or(""));
  const auto json = file.empty() ? Result<Value>(game) : load_json(file);
  if (!json) return json.problem();
  Value::Array problems;
  for (const Problem& p : check_game(*json, file, *library_)) problems.push_back(error_line(below("/game", p)));
  return Value(Value::Object{{"problems", std::move(problems)}});
}

Result<Value> Answerer::of_record(const std::string& what, const Value& line) const {
  const std::string file(line["game"].text().value_or(""));
  const auto json = file.empty() ? Result<Value>(line["game"]) : load_json(file);
  if (!json) return json.problem();
  const auto document = read_document(*json, file);
  if (!document) return below("/game", document.problem());
  if (what == "record") return record_value(document->game);
  if (what == "verify") {
    const auto found = verify(Referee(library_), document->game);
    if (!found) return below("/game", found.problem());
    const CheckCodes codes = check_codes(document->game, std::string(line["hash"].text().value_or("")));
    return verification_value(held_against(codes, *found), codes);
  }
  if (auto problem = why_not_added_to(document->game, file)) return below("/game", *std::move(problem));
  const auto seq = line["seq"].whole();
  if (!seq) return Problem{"/seq", "must be the number of an entry, not " + describe(line["seq"])};
  const auto game = at_entry(document->game, *seq);
  if (!game) return below("/game", game.problem());
  return Value(Value::Object{{"game", write_document({*game, *json, document->read})}});
}

Result<std::string> Answerer::answer_to(std::string_view line) {
  const auto json = parse_json(line, "");
  if (!json) return json.problem();
  if (!json->is_object()) return Problem{"", "a line must be an object, not " + describe(*json)};
  const std::string what((*json)["do"].text().value_or(""));
  constexpr std::array<std::string_view, 12> CALLS{"judge", "trace", "reach", "could",  "turns",  "readings",
                                                   "mend",  "apply", "check", "verify", "record", "at"};
  if (std::find(CALLS.begin(), CALLS.end(), what) == CALLS.end())
    return Problem{"/do", "must be " + listed(CALLS) + ", not " + describe((*json)["do"])};
  const Value& game = (*json)["game"];
  if (!game.is_object() && !(game.is_text() && !game.text()->empty()))
    return Problem{"/game", "must be a game or the path of one, not " + describe(game)};
  if (what == "check") return written(check(game));
  if (what == "verify" || what == "record" || what == "at") return written(of_record(what, *json));
  const auto opened = games_.open(game);
  if (!opened) return opened.problem();
  const PreparedGame& table = **opened;
  const Value& order_json = (*json)["order"];
  const auto placed = [&](Problem problem) {
    if (!problem.file.empty() || about_order(problem.pointer, order_json, table.json))
      return below("/order", std::move(problem));
    problem.file = table.file;
    return below("/game", std::move(problem));
  };
  if (is_question(what)) {
    const bool others = (*json)["rulesets"].boolean().value_or(false);
    auto answer = answer_question(what, table.hearing, order_json, others ? library_.get() : nullptr);
    return answer ? write_json(answer->json) : Result<std::string>(placed(answer.problem()));
  }
  const auto order = read_order(order_json, "");
  if (!order) return below("/order", order.problem());
  if (what == "trace") {
    Budget budget(STEPS_OF_A_WRITTEN_TRACE);
    const auto trace = table.hearing.trace(*order, budget);
    return trace ? Result<std::string>(write_json(write_trace(*trace, table.hearing.game()))) : placed(trace.problem());
  }
  if (what == "judge") {
    const auto judgement = table.hearing.judge(*order);
    return judgement ? Result<std::string>(write_ruling_text(judgement->ruling, table.hearing.game()))
                     : placed(judgement.problem());
  }
  if (auto problem = why_not_added_to(table.document.game, table.file)) return below("/game", *std::move(problem));
  const auto text_of = [&](std::string_view name) { return std::string((*json)[name].text().value_or("")); };
  const auto outcome = try_order(table.hearing, *order, {text_of("decision"), text_of("by")});
  if (!outcome) return placed(outcome.problem());
  const Value result = Value::Object{{"ruling", write_ruling(outcome->judgement.ruling, table.hearing.game())}};
  if (!outcome->after) return write_json(result);
  // A game that came in the line is written over the JSON of the line.
  const Document& known = table.document;
  const Document after =
      table.file.empty() ? Document{*outcome->after, game} : Document{*outcome->after, known.source, known.read};
  return write_json(result.with("game", write_document(after)));
}

}  // namespace linesman
