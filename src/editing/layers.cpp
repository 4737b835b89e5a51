#include "editing/layers.h"

namespace linesman {

Layer layer_of(Kind kind) {
  switch (class_of(kind)) {
    case FeatureClass::area:
    case FeatureClass::relief: return Layer::ground;
    case FeatureClass::surface: return Layer::roads;
    case FeatureClass::obstacle: return Layer::obstacles;
    case FeatureClass::structure: return Layer::buildings;
  }
  return Layer::ground;
}

}  // namespace linesman
