// The calls of the desk of an event.
#include <ostream>

#include "answers/case_answers.h"
#include "answers/event_answers.h"
#include "base/utf8.h"
#include "casebook/event_pages.h"
#include "casebook/moment.h"
#include "cli/book_writer.h"
#include "cli/commands.h"
#include "cli/inputs.h"

namespace linesman {

namespace {

/// The moment that a call names, or now.
Result<std::int64_t> moment_of(const EventCall& call) {
  if (call.at.empty()) return moment_now();
  const auto moment = moment_in(call.at);
  if (!moment) return Problem{"", "--at: must be a moment such as 2026-11-28T14:07:31.482Z"};
  return *moment;
}

}  // namespace

int event_check_call(const EventCall& call, const Services& services, const Streams& streams) {
  const auto problems = event_problems(call.folder, *services.library(), moment_now());
  if (!problems) return refuse(problems.problem(), streams);
  const JsonAnswer answer = event_check_answer(*problems);
  return print_json(answer.json, streams, answer.status);
}

int event_hall_call(const EventCall& call, const Services& services, const Streams& streams) {
  const auto now = moment_of(call);
  if (!now) return refuse(now.problem(), streams);
  const auto event = read_event(call.folder);
  if (!event) return refuse(event.problem(), streams);
  const auto hall = hall_of(call.folder, event->event, *services.library(), *now);
  if (!hall) return refuse(hall.problem(), streams);
  for (const FileProblem& problem : hall->problems)
    streams.err << one_line(streams.said(file_problem_words({"calls/" + problem.file, problem.reason}))) << '\n';
  return print_json(hall_value(*hall), streams);
}

int event_call_call(const EventCall& call, const Services& services, const Streams& streams) {
  const auto now = moment_of(call);
  if (!now) return refuse(now.problem(), streams);
  const auto event = read_event(call.folder);
  if (!event) return refuse(event.problem(), streams);
  const CallKind kind = !call.taken.empty()   ? CallKind::taken
                        : !call.ended.empty() ? CallKind::ended
                                              : CallKind::called;
  const auto added =
      add_call(call.folder, {call.table, kind, call.taken, call.ended, moment_text(*now)}, *services.library());
  if (!added) return refuse(added.problem(), streams);
  return print_json(Value::Object{{"call", added->hash}, {"file", added->file}, {"kind", name_of(kind)}}, streams);
}

int event_report_call(const EventCall& call, const Services& services, const Streams& streams) {
  if (const auto fit = check_book_name(call.out, false); !fit) return refuse(fit.problem(), streams);
  const auto event = read_event(call.folder);
  if (!event) return refuse(event.problem(), streams);
  const auto read = read_book(cases_folder(call.folder), *services.library(), KeptJson::whole);
  if (!read) return refuse(read.problem(), streams);
  for (const FileProblem& problem : read->problems)
    streams.err << one_line(streams.said(file_problem_words({"cases/" + problem.file, problem.reason}))) << '\n';
  const auto blocks = report_blocks(event->event, read->book, *library_in_words(services, streams),
                                    {{streams.words}, call.without_names, {}});
  const auto written = write_book(blocks, read->book, call.out, services, streams);
  return written ? DONE : refuse(written.problem(), streams);
}

int event_pack_call(const EventCall& call, const Services& services, const Streams& streams) {
  if (const auto fit = check_book_name(call.out, false); !fit) return refuse(fit.problem(), streams);
  const auto event = read_event(call.folder);
  if (!event) return refuse(event.problem(), streams);
  const auto worded = library_in_words(services, streams);
  const auto blocks = pack_blocks(event->event, *worded, {{streams.words}, call.without_names, {}});
  const auto written = write_book(blocks, CaseBook(*worded), call.out, services, streams);
  return written ? DONE : refuse(written.problem(), streams);
}

}  // namespace linesman
