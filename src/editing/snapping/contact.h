// Snapping while placing by hand: where a base comes into contact with others.
#pragma once

#include <optional>
#include <vector>

#include "editing/snapping/snap_index.h"

namespace linesman {

/// A base where it stands.
struct StandingBase {
  Footprint footprint;
  Pose pose;
};

/// The bases that may be within `reach` inches of a point, but for those of `without`.
std::vector<StandingBase> bases_near(const SnapIndex& index, Vec point, double reach,
                                     const std::vector<PieceIndex>& without);

/// Where a model comes into contact with others, edge to edge and with fronts in line: the pose nearest to `wanted` in
/// which the base touches one of the others, at most `reach` inches away. A base with straight sides that faces nearly
/// as another does comes flush with it; with `turns` it takes the other's facing too. Nothing when none is near.
std::optional<Pose> in_contact(const Footprint& footprint, const Pose& wanted, const std::vector<StandingBase>& others,
                               double reach, bool turns);

}  // namespace linesman
