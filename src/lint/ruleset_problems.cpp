#include "lint/ruleset_problems.h"

#include "rules/vocabulary.h"

namespace linesman {

std::vector<Problem> ruleset_problems(const Game& game, const RulesetSource& rulesets) {
  const auto ruleset = rulesets.ruleset(game.ruleset(), game.house_rules());
  if (!ruleset) {
    Problem problem = ruleset.problem();
    if (problem.file.empty() && problem.pointer.empty()) problem.pointer = "/ruleset";
    return {problem};
  }
  std::vector<Problem> found = check_vocabulary((*ruleset)->data(), game);
  for (Problem& problem : (*ruleset)->check(game)) found.push_back(std::move(problem));
  return found;
}

}  // namespace linesman
