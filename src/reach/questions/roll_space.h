// All ways in which the dice of one action may fall, as far as they are open.
//
//   RollSpace space({{"movement", 6, {6, std::nullopt}, {0, 1}}});   // a 6 and a die that is not known
//   for (std::size_t roll = 0; roll < space.size(); ++roll) settle(space.at(roll));
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "reach/questions/reach.h"
#include "rules/dice.h"

namespace linesman {

/// More rolls are not counted; of those only the lowest and the highest are looked at.
inline constexpr std::size_t MOST_ROLLS_COUNTED = 46'656;

/// The number of dice that an action needs.
struct PurposeNeed {
  std::string purpose;
  DiceCount dice;
};

/// The needs of a ruling, given or not, those of one purpose together. Nothing where one of them is no count of dice.
std::optional<std::vector<PurposeNeed>> needs_of(const Ruling& ruling);

/// The dice of one purpose.
struct AskedDice {
  std::string purpose;
  int faces = 6;
  std::vector<std::optional<int>> dice;  ///< nothing: open
  std::vector<std::size_t> places;       ///< of each, where it stands in the roll that was asked, from 0
};

/// Whether a roll is enough.
enum class RollState : unsigned char { open, legal, illegal };
using RollStates = std::vector<RollState>;

class RollSpace {
 public:
  RollSpace() = default;
  explicit RollSpace(std::vector<AskedDice> purposes);

  /// The number of rolls that are looked at, at least 1: all, or the lowest and the highest.
  std::size_t size() const { return counted_ ? size_ : 2; }
  bool counted() const { return counted_; }
  bool has_open() const { return !open_.empty(); }

  /// A roll that is looked at, face by face in ascending order. Purposes without dice are left out.
  Dice at(std::size_t roll) const;
  Dice highest() const;
  /// Of the faces that are not given.
  int sum(std::size_t roll) const;
  /// The roll with the same faces, those of each purpose that are not given in ascending order.
  std::size_t ascending(std::size_t roll) const;

  /// The first die that is not known: its purpose, and its place in the roll that was asked.
  std::pair<std::string, std::size_t> first_open() const;
  /// The number of faces of that die.
  int choices() const { return open_.front().faces; }
  /// The face of that die in a roll.
  int first_face(std::size_t roll) const { return faces_of(roll).front(); }

  /// The purpose of all open dice; empty where there are several.
  std::string only_purpose() const;

 private:
  struct OpenDie {
    std::size_t purpose;
    std::size_t die;
    int faces;
  };
  std::vector<int> faces_of(std::size_t roll) const;
  Dice filled(const std::vector<int>& faces) const;

  std::vector<AskedDice> purposes_;
  std::vector<OpenDie> open_;  ///< the last turns fastest
  std::size_t size_ = 1;       ///< where they are counted
  bool counted_ = true;
};

Chance chance_of(const RollStates& states);

/// The legal roll with the least sum; of equals the first. Nothing where none is legal.
std::optional<std::size_t> least_roll(const RollSpace& space, const RollStates& states);

/// The order with the faces of these dice, in place of those that it has of a purpose.
Order with_dice(Order order, const Dice& dice);

/// Of all faces.
double sum_of(const Dice& dice);

}  // namespace linesman
