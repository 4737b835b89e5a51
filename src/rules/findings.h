// What clauses find out about one piece of an order, before it is put into words: the vocabulary of every ruleset.
//
// A clause takes a const piece on its way and adds to the Findings; it reads none of them. What one clause tells
// another is a value that it returns.
#pragma once

#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/tolerance.h"
#include "base/value.h"
#include "movement/path_point.h"
#include "rules/ruling.h"

namespace linesman {

/// The figures that a sentence names, by name.
using Figures = Value::Object;

/// A fault of one piece. `rule` and `says` are literals: a clause id, and a key of its wordings.
struct Finding {
  std::string_view rule;
  PathPoint place;  ///< as rulings tell it: `told_s`
  std::optional<double> excess =
      {};  ///< by how much, in the currency or inches; nothing where it is no matter of degree
  Figures figures = {};
  std::string with = {};  ///< id of the piece or feature concerned, or empty
  std::string_view says = "fault";
  Stage stage = Stage::on_way;
  std::optional<Vec> at = {};  ///< where it is shown, if not where the centre is at `place`
};

/// An entry of what may be spent.
struct Grant {
  std::string_view rule;
  double amount = 0;  ///< in the currency; below 0 for what is taken off
  Figures figures = {};
  std::string_view says = "part";
};
using Grants = std::vector<Grant>;

inline double sum_of(const Grants& grants) {
  return std::accumulate(grants.begin(), grants.end(), 0.0, [](double sum, const Grant& g) { return sum + g.amount; });
}

/// An entry of the bill.
struct Charge {
  std::string_view rule;
  double amount = 0;  ///< in the currency
  PathPoint from;
  double to = 0;  ///< `s` where it ends, in the same step
  Figures figures = {};
  std::string with = {};  ///< id of the piece or feature that makes it so, or empty
  std::string_view says = "cost";
};

/// A consequence for the players that changes nothing in the document.
struct Remark {
  std::string_view rule;
  Figures figures = {};
  std::string_view says = "note";
  std::string once = {};  ///< of the remarks of an order with the same key only the first is told; empty: each is
};

/// What carrying the order out does to a piece, unit or feature besides positions: statuses set, or the removal of it.
struct StatusChange {
  std::string_view rule;
  std::string on;          ///< its id
  Value::Object set = {};  ///< a null takes a status away
  bool remove = false;     ///< then `set` is empty
};

/// All that was found about one piece, each list in the order in which it was found.
struct Findings {
  std::vector<Charge> charges;
  std::vector<Finding> faults;
  std::vector<Remark> remarks;
  std::vector<StatusChange> changes;

  void charge(Charge charge) { charges.push_back(std::move(charge)); }
  void fault(Finding fault) { faults.push_back(std::move(fault)); }
  void remark(Remark remark) { remarks.push_back(std::move(remark)); }
  void change(StatusChange change) { changes.push_back(std::move(change)); }
};

/// Who has least left of what it may spend, differences of up to EPS forgiven; of equals the first. `left_of` an item
/// is in the currency. The items are not empty.
template <class Items, class LeftOf>
auto least_left(Items& items, LeftOf left_of) {
  auto least = items.begin();
  for (auto it = items.begin(); it != items.end(); ++it)
    if (exceeds(left_of(*least), left_of(*it))) least = it;
  return least;
}

}  // namespace linesman
