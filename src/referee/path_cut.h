// Cuts the written steps of a path at a place on its way.
#pragma once

#include <optional>

#include "movement/trace.h"
#include "rules/ruling.h"

namespace linesman {

/// The part of a path up to a place on its way. `stop.step` is a step of the trace, which is that of the whole path.
Path cut_path(const Path& path, const PieceTrace& trace, const Furthest& stop);

/// The part of a path up to a place on its way: within a leg or climb, or after a whole step. Nothing: no part of it.
Path path_until(const Path& path, const PieceTrace& trace, const std::optional<PathPoint>& end);

}  // namespace linesman
