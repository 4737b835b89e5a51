#include "hexes/leaders.h"

#include <algorithm>

namespace linesman::hexes {

namespace {

/// Hex by hex as far as both go; only an event may end one before the other.
bool same_route(const Way& a, const Way& b) {
  const std::size_t shared = std::min(a.entries().size(), b.entries().size());
  for (std::size_t n = 0; n < shared; ++n)
    if (a.entry(n).to != b.entry(n).to) return false;
  const auto ends_there = [shared](const Way& way) { return way.entries().size() == shared; };
  return (ends_there(a) && ends_there(b)) || (ends_there(a) ? a : b).event();
}

/// hexes-9
bool moves_with(const Way& leader, const Way& way) {
  if (leader.counter.troop != Troop::leader) return false;
  return !way.setting.same_ends || same_route(leader, way);
}

}  // namespace

// hexes-10: the bonus lasts until the last of the leaders is lost.
Leadership leadership_of(const Walks& walks, const Way& way) {
  Leadership leadership;
  bool goes_on = false;
  for (const Walk& walk : walks) {
    if (!moves_with(walk.way, way)) continue;
    leadership.led = true;
    if (!walk.way.event())
      goes_on = true;
    else
      leadership.until = std::max(leadership.until.value_or(0), walk.way.event()->after);
  }
  if (goes_on) leadership.until.reset();
  return leadership;
}

}  // namespace linesman::hexes
