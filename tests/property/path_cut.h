// Paths cut short and legs split. All of these take paths of which each step is traced as one.
#pragma once

#include <optional>
#include <vector>

#include "movement/order.h"
#include "support/random.h"

namespace linesman {

/// A place on a path: `s` inches along a leg or climb; at a turn or act the whole of it.
struct Cut {
  std::size_t step = 0;
  double s = 0;
};

/// The path up to there.
Path cut_path(const Path& path, const Cut& cut);

/// The inches of a leg or climb; nothing for other steps.
std::optional<double> length_of(const Step& step);

/// Places beyond another, or anywhere when there is none: just beyond it, somewhere in each later leg, the ends of legs
/// and, when asked for, of other steps.
std::vector<Cut> cuts_beyond(Random& random, const Path& path, const std::optional<Cut>& last, bool other_steps);

/// With one of its legs made two; nothing for a path without legs.
std::optional<Path> with_a_leg_split(Random& random, const Path& path);

}  // namespace linesman
