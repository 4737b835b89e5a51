// What a request asks to be told of named features, and of the ground straight ahead.
#pragma once

#include "base/budget.h"
#include "movement/outline.h"
#include "movement/seams.h"
#include "movement/trace.h"

namespace linesman {

/// Answers `TraceRequest::watched`: each feature whatever lies on top of it and at any altitude, in the order asked.
class Watcher {
 public:
  /// Spends what it looks at.
  Watcher(const Survey& survey, const TraceRequest& request, Budget& budget)
      : survey_(survey), seams_(survey, request.labels.get()), request_(request), budget_(budget) {}

  std::vector<WatchedAt> at(const PlacedBase& base) const;
  std::vector<Watched> on(const LegSweep& sweep, const PlacedBase& base);
  std::vector<Watched> on(const Turning& turning, const PlacedBase& base);
  std::vector<Watched> on(const Climb& climb, const PlacedBase& base) const;

 private:
  /// What was looked at since the last time, and more.
  void spend(std::size_t more);

  const Survey& survey_;
  const Seams seams_;
  const TraceRequest& request_;
  Budget& budget_;
  std::uint64_t paid_ = 0;  ///< of `work_.looked`
  Legwork work_;
};

/// How far the named surfaces and the table reach from a point straight on along a unit vector.
Room room_on_ground(const Game& game, const Survey& survey, const Course& ahead, const RoomWish& wish);

/// What the request asks of the features that overlap others.
std::vector<Overlapping> overlaps_asked(const Game& game, const Survey& survey, const TraceRequest& request);

}  // namespace linesman
