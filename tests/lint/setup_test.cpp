// The work that each lint has, and what is kept of a feature.
#include "lint/setup.h"

#include <gtest/gtest.h>

#include "lint/linted.h"
#include "support/built_rulesets.h"

namespace linesman::lint_test {
namespace {

lints::Setup setup_of(const Document& document) {
  return lints::Setup(document.game, {}, *built_rulesets(), never_given_up);
}

TEST(ALint, IsGivenUpOnceItsWorkIsUsedUpAndTheNextOneBeginsAnew) {
  const lints::Setup setup = setup_of(table("pips", R"("terrain": [])"));
  setup.begin_lint();
  setup.spend(1'000'000);
  EXPECT_FALSE(setup.given_up());
  setup.spend(100'000'000);
  EXPECT_TRUE(setup.is_used_up());
  EXPECT_TRUE(setup.given_up());
  setup.begin_lint();
  EXPECT_FALSE(setup.given_up());
}

TEST(AFeatureOfASetup, HasTheBoxAndTheAreaOfItsOutline) {
  const lints::Setup setup =
      setup_of(table("pips", R"("terrain": [)" + line("lane", "road", "[[10,10],[20,10]]", R"(, "width": 2)") + "]"));
  const Box& box = setup.tight_box(FeatureIndex{0});
  EXPECT_DOUBLE_EQ(box.min.y, 9);
  EXPECT_DOUBLE_EQ(box.max.x, 20);
  EXPECT_TRUE(setup.area(FeatureIndex{0}).covers({15, 10.5}));
  EXPECT_FALSE(setup.area(FeatureIndex{0}).covers({15, 12}));
}

}  // namespace
}  // namespace linesman::lint_test
