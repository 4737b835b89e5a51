#include <gmock/gmock.h>

#include "lint/linted.h"

namespace linesman::lint_test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

/// Two lakes with a gap from x 20 to `right_of`, and further terrain.
Document lakes(const std::string& right_of, const std::string& more_terrain, const std::string& pieces) {
  return table(
      "pips",
      R"("terrain": [)" + area("west", "lake", "[[0,20],[20,20],[20,24],[0,24],[0,20]]", R"(, "name": "West mere")") +
          "," +
          area("east", "lake", "[[" + right_of + ",20],[48,20],[48,24],[" + right_of + ",24],[" + right_of + ",20]]") +
          more_terrain + R"(], "pieces": [)" + pieces + "]");
}

constexpr const char* GAP = "gap-too-narrow";

TEST(AGap, TooNarrowForABaseIsReportedWithThePiecesThatFitAndThoseThatDoNot) {
  const std::string car =
      R"({"id": "car", "name": "Dingo", "side": "red", "at": [5, 5], "facing": 0,
          "base": {"shape": "rectangle", "width": 1, "length": 2}, "traits": {"speed": "wheeled", "drive": "wheeled"}})";
  const auto found = complaints_of(lakes("21.2", "", tank("Tiger", "[10, 10]") + "," + car), GAP);
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_THAT(english(found[0].reason),
              AllOf(HasSubstr("West mere"), HasSubstr("is 1.2″"), HasSubstr("too narrow for Tiger (1.4″ across)"),
                    HasSubstr("wide enough for Dingo")));
  EXPECT_THAT(found[0].of, testing::ElementsAre("west", "east"));
  EXPECT_EQ(found[0].pointer, "/terrain/1");
  ASSERT_TRUE(found[0].at);
  EXPECT_NEAR(found[0].at->x, 20.6, 1e-9);
}

TEST(AGap, AsWideAsTheBaseIsWideEnough) {
  EXPECT_THAT(complaints_of(lakes("21.4", "", tank("Tiger", "[10, 10]")), GAP), IsEmpty());
  EXPECT_THAT(complaints_of(lakes("21.399", "", tank("Tiger", "[10, 10]")), GAP), SizeIs(1));
}

TEST(AGap, OfNoWidthIsNotReported) {
  EXPECT_THAT(complaints_of(lakes("20", "", tank("Tiger", "[10, 10]")), GAP), IsEmpty());
}

TEST(AGap, IsReportedOnlyForAPieceThatBothSidesStop) {
  EXPECT_THAT(complaints_of(lakes("21", "", ""), GAP), IsEmpty());
  const Document hedges = table("pips", R"("terrain": [)" + line("a", "hedge", "[[0,20],[20,20]]") + "," +
                                            line("b", "hedge", "[[21,20],[48,20]]") + R"(], "pieces": [)" +
                                            tank("Tiger", "[10, 10]") + "]");
  EXPECT_THAT(complaints_of(hedges, GAP), IsEmpty()) << "a tank drives through hedges";
}

TEST(AGap, IsMeasuredFromTheFlatEndOfALine) {
  const Document ditches =
      table("pips", R"("terrain": [)" + line("a", "anti-tank", "[[0,20],[20,20]]", R"(, "width": 2)") + "," +
                        line("b", "anti-tank", "[[21.5,20],[48,20]]", R"(, "width": 2)") + R"(], "pieces": [)" +
                        tank("Tiger", "[10, 10]") + "]");
  EXPECT_THAT(complaints_of(ditches, GAP), IsEmpty()) << "round ends would overlap";
}

TEST(AGap, ClosedByAThirdFeatureIsNotReported) {
  const std::string cork = "," + area("cork", "lake", "[[20,21],[21,21],[21,23],[20,23],[20,21]]");
  EXPECT_THAT(complaints_of(lakes("21", cork, tank("Tiger", "[10, 10]")), GAP), IsEmpty());
}

TEST(AGap, IsMeasuredAcrossTheFacingOfTheBase) {
  const std::string wide = tank("Wide", "[10, 10]", R"(, "altitude": 0)");
  EXPECT_THAT(complaints_of(lakes("22", "", wide), GAP), IsEmpty()) << "it is 3 inches long and 1.4 wide";
}

}  // namespace
}  // namespace linesman::lint_test
