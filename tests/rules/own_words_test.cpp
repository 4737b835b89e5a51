// The players' own words for a ruleset.
#include "rules/own_words.h"

#include <gmock/gmock.h>

#include "rules/agreed_figures.h"
#include "rules/conditions.h"
#include "rules/in_english.h"

namespace linesman {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using Object = Value::Object;
using List = Value::Array;

Value sprint() {
  return Object{
      {"id", "sprint"},
      {"edition", "1"},
      {"title", "Sprint"},
      {"currency", "inch"},
      {"steps", List{"forward"}},
      {"actions", List{Object{{"id", "walk"}, {"title", "Walk"}}, Object{{"id", "run"}, {"title", "Run"}}}},
      {"status", List{Object{{"key", "tired"}, {"title", "Tired"}, {"type", "boolean"}, {"on", List{"piece"}}}}},
      {"ratings", Object{{"wood", "woods"}}},
      {"figures", Object{{"run", 2}, {"rates", Object{{"wood", 3}}}}},
      {"defaults", Value::empty_object()},
      {"clauses",
       List{Object{{"id", "sprint-1"}, {"title", "Running"}, {"text", "Twice."}, {"handling", List{"judged"}}}}}};
}

Value words() {
  return Object{{"actions", Object{{"run", "Double"}}},
                {"status", Object{{"tired", "Blown"}}},
                {"clauses", Object{{"sprint-1", "At the double"}}},
                {"figures", Object{{"rates.wood", "Forest rate"}}}};
}

TEST(OwnWords, StandInThePlaceOfTitlesWhileIdsStay) {
  const RulesetData usual = read_ruleset_data(sprint()).value();
  const auto ours = with_house_rules(usual, Object{{"words", words()}});
  ASSERT_TRUE(ours.ok()) << ours.problem().sentence();
  EXPECT_EQ(ours->terms.action("run")->title, "Double");
  EXPECT_EQ(ours->terms.action("walk")->title, "Walk");
  EXPECT_EQ(ours->terms.status_field("tired")->title, "Blown");
  EXPECT_EQ(ours->terms.clause("sprint-1").title, "At the double");
  EXPECT_EQ(figure_title(*ours, {"figures", "rates", "wood"}), "Forest rate");
  EXPECT_EQ(figure_title(usual, {"figures", "rates", "wood"}), "Rates, wood");
  EXPECT_EQ(ours->figures, usual.figures);
}

TEST(OwnWords, AreKeptByAVariantWhichAGameMayRenameAgain) {
  const Value variant = Object{{"id", "ours"}, {"extends", "sprint"}, {"words", words()}};
  const auto whole = extended(sprint(), variant);
  ASSERT_TRUE(whole.ok()) << whole.problem().sentence();
  const RulesetData data = read_ruleset_data(*whole).value();
  EXPECT_EQ(data.terms.action("run")->title, "Double");
  const auto again = with_house_rules(data, Object{{"words", Object{{"actions", Object{{"run", "Dash"}}}}}});
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(again->terms.action("run")->title, "Dash");
  EXPECT_EQ(again->terms.clause("sprint-1").title, "At the double");
  EXPECT_EQ(figure_title(*again, {"figures", "rates", "wood"}), "Forest rate");
}

TEST(OwnWords, AreNoHouseRuleButStandInTheHistory) {
  const RulesetData usual = read_ruleset_data(sprint()).value();
  const Value rules = Object{{"words", words()}};
  EXPECT_THAT(house_rule_sentences(usual, Game().with_ruleset("sprint", Value::empty_object(), rules)), IsEmpty());
  EXPECT_THAT(in_english(agreement_changes(
                  usual, Object{{"house_rules", Value::empty_object()}},
                  Object{{"house_rules", Object{{"words", Object{{"actions", words()["actions"]}}}}}})),
              ElementsAre("Run is called Double."));
}

TEST(OwnWords, AreRefusedWithTheirPlaceWhereTheRulesetHasNoSuchThing) {
  const RulesetData usual = read_ruleset_data(sprint()).value();
  const auto refusal = [&](const Value& given) {
    const auto ours = with_house_rules(usual, Object{{"words", given}});
    return ours ? std::string("none") : ours.problem().sentence();
  };
  EXPECT_THAT(refusal(Object{{"actions", Object{{"rush", "Double"}}}}), HasSubstr("/house_rules/words/actions/rush"));
  EXPECT_THAT(refusal(Object{{"figures", Object{{"rates", "Rates"}}}}), HasSubstr("/house_rules/words/figures/rates"));
  EXPECT_THAT(refusal(Object{{"colours", Value::empty_object()}}), HasSubstr("/house_rules/words/colours"));
  EXPECT_THAT(refusal(Object{{"actions", Object{{"run", " "}}}}), HasSubstr("1 to 80 bytes"));
  EXPECT_THAT(refusal(Object{{"actions", Object{{"run", 3}}}}), HasSubstr("not 3"));
  EXPECT_THAT(refusal("Double"), HasSubstr("/house_rules/words"));
}

TEST(OwnWords, CanBeGivenToEachActionStatusRuleAndFigure) {
  std::vector<std::string> names;
  for (const NamedThing& thing : named_things(read_ruleset_data(sprint()).value()))
    names.push_back(thing.part + " " + thing.name + " " + thing.title);
  EXPECT_THAT(names, ElementsAre("actions walk Walk", "actions run Run", "status tired Tired",
                                 "clauses sprint-1 Running", "figures run Run", "figures rates.wood Rates, wood"));
}

}  // namespace
}  // namespace linesman
