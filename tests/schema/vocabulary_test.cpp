// The words that schemas list and the code has in tables.
#include <gmock/gmock.h>

#include "files/json.h"
#include "movement/step.h"
#include "support/cases.h"

namespace linesman {
namespace {

using testing::ElementsAreArray;

Value schema(const std::string& name) {
  return load_json(in_project("resources/schema/" + name + ".schema.json")).value();
}

std::vector<std::string> texts(const Value& list) {
  std::vector<std::string> texts;
  for (const Value& item : list.items()) texts.emplace_back(item.text().value());
  return texts;
}

std::vector<std::string> step_keys() {
  std::vector<std::string> keys;
  for (const StepKind& kind : STEP_KINDS) keys.emplace_back(kind.key);
  return keys;
}

TEST(TheSchemaOfOrders, DescribesEveryKindOfStep) {
  std::vector<std::string> described;
  for (const Value& step : schema("order")["definitions"]["step"]["oneOf"].items()) {
    described.push_back(texts(step["required"]).at(0));
    for (const StepKind& kind : STEP_KINDS)
      if (kind.key == described.back() && !kind.companion.empty()) {
        EXPECT_TRUE(step["properties"].find(kind.companion)) << kind.key;
      }
  }
  EXPECT_THAT(described, ElementsAreArray(step_keys()));
}

TEST(TheSchemaOfRulesets, NamesEveryKindOfStep) {
  EXPECT_THAT(texts(schema("ruleset")["definitions"]["steps"]["items"]["enum"]), ElementsAreArray(step_keys()));
}

}  // namespace
}  // namespace linesman
