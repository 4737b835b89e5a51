#include "rules/terms.h"

#include <gmock/gmock.h>

#include "base/text.h"
#include "rules/figures_reader.h"

namespace linesman {
namespace {

using testing::HasSubstr;

Value field(const char* key, const char* type) { return Value::Object{{"key", key}, {"title", key}, {"type", type}}; }

Value small_ruleset() {
  return Value::Object{
      {"id", "toy"},
      {"edition", "1"},
      {"title", "Toy rules"},
      {"currency", "inch"},
      {"options", Value::Array{field("steer", "number").with("least", 0).with("most", 180)}},
      {"rating_choices",
       Value::Array{Value::Object{{"classes", Value::Array{"area"}}, {"values", Value::Array{"open", "rough"}}}}},
      {"defaults", Value::Object{{"steer", 45}}},
      {"figures",
       Value::Object{{"rates", Value::Object{{"foot", 6}, {"horse", 9.5}}}, {"table", Value::Array{1, 2, 3}}}},
      {"ratings", Value::Object{{"wood", "rough"}, {"field", "open"}}},
      {"clauses", Value::Array{Value::Object{{"id", "toy-1"},
                                             {"title", "How far"},
                                             {"text", "Foot goes {rates.foot} inches, horse {rates.horse}."},
                                             {"handling", Value::Array{"judged"}}}}}};
}

RulesetData small_toy() { return read_ruleset_data(small_ruleset()).value(); }

TEST(TheTerms, TakeAStartForItsActions) {
  Field start;
  start.key = "start";
  start.actions = {"enter"};
  Field speed;
  speed.key = "speed";
  Terms terms;
  terms.members = {start, speed};
  EXPECT_TRUE(terms.takes_start("enter"));
  EXPECT_FALSE(terms.takes_start("march"));
}

TEST(RulesetJson, RefusesDiceWithAnImpossibleNumberOfFaces) {
  for (const Value& faces : {Value(1e10), Value(-1), Value(2.5), Value(1e300)}) {
    const Value die = Value::Object{{"purpose", "luck"}, {"title", "Luck"}, {"faces", faces}};
    const auto refused = read_ruleset_data(small_ruleset().with("dice", Value::Array{die}));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.problem().pointer, "/dice/0/faces");
  }
}

TEST(RulesetJson, GivesOptionsTheirDefaults) {
  const RulesetData data = small_toy();
  EXPECT_EQ(data.terms.option("steer")->fallback, Value(45));
  EXPECT_EQ(option_value(data, Value::empty_object(), "steer"), Value(45));
  EXPECT_EQ(option_value(data, Value::Object{{"steer", 90}}, "steer"), Value(90));
}

TEST(RulesetJson, IsRefusedWithThePlaceOfTheFirstMistake) {
  const auto no_title = read_ruleset_data(small_ruleset().without("title"));
  ASSERT_FALSE(no_title.ok());
  EXPECT_EQ(no_title.problem().pointer, "/title");
  const auto bad_default = read_ruleset_data(small_ruleset().with("defaults", Value::Object{{"steer", 200}}));
  ASSERT_FALSE(bad_default.ok());
  EXPECT_EQ(bad_default.problem().pointer, "/defaults/steer");
  const auto bad_kind = read_ruleset_data(small_ruleset().with("ratings", Value::Object{{"jungle", "rough"}}));
  ASSERT_FALSE(bad_kind.ok());
  EXPECT_EQ(bad_kind.problem().pointer, "/ratings/jungle");
}

TEST(RulesetJson, RefusesAnOptionThatIsDisputedByAWord) {
  const auto with_disputed = [](const Value& value) {
    const Value steer = small_ruleset()["options"][0].with("disputed", value);
    return read_ruleset_data(small_ruleset().with("options", Value::Array{steer}));
  };
  EXPECT_TRUE(with_disputed(true));
  const auto refused = with_disputed("often");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.problem().pointer, "/options/0/disputed");
  EXPECT_THAT(english(refused.problem().reason), HasSubstr("true or false"));
}

