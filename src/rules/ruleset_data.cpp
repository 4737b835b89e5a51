// Reads a ruleset.json.
#include <array>
#include <cmath>

#include "base/text.h"
#include "rules/terms.h"

namespace linesman {

namespace {

/// Reads the members of a JSON object and remembers the first problem.
class Reader {
 public:
  Reader(const Value& object, std::string pointer, std::optional<Problem>& problem)
      : object_(object), pointer_(std::move(pointer)), problem_(problem) {
    if (!object.is_object()) fail(pointer_, "must be an object, not " + describe(object));
  }

  bool has(std::string_view name) const { return object_.find(name) != nullptr; }

  std::string text(std::string_view name, bool required = false) {
    const Value& v = object_[name];
    if (v.is_null() && !required) return {};
    if (!v.text()) fail(pointer_to(pointer_, name), "must be text, not " + describe(v));
    return std::string(v.text().value_or(""));
  }

  bool flag(std::string_view name, bool fallback = false) {
    const Value& v = object_[name];
    if (!v.is_null() && !v.is_bool()) fail(pointer_to(pointer_, name), "must be true or false, not " + describe(v));
    return v.boolean().value_or(fallback);
  }

  std::optional<double> number(std::string_view name) {
    const Value& v = object_[name];
    if (!v.is_null() && !v.is_number()) fail(pointer_to(pointer_, name), "must be a number, not " + describe(v));
    return v.number();
  }

  std::vector<std::string> words(std::string_view name) {
    std::vector<std::string> all;
    const std::string place = pointer_to(pointer_, name);
    const Value& list = list_at(name);
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (!list[i].text()) fail(pointer_to(place, i), "must be text, not " + describe(list[i]));
      all.emplace_back(list[i].text().value_or(""));
    }
    return all;
  }

  /// The items of a list, each read by `read(Reader)`.
  template <class Read>
  auto each(std::string_view name, Read read) {
    std::vector<decltype(read(std::declval<Reader&>()))> all;
    const std::string place = pointer_to(pointer_, name);
    const Value& list = list_at(name);
    for (std::size_t i = 0; i < list.size(); ++i) {
      Reader item(list[i], pointer_to(place, i), problem_);
      all.push_back(read(item));
    }
    return all;
  }

  Value value(std::string_view name) const { return object_[name]; }

  Value object(std::string_view name) {
    const Value& v = object_[name];
    if (v.is_null()) return Value::empty_object();
    if (!v.is_object()) fail(pointer_to(pointer_, name), "must be an object, not " + describe(v));
    return v;
  }

  void fail(std::string pointer, std::string reason) {
    if (!problem_) problem_ = Problem{std::move(pointer), std::move(reason)};
  }
  const std::string& pointer() const { return pointer_; }

 private:
  const Value& list_at(std::string_view name) {
    const Value& v = object_[name];
    if (!v.is_null() && !v.is_array()) fail(pointer_to(pointer_, name), "must be a list, not " + describe(v));
    return v;
  }

