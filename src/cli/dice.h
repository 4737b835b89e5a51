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

/// "+1d4" behind other dice.
struct MoreDice {
  int dice = 1;
  int faces = 6;
  bool is_taken_off = false;  ///< "-1d4"
};

/// ">=5": the faces that are successes, both ends among them.
struct Successes {
  int least = 1;
  int most = 1;
  std::string name{};  ///< ">=5"
};

/// "3d6": three dice of six faces.
struct DiceRoll {
  int dice = 1;                          ///< 1 to 1000
  int faces = 6;                         ///< 2 to 1,000,000
  bool tens_and_units = false;           ///< "d66": two dice of six faces, the first the tens of one number
  KeptDice keep = KeptDice::all;         ///< "4d6kh3": the highest
  int kept = 0;                          ///< the number of dice that count, 1 to `dice`, unless all do
  std::optional<int> added{};            ///< "3d6+2": to the sum, -1,000,000 to 1,000,000
  std::vector<MoreDice> more{};          ///< "2d6+1d4"; no more than 1000 dice together
  std::optional<Successes> successes{};  ///< "10d6>=5": they are counted, not added

  /// Whether it gives one number that is not the sum of all faces.
  bool is_totalled() const { return tens_and_units || keep != KeptDice::all || added || !more.empty() || successes; }
  /// Of all dice.
  int number_of_dice() const;
};

/// Reads "3d6", "d6" (one die), "2D10", "2W6" (German), "d%" (of a hundred) or "d66" (tens and units). Behind the dice
/// "kh3" or "k3" keeps the three highest, "kl3" the three lowest, "dl1" leaves the lowest out and "dh1" the highest;
/// without a number it is one.
/// Other dice and one number may be added or taken off: "4d6kh3+1d4-2". Else successes may be counted: "10d6>=5", also
/// with >, <, <=, =, and "10d6 5+" or "10d6 on 5+". Blanks are allowed around signs, before the letter of the dice and
/// before "kh"; − is a minus sign, and "3×d6" are three dice. "2d66" is refused, as no die has 66 faces.
Result<DiceRoll> parse_roll(std::string_view text);

/// "4d6kh3+1d4+2" of a roll; `changes_of_roll` is the "kh3+1d4+2", empty for dice alone.
std::string name_of_roll(const DiceRoll& what);
std::string changes_of_roll(const DiceRoll& what);

/// The faces of a roll, all equally likely, in the order in which its dice are named. With a seed they are reproducible
/// (splitmix64), else the system's random numbers are used.
std::vector<int> roll(const DiceRoll& what, std::optional<std::uint64_t> seed);

/// Whether each face counts: it is kept, and a success where successes are counted. Of equal faces the earlier ones are
/// kept.
std::vector<bool> faces_that_count(const DiceRoll& what, const std::vector<int>& faces);

/// The sum of all faces.
std::int64_t sum_of(const std::vector<int>& faces);

/// The number that the roll gives: the sum of the faces that count with what is added, tens and units, or the number of
/// successes.
std::int64_t total(const DiceRoll& what, const std::vector<int>& faces);

}  // namespace linesman