/// The small ruleset with a "source" in its first clause.
Result<RulesetData> with_source(const Value& source) {
  const Value ruleset = small_ruleset();
  const Value clause = ruleset["clauses"][0].with("source", source);
  return read_ruleset_data(ruleset.with("clauses", Value::Array{clause}));
}

TEST(AClause, MayNameItsSource) {
  EXPECT_EQ(small_toy().terms.clauses.at(0).source, std::nullopt);
  EXPECT_EQ(with_source("book")->terms.clauses.at(0).source, ClauseSource::book);
  EXPECT_EQ(with_source("option")->terms.clauses.at(0).source, ClauseSource::option);
  for (const Value& bad : {Value("mine"), Value(1), Value()}) {
    const auto refused = with_source(bad);
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.problem().pointer, "/clauses/0/source");
  }
  EXPECT_EQ(with_source("mine").problem().reason, "must be book, ours or option");
}

Result<RulesetData> with_options(const Value& options) {
  const Value ruleset = small_ruleset();
  const Value clause = ruleset["clauses"][0].with("options", options);
  return read_ruleset_data(ruleset.with("clauses", Value::Array{clause}));
}

TEST(AClause, MayNameItsOptions) {
  const RulesetData data = with_options(Value::Array{"steer"}).value();
  const Clause& clause = data.terms.clause("toy-1");
  EXPECT_EQ(options_in_force(data.terms, clause, Value::empty_object()), "steer: 45");
  EXPECT_EQ(options_in_force(data.terms, clause, Value::Object{{"steer", 90}}), "steer: 90");
  EXPECT_EQ(options_in_force(small_toy().terms, small_toy().terms.clause("toy-1"), Value::empty_object()), "");
  const auto refused = with_options(Value::Array{"steering"});
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.problem().pointer, "/clauses/0/options");
  EXPECT_EQ(refused.problem().reason, "\"steering\" is no option of this ruleset");
}

TEST(AValue, IsCalledByItsTitle) {
  Field field;
  field.choices = {"cross", "ban"};
  field.choice_titles = {"Crossed", "Closed"};
  EXPECT_EQ(value_title(field, Value("ban")), "Closed");
  EXPECT_EQ(value_title(field, Value("else")), "else");
  EXPECT_EQ(value_title(field, Value(true)), "yes");
  EXPECT_EQ(value_title(field, Value(2.5)), "2.5");
}

TEST(Wording, FillsFiguresIntoSentences) {
  const RulesetData data = small_toy();
  EXPECT_EQ(clause_text(data, data.terms.clause("toy-1")), "Foot goes 6 inches, horse 9.5.");
  Clause steering;
  steering.text = "At most {steer}°.";
  EXPECT_EQ(clause_text(data, steering), "At most 45°.");
  EXPECT_EQ(clause_text(data, steering, Value::Object{{"steer", 30}}), "At most 30°.");
  EXPECT_EQ(fill("{a} of {b}", Value::Object{{"a", 1.0 / 3}}), "0.33 of {b}");
  EXPECT_EQ(fill("no figures, an open { brace", Value::empty_object()), "no figures, an open { brace");
}

TEST(HouseRules, ChangeAnExistingFigure) {
  const Value rules = Value::Object{{"figures", Value::Object{{"rates", Value::Object{{"foot", 7}}}}}};
  const auto changed = with_house_rules(small_toy(), rules);
  ASSERT_TRUE(changed.ok());
  EXPECT_EQ(changed->figures["rates"]["foot"], Value(7));
  EXPECT_EQ(changed->figures["rates"]["horse"], Value(9.5));
}

struct BadHouseRule {
  const char* name;
  Value rules;
  const char* pointer;
};

class HouseRulesAreRefused : public testing::TestWithParam<BadHouseRule> {};

