// An order that has been read, and the ruling on it.
#pragma once

#include "drill/reading.h"
#include "rules/ruleset.h"

namespace linesman::drill {

class DrillOrder : public PreparedOrder {
 public:
  DrillOrder(Setting setting, ReadOrder order) : setting_(std::move(setting)), order_(std::move(order)) {}

  const TraceRequest& request() const override { return order_.request; }
  Result<Ruling> judge(const Trace& trace, Budget& budget, Detail detail) const override;
  Fares fares(PieceIndex piece) const override;
  std::vector<WayFrame> frames(PieceIndex piece) const override;

 private:
  const Setting setting_;
  const ReadOrder order_;
};

}  // namespace linesman::drill
