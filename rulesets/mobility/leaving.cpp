#include "mobility/leaving.h"

#include <algorithm>

#include "base/tolerance.h"

namespace linesman::mobility {

namespace {

/// The first place at which the base passes the edge; with `leave` only cuts of the path have a fault there.
void pass_edge(March& march, std::size_t step, double s, std::optional<double> excess) {
  if (march.passed_edge) return;
  march.passed_edge = true;
  if (march.last_act("leave"))
    march.barrier_of_cuts = Spot{step, s};
  else
    march.fault({"mobility-55", step, s, excess});
}

/// Who comes on is on the edge: what sticks out at the start is told by mobility-57.
bool sticks_out_while_entering(const March& march) {
  return march.errand.action == Doing::enter && exceeds(0, march.trace.start.edge);
}

/// Everybody who is in it, and in those that are in it.
void take_along(const Game& game, std::string_view carrier, std::vector<std::string>& gone) {
  for (const auto& piece : game.pieces()) {
    if (piece->status["aboard"].text() != carrier) continue;
    if (std::find(gone.begin(), gone.end(), piece->id) != gone.end()) continue;
    gone.push_back(piece->id);
    take_along(game, piece->id, gone);
  }
}

}  // namespace

void pass_edge_at_start(March& march) {
  if (march.errand.action != Doing::enter && exceeds(0, march.trace.start.edge)) pass_edge(march, 0, 0, {});
}

void pass_edge_on_leg(March& march, std::size_t step, const Leg& leg) {
  if (leg.edge && !sticks_out_while_entering(march)) pass_edge(march, step, *leg.edge, leg.length - *leg.edge);
}

void pass_edge_in_turn(March& march, std::size_t step, const Turn& turn) {
  if (turn.edge && !sticks_out_while_entering(march)) pass_edge(march, step, 0, {});
}

void finish_leaving(March& march) {
  const auto leave = march.last_act("leave");
  if (!leave) return;
  if (!march.passed_edge) {
    march.fault({"mobility-55", *leave, 0, {}, {}, {}, "stays"});
    return;
  }
  std::vector<std::string> gone{march.piece().id};
  take_along(march.game(), march.piece().id, gone);
  for (const std::string& id : gone) march.changes.push_back({"mobility-55", id, {{"left", Value(true)}}});
  march.notes.push_back({"mobility-55"});
}

}  // namespace linesman::mobility
