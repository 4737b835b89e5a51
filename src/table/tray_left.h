// The models that a tray has left, by the status `losses` of its piece.
#pragma once

#include "base/value.h"
#include "table/tray.h"

namespace linesman {

/// From 0 to all; what cannot be its losses counts as the nearest number that can.
std::int64_t models_left(const Tray& tray, const Value& status);

/// The base of a piece with that tray and status.
inline Footprint base_left(const Tray& tray, const Value& status) {
  return outline_of(tray, models_left(tray, status));
}

}  // namespace linesman
