// One piece of an order that is said to end somewhere, under one set of dice.
#pragma once

#include <vector>

#include "reach/questions/ways_there.h"

namespace linesman {

class PieceAsked {
 public:
  /// Inches forgiven at the end. Refused: what the ruleset refuses of the order. What it looks for costs `work`, which
  /// outlives it as `stop` does.
  /// Above 1 `fineness` lays out larger cells, in less time.
  static Result<PieceAsked> of(const Hearing& hearing, const Order& order, PieceIndex piece, const EndRequest& end,
                               double within, const std::stop_token& stop, WorkLeft& work, double fineness = 1);

  /// Asks about another end, at the altitude of the first one. What is known of the table stays. `work`, which outlives
  /// it, pays from now on.
  void ask_for(const EndRequest& end, WorkLeft& work) { ways_.ask_for(end, work); }

  const WayTrial& plain() const { return ways_.plain(); }

  /// A part of the allowance: no way there costs less, were nothing in the way; infinity: none can be paid. Known at
  /// once.
  double least_share() const;

  /// The part of the allowance that the cheapest way there costs by the labels of its searches, which it makes if need
  /// be; nothing where they lead to none.
  std::optional<double> share_by_labels();

  /// A legal order that ends there; each of the searches judges at most `tries` ways.
  std::optional<Witness> witness_by_labels(int tries) { return ways_.witness_by_labels(tries); }

  /// Lays out the bounds of every fare, so that `refused` can prove that no way leads there.
  void make_bounds() { ways_.make_bounds(); }

  /// By what a bound, or what is wrong whatever the path, speaks against every way; nothing where none does.
  std::optional<Refusal> refused() const;

  /// A legal order that ends there.
  std::optional<Witness> witness(CouldDetail detail) { return ways_.witness(detail); }

  /// By fare of the order, no way there costs less, in the currency. Empty: that is not known of every way.
  std::vector<double> least_prices() const;

  /// The rest of the answer where there is none.
  Could without_witness(CouldDetail detail);

 private:
  explicit PieceAsked(WaysThere ways) : ways_(std::move(ways)) {}
  bool told() const;
  bool is_said() const;
  void say_of_bounds(Could& could) const;
  bool is_out_of_reach() const;
  Refusal refusal_by(const WayBound& bound) const;
  double straight_price() const;
  Sentence reason_against(const WayBound& bound) const;
  std::string not_tried() const;
  void find_nearest(Could& could) const;

  WaysThere ways_;
};

}  // namespace linesman
