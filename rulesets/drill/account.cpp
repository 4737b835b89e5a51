#include "drill/account.h"

#include <algorithm>

namespace linesman::drill {

void Account::pay(Charge charge) {
  if (charge.amount <= 0) return;
  spent_ += charge.amount;
  if (!passed_ && exceeds(spent_, total_)) passed_ = charge.from;
  charges_.push_back(std::move(charge));
}

void Account::go(std::size_t step, double from, double to) {
  const double before = spent_;
  spent_ += way_.setting.bd(to - from);
  if (!passed_ && exceeds(spent_, total_))
    passed_ = PathPoint{step, from + way_.setting.inches(std::max(0.0, total_ - before))};
}

}  // namespace linesman::drill
