#include "rules/vocabulary.h"

#include <algorithm>
#include <cmath>

#include "base/nearest_name.h"
#include "base/text.h"
#include "base/vec.h"
#include "movement/form.h"
#include "rules/figures_reader.h"
#include "rules/modified.h"
#include "state/events.h"
#include "state/keys.h"
#include "table/shared_keys.h"

namespace linesman {

namespace {

/// Whether the protocol shares a key between rulesets. A value that only another ruleset knows is then no mistake in
/// the document; the document reader has already refused values that no ruleset knows.
bool is_shared(std::string_view key) {
  const auto has_key = [&](const SharedTrait& trait) { return trait.key == key; };
  return key == FORMATION || std::any_of(SHARED_TRAITS.begin(), SHARED_TRAITS.end(), has_key);
}

NumberRange range_of(const Field& f) {
  return {f.least.value_or(-LARGEST_NUMBER), f.most.value_or(LARGEST_NUMBER), f.above_least,
          f.type == FieldType::whole};
}

/// The allowed values of a field, for "must be …".
Argument demand(const Field& f) {
  switch (f.type) {
    case FieldType::boolean: return "true or false";
    case FieldType::choice: return several_names(f.choices, "or");
    case FieldType::number:
    case FieldType::whole: return number_wanted(range_of(f));
    case FieldType::text: return "text";
    case FieldType::id: return "an id";
    case FieldType::feature: return "the id of a feature";
    case FieldType::piece: return "the id of a piece";
    case FieldType::unit: return "the id of a unit";
    case FieldType::point: return said<"a point [x, y] within {n} inches">(FARTHEST_COORDINATE);
    case FieldType::heading: return "a heading in degrees";
    case FieldType::list: return "a list";
  }
  return "";
}

bool in_range(const Field& f, double x) {
  if (f.least && (f.above_least ? x <= *f.least : x < *f.least)) return false;
  return !f.most || x <= *f.most;
}

bool holds_coordinate(const Value& v) { return v.is_number() && is_coordinate(*v.number()); }

bool fits(const Field& f, const Value& v) {
  switch (f.type) {
    case FieldType::boolean: return v.is_bool();
    case FieldType::choice:
      return v.is_text() && std::find(f.choices.begin(), f.choices.end(), *v.text()) != f.choices.end();
    case FieldType::number:
    case FieldType::heading: return v.is_number() && in_range(f, *v.number());
    case FieldType::whole: return v.is_whole() && in_range(f, static_cast<double>(*v.whole()));
    case FieldType::text: return v.is_text();
    case FieldType::id:
    case FieldType::feature:
    case FieldType::piece:
    case FieldType::unit: return v.is_text() && valid_id(*v.text());
    case FieldType::point: return v.is_array() && v.size() == 2 && holds_coordinate(v[0]) && holds_coordinate(v[1]);
    case FieldType::list: return v.is_array();
  }
  return false;
}

bool read_on(const Field& f, FieldOwner owner) {
  return std::find(f.owners.begin(), f.owners.end(), owner) != f.owners.end();
}

/// A thing in one of the document's lists. Its pointer is made only for a problem, as a list may have 200,000 items.
struct Item {
  std::string_view list;
  std::size_t index;
  std::string pointer(std::string_view part, std::string_view key) const {
    return pointer_to(pointer_to(pointer_to(list, index), part), key);
  }
};

std::vector<std::string> keys_of(const std::vector<Field>& fields) {
  std::vector<std::string> keys;
  keys.reserve(fields.size());
  for (const Field& field : fields) keys.push_back(field.key);
  return keys;
}

template <class Things>
std::vector<std::string> ids_of(const Things& things) {
  std::vector<std::string> ids;
  ids.reserve(things.size());
  for (const auto& thing : things) ids.push_back(thing.id);
  return ids;
}

std::vector<std::string> purposes_of(const Terms& terms) {
  std::vector<std::string> purposes;
  purposes.reserve(terms.dice.size());
  for (const DicePurpose& dice : terms.dice) purposes.push_back(dice.purpose);
  return purposes;
}

void check_keys(const std::vector<Field>& fields, FieldOwner owner, const Value& values, const Item& item,
                std::string_view part, std::vector<Problem>& problems) {
  for (const auto& [key, value] : values.members()) {
    if (is_shared(key)) continue;
    const auto it = std::find_if(fields.begin(), fields.end(),
                                 [&, &name = key](const Field& f) { return f.key == name && read_on(f, owner); });
    if (it == fields.end()) continue;
    if (auto checked = check_field(*it, value, {}); !checked)
      problems.push_back({"", item.pointer(part, key), checked.problem().reason});
  }
}

void check_options(const RulesetData& data, const Game& game, std::vector<Problem>& problems) {
  for (const auto& [key, value] : game.options().members()) {
    const std::string place = pointer_to("/options", key);
    const Field* option = data.terms.option(key);
    if (!option)
      problems.push_back({"", place,
                          with_known(said<"the ruleset {id} has no option of that name">(data.terms.id), key,
                                     keys_of(data.terms.options))});
    else if (auto checked = check_field(*option, value, place); !checked)
      problems.push_back(checked.problem());
  }
}

void check_rating(const RulesetData& data, const Feature& feature, const Item& item, std::vector<Problem>& problems) {
  if (feature.ratings.size() == 0) return;
  const std::string_view feature_class = name_of(class_of(feature.kind));
  for (const std::string& id : data.terms.lineage) {
    const Value* rating = feature.ratings.find(id);
    if (!rating) continue;
    if (auto checked = check_figures(*rating, {}); !checked)
      problems.push_back(
          {"", item.pointer("ratings", id), said<"the rating's number {reason}">(checked.problem().reason)});
    for (const RatingChoice& choice : data.terms.rating_choices) {
      const auto& classes = choice.classes;
      if (std::find(classes.begin(), classes.end(), feature_class) == classes.end()) continue;
      if (std::none_of(choice.values.begin(), choice.values.end(),
                       [&](const std::string& value) { return rating->text() == value; }))
        problems.push_back({"", item.pointer("ratings", id),
                            said<"a {kind} is rated {ids}, not {a}">(
                                name_of(feature.kind), several_names(choice.values, "or"), described(*rating))});
    }
  }
}

Result<void> check_reference(const Field& f, const Value& v, const Game& game, const std::string& pointer) {
  const std::string id(v.text().value_or(""));
  const bool missing = (f.type == FieldType::feature && !game.find_feature(id)) ||
                       (f.type == FieldType::piece && !game.find_piece(id)) ||
                       (f.type == FieldType::unit && !game.find_unit(id));
  if (missing)
    return Problem{pointer, said<"there is no such thing as \"{id}\" on this table: {a} is wanted">(id, demand(f))};
  return {};
}

/// The names that its members may have.
std::vector<std::string> members_of(const std::vector<Field>& fields, const ActStep* act) {
  std::vector<std::string> names = keys_of(fields);
  if (act == nullptr) names.insert(names.end(), ORDER_MEMBERS.begin(), ORDER_MEMBERS.end());
  return names;
}

/// The order or act whose members are checked. Its name and pointer are made only for a problem.
struct MembersOf {
  std::string_view ruleset;
  const ActStep* act = nullptr;  ///< nullptr: the order itself
  std::string_view path{};       ///< the pointer of the path that has the act
  std::size_t step = 0;
  std::string_view action{};  ///< of the order

