#include "cli/commands.h"

#include <filesystem>
#include <ostream>
#include <streambuf>
#include <string>
#include <vector>

#include "answers/game_check.h"
#include "answers/outcome.h"
#include "answers/problem_place.h"
#include "answers/record_answers.h"
#include "base/text.h"
#include "base/utf8.h"
#include "chart/chart.h"
#include "chart/warnings.h"
#include "cli/dice.h"
#include "cli/game_writer.h"
#include "cli/inputs.h"
#include "cli/ruleset_text.h"
#include "cli/ruling_text.h"
#include "files/json.h"
#include "files/orders/ruling_json.h"
#include "lint/complaint.h"
#include "lint/doubts.h"
#include "lint/lint.h"
#include "plugins/library.h"
#include "record/replay.h"
#include "rules/conditions.h"

namespace linesman {

namespace {

/// A variant laid over the ruleset that it extends.
Result<Value> whole_of(const Value& json, const RulesetLibrary& library) {
  const std::string base(json["extends"].text().value_or(""));
  const FoundRuleset* found = library.find(base);
  if (!found) return Problem{"/extends", "no ruleset \"" + base + "\" is installed"};
  return extended(found->data.raw, json);
}

/// Whether a file that is to be checked is a ruleset and no game.
bool is_ruleset(const Value& json) {
  return json.is_object() && (json.find("clauses") || json.find("extends")) && !json.find("linesman");
}

/// The path of the ruleset in a folder, or the path itself when it is no folder.
std::string ruleset_file(const std::string& path) {
  std::error_code error;
  return std::filesystem::is_directory(path, error) ? (std::filesystem::path(path) / "ruleset.json").string() : path;
}

/// All mistakes of a chart or variant; of another ruleset the first.
std::vector<Problem> check_ruleset(const Value& json, const std::string& file, const RulesetLibrary& library) {
  std::vector<Problem> found;
  if (chart::is_chart(json)) {
    found = chart::chart_mistakes(json);
  } else if (json.find("extends")) {
    const auto whole = whole_of(json, library);
    const auto data = whole ? read_ruleset_data(*whole) : Result<RulesetData>(whole.problem());
    if (!data) {
      found.push_back(data.problem());
    } else if ((*whole)["judge"].text() == "charts") {
      if (const auto read = chart::read_chart(*data); !read) found.push_back(read.problem());
    }
  } else if (const auto data = read_ruleset_data(json); !data) {
    found.push_back(data.problem());
  }
  for (Problem& problem : found) problem = about(file, std::move(problem));
  return found;
}

/// Warnings for the author of a chart; none while it has errors.
std::vector<Complaint> ruleset_warnings(const Value& json, const std::vector<Problem>& errors) {
  std::vector<Complaint> found;
  if (!errors.empty() || !chart::is_chart(json)) return found;
  for (chart::Warning& warning : chart::chart_warnings(json)) {
    Complaint complaint;
    complaint.severity = Severity::warning;
    complaint.code = std::move(warning.code);
    complaint.pointer = std::move(warning.pointer);
    complaint.reason = std::move(warning.reason);
    found.push_back(std::move(complaint));
  }
  return found;
}

int print(const Value& result, const Streams& streams, int status = DONE) {
  streams.out << write_json(result, INDENT) << '\n';
  return status;
}

int print(const std::string& result, const Streams& streams, int status = DONE) {
  streams.out << visible(streams.said_lines(result));
  return status;
}

/// A text that is in the language already.
int print_words(const std::string& text, const Streams& streams) {
  streams.out << visible(text);
  return DONE;
}

/// A question with the hearing that answers it.
struct HeardQuestion {
  Question question;
  Hearing hearing;
  std::vector<std::string> conditions;  ///< changes of the rules that the players agreed on
};

Result<HeardQuestion> hear(const Call& call, const Services& services, const Streams& streams) {
  auto question = load_question(call.game, call.order, streams.in);
  if (!question) return question.problem();
  const auto library = call.text ? library_in_words(services, streams) : services.library();
  const Game& game = question->document.game;
  auto hearing = Referee(library).open(game);
  if (!hearing) {
    Problem problem = hearing.problem();
    if (problem.file.empty()) problem.file = question->game_file;
    return problem;
  }
  const auto usual = library->ruleset(game.ruleset(), Value::empty_object());
  auto agreed = usual ? conditions((*usual)->data(), game) : std::vector<std::string>{};
  return HeardQuestion{std::move(question).value(), std::move(hearing).value(), std::move(agreed)};
}

int print_ruling(const Judgement& judgement, const HeardQuestion& heard, bool text, const Streams& streams) {
  const Game& game = heard.hearing.game();
  const int status = status_of(judgement.ruling.verdict);
  if (text)
    streams.out << visible(ruling_text(judgement, game, heard.question.order, heard.hearing.ruleset().data(),
                                       heard.conditions, streams.words));
  else
    print(write_ruling(judgement.ruling, game), streams);
  return status;
}

Problem in_words(const Problem& problem, const Streams& streams) {
  return {problem.file, problem.pointer, streams.said(problem.reason)};
}

/// A buffer that drops everything. It outlives the streams of the program.
std::streambuf* nowhere() {
  struct Nowhere : std::streambuf {
    int_type overflow(int_type c) override { return traits_type::not_eof(c); }
  };
  static auto* const only = new Nowhere;
  return only;
}

std::string joined(const std::vector<int>& faces, std::string_view between) {
  std::string s;
  for (const int face : faces) s += (s.empty() ? "" : std::string(between)) + std::to_string(face);
  return s;
}

}  // namespace

int refuse(const Problem& problem, const Streams& streams) {
  // File names and documents may have line breaks.
  streams.err << one_line(in_words(problem, streams).sentence()) << '\n';
  return UNUSABLE;
}

int refuse_first(const std::vector<Problem>& problems, const Streams& streams) {
  Problem first = problems.front();
  if (problems.size() > 1) first.reason += " (the first of " + std::to_string(problems.size()) + " problems)";
  return refuse(first, streams);
}

int judge_call(const Call& call, const Services& services, const Streams& streams) {
  const auto heard = hear(call, services, streams);
  if (!heard) return refuse(heard.problem(), streams);
  const auto judgement = heard->hearing.judge(heard->question.order);
  if (!judgement) return refuse(heard->question.placed(judgement.problem()), streams);
  return print_ruling(*judgement, *heard, call.text, streams);
}

int trace_call(const Call& call, const Services& services, const Streams& streams) {
  const auto heard = hear(call, services, streams);
  if (!heard) return refuse(heard.problem(), streams);
  Budget budget(STEPS_OF_A_WRITTEN_TRACE);
  const auto trace = heard->hearing.trace(heard->question.order, budget);
  if (!trace) return refuse(heard->question.placed(trace.problem()), streams);
  return print(write_trace(*trace, heard->hearing.game()), streams);
}

int apply_call(const Call& call, const Services& services, const Streams& streams) {
  const auto writer = GameWriter::begin(call.game, call.out);
  if (!writer) return refuse(writer.problem(), streams);
  const auto heard = hear(call, services, streams);
  if (!heard) return refuse(heard.problem(), streams);
  if (const auto problem = why_not_added_to(heard->question.document.game, call.game)) return refuse(*problem, streams);
  const auto outcome = try_order(heard->hearing, heard->question.order, {call.decision, call.by});
  if (!outcome) return refuse(heard->question.placed(outcome.problem()), streams);
  if (outcome->after) {
    const Document after{*outcome->after, heard->question.document.source, heard->question.document.read};
    if (call.out == STANDARD_INPUT) return print(write_document(after), streams);
    if (const auto saved = writer->save(after); !saved) return refuse(about(call.out, saved.problem()), streams);
    if (const std::string warning = writer->why_nearly_full(); !warning.empty())
      streams.err << one_line(streams.said(warning)) << '\n';
  }
  const int status = print_ruling(outcome->judgement, *heard, call.text, streams);
  const bool by_decision = status == NOT_LEGAL && outcome->after;
  if (by_decision && call.text)
    streams.out << '\n'
                << streams.said("Carried out by decision of " + one_line(call.by) + ": " + one_line(call.decision))
                << '\n';
  streams.out.flush();
  if (!streams.out && outcome->after) {
    // The order is carried out; only the answer is lost, with the part that is still buffered.
    streams.out.rdbuf(nowhere());
    refuse({"", "", "standard output: cannot be written, but the game is saved in " + call.out}, streams);
  }
  return by_decision ? DONE : status;
}

int replay_call(const Call& call, const Services& services, const Streams& streams) {
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
    return print(Value::Object{{"judged", static_cast<std::int64_t>(replayed->judged)}, {"difference", difference}},
                 streams, status);
  }
  if (!found && replayed->judged == 0)
    return print(std::string("No order is recorded: there is nothing to judge again.\n"), streams, status);
  const std::string judged =
      std::to_string(replayed->judged) + (replayed->judged == 1 ? " order" : " orders") + " judged again: ";
  if (!found) return print(judged + "no difference.\n", streams, status);
  return print(judged + "the first difference is in entry " + std::to_string(found->entry) + " of the history, at " +
                   (found->pointer.empty() ? "the whole ruling" : found->pointer) + ".\n  was: " + found->was +
                   "\n  is:  " + found->is + "\n",
               streams, status);
}

