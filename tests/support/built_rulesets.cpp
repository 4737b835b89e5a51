#include "support/built_rulesets.h"

namespace linesman {

const std::shared_ptr<const RulesetLibrary>& built_rulesets() {
  static const auto library = std::make_shared<const RulesetLibrary>(std::vector<std::string>{LINESMAN_BUILT_RULESETS});
  return library;
}

Referee built_referee() { return Referee(built_rulesets()); }

}  // namespace linesman
