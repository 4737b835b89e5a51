// The places of each shape, by hand.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "files/json.h"
#include "files/orders/form_json.h"
#include "files/orders/order_json.h"
#include "reach/places.h"
#include "reach/units/form_slots.h"

namespace linesman {
namespace {

using reach_test::heard;

std::string man(int number, double x, double y, const std::string& more = "") {
  return R"({"id": "m)" + std::to_string(number) + R"(", "unit": "u", "base": {"shape": "circle", "diameter": 1},
      "at": [)" +
         std::to_string(x) + ", " + std::to_string(y) + R"(], "facing": 0, "traits": {"troop": "infantry"})" + more +
         "}";
}

/// Men in a line from [10, 10] to the right, 1.5 inches apart, facing north.
Hearing men(int count) {
  std::string pieces;
  for (int i = 1; i <= count; ++i) pieces += (i > 1 ? "," : "") + man(i, 8.5 + 1.5 * i, 10);
  return heard("orders", "", pieces, "{}", R"({"id": "u", "side": "red"})");
}

Result<FormSlots> slots_of(const Hearing& hearing, const std::string& form) {
  const auto order = read_order(*parse_json(R"({"unit": "u", "action": "advance"})", ""), "");
  const auto members = form_members(hearing, *order);
  if (!members) return members.problem();
  const auto read = read_form(*parse_json(form, ""), "/form");
  if (!read) return read.problem();
  return FormSlots::of(hearing, *members, *read);
}

void expect_slots(const Result<FormSlots>& slots, const std::vector<Slot>& places) {
  ASSERT_TRUE(slots) << slots.problem().sentence();
  ASSERT_EQ(slots->all().size(), places.size());
  for (std::size_t i = 0; i < places.size(); ++i) {
    EXPECT_NEAR(slots->all()[i].at.x, places[i].at.x, 1e-9) << i;
    EXPECT_NEAR(slots->all()[i].at.y, places[i].at.y, 1e-9) << i;
    EXPECT_NEAR(slots->all()[i].facing, places[i].facing, 1e-9) << i;
  }
}

void expect_places(const Result<FormSlots>& slots, const std::vector<Vec>& places) {
  std::vector<Slot> facing_north;
  for (const Vec place : places) facing_north.push_back({place, 0});
  expect_slots(slots, facing_north);
}

std::string refusal(const Result<FormSlots>& slots) {
  return slots ? "" : slots.problem().pointer + " " + english(slots.problem().reason);
}

TEST(ALine, StandsInOneRankWithItsGapBehindTheFront) {
  expect_places(slots_of(men(3), R"({"shape": "line", "at": [20, 20], "gap": 0.5})"),
                {{18.5, 19.5}, {20, 19.5}, {21.5, 19.5}});
}

TEST(ALine, FillsItsFrontage) {
  expect_places(slots_of(men(3), R"({"shape": "line", "at": [20, 20], "frontage": 7})"),
                {{17, 19.5}, {20, 19.5}, {23, 19.5}});
}

TEST(Ranks, AreTwoUnlessSaidAndTheRestIsCentred) {
  expect_places(slots_of(men(5), R"({"shape": "ranks", "at": [20, 20], "gap": 0})"),
                {{19, 19.5}, {20, 19.5}, {21, 19.5}, {19.5, 18.5}, {20.5, 18.5}});
}

TEST(Ranks, HaveAsManyFilesAsFitIntoAFrontageAlone) {
  expect_places(slots_of(men(3), R"({"shape": "ranks", "at": [20, 20], "frontage": 2.6, "gap": 0.5})"),
                {{19.25, 19.5}, {20.75, 19.5}, {20, 18}});
  expect_places(slots_of(men(2), R"({"shape": "ranks", "at": [20, 20], "frontage": 0.2, "gap": 0.5})"),
                {{20, 19.5}, {20, 18}});
}

TEST(Ranks, WithANumberSpreadOverTheirFrontageAndKeepTheirDepth) {
  expect_places(slots_of(men(4), R"({"shape": "ranks", "ranks": 2, "at": [20, 20], "frontage": 5, "gap": 0.5})"),
                {{18, 19.5}, {22, 19.5}, {18, 18}, {22, 18}});
}

TEST(AColumn, IsTwoWide) {
  expect_places(slots_of(men(3), R"({"shape": "column", "at": [20, 20], "gap": 0})"),
                {{19.5, 19.5}, {20.5, 19.5}, {20, 18.5}});
}

TEST(AWedge, HasOneModelMoreInEachRank) {
  expect_places(slots_of(men(4), R"({"shape": "wedge", "at": [20, 20], "gap": 0})"),
                {{20, 19.5}, {19.5, 18.5}, {20.5, 18.5}, {20, 17.5}});
}

TEST(ATray, HasNoGaps) {
  expect_places(slots_of(men(3), R"({"shape": "tray", "files": 2, "at": [20, 20], "gap": 3})"),
                {{19.5, 19.5}, {20.5, 19.5}, {20, 18.5}});
}

TEST(AShape, FacesAsItIsAskedAndKeepsLeftLeft) {
  expect_slots(slots_of(men(2), R"({"shape": "line", "at": [20, 20], "facing": 90, "gap": 1})"),
               {{{19.5, 21}, 90}, {{19.5, 19}, 90}});
}

TEST(AShape, StandsWhereTheUnitsFrontIsUnlessSaid) {
  // The men reach from 9.5 to 13.5 and forward to 10.5.
  expect_places(slots_of(men(3), R"({"shape": "column", "gap": 0})"), {{11, 10}, {12, 10}, {11.5, 9}});
}

TEST(AsItStands, TheShapeTurnsAboutTheMiddleOfItsFront) {
  const Hearing hearing = men(3);
  expect_slots(slots_of(hearing, R"({"shape": "as-is", "facing": 90})"),
               {{{11, 12}, 90}, {{11, 10.5}, 90}, {{11, 9}, 90}});
  expect_places(slots_of(hearing, R"({"shape": "as-is", "at": [11.5, 12.5]})"), {{10, 12}, {11.5, 12}, {13, 12}});
  const auto slots = slots_of(hearing, R"({"shape": "as-is"})");
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(slots->fixed()[i], i);
}

TEST(AFile, FollowsTheWayOfItsLeaderAndItsOwnBeginning) {
  expect_slots(slots_of(men(4), R"({"shape": "file", "way": [[10, 11], [12, 11]], "gap": 0})"),
               {{{12, 11}, 90}, {{11, 11}, 90}, {{10, 11}, 0}, {{10, 10}, 0}});
  expect_slots(slots_of(men(3), R"({"shape": "file", "way": [[10, 10.5]], "gap": 0})"),
               {{{10, 10.5}, 0}, {{10, 9.5}, 0}, {{10, 8.5}, 0}});
}

TEST(AFile, MeasuresStraightRoundABend) {
  const auto slots = slots_of(men(2), R"({"shape": "file", "way": [[10, 12], [10.6, 12]], "gap": 0})");
  ASSERT_TRUE(slots);
  EXPECT_NEAR(slots->all()[1].at.x, 10, 1e-9);
  EXPECT_NEAR(slots->all()[1].at.y, 12 - 0.8, 1e-9);
}

TEST(AFile, WithoutAWayIsOneModelWide) {
  expect_places(slots_of(men(2), R"({"shape": "file", "at": [20, 20], "gap": 0})"), {{20, 19.5}, {20, 18.5}});
}

TEST(TheLeader, HasTheFirstSlotOfAWedgeUnlessItIsGiven) {
  const std::string pieces = man(1, 10, 10) + "," +
                             R"({"id": "m2", "unit": "u", "base": {"shape": "circle", "diameter": 1}, "at": [12, 10],
                                "facing": 90, "traits": {"troop": "leader"}})" +
                             "," + man(3, 14, 10);
  const Hearing hearing = heard("skirmish", "", pieces, "{}", R"({"id": "u", "side": "red"})");
  const auto wedge = slots_of(hearing, R"({"shape": "wedge", "at": [20, 20]})");
  ASSERT_TRUE(wedge) << wedge.problem().sentence();
  EXPECT_EQ(wedge->fixed()[1], 0u);
  EXPECT_NEAR(wedge->all()[0].facing, 90, 1e-9);
  const auto given = slots_of(hearing, R"({"shape": "wedge", "at": [20, 20], "who": {"m3": 1}})");
  EXPECT_EQ(given->fixed()[1], std::nullopt);
  EXPECT_EQ(given->fixed()[2], 0u);
}

