// The results of clauses for one piece of an order, before they are put into words. Every ruleset uses these types.
//
// A clause takes a const piece on its way and adds to the Findings; it reads none of them. When one clause depends on
// another, it gets a value that the other returns.
#pragma once

#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/sentence.h"
#include "base/tolerance.h"
#include "base/value.h"
#include "movement/trace.h"
#include "rules/argument_of.h"
#include "rules/ruling.h"

namespace linesman {

/// The figures of a sentence, by the names of their places. A std::string is the name of a model or of terrain, which
/// stays in every language.
using Figures = Arguments;

/// A fault of one piece. `rule` and `says` are literals: a clause id, and a key of its wordings.
struct Finding {
  std::string_view rule;
  PathPoint place;                    ///< its `s` is what `reported_s` gives
  std::optional<double> excess = {};  ///< by how much, in the currency or inches; empty when it has no degree
  Figures figures = {};
  std::string with = {};  ///< id of the piece or feature concerned, or empty
  std::string_view says = "fault";
  Stage stage = Stage::on_way;
  std::optional<Vec> at = {};  ///< where it is drawn, table coordinates; empty: at the centre of the piece at `place`
  bool chosen = false;         ///< only the chosen end shows it: where an event stopped the piece it becomes a note
};

/// One part of an allowance.
struct Grant {
  std::string_view rule;
  double amount = 0;  ///< in the currency; below 0 when it reduces the allowance
  Figures figures = {};
  std::string_view says = "part";
};
using Grants = std::vector<Grant>;

inline double sum_of(const Grants& grants) {
  return std::accumulate(grants.begin(), grants.end(), 0.0, [](double sum, const Grant& g) { return sum + g.amount; });
}

/// One entry of the bill.
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
  std::string once = {};  ///< only the first remark of an order with this key is kept; empty: every one is
};

/// A change to a piece, unit or feature, besides its position, when the order is carried out: new statuses, or removal.
struct StatusChange {
  std::string_view rule;
  std::string on;          ///< its id
  Value::Object set = {};  ///< a null removes a status
  bool remove = false;     ///< then `set` is empty
};

/// All findings about one piece; each list in the order of the calls.
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

/// The first item with the least left to spend; differences of up to EPS count as equal. `left_of` an item is in the
/// currency. The items are not empty.
template <class Items, class LeftOf>
auto least_left(Items& items, LeftOf left_of) {
  auto least = items.begin();
  for (auto it = items.begin(); it != items.end(); ++it)
    if (exceeds(left_of(*least), left_of(*it))) least = it;
  return least;
}

}  // namespace linesman
