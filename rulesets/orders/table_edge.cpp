// Before the move, and the edge of the table: orders-22, 23, 24, 27 and 28.
#include <algorithm>

#include "base/text.h"
#include "base/tolerance.h"
#include "orders/clauses.h"

namespace linesman::orders {

namespace {

/// orders-22 Coming on: the point is on the edge.
void comes_on_at_edge(const EdgePlace& place, PieceIndex piece, RulingBuilder& ruling) {
  if (!exceeds(place.off, 0)) return;
  const std::string point = "(" + number_text(place.point.x, 2) + ", " + number_text(place.point.y, 2) + ")";
  ruling.fault("orders-22", piece, 0, 0, place.off, {{"point", point}});
}

}  // namespace

void before_the_move(const Move& move, RulingBuilder& ruling) {
  for (const Journey& journey : move.journeys) {
    const PieceIndex piece = journey.model.piece;
    if (journey.model.acted == move.game.turn()) ruling.fault("orders-28", piece, 0, 0, {});
    if (journey.model.immobilised && journey.drives) ruling.fault("orders-27", piece, 0, 0, {});
    if (!move.comes_on_at) continue;
    comes_on_at_edge(*move.comes_on_at, piece, ruling);
    if (!move.assault.empty()) ruling.fault("orders-23", piece, 0, 0, {});
  }
}

/// orders-24 Moving off, for a unit that may not leave.
void moving_off(const Move& move, const Journey& journey, Findings& found) {
  if (journey.may_leave || move.coming_on()) return;
  for (std::size_t i = 0; i < journey.trace->steps.size(); ++i) {
    const TracedStep& step = journey.trace->steps[i];
    const auto* leg = facts_of<Leg>(step);
    const auto* turn = facts_of<Turn>(step);
    if (!(leg && leg->edge) && !(turn && turn->edge)) continue;
    found.fault({.rule = "orders-24", .place = {i, leg ? *leg->edge : 0}});
    return;
  }
}

bool ends_wholly_on(const Move& move) { return move.coming_on(); }

/// orders-22 Coming on.
void wholly_on(const Move& move, RulingBuilder& ruling) {
  if (!ends_wholly_on(move)) return;
  for (const Journey& journey : move.journeys) {
    const double out = -journey.trace->end.edge;
    if (!exceeds(out, 0)) continue;
    const PathPoint end = journey.end();
    ruling.fault(journey.model.piece, {.rule = "orders-22",
                                       .place = end,
                                       .excess = out,
                                       .says = "fault_end",
                                       .stage = Stage::at_end,
                                       .chosen = true});
  }
}

void reserve_and_leaving(const Move& move, RulingBuilder& ruling) {
  if (move.coming_on())  // orders-22
    for (const Journey& journey : move.journeys)
      ruling.set_status("orders-22", move.game.piece(journey.model.piece).id, {{"reserve", false}});
  if (move.leaves()) ruling.remove("orders-24", unit_id(move.game, move.journeys.front().model.piece));
}

void one_move_a_turn(const Move& move, RulingBuilder& ruling) {
  if (move.leaves()) return;
  for (const Journey& journey : move.journeys)
    if (journey.goes)
      ruling.set_status("orders-28", move.game.piece(journey.model.piece).id, {{"acted", move.game.turn()}});
}

}  // namespace linesman::orders