TEST(AShape, GoesAsFarAsItIsAskedOnItsStraightLine) {
  const auto slots = slots_of(men(2), R"({"shape": "line", "at": [10.75, 14.5], "gap": 0.5})");
  ASSERT_TRUE(slots);
  EXPECT_NEAR(slots->inches(), 4, 1e-9);
  EXPECT_NEAR(slots->after(1).front().at.y, 11, 1e-9);
  EXPECT_NEAR(slots->after(4).front().at.y, 14, 1e-9);
}

TEST(BadForms, AreRefusedWithTheirPlace) {
  const Hearing hearing = men(3);
  const auto refused = [&](const std::string& form) { return refusal(slots_of(hearing, form)); };
  const std::string shapes = "\"shape\" must be as-is, line, ranks, column, wedge, file or tray";
  EXPECT_EQ(refused("{}"), "/form/shape " + shapes);
  EXPECT_EQ(refused(R"({"shape": "square"})"), "/form/shape " + shapes);
  EXPECT_EQ(refused(R"({"shape": "ranks", "ranks": 0})"), "/form/ranks \"ranks\" must be a whole number above 0");
  EXPECT_EQ(refused(R"({"shape": "column", "files": 1.5})"), "/form/files \"files\" must be a whole number above 0");
  EXPECT_EQ(refused(R"({"shape": "ranks", "ranks": 4})"), "/form/ranks 4 ranks are more than the unit has models (3)");
  EXPECT_EQ(refused(R"({"shape": "tray", "files": 4})"), "/form/files 4 files are more than the unit has models (3)");
  EXPECT_EQ(refused(R"({"shape": "ranks", "ranks": 1, "files": 2})"), "/form/files give ranks or files, not both");
  EXPECT_EQ(refused(R"({"shape": "line", "frontage": 2})"),
            "/form/frontage 3 models need at least 3 inches in one rank; 2 are given");
  EXPECT_EQ(refused(R"({"shape": "wedge", "frontage": 8})"), "/form/frontage a wedge has no frontage");
  EXPECT_EQ(refused(R"({"shape": "line", "way": [[1, 1]]})"), "/form/way only a file has a way");
  EXPECT_EQ(refused(R"({"shape": "file", "way": []})"), "/form/way \"way\" must have at least one point");
  EXPECT_EQ(refused(R"({"shape": "file", "way": [[1, 1]], "at": [2, 2]})"),
            "/form/at a file ends where its way ends: \"at\" goes with other shapes");
  EXPECT_EQ(refused(R"({"shape": "line", "gap": -1})"), "/form/gap \"gap\" must be at least 0");
  EXPECT_EQ(refused(R"({"shape": "line", "at": [50, 2]})"), "/form/at the front line's middle lies off the table");
  EXPECT_EQ(refused(R"({"shape": "line", "who": {"mg": 1}})"), "/form/who/mg \"mg\" is not in the order");
  EXPECT_EQ(refused(R"({"shape": "line", "leader": "mg"})"), "/form/leader \"mg\" is not in the order");
  EXPECT_EQ(refused(R"({"shape": "line", "who": {"m1": 3, "m2": 3}})"), "/form/who/m2 slot 3 is given to two models");
  EXPECT_EQ(refused(R"({"shape": "line", "who": {"m1": 11}})"), "/form/who/m1 there are 3 slots, not 11");
  EXPECT_EQ(refusal(slots_of(men(1), R"({"shape": "line"})")), "/form one model has no shape: give it a path or ends");
}

}  // namespace
}  // namespace linesman