TEST_P(HouseRulesAreRefused, WithAPointer) {
  const auto changed = with_house_rules(small_toy(), GetParam().rules);
  ASSERT_FALSE(changed.ok());
  EXPECT_EQ(changed.problem().pointer, GetParam().pointer);
}

const BadHouseRule BAD_HOUSE_RULES[] = {
    {"no_object", Value(3), "/house_rules"},
    {"another_part", Value::Object{{"clauses", Value::empty_array()}}, "/house_rules/clauses"},
    {"unknown_figure", Value::Object{{"figures", Value::Object{{"speed", 3}}}}, "/house_rules/figures/speed"},
    {"unknown_cell", Value::Object{{"figures", Value::Object{{"rates", Value::Object{{"cart", 3}}}}}},
     "/house_rules/figures/rates/cart"},
    {"another_type", Value::Object{{"figures", Value::Object{{"rates", Value::Object{{"foot", "6"}}}}}},
     "/house_rules/figures/rates/foot"},
    {"taken_away", Value::Object{{"figures", Value::Object{{"rates", Value::Object{{"foot", nullptr}}}}}},
     "/house_rules/figures/rates/foot"},
    {"below_nothing", Value::Object{{"figures", Value::Object{{"rates", Value::Object{{"foot", -1}}}}}},
     "/house_rules/figures/rates/foot"},
    {"greater_than_any_figure", Value::Object{{"figures", Value::Object{{"rates", Value::Object{{"foot", 1.7e308}}}}}},
     "/house_rules/figures/rates/foot"},
    {"smaller_than_any_figure", Value::Object{{"figures", Value::Object{{"rates", Value::Object{{"foot", 1e-300}}}}}},
     "/house_rules/figures/rates/foot"},
    {"great_in_a_list", Value::Object{{"figures", Value::Object{{"table", Value::Array{1, 2, 2e6}}}}},
     "/house_rules/figures/table/2"},
    {"shorter_list", Value::Object{{"figures", Value::Object{{"table", Value::Array{1, 2}}}}},
     "/house_rules/figures/table"},
    {"rating_that_is_none", Value::Object{{"ratings", Value::Object{{"wood", "swampy"}}}}, "/house_rules/ratings/wood"},
    {"kind_not_rated", Value::Object{{"ratings", Value::Object{{"lake", "rough"}}}}, "/house_rules/ratings/lake"},
    {"default_out_of_range", Value::Object{{"defaults", Value::Object{{"steer", 181}}}}, "/house_rules/defaults/steer"},
};

INSTANTIATE_TEST_SUITE_P(Each, HouseRulesAreRefused, testing::ValuesIn(BAD_HOUSE_RULES),
                         [](const auto& row) { return std::string(row.param.name); });

TEST(HouseRules, NameTheRangeOfAFigure) {
  const auto refusal = [](const Value& foot) {
    return with_house_rules(small_toy(),
                            Value::Object{{"figures", Value::Object{{"rates", Value::Object{{"foot", foot}}}}}})
        .problem()
        .reason;
  };
  EXPECT_EQ(refusal(1'000'001), "must be at most 1000000");
  EXPECT_EQ(refusal(1e-7), "must be 0 or at least 0.000001");
}

TEST(AVariant, HasTheRangesOfHouseRules) {
  const Value variant =
      Value::Object{{"id", "toy-fast"}, {"figures", Value::Object{{"rates", Value::Object{{"foot", 1e300}}}}}};
  const auto whole = extended(small_ruleset(), variant);
  ASSERT_FALSE(whole.ok());
  EXPECT_EQ(whole.problem().pointer, "/figures/rates/foot");
}

