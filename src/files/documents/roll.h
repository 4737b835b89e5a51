// Dice that were rolled, as an entry of a history keeps them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/names.h"
#include "base/value.h"

namespace linesman {

/// Who threw the dice: the players on their table, or this program.
enum class RolledBy { table, program };
constexpr Names<RolledBy::program> names_of(RolledBy) { return {"table", "program"}; }

struct Roll {
  std::string purpose;        ///< as rulings name it, or a word of the players' own
  std::string need;           ///< what was asked: "2d6"; empty: nothing in particular
  std::vector<double> faces;  ///< as they fell
  RolledBy by = RolledBy::table;
  std::vector<std::string> pieces;  ///< ids of those for whom; empty: for nobody in particular
  std::int64_t corrects = 0;        ///< the number of the entry with the roll that this one puts right; 0: none
  std::string text = {};            ///< why it does
};

/// Of an entry's `roll`: {"purpose", "need", "faces", "by", "for", "corrects", "text"}, without what is empty.
Value roll_value(const Roll& roll);

/// The roll of a history's entry; nothing when it is another kind of entry or not in order.
std::optional<Roll> roll_of(const Value& entry);

}  // namespace linesman
