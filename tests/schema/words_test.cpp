// The words that the schemas list by hand are those of the code.
#include <gmock/gmock.h>

#include <algorithm>
#include <set>

#include "base/text.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "movement/step.h"
#include "rules/ruling.h"
#include "rules/terms.h"
#include "support/cases.h"
#include "support/documents.h"

namespace linesman {
namespace {

using files_test::ford_at_dawn;
using files_test::json;
using files_test::with;
using ::testing::ElementsAreArray;
using ::testing::HasSubstr;
using ::testing::UnorderedElementsAreArray;

using Words = std::vector<std::string>;

/// The value at a path in a schema.
Value in_schema(const std::string& name, const Words& path) {
  Value value = load_json(in_project("resources/schema/" + name + ".schema.json")).value();
  for (const std::string& member : path) value = Value(value[member]);
  return value;
}

Words words(const Value& list) {
  Words all;
  for (const Value& word : list.items()) all.emplace_back(word.text().value_or("?"));
  return all;
}

/// The names of all values of an enum; `last` is the last one.
template <class Enum>
Words names_to(Enum last) {
  Words names;
  for (int i = 0; i <= static_cast<int>(last); ++i) names.emplace_back(name_of(static_cast<Enum>(i)));
  return names;
}

/// The keys of all kinds of steps.
Words step_keys() {
  Words keys;
  for (const StepKind& kind : STEP_KINDS) keys.emplace_back(kind.key);
  return keys;
}

TEST(TheKinds, OfTheSchemasAreThoseOfTheCode) {
  Words kinds;
  for (const Kind kind : all_kinds()) kinds.emplace_back(name_of(kind));
  EXPECT_THAT(words(in_schema("game", {"definitions", "feature", "properties", "kind", "enum"})),
              ElementsAreArray(kinds));
  EXPECT_THAT(words(in_schema("ruleset", {"properties", "ratings", "propertyNames", "enum"})), ElementsAreArray(kinds));
}

TEST(TheClassesOfFeatures, OfTheSchemaAreThoseOfTheKinds) {
  std::set<std::string> classes;
  for (const Kind kind : all_kinds()) classes.emplace(name_of(class_of(kind)));
  const Value items = in_schema("ruleset", {"properties", "rating_choices", "items", "properties", "classes"});
  EXPECT_THAT(words(items["items"]["enum"]), UnorderedElementsAreArray(classes));
}

TEST(TheSteps, OfTheSchemasAreThoseOfOrders) {
  const Value steps = in_schema("order", {"definitions", "step", "oneOf"});
  Words described;
  Words beside_no_act;
  for (const Value& step : steps.items()) {
    described.emplace_back(step["required"][0].text().value_or("?"));
    for (const Value& other : step["not"]["anyOf"].items())
      beside_no_act.emplace_back(other["required"][0].text().value_or("?"));
  }
  Words others = step_keys();
  std::erase(others, "act");
  EXPECT_THAT(described, ElementsAreArray(step_keys()));
  EXPECT_THAT(beside_no_act, ElementsAreArray(others));
  EXPECT_THAT(words(in_schema("ruleset", {"definitions", "steps", "items", "enum"})), ElementsAreArray(step_keys()));
}

TEST(TheSteps, OfTheSchemaHaveTheirCompanions) {
  const Value steps = in_schema("order", {"definitions", "step", "oneOf"});
  ASSERT_EQ(steps.size(), STEP_KINDS.size());
  for (std::size_t i = 0; i < STEP_KINDS.size(); ++i) {
    const StepKind& kind = STEP_KINDS.at(i);
    if (kind.companion.empty()) continue;
    EXPECT_TRUE(steps[i]["properties"].find(kind.companion)) << kind.key;
  }
}

TEST(TheSteps, OfTheReaderAreThoseOfOrders) {
  const auto refused = read_order(json(R"({"piece": "a", "path": [{"fly": 1}]})"), "");
  ASSERT_FALSE(refused);
  EXPECT_THAT(english(refused.problem().reason), HasSubstr("one of " + listed(step_keys())));
}

TEST(TheTrace, HasTheMannersSlopesAndTurnsOfItsSchema) {
  const auto in_trace = [](const std::string& step, const Words& path) {
    Words whole{"definitions", step, "properties"};
    whole.insert(whole.end(), path.begin(), path.end());
    return words(in_schema("trace", whole)["enum"]);
  };
  const Words manners = names_to(Manner::sideways);
  EXPECT_THAT(in_trace("leg", {"manner"}), ElementsAreArray(manners));
  EXPECT_THAT(in_trace("hex_entry", {"manner"}), ElementsAreArray(manners));
  EXPECT_THAT(words(in_schema("trace", {"definitions", "spans", "items", "properties", "slope", "enum"})),
              ElementsAreArray(names_to(Incline::down)));
}

TEST(TheRuling, HasTheVerdictsOfItsSchema) {
  EXPECT_THAT(words(in_schema("ruling", {"properties", "verdict", "enum"})),
              ElementsAreArray(names_to(Verdict::incomplete)));
}

TEST(TheSharedTraits, OfTheSchemaAreThoseOfTheReader) {
  const Value traits = in_schema("game", {"definitions", "traits", "properties"});
  for (const char* trait : {"troop", "drive", "gear", "weight"}) {
    const std::string refusal =
        files_test::refusal(with(ford_at_dawn(), std::string("/pieces/0/traits/") + trait, "no such word"));
    EXPECT_THAT(refusal, HasSubstr(listed(words(traits[trait]["enum"])))) << trait;
  }
}

TEST(TheSharedStatuses, OfTheSchemaAreRefusedWithAnotherType) {
  const Value statuses = in_schema("game", {"definitions", "status", "properties"});
  for (const auto& [status, type] : statuses.members())
    EXPECT_NE(files_test::refusal(with(ford_at_dawn(), "/pieces/0/status/" + status, json("[]"))), "read") << status;
  for (const char* flag : {"immobilised", "pinned", "trapped", "routed"})
    EXPECT_EQ(statuses[flag]["anyOf"][0]["type"], Value("boolean")) << flag;
  for (const char* flag : {"reserve", "left"}) EXPECT_EQ(statuses[flag]["type"], Value("boolean")) << flag;
}

TEST(TheTypesOfFields, OfTheSchemaAreThoseOfTheReader) {
  const auto with_type = [](const std::string& type) {
    return json(R"({"id": "x", "edition": "1", "title": "X", "currency": "inch", "clauses": [],
                    "traits": [{"key": "a", "title": "A", "on": ["piece"], "type": ")" +
                type + R"("}]})");
  };
  const auto takes = [&](const std::string& type) {
    const auto data = read_ruleset_data(with_type(type));
    return data ? std::string("read") : data.problem().sentence();
  };
  for (const std::string& type : words(in_schema("ruleset", {"definitions", "field", "properties", "type", "enum"})))
    EXPECT_EQ(takes(type), "read") << type;
  EXPECT_NE(takes("colour"), "read");
}

}  // namespace
}  // namespace linesman
