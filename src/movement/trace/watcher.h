// Measures what a request asks about named features, and about the ground straight ahead.
#pragma once

#include "base/budget.h"
#include "movement/outline.h"
#include "movement/trace.h"
#include "movement/trace/seams.h"

namespace linesman {

/// Answers `TraceRequest::watched`, in the order asked: each feature at any altitude, whatever lies on top of it.
class Watcher {
 public:
  /// Spends budget for each feature and side that it tests.
  Watcher(const Survey& survey, const TraceRequest& request, Budget& budget)
      : survey_(survey), seams_(survey, request.labels.get()), request_(request), budget_(budget) {}

  std::vector<WatchedAt> at(const PlacedBase& base) const;
  std::vector<Watched> on(const LegSweep& sweep, const PlacedBase& base);
  std::vector<Watched> on(const TurnSweep& turning, const PlacedBase& base);
  std::vector<Watched> on(const Climb& climb, const PlacedBase& base) const;

 private:
  /// Spends for the sides tested since the last call, and `more`.
  void spend(std::size_t more);

  const Survey& survey_;
  const Seams seams_;
  const TraceRequest& request_;
  Budget& budget_;
  std::uint64_t paid_ = 0;  ///< of `scratch_.looked`
  SweepScratch scratch_;
};

/// The distances from a point straight on along a unit vector to the end of the named surfaces and of the table.
Room room_on_ground(const Game& game, const Survey& survey, const Course& ahead, const RoomRequest& asked);

/// Answers `TraceRequest::overlaps`.
std::vector<FeatureOverlaps> overlaps_asked(const Game& game, const Survey& survey, const TraceRequest& request);

}  // namespace linesman
