#include "movement/trace.h"

#include <algorithm>

namespace linesman {

std::string_view name_of(Manner manner) {
  switch (manner) {
    case Manner::forward: return "forward";
    case Manner::reverse: return "reverse";
    default: return "sideways";
  }
}

std::string_view name_of(Incline incline) {
  switch (incline) {
    case Incline::up: return "up";
    case Incline::down: return "down";
    default: return "level";
  }
}

const PieceTrace* Trace::of(PieceIndex piece) const {
  const auto it = std::find_if(pieces.begin(), pieces.end(), [&](const PieceTrace& t) { return t.piece == piece; });
  return it == pieces.end() ? nullptr : &*it;
}

}  // namespace linesman
