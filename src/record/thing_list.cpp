#include "record/thing_list.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <utility>
#include <vector>

namespace linesman::record {

std::string id_of(const Value& thing) { return std::string(thing["id"].text().value_or("")); }

ThingList::Index& ThingList::index() {
  if (!indexed_)
    for (auto it = things_.begin(); it != things_.end(); ++it) index_.emplace(id_of(*it), it);
  indexed_ = true;
  return index_;
}

void ThingList::insert(Things::iterator before, const Value& thing) {
  index_.emplace(id_of(thing), things_.insert(before, thing));
}

bool ThingList::replace(const Value::Items& changed) {
  Index& there = index();
  if (!std::all_of(changed.begin(), changed.end(), [&](const Value& thing) { return there.contains(id_of(thing)); }))
    return false;
  for (const Value& thing : changed) *there.find(id_of(thing))->second = thing;
  return true;
}

void ThingList::change(std::span<const Value> changed, const Value& places,
                       const std::unordered_set<std::string>& gone) {
  if (changed.empty() && gone.empty()) return;
  Index& there = index();
  for (const std::string& id : gone) {
    const auto [from, to] = there.equal_range(id);
    for (auto it = from; it != to; ++it) things_.erase(it->second);
    there.erase(from, to);
  }
  std::unordered_map<std::string_view, std::int64_t> place_of;
  for (const auto& [id, place] : places.members()) place_of.emplace(id, place.whole().value_or(INT64_MAX));
  std::vector<std::pair<std::size_t, const Value*>> added;
  for (const Value& thing : changed) {
    const std::string id = id_of(thing);
    if (const auto it = there.find(id); it != there.end()) {
      *it->second = thing;
      continue;
    }
    const auto place = place_of.find(id);
    const std::int64_t wanted = place == place_of.end() ? INT64_MAX : place->second;
    added.emplace_back(static_cast<std::size_t>(std::max<std::int64_t>(wanted, 0)), &thing);
  }
  if (added.empty()) return;
  std::stable_sort(added.begin(), added.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  auto at = things_.begin();
  std::size_t before = 0;  // things before `at`
  for (const auto& [place, thing] : added) {
    if (place >= things_.size()) at = things_.end();
    for (; at != things_.end() && before < place; ++before) ++at;
    insert(at, *thing);
    ++before;
  }
}

void ThingList::reorder(const Value::Items& ids) {
  Index& there = index();
  Things named;
  std::unordered_set<std::string_view> seen;
  for (const Value& id : ids) {
    const std::string_view name = id.text().value_or("");
    if (!seen.insert(name).second) continue;
    const auto [from, to] = there.equal_range(std::string(name));
    for (auto it = from; it != to; ++it) named.splice(named.end(), things_, it->second);
  }
  things_.splice(things_.begin(), named);
}

}  // namespace linesman::record
