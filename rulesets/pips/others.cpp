// Friends, enemies and the edge of the table in the way: pips-5, 27, 29 and 30.
#include <algorithm>

#include "base/tolerance.h"
#include "movement/trace.h"
#include "pips/clauses.h"
#include "table/kind.h"

namespace linesman::pips {

namespace {

bool is_turn(const TracedStep& step) { return std::holds_alternative<Turn>(step.facts); }

template <class Report>
void each_first_contact(const Move& move, Report report) {
  PieceSet reported;
  for (std::size_t i = 0; i < move.trace.steps.size(); ++i) {
    const Encounters* met = met_in(move.trace.steps[i]);
    if (!met) continue;
    for (const Contact& c : met->contacts) {
      if (move.is_exempt(i, c) || std::find(reported.begin(), reported.end(), c.piece) != reported.end()) continue;
      reported.push_back(c.piece);
      report(i, c);
    }
  }
}

/// The fault of overlapping a piece on the way.
Finding met_by(const Move& move, std::string_view rule, std::size_t step, const Contact& c) {
  const bool turning = is_turn(move.trace.steps[step]);
  const double s = turning ? 0 : c.from;
  return {.rule = rule,
          .place = {step, s},
          .with = move.game.piece(c.piece).id,
          .says = turning ? "fault_turning" : "fault",
          .stage = !turning && move.may_leave(c.piece) ? Stage::at_end : Stage::on_way};
}

}  // namespace

// pips-5: one fault for each friend, at the first touch.
void friends(const Move& move, RulingBuilder& ruling) {
  each_first_contact(move, [&](std::size_t step, const Contact& c) {
    if (!move.game.friends(move.piece, c.piece)) return;
    ruling.fault(move.piece, met_by(move, "pips-5", step, c));
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

// pips-29: some enemies may be driven over on the way, but none overlapped at the end.
void enemies(const Move& move, RulingBuilder& ruling) {
  PieceSet in_the_way;
  each_first_contact(move, [&](std::size_t step, const Contact& c) {
    if (!move.game.enemies(move.piece, c.piece)) return;
    if (may_drive_over(move.options, move.game.piece(c.piece)))
      return ruling.note("pips-29",
                         {{"piece", label(move.game.piece(move.piece))}, {"enemy", label(move.game.piece(c.piece))}});
    in_the_way.push_back(c.piece);
    Finding fault = met_by(move, "pips-29", step, c);
    fault.says = fault.says == "fault" ? "fault_way" : "fault_turning";
    ruling.fault(move.piece, fault);
  });
  const std::size_t steps = move.trace.steps.size();
  const std::size_t last = steps == 0 ? 0 : steps - 1;
  const auto* leg = steps == 0 ? nullptr : std::get_if<Leg>(&move.trace.steps[last].facts);
  for (const PieceIndex other : move.trace.end.contacts)
    if (move.game.enemies(move.piece, other) &&
        std::find(in_the_way.begin(), in_the_way.end(), other) == in_the_way.end())
      ruling.fault(move.piece, {.rule = "pips-29",
                                .place = {last, leg ? leg->length : 0},
                                .with = move.game.piece(other).id,
                                .stage = Stage::at_end,
                                .chosen = true});
}

// pips-30: notes the ground and pieces that it stood on and has left.
void leaving(const Move& move, RulingBuilder& ruling) {
  const std::string& piece = label(move.game.piece(move.piece));
  for (const FeatureIndex f : move.exempt.named)
    ruling.note("pips-30", {{"piece", piece}, {"left", argument_of(move.game.feature(f))}});
  for (const PieceIndex p : move.exempt.pieces)
    ruling.note("pips-30", {{"piece", piece}, {"left", label(move.game.piece(p))}});
}

}  // namespace linesman::pips