  Sentence has_no_member() const {
    return act ? said<"the act \"{a}\" has no member of that name">(act->name)
               : said<"an order under {id} has no member of that name">(std::string(ruleset));
  }
  Sentence needs(const Field& field) const {
    return act ? said<"the act \"{a}\" needs \"{key}\": {b}">(act->name, field.key, demand(field))
               : said<"an order under {id} needs \"{key}\": {b}">(std::string(ruleset), field.key, demand(field));
  }
  std::string pointer() const { return act ? pointer_to(path, step) : ""; }
  /// "act", "start" and "starts" are kept elsewhere and are no members.
  bool has_place_of_its_own(std::string_view key) const { return act && key == "act"; }
  bool has_place_of_its_own(const Field& field) const { return !act && field.is_start(); }
};

/// The events of an order are read where they are judged, unless a chart has a meaning of its own for them.
Result<void> check_members(const std::vector<Field>& fields, const Value& members, const Game& game,
                           const MembersOf& whose, bool keeps_events = false, bool keeps_form = false) {
  for (const auto& [key, value] : members.members()) {
    if (whose.has_place_of_its_own(key)) continue;
    if (key == FORM && keeps_form) continue;
    if (!whose.act && !keeps_events && key == state::EVENTS) {
      if (auto is_list = state::check_list(value); !is_list) return is_list;
      continue;
    }
    const auto it = std::find_if(fields.begin(), fields.end(), [&whose, &name = key](const Field& f) {
      return f.key == name && !whose.has_place_of_its_own(f);
    });
    const auto place = [&whose, &name = key] { return pointer_to(whose.pointer(), name); };
    if (it == fields.end())
      return Problem{place(), with_known(whose.has_no_member(), key, members_of(fields, whose.act))};
    if (!check_field(*it, value, {})) return check_field(*it, value, place());
    if (!check_reference(*it, value, game, {})) return check_reference(*it, value, game, place());
  }
  for (const Field& f : fields)
    if (f.required && !whose.has_place_of_its_own(f) && !members.find(f.key) &&
        (whose.act || f.goes_with(whose.action)))
      return Problem{whose.pointer(), whose.needs(f)};
  return {};
}

Result<void> check_act(const RulesetData& data, const Game& game, const MembersOf& act) {
  const ActTerm* term = data.terms.act(act.act->name);
  if (!term)
    return Problem{pointer_to(act.pointer(), "act"),
                   with_known(said<"the ruleset {id} has no act \"{a}\"">(data.terms.id, act.act->name), act.act->name,
                              ids_of(data.terms.acts))};
  return check_members(term->members, act.act->members, game, act);
}

Result<void> check_path(const RulesetData& data, const Game& game, const Path& path, const std::string& pointer) {
  const std::vector<std::string>& known = data.terms.steps;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const std::string_view step = name_of(path[i]);
    if (std::find(known.begin(), known.end(), step) == known.end())
      return Problem{pointer_to(pointer, i),
                     with_known(said<"the ruleset {id} has no step \"{a}\"">(data.terms.id, std::string(step)), step,
                                data.terms.offers)};
    if (const auto* act = std::get_if<ActStep>(&path[i]))
      if (auto checked = check_act(data, game, {data.terms.id, act, pointer, i}); !checked) return checked;
  }
  return {};
}

/// `who`: the pieces of the order, in the order of the document.
Result<void> check_who(const Game& game, const Order& order, const std::vector<PieceIndex>& who) {
  const auto named = [&](const std::string& id) {
    const auto piece = game.find_piece(id);
    return piece && std::binary_search(who.begin(), who.end(), *piece);
  };
  for (const auto& [id, path] : order.paths.own())
    if (!named(id)) return Problem{pointer_to("/paths", id), "the order does not name this piece"};
  for (const auto& [id, start] : order.starts.own())
    if (!named(id)) return Problem{pointer_to("/starts", id), "the order does not name this piece"};
  return {};
}

/// A common path counts once for each piece.
Result<void> check_length(const Game& game, const Order& order, const std::vector<PieceIndex>& who) {
  std::size_t steps = 0;
  for (const PieceIndex piece : who)
    if (const Path* path = order.paths.of(game.piece(piece).id)) steps += path->size();
  if (steps <= MAX_STEPS_OF_AN_ORDER) return {};
  return Problem{order.paths.common() ? "/path" : "/paths",
                 said<"the pieces go {n} steps in all, and one order may have {m}">(steps, MAX_STEPS_OF_AN_ORDER)};
}

/// A form stands in place of ways; beside them no ruling reads it.
Result<void> check_form(const Terms& terms, const Order& order) {
  if (!order.members.find(FORM) || keeps_own(terms, FORM)) return {};
  if (order.paths.common()) return Problem{pointer_to("", FORM), "an order has a form or a path, not both"};
  if (order.paths.empty())
    return Problem{pointer_to("", FORM), "a form has no paths yet: the call \"form\" finds them"};
  return {};
}

/// Only some rulesets take the protocol members `start` and `starts`.
Result<void> check_starts(const RulesetData& data, const Order& order) {
  const auto refused = [&](const std::string& key) {
    return Problem{"/" + key, said<"the ruleset {id} takes no \"{key}\"">(data.terms.id, key)};
  };
  if (order.starts.common() && !data.terms.member("start")) return refused("start");
  if (!order.starts.own().empty() && !data.terms.member("starts")) return refused("starts");
  return {};
}

Result<void> check_action_and_dice(const RulesetData& data, const Order& order) {
  const Terms& terms = data.terms;
  const std::string action = action_of(data, order);
  if (!terms.action(action)) {
    const Argument actions = several_names(ids_of(terms.actions), "and");
    return Problem{"/action",
                   action.empty()
                       ? said<"an action is missing: the ruleset {id} has {ids}">(terms.id, actions)
                       : said<"there is no action \"{a}\": the ruleset {id} has {ids}">(action, terms.id, actions)};
  }
  for (const auto& [purpose, faces] : order.dice) {
    const auto is_it = [&name = purpose](const DicePurpose& d) { return d.purpose == name; };
    if (!terms.any_dice && std::none_of(terms.dice.begin(), terms.dice.end(), is_it))
      return Problem{pointer_to("/dice", purpose), with_known(said<"the ruleset {id} rolls no dice for this">(terms.id),
                                                              purpose, purposes_of(terms))};
  }
  return {};
}

}  // namespace

