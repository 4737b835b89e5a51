#include <gmock/gmock.h>

#include "lint/linted.h"

namespace linesman::lint_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

Document terrain(const std::string& list) { return table("pips", R"("terrain": [)" + list + "]"); }

constexpr const char* SMALL = "[[10,10],[14,10],[14,14],[10,14],[10,10]]";
constexpr const char* LARGE = "[[8,8],[20,8],[20,20],[8,20],[8,8]]";

TEST(AFeatureOffTheTable, IsReportedAndRemovedByTheFix) {
  const Document beyond =
      terrain(area("wood", "wood", "[[50,10],[54,10],[54,14],[50,14],[50,10]]", R"(, "name": "Far wood")"));
  const auto found = complaints_of(beyond, "feature-off-table");
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_EQ(found[0].reason, "Far wood lies off the table.");
  expect_fixed(beyond, "feature-off-table");
}

TEST(AFeatureOffTheTable, IsNotOneThatOnlySticksOut) {
  EXPECT_THAT(
      complaints_of(terrain(area("wood", "wood", "[[46,10],[54,10],[54,14],[46,14],[46,10]]")), "feature-off-table"),
      IsEmpty());
}

TEST(AFeatureOffTheTable, IsFoundEvenIfItsBoxReachesIn) {
  EXPECT_THAT(complaints_of(terrain(area("wood", "wood", "[[47,50],[50,47],[50,50],[47,50]]")), "feature-off-table"),
              SizeIs(1));
}

TEST(AFeatureUnderAnother, IsReportedAndRemovedByTheFix) {
  const Document under =
      terrain(area("scrub", "scrub", SMALL) + "," + area("wood", "wood", LARGE, R"(, "name": "Big wood")"));
  const auto found = complaints_of(under, "feature-hidden");
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_EQ(found[0].reason, "The scrub \"scrub\" lies wholly under Big wood.");
  EXPECT_THAT(found[0].of, ElementsAre("scrub"));
  expect_fixed(under, "feature-hidden");
}

TEST(AFeatureUnderAnother, IsNotOneThatLiesOnIt) {
  EXPECT_THAT(
      complaints_of(terrain(area("wood", "wood", LARGE) + "," + area("scrub", "scrub", SMALL)), "feature-hidden"),
      IsEmpty());
}

TEST(AFeatureUnderAnother, IsNotOneOfAnotherClass) {
  EXPECT_THAT(
      complaints_of(terrain(area("house", "building", SMALL, R"(, "name": "Inn")") + "," + area("wood", "wood", LARGE)),
                    "feature-hidden"),
      IsEmpty());
}

/// Roads from the left edge to the right one that all cross in the middle.
std::string crossing_roads(int count) {
  std::string roads;
  for (int i = 0; i < count; ++i) {
    const std::string low = std::to_string(1 + 46.0 * i / count);
    const std::string high = std::to_string(47 - 46.0 * i / count);
    roads += (i > 0 ? "," : "") + line("r" + std::to_string(i), "road", "[[1," + low + "],[47," + high + "]]");
  }
  return roads;
}

TEST(AFeatureUnderAnother, IsLookedForWithTheSameWorkHoweverManyCross) {
  constexpr std::string_view UNFINISHED = "So much lies in one place that not all was looked at.";
  for (const Complaint& complaint : linted(terrain(crossing_roads(200))).complaints)
    EXPECT_NE(complaint.reason, UNFINISHED);
  // Seven million pairs of boxes meet here.
  const auto found = complaints_of(terrain(crossing_roads(3800)), "feature-hidden");
  ASSERT_THAT(found, Not(IsEmpty()));
  EXPECT_EQ(found.back().reason, UNFINISHED);
}

TEST(AFeatureUnderAnother, MayBeCoveredByTwoTogether) {
  const std::string west = area("west", "wood", "[[8,8],[12,8],[12,20],[8,20],[8,8]]");
  const std::string east = area("east", "wood", "[[12,8],[20,8],[20,20],[12,20],[12,8]]");
  const auto found = complaints_of(terrain(area("scrub", "scrub", SMALL) + "," + west + "," + east), "feature-hidden");
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_THAT(english(found[0].reason), HasSubstr("under the wood \"west\" and the wood \"east\""));
  const std::string apart = area("east", "wood", "[[12.1,8],[20,8],[20,20],[12.1,20],[12.1,8]]");
  EXPECT_THAT(complaints_of(terrain(area("scrub", "scrub", SMALL) + "," + west + "," + apart), "feature-hidden"),
              IsEmpty());
}

TEST(AnObstacleWithoutWidth, GetsItsUsualWidth) {
  const Document bare = terrain(line("hedge", "hedge", "[[0,20],[20,20]]", R"(, "width": 0)"));
  const auto found = complaints_of(bare, "zero-width");
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_EQ(found[0].pointer, "/terrain/0/width");
  EXPECT_THAT(english(found[0].reason), HasSubstr("a hedge is usually 0.25″ wide"));
  expect_fixed(bare, "zero-width");
}

TEST(AnObstacleWithoutWidth, MayBeAFence) {
  EXPECT_THAT(complaints_of(terrain(line("fence", "fence", "[[0,20],[20,20]]")), "zero-width"), IsEmpty());
}

}  // namespace
}  // namespace linesman::lint_test
