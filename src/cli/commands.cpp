#include "cli/commands.h"

#include <ostream>
#include <streambuf>
#include <string>
#include <vector>

#include "base/utf8.h"
#include "casebook/case_text.h"
#include "cli/inputs.h"
#include "cli/text/ruleset_text.h"
#include "files/json.h"
#include "plugins/library.h"
#include "record/replay.h"

namespace linesman {

namespace {

int print(const std::string& result, const Streams& streams, int status = DONE) {
  streams.out << visible(streams.said_lines(result));
  return status;
}

/// A text that is in the language already.
int print_words(const std::string& text, const Streams& streams) {
  streams.out << visible(text);
  return DONE;
}

}  // namespace

int print_json(const Value& result, const Streams& streams, int status) {
  streams.out << write_json(result, INDENT) << '\n';
  return status;
}

int print_lines(const std::vector<Sentence>& lines, const Streams& streams, int status) {
  for (const Sentence& line : lines) streams.out << one_line(streams.said(line)) << '\n';
  return status;
}

int print_lines(const std::vector<CaseLine>& lines, const Streams& streams, int status) {
  for (const CaseLine& line : lines)
    streams.out << (line.is_part ? "  " : "") << one_line(streams.said(line.words)) << '\n';
  return status;
}

std::string sentence_in_words(const Problem& problem, const Streams& streams) {
  return Problem{problem.file, problem.pointer, streams.said(problem.reason)}.sentence();
}

namespace {

/// A buffer that drops everything. It outlives the streams of the program.
std::streambuf* nowhere() {
  struct Nowhere : std::streambuf {
    int_type overflow(int_type c) override { return traits_type::not_eof(c); }
  };
  static auto* const only = new Nowhere;
  return only;
}

}  // namespace

int run_call(const Run& call, const std::string& out, const Services& services, const Streams& streams) {
  const int status = call(services, streams);
  const bool saved = status == DONE && !out.empty() && out != STANDARD_INPUT;
  if (!saved || streams.out.flush()) return status;
  streams.out.rdbuf(nowhere());
  refuse({"", "", "standard output: cannot be written, but the result is saved in " + out}, streams);
  return status;
}

int refuse(const Problem& problem, const Streams& streams) {
  // File names and documents may have line breaks.
  streams.err << one_line(sentence_in_words(problem, streams)) << '\n';
  return UNUSABLE;
}

int refuse_first(const std::vector<Problem>& problems, const Streams& streams) {
  Problem first = problems.front();
  if (problems.size() > 1) first.reason = said<"{reason} (the first of {n} problems)">(first.reason, problems.size());
  return refuse(first, streams);
}

namespace {

Sentence replay_line(std::size_t judged, const std::optional<Difference>& found) {
  if (!found && judged == 0) return "No order is recorded: there is nothing to judge again.";
  if (!found)
    return judged == 1 ? "1 order judged again: no difference."
                       : said<"{n} orders judged again: no difference.">(judged);
  const Argument place = found->pointer.empty() ? Argument("the whole ruling") : Argument(found->pointer);
  if (judged == 1)
    return said<"1 order judged again: the first difference is in entry {m} of the history, at {place}.">(found->entry,
                                                                                                          place);
  return said<"{n} orders judged again: the first difference is in entry {m} of the history, at {place}.">(
      judged, found->entry, place);
}

}  // namespace

int replay_call(const CheckCall& call, const Services& services, const Streams& streams) {
  const std::string file = file_label(call.game);
  const auto json = load_input(call.game, streams.in);
  if (!json) return refuse(json.problem(), streams);
  const auto document = read_document(*json, file);
  if (!document) return refuse(document.problem(), streams);
  const auto replayed = replay(Referee(services.library()), document->game);
  if (!replayed) return refuse(about(file, replayed.problem()), streams);
  const auto& found = replayed->first_difference;
  const int status = found ? NOT_LEGAL : replayed->judged == 0 ? INCOMPLETE : DONE;
  if (call.json) {
    Value difference;
    if (found)
      difference = Value::Object{{"entry", static_cast<std::int64_t>(found->entry)},
                                 {"pointer", found->pointer},
                                 {"was", found->was},
                                 {"is", found->is}};
    return print_json(
        Value::Object{{"judged", static_cast<std::int64_t>(replayed->judged)}, {"difference", difference}}, streams,
        status);
  }
  streams.out << visible(streams.said(replay_line(replayed->judged, found))) << '\n';
  if (found)
    for (const Sentence& value : {said<"was: {value}">(found->was), said<"is:  {value}">(found->is)})
      streams.out << "  " << visible(streams.said(value)) << '\n';
  return status;
}

int rulesets_call(const RulesetsCall& call, const Services& services, const Streams& streams) {
  if (!call.fresh_id.empty()) return new_ruleset_call(call, services, streams);
  if (!call.tried.empty()) return try_call(call, services, streams);
  if (!call.exported.empty()) return export_rules_call(call, services, streams);
  if (!call.imported.empty()) return import_rules_call(call, services, streams);
  const auto library = call.json ? services.library() : library_in_words(services, streams);
  if (!call.what.empty()) {
    if (const FoundRuleset* found = library->find(call.what))
      return call.json ? print_json(found->data.raw, streams)
                       : print_words(ruleset_text(found->data, streams.words), streams);
    return refuse(library->ruleset(call.what, {}).problem(), streams);
  }
  for (const Problem& problem : library->problems()) refuse(problem, streams);
  if (!call.json) return print(ruleset_list(*library), streams);
  Value::Array list;
  for (const std::string& id : library->ids()) {
    const FoundRuleset& found = *library->find(id);
    const Terms& terms = found.data.terms;
    list.push_back(Value::Object{{"id", terms.id},
                                 {"edition", terms.edition},
                                 {"title", terms.title},
                                 {"extends", terms.extends.empty() ? Value() : Value(terms.extends)},
                                 {"folder", found.folder},
                                 {"open_at", found.open_at.empty() ? Value() : Value(found.open_at)}});
  }
  return print_json(Value(std::move(list)), streams);
}

}  // namespace linesman
