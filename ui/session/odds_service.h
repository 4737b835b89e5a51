// Works out odds off the interface thread. The newest request wins.
#pragma once

#include <QObject>
#include <memory>

#include "referee/dice_odds.h"

namespace linesman {

class OddsService : public QObject {
  Q_OBJECT
 public:
  explicit OddsService(QObject* parent = nullptr);
  ~OddsService() override;

  /// Never blocks. What was asked before is given up.
  void ask(const Hearing& hearing, const Order& order, const std::vector<DiceNeed>& needs);
  /// Whatever was asked will not be answered any more.
  void forget();

 signals:
  /// On the thread that this object lives in. Nothing where there are no odds to tell (referee/dice_odds.h).
  void answered(const std::optional<linesman::DiceOdds>& odds);

 private slots:
  void deliver();

 private:
  struct Worker;
  std::unique_ptr<Worker> worker_;
};

}  // namespace linesman
