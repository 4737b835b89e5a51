// The labels that a search has before it goes to any place on the way.
#include <algorithm>

#include "base/heading.h"
#include "base/tolerance.h"
#include "reach/effort.h"
#include "reach/search/way_search.h"

namespace linesman {

namespace {

constexpr double HALF_TURN = 180;

}  // namespace

void WaySearch::begin(const std::vector<Manner>& ways, double most) {
  const Pose& pose = trial_.start().pose;
  labels_.push_back({.at = pose.at, .facing = pose.facing, .spent = fare_.spent, .least = fare_.spent});
  labels_.back().ahead = direction(pose.facing);
  labels_.back().set_credit(fare_.turns.steering ? fare_.turns.steering->at_start : HALF_TURN);
  if (fare_.turns.steering) bend_at_once(ways, most);
  if (!fare_.turns.bands.empty()) go_straight_on(ways, most);
}

/// Where turning is paid for, the first turn may come anywhere on the way straight on.
void WaySearch::go_straight_on(const std::vector<Manner>& ways, double most) {
  const double stride =
      std::max(effort::BENDING, fare_.allowance / std::max(fare_.inch, EPS) / effort::PARTS_STRAIGHT_ON);
  const Vec ahead = labels_.front().ahead;
  for (const Manner manner : ways) {
    if (manner == Manner::sideways) continue;
    const Vec step = ahead * (manner == Manner::reverse ? -stride : stride);
    for (int i = 1; map_.lattice.holds(labels_.front().at + step * i); ++i) {
      const auto label = led(0, labels_.front().at + step * i, manner, most);
      if (!label || !worth_trying(*label) || passes_what_is_closed(*label)) break;
      labels_.push_back(*label);
    }
  }
}

/// Steering as hard as it may to either side from the start: then on with a straight leg the way is nearly the
/// shortest.
void WaySearch::bend_at_once(const std::vector<Manner>& ways, double most) {
  constexpr double WHOLE_CIRCLE = 360;
  for (const Manner manner : ways)
    for (const double side : {-1.0, 1.0}) {
      std::size_t from = 0;
      double turned = 0;
      while (turned < WHOLE_CIRCLE) {
        const double turn = std::min(labels_[from].credit, fare_.turns.steering->most);
        const double heading = labels_[from].facing + side * turn + (manner == Manner::reverse ? 180 : 0);
        const auto label = led(from, labels_[from].at + direction(heading) * effort::BENDING, manner, most);
        if (!label || label->spent > most) break;
        turned += std::max(turn, 1.0);
        labels_.push_back(*label);
        from = labels_.size() - 1;
      }
    }
}

}  // namespace linesman
