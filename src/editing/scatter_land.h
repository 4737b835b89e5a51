// The kinds of country that terrain can be scattered over.
#pragma once

#include "base/names.h"

namespace linesman {

/// Which kinds of terrain, and how often each.
enum class ScatterLand { countryside, farmland, town, wilderness };
constexpr Names<ScatterLand::wilderness> names_of(ScatterLand) {
  return {"countryside", "farmland", "town", "wilderness"};
}

}  // namespace linesman
