// The calls of the desk of an event.
#include <ostream>

#include "answers/cases/case_answers.h"
#include "answers/cases/event_answers.h"
#include "base/utf8.h"
#include "casebook/case_text.h"
#include "casebook/moment.h"
#include "cli/commands.h"
#include "cli/inputs.h"
#include "cli/pages_tools.h"

namespace linesman {

namespace {

/// The moment that a call names, or now.
Result<std::int64_t> moment_of(const EventCall& call) {
  if (call.at.empty()) return moment_now();
  const auto moment = moment_in(call.at);
  if (!moment) return Problem{"", "--at: must be a moment such as 2026-11-28T14:07:31.482Z"};
  return *moment;
}

void say_problems(const std::vector<FileProblem>& problems, const Streams& streams) {
  for (const FileProblem& problem : problems)
    streams.err << one_line(streams.said(file_problem_words(problem))) << '\n';
}

}  // namespace

int event_check_call(const EventCall& call, const Services& services, const Streams& streams) {
  const auto problems = event_problems(call.folder, *services.library(), moment_now(), call.without_names);
  if (!problems) return refuse(problems.problem(), streams);
  const JsonAnswer answer = event_check_answer(*problems);
  if (call.text) print_lines(event_lines(*problems), streams);
  return call.text ? answer.status : print_json(answer.json, streams, answer.status);
}

int event_hall_call(const EventCall& call, const Services& services, const Streams& streams) {
  const auto now = moment_of(call);
  if (!now) return refuse(now.problem(), streams);
  const auto event = read_event(call.folder);
  if (!event) return refuse(event.problem(), streams);
  const auto read = hall_of(call.folder, event->event, *services.library(), *now);
  if (!read) return refuse(read.problem(), streams);
  const auto umpire = [&](std::size_t n) {
    return call.text ? streams.said(umpire_words(n)) : english(umpire_words(n));
  };
  const Hall hall = call.without_names ? nameless(*read, event->event, umpire) : *read;
  say_problems(hall.problems, streams);
  if (!call.text) return print_json(hall_value(hall), streams);
  return print_lines(hall_lines(hall), streams);
}

int event_call_call(const EventCall& call, const Services& services, const Streams& streams) {
  const auto now = moment_of(call);
  if (!now) return refuse(now.problem(), streams);
  const auto event = read_event(call.folder);
  if (!event) return refuse(event.problem(), streams);
  const CallKind kind = !call.taken.empty()   ? CallKind::taken
                        : !call.ended.empty() ? CallKind::ended
                                              : CallKind::called;
  const NewCall made{call.table, kind, call.taken, call.ended, moment_text(*now), call.without_names};
  const auto added = add_call(call.folder, made, *services.library());
  if (!added) return refuse(added.problem(), streams);
  if (!call.text) return print_json(call_value(*added, kind), streams);
  return print_lines(std::vector{call_line(made)}, streams);
}

int event_report_call(const EventCall& call, const Services& services, const Streams& streams) {
  return pages_call({PagesKind::report, call.folder, call.out, call.without_names}, services, streams);
}

int event_pack_call(const EventCall& call, const Services& services, const Streams& streams) {
  return pages_call({PagesKind::pack, call.folder, call.out, call.without_names}, services, streams);
}

}  // namespace linesman
