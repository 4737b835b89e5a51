#include "files/orders/order_json.h"
#include "table.h"

namespace linesman::pips {
namespace {

using testing::HasSubstr;

const std::string AHEAD = drive("rapid", R"({"forward": 3})", "4, 3");

/// The place of what an order is refused for; "judged" when it is not.
std::string refused_at(const Table& t, const std::string& order = AHEAD) {
  const auto judged = t.judged(order);
  return judged ? "judged" : judged.problem().pointer;
}

TEST(AnOrder, IsRefusedForTheTraitThatItsVehicleLacks) {
  EXPECT_EQ(refused_at({.tank = R"("drive": "tracked")"}), "/pieces/0/traits/speed");
  EXPECT_EQ(refused_at({.tank = R"("speed": "slow")"}), "/pieces/0/traits/drive");
  EXPECT_EQ(refused_at({.tank = R"("speed": "slow", "drive": "hover")"}), "/pieces/0/traits/drive");
  EXPECT_EQ(refused_at({.tank = R"("speed": "slow", "drive": "tracked", "troop": "gun")"}), "/pieces/0/traits/troop");
  EXPECT_EQ(refused_at({.tank = R"("speed": "wheeled")"}), "judged");
}

TEST(AnOrder, IsRefusedForAVehicleThatIsNotOnTheTable) {
  EXPECT_EQ(refused_at({.status = R"("reserve": true)"}), "/pieces/0/status/reserve");
  EXPECT_EQ(refused_at({.status = R"("left": true)"}), "/pieces/0/status/left");
  EXPECT_EQ(refused_at({.status = R"("reserve": false)"}), "judged");
}

TEST(AnOrder, IsRefusedForAPathThatItsActionDoesNotHave) {
  EXPECT_EQ(refused_at({}, R"("action": "rapid")"), "/path");
  EXPECT_EQ(refused_at({}, R"("action": "rapid", "path": [])"), "/path");
  EXPECT_EQ(refused_at({}, R"("action": "free", "path": [{"forward": 1}])"), "/path");
  EXPECT_EQ(refused_at({}, R"("action": "gallop", "path": [{"forward": 1}])"), "/action");
  EXPECT_EQ(refused_at({}, R"("path": [{"forward": 1}])"), "/action");
}

TEST(AnOrder, ToGetFreeIsRefusedWithoutTheWayIn) {
  EXPECT_EQ(refused_at({.status = R"("trapped": true, "entered_x": 20, "entered_y": 3)"}, R"("action": "free")"),
            "/pieces/0/status");
}

TEST(AnOrder, IsRefusedForWordsThatTheRulesetDoesNotKnow) {
  EXPECT_EQ(refused_at({}, drive("rapid", R"({"forward": 3}, {"climb": 1})")), "/path/1");
  EXPECT_EQ(refused_at({}, AHEAD + R"(, "toward": "nowhere")"), "/toward");
  EXPECT_EQ(refused_at({}, AHEAD + R"(, "assault": true)"), "/assault");
}

TEST(AGame, IsRefusedForContradictionsOfAnyPiece) {
  Table t;
  t.others = R"(, {"id": "car", "side": "red", "at": [5, 5], "facing": 0, "base": {"shape": "circle", "diameter": 1},
                   "traits": {"speed": "slow", "drive": "wheeled"}})";
  EXPECT_EQ(refused_at(t), "/pieces/1/traits/speed");
}

TEST(AGame, MayHoldPiecesOfOtherRulesets) {
  Table t;
  t.others = R"(, {"id": "walker", "side": "red", "at": [5, 5], "facing": 0, "base": {"shape": "circle", "diameter": 1},
                   "traits": {"drive": "walker", "troop": "squad"}})";
  EXPECT_EQ(refused_at(t), "judged");
}

TEST(AGame, IsRefusedForOptionsAndRatingsThatThereAreNot) {
  EXPECT_EQ(refused_at({.options = R"("steer": 200)"}), "/options/steer");
  EXPECT_EQ(refused_at({.options = R"("wheels": 4)"}), "/options/wheels");
  EXPECT_EQ(refused_at({.terrain = area("wood", "wood", 0, 0, 1, 1, R"(, "ratings": {"pips": "ford"})")}),
            "/terrain/0/ratings/pips");
}

