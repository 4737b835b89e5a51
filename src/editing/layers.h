// Features in groups, as an editor shows and hides them.
#pragma once

#include "base/names.h"
#include "table/kind.h"

namespace linesman {

enum class Layer { ground, roads, obstacles, buildings, notes };
constexpr Names<Layer::notes> names_of(Layer) { return {"ground", "roads", "obstacles", "buildings", "notes"}; }

/// The layer that a kind belongs to; no kind is a note.
Layer layer_of(Kind kind);

}  // namespace linesman
