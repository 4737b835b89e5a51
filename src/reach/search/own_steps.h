// The ways of a search, written in the steps that a ruleset takes.
#pragma once

#include "movement/trace.h"
#include "rules/terms.h"

namespace linesman {

enum class TurnsBy { pivots, wheels };

/// Whether the ruleset takes the steps `to`, `reverse_to` and `slide`, in which searches write their ways.
bool takes_steps_to_places(const Terms& terms);

/// The path from a pose with each of those steps as a turn and a leg to the same place. A step that cannot be written
/// so stays as it is. By wheels the piece faces otherwise on such a leg than by a pivot.
Path in_own_steps(const Path& path, const Pose& start, const Footprint& base, TurnsBy turns);

}  // namespace linesman
