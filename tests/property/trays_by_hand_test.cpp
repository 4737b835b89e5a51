// Losses, broken trays and models put on a tray, under rules as they were built.
#include <gtest/gtest.h>

#include "files/documents/document.h"
#include "files/json.h"
#include "record/history.h"
#include "referee/trays.h"
#include "support/built_rulesets.h"
#include "table/losses.h"

namespace linesman {
namespace {

Hearing heard(const std::string& pieces) {
  const auto json = parse_json(
      R"({"linesman": 1, "ruleset": "ranks", "table": {"width": 48, "depth": 48}, "pieces": [)" + pieces + R"(]})", "");
  const auto document = read_document(*json, "");
  EXPECT_TRUE(document) << (document ? "" : document.problem().sentence());
  auto hearing = built_referee().open(document->game);
  EXPECT_TRUE(hearing) << (hearing ? "" : hearing.problem().sentence());
  return *std::move(hearing);
}

Hearing regiment() {
  return heard(R"({"id": "t", "name": "Guard", "side": "red", "base": {"shape": "rectangle", "width": 0.8, "length": 1},
      "at": [20, 20], "facing": 90, "tray": {"models": 7, "files": 3, "gap": 0.1}, "status": {"losses": 1}})");
}

std::string refused(const Hearing& hearing, const TrayRequest& request) {
  const auto changed = with_tray_changed(hearing, request);
  EXPECT_FALSE(changed);
  return changed ? "" : english(changed.problem().reason);
}

TEST(ALossByHand, IsOneEntryThatIsUndoneToTheSameGame) {
  const Hearing hearing = regiment();
  const auto changed = with_tray_changed(hearing, {.piece = "t", .losses = 4});
  ASSERT_TRUE(changed) << changed.problem().sentence();
  const Piece& fewer = changed->game.piece(PieceIndex{0});
  EXPECT_EQ(models_left(fewer), 3);
  EXPECT_NEAR(fewer.pose.at.x, 20 + 1.1 / 2, 1e-9);
  const Game recorded = record_edit(hearing.game(), changed->game);
  EXPECT_EQ(recorded.history().size(), 1u);
  EXPECT_EQ(recorded.history()[0]["before"]["pieces"][0]["at"], *parse_json("[20, 20]", ""));
}

TEST(ALossByHand, ThatATrayCannotHaveIsRefused) {
  const Hearing hearing = regiment();
  EXPECT_EQ(refused(hearing, {.piece = "x", .losses = 1}), "there is no piece \"x\" in the game");
  EXPECT_EQ(refused(hearing, {.piece = "t", .losses = 8}), "\"losses\" are more than its models");
}

TEST(ABrokenTray, LeavesItsModelsWhereTheyStood) {
  const Hearing hearing = regiment();
  const auto changed = with_tray_changed(hearing, {.piece = "t", .breaks = true});
  ASSERT_TRUE(changed) << changed.problem().sentence();
  ASSERT_EQ(changed->added.size(), 6u);
  EXPECT_EQ(changed->added.front(), "t-1");
  EXPECT_EQ(changed->removed, (std::vector<std::string>{"t"}));
  const Piece& first = changed->game.piece(*changed->game.find_piece("t-1"));
  EXPECT_EQ(first.base, Footprint(RectangleBase{0.8, 1}));
  EXPECT_FALSE(first.tray);
  EXPECT_EQ(first.name, "Guard 1");
  // It faces east: the front is at greater x, the left at greater y.
  EXPECT_NEAR(first.pose.at.x, 20.55, 1e-9);
  EXPECT_NEAR(first.pose.at.y, 20.9, 1e-9);
  EXPECT_EQ(first.status.find("losses"), nullptr);
}

TEST(ModelsOnATray, StandWhereTheirFrontWas) {
  const auto broken = with_tray_changed(regiment(), {.piece = "t", .breaks = true});
  ASSERT_TRUE(broken);
  const auto hearing = regiment().on(broken->game);
  ASSERT_TRUE(hearing);
  TrayRequest request{.piece = "t", .models = broken->added, .files = 3, .gap = 0.1};
  const auto again = with_tray_changed(*hearing, request);
  ASSERT_TRUE(again) << again.problem().sentence();
  const Piece& tray = again->game.piece(PieceIndex{0});
  EXPECT_EQ(tray.tray, (Tray{RectangleBase{0.8, 1}, 6, 3, 0.1}));
  EXPECT_NEAR(tray.pose.at.x, 20, 1e-6);
  EXPECT_NEAR(tray.pose.at.y, 20, 1e-6);
  EXPECT_EQ(again->removed.size(), 6u);
  EXPECT_EQ(again->game.pieces().size(), 1u);
}

TEST(ModelsOnATray, AreEqual) {
  const Hearing hearing = heard(R"(
      {"id": "a", "side": "red", "base": {"shape": "circle", "diameter": 1}, "at": [20, 20], "facing": 0},
      {"id": "b", "side": "red", "base": {"shape": "circle", "diameter": 2}, "at": [23, 20], "facing": 0})");
  EXPECT_EQ(refused(hearing, {.piece = "t", .models = {"a", "b"}}), "b is not like a: a tray has equal models");
  EXPECT_EQ(refused(hearing, {.piece = "t", .models = {"a", "a"}}), "the piece \"a\" is named twice");
  EXPECT_EQ(refused(hearing, {.piece = "b", .models = {"a"}}), "\"b\" is in the game already");
  EXPECT_EQ(refused(hearing, {.piece = "a"}), "nothing is said of the tray");
  EXPECT_EQ(refused(hearing, {.piece = "a", .breaks = true}), "a is no tray");
}

}  // namespace
}  // namespace linesman
