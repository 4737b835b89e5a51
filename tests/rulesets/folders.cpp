#include "rulesets/folders.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>
#include <stdexcept>

#include "chart/chart.h"
#include "files/json.h"
#include "rules/terms.h"
#include "support/cases.h"

namespace linesman {

namespace fs = std::filesystem;

namespace {

std::string text_of(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

std::string without_line_comments(const std::string& text) {
  static const std::regex comment("//[^\n]*");
  return std::regex_replace(text, comment, "");
}

Value whole_json(const std::string& id) {
  const Value own = load_json(in_project("rulesets/" + id + "/ruleset.json")).value();
  if (chart::is_chart(own)) return chart::for_engine(own);
  const auto base = own["extends"].text();
  return base ? extended(whole_json(std::string(*base)), own).value() : own;
}

RulesetFolder read_folder(const std::string& path) {
  RulesetFolder folder;
  folder.id = fs::path(path).filename().string();
  folder.json = whole_json(folder.id);
  folder.readme = text_of(path + "/README.md");
  for (const auto& entry : fs::directory_iterator(path))
    if (entry.path().extension() == ".cpp" || entry.path().extension() == ".h")
      folder.sources += without_line_comments(text_of(entry.path().string()));
  return folder;
}

}  // namespace

const std::vector<RulesetFolder>& ruleset_folders_of_project() {
  static const std::vector<RulesetFolder> folders = [] {
    std::vector<RulesetFolder> found;
    for (const std::string& file : files_ending("rulesets", "ruleset.json"))
      found.push_back(read_folder(fs::path(file).parent_path().string()));
    return found;
  }();
  return folders;
}

const RulesetFolder& ruleset_folder(const std::string& id) {
  for (const RulesetFolder& folder : ruleset_folders_of_project())
    if (folder.id == id) return folder;
  throw std::runtime_error("no ruleset " + id);
}

std::vector<std::string> ids_with_sources() {
  std::vector<std::string> ids;
  for (const RulesetFolder& folder : ruleset_folders_of_project())
    if (!folder.sources.empty()) ids.push_back(folder.id);
  return ids;
}

std::vector<std::string> between(std::string_view text, std::string_view open, std::string_view close) {
  std::vector<std::string> found;
  for (std::size_t at = text.find(open); at != std::string_view::npos; at = text.find(open, at)) {
    at += open.size();
    const std::size_t end = text.find(close, at);
    if (end == std::string_view::npos) break;
    found.emplace_back(text.substr(at, end - at));
    at = end + close.size();
  }
  return found;
}

std::vector<std::string> literals(const std::string& sources) {
  static const std::regex pattern("\"((?:[^\"\\\\\n]|\\\\.)*)\"");
  std::vector<std::string> found;
  for (std::sregex_iterator it(sources.begin(), sources.end(), pattern), end; it != end; ++it)
    found.push_back((*it)[1]);
  return found;
}

}  // namespace linesman
