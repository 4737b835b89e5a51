// Reads a ruleset.json.
#include <array>

#include "base/text.h"
#include "rules/modified.h"
#include "rules/terms_reader.h"
#include "state/keys.h"
#include "table/kind_words.h"

namespace linesman {

namespace {

/// The things of a list, each read by `read(Members&)`.
template <class Read>
auto all_of(Members& from, std::string_view name, Read read) {
  std::vector<decltype(read(from))> all;
  from.each(name, [&](Members& item) { all.push_back(read(item)); });
  return all;
}

Field read_field(Members& r) {
  Field f = read_common_field(r);
  f.formerly = r.object("formerly");
  f.required = r.flag("required").value_or(false);
  constexpr std::array<FieldOwner, 3> OWNERS{FieldOwner::piece, FieldOwner::unit, FieldOwner::feature};
  for (const std::string& owner : r.texts("on"))
    if (const auto known = r.word_of<FieldOwner>(owner, r.pointer("on"), OWNERS)) f.owners.push_back(*known);
  f.actions = r.texts("actions");
  f.members = all_of(r, "members", read_field);
  f.of_path = r.flag("of_path").value_or(false);
  if (const Value* ready = r.find("ready")) f.ready = *ready;
  if (!f.ready.is_null())
    if (const auto checked = check_field(f, f.ready, r.pointer("ready")); !checked)
      r.mistakes().add(checked.problem().pointer, checked.problem().reason);
  return f;
}

/// The window alone reads whether players dispute it (`disputed_options`).
Field read_option(Members& r) {
  r.flag("disputed");
  return read_field(r);
}

ActTerm read_act(Members& r) {
  return {r.text("id", true), r.text("title", true), r.text("help"), all_of(r, "members", read_field)};
}

RatingChoice read_rating_choice(Members& r) { return {r.texts("classes"), r.texts("values")}; }

std::optional<ClauseSource> read_source(Members& r) {
  if (!r.json().find("source")) return std::nullopt;
  const auto source = named<ClauseSource>(r.text("source"));
  if (source && *source != ClauseSource::players) return source;
  r.fail("source", said<"must be {ids}">(several_names(std::vector<std::string>{"book", "ours", "option"}, "or")));
  return std::nullopt;
}

Clause read_clause(Members& r) {
  return {r.text("id", true), r.text("title", true), r.text("text", true), r.texts("handling"),
          r.object("says"),   read_source(r),        r.texts("options")};
}

Terms read_terms(Members& r) {
  Terms t;
  std::vector<std::string> ids;
  std::vector<std::string> purposes;
  t.id = r.text("id", true);
  t.edition = r.text("edition", true);
  t.title = r.text("title", true);
  t.summary = r.text("summary");
  t.currency = r.text("currency", true);
  t.currency_symbol = r.text("currency_symbol");
  t.extends = r.text("extends");
  t.lineage = r.texts("lineage");
  if (t.lineage.empty()) t.lineage = {t.id};
  t.grid = r.flag("grid").value_or(false);
  t.steps = r.texts("steps");
  t.offers = r.texts("offers");
  if (t.offers.empty()) t.offers = t.steps;
  t.actions = all_of(r, "actions", [&](Members& each) { return read_action(each, ids); });
  t.acts = all_of(r, "acts", read_act);
  t.traits = all_of(r, "traits", read_field);
  t.status = all_of(r, "status", read_field);
  t.options = all_of(r, "options", read_option);
  t.members = all_of(r, "order", read_field);
  t.dice = all_of(r, "dice", [&](Members& each) { return read_dice(each, purposes); });
  t.any_dice = r.flag("any_dice").value_or(false);
  t.rating_choices = all_of(r, "rating_choices", read_rating_choice);
  t.clauses = all_of(r, "clauses", read_clause);
  t.chart = r.json()["judge"].text() == "charts";
  for (Clause& clause : clauses_of_players(t.currency_symbol.empty() ? " " + t.currency : t.currency_symbol))
    t.clauses.push_back(std::move(clause));
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

void check_options_of_clauses(Mistakes& mistakes, const Terms& terms) {
  for (std::size_t i = 0; i < terms.clauses.size(); ++i)
    for (const std::string& key : terms.clauses[i].options)
      if (!terms.option(key))
        mistakes.add(pointer_to(pointer_to("/clauses", i), "options"),
                     said<"\"{a}\" is no option of this ruleset">(key));
}

void check_defaults(Mistakes& mistakes, const RulesetData& data) {
  for (const Field& option : data.terms.options) {
    const std::string place = pointer_to("/defaults", option.key);
    if (option.fallback.is_null())
      mistakes.add(place, "every option needs a default");
    else if (const auto checked = check_field(option, option.fallback, place); !checked)
      mistakes.add(place, checked.problem().reason);
  }
}

std::optional<FieldType> read_type(Members& from, std::span<const FieldType> types) {
  if (!from.is_strict()) return from.word_of<FieldType>(from.text("type", true), from.pointer("type"), types);
  const Value* type = from.need("type");
  return type ? from.word_of<FieldType>(*type, from.pointer("type"), types) : std::nullopt;
}

void read_choices(Members& from, Field& field) {
  if (from.is_strict()) from.need("choices");
  field.choices = from.texts("choices");
  field.choice_titles = from.texts("choice_titles");
  if (field.choice_titles.empty()) field.choice_titles = field.choices;
  if (field.choice_titles.size() != field.choices.size()) from.fail("choice_titles", "must be as many as the choices");
}

}  // namespace

Field read_common_field(Members& from, std::span<const FieldType> types) {
  Field f;
  f.key = from.text("key", true);
  f.title = from.text("title", true);
  f.help = from.text("help");
  const auto type = read_type(from, types);
  f.type = type.value_or(FieldType::text);
  if (from.is_strict() && type != FieldType::choice)
    for (const char* name : {"choices", "choice_titles"}) from.refuse(name, "belongs to a choice only");
  else
    read_choices(from, f);
  const NumberRange range = from.is_strict() ? NumberRange{} : EVERY_NUMBER;
  f.least = from.number("least", range);
  f.most = from.number("most", range);
  f.above_least = from.flag("above_least").value_or(false);
  return f;
}

Action read_action(Members& from, std::vector<std::string>& others) {
  return {from.new_text("id", others), from.text("title", true), from.text("help"), from.flag("path").value_or(true)};
}

DicePurpose read_dice(Members& from, std::vector<std::string>& others) {
  constexpr NumberRange FACES{2, 1000, false, true};
  DicePurpose dice{from.new_text("purpose", others), from.text("title", true), from.text("help")};
  const auto faces = from.number("faces", from.is_strict() ? FACES : EVERY_NUMBER);
  if (faces && !number_in(*faces, FACES)) from.fail("faces", said<"must be a whole number from 2 to {n}">(FACES.most));
  dice.faces = static_cast<int>(number_in(faces.value_or(dice.faces), FACES).value_or(dice.faces));
  return dice;
}

Result<RulesetData> read_ruleset_data(const Value& json) {
  Mistakes mistakes(1);
  Members r(json, "", mistakes, Strictness::lenient);
  RulesetData data{read_terms(r), r.object("ratings"), r.object("figures"), r.object("defaults"), json};
  if (!valid_id(data.terms.id)) r.fail("id", "is not an id: 1 to 64 of a-z 0-9 - _ .");
  if (data.terms.id == state::PREFIX) r.fail("id", "is the name of the players' own clauses");
  for (const auto& [kind, rating] : data.ratings.members())
    if (!kind_named(kind))
      mistakes.add(pointer_to("/ratings", kind), with_nearest_kind("is not a kind of terrain", kind));
  take_defaults(data);
  check_defaults(mistakes, data);
  check_options_of_clauses(mistakes, data.terms);
  if (mistakes.count() > 0) return mistakes.all().front();
  return data;
}

}  // namespace linesman
