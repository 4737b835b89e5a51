#include "found.h"

#include <algorithm>
#include <filesystem>

#include "support/documents.h"

namespace linesman::schema_test {

namespace fs = std::filesystem;

namespace {

/// A case's game with what a case may leave out.
Value whole_game(const Value& suite, const Value& each) {
  Value game = files_test::json(
      R"({"linesman": 1, "title": "case", "table": {"width": 72, "depth": 48}, "turn": 1, "history": []})");
  game = game.with("ruleset", suite["ruleset"]);
  for (const auto& [name, value] : each["game"].members()) game = game.with(name, value);
  return game;
}

}  // namespace

std::string in_project(const std::string& path) { return (fs::path(LINESMAN_SOURCE_DIR) / path).string(); }

std::vector<std::string> files_ending(const std::string& folder, const std::string& ending) {
  std::vector<std::string> found;
  if (fs::exists(in_project(folder)))
    for (const auto& entry : fs::recursive_directory_iterator(in_project(folder)))
      if (entry.path().filename().string().ends_with(ending)) found.push_back(entry.path().string());
  std::sort(found.begin(), found.end());
  return found;
}

int for_each_case(const std::function<void(const std::string&, const Value&, const Value&)>& look) {
  int count = 0;
  for (const std::string& path : files_ending("tests/cases", ".json")) {
    const Value suite = load_json(path).value();
    for (const Value& each : suite["cases"].items()) {
      if (!each["expect"]["error"].is_null()) continue;
      ++count;
      look(path + ": " + std::string(each["name"].text().value_or("")), whole_game(suite, each), each["order"]);
    }
  }
  return count;
}

}  // namespace linesman::schema_test
