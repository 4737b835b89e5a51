#include "architecture/exceptions.h"

#include <gmock/gmock.h>

namespace linesman {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

TEST(AWall, LetsPassWhatIsWithinItOrWithinAnException) {
  EXPECT_THAT(wall_faults({{"small", 1}, {"full", 10}, {"large", 20}}, 10, {{"large", 24}}), IsEmpty());
}

TEST(AWall, StopsWhatIsAboveItOrAboveItsException) {
  EXPECT_THAT(wall_faults({{"a", 11}, {"b", 21}}, 10, {{"b", 20}}),
              ElementsAre("a has 11, and may have 10", "b has 21, and may have 20"));
}

TEST(AnException, IsStaleWhenItsLimitIsMoreThanAFifthAboveTheFact) {
  EXPECT_THAT(wall_faults({{"a", 20}}, 10, {{"a", 25}}), ElementsAre(HasSubstr("it has 20, and its limit is 25")));
}

TEST(AnException, IsStaleWhenNothingNeedsIt) {
  EXPECT_THAT(wall_faults({{"a", 10}}, 10, {{"a", 11}, {"b", 11}}),
              ElementsAre(HasSubstr("for a is stale: it has 10, which all may have"),
                          HasSubstr("for b is stale: nothing needs it")));
}

}  // namespace
}  // namespace linesman
