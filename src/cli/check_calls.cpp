// The call check, with and without --lint: everything that is wrong with a game or a ruleset.
#include <algorithm>
#include <filesystem>
#include <ostream>
#include <string>
#include <vector>

#include "answers/game_check.h"
#include "answers/problem_place.h"
#include "chart/chart.h"
#include "chart/warnings.h"
#include "cli/commands.h"
#include "cli/file_answers.h"
#include "cli/inputs.h"
#include "files/json.h"
#include "lint/complaint.h"
#include "lint/doubts.h"
#include "lint/lint.h"
#include "plugins/library.h"

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

/// The faults of a game or a ruleset.
struct Checked {
  std::string file;  ///< its name in messages
  std::vector<Problem> errors;
  std::vector<Complaint> warnings;
};

Result<Checked> checked(const std::string& given, bool lint, const RulesetLibrary& library, const Streams& streams) {
  const std::string path = ruleset_file(given);
  const auto json = load_input(path, streams.in);
  if (!json) return json.problem();
  Checked found{file_label(path), {}, {}};
  const bool of_rules = is_ruleset(*json);
  found.errors = of_rules ? check_ruleset(*json, found.file, library) : check_game(*json, found.file, library);
  if (lint) found.warnings = of_rules ? ruleset_warnings(*json, found.errors) : warnings_of(*json, found.file, library);
  return found;
}

Value::Array problems_value(const Checked& found) {
  Value::Array list;
  for (const Problem& p : found.errors)
    list.push_back(Value::Object{{"file", p.file}, {"pointer", p.pointer}, {"reason", p.reason}});
  return list;
}

Value::Array complaints_value(const Checked& found) {
  Value::Array list;
  for (const Problem& p : found.errors) list.push_back(line_of(Severity::error, UNUSABLE_CODE, p.pointer, p.reason));
  for (const Complaint& c : found.warnings) list.push_back(line_of(c.severity, c.code, c.pointer, c.reason));
  return list;
}

std::string problems_text(const Checked& found, const Streams& streams) {
  std::string text;
  for (const Problem& p : found.errors) text += sentence_in_words(p, streams) + "\n";
  return text;
}

std::string complaints_text(const Checked& found, const Streams& streams) {
  std::string text;
  for (const Problem& p : found.errors) text += streams.said("error") + ": " + sentence_in_words(p, streams) + "\n";
  for (const Complaint& c : found.warnings)
    text += streams.said("warning") + ": " + sentence_in_words({found.file, c.pointer, c.reason}, streams) + " [" +
            c.code + "]\n";
  return text;
}

/// The list of --lint is an object's member where each file has an object.
Value value_of(const Checked& found, bool lint, bool several) {
  if (!lint) return Value::Object{{"problems", problems_value(found)}};
  return several ? Value(Value::Object{{"complaints", complaints_value(found)}}) : Value(complaints_value(found));
}

}  // namespace

int check_call(const Call& call, const Services& services, const Streams& streams) {
  if (const auto problem = why_read_twice(call.files)) return refuse(*problem, streams);
  FileAnswers answers(call, call.json, streams);
  if (call.carried && answers.several())
    return refuse({"", "", "--carried: goes with one game, as each carries rules of its own"}, streams);
  const auto library = services.library();
  for (const std::string& path : call.files) {
    const auto found = checked(path, call.lint, *library, streams);
    if (!found)
      answers.refuse(path, found.problem());
    else if (call.json)
      answers.give(path, value_of(*found, call.lint, answers.several()), DONE);
    else
      answers.give(path, call.lint ? complaints_text(*found, streams) : problems_text(*found, streams), DONE);
    if (found && !found->errors.empty()) answers.count(refuse_first(found->errors, streams));
  }
  return answers.status();
}

}  // namespace linesman
