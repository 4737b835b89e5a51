// The orders of records and of lines, each with the table on which it was given.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "lab/lab_watch.h"
#include "movement/order.h"
#include "table/game.h"

namespace linesman::lab {

/// Where an order stands.
struct OrderPlace {
  std::string input;       ///< path of the file
  bool in_record = false;  ///< `number` is that of an entry; else of a line, from 1
  std::int64_t number = 0;
};

/// An order as it stands in an input.
struct LabOrder {
  OrderPlace place;
  Game game;  ///< as it stood before the order, without its record
  Order order;
};

/// A file, or a part of one that came without it.
struct LabInput {
  std::string path;
  std::optional<std::string> text{};  ///< in place of the file; of lines these alone
  std::int64_t line = 1;              ///< of lines: the number of the first
  bool skips_first = false;           ///< of lines: the first one only says which game came before
};

/// An input, or a part of one, that cannot be read.
struct Unreadable {
  std::string input;
  std::int64_t line = 0;  ///< 0: the whole input
  Problem problem;
};

struct OrdersRead {
  std::int64_t games = 0;  ///< records, and lines whose game is not that of the line before
  std::vector<Unreadable> unreadable;
};

/// The files of inputs: those that are named, and the `.linesman` and `.jsonl` files below a folder, sorted by path.
std::vector<std::string> files_of(const std::vector<std::string>& inputs);

/// Lines of a file, or entries of its record: how much there is to read. 0 for one that cannot be read.
std::int64_t size_of_input(const std::string& path);

/// Calls `take(order)` for every order of the input: of a record the orders of all branches, of lines `{"game",
/// "order"}` each; a game in a line may be the path of a file. Orders that cannot be read are named in `read`, and the
/// others go on. Ends when `take` returns false.
void read_orders(const LabInput& input, const std::function<bool(LabOrder)>& take, OrdersRead& read);

/// All orders of inputs that can be read, until the watch stops it.
std::vector<LabOrder> orders_of(const std::vector<LabInput>& inputs, const LabWatch& watch);

}  // namespace linesman::lab
