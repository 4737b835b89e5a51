#include <gmock/gmock.h>

#include "lint/linted.h"

namespace linesman::lint_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

Document lines(const std::string& list) { return table("orders", R"("terrain": [)" + list + "]"); }

TEST(EndsThatNearlyMeet, AreReportedOnceAndJoinedByTheFix) {
  const Document apart =
      lines(line("west", "hedge", "[[0,12],[19.995,12]]") + "," + line("east", "hedge", "[[20.005,12],[40,12]]"));
  const auto found = complaints_of(apart, "lines-nearly-meet");
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_THAT(found[0].of, ElementsAre("west", "east"));
  EXPECT_THAT(english(found[0].reason), HasSubstr("0.01″ short of the hedge \"east\""));
  expect_fixed(apart, "lines-nearly-meet");
}

TEST(EndsThatNearlyMeet, AreNotEndsThatMeetOrLieFarApart) {
  EXPECT_THAT(
      complaints_of(lines(line("a", "hedge", "[[0,12],[20,12]]") + "," + line("b", "wall", "[[20,12],[40,12]]")),
                    "lines-nearly-meet"),
      IsEmpty());
  EXPECT_THAT(
      complaints_of(lines(line("a", "hedge", "[[0,12],[19,12]]") + "," + line("b", "hedge", "[[20,12],[40,12]]")),
                    "lines-nearly-meet"),
      IsEmpty());
}

TEST(EndsThatNearlyMeet, MayMissAWallInItsMiddle) {
  const Document stem =
      lines(line("bar", "wall", "[[0,12],[40,12]]") + "," + line("stem", "hedge", "[[20,12.05],[20,20]]"));
  const auto found = complaints_of(stem, "lines-nearly-meet");
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_THAT(found[0].of, ElementsAre("stem", "bar"));
  expect_fixed(stem, "lines-nearly-meet");
}

TEST(EndsThatNearlyMeet, AreNotEndsOfAContourAndAHedge) {
  EXPECT_THAT(
      complaints_of(lines(line("a", "hedge", "[[0,12],[20,12]]") + "," + line("b", "contour", "[[20.01,12],[40,12]]")),
                    "lines-nearly-meet"),
      IsEmpty());
}

}  // namespace
}  // namespace linesman::lint_test
