// An order as a ruleset made for a test has prepared it.
#pragma once

#include <functional>

#include "rules/ruleset.h"

namespace linesman {

/// Asks for `request` and judges by a function.
class JudgedBy : public PreparedOrder {
 public:
  using Judge = std::function<Result<Ruling>(const Trace& trace, Budget& budget)>;

  static Result<std::unique_ptr<const PreparedOrder>> prepared(TraceRequest request, Judge judge) {
    return std::unique_ptr<const PreparedOrder>(std::make_unique<JudgedBy>(std::move(request), std::move(judge)));
  }

  JudgedBy(TraceRequest request, Judge judge) : request_(std::move(request)), judge_(std::move(judge)) {}
  const TraceRequest& request() const override { return request_; }
  /// Reported whole, whatever is wanted.
  Result<Ruling> judge(const Trace& trace, Budget& budget, Detail /*detail*/) const override {
    return judge_(trace, budget);
  }

 private:
  TraceRequest request_;
  Judge judge_;
};

}  // namespace linesman