Result<void> check_field(const Field& field, const Value& value, const std::string& pointer) {
  // Far above any number that a ruling writes, and far below one whose products overflow.
  constexpr double LARGEST = 1e9;
  const bool counts = field.type == FieldType::number || field.type == FieldType::whole;
  if (counts && std::abs(value.number().value_or(0)) > LARGEST)
    return Problem{pointer, said<"\"{key}\" must be at most {n}">(field.key, LARGEST)};
  if (fits(field, value)) return {};
  // A value of an earlier edition is given its name in this one.
  const std::string old(value.is_bool() ? (*value.boolean() ? "true" : "false") : value.text().value_or(""));
  if (const auto now = field.formerly[old].text())
    return Problem{pointer, said<"\"{key}\" must be {ids}, not {c}; {old} is called \"{new}\" now">(
                                field.key, demand(field), described(value), old, std::string(*now))};
  return Problem{pointer, said<"\"{key}\" must be {ids}, not {c}">(field.key, demand(field), described(value))};
}

std::vector<Problem> check_vocabulary(const RulesetData& data, const Game& game) {
  std::vector<Problem> problems;
  check_options(data, game, problems);
  const auto check_both = [&](FieldOwner owner, const auto& thing, const Item& item) {
    check_keys(data.terms.traits, owner, thing.traits, item, "traits", problems);
    check_keys(data.terms.status, owner, thing.status, item, "status", problems);
  };
  for (std::size_t i = 0; i < game.terrain().size(); ++i) {
    check_both(FieldOwner::feature, game.terrain()[i], {"/terrain", i});
    check_rating(data, game.terrain()[i], {"/terrain", i}, problems);
  }
  for (std::size_t i = 0; i < game.units().size(); ++i) check_both(FieldOwner::unit, game.units()[i], {"/units", i});
  for (std::size_t i = 0; i < game.pieces().size(); ++i)
    check_both(FieldOwner::piece, *game.pieces()[i], {"/pieces", i});
  return problems;
}

