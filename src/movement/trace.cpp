#include "movement/trace.h"

#include <algorithm>

namespace linesman {

FeatureSet Trace::sections_of(FeatureIndex feature) const {
  if (sections) return sections->sections_of(feature);
  FeatureSet alone;
  alone.push_back(feature);
  return alone;
}

const PieceTrace* Trace::of(PieceIndex piece) const {
  const auto it = std::find_if(pieces.begin(), pieces.end(), [&](const PieceTrace& t) { return t.piece == piece; });
  return it == pieces.end() ? nullptr : &*it;
}

}  // namespace linesman
