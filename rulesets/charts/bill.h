// The price of a way, and the total that may be spent.
#pragma once

#include "charts/way.h"
#include "rules/findings.h"

namespace linesman::charts {

/// An entry of the bill, in the order in which it is paid.
struct Payment {
  const Rule* rule = nullptr;
  double amount = 0;  ///< in the currency
  std::size_t step = 0;
  double from = 0;  ///< inches along a leg or climb; 0 in a turn
  double to = 0;    ///< the same as `from`: paid at once
  std::string with{};
  bool plain = false;  ///< inches that no rule prices
};

struct Bill {
  std::vector<Payment> payments;
  double spent = 0;   ///< in the currency
  bool known = true;  ///< false: dice are missing that a price or toll reads
};

/// A part of the total: a rule, and by how much it changed it.
struct Share {
  const Rule* rule = nullptr;
  double amount = 0;
};

struct Total {
  std::vector<Share> shares;
  double amount = 0;            ///< in the currency, at least 0
  const Rule* last = nullptr;   ///< the rule that a fault cites
  const Rule* first = nullptr;  ///< the first that applied
  bool known = true;
  Grants modifiers{};  ///< of the players, after all rules
};

Total total_of(const std::vector<Way>& ways, std::size_t model);
Bill bill_of(const std::vector<Way>& ways, std::size_t model, const Total& total);

/// Where what is spent first passes an amount of the currency; nothing where it never does.
std::optional<PathPoint> place_of_passing(const Way& way, const Bill& bill, double amount);

/// The factor of an inch and the rule that it is cited by.
struct Factor {
  double times = 1;
  const Rule* rule = nullptr;  ///< nullptr: no rule prices it
};

/// Puts the factors of several price rules together: by groups, of which each counts once.
class FactorBuilder {
 public:
  void take(const Rule& rule, double times);
  Factor factor() const;

 private:
  struct Group {
    const std::string* name = nullptr;
    double times = 1;
    const Rule* rule = nullptr;
  };
  std::vector<Group> groups_;
};

}  // namespace linesman::charts
