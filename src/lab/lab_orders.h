// The orders of records and of lines, each with the table on which it was given.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/result.h"
#include "movement/order.h"
#include "table/game.h"

namespace linesman::lab {

/// An order as it stands in an input.
struct LabOrder {
  std::string input;       ///< path of the file
  bool in_record = false;  ///< `number` is that of an entry; else of a line, from 1
  std::int64_t number = 0;
  Game game;  ///< as it stood before the order, without its record
  Order order;
};

/// An input, or a part of one, that cannot be read.
struct Unreadable {
  std::string input;
  std::int64_t line = 0;  ///< 0: the whole input
  Problem problem;
};

struct OrdersRead {
  std::size_t games = 0;  ///< records, and different games of lines
  std::vector<Unreadable> unreadable;
};

/// The files of inputs: those that are named, and the `.linesman` and `.jsonl` files below a folder, sorted by path.
std::vector<std::string> files_of(const std::vector<std::string>& inputs);

/// Calls `take(order)` for every order of these files, in their order: of a record the orders of all branches, of
/// lines `{"game", "order"}` each; a game in a line may be the path of a file. Orders that cannot be read are
/// named, and the others go on.
OrdersRead read_orders(const std::vector<std::string>& files, const std::function<void(const LabOrder&)>& take);

}  // namespace linesman::lab