  const Value& object_;
  std::string pointer_;
  std::optional<Problem>& problem_;
};

template <class Enum, std::size_t N>
Enum one_of(Reader& r, const std::string& word, const std::array<std::pair<std::string_view, Enum>, N>& names,
            std::string_view member) {
  for (const auto& [name, value] : names)
    if (name == word) return value;
  r.fail(pointer_to(r.pointer(), member), "\"" + word + "\" is not known here");
  return names.front().second;
}

constexpr std::array<std::pair<std::string_view, FieldType>, 12> TYPES{{{"boolean", FieldType::boolean},
                                                                        {"choice", FieldType::choice},
                                                                        {"number", FieldType::number},
                                                                        {"whole", FieldType::whole},
                                                                        {"text", FieldType::text},
                                                                        {"id", FieldType::id},
                                                                        {"feature", FieldType::feature},
                                                                        {"piece", FieldType::piece},
                                                                        {"unit", FieldType::unit},
                                                                        {"point", FieldType::point},
                                                                        {"heading", FieldType::heading},
                                                                        {"list", FieldType::list}}};
constexpr std::array<std::pair<std::string_view, FieldOwner>, 3> OWNERS{
    {{"piece", FieldOwner::piece}, {"unit", FieldOwner::unit}, {"feature", FieldOwner::feature}}};

Field read_field(Reader& r) {
  Field f;
  f.key = r.text("key", true);
  f.title = r.text("title", true);
  f.help = r.text("help");
  f.type = one_of(r, r.text("type", true), TYPES, "type");
  f.choices = r.words("choices");
  f.formerly = r.object("formerly");
  f.choice_titles = r.words("choice_titles");
  if (f.choice_titles.empty()) f.choice_titles = f.choices;
  if (f.choice_titles.size() != f.choices.size())
    r.fail(pointer_to(r.pointer(), "choice_titles"), "must be as many as the choices");
  f.least = r.number("least");
  f.most = r.number("most");
  f.above_least = r.flag("above_least");
  f.required = r.flag("required");
  for (const std::string& owner : r.words("on")) f.owners.push_back(one_of(r, owner, OWNERS, "on"));
  f.actions = r.words("actions");
  f.members = r.each("members", read_field);
  f.of_path = r.flag("of_path");
  f.ready = r.value("ready");
  if (!f.ready.is_null())
    if (const auto checked = check_field(f, f.ready, pointer_to(r.pointer(), "ready")); !checked)
      r.fail(checked.problem().pointer, checked.problem().reason);
  return f;
}

Action read_action(Reader& r) {
  return {r.text("id", true), r.text("title", true), r.text("help"), r.flag("path", true)};
}

ActTerm read_act(Reader& r) {
  return {r.text("id", true), r.text("title", true), r.text("help"), r.each("members", read_field)};
}

int read_faces(Reader& r) {
  constexpr int USUAL = 6;
  constexpr int MIN = 2;
  constexpr int MAX = 1000;
  const double faces = r.number("faces").value_or(USUAL);
  if (faces >= MIN && faces <= MAX && faces == std::floor(faces)) return static_cast<int>(faces);
  r.fail(pointer_to(r.pointer(), "faces"), "must be a whole number from 2 to " + std::to_string(MAX));
  return USUAL;
}

DicePurpose read_dice(Reader& r) {
  return {r.text("purpose", true), r.text("title", true), r.text("help"), read_faces(r)};
}

RatingChoice read_rating_choice(Reader& r) { return {r.words("classes"), r.words("values")}; }

std::optional<ClauseSource> read_source(Reader& r) {
  if (!r.has("source")) return std::nullopt;
  const auto source = named<ClauseSource>(r.text("source"));
  if (!source) r.fail(pointer_to(r.pointer(), "source"), "must be " + listed(names_of(ClauseSource{})));
  return source;
}

Clause read_clause(Reader& r) {
  return {r.text("id", true), r.text("title", true), r.text("text", true), r.words("handling"),
          r.object("says"),   read_source(r),        r.words("options")};
}

Terms read_terms(Reader& r) {
  Terms t;
  t.id = r.text("id", true);
  t.edition = r.text("edition", true);
  t.title = r.text("title", true);
  t.summary = r.text("summary");
  t.currency = r.text("currency", true);
  t.currency_symbol = r.text("currency_symbol");
  t.extends = r.text("extends");
  t.lineage = r.words("lineage");
  if (t.lineage.empty()) t.lineage = {t.id};
  t.grid = r.flag("grid");
  t.steps = r.words("steps");
  t.offers = r.words("offers");
  if (t.offers.empty()) t.offers = t.steps;
  t.actions = r.each("actions", read_action);
  t.acts = r.each("acts", read_act);
  t.traits = r.each("traits", read_field);
  t.status = r.each("status", read_field);
  t.options = r.each("options", read_field);
  t.members = r.each("order", read_field);
  t.dice = r.each("dice", read_dice);
  t.any_dice = r.flag("any_dice");
  t.rating_choices = r.each("rating_choices", read_rating_choice);
  t.clauses = r.each("clauses", read_clause);
  return t;
}

void take_defaults(RulesetData& data) {
  const auto take = [&](std::vector<Field>& fields) {
    for (Field& f : fields) f.fallback = data.defaults[f.key];
  };
  take(data.terms.traits);
  take(data.terms.status);
  take(data.terms.options);
  take(data.terms.members);
}

void check_options_of_clauses(Reader& r, const Terms& terms) {
  for (std::size_t i = 0; i < terms.clauses.size(); ++i)
    for (const std::string& key : terms.clauses[i].options)
      if (!terms.option(key))
        r.fail(pointer_to(pointer_to("/clauses", i), "options"), "\"" + key + "\" is no option of this ruleset");
}

void check_defaults(Reader& r, const RulesetData& data) {
  for (const Field& option : data.terms.options) {
    const std::string place = pointer_to("/defaults", option.key);
    if (option.fallback.is_null())
      r.fail(place, "every option needs a default");
    else if (const auto checked = check_field(option, option.fallback, place); !checked)
      r.fail(place, checked.problem().reason);
  }
}

}  // namespace

Result<RulesetData> read_ruleset_data(const Value& json) {
  std::optional<Problem> problem;
  Reader r(json, "", problem);
  RulesetData data{read_terms(r), r.object("ratings"), r.object("figures"), r.object("defaults"), json};
  if (!valid_id(data.terms.id)) r.fail("/id", "is not an id: 1 to 64 of a-z 0-9 - _ .");
  for (const auto& [kind, rating] : data.ratings.members())
    if (!kind_named(kind)) r.fail(pointer_to("/ratings", kind), "is not a kind of terrain");
  take_defaults(data);
  check_defaults(r, data);
  check_options_of_clauses(r, data.terms);
  if (problem) return *problem;
  return data;
}

}  // namespace linesman
