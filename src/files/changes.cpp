#include "files/changes.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "files/document.h"

namespace linesman::files {

namespace {

constexpr std::array<std::string_view, 3> LISTS{"terrain", "units", "pieces"};
constexpr std::array<std::string_view, 6> HEAD{"ruleset", "options", "house_rules", "tolerance", "table", "turn"};

std::string id_of(const Value& thing) { return std::string(thing["id"].text().value_or("")); }

std::unordered_map<std::string, std::size_t> places_by_id(const Value::Array& things) {
  std::unordered_map<std::string, std::size_t> places;
  for (std::size_t i = 0; i < things.size(); ++i) places.emplace(id_of(things[i]), i);
  return places;
}

std::vector<std::string> ids_of(const Value::Array& things) {
  std::vector<std::string> ids;
  ids.reserve(things.size());
  for (const Value& thing : things) ids.push_back(id_of(thing));
  return ids;
}

/// `things` with those that are gone taken out, those that changed replaced, and those that come put into their places.
void change_list(Value::Array& things, const Value::Array& changed, const Value& places,
                 const std::unordered_set<std::string>& gone) {
  std::erase_if(things, [&](const Value& thing) { return gone.contains(id_of(thing)); });
  const auto here = places_by_id(things);
  std::vector<std::pair<std::size_t, const Value*>> come;
  for (const Value& thing : changed) {
    const std::string id = id_of(thing);
    if (const auto it = here.find(id); it != here.end())
      things[it->second] = thing;
    else
      come.emplace_back(static_cast<std::size_t>(std::max<std::int64_t>(places[id].whole().value_or(INT64_MAX), 0)),
                        &thing);
  }
  std::stable_sort(come.begin(), come.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  if (come.empty()) return;
  Value::Array whole;
  whole.reserve(things.size() + come.size());
  auto next = come.begin();
  for (Value& thing : things) {
    for (; next != come.end() && next->first <= whole.size(); ++next) whole.push_back(*next->second);
    whole.push_back(std::move(thing));
  }
  for (; next != come.end(); ++next) whole.push_back(*next->second);
  things = std::move(whole);
}

/// The things in the order of `ids`; those that it does not name come last.
void reorder(Value::Array& things, const Value::Array& ids) {
  std::unordered_map<std::string, std::size_t> rank;
  for (const Value& id : ids) rank.emplace(std::string(id.text().value_or("")), rank.size());
  const auto rank_of = [&](const Value& thing) {
    const auto it = rank.find(id_of(thing));
    return it == rank.end() ? rank.size() : it->second;
  };
  std::stable_sort(things.begin(), things.end(),
                   [&](const Value& a, const Value& b) { return rank_of(a) < rank_of(b); });
}

/// The parts of a change, as they are put together.
struct Change {
  Value::Object members;
  Value::Object places;
  Value::Array gone;
  Value::Object order;
};

void compare_lists(std::string_view name, const Value::Array& from, const Value::Array& to, Change& change) {
  const auto before = places_by_id(from);
  const auto after = places_by_id(to);
  std::unordered_set<std::string> gone;
  for (const Value& thing : from)
    if (const std::string id = id_of(thing); !after.contains(id)) {
      gone.insert(id);
      change.gone.push_back(id);
    }
  Value::Array changed;
  Value::Object places;
  for (std::size_t i = 0; i < to.size(); ++i) {
    const std::string id = id_of(to[i]);
    const auto it = before.find(id);
    if (it != before.end() && from[it->second] == to[i]) continue;
    if (it == before.end()) places.emplace_back(id, Value(static_cast<std::int64_t>(i)));
    changed.push_back(to[i]);
  }
  Value::Array outcome = from;
  change_list(outcome, changed, places, gone);
  if (const auto wanted = ids_of(to); ids_of(outcome) != wanted)
    change.order.emplace_back(std::string(name), Value::Array(wanted.begin(), wanted.end()));
  if (!changed.empty()) change.members.emplace_back(std::string(name), std::move(changed));
  change.places.insert(change.places.end(), places.begin(), places.end());
}

Value bare(const Game& game) { return write_document({game.with_history(Value::empty_array()), Value()}); }

}  // namespace

Value change_between(const Game& from, const Game& to) {
  // Terrain is by far the most of a document and rarely changes: when it is the same object it is left out.
  const bool same_terrain = from.terrain_ptr() == to.terrain_ptr();
  const Value before = bare(same_terrain ? from.with_terrain({}) : from);
  const Value after = bare(same_terrain ? to.with_terrain({}) : to);
  Change change;
  for (const std::string_view name : HEAD)
    if (!(before[name] == after[name])) {
      const Value now = name == "house_rules" ? to.house_rules() : after[name];
      change.members.emplace_back(std::string(name), now);
    }
  for (const std::string_view name : ANNOTATIONS)
    if (!(from.annotation(name) == to.annotation(name)))
      change.members.emplace_back(std::string(name), to.annotation(name));
  for (const std::string_view name : LISTS) compare_lists(name, before[name].items(), after[name].items(), change);
  if (!change.places.empty()) change.members.emplace_back("places", std::move(change.places));
  if (!change.gone.empty()) change.members.emplace_back("gone", std::move(change.gone));
  if (!change.order.empty()) change.members.emplace_back("order", std::move(change.order));
  return change.members;
}

Sheet::Sheet(const Game& game) : head_(bare(game)) {
  for (std::size_t i = 0; i < LISTS.size(); ++i) {
    lists_[i] = head_[LISTS[i]].items();
    head_ = head_.with(LISTS[i], Value::empty_array());
  }
}

Result<void> Sheet::change(const Value& change, const std::string& pointer) {
  if (!change.is_object()) return Problem{pointer, "a change must be an object, not " + describe(change)};
  for (const std::string_view name : HEAD)
    if (const Value* now = change.find(name)) head_ = head_.with(name, *now);
  for (const std::string_view name : ANNOTATIONS)
    if (const Value* now = change.find(name)) head_ = now->is_null() ? head_.without(name) : head_.with(name, *now);
  std::unordered_set<std::string> gone;
  for (const Value& id : change["gone"].items()) gone.insert(std::string(id.text().value_or("")));
  for (std::size_t i = 0; i < LISTS.size(); ++i) {
    change_list(lists_[i], change[LISTS[i]].items(), change["places"], gone);
    const Value& order = change["order"][LISTS[i]];
    if (order.is_array()) reorder(lists_[i], order.items());
  }
  return {};
}

Result<Game> Sheet::game() const {
  Value json = head_;
  for (std::size_t i = 0; i < LISTS.size(); ++i) json = json.with(LISTS[i], lists_[i]);
  const auto document = read_document(json, "");
  if (!document) return document.problem();
  return document->game;
}

}  // namespace linesman::files
