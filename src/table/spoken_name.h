// The names of terrain in sentences.
#pragma once

#include <string>

#include "table/kind.h"

namespace linesman {

/// The kind in words: "high wall".
std::string_view spoken_name(Kind kind);

/// The name of a feature, or else its kind: "the high wall".
template <class Feature>
std::string spoken_name(const Feature& feature) {
  return feature.name.empty() ? "the " + std::string(spoken_name(feature.kind)) : feature.name;
}

}  // namespace linesman
