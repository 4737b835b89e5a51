// How a piece moves: the mobility types, and the families of troops that the rules tell apart.
#pragma once

#include "base/names.h"

namespace linesman::mobility {

enum class MobilityType {
  foot,
  gravpack,
  jetpack,
  powered_armour,
  crewed,  ///< a weapon without a motive system
  tracked,
  half_tracked,
  wheeled,
  walker,
  grav,
  hover,
  thruster,
  helicopter,
  pod
};

/// As figures, `gear` and `drive` name them.
constexpr Names<MobilityType::pod> names_of(MobilityType) {
  return {"foot",    "gravpack", "jetpack", "powered-armour", "crewed",   "tracked",    "half-tracked",
          "wheeled", "walker",   "grav",    "hover",          "thruster", "helicopter", "pod"};
}
inline constexpr std::size_t MOBILITY_TYPES = names_of(MobilityType{}).size();

enum class Family { infantry, crewed, vehicle, pod };

constexpr Family family_of(MobilityType type) {
  if (type < MobilityType::crewed) return Family::infantry;
  if (type == MobilityType::crewed) return Family::crewed;
  return type == MobilityType::pod ? Family::pod : Family::vehicle;
}

}  // namespace linesman::mobility
