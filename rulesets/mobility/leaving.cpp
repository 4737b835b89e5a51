#include "mobility/leaving.h"

#include <algorithm>

#include "base/tolerance.h"
#include "table/status.h"

namespace linesman::mobility {

namespace {

void pass_edge(const Way& way, PathPoint place, std::optional<double> excess, bool& passed, Findings& found) {
  if (passed) return;
  passed = true;
  if (!way.last_act(ActKind::leave)) found.fault({.rule = "mobility-55", .place = place, .excess = excess});
}

/// What comes on is on the edge: what sticks out at the start is told by mobility-57.
bool sticks_out_while_entering(const Way& way) {
  return way.order.action == Action::enter && exceeds(0, way.trace.start.edge);
}

}  // namespace

void pass_edge_at_start(const Way& way, bool& passed, Findings& found) {
  if (way.order.action != Action::enter && exceeds(0, way.trace.start.edge)) pass_edge(way, {}, {}, passed, found);
}

void pass_edge_on_leg(const Way& way, std::size_t step, const Leg& leg, bool& passed, Findings& found) {
  if (leg.edge && !sticks_out_while_entering(way))
    pass_edge(way, {step, *leg.edge}, leg.length - *leg.edge, passed, found);
}

void pass_edge_in_turn(const Way& way, std::size_t step, const Turn& turn, bool& passed, Findings& found) {
  if (turn.edge && !sticks_out_while_entering(way)) pass_edge(way, {step, 0}, {}, passed, found);
}

void finish_leaving(const Way& way, bool passed, Findings& found) {
  const auto leave = way.last_act(ActKind::leave);
  if (!leave) return;
  if (!passed) {
    found.fault({.rule = "mobility-55", .place = {*leave, 0}, .says = "stays"});
    return;
  }
  std::vector<PieceIndex> gone{way.trace.piece};
  const auto passengers = all_aboard(way.game(), way.trace.piece);
  gone.insert(gone.end(), passengers.begin(), passengers.end());
  for (const PieceIndex piece : gone)
    found.change({.rule = "mobility-55", .on = way.game().piece(piece).id, .set = {{std::string(LEFT), Value(true)}}});
  found.remark({"mobility-55"});
}

}  // namespace linesman::mobility
