// Checks the figures that a variant or a game's house rules change.
#include <algorithm>

#include "base/nearest_name.h"
#include "base/text.h"
#include "rules/figures_reader.h"
#include "rules/own_words.h"
#include "rules/terms.h"
#include "table/kind_words.h"

namespace linesman {

namespace {

Argument type_word(const Value& v) {
  if (v.is_number()) return "a number";
  if (v.is_text()) return "text";
  if (v.is_bool()) return "true or false";
  return v.is_array() ? "a list" : "an object";
}

bool same_type(const Value& a, const Value& b) {
  return a.is_number() == b.is_number() && a.is_text() == b.is_text() && a.is_bool() == b.is_bool() &&
         a.is_array() == b.is_array() && a.is_object() == b.is_object();
}

Sentence with_members(Sentence about, const Value& there, std::string_view name) {
  std::vector<std::string> known;
  for (const auto& [key, value] : there.members()) known.push_back(key);
  return with_known(std::move(about), name, known);
}

constexpr std::string_view CHANGEABLE[] = {"figures", "ratings", "defaults"};
constexpr std::string_view WORDS = "words";

/// Finds the mistakes in the figures, ratings and defaults of a change, a hundred at most. Other members are ignored.
class ChangeCheck {
 public:
  ChangeCheck(const RulesetData& data, const Value& changes, std::string pointer)
      : data_(data), changes_(changes), pointer_(std::move(pointer)) {}

  std::vector<Problem> mistakes() {
    for (const std::string_view part : CHANGEABLE)
      if (const Value* change = changes_.find(part); change && !change->is_object())
        add(place_of(part), must_be("an object", *change));
    if (changes_["figures"].is_object()) change(data_.figures, changes_["figures"], place_of("figures"));
    for (const auto& [kind, rating] : changes_["ratings"].members()) check_rating(kind, rating);
    for (const auto& [key, value] : changes_["defaults"].members()) check_default(key, value);
    return std::move(found_);
  }

 private:
  static constexpr std::size_t MOST = 100;  ///< enough to read; a hostile file would take long

  bool is_full() const { return found_.size() >= MOST; }
  std::string place_of(std::string_view part) const { return pointer_to(pointer_, part); }
  void add(std::string place, Sentence reason) { found_.emplace_back(std::move(place), std::move(reason)); }
  bool add_if(const Result<void>& checked) {
    if (!checked) found_.push_back(checked.problem());
    return !checked;
  }

  /// A change may only name members that exist, keeps the type of each value and removes none.
  void change(const Value& there, const Value& change_to, const std::string& place) {
    if (is_full()) return;
    if (there.is_object() && change_to.is_object()) {
      for (const auto& [name, value] : change_to.members())
        if (const Value* old = there.find(name))
          change(*old, value, pointer_to(place, name));
        else if (!is_full())
          add(pointer_to(place, name), with_members("the ruleset has nothing of that name to change", there, name));
    } else if (!same_type(there, change_to)) {
      add(place, must_be(type_word(there), change_to));
    } else if (there.is_number() && *there.number() >= 0 && *change_to.number() < 0) {
      add(place, "must not be below 0");
    } else if (there.is_number()) {
      add_if(check_figures(change_to, place));
    } else if (there.is_array() && there.size() != change_to.size()) {
      add(place, said<"must have {n} items">(there.size()));
    } else {
      for (std::size_t i = 0; there.is_array() && i < there.size(); ++i)
        change(there[i], change_to[i], pointer_to(place, i));
    }
  }

  void check_rating(const std::string& kind, const Value& rating) {
    if (is_full()) return;
    const std::string place = pointer_to(place_of("ratings"), kind);
    if (const auto meant = kind_meant(kind); meant && !data_.ratings.find(kind))
      return add(place, with_nearest_kind("the ruleset rates nothing of that name", kind));
    if (!data_.ratings.find(kind))
      return add(place, with_members("the ruleset rates nothing of that name", data_.ratings, kind));
    if (add_if(check_figures(rating, place))) return;
    const std::string_view feature_class = name_of(class_of(*kind_named(kind)));
    for (const RatingChoice& choice : data_.terms.rating_choices) {
      if (std::find(choice.classes.begin(), choice.classes.end(), feature_class) == choice.classes.end()) continue;
      const auto fits = [&](const std::string& value) { return rating.text() == value; };
      if (std::none_of(choice.values.begin(), choice.values.end(), fits))
        add(place, must_be(several_names(choice.values, "or"), rating));
    }
  }

