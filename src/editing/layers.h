// Layers: groups of features that an editor shows and hides.
#pragma once

#include "base/names.h"
#include "table/kind.h"

namespace linesman {

enum class Layer { ground, roads, obstacles, buildings, notes };
constexpr Names<Layer::notes> names_of(Layer) { return {"ground", "roads", "obstacles", "buildings", "notes"}; }

/// The layer of a kind; `notes` is for none.
Layer layer_of(Kind kind);

}  // namespace linesman
