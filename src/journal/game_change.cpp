#include "journal/game_change.h"

#include <algorithm>
#include <array>

#include "record/changes.h"

namespace linesman {

namespace {

constexpr std::array<std::string_view, 3> LISTS{"terrain", "units", "pieces"};
/// What a change has besides members of the document.
constexpr std::array<std::string_view, 6> OWN{"seq", "places", "gone", "order", "without", "keep"};

bool is_one_of(std::string_view name, const auto& names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// A document with nothing on the table. The record's entries are shared, not copied.
Value members_of(const Game& game) {
  return write_document({game.with_pieces({}).with_units({}).with_terrain({}), Value()});
}

void add_members(const Value& before, const Value& after, Value& change) {
  Value::Array gone;
  for (const auto& [name, value] : after.members())
    if (name != "history" && !is_one_of(name, LISTS) && !(before[name] == value)) change = change.with(name, value);
  for (const auto& [name, value] : before.members())
    if (after.find(name) == nullptr) gone.emplace_back(name);
  if (!gone.empty()) change = change.with("without", std::move(gone));
}

// Entries are only added, so that all but the new ones stay; those of an older Linesman become others once, when the
// first is added to them.
void add_entries(const Value::Items& before, const Value::Items& after, Value& change) {
  const auto differ = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
  if (differ.first == before.end() && differ.second == after.end()) return;
  change = change.with("keep", Value(static_cast<std::int64_t>(differ.first - before.begin())));
  change = change.with("history", Value::Array(differ.second, after.end()));
}

}  // namespace

Value game_change(const Game& from, const Game& to) {
  Value change = change_between(from, to);
  const Value before = members_of(from);
  const Value after = members_of(to);
  add_members(before, after, change);
  add_entries(before["history"].items(), after["history"].items(), change);
  return change;
}

Restoring::Restoring(const Game& base) : members_(members_of(base)), base_(base) {}

Result<void> Restoring::change(const Value& change) {
  if (!change.is_object()) return Problem{"", "a change must be an object, not " + describe(change)};
  for (const auto& [name, value] : change.members())
    if (name != "history" && !is_one_of(name, LISTS) && !is_one_of(name, OWN)) members_ = members_.with(name, value);
  for (const Value& name : change["without"].items()) members_ = members_.without(name.text().value_or(""));
  if (const auto keep = change["keep"].whole()) {
    Value::Array entries = members_["history"].items();
    if (*keep < 0 || static_cast<std::size_t>(*keep) > entries.size())
      return Problem{"/keep", "the record has fewer entries than are to stay"};
    entries.resize(static_cast<std::size_t>(*keep));
    const auto& more = change["history"].items();
    entries.insert(entries.end(), more.begin(), more.end());
    members_ = members_.with("history", std::move(entries));
  }
  changes_.push_back(change);
  return {};
}

Result<Game> Restoring::game() const {
  Sheet sheet(base_);
  for (const Value& change : changes_)
    if (const auto changed = sheet.change(change, ""); !changed) return changed.problem();
  const auto table = sheet.game();
  if (!table) return table.problem();
  const Value lists = write_document({table->with_history(Value::empty_array()), Value()});
  Value json = members_;
  for (const std::string_view name : LISTS) json = json.with(name, lists[name]);
  const auto document = read_document(json, "");
  if (!document) return document.problem();
  return document->game;
}

}  // namespace linesman
