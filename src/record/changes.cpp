#include "record/changes.h"

#include <algorithm>
#include <functional>
#include <set>
#include <unordered_map>
#include <unordered_set>

#include "files/documents/document.h"
#include "files/documents/record.h"
#include "record/record_budget.h"
#include "record/thing_list.h"

namespace linesman {

namespace {

constexpr std::array<std::string_view, 3> LISTS{"terrain", "units", "pieces"};
constexpr std::array<std::string_view, 6> HEAD{"ruleset", "options", "house_rules", "tolerance", "table", "turn"};

using record::id_of;
using record::ThingList;

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

/// The parts of a change while it is built.
struct ChangeParts {
  Value::Object members;
  Value::Object places;
  Value::Array gone;
  Value::Object order;
};

/// The number of equal things at the beginning of two lists, and of further ones at their end.
struct Shared {
  std::size_t front = 0;
  std::size_t back = 0;
};

template <class Same>
Shared shared_ends(std::size_t from, std::size_t to, Same&& same) {
  const std::size_t fewer = std::min(from, to);
  Shared shared;
  while (shared.front < fewer && same(shared.front, shared.front)) ++shared.front;
  while (shared.front + shared.back < fewer && same(from - 1 - shared.back, to - 1 - shared.back)) ++shared.back;
  return shared;
}

bool same_feature(const Feature& a, const Feature& b) {
  if (&a == &b) return true;
  return a.id == b.id && a.name == b.name && a.kind == b.kind && a.width == b.width && a.height == b.height &&
         a.shape == b.shape && a.traits == b.traits && a.ratings == b.ratings && a.hexes == b.hexes &&
         a.hexsides == b.hexsides && a.status == b.status;
}

bool same_unit(const Unit& a, const Unit& b) {
  return a.id == b.id && a.name == b.name && a.side == b.side && a.traits == b.traits && a.status == b.status;
}

bool same_piece(const std::shared_ptr<const Piece>& a, const std::shared_ptr<const Piece>& b) {
  return a == b || (a->id == b->id && a->name == b->name && a->side == b->side && a->unit == b->unit &&
                    a->base == b->base && a->pose == b->pose && a->hex == b->hex && a->traits == b->traits &&
                    a->status == b->status && a->marker == b->marker && a->error == b->error && a->tray == b->tray);
}

bool same_head(const Game& a, const Game& b) {
  return a.ruleset() == b.ruleset() && a.turn() == b.turn() && a.tolerance() == b.tolerance() &&
         a.table() == b.table() && a.options() == b.options() && a.house_rules() == b.house_rules() &&
         std::all_of(ANNOTATIONS.begin(), ANNOTATIONS.end(), [&](std::string_view name) {
           return !is_recorded(name) || a.annotation(name) == b.annotation(name);
         });
}

/// Whether all that is compared is the same value for value. Games that are not may still be the same document.
bool same_values(const Game& a, const Game& b) {
  return a.terrain_ptr() == b.terrain_ptr() && same_head(a, b) &&
         std::equal(a.units().begin(), a.units().end(), b.units().begin(), b.units().end(), same_unit) &&
         std::equal(a.pieces().begin(), a.pieces().end(), b.pieces().begin(), b.pieces().end(), same_piece);
}

/// A list without its shared ends.
template <class List>
List middle_of(const List& list, const Shared& shared) {
  return {list.begin() + static_cast<std::ptrdiff_t>(shared.front),
          list.end() - static_cast<std::ptrdiff_t>(shared.back)};
}

/// The parts of two lists between their shared ends, as JSON, and the index at which they begin.
struct Lists {
  Value::Array from;
  Value::Array to;
  std::size_t begin = 0;
};

/// `all_ids` gives the ids of the whole new list.
void compare_lists(std::string_view name, const Lists& lists, const std::function<Value::Array()>& all_ids,
                   ChangeParts& change) {
  const auto before = places_by_id(lists.from);
  const auto after = places_by_id(lists.to);
  std::unordered_set<std::string> gone;
  for (const Value& thing : lists.from)
    if (const std::string id = id_of(thing); !after.contains(id)) {
      gone.insert(id);
      change.gone.push_back(id);
    }
  Value::Array changed;
  Value::Object places;
  Value::Object places_here;
  for (std::size_t i = 0; i < lists.to.size(); ++i) {
    const std::string id = id_of(lists.to[i]);
    const auto it = before.find(id);
    if (it != before.end() && lists.from[it->second] == lists.to[i]) continue;
    if (it == before.end()) {
      places.emplace_back(id, Value(static_cast<std::int64_t>(lists.begin + i)));
      places_here.emplace_back(id, Value(static_cast<std::int64_t>(i)));
    }
    changed.push_back(lists.to[i]);
  }
  ThingList outcome((Value(lists.from).items()));
  outcome.change(changed, places_here, gone);
  if (ids_of(outcome.all()) != ids_of(lists.to)) change.order.emplace_back(std::string(name), all_ids());
  if (!changed.empty()) change.members.emplace_back(std::string(name), std::move(changed));
  change.places.insert(change.places.end(), places.begin(), places.end());
}

template <class Things, class Id>
std::function<Value::Array()> ids_as_values(const Things& things, Id id) {
  return [&things, id] {
    Value::Array ids;
    for (const auto& thing : things) ids.emplace_back(id(thing));
    return ids;
  };
}

/// Adds the inverse of `change` for one list: things that it removes (`gone`) come back, things that it adds go, and
/// things that it changes get their present state.
void inverse_of_list(const Value::Array& now, std::string_view name, const Value& change,
                     const std::unordered_set<std::string>& gone, ChangeParts& inverse) {
  const auto here = places_by_id(now);
  Value::Array as_they_are;
  bool moved = change["order"].find(name) != nullptr;
  for (const Value& thing : change[name].items()) {
    const std::string id = id_of(thing);
    if (const auto it = here.find(id); it != here.end())
      as_they_are.push_back(now[it->second]);
    else
      inverse.gone.emplace_back(id);
  }
  for (std::size_t i = 0; i < now.size(); ++i) {
    const std::string id = id_of(now[i]);
    if (!gone.contains(id)) continue;
    as_they_are.push_back(now[i]);
    inverse.places.emplace_back(id, Value(static_cast<std::int64_t>(i)));
    moved = true;
  }
  if (!as_they_are.empty()) inverse.members.emplace_back(std::string(name), std::move(as_they_are));
  if (!moved) return;
  Value::Array ids;
  for (std::string& id : ids_of(now)) ids.emplace_back(std::move(id));
  inverse.order.emplace_back(std::string(name), std::move(ids));
}

Value bare(const Game& game) { return write_document({game.with_history(Value::empty_array()), Value()}); }

}  // namespace

// Terrain and pieces are most of a document, and an edit changes few of them. So only the parts between the shared ends
// of the lists are written as JSON and compared.
Value change_between(const Game& from, const Game& to) {
  const bool same_terrain = from.terrain_ptr() == to.terrain_ptr();
  const Shared features =
      same_terrain ? Shared{from.terrain().size(), 0}
                   : shared_ends(from.terrain().size(), to.terrain().size(), [&](std::size_t i, std::size_t j) {
                       return same_feature(from.terrain()[i], to.terrain()[j]);
                     });
  // A piece has the index of its unit, so its pieces are only comparable while the units keep their places.
  const bool same_units = std::equal(from.units().begin(), from.units().end(), to.units().begin(), to.units().end(),
                                     [](const Unit& a, const Unit& b) { return a.id == b.id; });
  const Shared pieces = shared_ends(from.pieces().size(), to.pieces().size(), [&](std::size_t i, std::size_t j) {
    return same_units && from.pieces()[i] == to.pieces()[j];
  });
  const auto trimmed = [&](const Game& game) {
    return bare(game.with_terrain(middle_of(game.terrain(), features)).with_pieces(middle_of(game.pieces(), pieces)));
  };
  const Value before = trimmed(from);
  const Value after = trimmed(to);
  ChangeParts change;
  for (const std::string_view name : HEAD)
    if (!(before[name] == after[name])) {
      const Value now = name == "house_rules" ? to.house_rules() : after[name];
      change.members.emplace_back(std::string(name), now);
    }
  for (const std::string_view name : ANNOTATIONS)
    if (is_recorded(name) && !(from.annotation(name) == to.annotation(name)))
      change.members.emplace_back(std::string(name), to.annotation(name));
  const auto id_of_piece = [](const auto& piece) { return piece->id; };
  const auto id_of_other = [](const auto& thing) { return thing.id; };
  const auto lists = [&](std::string_view name, std::size_t begin) {
    return Lists{before[name].items(), after[name].items(), begin};
  };
  compare_lists("terrain", lists("terrain", features.front), ids_as_values(to.terrain(), id_of_other), change);
  compare_lists("units", lists("units", 0), ids_as_values(to.units(), id_of_other), change);
  compare_lists("pieces", lists("pieces", pieces.front), ids_as_values(to.pieces(), id_of_piece), change);
  if (!change.places.empty()) change.members.emplace_back("places", std::move(change.places));
  if (!change.gone.empty()) change.members.emplace_back("gone", std::move(change.gone));
  if (!change.order.empty()) change.members.emplace_back("order", std::move(change.order));
  return change.members;
}

bool no_change_between(const Game& a, const Game& b) { return same_values(a, b) || change_between(a, b).size() == 0; }

PatchedDocument::PatchedDocument(const Game& game, Budget* budget) : budget_(budget), head_(bare(game)) {
  if (budget_ != nullptr) budget_->spend(things_in(game) * STEPS_TO_READ);
  for (std::size_t i = 0; i < LISTS.size(); ++i) {
    lists_[i] = ThingList(head_[LISTS[i]].items());
    head_ = head_.with(LISTS[i], Value::empty_array());
  }
}

Result<void> PatchedDocument::change(const Value& change, const std::string& pointer) {
  constexpr std::uint64_t STEPS_TO_FIND = 10;
  constexpr std::uint64_t STEPS_TO_MOVE = 12;
  if (!change.is_object()) return Problem{pointer, said<"a change must be an object, not {a}">(described(change))};
  for (const std::string_view name : HEAD)
    if (const Value* now = change.find(name)) head_ = head_.with(name, *now);
  for (const std::string_view name : ANNOTATIONS)
    if (const Value* now = change.find(name)) head_ = now->is_null() ? head_.without(name) : head_.with(name, *now);
  std::unordered_set<std::string> gone;
  for (const Value& id : change["gone"].items()) gone.insert(std::string(id.text().value_or("")));
  for (std::size_t i = 0; i < LISTS.size(); ++i) {
    ThingList& list = lists_[i];
    const Value::Items& changed = change[LISTS[i]].items();
    const Value& order = change["order"][LISTS[i]];
    const bool stay = gone.empty() && !order.is_array();
    if (stay && changed.empty()) continue;
    if (budget_ != nullptr && !list.indexed()) budget_->spend(list.size() * STEPS_TO_FIND);
    if (stay && list.replace(changed)) continue;
    if (budget_ != nullptr) budget_->spend(list.size() * STEPS_TO_MOVE);
    list.change(changed, change["places"], gone);
    if (order.is_array()) list.reorder(order.items());
  }
  return {};
}

Value PatchedDocument::inverse(const Value& change) const {
  Value::Object inverse;
  for (const std::string_view name : HEAD)
    if (change.find(name) != nullptr)
      // A document without house rules has no such member.
      inverse.emplace_back(std::string(name), head_[name].is_null() ? Value::empty_object() : head_[name]);
  for (const std::string_view name : ANNOTATIONS)
    if (change.find(name) != nullptr) inverse.emplace_back(std::string(name), head_[name]);
  ChangeParts lists;
  std::unordered_set<std::string> named;
  for (const Value& id : change["gone"].items()) named.insert(std::string(id.text().value_or("")));
  for (std::size_t i = 0; i < LISTS.size(); ++i) inverse_of_list(lists_[i].all(), LISTS[i], change, named, lists);
  for (auto& member : lists.members) inverse.push_back(std::move(member));
  if (!lists.places.empty()) inverse.emplace_back("places", std::move(lists.places));
  if (!lists.gone.empty()) inverse.emplace_back("gone", std::move(lists.gone));
  if (!lists.order.empty()) inverse.emplace_back("order", std::move(lists.order));
  return inverse;
}

Result<Game> PatchedDocument::game() const {
  Value json = head_;
  for (std::size_t i = 0; i < LISTS.size(); ++i) json = json.with(LISTS[i], lists_[i].all());
  const auto document = read_document(json, "");
  if (!document) return document.problem();
  return document->game;
}

namespace {

/// The pieces that an edit changes. Nothing when it changes more than existing pieces and the turn.
std::optional<std::vector<PieceIndex>> only_pieces_changed(const Game& game, const Value& change) {
  std::vector<PieceIndex> pieces;
  for (const auto& [name, value] : change.members()) {
    if (name == "turn") continue;
    if (name != "pieces") return std::nullopt;
    for (const Value& thing : value.items()) {
      const auto index = game.find_piece(id_of(thing));
      if (!index) return std::nullopt;
      pieces.push_back(*index);
    }
  }
  return pieces;
}

/// Nothing when the changed pieces cannot be read alone, as one may be aboard another.
std::optional<Game> with_pieces_changed(const Game& game, const Value& change, const std::vector<PieceIndex>& pieces) {
  std::vector<std::shared_ptr<const Piece>> few;
  few.reserve(pieces.size());
  for (const PieceIndex i : pieces) few.push_back(game.pieces()[at(i)]);
  PatchedDocument document(game.with_terrain({}).with_pieces(std::move(few)));
  if (!document.change(change, "")) return std::nullopt;
  const auto read = document.game();
  if (!read) return std::nullopt;
  auto all = game.pieces();
  for (std::size_t i = 0; i < pieces.size(); ++i) all[at(pieces[i])] = read->pieces()[i];
  return with_record(game, {}).with_turn(read->turn()).with_pieces(std::move(all));
}

}  // namespace

Result<Game> changed(const Game& game, const Value& change, const std::string& pointer, Budget& budget) {
  if (change.is_object() && change.size() == 0) return with_record(game, {});
  budget.spend(things_in(game) * STEPS_TO_HEAR);
  if (const auto pieces = only_pieces_changed(game, change); pieces && change.is_object()) {
    budget.spend((pieces->size() + game.units().size()) * STEPS_TO_READ);
    const std::set<PieceIndex> once(pieces->begin(), pieces->end());
    if (once.size() == pieces->size())
      if (auto quickly = with_pieces_changed(game, change, *pieces)) return *std::move(quickly);
  }
  PatchedDocument document(game, &budget);
  if (const auto done = document.change(change, pointer); !done) return done.problem();
  auto whole = document.game();
  if (whole) return whole;
  Problem problem = whole.problem();
  problem.pointer = pointer + problem.pointer;
  return problem;
}

}  // namespace linesman
