// Could it have got there, on a hex grid, where every way can be tried.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "reach/could_answer.h"

namespace linesman {

/// An order on a grid without its paths, the answer on it, and the hex in which an end lies.
struct AskedOnGrid {
  Order standing;
  Judgement judgement;
  Hex goal;
  std::string barred;  ///< why nobody ends so high, a part of a sentence; empty where one may
};

/// Refused: what the ruleset refuses of the order, and an end that lies in no hex.
Result<AskedOnGrid> asked_on_grid(const Hearing& hearing, const Order& order, const EndWish& end);

/// `ends`: by id, of every piece of the order.
Result<Could> could_on_grid(const Hearing& hearing, const Order& order, const std::vector<PieceIndex>& pieces,
                            const std::map<std::string, EndWish>& ends);

}  // namespace linesman
