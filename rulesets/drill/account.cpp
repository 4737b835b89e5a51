#include "drill/account.h"

#include <algorithm>

namespace linesman::drill {

void Account::pay(Charge charge) {
  if (charge.amount <= 0) return;
  spent_ += charge.amount;
  if (!passed_ && exceeds(spent_, total_)) passed_ = way_.told(charge.from);
  charge.from = way_.told(charge.from);
  charge.to = told_s(way_.steps()[charge.from.step], charge.to);
  charges_.push_back(std::move(charge));
}

void Account::go(std::size_t step, double from, double to, double rate) {
  const double before = spent_;
  spent_ += (to - from) * rate;
  if (!passed_ && exceeds(spent_, total_))
    passed_ = way_.told({step, rate > 0 ? from + std::max(0.0, total_ - before) / rate : from});
}

}  // namespace linesman::drill
