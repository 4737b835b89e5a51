// What players call things of the terrain, for sentences.
#pragma once

#include <string>

#include "table/kind.h"

namespace linesman {

/// "high wall".
std::string_view spoken_name(Kind kind);

/// Of a feature: its name, else its kind, "the high wall".
template <class Feature>
std::string spoken_name(const Feature& feature) {
  return feature.name.empty() ? "the " + std::string(spoken_name(feature.kind)) : feature.name;
}

}  // namespace linesman
