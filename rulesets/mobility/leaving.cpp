#include "mobility/leaving.h"

#include <algorithm>

#include "base/tolerance.h"

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

/// Adds all pieces that are in it, and in those that are in it.
void take_along(const Game& game, std::string_view carrier, std::vector<std::string>& gone) {
  for (const auto& piece : game.pieces()) {
    if (piece->status["aboard"].text() != carrier) continue;
    if (std::find(gone.begin(), gone.end(), piece->id) != gone.end()) continue;
    gone.push_back(piece->id);
    take_along(game, piece->id, gone);
  }
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
  std::vector<std::string> gone{way.piece().id};
  take_along(way.game(), way.piece().id, gone);
  for (const std::string& id : gone) found.change({.rule = "mobility-55", .on = id, .set = {{"left", Value(true)}}});
  found.remark({"mobility-55"});
}

}  // namespace linesman::mobility
