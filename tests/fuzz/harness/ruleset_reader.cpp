// A ruleset.json: read by itself, laid over the one that it extends, and as the house rules of a game that is judged.
#include "expect.h"
#include "files/json.h"
#include "support/built_rulesets.h"

namespace linesman::fuzz {

void read_hostile(std::string_view input) {
  const auto json = parse_json(input, "");
  if (!json || !json->is_object()) return;
  const std::string extends((*json)["extends"].text().value_or(""));
  const std::string id = extends.empty() ? std::string((*json)["id"].text().value_or("")) : extends;
  const FoundRuleset* base = built_rulesets()->find(id);
  if (base == nullptr) return;
  const auto whole = extends.empty() ? Result<Value>(*json) : extended(base->data.raw, *json);
  if (!whole) return expect(!whole.problem().reason.empty(), "a refusal has a reason");
  const auto data = read_ruleset_data(*whole);
  if (!data) return expect(!data.problem().reason.empty(), "a refusal has a reason");
  Value over = *json;
  for (const std::string_view name : {"id", "edition", "title", "extends", "summary"}) over = over.without(name);
  const auto ruleset = built_rulesets()->ruleset(id, over);
  if (!ruleset) return expect(!ruleset.problem().reason.empty(), "a refusal has a reason");
  expect(!(*ruleset)->terms().id.empty(), "a ruleset has an id");
}

}  // namespace linesman::fuzz