std::string action_of(const RulesetData& data, const Order& order) {
  if (!order.action.empty()) return order.action;
  return std::string(data.defaults["action"].text().value_or(""));
}

std::string step_pointer(const Order& order, const std::string& piece_id, std::size_t index) {
  return pointer_to(order.path_pointer(piece_id), index);
}

Result<void> check_order(const RulesetData& data, const Game& game, const Order& order) {
  const auto who = ordered_pieces(game, order);
  if (!who) return who.problem();
  if (auto checked = check_who(game, order, *who); !checked) return checked;
  if (auto checked = check_length(game, order, *who); !checked) return checked;
  if (auto checked = check_action_and_dice(data, order); !checked) return checked;
  if (auto checked = check_starts(data, order); !checked) return checked;
  if (auto checked = check_form(data.terms, order); !checked) return checked;
  const std::string action = action_of(data, order);
  if (auto checked =
          check_members(data.terms.members, order.members, game, {.ruleset = data.terms.id, .action = action},
                        keeps_own(data.terms, state::EVENTS), !keeps_own(data.terms, FORM));
      !checked)
    return checked;
  if (order.paths.common())
    if (auto checked = check_path(data, game, *order.paths.common(), "/path"); !checked) return checked;
  for (const auto& [id, path] : order.paths.own())
    if (auto checked = check_path(data, game, path, pointer_to("/paths", id)); !checked) return checked;
  return {};
}

Order without_form(const Terms& terms, Order order) {
  if (!keeps_own(terms, FORM)) order.members = order.members.without(FORM);
  return order;
}

Order pathless(const Terms& terms, Order order) {
  order.paths.clear();
  for (const Field& member : terms.members)
    if (member.of_path) order.members = order.members.without(member.key);
  if (!keeps_own(terms, state::EVENTS)) order.members = order.members.without(state::EVENTS);
  return without_form(terms, std::move(order));
}

Result<Order> without_path(const RulesetData& data, const Game& game, Order order) {
  order.paths.clear();
  order = without_form(data.terms, std::move(order));
  if (auto checked = check_order(data, game, order); !checked) return checked.problem();
  return pathless(data.terms, std::move(order));
}

}  // namespace linesman
