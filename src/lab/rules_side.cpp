#include "lab/rules_side.h"

#include <algorithm>

#include "base/nearest_name.h"
#include "base/text.h"
#include "files/json.h"

namespace linesman::lab {

namespace {

Value read_value(const std::string& text) {
  auto json = parse_json(text, "");
  return json ? std::move(json).value() : Value(text);
}

std::vector<std::string> parts_of(const std::string& text, char between) {
  std::vector<std::string> parts{""};
  for (const char c : text)
    if (c == between)
      parts.emplace_back();
    else
      parts.back() += c;
  return parts;
}

Problem at_rules(const std::string& text, Sentence reason) { return {text, "", std::move(reason)}; }

/// Two merge patches as one, the second over the first. A null stays, as it takes something away.
Value both_patches(const Value& first, const Value& second) {
  if (!first.is_object() || !second.is_object()) return second.is_null() ? first : second;
  Value both = first;
  for (const auto& [name, value] : second.members()) {
    const Value* known = both.find(name);
    both = both.with(name, known && known->is_object() && value.is_object() ? both_patches(*known, value) : value);
  }
  return both;
}

Result<void> take_part(RulesSide& side, const std::string& part) {
  const std::size_t sign = part.find('=');
  if (sign == std::string::npos || sign == 0 || sign + 1 == part.size())
    return at_rules(side.text, said<"a key and its value are wanted, as weather=wet, not \"{option}\"">(part));
  const std::string key = part.substr(0, sign);
  const std::string value = part.substr(sign + 1);
  if (key != "house") {
    side.options.emplace_back(key, read_value(value));
    return {};
  }
  const auto patch = load_json(value);
  if (!patch) return patch.problem();
  if (!patch->is_object()) return Problem{value, "", said<"must be an object, not {a}">(described(*patch))};
  side.house_rules = both_patches(side.house_rules, *patch);
  return {};
}

/// A figure deep in an object, by the names that lead to it.
Value patch_of(const std::vector<std::string>& names, std::size_t from, const Value& value) {
  if (from == names.size()) return value;
  return Value(Value::Object{{names[from], patch_of(names, from + 1, value)}});
}

}  // namespace

Result<RulesSide> read_rules_side(const std::string& text, const RulesetsOf& rulesets) {
  RulesSide side;
  side.text = text;
  const std::vector<std::string> parts = parts_of(text, ',');
  const std::string& id = parts.front();
  if (id.empty()) return at_rules(text, "no rules are named: give game, the id of a ruleset or its folder");
  const bool is_folder = id.find('/') != std::string::npos || id == "." || id == "..";
  auto found = rulesets(is_folder ? id : "");
  if (!found) return found.problem();
  side.source = found->first;
  if (is_folder) side.ruleset = found->second;
  if (!is_folder && id != "game") {
    const std::vector<std::string> known = side.source->ids();
    if (std::find(known.begin(), known.end(), id) == known.end()) {
      const std::string nearest = nearest_name(id, known);
      return at_rules(text, nearest.empty()
                                ? said<"no ruleset \"{id}\" is installed">(id)
                                : said<"no ruleset \"{id}\" is installed; the nearest is \"{name}\"">(id, nearest));
    }
    side.ruleset = id;
  }
  for (std::size_t i = 1; i < parts.size(); ++i)
    if (const auto taken = take_part(side, parts[i]); !taken) return taken.problem();
  return side;
}

Game game_under(const RulesSide& side, const Game& game) {
  Value options = game.options();
  for (const auto& [key, value] : side.options) options = options.with(key, value);
  const std::string& id = side.ruleset.empty() ? game.ruleset() : side.ruleset;
  return game.with_ruleset(id, std::move(options), both_patches(game.house_rules(), side.house_rules));
}

Result<RulesSide> varied(const RulesSide& side, const std::string& key, const Value& value) {
  const std::vector<std::string> names = parts_of(key, '.');
  const bool whole = std::none_of(names.begin(), names.end(), [](const std::string& name) { return name.empty(); });
  RulesSide other = side;
  if (whole && names.size() == 2 && names.front() == "options") {
    other.options.emplace_back(names.back(), value);
    return other;
  }
  if (!whole || names.size() < 2 ||
      (names.front() != "figures" && names.front() != "ratings" && names.front() != "defaults"))
    return Problem{"", "", said<"\"{key}\" must begin with figures., ratings., defaults. or options.">(key)};
  other.house_rules = both_patches(other.house_rules, patch_of(names, 0, value));
  return other;
}

}  // namespace linesman::lab
