// Where a model comes into contact with others: bases edge to edge, fronts in line.
#pragma once

#include <optional>
#include <vector>

#include "table/footprint.h"
#include "table/game.h"

namespace linesman {

/// A base where it stands.
struct StandingBase {
  Footprint footprint;
  Pose pose;
};

/// The pose nearest to `wanted` in which the base touches one of the others, if that is at most `reach` inches away; a
/// base with straight sides that faces nearly as one of them does comes flush with it, with `turns` in its facing too.
/// Nothing when it is near none.
std::optional<Pose> in_contact(const Footprint& footprint, const Pose& wanted, const std::vector<StandingBase>& others,
                               double reach, bool turns);

}  // namespace linesman
