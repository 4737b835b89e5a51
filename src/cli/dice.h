// Rolls dice for the players.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace linesman {

/// Which dice of a roll count.
enum class KeptDice { all, highest, lowest };

/// "3d6": three dice of six faces.
struct DiceRoll {
  int dice = 1;                   ///< 1 to 1000
  int faces = 6;                  ///< 2 to 1,000,000
  bool tens_and_units = false;    ///< "d66": two dice of six faces, the first the tens of one number
  KeptDice keep = KeptDice::all;  ///< "4d6kh3": the highest
  int kept = 0;                   ///< the number of dice that count, 1 to `dice`, unless all do
  std::optional<int> added{};     ///< "3d6+2": to the sum, -1,000,000 to 1,000,000

  /// Whether it gives one number that is not the sum of all faces.
  bool is_totalled() const { return tens_and_units || keep != KeptDice::all || added; }
};

/// Reads "3d6", "d6" (one die), "2D10" or "d66" (tens and units). Behind the dice "kh3" or "kl3" keeps the three
/// highest or lowest, and a number is added last: "4d6kh3+2". "2d66" is refused, as no die has 66 faces.
Result<DiceRoll> parse_roll(std::string_view text);

/// "4d6kh3+2" of a roll; `changes_of_roll` is the "kh3+2", empty for dice alone.
std::string name_of_roll(const DiceRoll& what);
std::string changes_of_roll(const DiceRoll& what);

/// The faces of a roll, all equally likely. With a seed they are reproducible (splitmix64), else the system's random
/// numbers are used.
std::vector<int> roll(const DiceRoll& what, std::optional<std::uint64_t> seed);

/// Whether each face counts. Of equal faces the earlier ones are kept.
std::vector<bool> faces_that_count(const DiceRoll& what, const std::vector<int>& faces);

/// The sum of all faces.
std::int64_t sum_of(const std::vector<int>& faces);

/// The number that the roll gives: the sum of the faces that count with what is added, or tens and units.
std::int64_t total(const DiceRoll& what, const std::vector<int>& faces);

}  // namespace linesman
