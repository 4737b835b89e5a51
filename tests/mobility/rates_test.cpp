#include "mobility/clauses.h"
#include "mobility/model.h"
#include "table.h"

namespace linesman::mobility {
namespace {

using testing::ElementsAre;

Tables tables() { return read_tables(ruleset_data("mobility")).value(); }

TEST(TheMobilityType, IsTheFirstLineThatFits) {
  const auto type = [](const std::string& traits) {
    const Table t{.pieces = piece("p", 10, 10, R"({"shape": "circle", "diameter": 1})", traits, "", RED)};
    const auto found = mobility_type(t.game(), PieceIndex{0});
    return found ? std::string(name_of(*found)) : found.problem().pointer;
  };
  EXPECT_EQ(type(R"("lander": "pod", "troop": "infantry")"), "pod");
  EXPECT_EQ(type(R"("troop": "squad")"), "foot");
  EXPECT_EQ(type(R"("troop": "leader", "gear": "jetpack", "drive": "grav")"), "jetpack");
  EXPECT_EQ(type(R"("gear": "gravpack")"), "gravpack");
  EXPECT_EQ(type(R"("gear": "gravpack", "drive": "grav")"), "grav");
  EXPECT_EQ(type(R"("troop": "artillery")"), "crewed");
  EXPECT_EQ(type(R"("troop": "artillery", "drive": "tracked")"), "tracked");
  EXPECT_EQ(type(R"("troop": "vehicle", "gear": "foot")"), "/pieces/0/traits/drive");
  EXPECT_EQ(type(R"("troop": "cavalry", "drive": "walker")"), "/pieces/0/traits/troop");
  EXPECT_EQ(type(""), "/pieces/0/traits/troop");
}

TEST(TheCurrentRate, LosesAThirdOfTheOriginalForEachLevelOfDamage) {
  const Table t{.pieces = vehicle("tank", 10, 10, "tracked", "", R"("damage": 1)")};
  const Tables figures = tables();
  const RulesetData data = ruleset_data("mobility");
  const Game game = t.game();
  const Options options = read_options(data, figures, game);
  const Setting setting{data, figures, game, options};
  const Model model = model_of(setting, PieceIndex{0}).value();
  EXPECT_EQ(model.original, 30);
  EXPECT_EQ(model.rate, 20);
}

TEST(Thirds, AreRoundedUpButForgiveATrifle) {
  EXPECT_EQ(thirds_up(0, 24), 0);
  EXPECT_EQ(thirds_up(0.1, 24), 1);
  EXPECT_EQ(thirds_up(8, 24), 1);
  EXPECT_EQ(thirds_up(8 + 1e-9, 24), 1);
  EXPECT_EQ(thirds_up(8.1, 24), 2);
  EXPECT_EQ(thirds_up(24, 24), 3);
  EXPECT_EQ(thirds_up(5, 0), 0) << "a piece without a rate has no thirds";
}

TEST(ThePriceOfATurn, IsThatOfTheTableForItsRates) {
  const Tables figures = tables();
  EXPECT_EQ(price_of_turn(figures, TurnBands::steep, 4, 90), 1);
  EXPECT_EQ(price_of_turn(figures, TurnBands::steep, 14, 180), 12);
  EXPECT_EQ(price_of_turn(figures, TurnBands::steep, 22, 135), 15);
  EXPECT_EQ(price_of_turn(figures, TurnBands::steep, 36, 45), 6);
}

TEST(ThePriceOfATurn, RoundsAHalfUp) {
  EXPECT_EQ(price_of_turn(tables(), TurnBands::steep, 9, 45), 2);
  EXPECT_EQ(price_of_turn(tables(), TurnBands::steep, 2, 45), 0) << "a sixth of 2 is a third of an inch";
  EXPECT_EQ(price_of_turn(tables(), TurnBands::steep, 0, 180), 0);
}

TEST(ThePriceOfATurn, IsASixthForEvery45DegreesOfEvenBands) {
  const Tables figures = tables();
  EXPECT_EQ(price_of_turn(figures, TurnBands::even, 36, 90), 12);
  EXPECT_EQ(price_of_turn(figures, TurnBands::even, 36, 135), 18);
  EXPECT_EQ(price_of_turn(figures, TurnBands::even, 24, 180), 16) << "four sixths are in the table";
  EXPECT_EQ(price_of_turn(figures, TurnBands::even, 14, 135), 7) << "half the rate needs no table";
}

TEST(ThePriceOfATurn, IsLookedUpByItsSixths) {
  const Value patched = merge_patch(ruleset_json("mobility"), json(R"({"figures": {"bands": {"even": {"135": 5}}}})"));
  const Tables figures = read_tables(read_ruleset_data(patched).value()).value();
  EXPECT_EQ(price_of_turn(figures, TurnBands::even, 8, 135), 7) << "five sixths of 8 by the table";
}

TEST(ThePriceOfATurn, TakesTheUpperAngleIntoTheBand) {
  EXPECT_EQ(price_of_turn(tables(), TurnBands::steep, 36, 0.0005), 0) << "no turn";
  EXPECT_EQ(price_of_turn(tables(), TurnBands::steep, 36, 0.002), 6);
  EXPECT_EQ(price_of_turn(tables(), TurnBands::steep, 36, 45.0009), 6);
  EXPECT_EQ(price_of_turn(tables(), TurnBands::steep, 36, 45.0011), 12);
  EXPECT_EQ(price_of_turn(tables(), TurnBands::steep, 36, 180), 30);
}

TEST(TheTurnsOfAPath, AreJoinedUntilThePieceGoesOrFires) {
  const Table t{.pieces = vehicle("tank", 20, 20, "wheeled")};
  const Ruling r = t.ruling(
      order("tank", R"({"pivot": 30}, {"pivot": -20}, {"forward": 1}, {"pivot": 20}, {"act": "fire"}, {"pivot": 70})"));
  EXPECT_THAT(bill_of(r), ElementsAre("mobility-13 6", "mobility-18 1", "mobility-13 6", "mobility-13 12"));
  EXPECT_EQ(r.costs[0].step, 1U) << "it stands at the last of its pivots";
}

TEST(ATurn, IsCitedWhereTheGroundHasNoSayInItsPrice) {
  const auto rule = [](const std::string& terrain, const std::string& status = "") {
    const Table t{.pieces = vehicle("tank", 20, 20, "tracked", "", status), .terrain = terrain};
    return t.ruling(order("tank", R"({"pivot": 45})")).costs.at(0).rule;
  };
  EXPECT_EQ(rule(""), "mobility-13");
  EXPECT_EQ(rule(area("mud", "soft", 10, 10, 30, 30)), "mobility-16");
  EXPECT_EQ(rule(area("ridge", "slope", 10, 10, 30, 30, R"(, "traits": {"uphill": 0})")), "mobility-16");
  EXPECT_EQ(rule(area("field", "field", 10, 10, 30, 30)), "mobility-13") << "firm ground has the figure 1";
  EXPECT_EQ(rule(area("mud", "soft", 10, 10, 30, 30), R"("damage": 1)"), "mobility-39");
}

TEST(Figures, ThatAreMissingRefuseTheRuleset) {
  const auto pointer = [](const std::string& patch) {
    return read_tables(read_ruleset_data(merge_patch(ruleset_json("mobility"), json(patch))).value()).problem().pointer;
  };
  EXPECT_EQ(pointer(R"({"figures": {"climb": null}})"), "/figures/climb");
  EXPECT_EQ(pointer(R"({"figures": {"bands": {"steep": null}}})"), "/figures/bands/steep");
  EXPECT_EQ(pointer(R"({"figures": {"bands": {"even": {"wide": 5}}}})"), "/figures/bands/even/wide");
  EXPECT_EQ(pointer(R"({"figures": {"terrain": {"soft": {"foot": "slow"}}}})"), "/figures/terrain/soft/foot");
  EXPECT_EQ(pointer(R"({"figures": {"types": {"foot": {"terrain": null}}}})"), "/figures/types/foot/terrain");
  EXPECT_EQ(pointer(R"({"figures": {"types": {"walker": null}}})"), "/figures/types/walker/terrain");
  EXPECT_EQ(pointer(R"({"figures": {"terrain": {"lava": {"foot": 3}}}})"), "/figures/terrain/lava");
  EXPECT_EQ(pointer(R"({"figures": {"turn_prices": {"fast": {"1": 1}}}})"), "/figures/turn_prices/fast");
}

}  // namespace
}  // namespace linesman::mobility