TEST(AFigureThatIsRead, IsWithinTheRangeOfAllFigures) {
  const Value figures = Value::Object{{"fast", 1.7e308}, {"slow", -1e7}, {"tiny", 1e-9}, {"none", 0}, {"usual", -12.5}};
  const auto read = [&](const char* name) {
    FiguresReader reader(figures);
    const double figure = reader.number(name);
    return std::pair(figure, reader.problem() ? english(reader.problem()->reason) : "");
  };
  using Read = std::pair<double, std::string>;
  EXPECT_EQ(read("fast"), Read(0, "must be at most 1000000"));
  EXPECT_EQ(read("slow"), Read(0, "must be at most 1000000"));
  EXPECT_EQ(read("tiny"), Read(0, "must be 0 or at least 0.000001"));
  EXPECT_EQ(read("none"), Read(0, ""));
  EXPECT_EQ(read("usual"), Read(-12.5, ""));
}

TEST(ANumberOfADocument, IsBoundedEvenWhenItsFieldIsNot) {
  Field field;
  field.key = "rate";
  field.type = FieldType::number;
  EXPECT_TRUE(check_field(field, 1e9, "/pieces/0"));
  const auto refused = check_field(field, 1.7e308, "/pieces/0");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.problem().reason, "\"rate\" must be at most 1000000000");
}

TEST(AVariant, KeepsTheRulesAndChangesFigures) {
  const Value variant = Value::Object{
      {"id", "toy-mud"}, {"extends", "toy"}, {"title", "Mud"}, {"ratings", Value::Object{{"field", "rough"}}}};
  const auto whole = extended(small_ruleset(), variant);
  ASSERT_TRUE(whole.ok());
  const RulesetData data = read_ruleset_data(*whole).value();
  EXPECT_EQ(data.terms.id, "toy-mud");
  EXPECT_THAT(data.terms.lineage, testing::ElementsAre("toy-mud", "toy"));
  EXPECT_EQ(data.ratings["field"], Value("rough"));
  EXPECT_EQ(data.figures["rates"]["foot"], Value(6));
}

TEST(AVariant, MayNotAddClauses) {
  const Value variant = Value::Object{{"id", "toy-mud"}, {"extends", "toy"}, {"clauses", Value::empty_array()}};
  const auto whole = extended(small_ruleset(), variant);
  ASSERT_FALSE(whole.ok());
  EXPECT_EQ(whole.problem().pointer, "/clauses");
}

TEST(AVariant, MayNotHaveTheIdOfWhatItExtends) {
  const auto whole = extended(small_ruleset(), Value::Object{{"id", "toy"}, {"extends", "toy"}});
  ASSERT_FALSE(whole.ok());
  EXPECT_EQ(whole.problem().sentence(), "/id: \"toy\" is the id of a ruleset that it extends");
}

TEST(AVariant, IsToldAllOfItsMistakes) {
  const Value variant =
      Value::Object{{"id", "Toy Mud"},
                    {"extends", "toy"},
                    {"clauses", Value::empty_array()},
                    {"figures", Value::Object{{"rates", Value::Object{{"foott", 4}, {"horse", -1}, {"elephant", 3}}},
                                              {"table", Value::Array{1, 2}}}},
                    {"ratings", Value::Object{{"feild", "rough"}, {"field", "soggy"}}},
                    {"defaults", Value::Object{{"steer", 200}, {"ster", 3}}},
                    {"words", Value::Object{{"options", Value::Object{{"ster", "Bend"}}}}}};
  std::vector<std::string> told;
  for (const Problem& mistake : variant_mistakes(small_ruleset(), variant)) told.push_back(mistake.sentence());
  EXPECT_THAT(told,
              testing::ElementsAre(
                  "/clauses: a variant changes figures, ratings, defaults and words, not this",
                  "/id: a variant needs an id of its own, 1 to 64 of a-z, 0-9, - _ and .",
                  "/figures/rates/foott: the ruleset has nothing of that name to change; the nearest is \"foot\"",
                  "/figures/rates/horse: must not be below 0",
                  "/figures/rates/elephant: the ruleset has nothing of that name to change; there is foot and horse",
                  "/figures/table: must have 3 items",
                  "/ratings/feild: the ruleset rates nothing of that name; the nearest is \"field\"",
                  "/ratings/field: must be open or rough, not \"soggy\"", HasSubstr("/defaults/steer: "),
                  "/defaults/ster: the ruleset has no default of that name; the nearest is \"steer\"",
                  "/words/options/ster: the ruleset has nothing of that name to call otherwise; the nearest is "
                  "\"steer\""));
  EXPECT_EQ(extended(small_ruleset(), variant).problem(), variant_mistakes(small_ruleset(), variant).front());
}

