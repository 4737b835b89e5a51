#include "mobility/progress.h"

#include <algorithm>

#include "base/tolerance.h"

namespace linesman::mobility {

void Gauge::add(double amount, std::string_view rule, PathPoint place) {
  sum_ += amount;
  if (!passed_ && amount > 0 && exceeds(sum_, limit_)) passed_ = Overdraft{rule, place};
}

void Gauge::add_along(double price, std::string_view rule, std::size_t step, double from, double to) {
  const double before = sum_;
  sum_ += price * (to - from);
  if (passed_ || price <= 0 || !exceeds(sum_, limit_)) return;
  passed_ = Overdraft{rule, {step, from + std::clamp((limit_ - before) / price, 0.0, to - from)}};
}

void Account::charge(Charge charge, std::string_view short_rule, std::optional<double> travelled) {
  if (charge.amount <= 0) return;
  travelled_ += travelled.value_or(charge.amount);
  sum_.add(charge.amount, short_rule, charge.from);
  charges_.push_back(std::move(charge));
}

void Account::enter(Charge charge) {
  const double price = charge.amount / (charge.to - charge.from.s);
  if (!charges_.empty()) {
    Charge& last = charges_.back();
    const double last_price = last.to > last.from.s ? last.amount / (last.to - last.from.s) : -1;
    if (last.rule == charge.rule && last.from.step == charge.from.step && same_length(last.to, charge.from.s) &&
        same_length(last_price, price)) {
      last.amount += charge.amount;
      last.to = charge.to;
      return;
    }
  }
  charges_.push_back(std::move(charge));
}

void Account::run(double price, std::string_view short_rule, std::size_t step, double from, double to) {
  sum_.add_along(price, short_rule, step, from, to);
  travelled_ += to - from;
}

OtherBases::Overrun* OtherBases::overrun_of(PieceIndex target) {
  const auto it =
      std::find_if(overruns_.begin(), overruns_.end(), [&](const Overrun& o) { return o.target == target; });
  return it == overruns_.end() ? nullptr : &*it;
}

}  // namespace linesman::mobility
