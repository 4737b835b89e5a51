// Who and what stands in the way: friends, enemies, the table's edge.
#include <algorithm>

#include "base/tolerance.h"
#include "movement/path_point.h"
#include "pips/clauses.h"

namespace linesman::pips {

namespace {

bool is_turn(const TracedStep& step) { return std::holds_alternative<Turn>(step.facts); }

template <class Tell>
void each_first_contact(const Move& move, Tell tell) {
  PieceSet told;
  for (std::size_t i = 0; i < move.trace.steps.size(); ++i) {
    const Encounters* met = met_in(move.trace.steps[i]);
    if (!met) continue;
    for (const Contact& c : met->contacts) {
      if (std::find(told.begin(), told.end(), c.piece) != told.end()) continue;
      told.push_back(c.piece);
      tell(i, c);
    }
  }
}

}  // namespace

// pips-5: one fault for each friend, at the first touch.
void friends(const Move& move, RulingBuilder& ruling) {
  each_first_contact(move, [&](std::size_t step, const Contact& c) {
    if (!move.game.friends(move.piece, c.piece)) return;
    const bool turning = is_turn(move.trace.steps[step]);
    ruling.fault("pips-5", move.piece, step, turning ? 0 : c.from, {}, {}, move.game.piece(c.piece).id,
                 turning ? "fault_turning" : "fault");
  });
}

// pips-27: where a leg first passes the edge; or the last turn, when it leaves the base over it.
void table_edge(const Move& move, RulingBuilder& ruling) {
  for (const DrivenLeg& l : move.legs)
    if (l.leg->edge) return ruling.fault("pips-27", move.piece, l.step, *l.leg->edge, {});
  const std::size_t steps = move.trace.steps.size();
  if (steps > 0 && exceeds(0, move.trace.end.edge))
    ruling.fault("pips-27", move.piece, steps - 1, 0, {}, {}, {}, "fault_turning");
}

// pips-29: an enemy may be driven over on the way, but not ended on.
bool may_end_on(const Move& move, PieceIndex other) { return !move.game.enemies(move.piece, other); }

void enemies(const Move& move, RulingBuilder& ruling) {
  each_first_contact(move, [&](std::size_t, const Contact& c) {
    if (move.game.enemies(move.piece, c.piece))
      ruling.note("pips-29",
                  {{"piece", label(move.game.piece(move.piece))}, {"enemy", label(move.game.piece(c.piece))}});
  });
  const std::size_t steps = move.trace.steps.size();
  const std::size_t last = steps == 0 ? 0 : steps - 1;
  const auto* leg = steps == 0 ? nullptr : std::get_if<Leg>(&move.trace.steps[last].facts);
  for (const PieceIndex other : move.trace.end.contacts)
    if (!may_end_on(move, other))
      ruling.fault(move.piece, {.rule = "pips-29",
                                .place = {last, leg ? leg->length : 0},
                                .with = move.game.piece(other).id,
                                .stage = Stage::at_end});
}

}  // namespace linesman::pips
