#include <gmock/gmock.h>

#include "lint/linted.h"

namespace linesman::lint_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

constexpr const char* WEST =
    R"({"kind": "zone", "side": "red", "use": "start", "points": [[0,0],[12,0],[12,48],[0,48]]})";
constexpr const char* MIDDLE =
    R"({"kind": "zone", "side": "red", "use": "start", "points": [[12,0],[20,0],[20,48],[12,48]]})";

Document planned(const std::string& zones, const std::string& pieces) {
  return table("pips", R"("notes": {"markings": [)" + zones + R"(]}, "pieces": [)" + pieces + "]");
}

std::string of_side(const std::string& side, const std::string& at) {
  std::string model = tank("Tiger", at);
  const std::string before = R"("side": "red")";
  return model.replace(model.find(before), before.size(), R"("side": ")" + side + "\"");
}

std::string red(const std::string& at) { return of_side("red", at); }

TEST(AModelOutsideItsZones, IsReported) {
  const auto found = complaints_of(planned(WEST, red("[30, 10]")), "outside-zone");
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_EQ(found[0].reason, "Tiger stands outside the start zones of red.");
  EXPECT_THAT(found[0].of, ElementsAre("tiger"));
  EXPECT_THAT(complaints_of(planned(WEST, red("[11.5, 10]")), "outside-zone"), SizeIs(1)) << "its base sticks out";
}

TEST(AModelOutsideItsZones, IsNotOneInsideOrOfAnotherSide) {
  EXPECT_THAT(complaints_of(planned(WEST, red("[11.2, 10]")), "outside-zone"), IsEmpty());
  EXPECT_THAT(complaints_of(planned(WEST, of_side("blue", "[30, 10]")), "outside-zone"), IsEmpty());
  EXPECT_THAT(complaints_of(planned(std::string(WEST) + "," + MIDDLE, red("[12, 10]")), "outside-zone"), IsEmpty())
      << "it stands in two zones side by side";
}

TEST(StartZonesOfTwoSides, AreReportedWhereTheyOverlap) {
  const auto blue = [](const char* points) {
    return std::string(R"({"kind": "zone", "id": "far", "side": "blue", "use": "start", "points": )") + points + "}";
  };
  const auto found =
      complaints_of(planned(std::string(WEST) + "," + blue("[[10,10],[30,10],[30,20],[10,20]]"), ""), "zones-overlap");
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_EQ(found[0].pointer, "/notes/markings/1");
  EXPECT_THAT(english(found[0].reason), HasSubstr("\"zone-1\" of red and \"far\" of blue overlap."));
  EXPECT_THAT(
      complaints_of(planned(std::string(WEST) + "," + blue("[[12,10],[30,10],[30,20],[12,20]]"), ""), "zones-overlap"),
      IsEmpty());
  EXPECT_THAT(complaints_of(planned(std::string(WEST) + "," + MIDDLE, ""), "zones-overlap"), IsEmpty());
}

constexpr const char* LAKE = R"({"id": "lake", "kind": "lake", "geometry": {"type": "Polygon",
    "coordinates": [[[30,0],[40,0],[40,48],[30,48],[30,0]]]}})";

/// Goals on both sides of what lies between them.
Document with_goals(const std::string& terrain, const std::string& pieces) {
  return table("pips", R"("notes": {"markings": [{"kind": "objective", "id": "near", "points": [[20, 20]]},
      {"kind": "objective", "id": "far", "points": [[44, 20]]}]}, "terrain": [)" +
                           terrain + R"(], "pieces": [)" + pieces + "]");
}

TEST(AnObjectiveThatNoModelCanReach, IsReported) {
  const auto found = complaints_of(with_goals(LAKE, red("[10, 20]")), "objective-closed");
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_EQ(found[0].pointer, "/notes/markings/1");
  EXPECT_EQ(english(found[0].reason), "No model can ever reach the objective \"far\".");
}

TEST(AnObjectiveThatSomeModelCanReach, IsNotReported) {
  EXPECT_THAT(complaints_of(with_goals("", red("[10, 20]")), "objective-closed"), IsEmpty());
  EXPECT_THAT(complaints_of(with_goals(LAKE, red("[10, 20]") + "," + tank("Panther", "[44, 30]")), "objective-closed"),
              IsEmpty());
  EXPECT_THAT(complaints_of(with_goals(LAKE, ""), "objective-closed"), IsEmpty()) << "nobody moves";
}

}  // namespace
}  // namespace linesman::lint_test
