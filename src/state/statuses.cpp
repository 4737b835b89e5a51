#include "state/statuses.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/contains.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "state/keys.h"
#include "table/status.h"

namespace linesman::state {

namespace {

constexpr std::array<std::string_view, 3> BARS{"go", "turn", "act"};

bool is_plain(const Value& value) { return !value.is_array() && !value.is_object(); }

/// The mistakes of one thing at a place.
struct Reader {
  std::vector<Problem>& problems;

  void must_be(const std::string& pointer, std::string_view wanted, const Value& value) const {
    problems.emplace_back(pointer, said<"must be {wanted}, not {found}">(word(wanted), word(describe(value))));
  }
  void members(const Value& object, std::initializer_list<std::string_view> known, const std::string& pointer) const {
    for (const auto& [name, value] : object.members())
      if (std::find(known.begin(), known.end(), name) == known.end())
        problems.emplace_back(pointer_to(pointer, name),
                              said<"is not known here: there are {ids}">(word(listed(known, " and "))));
  }
  void text(const Value& value, const std::string& pointer) const {
    if (value.text().value_or("").empty()) must_be(pointer, "a text that is not empty", value);
  }
  void whole(const Value& value, const std::string& pointer) const {
    if (value.whole().value_or(0) < 1) must_be(pointer, "a whole number of at least 1", value);
  }
  void amount(const Value& value, double least, const std::string& pointer) const {
    const auto number = value.number();
    if (!number)
      must_be(pointer, "a number", value);
    else if (*number < least || *number > MOST)
      problems.emplace_back(pointer, said<"must be a number from {n} to {m}">(least, MOST));
  }
  void until(const Value& value, const std::string& pointer) const {
    if (value.is_number()) return whole(value, pointer);
    if (!value.is_object()) return must_be(pointer, "a turn, or an object such as {\"turn\": 2, \"phase\": 1}", value);
    members(value, {"turn", "phase"}, pointer);
    whole(value["turn"], pointer_to(pointer, "turn"));
    whole(value["phase"], pointer_to(pointer, "phase"));
  }
  void until_of(const Value& thing, const std::string& pointer) const {
    if (const Value* end = thing.find(UNTIL)) until(*end, pointer_to(pointer, UNTIL));
  }
  void words(const Value& value, std::span<const std::string_view> known, const std::string& pointer) const;
  void hold(const Value& value, const std::string& pointer) const;
  void modifier(const Value& value, const std::string& pointer) const;
  void list(const Value& value, const std::string& pointer,
            void (Reader::*item)(const Value&, const std::string&) const) const;
};

void Reader::words(const Value& value, std::span<const std::string_view> known, const std::string& pointer) const {
  if (!value.is_array() || value.size() == 0) return must_be(pointer, "a list of at least one word", value);
  std::vector<std::string_view> seen;
  for (std::size_t i = 0; i < value.size(); ++i) {
    const std::string place = pointer_to(pointer, i);
    const auto text = value[i].text();
    if (!text || text->empty() || (!known.empty() && std::find(known.begin(), known.end(), *text) == known.end()))
      must_be(place, known.empty() ? std::string("the id of an action") : listed(known), value[i]);
    else if (contains(seen, *text))
      problems.emplace_back(place, said<"\"{id}\" stands here twice">(std::string(*text)));
    else
      seen.push_back(*text);
  }
}

void Reader::hold(const Value& value, const std::string& pointer) const {
  if (value.is_text()) return text(value, pointer);
  if (!value.is_object()) return must_be(pointer, "a text, or an object with \"why\"", value);
  members(value, {"why", "bars", UNTIL}, pointer);
  text(value["why"], pointer_to(pointer, "why"));
  if (const Value* bars = value.find("bars")) words(*bars, BARS, pointer_to(pointer, "bars"));
  until_of(value, pointer);
}

void Reader::modifier(const Value& value, const std::string& pointer) const {
  if (!value.is_object()) return must_be(pointer, "an object with \"add\" or \"times\", and \"why\"", value);
  members(value, {"add", "times", "why", "action", UNTIL}, pointer);
  if (!value.find("add") && !value.find("times"))
    problems.emplace_back(pointer, said<"a modifier needs \"add\" or \"times\"">());
  if (const Value* add = value.find("add")) amount(*add, -MOST, pointer_to(pointer, "add"));
  if (const Value* times = value.find("times")) amount(*times, 0, pointer_to(pointer, "times"));
  text(value["why"], pointer_to(pointer, "why"));
  if (const Value* action = value.find("action")) {
    const std::string place = pointer_to(pointer, "action");
    if (action->is_array())
      words(*action, {}, place);
    else if (action->text().value_or("").empty())
      must_be(place, "the id of an action, or a list of them", *action);
  }
  until_of(value, pointer);
}

void Reader::list(const Value& value, const std::string& pointer,
                  void (Reader::*item)(const Value&, const std::string&) const) const {
  if (value.size() == 0) return must_be(pointer, "a list of at least one", value);
  for (std::size_t i = 0; i < value.size(); ++i) (this->*item)(value[i], pointer_to(pointer, i));
}

void check_one(const std::string& key, const Value& value, const std::string& pointer, bool on_tray,
               const Reader& reader) {
  if (key == HELD) return value.is_array() ? reader.list(value, pointer, &Reader::hold) : reader.hold(value, pointer);
  if (key == MODIFIER && value.is_array()) return reader.list(value, pointer, &Reader::modifier);
  if (key == MODIFIER) return reader.must_be(pointer, "a list of modifiers", value);
  const bool of_protocol = contains(OF_PROTOCOL, std::string_view(key)) && (key != LOSSES || on_tray);
  if (of_protocol || value.is_array()) return reader.must_be(pointer, "a text, a number, true, false or null", value);
  reader.members(value, {IS, UNTIL}, pointer);
  const Value* is = value.find(IS);
  if (!is || !is_plain(*is))
    reader.must_be(pointer_to(pointer, IS), "a text, a number, true, false or null", is ? *is : Value());
  reader.until(value[UNTIL], pointer_to(pointer, UNTIL));
}

std::optional<Until> until_in(const Value& thing) {
  const Value* until = thing.find(UNTIL);
  if (!until) return std::nullopt;
  if (until->is_number()) return Until{until->whole().value_or(1)};
  return Until{(*until)["turn"].whole().value_or(1), (*until)["phase"].whole()};
}

bool is_over(const Value& thing, Moment now) {
  const auto until = until_in(thing);
  return until && until->is_over(now);
}

bool is_listed(std::string_view key) { return key == HELD || key == MODIFIER; }

/// The rest of a list of holds or modifiers; nothing when all are over.
std::optional<Value> left_of_list(const Value& list, Moment now) {
  Value::Array left;
  for (const Value& item : list.items())
    if (!is_over(item, now)) left.push_back(item);
  if (left.empty()) return std::nullopt;
  return left.size() == list.size() ? list : Value(std::move(left));
}

/// A status without what is over then. With `plain` the values stand in place of their objects.
Value kept(const Value& status, Moment now, bool plain) {
  Value::Object left;
  for (const auto& [key, value] : status.members()) {
    if (value.is_array()) {
      if (auto list = left_of_list(value, now)) left.emplace_back(key, *std::move(list));
    } else if (!value.is_object()) {
      left.emplace_back(key, value);
    } else if (!is_over(value, now)) {
      left.emplace_back(key, plain && !is_listed(key) ? value[IS] : value);
    }
  }
  return Value(std::move(left));
}

/// The game with each marked status changed by `change(status)`.
template <class Change>
Game with_statuses(const Game& game, Change change) {
  Game changed = game;
  std::vector<Unit> units = game.units();
  bool any = false;
  for (Unit& unit : units) {
    if (!is_marked(unit.status)) continue;
    unit.status = change(unit.status);
    any = true;
  }
  if (any) changed = changed.with_units(std::move(units));
  auto pieces = game.pieces();
  any = false;
  for (auto& place : pieces) {
    if (!is_marked(place->status)) continue;
    Piece piece = *place;
    piece.status = change(piece.status);
    place = std::make_shared<const Piece>(std::move(piece));
    any = true;
  }
  return any ? changed.with_pieces(std::move(pieces)) : changed;
}

Hold hold_of(const Value& value) {
  if (const auto why = value.text()) return {std::string(*why)};
  Hold hold{std::string(value["why"].text().value_or(""))};
  hold.until = until_in(value);
  const Value* bars = value.find("bars");
  if (!bars) return hold;
  const auto has = [&](std::string_view bar) {
    return std::any_of(bars->items().begin(), bars->items().end(), [&](const Value& v) { return v.text() == bar; });
  };
  hold.go = has("go");
  hold.turn = has("turn");
  hold.act = has("act");
  return hold;
}

Modifier modifier_of(const Value& value) {
  Modifier modifier{value["add"].number(), value["times"].number(), std::string(value["why"].text().value_or(""))};
  modifier.until = until_in(value);
  const Value& action = value["action"];
  if (const auto one = action.text()) modifier.actions.emplace_back(*one);
  for (const Value& each : action.items()) modifier.actions.emplace_back(each.text().value_or(""));
  return modifier;
}

template <class Read>
auto of_unit_and_piece(const Game& game, PieceIndex index, Read read) {
  const Piece& piece = game.piece(index);
  auto all = piece.unit ? read(game.unit(*piece.unit).status) : decltype(read(piece.status)){};
  auto own = read(piece.status);
  all.insert(all.end(), std::make_move_iterator(own.begin()), std::make_move_iterator(own.end()));
  return all;
}

}  // namespace

Moment moment_of(const Game& game) { return {game.turn(), game.annotation(PHASE).whole().value_or(1)}; }

bool Modifier::applies_to(std::string_view action) const {
  return actions.empty() || std::find(actions.begin(), actions.end(), action) != actions.end();
}

void check_status(const Value& status, const std::string& pointer, bool on_tray, std::vector<Problem>& problems) {
  for (const auto& [key, value] : status.members())
    if (!is_plain(value)) check_one(key, value, pointer_to(pointer, key), on_tray, {problems});
}

std::vector<Problem> problems_of(const Game& game) {
  std::vector<Problem> problems;
  const Value& phase = game.annotation(PHASE);
  if (!phase.is_null()) Reader{problems}.whole(phase, pointer_to("", PHASE));
  const auto check = [&](std::string_view list, std::size_t i, const Value& status, bool on_tray) {
    if (is_marked(status)) check_status(status, pointer_to(pointer_to(list, i), "status"), on_tray, problems);
  };
  for (std::size_t i = 0; i < game.units().size(); ++i) check("/units", i, game.units()[i].status, false);
  for (std::size_t i = 0; i < game.pieces().size(); ++i) {
    const Piece& piece = *game.pieces()[i];
    check("/pieces", i, piece.status, piece.tray.has_value());
  }
  return problems;
}

bool is_marked(const Value& status) {
  return std::any_of(status.members().begin(), status.members().end(),
                     [](const auto& member) { return !is_plain(member.second); });
}

bool is_marked(const Game& game) {
  return std::any_of(game.pieces().begin(), game.pieces().end(),
                     [](const auto& piece) { return is_marked(piece->status); }) ||
         std::any_of(game.units().begin(), game.units().end(), [](const Unit& unit) { return is_marked(unit.status); });
}

Value in_force(const Value& status, Moment now) { return is_marked(status) ? kept(status, now, true) : status; }

Game in_force(const Game& game) {
  const Moment now = moment_of(game);
  return with_statuses(game, [&](const Value& status) { return kept(status, now, true); });
}

Game at_moment(const Game& game, std::int64_t turn, std::optional<std::int64_t> phase) {
  Game then = game.with_turn(turn);
  if (phase || !game.annotation(PHASE).is_null()) then = then.with_annotation(PHASE, phase ? Value(*phase) : Value());
  const Moment now{turn, phase.value_or(1)};
  return with_statuses(then, [&](const Value& status) { return kept(status, now, false); });
}

bool has_end(const Value& status) {
  const auto ends = [](const Value& thing) { return thing.is_object() && thing.find(UNTIL) != nullptr; };
  return std::any_of(status.members().begin(), status.members().end(), [&](const auto& member) {
    const Value& value = member.second;
    return ends(value) || std::any_of(value.items().begin(), value.items().end(), ends);
  });
}

std::vector<Over> over_in(const Value& status, Moment now) {
  std::vector<Over> over;
  for (const auto& [key, value] : status.members()) {
    const auto add = [&, &name = key](const Value& thing) {
      if (thing.is_object() && is_over(thing, now))
        over.push_back({name, std::string(is_listed(name) ? thing["why"].text().value_or("") : "")});
    };
    if (value.is_array())
      for (const Value& item : value.items()) add(item);
    else
      add(value);
  }
  return over;
}

std::vector<Hold> holds_in(const Value& status) {
  std::vector<Hold> holds;
  const Value* held = status.find(HELD);
  if (!held) return holds;
  for (const Value& item : held->items()) holds.push_back(hold_of(item));
  if (held->is_object() || !held->text().value_or("").empty()) holds.push_back(hold_of(*held));
  return holds;
}

std::vector<Modifier> modifiers_in(const Value& status) {
  std::vector<Modifier> modifiers;
  if (const Value* list = status.find(MODIFIER))
    for (const Value& item : list->items()) modifiers.push_back(modifier_of(item));
  return modifiers;
}

std::vector<Hold> holds_of(const Game& game, PieceIndex piece) { return of_unit_and_piece(game, piece, holds_in); }

std::vector<Modifier> modifiers_of(const Game& game, PieceIndex piece) {
  return of_unit_and_piece(game, piece, modifiers_in);
}

bool says_state(std::string_view key, const Value& value) {
  if (key == HELD) return value.is_array() || value.is_object() || value.is_text();
  return key == MODIFIER && value.is_array();
}

Value with_hold(const Value& held, Value hold) {
  if (held.is_array()) {
    Value::Array list(held.items().begin(), held.items().end());
    list.push_back(std::move(hold));
    return Value(std::move(list));
  }
  if (held.is_object() || !held.text().value_or("").empty()) return Value(Value::Array{held, std::move(hold)});
  return hold;
}

std::vector<Change> changes_of(double total, const std::vector<Modifier>& modifiers, std::string_view action) {
  std::vector<Change> changes;
  if (!exceeds(total, 0)) return changes;
  double sum = total;
  const auto to = [&](double after, const std::string& why) {
    const double kept = std::clamp(after, -MOST, MOST);
    changes.push_back({kept - sum, why});
    sum = kept;
  };
  for (const Modifier& modifier : modifiers)
    if (modifier.times && modifier.applies_to(action)) to(sum * *modifier.times, modifier.why);
  for (const Modifier& modifier : modifiers)
    if (modifier.add && modifier.applies_to(action)) to(sum + *modifier.add, modifier.why);
  if (sum < 0) to(0, {});
  return changes;
}

}  // namespace linesman::state
