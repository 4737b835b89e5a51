// Tables and orders for random charts, and laws that are held on them.
#pragma once

#include <functional>
#include <map>
#include <string>

#include <gtest/gtest.h>

#include "referee/referee.h"
#include "support/random_chart.h"

namespace linesman::charts_test {

/// The rules of a chart; nullptr, with a failure of the test, when it has a mistake.
std::shared_ptr<const Ruleset> made(const Value& chart);

/// A table for a random chart: other pieces near the first one, which now and then belongs to a unit, is in reserve or
/// aboard another, stands high or beside the edge; `kind` makes what the rules of that kind need likelier.
Game table_for_charts(Random& random, chart::Kind kind);

/// An order without dice to the first piece, its unit, or it and another.
Order order_for_charts(Random& random, const Game& game, chart::Kind kind);

/// The order with faces for all dice that are wanted; now and then without them, with wrong ones, or with more.
Order rolled(Random& random, const Hearing& hearing, Order order);

/// An order that was judged by a random chart.
struct Tried {
  Value chart;
  std::shared_ptr<const Ruleset> rules;
  Hearing hearing;
  Order order;
  Judgement judgement;

  const Game& game() const { return hearing.game(); }
  const Ruling& ruling() const { return judgement.ruling; }
  bool legal() const { return ruling().verdict == Verdict::legal; }
  /// A model ends where it leaves the table; the rest of its way is not judged.
  bool leaves() const;
  /// A model comes on to the table.
  bool enters() const;
};

/// Ruling and trace as they are written.
std::string bytes_of(const Hearing& hearing, const Result<Judgement>& judgement);

/// Chart, game and order, to try them again.
std::string reproduction(const Value& chart, const Game& game, const Order& order);

/// 167 charts with 12 orders each, about a kind of rule by turns: 2,000 tables for each law. LINESMAN_TABLES=18 makes
/// it 2,000 for each kind.
class RandomCharts : public ::testing::Test {
 protected:
  static constexpr std::uint64_t CHARTS = 167;
  /// Says what is wrong, or nothing.
  using Law = std::function<std::string(Random&, const Tried&)>;

  void hold(std::uint64_t first_seed, std::uint64_t charts, const Law& law);

  std::map<std::string, int> verdicts_;
  int refused_ = 0;
};

}  // namespace linesman::charts_test
