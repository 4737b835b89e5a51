// A game that carries its rules judges where they are not installed, and only as long as they are the ones of their
// hash.
#include "sharing/carried_rules.h"

#include <gmock/gmock.h>

#include <filesystem>

#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "sharing/rules_file.h"
#include "support/built_rulesets.h"
#include "support/temporary_folder.h"

namespace linesman {
namespace {

using ::testing::HasSubstr;

const Value& skirmish() {
  static const Value chart = rules_of(*built_rulesets(), "skirmish").value().chart;
  return chart;
}

/// A game under the shipped skirmish, whose rules it carries.
Game carrying_game() {
  const Value json =
      parse_json(R"({"linesman": 1, "ruleset": "skirmish", "table": {"width": 48, "depth": 48}})", "").value();
  return with_carried_rules(read_document(json, "")->game, *built_rulesets()).value();
}

Value document_json() { return write_document({carrying_game(), Value()}); }

/// Of a document whose carried rules were changed.
std::string problem_of(const Value& rules) {
  const auto document = read_document(document_json().with("rules", rules), "");
  if (!document) return document.problem().sentence();
  const auto carried = carried_rules(document->game);
  return carried ? "right" : carried.problem().sentence();
}

TEST(AGameThatCarriesItsRules, IsWrittenAndReadWithThem) {
  const Value json = document_json();
  EXPECT_EQ(json["rules"]["hash"].text(), rules_hash(skirmish()));
  const auto again = read_document(parse_json(write_json(json), "").value(), "");
  ASSERT_TRUE(again.ok()) << again.problem().sentence();
  const auto carried = carried_rules(again->game);
  ASSERT_TRUE(carried.ok() && *carried);
  EXPECT_EQ((*carried)->chart, skirmish());
}

TEST(AGameThatCarriesItsRules, IsNotJudgedByThemUntilThePlayersAgree) {
  const std::filesystem::path built = built_rulesets()->find("skirmish")->folder;
  // A machine that has the judge of charts, and not this ruleset.
  const TemporaryFolder machine;
  std::filesystem::create_directory_symlink(built.parent_path() / "charts", machine.path() / "charts");
  const std::vector<std::string> folders{machine.path().string()};
  const Game game = carrying_game();
  const auto without = std::make_shared<const RulesetLibrary>(folders);
  EXPECT_EQ(standing_of(**carried_rules(game), *without), CarriedStanding::missing);
  EXPECT_THAT(Referee(without).open(game).problem().sentence(), HasSubstr("the game carries rules, which judge it"));
  const std::vector<Value> charts{(*carried_rules(game))->chart};
  const auto agreed = std::make_shared<const RulesetLibrary>(folders, RulesetLibrary::Wording(), charts);
  const auto heard = Referee(agreed).open(game);
  ASSERT_TRUE(heard.ok()) << heard.problem().sentence();
  EXPECT_EQ(heard->ruleset().terms().id, "skirmish");
}

TEST(CarriedRules, GoBeforeInstalledOnesWhenAgreedTo) {
  const Value other = skirmish().with("title", "Ours");
  EXPECT_EQ(standing_of(CarriedRules{skirmish(), rules_hash(skirmish()), {skirmish()}}, *built_rulesets()),
            CarriedStanding::same);
  EXPECT_EQ(standing_of(CarriedRules{other, rules_hash(other), {other}}, *built_rulesets()), CarriedStanding::differ);
  const std::filesystem::path built = built_rulesets()->find("skirmish")->folder;
  const RulesetLibrary library({built.parent_path().string()}, {}, {other});
  EXPECT_EQ(library.find("skirmish")->data.terms.title, "Ours");
  EXPECT_TRUE(library.problems().empty()) << library.problems().front().sentence();
}

TEST(CarriedRules, ThatAreNotThoseOfTheirHashAreRefused) {
  const Value rules = document_json()["rules"];
  EXPECT_EQ(problem_of(rules), "right");
  EXPECT_THAT(problem_of(rules.with("ruleset", rules["ruleset"].with("title", "Ours"))), HasSubstr("/rules/hash: "));
  EXPECT_THAT(problem_of(rules.with("hash", "abc")), HasSubstr("/rules/hash: \"hash\" must be the SHA-256"));
  EXPECT_THAT(problem_of(rules.with("ruleset", 3)), HasSubstr("/rules/ruleset: \"ruleset\" must be an object"));
  const Value bad = skirmish().with("figures", 3);
  EXPECT_THAT(problem_of(Value::Object{{"hash", rules_hash(bad)}, {"ruleset", bad}}),
              HasSubstr("/rules/ruleset/figures: "));
  const Value code = Value::Object{{"id", "pips"}, {"judge", "pips"}};
  EXPECT_THAT(problem_of(Value::Object{{"hash", rules_hash(code)}, {"ruleset", code}}),
              HasSubstr("/rules/ruleset/judge: must be \"charts\""));
}

/// A game under a variant of skirmish that is in a folder of its own, and the folders where both are found.
struct UnderAVariant {
  TemporaryFolder own;
  std::vector<std::string> folders;

