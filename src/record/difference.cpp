#include "record/difference.h"

#include <algorithm>
#include <unordered_set>

#include "base/text.h"
#include "files/json.h"

namespace linesman {

namespace {

/// The step to a member that only one of two objects has; empty where they have the same in another order.
std::string member_apart(const Value& was, const Value& is) {
  for (const auto& [one, other] : {std::pair{&was, &is}, std::pair{&is, &was}}) {
    std::unordered_set<std::string_view> names;
    for (const auto& [name, value] : other->members()) names.insert(name);
    for (const auto& [name, value] : one->members())
      if (!names.contains(name)) return pointer_to("", name);
  }
  return {};
}

std::optional<std::string> where_different(const Value& was, const Value& is, const std::string& pointer) {
  if (was.is_array() && is.is_array()) {
    for (std::size_t i = 0; i < std::max(was.size(), is.size()); ++i) {
      if (i >= was.size() || i >= is.size()) return pointer_to(pointer, i);
      if (auto place = where_different(was[i], is[i], pointer_to(pointer, i))) return place;
    }
    return std::nullopt;
  }
  if (was.is_object() && is.is_object()) {
    const auto& a = was.members();
    const auto& b = is.members();
    for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
      if (i >= a.size() || i >= b.size() || a[i].first != b[i].first) return pointer + member_apart(was, is);
      if (auto place = where_different(a[i].second, b[i].second, pointer_to(pointer, a[i].first))) return place;
    }
    return std::nullopt;
  }
  if (was == is) return std::nullopt;
  return pointer;
}

/// The value at a pointer, as JSON, or "nothing".
std::string at_pointer(const Value& value, std::string_view pointer) {
  const Value* in = &value;
  while (!pointer.empty()) {
    const std::size_t end = std::min(pointer.find('/', 1), pointer.size());
    const std::string_view step = pointer.substr(0, end);
    const Value* next = nullptr;
    for (std::size_t i = 0; i < in->items().size() && !next; ++i)
      if (pointer_to("", i) == step) next = &in->items()[i];
    for (const auto& [name, member] : in->members())
      if (!next && pointer_to("", name) == step) next = &member;
    if (!next) return "nothing";
    in = next;
    pointer.remove_prefix(end);
  }
  return write_json(*in);
}

}  // namespace

std::optional<Difference> difference(std::size_t entry, const Value& was, const Value& is) {
  const auto place = where_different(was, is, "");
  if (!place) return std::nullopt;
  return Difference{entry, *place, at_pointer(was, *place), at_pointer(is, *place)};
}

}  // namespace linesman
