#include "lint/ruleset_problems.h"

#include "rules/vocabulary.h"
#include "state/statuses.h"

namespace linesman {

std::vector<Problem> ruleset_problems(const Game& game, const RulesetSource& rulesets) {
  const auto ruleset = rulesets.ruleset(game.ruleset(), game.house_rules());
  if (!ruleset) {
    Problem problem = ruleset.problem();
    if (problem.file.empty() && problem.pointer.empty()) problem.pointer = "/ruleset";
    return {problem};
  }
  std::vector<Problem> found = state::problems_of(game);
  if (!found.empty()) return found;
  const Game counted = state::is_marked(game) ? state::in_force(game) : game;
  found = check_vocabulary((*ruleset)->data(), counted);
  for (Problem& problem : (*ruleset)->check(counted)) found.push_back(std::move(problem));
  return found;
}

Value ready_trait(const Game& game, const RulesetSource& rulesets, std::string_view key) {
  const auto ruleset = rulesets.ruleset(game.ruleset(), game.house_rules());
  const Field* trait = ruleset ? (*ruleset)->terms().trait(key) : nullptr;
  return trait ? trait->ready : Value();
}

}  // namespace linesman
