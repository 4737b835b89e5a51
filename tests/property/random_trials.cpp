#include "property/random_trials.h"

#include <algorithm>
#include <cctype>

#include "support/tables_tried.h"

namespace linesman {

void check_random_tables(const Subject& subject, const TableRecipe& recipe, std::uint64_t first_seed,
                         std::uint64_t tables, const Check& check) {
  int failures = 0;
  std::uint64_t tried = 0;
  const std::uint64_t all = tables_tried(tables);
  for (std::uint64_t seed = first_seed; seed < first_seed + all && failures < FAILURES_SHOWN; ++seed) {
    const auto t = trial(subject, seed, recipe);
    if (!t) continue;
    ++tried;
    Random random(~seed);
    const std::string wrong = check(random, *t);
    if (wrong.empty()) continue;
    ++failures;
    ADD_FAILURE() << "seed " << seed << ": " << wrong << reproduction(t->game, t->order);
  }
  EXPECT_TRUE(failures > 0 || tried > all / 5) << "only " << tried << " tables could be judged";
}

std::string tested_ruleset(const ::testing::TestParamInfo<Subject>& tested) {
  std::string name = tested.param.ruleset;
  std::replace_if(
      name.begin(), name.end(), [](char c) { return !std::isalnum(static_cast<unsigned char>(c)); }, '_');
  return name;
}

}  // namespace linesman
