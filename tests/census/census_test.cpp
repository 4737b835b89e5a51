#include "census/census.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "files/orders/order_json.h"
#include "support/documents.h"
#include "support/fnv.h"

namespace linesman::census {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(TheHash, IsThatOfItsAuthors) {
  EXPECT_EQ(fnv(""), 0xcbf29ce484222325U);
  EXPECT_EQ(fnv("a"), 0xaf63dc4c8601ec8cU);
  EXPECT_EQ(fnv("foobar"), 0x85944171f73967e8U);
  EXPECT_EQ(fnv("bar", fnv("foo")), fnv("foobar"));
  EXPECT_EQ(hex(0x85944171f73967e8U), "85944171f73967e8");
  EXPECT_EQ(hex(10), "000000000000000a");
}

TEST(TheDifferences, NameWhatChangedWhatIsNewAndWhatIsGone) {
  const Hashes then{{"a", 1}, {"b", 2}, {"c", 3}};
  EXPECT_THAT(differences(then, then), IsEmpty());
  EXPECT_THAT(differences(then, {{"a", 1}, {"c", 4}, {"d", 5}}),
              ElementsAre("c was 0000000000000003 and is 0000000000000004", "d is new", "b is gone"));
}

TEST(TheSum, ChangesWithEachNameAndHash) {
  const Hashes hashes{{"a", 1}, {"b", 2}};
  EXPECT_NE(sum(hashes), sum({{"a", 1}, {"b", 3}}));
  EXPECT_NE(sum(hashes), sum({{"a", 1}, {"c", 2}}));
  EXPECT_NE(sum(hashes), sum({{"a", 1}}));
}

TEST(AnAnswer, IsTheSentenceOfARefusal) {
  const Sample sample{"g", "s", Problem{"/table", "It has no table"}, read_order(files_test::json("{}"), "")};
  EXPECT_EQ(answer_to(sample).verdict, "refused");
  EXPECT_EQ(answer_to(sample).text, "/table: It has no table");
}

class TheCensus : public ::testing::TestWithParam<std::string> {};

TEST_P(TheCensus, IsTheTrackedOne) {
  const std::string& ruleset = GetParam();
  const Census census = taken(ruleset);
  const auto then = tracked(ruleset);
  ASSERT_TRUE(then) << then.problem().sentence() << "\n`linesman_census write " << ruleset << "` makes it";
  constexpr std::size_t MAX_SHOWN = 12;
  const std::vector<std::string> changed = differences(*then, hashes_of(census));
  for (std::size_t i = 0; i < std::min(changed.size(), MAX_SHOWN); ++i) ADD_FAILURE() << changed[i];
  EXPECT_THAT(changed.size(), 0u) << "To see which rulings changed, compare with a build that is right:\n"
                                  << "  linesman_census divide " << ruleset << " GROUP\n"
                                  << "  linesman_census divide " << ruleset << " GROUP SAMPLE\n"
                                  << "If they are to change: linesman_census write " << ruleset;
}

std::vector<std::string> counted() { return rulesets_with_samples(); }

INSTANTIATE_TEST_SUITE_P(Of, TheCensus, ::testing::ValuesIn(counted()), [](const auto& tested) {
  std::string name = tested.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(TheCensus);

}  // namespace
}  // namespace linesman::census
