// The part of a traced way that the next one may begin with.
#pragma once

#include <cstdint>

#include "base/budget.h"
#include "movement/crossings.h"
#include "movement/encounters.h"
#include "movement/survey.h"
#include "movement/trace.h"

namespace linesman {

/// Of the only piece of an order, off the grid: where it stood, and its steps but those of the last written one.
/// Whoever takes them spends what it took to trace them, but for a few looks.
class KnownWay {
 public:
  /// Forgets what is of other things, or of a request that differs in more than its path. False: nothing is kept of
  /// such a request.
  bool fits(const std::shared_ptr<const Survey>& survey, const std::shared_ptr<const PiecesOnTable>& pieces,
            const Table& table, const TraceRequest& request);

  /// Where the way begins: `stand()` when it is not known yet.
  template <class Stood>
  Stand start(Budget& budget, Stood&& stand) {
    if (!start_) {
      const std::uint64_t left = budget.left();
      start_ = stand();
      looks_at_start_ = left - budget.left();
    } else {
      budget.spend(looks_at_start_);
    }
    return *start_;
  }

  /// Fills in the first of `steps` as far as they are known, and the sides on which the centre was; how many they are.
  std::size_t recall(std::vector<TracedStep>& steps, SideMemory& sides, Budget& budget) const;

  /// The step after those that were recalled or learnt last, now that it is traced, and what that took.
  void learn(std::size_t number, const TracedStep& step, const SideMemory& sides, std::uint64_t looks);

 private:
  struct KnownStep {
    TracedStep step;
    SideMemory sides;  ///< after it
    std::uint64_t looks;
  };

  std::shared_ptr<const Survey> survey_;
  std::shared_ptr<const PiecesOnTable> pieces_;
  Table table_;
  TraceRequest request_;
  std::optional<Stand> start_;
  std::uint64_t looks_at_start_ = 0;
  std::vector<KnownStep> steps_;
};

}  // namespace linesman