TEST(TheFigures, AreRefusedWhenTheyCannotBe) {
  const auto refused = [](const char* changes) {
    const auto made = make_pips(read_ruleset_data(merge_patch(ruleset_json("pips"), json(changes))).value());
    return made ? "made" : made.problem().pointer;
  };
  EXPECT_EQ(refused(R"({})"), "made");
  EXPECT_EQ(refused(R"({"figures": {"movement": {"fast": {"open": {"per_pip": 0}}}}})"),
            "/figures/movement/fast/open/per_pip");
  EXPECT_EQ(refused(R"({"figures": {"movement": {"fast": {"open": {"per_die": "two"}}}}})"),
            "/figures/movement/fast/open/per_die");
  EXPECT_EQ(refused(R"({"figures": {"movement": {"fast": {"open": null}}}})"), "/figures/movement/fast/open/per_pip");
  EXPECT_EQ(refused(R"({"figures": {"dice_rapid": 1.5}})"), "/figures/dice_rapid");
  EXPECT_EQ(refused(R"({"figures": {"free_from": 7}})"), "/figures/free_from");
  EXPECT_EQ(refused(R"({"dice": []})"), "/dice");
}

TEST(TheVariant, ForHardGroundChangesFiguresAndKeepsTheClauses) {
  const Value variant = ruleset_json("pips-hard-ground");
  const auto whole = extended(ruleset_json("pips"), variant);
  ASSERT_TRUE(whole.ok()) << whole.problem().sentence();
  const auto rules = make_pips(read_ruleset_data(*whole).value());
  ASSERT_TRUE(rules.ok());
  Table t{.terrain = area("plough", "field", 0, 0, 72, 48) + "," +
                     area("marsh", "marsh", 0, 0, 72, 48, R"(, "ratings": {"pips": "open"})")};
  const auto hearing = Hearing::open(t.game(), *rules);
  const auto order = read_order(json(R"({"piece": "tank", )" + AHEAD + "}"), "");
  const Ruling r = hearing->judge(*order).value().ruling;
  EXPECT_EQ(r.ruleset, "pips-hard-ground");
  ASSERT_EQ(r.costs.size(), 1U);
  EXPECT_EQ(r.costs[0].rule, "pips-8");
}

/// Every sentence of a ruling, on tables where much is wrong.
TEST(TheWording, LeavesNoFigureUnfilled) {
  Table t;
  t.terrain = across("hedge", "hedge", 24, 0.5) + "," + across("brook", "stream", 26, 0.5) + "," +
              area("barn", "building", 10, 28, 30, 30) + "," + area("wood", "wood", 0, 31, 40, 33) + "," +
              area("lake", "lake", 0, 40, 40, 44);
  t.others = round_piece("a", "blue", 20, 36, 1) + round_piece("b", "red", 20, 38, 1);
  std::size_t sentences = 0;
  for (const char* traits : {R"("speed": "fast", "drive": "tracked")", R"("speed": "fast", "drive": "half-tracked")",
                             R"("speed": "wheeled")"}) {
    t.tank = traits;
    for (const char* action : {"cautious", "rapid", "flat-out"}) {
      const std::string path =
          R"({"forward": 14}, {"pivot": 44}, {"reverse": 3}, {"pivot": 44}, {"sideways": 1}, {"wheel": 9}, {"pivot": 100}, {"forward": 40}, {"pivot": 8})";
      for (const std::string& dice : {std::string(), std::string("5, 5")}) {
        const Ruling r = t.ruling(drive(action, path, dice) + R"(, "toward": "barn")");
        for (const Fault& f : r.faults) EXPECT_THAT(english(f.text), testing::Not(HasSubstr("{"))) << f.rule;
        for (const Cost& c : r.costs) EXPECT_THAT(english(c.text), testing::Not(HasSubstr("{"))) << c.rule;
        for (const Note& n : r.notes) EXPECT_THAT(english(n.text), testing::Not(HasSubstr("{"))) << n.rule;
        sentences += r.faults.size();
      }
    }
  }
  EXPECT_GT(sentences, 100U);
}

}  // namespace
}  // namespace linesman::pips
