// The optional die of speed (drill-13).
#pragma once

#include "drill/march.h"

namespace linesman::drill {

/// What the dice of an order come to.
struct SpeedDice {
  bool wanted = false;
  bool missing = false;  ///< reckoned with the best face
  bool wrong = false;    ///< a wrong count, or a face that the die has not
  bool unasked = false;  ///< dice that nobody asks for
  std::size_t count = 0;
  std::optional<std::vector<double>> given;
  std::map<PieceIndex, double> to_speed;  ///< BD, by piece
};

SpeedDice speed_dice(const Setting& setting, const Errand& errand, const Order& order,
                     const std::vector<PieceIndex>& pieces);

/// The need, and the fault of wrong or unasked dice, which stands with the first piece.
void tell_dice(RulingBuilder& ruling, const SpeedDice& dice, PieceIndex first);

}  // namespace linesman::drill