int check_call(const Call& call, const Services& services, const Streams& streams) {
  if (call.lint) return lint_call(call, services, streams);
  const std::string path = ruleset_file(call.game);
  const std::string file = file_label(path);
  const auto json = load_input(path, streams.in);
  if (!json) return refuse(json.problem(), streams);
  const auto library = services.library();
  const std::vector<Problem> found =
      is_ruleset(*json) ? check_ruleset(*json, file, *library) : check_game(*json, file, *library);
  if (call.json) {
    Value::Array list;
    for (const Problem& p : found)
      list.push_back(Value::Object{{"file", p.file}, {"pointer", p.pointer}, {"reason", p.reason}});
    print(Value::Object{{"problems", list}}, streams);
  } else {
    for (const Problem& p : found) streams.out << in_words(p, streams).sentence() << '\n';
  }
  return found.empty() ? DONE : refuse_first(found, streams);
}

namespace {

/// The warnings of a game; none when it cannot be read.
std::vector<Complaint> warnings_of(const Value& json, const std::string& file, const RulesetLibrary& library) {
  const auto document = read_document(json, file);
  if (!document) return {};
  std::vector<Complaint> found = lint(document->game, library).complaints;
  std::erase_if(found, [](const Complaint& complaint) { return complaint.severity == Severity::error; });
  const std::vector<Silence> silences = lint_options(document->game).silenced;
  for (Complaint& doubt : doubts_about(json))
    if (std::none_of(silences.begin(), silences.end(), [&](const Silence& s) { return s.covers(doubt); }))
      found.push_back(std::move(doubt));
  return found;
}

Value line_of(Severity severity, std::string_view code, const std::string& pointer, const std::string& reason) {
  return Value::Object{{"severity", name_of(severity)}, {"code", code}, {"pointer", pointer}, {"reason", reason}};
}

}  // namespace

