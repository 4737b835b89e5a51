#include "cli/ruleset_check.h"

#include <filesystem>

#include "answers/problem_place.h"
#include "chart/chart.h"
#include "chart/warnings.h"

namespace linesman {

namespace {

/// A variant laid over the ruleset that it extends.
Result<Value> whole_of(const Value& json, const RulesetLibrary& library) {
  const std::string base(json["extends"].text().value_or(""));
  const FoundRuleset* found = library.find(base);
  if (!found) return Problem{"/extends", "no ruleset \"" + base + "\" is installed"};
  return extended(found->data.raw, json);
}

}  // namespace

bool is_ruleset(const Value& json) {
  return json.is_object() && (json.find("clauses") || json.find("extends")) && !json.find("linesman");
}

std::string ruleset_file(const std::string& path) {
  std::error_code error;
  return std::filesystem::is_directory(path, error) ? (std::filesystem::path(path) / "ruleset.json").string() : path;
}

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

}  // namespace linesman
