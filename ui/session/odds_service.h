// Works out odds off the interface thread. The newest request wins.
#pragma once

#include "referee/dice_odds.h"
#include "ui/session/newest_work.h"

namespace linesman {

class OddsService : public QObject {
  Q_OBJECT
 public:
  explicit OddsService(QObject* parent = nullptr) : QObject(parent), work_(this) {}

  /// Never blocks. What was asked before is given up.
  void ask(const Hearing& hearing, const Order& order, const std::vector<DiceNeed>& needs);
  /// Whatever was asked will not be answered any more.
  void forget() { work_.forget(); }

 signals:
  /// On the thread that this object lives in. Nothing where there are no odds to tell (referee/dice_odds.h).
  void answered(const std::optional<linesman::DiceOdds>& odds);

 private:
  NewestWork work_;
};

}  // namespace linesman