int lint_call(const Call& call, const Services& services, const Streams& streams) {
  const std::string path = ruleset_file(call.game);
  const std::string file = file_label(path);
  const auto json = load_input(path, streams.in);
  if (!json) return refuse(json.problem(), streams);
  const auto library = services.library();
  const bool of_rules = is_ruleset(*json);
  const std::vector<Problem> errors =
      of_rules ? check_ruleset(*json, file, *library) : check_game(*json, file, *library);
  const std::vector<Complaint> warnings =
      of_rules ? ruleset_warnings(*json, errors) : warnings_of(*json, file, *library);
  if (call.json) {
    Value::Array list;
    for (const Problem& p : errors) list.push_back(line_of(Severity::error, UNUSABLE_CODE, p.pointer, p.reason));
    for (const Complaint& c : warnings) list.push_back(line_of(c.severity, c.code, c.pointer, c.reason));
    streams.out << write_json(Value(std::move(list)), INDENT) << '\n';
  } else {
    for (const Problem& p : errors)
      streams.out << streams.said("error") << ": " << in_words(p, streams).sentence() << '\n';
    for (const Complaint& c : warnings)
      streams.out << streams.said("warning") << ": " << in_words({file, c.pointer, c.reason}, streams).sentence()
                  << " [" << c.code << "]\n";
  }
  return errors.empty() ? DONE : refuse_first(errors, streams);
}

int rulesets_call(const Call& call, const Services& services, const Streams& streams) {
  if (!call.fresh_id.empty()) return new_ruleset_call(call, services, streams);
  if (!call.tried.empty()) return try_call(call, services, streams);
  if (!call.exported.empty()) return export_rules_call(call, services, streams);
  if (!call.imported.empty()) return import_rules_call(call, services, streams);
  const auto library = call.json ? services.library() : library_in_words(services, streams);
  if (!call.what.empty()) {
    if (const FoundRuleset* found = library->find(call.what))
      return call.json ? print(found->data.raw, streams)
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
  return print(Value(std::move(list)), streams);
}

int roll_call(const Call& call, const Services& services, const Streams& streams) {
  const auto what = parse_roll(call.what);
  if (!what) return refuse(what.problem(), streams);
  if (!call.game.empty()) return roll_into(call, *what, services, streams);
  const bool of_record = !call.purpose.empty() || !call.piece.empty() || !call.faces.empty() || call.corrects ||
                         !call.remark.empty() || !call.out.empty();
  if (of_record) return refuse({"", "", "--for, --piece, --faces, --corrects, --text and -o go with --into"}, streams);
  const std::vector<int> faces = roll(*what, call.seed);
  const int reads = what->tens_and_units ? 10 * faces.at(0) + faces.at(1) : 0;
  if (!call.json)
    return print(joined(faces, " ") + (what->tens_and_units ? " = " + std::to_string(reads) : "") + "\n", streams);
  Value::Array list;
  std::int64_t sum = 0;
  for (const int face : faces) {
    list.emplace_back(face);
    sum += face;
  }
  if (what->tens_and_units) return print(Value::Object{{"roll", "d66"}, {"faces", list}, {"reads", reads}}, streams);
  const std::string said = std::to_string(what->dice) + "d" + std::to_string(what->faces);
  return print(Value::Object{{"roll", said}, {"faces", list}, {"sum", sum}}, streams);
}

}  // namespace linesman
