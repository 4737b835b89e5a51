// What a request asks to be told of named features, and of the ground straight ahead.
#pragma once

#include "movement/outline.h"
#include "movement/survey.h"
#include "movement/trace.h"

namespace linesman {

/// Answers `TraceRequest::watched`: each feature whatever lies on top of it and at any altitude, in the order asked.
class Watcher {
 public:
  Watcher(const Survey& survey, const TraceRequest& request) : survey_(survey), request_(request) {}

  std::vector<WatchedAt> at(const PlacedBase& base) const;
  std::vector<Watched> on(const LegSweep& sweep, const PlacedBase& base);
  std::vector<Watched> on(const Turning& turning, const PlacedBase& base);
  std::vector<Watched> on(const Climb& climb, const PlacedBase& base) const;

 private:
  const Survey& survey_;
  const TraceRequest& request_;
  Legwork work_;
};

/// How far the named surfaces and the table reach from a point straight on along a unit vector.
Room room_on_ground(const Game& game, const Survey& survey, const Course& ahead, const RoomWish& wish);

}  // namespace linesman
