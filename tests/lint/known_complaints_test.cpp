#include "lint/known_complaints.h"

#include <gmock/gmock.h>

#include "lint/linted.h"
#include "support/built_rulesets.h"

namespace linesman::lint_test {
namespace {

Document tanks(const std::string& second_at) {
  return table("pips", R"("pieces": [)" + tank("a", "[10, 10]") + "," + tank("b", second_at) + "," +
                           tank("c", "[30, 30]") + "]");
}

TEST(TheComplaintsOfATable, AreKnownOfItselfAndOfOneWithFewer) {
  const KnownComplaints known(tanks("[10.5, 10]").game, *built_rulesets());
  EXPECT_TRUE(known.all_of(tanks("[10.5, 10]").game));
  EXPECT_TRUE(known.all_of(tanks("[20, 10]").game));
}

TEST(TheComplaintsOfATable, AreNotThoseOfOneThatOverlapsElsewhere) {
  const KnownComplaints known(tanks("[10.5, 10]").game, *built_rulesets());
  EXPECT_FALSE(known.all_of(tanks("[30.5, 30]").game)) << "other models";
  const KnownComplaints none(tanks("[20, 10]").game, *built_rulesets());
  EXPECT_FALSE(none.all_of(tanks("[10.5, 10]").game));
}

}  // namespace
}  // namespace linesman::lint_test
