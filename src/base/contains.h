// One thing sought among several.
#pragma once

#include <algorithm>
#include <iterator>

namespace linesman {

/// Whether a list has an item that is equal. It looks at one after the other.
template <class List, class Item>
constexpr bool contains(const List& list, const Item& item) {
  return std::find(std::begin(list), std::end(list), item) != std::end(list);
}

}  // namespace linesman