TEST(AVariant, IsToldAHundredMistakesAtMost) {
  Value::Object rates;
  for (int i = 0; i < 1000; ++i) rates.emplace_back("x" + std::to_string(i), 1);
  const Value variant = Value::Object{
      {"id", "toy-mud"}, {"extends", "toy"}, {"figures", Value::Object{{"rates", Value(std::move(rates))}}}};
  EXPECT_EQ(variant_mistakes(small_ruleset(), variant).size(), 100U);
}

TEST(RatingOfAFeature, IsThePlayersOwnThenTheBaseRulesetsThenTheKinds) {
  RulesetData data = small_toy();
  data.terms.lineage = {"toy-mud", "toy"};
  Feature wood{.id = "w", .name = "", .kind = Kind::wood, .shape = {}};
  EXPECT_EQ(rating_of(data, wood), Value("rough"));
  wood.ratings = Value::Object{{"toy", "open"}};
  EXPECT_EQ(rating_of(data, wood), Value("open"));
  wood.ratings = wood.ratings.with("toy-mud", "rough");
  EXPECT_EQ(rating_of(data, wood), Value("rough"));
}

TEST(AField, NamesTheNewChoiceForAnOldValue) {
  Field f;
  f.key = "clears";
  f.type = FieldType::choice;
  f.choices = {"all", "none"};
  f.formerly = Value::Object{{"true", "all"}, {"few", "none"}};
  EXPECT_EQ(check_field(f, true, "/x").problem().reason,
            "\"clears\" must be all or none, not true; true is called \"all\" now");
  EXPECT_THAT(english(check_field(f, "few", "/x").problem().reason), HasSubstr("; few is called \"none\" now"));
  EXPECT_THAT(english(check_field(f, false, "/x").problem().reason), ::testing::Not(HasSubstr("called")));
}

TEST(AField, MayBelongToThePathAndMayMarkReadyPieces) {
  const Value of_path = field("events", "list").with("of_path", true);
  const Value stands = field("order", "choice").with("choices", Value::Array{"move", "none"});
  const auto with_status = [&](const Value& status) {
    return read_ruleset_data(small_ruleset()
                                 .with("order", Value::Array{of_path, field("toward", "id")})
                                 .with("status", Value::Array{status}));
  };
  const auto data = with_status(stands.with("ready", "move"));
  ASSERT_TRUE(data) << data.problem().sentence();
  EXPECT_TRUE(data->terms.member("events")->of_path);
  EXPECT_FALSE(data->terms.member("toward")->of_path);
  EXPECT_EQ(data->terms.status_field("order")->ready, Value("move"));
  const auto refused = with_status(stands.with("ready", "march"));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.problem().pointer, "/status/0/ready");
}

TEST(AField, NamesItsAllowedValues) {
  Field f;
  f.key = "speed";
  f.type = FieldType::choice;
  f.choices = {"slow", "fast"};
  EXPECT_TRUE(check_field(f, "slow", "/x").ok());
  const auto refused = check_field(f, "quick", "/x");
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.problem().reason, "\"speed\" must be slow or fast, not \"quick\"");
  f.type = FieldType::whole;
  f.least = 0;
  f.most = 2;
  EXPECT_TRUE(check_field(f, 2.0, "/x").ok());
  EXPECT_THAT(english(check_field(f, 2.5, "/x").problem().reason), HasSubstr("a whole number from 0 to 2, not 2.5"));
  EXPECT_FALSE(check_field(f, 3, "/x").ok());
}

}  // namespace
}  // namespace linesman
