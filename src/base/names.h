// One table of names for an enum, with functions from a value to its name and back.
//
// An enum whose values have names (in documents, traces, rulings, settings) declares them once, beside itself:
//     enum class Verdict { legal, marginal, illegal, incomplete };
//     constexpr Names<Verdict::incomplete> names_of(Verdict) { return {"legal", "marginal", "illegal", "incomplete"}; }
// An enum inside a class declares the function as a friend.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>

namespace linesman {

/// The names of an enum's values in their order, from the value 0 to `Last`.
template <auto Last>
using Names = std::array<std::string_view, static_cast<std::size_t>(Last) + 1>;

/// An enum with a table of names.
template <class Enum>
concept Named = std::is_enum_v<Enum> && requires(Enum value) {
  names_of(value).at(0);
};

/// Whether no name is empty and no name stands for two values.
template <std::size_t Count>
constexpr bool are_distinct(const std::array<std::string_view, Count>& names) {
  for (std::size_t i = 0; i < Count; ++i)
    if (names.at(i).empty() || std::find(names.begin(), names.begin() + i, names.at(i)) != names.begin() + i)
      return false;
  return true;
}

/// A table that leaves out a name, or gives one twice, does not compile.
template <Named Enum>
constexpr std::string_view name_of(Enum value) {
  static_assert(are_distinct(names_of(Enum{})));
  return names_of(Enum{}).at(static_cast<std::size_t>(value));
}

/// The value of that name; nothing when no value has it.
template <Named Enum>
constexpr std::optional<Enum> named(std::string_view name) {
  constexpr auto NAMES = names_of(Enum{});
  static_assert(are_distinct(NAMES));
  for (std::size_t i = 0; i < NAMES.size(); ++i)
    if (NAMES.at(i) == name) return static_cast<Enum>(i);
  return std::nullopt;
}

}  // namespace linesman
