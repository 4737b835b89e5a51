#include "chart/vocabulary.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>

#include "movement/step.h"
#include "rules/figures_reader.h"
#include "rules/terms_reader.h"
#include "table/kind_words.h"

namespace linesman::chart {

namespace {

/// The types of keys; the last two are of order members only.
constexpr std::array<FieldType, 8> TYPES{FieldType::boolean, FieldType::choice, FieldType::number, FieldType::whole,
                                         FieldType::text,    FieldType::id,     FieldType::piece,  FieldType::unit};
constexpr std::size_t TYPES_OF_ALL = 6;

enum class ListOfKeys { traits, status, options, order };
constexpr Names<ListOfKeys::order> names_of(ListOfKeys) { return {"traits", "status", "options", "order"}; }

std::vector<std::string> words(const Value& list) {
  std::vector<std::string> all;
  for (const Value& item : list.items())
    if (item.text()) all.emplace_back(*item.text());
  return all;
}

enum class Thing { piece, unit, feature };
constexpr Names<Thing::feature> names_of(Thing) { return {"piece", "unit", "feature"}; }

/// A key of one of the four lists; `seen`: all keys with whether they are on features only.
void read_field(Members& field, ListOfKeys list, const std::vector<std::string>& actions, Vocabulary& names,
                std::map<std::string, bool>& seen) {
  const std::size_t types = list == ListOfKeys::order ? TYPES.size() : TYPES_OF_ALL;
  const Field read = read_common_field(field, std::span(TYPES).first(types));
  const std::string& key = read.key;
  for (std::size_t i = 0; i < read.choices.size(); ++i)
    if (std::find(read.choices.begin(), read.choices.begin() + static_cast<std::ptrdiff_t>(i), read.choices[i]) !=
        read.choices.begin() + static_cast<std::ptrdiff_t>(i))
      field.mistakes().add(pointer_to(field.pointer("choices"), i), "stands in the list already");
  if (read.least && read.most && *read.most < *read.least) field.fail("most", "is less than the least");
  KeyFacts facts{.type = read.type,
                 .choices = read.choices,
                 .is_option = list == ListOfKeys::options,
                 .is_member = list == ListOfKeys::order,
                 .is_status = list == ListOfKeys::status,
                 .least = read.least,
                 .most = read.most,
                 .above_least = read.above_least};
  for (const char* known : {"formerly", "ready"}) field.find(known);
  std::vector<Thing> on;
  if (list == ListOfKeys::traits || list == ListOfKeys::status) {
    field.need("on");
    on = field.words<Thing>("on").value_or(std::vector<Thing>{Thing::piece});
  } else {
    field.refuse("on", "belongs to traits and statuses");
  }
  if (list == ListOfKeys::options)
    field.flag("disputed");
  else
    field.refuse("disputed", "belongs to options");
  if (list == ListOfKeys::order) {
    field.flag("required");
    field.flag("of_path");
    const auto with = field.texts("actions");
    for (std::size_t i = 0; i < with.size(); ++i)
      if (std::find(actions.begin(), actions.end(), with[i]) == actions.end())
        field.mistakes().unknown(pointer_to(field.pointer("actions"), i), with[i], "an action", actions);
  }
  field.finish();
  if (key.empty()) return;
  const bool on_features = std::find(on.begin(), on.end(), Thing::feature) != on.end();
  const bool only_features = on_features && on.size() == 1;
  const auto [old, is_new] = seen.emplace(key, only_features);
  if (!is_new && old->second == only_features)
    field.fail("key", said<"\"{a}\" stands in the lists already">(key));
  else if (!is_new)
    old->second = only_features;
  if (key == "start" || key == "starts") field.fail("key", "is never listed: every order may have it");
  if (on_features) names.feature_keys.emplace(key, facts);
  if (!only_features) names.keys.emplace(key, std::move(facts));
}

void read_actions(Members& file, Vocabulary& names) {
  const Value* list = file.need("actions");
  if (list && list->is_array() && list->size() == 0) file.fail("actions", "must have at least one action");
  file.each("actions", [&](Members& action) {
    read_action(action, names.actions);
    action.finish();
  });
}

void read_rating_choices(Members& file, std::set<std::string>& ratings) {
  file.each("rating_choices", [&](Members& choice) {
    choice.need("classes");
    choice.words<FeatureClass>("classes");
    choice.need("values");
    for (const std::string& word : choice.texts("values")) ratings.insert(word);
    choice.finish();
  });
}

void read_ratings(Members& file, Vocabulary& names) {
  std::set<std::string> ratings{"open"};
  read_rating_choices(file, ratings);
  const Value* all = file.need("ratings");
  if (all && !all->is_object()) file.fail("ratings", must_be("an object", *all));
  if (all)
    for (const auto& [kind, rating] : all->members()) {
      const std::string place = pointer_to(file.pointer("ratings"), kind);
      if (!kind_named(kind)) {
        std::vector<std::string> kinds;
        for (const linesman::Kind each_kind : all_kinds()) kinds.emplace_back(name_of(each_kind));
        if (const auto meant = kind_meant(kind)) kinds = {std::string(name_of(*meant))};
        file.mistakes().unknown(place, kind, "a kind of terrain", kinds);
      }
      if (rating.text() && !rating.text()->empty())
        ratings.emplace(*rating.text());
      else
        file.mistakes().add(place, said<"must be a word, not {a}">(described(rating)));
    }
  names.ratings.assign(ratings.begin(), ratings.end());
}

void check_figure_tree(const Value& value, const std::string& pointer, Mistakes& mistakes) {
  if (value.is_object()) {
    for (const auto& [name, part] : value.members()) check_figure_tree(part, pointer_to(pointer, name), mistakes);
    return;
  }
  if (!value.is_number()) {
    mistakes.add(pointer, said<"must be a number or an object of numbers, not {a}">(described(value)));
    return;
  }
  if (const auto checked = check_figures(value, pointer); !checked) mistakes.add(pointer, checked.problem().reason);
}

std::vector<std::string> steps_of_charts() {
  std::vector<std::string> all;
  for (const StepKind& step : STEP_KINDS)
    if (step.key != "hex" && step.key != "turn" && step.key != "act") all.emplace_back(step.key);
  return all;
}

void read_steps(Members& file, std::string_view name, const std::vector<std::string>& known) {
  const auto steps = file.texts(name);
  for (std::size_t i = 0; i < steps.size(); ++i)
    if (std::find(known.begin(), known.end(), steps[i]) == known.end())
      file.mistakes().unknown(pointer_to(file.pointer(name), i), steps[i],
                              said<"a step ({list})">(several_names(known, "or")), known);
}

void read_identity(Members& file) {
  const std::string id = file.text("id", true);
  if (file.is_object() && !id.empty() && !valid_id(id)) file.fail("id", "is not an id: 1 to 64 of a-z 0-9 - _ .");
  file.text("judge", true);
  for (const char* name : {"edition", "title", "currency"}) file.text(name, true);
  for (const char* name : {"summary", "author", "currency_symbol", "$schema"}) file.text(name);
  for (const char* name : {"acts", "grid", "any_dice", "extends"}) file.refuse(name, "has no place in a chart");
  file.need("steps");
  read_steps(file, "steps", steps_of_charts());
  const Value* steps = file.find("steps");
  read_steps(file, "offers", steps && steps->is_array() ? words(*steps) : steps_of_charts());
}

/// A default is a value that the field itself may have.
void check_default(const KeyFacts& key, const Value& value, const std::string& pointer, Mistakes& mistakes) {
  check_value(key, value, pointer, mistakes);
  const auto number = key.is_number() ? value.number() : std::nullopt;
  if (!number) return;
  if (key.least && (key.above_least ? !(*number > *key.least) : *number < *key.least))
    mistakes.add(pointer, key.above_least
                              ? said<"must be above {n}, not {a}">(Number{*key.least, 6}, described(value))
                              : said<"must be at least {n}, not {a}">(Number{*key.least, 6}, described(value)));
  else if (key.most && *number > *key.most)
    mistakes.add(pointer, said<"must be at most {n}, not {a}">(Number{*key.most, 6}, described(value)));
}

void read_defaults(Members& file, const Vocabulary& names) {
  const Value* all = file.find("defaults");
  if (all && !all->is_object()) file.fail("defaults", must_be("an object", *all));
  static const Value NONE = Value::empty_object();
  for (const auto& [key, value] : (all ? *all : NONE).members()) {
    const std::string place = pointer_to(file.pointer("defaults"), key);
    const KeyFacts* facts = names.key(key) ? names.key(key) : names.feature_key(key);
    if (!facts)
      file.mistakes().unknown(place, key, "a key", names.all_keys());
    else
      check_default(*facts, value, place, file.mistakes());
  }
  for (const auto& [key, facts] : names.keys)
    if (facts.is_option && (!all || !all->find(key)) && file.is_object())
      file.mistakes().add(all ? file.pointer("defaults") : file.pointer(),
                          said<"needs a default of the option \"{key}\"">(key));
}

void read_inches(Members& file, const Vocabulary& names) {
  const Value* inches = file.find("inches");
  if (!inches) return;
  if (!inches->is_object()) {
    constexpr Range ABOVE_NOTHING{0, LARGEST_NUMBER, true};
    number_in(*inches, file.pointer("inches"), ABOVE_NOTHING, file.mistakes());
    return;
  }
  Members object(*inches, file.pointer("inches"), file.mistakes());
  const std::string key = object.text("value", true);
  const KeyFacts* facts = names.key(key);
  if (object.find("value") && !(facts && facts->is_option && facts->is_number()))
    file.mistakes().unknown(object.pointer("value"), key, "an option that is a number", names.all_keys());
  object.finish();
}

}  // namespace

const KeyFacts* Vocabulary::key(std::string_view name) const {
  const auto found = keys.find(name);
  return found == keys.end() ? nullptr : &found->second;
}

const KeyFacts* Vocabulary::feature_key(std::string_view name) const {
  const auto found = feature_keys.find(name);
  return found == feature_keys.end() ? nullptr : &found->second;
}

std::vector<std::string> Vocabulary::all_keys() const {
  std::vector<std::string> all;
  for (const auto* list : {&keys, &feature_keys})
    for (const auto& [key, facts] : *list) all.push_back(key);
  return all;
}

bool Vocabulary::has_rating(std::string_view rating) const {
  return std::find(ratings.begin(), ratings.end(), rating) != ratings.end();
}

void check_value(const KeyFacts& key, const Value& value, const std::string& pointer, Mistakes& mistakes) {
  if (key.type == FieldType::choice && value.text()) {
    if (std::find(key.choices.begin(), key.choices.end(), *value.text()) == key.choices.end())
      mistakes.unknown(pointer, *value.text(), several_names(key.choices, "or"), key.choices);
    return;
  }
  const bool is_text = key.type == FieldType::text || key.names_pieces() || key.type == FieldType::choice;
  if (key.type == FieldType::boolean && !value.is_bool())
    mistakes.add(pointer, must_be("true or false", value));
  else if (key.is_number())
    number_in(value, pointer, {-LARGEST_NUMBER, LARGEST_NUMBER, false, key.type == FieldType::whole}, mistakes);
  else if (is_text && !value.is_text())
    mistakes.add(pointer, must_be("text", value));
}

Vocabulary read_names(Members& file) {
  Vocabulary names;
  read_identity(file);
  read_actions(file, names);
  file.each("dice", [&](Members& dice) {
    read_dice(dice, names.purposes);
    dice.finish();
  });
  std::map<std::string, bool> seen;
  for (const ListOfKeys list : {ListOfKeys::traits, ListOfKeys::status, ListOfKeys::options, ListOfKeys::order})
    file.each(name_of(list), [&](Members& field) { read_field(field, list, names.actions, names, seen); });
  read_ratings(file, names);
  names.figures = file.object("figures");
  check_figure_tree(names.figures, file.pointer("figures"), file.mistakes());
  read_defaults(file, names);
  read_inches(file, names);
  return names;
}

}  // namespace linesman::chart
