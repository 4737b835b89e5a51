// Where one picture of a table differs from another, with the light taken out.
#pragma once

#include <vector>

#include "watch/looked_at.h"

namespace linesman {

/// By patch: whether it differs above the noise. Both pictures have one size. An exposure that changes, and light that
/// changes slowly over an eighth of the table, are no difference.
std::vector<std::uint8_t> differing(const SmallPicture& now, const SmallPicture& before, const LookedAt& looked);

}  // namespace linesman
