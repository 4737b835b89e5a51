#include "support/cases.h"

#include <algorithm>
#include <filesystem>
#include <stdexcept>

#include "files/json.h"
#include "files/orders/expectation.h"

namespace linesman {

namespace fs = std::filesystem;

std::string in_project(const std::string& path) { return (fs::path(LINESMAN_SOURCE_DIR) / path).string(); }

std::vector<std::string> files_ending(const std::string& folder, const std::string& ending) {
  std::vector<std::string> found;
  if (fs::exists(in_project(folder)))
    for (const auto& entry : fs::recursive_directory_iterator(in_project(folder)))
      if (entry.path().filename().string().ends_with(ending)) found.push_back(entry.path().string());
  std::sort(found.begin(), found.end());
  return found;
}

Value Case::game() const { return game_of_case(content, ruleset); }

bool Case::is_refused() const { return !content["expect"]["error"].is_null(); }

std::vector<Case> read_cases() {
  std::vector<Case> cases;
  for (const std::string& path : files_ending("tests/cases", ".json")) {
    const Result<Value> suite = load_json(path);
    if (!suite) throw std::runtime_error(suite.problem().sentence());
    for (const Value& content : (*suite)["cases"].items())
      cases.push_back({fs::path(path).stem().string(), std::string((*suite)["ruleset"].text().value_or("?")),
                       std::string(content["name"].text().value_or("")), content});
  }
  return cases;
}

std::vector<Example> find_examples() {
  const std::string ending = ".linesman";
  const std::vector<std::string> orders = files_ending("resources/examples", ".order.json");
  std::vector<Example> examples;
  for (const std::string& path : files_ending("resources/examples", ending)) {
    Example example{path, {}};
    const std::string stem = path.substr(0, path.size() - ending.size()) + ".";
    std::copy_if(orders.begin(), orders.end(), std::back_inserter(example.orders),
                 [&](const std::string& order) { return order.starts_with(stem); });
    examples.push_back(std::move(example));
  }
  return examples;
}

}  // namespace linesman
