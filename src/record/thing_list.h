// One list of a document, changed again and again. Inside `record` only.
#pragma once

#include <list>
#include <span>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "base/value.h"

namespace linesman::record {

/// Terrain, units or pieces by their ids. A change costs about what it changes, not the whole list.
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

  /// Whether every thing was looked for by its id already: the first time costs the whole list.
  bool indexed() const { return indexed_; }

  /// False when not all of them are there; then nothing is done.
  bool replace(const Value::Items& changed);

  /// Things that are gone go, those that are there are replaced, and the others come to their places, a number by id;
  /// those without one come last.
  void change(std::span<const Value> changed, const Value& places, const std::unordered_set<std::string>& gone);

  /// The things in the order of `ids`; those that it does not name come last.
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

/// The id of a thing; empty for what has none.
std::string id_of(const Value& thing);

}  // namespace linesman::record
