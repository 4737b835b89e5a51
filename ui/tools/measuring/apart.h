// How far two models are apart, as a tape between their bases.
#pragma once

#include <optional>

#include "ui/tools/tool_host.h"

namespace linesman {

struct Apart {
  Measurement tape;
  double inches = 0;  ///< from edge to edge; 0 where they touch
};

/// Nothing where it cannot be measured: one of them is off the table.
std::optional<Apart> apart(const ToolHost& host, PieceIndex one, PieceIndex other);

}  // namespace linesman
