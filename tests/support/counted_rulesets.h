// Rulesets that count what they are asked, and by which thread: in place of a clock, for tests of what a thread has to
// wait for.
#pragma once

#include <algorithm>
#include <map>
#include <mutex>
#include <thread>

#include "referee/referee.h"

namespace linesman {

/// Counts of the questions about orders to rulesets.
struct AskedCount {
  std::size_t questions = 0;  ///< to read one, to judge it, for its fares
  std::uint64_t looks = 0;    ///< of the budgets of those that were judged, for their traces too (base/budget.h)
};

class AskedByThread {
 public:
  void add(AskedCount more) {
    const std::lock_guard lock(mutex_);
    add(by_thread_[std::this_thread::get_id()], more);
  }
  /// By the thread that calls this.
  AskedCount here() const {
    const std::lock_guard lock(mutex_);
    const auto found = by_thread_.find(std::this_thread::get_id());
    return found == by_thread_.end() ? AskedCount{} : found->second;
  }
  /// By all threads.
  AskedCount everywhere() const {
    const std::lock_guard lock(mutex_);
    AskedCount sum;
    for (const auto& [thread, asked] : by_thread_) add(sum, asked);
    return sum;
  }

 private:
  static void add(AskedCount& sum, AskedCount more) {
    sum.questions += more.questions;
    sum.looks += more.looks;
  }

  mutable std::mutex mutex_;
  std::map<std::thread::id, AskedCount> by_thread_;
};

/// Those of another source. It outlives whatever was asked of it.
class CountedRulesets : public RulesetSource {
 public:
  explicit CountedRulesets(std::shared_ptr<const RulesetSource> counted) : counted_(std::move(counted)) {}

  const AskedByThread& asked() const { return *asked_; }

  Result<std::shared_ptr<const Ruleset>> ruleset(const std::string& id, const Value& house_rules) const override {
    auto found = counted_->ruleset(id, house_rules);
    if (!found) return found;
    return std::shared_ptr<const Ruleset>(std::make_shared<const Counted>(*std::move(found), asked_));
  }
  std::vector<std::string> ids() const override { return counted_->ids(); }

 private:
  using Count = std::shared_ptr<AskedByThread>;

  class CountedOrder : public PreparedOrder {
   public:
    CountedOrder(std::unique_ptr<const PreparedOrder> order, Count asked)
        : order_(std::move(order)), asked_(std::move(asked)) {}
    const TraceRequest& request() const override { return order_->request(); }
    Result<Ruling> judge(const Trace& trace, Budget& budget, Detail detail) const override {
      auto ruling = order_->judge(trace, budget, detail);
      asked_->add({1, Budget::OF_AN_ORDER - std::min(Budget::OF_AN_ORDER, budget.left())});
      return ruling;
    }
    Fares fares(PieceIndex piece) const override {
      asked_->add({1, 0});
      return order_->fares(piece);
    }

   private:
    std::unique_ptr<const PreparedOrder> order_;
    Count asked_;
  };

  class Counted : public Ruleset {
   public:
    Counted(std::shared_ptr<const Ruleset> rules, Count asked)
        : Ruleset(rules->data()), rules_(std::move(rules)), asked_(std::move(asked)) {}
    std::vector<Problem> check(const Game& game) const override { return rules_->check(game); }
    Footprint footprint(const Game& game, PieceIndex piece) const override { return rules_->footprint(game, piece); }
    std::shared_ptr<const GameReading> read(const Game& game) const override { return rules_->read(game); }
    Result<std::unique_ptr<const PreparedOrder>> prepare(const Game& game, const Order& order,
                                                         std::shared_ptr<const GameReading> reading) const override {
      asked_->add({1, 0});
      auto prepared = rules_->prepare(game, order, std::move(reading));
      if (!prepared) return prepared;
      return std::unique_ptr<const PreparedOrder>(std::make_unique<CountedOrder>(*std::move(prepared), asked_));
    }

   private:
    std::shared_ptr<const Ruleset> rules_;
    Count asked_;
  };

  std::shared_ptr<const RulesetSource> counted_;
  Count asked_ = std::make_shared<AskedByThread>();
};

}  // namespace linesman
