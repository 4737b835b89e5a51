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

}  // namespace

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
    print_json(Value::Object{{"problems", list}}, streams);
  } else {
    for (const Problem& p : found) streams.out << sentence_in_words(p, streams) << '\n';
  }
  return found.empty() ? DONE : refuse_first(found, streams);
}

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
      streams.out << streams.said("error") << ": " << sentence_in_words(p, streams) << '\n';
    for (const Complaint& c : warnings)
      streams.out << streams.said("warning") << ": " << sentence_in_words({file, c.pointer, c.reason}, streams) << " ["
                  << c.code << "]\n";
  }
  return errors.empty() ? DONE : refuse_first(errors, streams);
}

}  // namespace linesman
