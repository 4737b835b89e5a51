// What the order means for the rest of the Phase. None of it depends on dice or terrain.
#include "pips/clauses.h"

namespace linesman::pips {

namespace {

// pips-1
void the_point_it_moves_to(const Move& move, RulingBuilder& ruling) {
  if (move.order.members["toward"].is_null()) ruling.note("pips-1", {{"piece", label(move.game.piece(move.piece))}});
}

// pips-12 and pips-18
void flat_out(const Move& move, RulingBuilder& ruling) {
  if (move.action != Action::flat_out) return;
  const bool drives = !move.legs.empty();
  const Figures who{{"piece", label(move.game.piece(move.piece))}};
  if (drives) ruling.note("pips-12", who);
  ruling.note("pips-18", who, drives ? "note" : "note_standing");
}

// pips-15
void a_rotating_target(const Move& move, RulingBuilder& ruling) {
  if (move.rotates()) ruling.note("pips-15", {{"piece", label(move.game.piece(move.piece))}});
}

// pips-16
void cautious(const Move& move, RulingBuilder& ruling) {
  if (move.action == Action::cautious) ruling.note("pips-16", {{"piece", label(move.game.piece(move.piece))}});
}

// pips-17
void rapid(const Move& move, RulingBuilder& ruling) {
  if (move.action == Action::rapid) ruling.note("pips-17", {{"piece", label(move.game.piece(move.piece))}});
}

}  // namespace

void notes(const Move& move, RulingBuilder& ruling) {
  the_point_it_moves_to(move, ruling);
  flat_out(move, ruling);
  a_rotating_target(move, ruling);
  cautious(move, ruling);
  rapid(move, ruling);
}

}  // namespace linesman::pips
