#include "movement/trace.h"

#include <algorithm>

namespace linesman {

const PieceTrace* Trace::of(PieceIndex piece) const {
  const auto it = std::find_if(pieces.begin(), pieces.end(), [&](const PieceTrace& t) { return t.piece == piece; });
  return it == pieces.end() ? nullptr : &*it;
}

}  // namespace linesman
