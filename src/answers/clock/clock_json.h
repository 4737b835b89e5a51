// The clock as JSON: its request by the names of its options, and its answer as GeoJSON.
#pragma once

#include "clock/clock.h"
#include "files/documents/document.h"

namespace linesman {

/// A request, and what part of it is to be answered.
struct ClockAsked {
  ClockRequest request;
  std::optional<ClockPart> part{};  ///< nothing: all
  bool only_movers = false;         ///< who moves, for who shares the work
};

/// Reads a request: {"side": ["red"], "turns": 6, "at": [[30, 20]]…}. A Problem, with a pointer into it, for the first
/// mistake.
Result<ClockAsked> read_clock_request(const Value& json);

Value write_clock(const Hearing& hearing, const ClockAnswer& answer);

}  // namespace linesman
