#include <gmock/gmock.h>

#include "rules/terms.h"
#include "rulesets/folders.h"
#include "table/kind.h"

namespace linesman {
namespace {

TEST(TheRatings, NameEveryKindOfTerrain) {
  for (const RulesetFolder& folder : ruleset_folders_of_project()) {
    const RulesetData data = read_ruleset_data(folder.json).value();
    for (const Kind kind : all_kinds())
      EXPECT_NE(data.ratings.find(name_of(kind)), nullptr) << folder.id << " does not rate " << name_of(kind);
  }
}

}  // namespace
}  // namespace linesman