  UnderAVariant() {
    own.write(
        "swift/ruleset.json",
        R"({"id": "swift", "extends": "skirmish", "edition": "1", "title": "Swift", "defaults": {"gait": "fast"}})");
    const std::filesystem::path built = built_rulesets()->find("skirmish")->folder;
    folders = {own.path().string(), built.parent_path().string()};
  }

  Game game() const {
    const Value json = parse_json(R"({"linesman": 1, "ruleset": "swift", "table": {"width": 48, "depth": 48},
        "pieces": [{"id": "a", "side": "red", "base": {"shape": "circle", "diameter": 1}, "at": [20, 20], "facing": 0}]})",
                                  "")
                           .value();
    return read_document(json, "")->game;
  }
};

TEST(AGameUnderAVariant, CarriesTheVariantAndItsChart) {
  const UnderAVariant there;
  const RulesetLibrary library(there.folders);
  const auto carrying = with_carried_rules(there.game(), library);
  ASSERT_TRUE(carrying.ok()) << carrying.problem().sentence();
  const auto again = read_document(write_document({*carrying, Value()}), "");
  ASSERT_TRUE(again.ok()) << again.problem().sentence();
  const auto rules = carried_rules(again->game);
  ASSERT_TRUE(rules.ok()) << rules.problem().sentence();
  EXPECT_EQ((*rules)->chart["id"].text(), "swift");
  ASSERT_EQ((*rules)->rulesets.size(), 2u);
  EXPECT_EQ((*rules)->rulesets.front(), skirmish());
  EXPECT_EQ(standing_of(**rules, library), CarriedStanding::same);
  EXPECT_EQ(standing_of(**rules, *built_rulesets()), CarriedStanding::missing);
}

TEST(AGameUnderAVariant, IsJudgedByBothWhereTheyAreNotInstalled) {
  const UnderAVariant there;
  const auto carrying = with_carried_rules(there.game(), RulesetLibrary(there.folders));
  const auto rules = carried_rules(*carrying);
  const std::filesystem::path built = built_rulesets()->find("skirmish")->folder;
  const TemporaryFolder machine;
  std::filesystem::create_directory_symlink(built.parent_path() / "charts", machine.path() / "charts");
  const RulesetLibrary bare({machine.path().string()});
  const auto with_both = bare.with_charts((*rules)->rulesets);
  ASSERT_TRUE(with_both.ok()) << with_both.problem().sentence();
  const auto heard = Referee(*with_both).open(*carrying);
  ASSERT_TRUE(heard.ok()) << heard.problem().sentence();
  EXPECT_EQ(heard->ruleset().terms().title, "Swift");
  const Value order = parse_json(R"({"piece": "a", "action": "advance", "path": [{"forward": 8}]})", "").value();
  const auto judged = heard->judge(read_order(order, "").value());
  ASSERT_TRUE(judged.ok()) << judged.problem().sentence();
  EXPECT_EQ(judged->ruling.allowance.total, 8) << "6 inches, and 2 by the gait of the variant";
  EXPECT_EQ(judged->ruling.allowance.parts.front().rule, "skirmish-1");
  EXPECT_FALSE(bare.with_charts({(*rules)->chart}).ok());
  const RulesetLibrary in_front({machine.path().string()}, {}, (*rules)->rulesets);
  EXPECT_NE(in_front.find("swift"), nullptr);
}

TEST(AGameUnderAVariant, CarriesNothingThatTheVariantDoesNotExtend) {
  const UnderAVariant there;
  const Value rules =
      write_document({with_carried_rules(there.game(), RulesetLibrary(there.folders)).value(), Value()})["rules"];
  EXPECT_EQ(problem_of(rules), "right");
  EXPECT_THAT(problem_of(rules.without("extends")), HasSubstr("/rules/hash: "));
  const Value other = skirmish().with("id", "other");
  EXPECT_THAT(problem_of(Value::Object{{"hash", rules_hash(Value::Array{rules["ruleset"], other})},
                                       {"ruleset", rules["ruleset"]},
                                       {"extends", Value::Array{other}}}),
              HasSubstr("/rules/extends/0: is not what \"swift\" extends"));
  EXPECT_THAT(problem_of(rules.with("extends", 3)), HasSubstr("/rules/extends: "));
}

TEST(CarriedRules, HaveOneHashHoweverTheyAreWritten) {
  const Value again = parse_json(write_json(skirmish(), 4), "").value();
  EXPECT_EQ(rules_hash(again), rules_hash(skirmish()));
}

}  // namespace
}  // namespace linesman
