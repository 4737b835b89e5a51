// A list of a document that takes many changes.
#pragma once

#include <list>
#include <span>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "base/value.h"

namespace linesman::record {

/// Terrain, units or pieces by their ids. The cost of a change grows with its own size, not with the length of the
/// list.
class ThingList {
 public:
  ThingList() = default;
  explicit ThingList(const Value::Items& things) : things_(things.begin(), things.end()) {}
  ThingList(ThingList&& other) = default;
  ThingList& operator=(ThingList&& other) = default;
  ThingList(const ThingList&) = delete;  // the index points into the list
  ThingList& operator=(const ThingList&) = delete;
  ~ThingList() = default;

  std::size_t size() const { return things_.size(); }
  Value::Array all() const { return {things_.begin(), things_.end()}; }

  /// Whether the index by id is built. Building it costs the whole list.
  bool indexed() const { return indexed_; }

  /// Replaces things by their ids. False when one of them does not exist; the list is then unchanged.
  bool replace(const Value::Items& changed);

  /// Removes the things in `gone`, replaces those of `changed` that exist and inserts the others. `places` is an object
  /// with the index of each inserted thing by its id; a thing without an index goes to the end.
  void change(std::span<const Value> changed, const Value& places, const std::unordered_set<std::string>& gone);

  /// Sorts the things in the order of `ids`; things that are not in `ids` go to the end.
  void reorder(const Value::Items& ids);

 private:
  using Things = std::list<Value>;
  using Index = std::unordered_multimap<std::string, Things::iterator>;

  Index& index();
  void insert(Things::iterator before, const Value& thing);

  Things things_;
  Index index_;
  bool indexed_ = false;
};

/// The id of a thing; empty when it has none.
std::string id_of(const Value& thing);

}  // namespace linesman::record
