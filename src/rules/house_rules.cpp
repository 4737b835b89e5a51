// Checks the figures that a variant or a game's house rules change.
#include <algorithm>

#include "base/nearest_name.h"
#include "base/text.h"
#include "rules/figures_reader.h"
#include "rules/own_words.h"
#include "rules/terms.h"

namespace linesman {

namespace {

std::string type_word(const Value& v) {
  if (v.is_number()) return "a number";
  if (v.is_text()) return "text";
  if (v.is_bool()) return "true or false";
  return v.is_array() ? "a list" : "an object";
}

bool same_type(const Value& a, const Value& b) {
  return a.is_number() == b.is_number() && a.is_text() == b.is_text() && a.is_bool() == b.is_bool() &&
         a.is_array() == b.is_array() && a.is_object() == b.is_object();
}

/// «; the nearest is "dice_rapid"» of the members of an object; empty when it has none.
std::string nearest_of(const Value& there, std::string_view name) {
  std::vector<std::string> known;
  for (const auto& [key, value] : there.members()) known.push_back(key);
  const std::string nearest = nearest_name(name, known);
  return nearest.empty() ? "" : "; the nearest is \"" + nearest + "\"";
}

/// A change may only name members that exist, keeps the type of each value and removes none.
Result<void> check_change(const Value& there, const Value& change, const std::string& pointer) {
  if (there.is_object() && change.is_object()) {
    for (const auto& [name, value] : change.members()) {
      const std::string place = pointer_to(pointer, name);
      const Value* old = there.find(name);
      if (!old) return Problem{place, "the ruleset has nothing of that name to change" + nearest_of(there, name)};
      if (auto checked = check_change(*old, value, place); !checked) return checked;
    }
    return {};
  }
  if (!same_type(there, change)) return Problem{pointer, "must be " + type_word(there) + ", not " + describe(change)};
  if (there.is_number() && *there.number() >= 0 && *change.number() < 0) return Problem{pointer, "must not be below 0"};
  if (there.is_number()) return check_figures(change, pointer);
  if (there.is_array()) {
    if (there.size() != change.size()) return Problem{pointer, "must have " + std::to_string(there.size()) + " items"};
    for (std::size_t i = 0; i < there.size(); ++i)
      if (auto checked = check_change(there[i], change[i], pointer_to(pointer, i)); !checked) return checked;
  }
  return {};
}

Result<void> check_rating_change(const RulesetData& data, const std::string& kind, const Value& rating,
                                 const std::string& pointer) {
  const std::string_view feature_class = name_of(class_of(*kind_named(kind)));
  for (const RatingChoice& choice : data.terms.rating_choices) {
    if (std::find(choice.classes.begin(), choice.classes.end(), feature_class) == choice.classes.end()) continue;
    const auto fits = [&](const std::string& value) { return rating.text() == value; };
    if (!std::any_of(choice.values.begin(), choice.values.end(), fits))
      return Problem{pointer, "must be " + listed(choice.values) + ", not " + describe(rating)};
  }
  return {};
}

constexpr std::string_view CHANGEABLE[] = {"figures", "ratings", "defaults"};
constexpr std::string_view WORDS = "words";

/// Checks the figures, ratings and defaults in `changes`. Other members are ignored.
Result<void> check_changes(const RulesetData& data, const Value& changes, const std::string& pointer) {
  for (const std::string_view part : CHANGEABLE)
    if (const Value* change = changes.find(part); change && !change->is_object())
      return Problem{pointer_to(pointer, part), "must be an object, not " + describe(*change)};
  if (auto checked =
          check_change(data.figures, changes["figures"].is_null() ? Value::empty_object() : changes["figures"],
                       pointer_to(pointer, "figures"));
      !checked)
    return checked;
  for (const auto& [kind, rating] : changes["ratings"].members()) {
    const std::string place = pointer_to(pointer_to(pointer, "ratings"), kind);
    if (!data.ratings.find(kind))
      return Problem{place, "the ruleset rates nothing of that name" + nearest_of(data.ratings, kind)};
    if (auto checked = check_figures(rating, place); !checked) return checked;
    if (auto checked = check_rating_change(data, kind, rating, place); !checked) return checked;
  }
  for (const auto& [key, value] : changes["defaults"].members()) {
    const std::string place = pointer_to(pointer_to(pointer, "defaults"), key);
    const Value* old = data.defaults.find(key);
    if (!old) return Problem{place, "the ruleset has no default of that name" + nearest_of(data.defaults, key)};
    const Field* field = data.terms.option(key);
    if (!field) field = data.terms.trait(key);
    auto checked = field ? check_field(*field, value, place) : check_change(*old, value, place);
    if (!checked) return checked;
  }
  return {};
}

constexpr std::string_view IDENTITY[] = {"id", "edition", "title", "summary", "extends", "$schema"};

template <class Names>
bool among(const Names& names, std::string_view name) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

}  // namespace

Result<RulesetData> with_house_rules(const RulesetData& data, const Value& house_rules) {
  if (house_rules.is_null() || (house_rules.is_object() && house_rules.size() == 0)) return data;
  if (!house_rules.is_object()) return Problem{"/house_rules", "must be an object, not " + describe(house_rules)};
  for (const auto& [name, change] : house_rules.members())
    if (!among(CHANGEABLE, name) && name != WORDS)
      return Problem{pointer_to("/house_rules", name),
                     "house rules change figures, ratings, defaults or words, nothing else"};
  if (auto checked = check_changes(data, house_rules, "/house_rules"); !checked) return checked.problem();
  auto worded = in_own_words(data.raw, house_rules[WORDS], "/house_rules/words");
  if (!worded) return worded.problem();
  auto merged = read_ruleset_data(merge_patch(*worded, house_rules.without(WORDS)));
  if (!merged) return Problem{"/house_rules" + merged.problem().pointer, merged.problem().reason};
  return merged;
}

Result<Value> extended(const Value& base, const Value& variant) {
  auto base_data = read_ruleset_data(base);
  if (!base_data) return base_data.problem();
  for (const auto& [name, value] : variant.members())
    if (!among(CHANGEABLE, name) && !among(IDENTITY, name) && name != WORDS)
      return Problem{pointer_to("", name), "a variant changes figures, ratings, defaults and words, not this"};
  const auto id = variant["id"].text();
  if (!id || !valid_id(*id)) return Problem{"/id", "a variant needs an id of its own, 1 to 64 of a-z, 0-9, - _ and ."};
  if (auto checked = check_changes(*base_data, variant, ""); !checked) return checked.problem();
  Value::Array lineage{Value(*id)};
  for (const std::string& ancestor : base_data->terms.lineage) lineage.emplace_back(ancestor);
  auto worded = in_own_words(base, variant[WORDS], "/words");
  if (!worded) return worded.problem();
  return merge_patch(*worded, variant.without(WORDS)).with("lineage", std::move(lineage));
}

}  // namespace linesman
