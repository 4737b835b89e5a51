#include "answers/cases/event_answers.h"

#include "answers/answer_status.h"
#include "base/json_reader.h"
#include "casebook/moment.h"

namespace linesman {

namespace {

Value problems_of_event(const std::vector<FileProblem>& problems) {
  Value::Array all;
  for (const FileProblem& each : problems)
    all.push_back(Value::Object{{"file", each.file}, {"reason", english(each.reason)}});
  return all;
}

Result<std::int64_t> moment_of_line(const Value& request) {
  const Value& at = request["at"];
  if (at.is_null()) return moment_now();
  const auto moment = moment_in(at.text_or(""));
  if (!moment) return Problem{"/at", must_be("a moment such as 2026-11-28T14:07:31.482Z", at)};
  return *moment;
}

Result<Value> answer_call(const std::string& folder, const Value& request, bool without_names, std::int64_t now,
                          const RulesetSource& rulesets) {
  Mistakes mistakes(1);
  Members line(request, "", mistakes, Strictness::lenient);
  NewCall call;
  line.need("table");
  call.table =
      static_cast<std::int64_t>(line.number("table", {0, static_cast<double>(LAST_TABLE), false, true}).value_or(0));
  call.by = line.text("taken");
  call.of_case = line.text("ended");
  if (mistakes.count() > 0) return mistakes.all().front();
  if (!call.by.empty() && !call.of_case.empty()) return Problem{"/ended", "a call that is taken has not ended"};
  call.kind = !call.by.empty() ? CallKind::taken : !call.of_case.empty() ? CallKind::ended : CallKind::called;
  call.made = moment_text(now);
  call.without_people = without_names;
  const auto added = add_call(folder, call, rulesets);
  return added ? Result<Value>(call_value(*added, call.kind)) : added.problem();
}

}  // namespace

JsonAnswer event_check_answer(const std::vector<FileProblem>& problems) {
  return {Value::Object{{"problems", problems_of_event(problems)}}, problems.empty() ? DONE : NOT_LEGAL};
}

Value hall_value(const Hall& hall) {
  Value::Array tables;
  for (const HallTile& tile : hall.tiles) {
    Value::Array cards;
    for (const CardKind card : tile.cards) cards.emplace_back(name_of(card));
    const bool is_quiet = tile.state == TableState::quiet;
    tables.push_back(Value::Object{{"number", tile.number},
                                   {"state", name_of(tile.state)},
                                   {"waiting", is_quiet ? Value() : Value(tile.waiting)},
                                   {"by", tile.by.empty() ? Value() : Value(tile.by)},
                                   {"extension", tile.extension},
                                   {"cards", std::move(cards)}});
  }
  const Value answer = Value::Object{{"tables", std::move(tables)}};
  return hall.problems.empty() ? answer : answer.with("problems", problems_of_event(hall.problems));
}

Value call_value(const AddedCall& added, CallKind kind) {
  return Value::Object{{"call", added.hash}, {"file", added.file}, {"kind", name_of(kind)}};
}

Sentence umpire_words(std::size_t number) { return said<"Umpire {n}">(number); }

Result<Value> answer_event(std::string_view what, const Value& request, bool without_names,
                           const RulesetSource& rulesets) {
  const std::string folder(request["event"].text_or(""));
  const auto now = moment_of_line(request);
  if (!now) return now.problem();
  if (what == "event check") {
    const auto problems = event_problems(folder, rulesets, *now, without_names);
    return problems ? Result<Value>(event_check_answer(*problems).json) : problems.problem();
  }
  const auto event = read_event(folder);
  if (!event) return event.problem();
  if (what == "event call") return answer_call(folder, request, without_names, *now, rulesets);
  auto hall = hall_of(folder, event->event, rulesets, *now);
  if (!hall) return hall.problem();
  if (!without_names) return hall_value(*hall);
  return hall_value(
      nameless(std::move(hall).value(), event->event, [](std::size_t n) { return english(umpire_words(n)); }));
}

}  // namespace linesman
