// `rulesets --try`: whether a ruleset judges the cases beside it as they expect.
#include <filesystem>
#include <ostream>

#include "base/utf8.h"
#include "cli/commands.h"
#include "files/json.h"
#include "files/orders/cases_tried.h"

namespace linesman {

int try_call(const RulesetsCall& call, const Services& services, const Streams& streams) {
  namespace fs = std::filesystem;
  const fs::path folder = fs::path(call.tried + "/.").lexically_normal().parent_path();
  const auto json = load_json((folder / "ruleset.json").string());
  if (!json) return refuse(json.problem(), streams);
  const auto suite = load_json((folder / "cases.json").string());
  if (!suite) return refuse(suite.problem(), streams);
  const std::string id((*json)["id"].text().value_or(""));
  std::vector<std::string> folders{fs::absolute(folder).lexically_normal().parent_path().string()};
  folders.insert(folders.end(), services.given.folders.begin(), services.given.folders.end());
  const auto library = services.library_after(folders, {}, {});
  if (!library->find(id)) return refuse(library->ruleset(id, {}).problem(), streams);
  std::size_t right = 0;
  const std::vector<TriedCase> tried = try_cases(*suite, id, Referee(library));
  for (const TriedCase& one : tried) {
    if (one.differences.empty()) ++right;
    for (const std::string& difference : one.differences)
      streams.out << visible(one.name + ": " + streams.said(difference)) << '\n';
  }
  streams.out << streams.said(said<"{n} of {m} cases right">(right, tried.size())) << '\n';
  return right == tried.size() && right > 0 ? DONE : NOT_LEGAL;
}

}  // namespace linesman
