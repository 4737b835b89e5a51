// The kinds of country that terrain can be scattered over.
#pragma once

#include "base/names.h"

namespace linesman {

/// Which kinds of terrain, and how often each.
enum class ScatterLand { countryside, farmland, town, wilderness, valley };
constexpr Names<ScatterLand::valley> names_of(ScatterLand) {
  return {"countryside", "farmland", "town", "wilderness", "valley"};
}

}  // namespace linesman
