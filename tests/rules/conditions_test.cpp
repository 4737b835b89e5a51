#include "rules/conditions.h"

#include <gmock/gmock.h>

#include "rules/agreed_figures.h"
#include "rules/figure_words.h"
#include "rules/in_english.h"

namespace linesman {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Value clause(const char* id, const char* text, const char* source) {
  return Value::Object{
      {"id", id}, {"title", id}, {"text", text}, {"handling", Value::Array{"judged"}}, {"source", source}};
}

RulesetData toy_with_options() {
  const Value steer = Value::Object{{"key", "steer"}, {"title", "Steering"}, {"type", "number"}};
  const Value pace = Value::Object{{"key", "pace"},
                                   {"title", "Pace"},
                                   {"type", "choice"},
                                   {"choices", Value::Array{"slow", "fast"}},
                                   {"choice_titles", Value::Array{"At ease", "At the double"}}};
  const Value dense =
      Value::Object{{"key", "dense"}, {"title", "Without gaps"}, {"type", "boolean"}, {"on", Value::Array{"piece"}}};
  const Value choice = Value::Object{{"classes", Value::Array{"area"}}, {"values", Value::Array{"open", "rough"}}};
  return read_ruleset_data(
             Value::Object{{"id", "toy"},
                           {"edition", "1"},
                           {"title", "Toy rules"},
                           {"currency", "inch"},
                           {"currency_symbol", "″"},
                           {"options", Value::Array{steer, pace}},
                           {"traits", Value::Array{dense}},
                           {"rating_choices", Value::Array{choice}},
                           {"defaults", Value::Object{{"steer", 45}, {"pace", "slow"}, {"dense", false}}},
                           {"figures", Value::Object{{"rates", Value::Object{{"foot", 6}, {"per_die", 9.5}}},
                                                     {"limit", 3},
                                                     {"table", Value::Array{1, 2}}}},
                           {"ratings", Value::Object{{"wood", "rough"}, {"cliff", "none"}}},
                           {"clauses", Value::Array{clause("toy-1", "Foot goes {rates.foot}″.", "book"),
                                                    clause("toy-2", "A gun has {limit} MP.", "option")}}})
      .value();
}

Value patch(const char* part, const char* name, const Value& value) {
  return Value::Object{{part, Value::Object{{name, value}}}};
}

Game agreed_game(const Value& house_rules, const Value& options = Value::empty_object()) {
  return Game().with_ruleset("toy", options, house_rules);
}

TEST(Conditions, AreEmptyWhenTheGameChangesNothing) {
  EXPECT_THAT(conditions(toy_with_options(), agreed_game({})), IsEmpty());
}

TEST(Conditions, NameEachChangeWithTheUsualValue) {
  const Value rules =
      merge_patch(patch("figures", "rates", Value::Object{{"per_die", 8}}), patch("ratings", "wood", "open"));
  const Value options = Value::Object{{"pace", "fast"}, {"steer", 45}};
  EXPECT_THAT(
      in_english(conditions(toy_with_options(), agreed_game(rules, options).with_tolerance(0.5))),
      ElementsAre("House rule: Rates, per die is 8 (usual 9.5).", "House rule: Rating of wood is open (usual rough).",
                  "Option: Pace is At the double (usual At ease).", "Measuring tolerance: 0.5″."));
}

TEST(Conditions, LeaveOutAHouseRuleThatChangesNothing) {
  EXPECT_THAT(house_rule_sentences(toy_with_options(), agreed_game(patch("figures", "limit", 3))), IsEmpty());
}

TEST(AgreementChanges, HaveOldAndNewValue) {
  const Value before = Value::Object{{"options", Value::Object{{"steer", 30}}}, {"house_rules", Value::empty_object()}};
  const Value after =
      Value::Object{{"options", Value::empty_object()}, {"house_rules", patch("figures", "table", Value::Array{1, 3})}};
  EXPECT_THAT(in_english(agreement_changes(toy_with_options(), before, after)),
              ElementsAre("Steering 30 → 45", "Table 1, 2 → 1, 3"));
}

TEST(AgreementChanges, CompareOneHouseRuleWithAnother) {
  const Value before = Value::Object{{"house_rules", patch("figures", "limit", 4)}, {"tolerance", 0}};
  const Value after = Value::Object{{"house_rules", patch("defaults", "dense", true)}, {"tolerance", 0.5}};
  EXPECT_THAT(in_english(agreement_changes(toy_with_options(), before, after)),
              ElementsAre("Limit 4 → 3", "Without gaps no → yes", "Measuring tolerance 0 → 0.5"));
}

TEST(AgreedFigures, AreAllFiguresRatingsAndDefaultsExceptThoseOfOptions) {
  std::vector<std::string> titles;
  for (const AgreedFigure& figure : agreed_figures(toy_with_options(), {}))
    titles.push_back(figure_title(toy_with_options(), figure.path));
  EXPECT_THAT(titles, ElementsAre("Rates, foot", "Rates, per die", "Limit", "Table", "Rating of wood",
                                  "Rating of cliff", "Without gaps"));
}

TEST(AgreedFigures, AreSetAndReset) {
  AgreedFigure foot{{"figures", "rates", "foot"}, 6, 7};
  const Value agreed = with_figure({}, foot);
  EXPECT_EQ(agreed, patch("figures", "rates", Value::Object{{"foot", 7}}));
  EXPECT_EQ(agreed_figures(toy_with_options(), agreed).front().ours, Value(7));
  const Value two = with_figure(agreed, {{"ratings", "wood"}, "rough", "open"});
  foot.ours = 6;
  EXPECT_EQ(with_figure(two, foot), patch("ratings", "wood", "open")) << "nothing empty stays behind";
  EXPECT_EQ(with_figure(agreed, foot), Value::empty_object());
}

TEST(AgreedFigures, HaveTheUnitFromTheirClauses) {
  EXPECT_EQ(figure_unit(toy_with_options(), {"figures", "rates", "foot"}), "″");
  EXPECT_EQ(figure_unit(toy_with_options(), {"figures", "limit"}), "MP");
  EXPECT_EQ(figure_unit(toy_with_options(), {"figures", "table"}), "");
  EXPECT_THAT(clauses_saying(toy_with_options(), {"figures", "limit"}), ElementsAre("toy-2 toy-2"));
}

TEST(AgreedFigures, HaveTheWordsOfTheirClass) {
  EXPECT_THAT(choices_of_figure(toy_with_options(), {"ratings", "wood"}), ElementsAre("open", "rough"));
  EXPECT_THAT(choices_of_figure(toy_with_options(), {"ratings", "cliff"}), IsEmpty());
  EXPECT_THAT(choices_of_figure(toy_with_options(), {"figures", "wood"}), IsEmpty())
      << "a figure may be named as a kind is";
  EXPECT_THAT(choices_of_figure(toy_with_options(), {"defaults", "pace"}), ElementsAre("slow", "fast"));
}

TEST(AClause, IsMarkedWhenAHouseRuleChangesOneOfItsFigures) {
  const RulesetData data = toy_with_options();
  const Value rules = patch("figures", "rates", Value::Object{{"foot", 7}});
  EXPECT_EQ(cited(data.terms.clauses[0], rules), "toy-1 (book, house rule)");
  EXPECT_EQ(cited(data.terms.clauses[1], rules), "toy-2 (option)");
  EXPECT_EQ(cited(data.terms.clauses[0]), "toy-1 (book)");
}

RulesetData with_six_options(const std::vector<std::size_t>& disputed) {
  Value::Array options;
  Value defaults = Value::empty_object();
  for (std::size_t i = 0; i < 6; ++i) {
    const std::string key = "choice_" + std::to_string(i);
    options.push_back(Value::Object{{"key", key}, {"title", key}, {"type", "boolean"}});
    defaults = defaults.with(key, false);
  }
  for (const std::size_t i : disputed) options[i] = options[i].with("disputed", true);
  const Value usual = toy_with_options().raw;
  return read_ruleset_data(usual.with("options", std::move(options)).with("defaults", defaults)).value();
}

std::vector<std::string> asked_first(const RulesetData& data) {
  std::vector<std::string> keys;
  for (const Field& option : disputed_options(data)) keys.push_back(option.key);
  return keys;
}

TEST(Options, ThatPlayersDisputeAreAskedFirst) {
  EXPECT_THAT(asked_first(with_six_options({4, 1})), ElementsAre("choice_1", "choice_4"));
  Value options = with_six_options({4, 1}).raw["options"];
  const Value::Array others{options[0].with("disputed", false), options[4]};
  const Value one = with_six_options({}).raw.with("options", others);
  EXPECT_THAT(asked_first(read_ruleset_data(one).value()), ElementsAre("choice_4"));
}

TEST(Options, AreAskedInTheirOrderWhereNoneIsDisputed) {
  EXPECT_THAT(asked_first(with_six_options({})),
              ElementsAre("choice_0", "choice_1", "choice_2", "choice_3", "choice_4"));
  EXPECT_THAT(asked_first(toy_with_options()), ElementsAre("steer", "pace"));
}

}  // namespace
}  // namespace linesman
