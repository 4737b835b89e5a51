#include <gmock/gmock.h>

#include "lint/linted.h"

namespace linesman::lint_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

Document pieces(const std::string& list, const std::string& terrain = "") {
  return table("pips", R"("terrain": [)" + terrain + R"(], "pieces": [)" + list + "]");
}

constexpr const char* POND = "[[8,8],[20,8],[20,20],[8,20],[8,8]]";

TEST(PiecesThatOverlap, AreReportedOnceAndPushedApartByTheFix) {
  const Document two = pieces(tank("Tiger", "[10, 10]") + "," + tank("Panther", "[11, 10.5]"));
  const auto found = complaints_of(two, "pieces-overlap");
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_EQ(found[0].reason, "Tiger and Panther overlap.");
  EXPECT_THAT(found[0].of, ElementsAre("tiger", "panther"));
  expect_fixed(two, "pieces-overlap");
}

TEST(PiecesThatOverlap, AreNotPiecesThatOnlyTouch) {
  EXPECT_THAT(complaints_of(pieces(tank("Tiger", "[10, 10]") + "," + tank("Panther", "[11.4, 10]")), "pieces-overlap"),
              IsEmpty());
}

TEST(PiecesThatOverlap, AreNotPiecesAboardOrInReserve) {
  const std::string waiting = tank("Panther", "[10, 10]", R"(, "status": {"reserve": true})");
  EXPECT_THAT(complaints_of(pieces(tank("Tiger", "[10, 10]") + "," + waiting), "pieces-overlap"), IsEmpty());
}

TEST(PiecesThatOverlap, AreNotPiecesInOneHex) {
  const Document hexes = table("hexes", R"("pieces": [
    {"id": "a", "side": "red", "hex": [1, 1], "base": {"shape": "rectangle", "width": 0.5, "length": 0.5}, "traits": {"troop": "squad"}},
    {"id": "b", "side": "red", "hex": [1, 1], "base": {"shape": "rectangle", "width": 0.5, "length": 0.5}, "traits": {"troop": "squad"}}],
    "table": {"hex": {"orientation": "flat", "size": 1, "columns": 9, "rows": 9, "shift": "odd"}})");
  EXPECT_THAT(linted(hexes).complaints, IsEmpty());
}

TEST(APieceOnGroundThatStopsIt, IsReportedWithTheClause) {
  const auto found = complaints_of(
      pieces(tank("Tiger", "[10, 10]"), area("pond", "lake", POND, R"(, "name": "Mill pond")")), "start-impassable");
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_EQ(found[0].reason, "Tiger stands on Mill pond, which it may not go over (pips-26).");
  EXPECT_THAT(found[0].of, ElementsAre("tiger", "pond"));
}

TEST(APieceOnGroundThatStopsIt, IsNotOneOnGroundRatedOpen) {
  const std::string pond = area("pond", "lake", POND, R"(, "ratings": {"pips": "open"})");
  EXPECT_THAT(complaints_of(pieces(tank("Tiger", "[10, 10]"), pond), "start-impassable"), IsEmpty());
  EXPECT_THAT(complaints_of(pieces(tank("Tiger", "[10, 10]"), area("wood", "wood", POND)), "start-impassable"),
              IsEmpty());
}

TEST(APieceOnGroundThatStopsIt, IsNotOneOnABridge) {
  const std::string pond = area("pond", "lake", POND) + "," + line("bridge", "bridge", "[[10,6],[10,22]]");
  EXPECT_THAT(complaints_of(pieces(tank("Tiger", "[10, 10]"), pond), "start-impassable"), IsEmpty());
}

TEST(APieceOverTheTablesEdge, IsReportedAndPushedBackByTheFix) {
  const Document corner = pieces(tank("Tiger", "[0.5, 47]"));
  const auto found = complaints_of(corner, "piece-off-table");
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_THAT(english(found[0].reason), HasSubstr("sticks out 0.5″"));
  expect_fixed(corner, "piece-off-table");
  EXPECT_THAT(complaints_of(pieces(tank("Tiger", "[0.7, 46.5]")), "piece-off-table"), IsEmpty());
}

TEST(PiecesThatOverlap, AreListedUpToANumberAPersonReads) {
  std::string list;
  constexpr int MODELS = 145;  // 10,440 pairs
  for (int i = 0; i < MODELS; ++i) list += (i > 0 ? "," : "") + tank("T" + std::to_string(i), "[10, 10]");
  const auto found = complaints_of(pieces(list), "pieces-overlap");
  ASSERT_THAT(found, SizeIs(10001));
  EXPECT_THAT(english(found.back().reason), HasSubstr("There are more of this kind: only the first 10000 are listed."));
}

}  // namespace
}  // namespace linesman::lint_test