  void check_default(const std::string& key, const Value& value) {
    if (is_full()) return;
    const std::string place = pointer_to(place_of("defaults"), key);
    const Value* old = data_.defaults.find(key);
    if (!old) return add(place, with_members("the ruleset has no default of that name", data_.defaults, key));
    const Field* field = data_.terms.option(key);
    if (!field) field = data_.terms.trait(key);
    if (field)
      add_if(check_field(*field, value, place));
    else
      change(*old, value, place);
  }

  const RulesetData& data_;
  const Value& changes_;
  std::string pointer_;
  std::vector<Problem> found_;
};

constexpr std::string_view IDENTITY[] = {"id", "edition", "title", "summary", "extends", "$schema"};

template <class Names>
bool among(const Names& names, std::string_view name) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

std::vector<Problem> mistakes_of_identity(const RulesetData& base, const Value& variant) {
  std::vector<Problem> found;
  for (const auto& [name, value] : variant.members())
    if (!among(CHANGEABLE, name) && !among(IDENTITY, name) && name != WORDS)
      found.emplace_back(pointer_to("", name), "a variant changes figures, ratings, defaults and words, not this");
  const auto id = variant["id"].text();
  if (!id || !valid_id(*id))
    found.emplace_back("/id", "a variant needs an id of its own, 1 to 64 of a-z, 0-9, - _ and .");
  else if (among(base.terms.lineage, *id))
    found.emplace_back("/id", said<"\"{id}\" is the id of a ruleset that it extends">(std::string(*id)));
  return found;
}

std::vector<Problem> mistakes_over(const RulesetData& data, const Value& base, const Value& variant) {
  std::vector<Problem> found = mistakes_of_identity(data, variant);
  for (Problem& mistake : ChangeCheck(data, variant, "").mistakes()) found.push_back(std::move(mistake));
  if (const auto worded = in_own_words(base, variant[WORDS], "/words"); !worded) found.push_back(worded.problem());
  return found;
}

}  // namespace

Result<RulesetData> with_house_rules(const RulesetData& data, const Value& house_rules) {
  if (house_rules.is_null() || (house_rules.is_object() && house_rules.size() == 0)) return data;
  if (!house_rules.is_object()) return Problem{"/house_rules", must_be("an object", house_rules)};
  for (const auto& [name, change] : house_rules.members())
    if (!among(CHANGEABLE, name) && name != WORDS)
      return Problem{pointer_to("/house_rules", name),
                     "house rules change figures, ratings, defaults or words, nothing else"};
  if (const auto found = ChangeCheck(data, house_rules, "/house_rules").mistakes(); !found.empty())
    return found.front();
  auto worded = in_own_words(data.raw, house_rules[WORDS], "/house_rules/words");
  if (!worded) return worded.problem();
  auto merged = read_ruleset_data(merge_patch(*worded, house_rules.without(WORDS)));
  if (!merged) return Problem{"/house_rules" + merged.problem().pointer, merged.problem().reason};
  return merged;
}

std::vector<Problem> variant_mistakes(const Value& base, const Value& variant) {
  const auto data = read_ruleset_data(base);
  return data ? mistakes_over(*data, base, variant) : std::vector{data.problem()};
}

Result<Value> extended(const Value& base, const Value& variant) {
  const auto data = read_ruleset_data(base);
  if (!data) return data.problem();
  if (const auto mistakes = mistakes_over(*data, base, variant); !mistakes.empty()) return mistakes.front();
  Value::Array lineage{variant["id"]};
  for (const std::string& ancestor : data->terms.lineage) lineage.emplace_back(ancestor);
  const auto worded = in_own_words(base, variant[WORDS], "/words");
  return merge_patch(*worded, variant.without(WORDS)).with("lineage", std::move(lineage));
}

}  // namespace linesman
