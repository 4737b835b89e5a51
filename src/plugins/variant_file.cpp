#include "plugins/variant_file.h"

#include <algorithm>
#include <filesystem>

#include "base/text.h"
#include "files/disk/file.h"
#include "files/json.h"
#include "plugins/ruleset_folders.h"

namespace linesman {

namespace fs = std::filesystem;

std::string free_ruleset_id(const std::string& title, const RulesetSource& rulesets) {
  constexpr std::size_t MAX_LENGTH = 48;  // an id has 64 characters, and a number may follow
  std::string id = id_stem(title, MAX_LENGTH);
  if (id.empty()) id = "ruleset";
  const std::vector<std::string> taken = rulesets.ids();
  std::string free = id;
  for (int i = 2; std::find(taken.begin(), taken.end(), free) != taken.end(); ++i) free = id + "-" + std::to_string(i);
  return free;
}

Result<std::string> save_variant(const std::string& folder, const Value& variant, const RulesetSource& rulesets) {
  const std::string extends(variant["extends"].text().value_or(""));
  const auto base = rulesets.ruleset(extends, Value::empty_object());
  if (!base) return base.problem();
  if (const auto whole = extended((*base)->data().raw, variant); !whole) return whole.problem();
  const fs::path place = fs::path(folder) / std::string(*variant["id"].text());
  std::error_code error;
  if (fs::exists(place, error)) return Problem{place.string(), "", "is there already"};
  if (const auto made = make_ruleset_folder(folder); !made) return made.problem();
  if (const auto safe = check_writers(folder); !safe) return safe.problem();
  if (const auto made = make_ruleset_folder(place.string()); !made) return made.problem();
  const std::string file = (place / "ruleset.json").string();
  constexpr int INDENT = 2;
  const auto saved = save_file(file, write_json(variant, INDENT) + "\n");
  if (saved) {
    fs::permissions(
        file, fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read | fs::perms::others_read, error);
    return file;
  }
  fs::remove(place, error);
  return saved.problem();
}

}  // namespace linesman
