#include "state/status_edits.h"

#include <algorithm>

#include "base/exact.h"
#include "base/tolerance.h"
#include "state/keys.h"

namespace linesman::state {

namespace {

/// The entries of a list of holds or modifiers, or the one that stands by itself.
Value::Array entries_of(const Value& status, std::string_view key) {
  const Value* found = status.find(key);
  if (!found || !says_state(key, *found)) return {};
  if (!found->is_array()) return Value::Array{*found};
  return Value::Array(found->items().begin(), found->items().end());
}

/// A hold that stands alone needs no list; modifiers are always one.
Value with_entries(const Value& status, std::string_view key, Value::Array entries) {
  if (entries.empty()) return status.without(key);
  if (key == HELD && entries.size() == 1) return status.with(key, std::move(entries.front()));
  return status.with(key, Value(std::move(entries)));
}

Value without_entry(const Value& status, std::string_view key, std::size_t n) {
  Value::Array entries = entries_of(status, key);
  if (n < entries.size()) entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(n));
  return with_entries(status, key, std::move(entries));
}

/// Without entries that are over. `read` gives those of a status in their order.
template <class Read>
Value::Array entries_in_force(const Value& status, std::string_view key, Moment now, Read read) {
  Value::Array entries = entries_of(status, key);
  const auto meant = read(status);
  for (std::size_t i = meant.size(); i-- > 0;)
    if (meant[i].until && meant[i].until->is_over(now)) entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(i));
  return entries;
}

bool ends_alike(const std::optional<Until>& a, const std::optional<Until>& b) {
  if (!a || !b) return a.has_value() == b.has_value();
  return a->turn == b->turn && a->phase == b->phase;
}

bool changes_alike(const Modifier& a, const Modifier& b) {
  return a.why == b.why && a.actions == b.actions && ends_alike(a.until, b.until) &&
         a.times.has_value() == b.times.has_value();
}

}  // namespace

Value value_of(const Until& until) {
  if (!until.phase) return Value(until.turn);
  return Value(Value::Object{{"turn", Value(until.turn)}, {"phase", Value(*until.phase)}});
}

Value value_of(const Hold& hold) {
  if (hold.go && hold.turn && !hold.act && !hold.until) return Value(hold.why);
  Value::Object object{{"why", Value(hold.why)}};
  if (!hold.go || !hold.turn || hold.act) {
    Value::Array bars;
    if (hold.go) bars.emplace_back("go");
    if (hold.turn) bars.emplace_back("turn");
    if (hold.act) bars.emplace_back("act");
    object.emplace_back("bars", Value(std::move(bars)));
  }
  if (hold.until) object.emplace_back(std::string(UNTIL), value_of(*hold.until));
  return Value(std::move(object));
}

Value value_of(const Modifier& modifier) {
  Value::Object object;
  if (modifier.add) object.emplace_back("add", exact(*modifier.add));
  if (modifier.times) object.emplace_back("times", exact(*modifier.times));
  object.emplace_back("why", Value(modifier.why));
  if (modifier.actions.size() == 1) object.emplace_back("action", Value(modifier.actions.front()));
  if (modifier.actions.size() > 1) {
    Value::Array actions;
    for (const std::string& action : modifier.actions) actions.emplace_back(action);
    object.emplace_back("action", Value(std::move(actions)));
  }
  if (modifier.until) object.emplace_back(std::string(UNTIL), value_of(*modifier.until));
  return Value(std::move(object));
}

Value holding(const Value& status, const Hold& hold, Moment now) {
  Value::Array entries = entries_in_force(status, HELD, now, holds_in);
  entries.push_back(value_of(hold));
  return with_entries(status, HELD, std::move(entries));
}

Value without_hold(const Value& status, std::size_t n) { return without_entry(status, HELD, n); }

Value without_holds(const Value& status) {
  return entries_of(status, HELD).empty() ? status : with_entries(status, HELD, {});
}

Value modified(const Value& status, const Modifier& modifier, Moment now) {
  const Value in_force = with_entries(status, MODIFIER, entries_in_force(status, MODIFIER, now, modifiers_in));
  Value::Array entries = entries_of(in_force, MODIFIER);
  const std::vector<Modifier> known = modifiers_in(in_force);
  const auto same = std::find_if(known.begin(), known.end(), [&](const Modifier& each) {
    return modifier.add && each.add && !modifier.times && changes_alike(each, modifier);
  });
  if (same == known.end()) {
    entries.push_back(value_of(modifier));
    return with_entries(status, MODIFIER, std::move(entries));
  }
  Modifier sum = *same;
  *sum.add += *modifier.add;
  const auto place = entries.begin() + (same - known.begin());
  if (same_length(*sum.add, 0))
    entries.erase(place);
  else
    *place = value_of(sum);
  return with_entries(status, MODIFIER, std::move(entries));
}

Value without_modifier(const Value& status, std::size_t n) { return without_entry(status, MODIFIER, n); }

bool has_phases(const Game& game) {
  if (!game.annotation(PHASE).is_null()) return true;
  const auto ends_with_one = [](const Value& thing) {
    const Value* until = thing.is_object() ? thing.find(UNTIL) : nullptr;
    return until && until->is_object();
  };
  const auto in = [&](const Value& status) {
    return std::any_of(status.members().begin(), status.members().end(), [&](const auto& member) {
      const Value& value = member.second;
      return ends_with_one(value) || std::any_of(value.items().begin(), value.items().end(), ends_with_one);
    });
  };
  return std::any_of(game.pieces().begin(), game.pieces().end(),
                     [&](const auto& piece) { return in(piece->status); }) ||
         std::any_of(game.units().begin(), game.units().end(), [&](const Unit& unit) { return in(unit.status); });
}

Value with_event(const Value& members, const std::string& piece, const MeetingPlace& place, const Value& event) {
  Value whole = piece.empty() ? Value::empty_object() : Value(Value::Object{{"piece", Value(piece)}});
  if (place.after)
    whole = whole.with("after", Value(static_cast<std::int64_t>(*place.after)));
  else if (place.at)
    whole = whole.with("at", Value(Value::Object{{"step", Value(static_cast<std::int64_t>(place.at->step))},
                                                 {"s", exact(place.at->s)}}));
  else
    whole = whole.with("inches", exact(place.inches));
  for (const auto& [key, value] : event.members()) whole = whole.with(key, value);
  Value::Array events;
  if (const Value* before = members.find(EVENTS); before && before->is_array())
    events.assign(before->items().begin(), before->items().end());
  events.push_back(std::move(whole));
  return members.with(std::string(EVENTS), Value(std::move(events)));
}

Value without_events(const Value& members) { return members.without(std::string(EVENTS)); }

bool has_events(const Value& members) {
  const Value* events = members.find(EVENTS);
  return events && events->size() > 0;
}

Value held_event(const Hold& hold) {
  Value event(Value::Object{{"event", Value(std::string(HELD))}, {"why", Value(hold.why)}});
  const Value whole = value_of(hold);
  for (const std::string_view key : {std::string_view("bars"), UNTIL})
    if (const Value* value = whole.find(key)) event = event.with(std::string(key), *value);
  return event;
}

}  // namespace linesman::state
