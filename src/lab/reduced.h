// The smallest table and order on which two sides still differ.
#pragma once

#include "lab/lab_watch.h"
#include "lab/pair.h"

namespace linesman::lab {

struct Reduced {
  Setup setup;
  BothSaid said;
  bool minimal = false;  ///< no single part can be taken away; false when the tries ran out
};

/// Takes parts away, simplifies shapes and rounds figures by delta debugging (Zeller, Hildebrandt 2002), as long as
/// both sides differ. `said`: of the setup as it is. `most`: documents that are tried.
Reduced reduced(Pair& pair, Setup setup, BothSaid said, std::int64_t most, const LabWatch& watch);

}  // namespace linesman::lab
