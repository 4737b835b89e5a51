#include "architecture/rings.h"

#include <gmock/gmock.h>

namespace linesman {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

using Ring = std::set<std::string>;

TEST(TheSearchForRings, FindsNoneInATreeOrADiamond) {
  EXPECT_THAT(rings({}), IsEmpty());
  EXPECT_THAT(rings({{"a", {"b", "c"}}, {"b", {"d"}}, {"c", {"d"}}}), IsEmpty());
  EXPECT_THAT(rings({{"a", {"a"}}}), IsEmpty());
}

TEST(TheSearchForRings, FindsEachOnceAndWhole) {
  EXPECT_THAT(rings({{"a", {"b"}}, {"b", {"a"}}}), ElementsAre(Ring{"a", "b"}));
  EXPECT_THAT(rings({{"a", {"b"}}, {"b", {"c"}}, {"c", {"a", "d"}}, {"d", {"e"}}, {"e", {"d"}}, {"f", {"a"}}}),
              ElementsAre(Ring{"a", "b", "c"}, Ring{"d", "e"}));
}

TEST(TheSearchForRings, TakesTwoThatShareANameForOne) {
  EXPECT_THAT(rings({{"a", {"b", "c"}}, {"b", {"a"}}, {"c", {"a"}}}), ElementsAre(Ring{"a", "b", "c"}));
}

}  // namespace
}  // namespace linesman
