// How long work of the laboratory is followed, and stopped.
#pragma once

#include <functional>

#include "base/sentence.h"

namespace linesman::lab {

/// Stops long work, and hears how far it is.
struct LabWatch {
  std::function<bool()> stopped{};                                  ///< asked from any thread; empty: never
  std::function<void(double share, const Sentence& doing)> told{};  ///< from 0 to 1, in one thread; may be empty

  bool is_stopped() const { return stopped && stopped(); }
};

}  // namespace linesman::lab
