// The call check, with and without --lint: everything that is wrong with a game or a ruleset.
#include <algorithm>
#include <array>
#include <filesystem>
#include <ostream>
#include <string>
#include <vector>

#include "answers/game_check.h"
#include "answers/problem_place.h"
#include "base/nearest_name.h"
#include "base/text.h"
#include "chart/chart.h"
#include "chart/warnings.h"
#include "cli/commands.h"
#include "cli/file_answers.h"
#include "cli/inputs.h"
#include "files/json.h"
#include "lint/complaint.h"
#include "lint/doubts.h"
#include "lint/lint.h"
#include "plugins/chart_file.h"
#include "plugins/library.h"

namespace linesman {

namespace {

/// Whether a file that is to be checked is a ruleset and no game.
bool is_ruleset(const Value& json) {
  constexpr std::array<const char*, 7> OF_RULESETS{"clauses",  "extends", "judge",   "figures",
                                                   "defaults", "edition", "currency"};
  return json.is_object() && !json.find("linesman") &&
         std::any_of(OF_RULESETS.begin(), OF_RULESETS.end(), [&](const char* name) { return json.find(name); });
}

/// The path of the ruleset in a folder, or the path itself when it is no folder.
std::string ruleset_file(const std::string& path) {
  std::error_code error;
  return std::filesystem::is_directory(path, error) ? (std::filesystem::path(path) / "ruleset.json").string() : path;
}

Problem without_file(const Problem& problem) { return {problem.pointer, problem.reason}; }

/// All mistakes of a variant; where its words are right, the first that its rules find.
std::vector<Problem> check_variant(const Value& json, const RulesetLibrary& library) {
  const auto base = json["extends"].text();
  if (!base) return {{"/extends", "must be the id of a ruleset, not " + describe(json["extends"])}};
  if (base == json["id"].text()) return {{"/extends", "must be another ruleset than itself"}};
  const FoundRuleset* found = library.find(std::string(*base));
  if (!found)
    return {
        {"/extends", with_known(said<"no ruleset \"{id}\" is installed">(std::string(*base)), *base, library.ids())}};
  if (auto mistakes = variant_mistakes(found->data.raw, json); !mistakes.empty()) return mistakes;
  const auto with_it = library.with_charts({json});
  if (!with_it) return {without_file(with_it.problem())};
  const auto made = (*with_it)->ruleset(std::string(*json["id"].text()), Value::empty_object());
  return made ? std::vector<Problem>() : std::vector{without_file(made.problem())};
}

/// Why a file with neither clauses nor a ruleset that it extends is no ruleset.
Problem half_a_ruleset(const Value& json) {
  const std::vector<std::string> needed{"extends", "clauses"};
  for (const auto& [name, value] : json.members())
    if (const std::string meant = name_meant(name, needed); !meant.empty())
      return {pointer_to("", name), "is \"" + meant + "\" meant?"};
  return {"", "a ruleset has clauses of its own, or extends another"};
}

/// All mistakes of a chart or variant; of another ruleset the first.
std::vector<Problem> check_ruleset(const Value& json, const std::string& file, const RulesetLibrary& library) {
  std::vector<Problem> found;
  if (chart::is_chart(json))
    found = chart::chart_mistakes(json);
  else if (json.find("extends"))
    found = check_variant(json, library);
  else if (!json.find("clauses"))
    found.push_back(half_a_ruleset(json));
  else if (json.find("judge"))
    found.push_back(why_no_chart(json));
  else if (const auto data = read_ruleset_data(json); !data)
    found.push_back(data.problem());
  if (found.empty() && chart::is_chart(json)) found = chart::unfilled_places(json);
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

Value line_of(Severity severity, std::string_view code, const std::string& pointer, const Sentence& reason) {
  return Value::Object{
      {"severity", name_of(severity)}, {"code", code}, {"pointer", pointer}, {"reason", english(reason)}};
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
    list.push_back(Value::Object{{"file", p.file}, {"pointer", p.pointer}, {"reason", english(p.reason)}});
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

int check_call(const CheckCall& call, const Services& services, const Streams& streams) {
  if (const auto problem = why_read_twice(call.files)) return refuse(*problem, streams);
  FileAnswers answers(call.files.size() > 1, call.json, streams);
  if (services.given.carried && answers.several())
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
