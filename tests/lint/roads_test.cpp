#include <gmock/gmock.h>

#include "lint/linted.h"

namespace linesman::lint_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

constexpr const char* SHORT = "road-does-not-meet";

/// A road from west to east at y 20, 2 inches wide, and a lane.
Document crossroads(const std::string& lane) {
  return table("pips", R"("terrain": [)" + line("road", "road", "[[0,20],[48,20]]", R"(, "name": "Caen road")") + "," +
                           line("lane", "track", lane, R"(, "name": "Mill lane")") + "]");
}

TEST(ARoadThatEndsShortOfAnother, IsReportedAndLedOnToItByTheFix) {
  const Document gap = crossroads("[[20,0],[20,18.6]]");
  const auto found = complaints_of(gap, SHORT);
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_EQ(found[0].reason, "Mill lane ends 0.4″ short of Caen road.");
  EXPECT_THAT(found[0].of, ElementsAre("lane", "road"));
  expect_fixed(gap, SHORT);
}

TEST(ARoadThatEndsShortOfTheEdge, IsReportedAndLedOutToItByTheFix) {
  const Document gap = crossroads("[[20,0.5],[20,20]]");
  const auto found = complaints_of(gap, SHORT);
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_THAT(english(found[0].reason), HasSubstr("0.5″ short of the table's edge"));
  expect_fixed(gap, SHORT);
}

TEST(ARoad, ThatReachesItsGoalIsInOrder) {
  EXPECT_THAT(complaints_of(crossroads("[[20,0],[20,19]]"), SHORT), IsEmpty()) << "it touches the border";
  EXPECT_THAT(complaints_of(crossroads("[[20,0],[20,20]]"), SHORT), IsEmpty());
  EXPECT_THAT(complaints_of(crossroads("[[20,-1],[20,21]]"), SHORT), IsEmpty()) << "beyond the edge, and over the road";
}

TEST(ARoad, MayEndInTheOpen) { EXPECT_THAT(complaints_of(crossroads("[[20,0],[20,15]]"), SHORT), IsEmpty()); }

TEST(ARoad, MayRunInARing) {
  EXPECT_THAT(complaints_of(crossroads("[[20,18.6],[24,12],[16,12],[20,18.6]]"), SHORT), IsEmpty());
}

}  // namespace
}  // namespace linesman::lint_test
