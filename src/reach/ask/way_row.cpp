// A way that was drawn: each roll is judged.
#include <algorithm>

#include "base/tolerance.h"
#include "reach/ask/dice_asked.h"
#include "reach/ask/row_asked.h"
#include "reach/effort.h"

namespace linesman {

namespace {

/// Some dice are asked for only once others have fallen: they are added at most this number of times.
constexpr int MOST_FURTHER_NEEDS = 4;

class WayRolls {
 public:
  explicit WayRolls(const RowAsked& asked)
      : asked_(asked), work_(asked.effort == RowEffort::first ? effort::OF_A_FIRST_ROW : effort::OF_A_QUESTION) {}

  Row row() {
    Row row;
    row.action = asked_.order.action;
    if (!find_needs()) {
      row.reason = "the dice that these rules ask for cannot be counted";
      return row;
    }
    for (int i = 0; i < MOST_FURTHER_NEEDS; ++i) {
      dice_ = dice_asked(needs_, asked_.roll, UsedUp::passed_over);
      settle();
      if (further_.empty()) break;
      needs_.insert(needs_.end(), further_.begin(), further_.end());
      further_.clear();
    }
    say_of_rolls(row, dice_, states_, asked_.freely);
    show(row);
    return dice_.too_many ? with_wanted_count(std::move(row), *dice_.too_many) : row;
  }

 private:
  std::optional<Judgement> judged(const Dice& dice, Detail detail) {
    const std::uint64_t looks = std::min(work_.left(), Budget::OF_AN_ORDER);
    Budget budget(looks, asked_.stop);
    auto judgement = asked_.hearing.judge(with_dice(asked_.order, dice), budget, detail, &memory_);
    work_.spend(effort::LOOKS_OF_READING + looks - budget.left());
    if (!judgement) return std::nullopt;
    return std::move(judgement).value();
  }

  bool find_needs() {
    const auto bare = asked_.hearing.judge(asked_.order);
    if (!bare) return false;
    barred_ = bare->ruling.verdict == Verdict::illegal;
    const auto needs = needs_of(bare->ruling);
    if (needs) needs_ = *needs;
    return needs.has_value();
  }

  void settle() {
    best_.reset();
    const RollSpace& space = dice_.space;
    if (!space.counted()) {
      states_ = {state_of(space.at(0)), state_of(space.at(1))};
      // Between two that are refused others may be legal, unless even the highest cannot pay.
      if (states_[1] == RollState::illegal && !barred_ && !too_dear_) states_[0] = RollState::open;
      return;
    }
    states_.assign(space.size(), RollState::open);
    const std::size_t last = space.size() - 1;
    states_[last] = state_of(space.at(last));
    for (std::size_t roll = 0; roll < last && !work_.none() && further_.empty(); ++roll)
      states_[roll] = state_of(space.at(roll));
  }

  RollState state_of(const Dice& dice) {
    const auto judgement = judged(dice, Detail::verdict);
    if (!judgement) return RollState::open;
    const Ruling& ruling = judgement->ruling;
    if (ruling.verdict == Verdict::incomplete) {
      note_further(ruling);
      return RollState::open;
    }
    if (is_allowed(ruling)) return RollState::legal;
    const double total = ruling.allowance.total.value_or(0);
    too_dear_ = ruling.allowance.spent && ruling.allowance.total && exceeds(*ruling.allowance.spent, total);
    const double sum = sum_of(dice);
    if (!best_ || std::pair(total, sum) > std::pair(best_->total, best_->sum) ||
        (std::pair(total, sum) == std::pair(best_->total, best_->sum) && dice > best_->dice))
      best_ = Best{dice, total, sum};
    return RollState::illegal;
  }

  void note_further(const Ruling& ruling) {
    const auto all = needs_of(ruling);
    if (!all) return;
    for (const PurposeNeed& need : *all) {
      const auto same = [&](const PurposeNeed& known) { return known.purpose == need.purpose; };
      if (std::none_of(needs_.begin(), needs_.end(), same) && std::none_of(further_.begin(), further_.end(), same))
        further_.push_back(need);
    }
  }

  /// The roll of a yes, or the best of a no, judged for people.
  void show(Row& row) {
    std::optional<Dice> dice;
    if (row.is_yes()) dice = witness_dice();
    if (row.answer == RowAnswer::no && best_) dice = best_->dice;
    if (row.answer == RowAnswer::unknown) row.reason = "not every roll could be judged within the time limit";
    if (!dice) return;
    Order order = with_dice(asked_.order, *dice);
    auto judgement = asked_.hearing.judge(order);
    if (!judgement) return;
    Witness witness{std::move(order), std::move(judgement).value()};
    if (row.answer == RowAnswer::no)
      refuse(row, std::move(witness));
    else
      show_witness(row, std::move(witness));
  }

  Dice witness_dice() const { return dice_.space.at(least_roll(dice_.space, states_).value_or(0)); }

  struct Best {
    Dice dice;
    double total = 0;
    double sum = 0;
  };

  const RowAsked& asked_;
  WorkLeft work_;
  TraceMemory memory_;
  std::vector<PurposeNeed> needs_;
  std::vector<PurposeNeed> further_;  ///< that only showed once dice had fallen
  bool barred_ = false;               ///< no dice could mend it
  bool too_dear_ = false;             ///< the roll that was judged last cannot pay
  DiceAsked dice_;
  RollStates states_;
  std::optional<Best> best_;  ///< of those that are refused
};

}  // namespace

Row way_row(const RowAsked& asked) { return WayRolls(asked).row(); }

}  // namespace linesman
