// Small moves that make the open table fairer, looked for off the interface thread.
#pragma once

#include <memory>
#include <optional>

#include "fair/make_fair.h"
#include "ui/session/clock_service.h"

namespace linesman {

/// A fairer table.
struct FairTable {
  std::vector<std::pair<std::string, ThingMove>> moves;  ///< by the id of the thing
  ClockPtr clock;                                        ///< of that table, asked in full
};

struct FairFound {
  ClockPtr before;  ///< of the table as it stands
  std::vector<FairTable> tables;
  double seen = 1;  ///< the least lean that was tried
  std::optional<Problem> problem{};
};

/// One search at a time; what is found goes when the game changes.
class FairService : public QObject {
  Q_OBJECT
 public:
  /// Waits at its end for a search that is going on, which is stopped.
  explicit FairService(Session& session, QObject* parent = nullptr);

  /// `before`: the answer in full for the game as it stands, with its answer.
  void look(const ClockPtr& before, std::vector<MayMove> may);
  /// Ends the search, or forgets what was found.
  void forget();

  bool at_work() const { return at_work_; }
  /// Of the last search; nullptr before its end.
  const std::shared_ptr<const FairFound>& found() const { return found_; }

 signals:
  /// The share of the search that is done, 0 to 1, and the least lean so far.
  void progressed(double share, double seen);
  /// A search has begun or ended.
  void changed();

 private:
  void take(std::shared_ptr<const FairFound> found);

  Session& session_;
  bool at_work_ = false;
  std::shared_ptr<const FairFound> found_;
  NewestWork work_;
};

}  // namespace linesman
