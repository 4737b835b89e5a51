// The picture of a map from another program, as the backdrop of a game. Inside `exchange` only.
#pragma once

#include <string>

#include "base/result.h"
#include "base/value.h"
#include "base/vec.h"

namespace linesman::exchange {

/// A picture on the table: its upper left corner, and the inches of a pixel.
struct LaidPicture {
  std::string bytes;
  Vec upper_left;
  double scale = 1;
};

/// The annotation "backdrop" of a game. A Problem, whose reason names the backdrop, for bytes that a backdrop cannot
/// have.
Result<Value> backdrop_of(const LaidPicture& picture);

}  // namespace linesman::exchange
