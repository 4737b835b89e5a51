#include "plugins/rules_in_folder.h"

#include <filesystem>
#include <vector>

#include "chart/chart.h"
#include "files/json.h"

namespace linesman {

Result<RulesWithFolder> rules_with_folder(const std::shared_ptr<const RulesetLibrary>& library,
                                          const std::string& folder) {
  if (folder.empty()) return RulesWithFolder{library, ""};
  const std::filesystem::path place = std::filesystem::absolute(folder).lexically_normal();
  const auto json = load_json((place / "ruleset.json").string());
  if (!json) return json.problem();
  const std::string id((*json)["id"].text_or(""));
  if (chart::is_chart(*json) || (*json)["extends"].is_text()) {
    const auto with = library->with_charts({*json});
    if (!with) return Problem{folder, with.problem().pointer, with.problem().reason};
    return RulesWithFolder{*with, id};
  }
  const std::filesystem::path name = place.has_filename() ? place : place.parent_path();
  const auto own = std::make_shared<const RulesetLibrary>(std::vector<std::string>{name.parent_path().string()});
  if (own->find(id) == nullptr) return own->ruleset(id, {}).problem();
  return RulesWithFolder{own, id};
}

}  // namespace linesman
