// Remembers the steps of a traced way, so that the next way can begin with them.
#pragma once

#include <cstdint>

#include "base/budget.h"
#include "movement/survey/survey.h"
#include "movement/trace.h"
#include "movement/trace/crossings.h"
#include "movement/trace/encounters.h"

namespace linesman {

/// Remembers, for the only piece of an order off the grid, where it stood and all steps but those of the last written
/// one. A caller that reuses steps still spends nearly the budget that it took to trace them.
class KnownWay {
 public:
  /// Drops everything that belongs to other objects, or to a request that differs in more than its path. Returns false
  /// when nothing can be remembered for such a request.
  bool fits(const std::shared_ptr<const Survey>& survey, const std::shared_ptr<const PiecesOnTable>& pieces,
            const Table& table, const TraceRequest& request);

  /// The start of the way; `stand()` measures it when it is not known yet.
  template <class Stood>
  Stand start(Budget& budget, Stood&& stand) {
    if (!start_) {
      const std::uint64_t left = budget.left();
      start_ = stand();
      cost_of_start_ = left - budget.left();
    } else {
      budget.spend(cost_of_start_);
    }
    return *start_;
  }

  /// Fills in the first of `steps` that are known, and the sides on which the centre was. Returns their number.
  std::size_t recall(std::vector<TracedStep>& steps, SideMemory& sides, Budget& budget) const;

  /// Remembers step `number`, the one after those recalled or learnt last, and the budget that it took to trace.
  void learn(std::size_t number, const TracedStep& step, const SideMemory& sides, std::uint64_t cost);

 private:
  struct KnownStep {
    TracedStep step;
    SideMemory sides;  ///< after the step
    std::uint64_t cost;
  };

  std::shared_ptr<const Survey> survey_;
  std::shared_ptr<const PiecesOnTable> pieces_;
  Table table_;
  TraceRequest request_;
  std::optional<Stand> start_;
  std::uint64_t cost_of_start_ = 0;
  std::vector<KnownStep> steps_;
};

}  // namespace linesman
