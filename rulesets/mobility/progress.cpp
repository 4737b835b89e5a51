#include "mobility/progress.h"

#include <algorithm>

namespace linesman::mobility {

OtherBases::Overrun* OtherBases::overrun_of(PieceIndex target) {
  const auto it =
      std::find_if(overruns_.begin(), overruns_.end(), [&](const Overrun& o) { return o.target == target; });
  return it == overruns_.end() ? nullptr : &*it;
}

}  // namespace linesman::mobility
