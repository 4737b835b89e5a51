#include "journal/game_change.h"

#include <algorithm>
#include <array>
#include <optional>
#include <unordered_map>

#include "record/changes.h"

namespace linesman {

namespace {

constexpr std::array<std::string_view, 3> LISTS{"terrain", "units", "pieces"};
/// The members of a change that are not members of the document.
constexpr std::array<std::string_view, 6> OWN{"seq", "places", "gone", "order", "without", "keep"};

bool is_one_of(std::string_view name, const auto& names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// The document with an empty table. It shares the entries of the record.
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

// Entries are only added, so all old ones are kept. Only the entries of an older Linesman are rewritten, once, when the
// first new one is added.
void add_entries(const Value::Items& before, const Value::Items& after, Value& change) {
  const auto differ = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
  if (differ.first == before.end() && differ.second == after.end()) return;
  change = change.with("keep", Value(static_cast<std::int64_t>(differ.first - before.begin())));
  change = change.with("history", Value::Array(differ.second, after.end()));
}

/// A whole document that takes many changes before it is read as a game.
class ChangingDocument {
 public:
  explicit ChangingDocument(const Game& base);

  Result<void> change(const Value& change);
  Result<Game> game() const;

 private:
  void set(const std::string& name, const Value& value);
  void take_out(const std::string& name);
  Result<void> change_entries(const Value& change);

  // The members of the document in order, without the table's things and the record; empty for removed members.
  std::vector<std::optional<Value::Member>> members_;
  std::unordered_map<std::string, std::size_t> places_;  ///< in `members_`, by name
  Value::Array entries_;                                 ///< of the record
  PatchedDocument table_;                                ///< terrain, units and pieces
};

ChangingDocument::ChangingDocument(const Game& base) : table_(base) {
  const Value members = members_of(base);
  for (const auto& [name, value] : members.members())
    if (name != "history") set(name, value);
  const auto& entries = base.history().items();
  entries_.assign(entries.begin(), entries.end());
}

void ChangingDocument::set(const std::string& name, const Value& value) {
  const auto [place, comes] = places_.emplace(name, members_.size());
  if (comes)
    members_.emplace_back(Value::Member(name, value));
  else
    members_[place->second]->second = value;
}

void ChangingDocument::take_out(const std::string& name) {
  if (name == "history") entries_.clear();
  const auto place = places_.find(name);
  if (place == places_.end()) return;
  members_[place->second].reset();
  places_.erase(place);
}

Result<void> ChangingDocument::change_entries(const Value& change) {
  const auto keep = change["keep"].whole();
  if (!keep) return {};
  if (*keep < 0 || static_cast<std::size_t>(*keep) > entries_.size())
    return Problem{"/keep", "the record has fewer entries than are to stay"};
  entries_.resize(static_cast<std::size_t>(*keep));
  const auto& more = change["history"].items();
  entries_.insert(entries_.end(), more.begin(), more.end());
  return {};
}

Result<void> ChangingDocument::change(const Value& change) {
  if (!change.is_object()) return Problem{"", said<"a change must be an object, not {a}">(described(change))};
  for (const auto& [name, value] : change.members())
    if (name != "history" && !is_one_of(name, LISTS) && !is_one_of(name, OWN)) set(name, value);
  for (const Value& name : change["without"].items()) take_out(std::string(name.text().value_or("")));
  if (auto changed = change_entries(change); !changed) return changed;
  return table_.change(change, "");
}

Result<Game> ChangingDocument::game() const {
  const auto table = table_.game();
  if (!table) return table.problem();
  const Value lists = write_document({table->with_history(Value::empty_array()), Value()});
  Value::Object json;
  for (const auto& member : members_)
    if (member && !is_one_of(member->first, LISTS)) json.push_back(*member);
  for (const std::string_view name : LISTS) json.emplace_back(name, lists[name]);
  json.emplace_back("history", entries_);
  const auto document = read_document(Value(std::move(json)), "");
  if (!document) return document.problem();
  return document->game;
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

Result<Game> game_after(const Game& base, std::span<const Value> changes) {
  ChangingDocument document(base);
  for (const Value& change : changes)
    if (const auto changed = document.change(change); !changed) return changed.problem();
  return document.game();
}

}  // namespace linesman
