// The answer to "could it have got there?".
#pragma once

#include <optional>
#include <string>

#include "base/names.h"
#include "movement/end_wish.h"
#include "reach/way_search.h"

namespace linesman {

enum class CouldAnswer { yes, no, unknown };
constexpr Names<CouldAnswer::unknown> names_of(CouldAnswer) { return {"yes", "no", "unknown"}; }

struct Could {
  CouldAnswer answer = CouldAnswer::unknown;
  std::optional<Witness> witness{};  ///< of yes
  std::string roll{};                ///< of yes without dice: the shortest roll that is enough
  std::string reason{};              ///< of no and unknown, a part of a sentence: "costs at least 7.42 of 6"
  std::optional<double> bound{};     ///< of no, where the price is the reason
  std::optional<Witness> nearest{};  ///< of no and unknown: a legal order that ends near it
  double short_by = 0;               ///< inches from there to where it is said to end
  std::optional<Witness> would{};    ///< of no and unknown: the cheapest way there, however illegal
};

/// Without its full stop.
std::string as_part(std::string sentence);

}  // namespace linesman
