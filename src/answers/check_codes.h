// Check codes from outside, held against a game's record.
#pragma once

#include <optional>
#include <string>

#include "record/verify.h"

namespace linesman {

/// A check code from outside, and the code of the record to compare by eye.
struct CheckCodes {
  std::string given;                  ///< a code from a sheet; empty: none
  std::optional<std::int64_t> entry;  ///< the entry that has the given code
  std::int64_t here = 0;              ///< the entry after which the game stands
  std::string of_here;                ///< its code
};
CheckCodes check_codes(const Game& game, const std::string& given);

/// Adds a flaw when no entry of the record has the given code.
Verification held_against(const CheckCodes& codes, Verification found);

}  // namespace linesman
