// The pieces that a clock moves, each with the actions by which it goes.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "clock/request.h"
#include "reach/search/way_finder.h"

namespace linesman {

/// An action of a mover: its order without path and dice, and its rolls, the shortest first.
struct ClockAction {
  Order order;
  std::vector<NamedRoll> rolls;

  bool rolls_dice() const { return rolls.size() > 1; }
  /// The dice of a roll; those of the only one where no dice are rolled.
  const NamedRoll& roll(const std::string& name) const;
};

/// A piece that may be ordered, or a unit of several that goes as one.
struct ClockMover {
  std::string id;  ///< of the piece or the unit
  std::string side;
  std::vector<PieceIndex> pieces;    ///< on the table, in document order
  std::vector<ClockAction> actions;  ///< in the order of the ruleset

  bool is_unit() const { return pieces.size() > 1; }
};

struct ClockMovers {
  std::vector<ClockMover> all;          ///< in document order
  std::vector<std::string> left_out{};  ///< ids of actions that need more than a path
};

/// Refused, with a pointer into the request: a side, piece, unit or action that the game does not have, and a side with
/// a name that the answer needs for itself.
Result<ClockMovers> movers_of(const Hearing& hearing, const ClockRequest& request);

/// The actions by which a mover goes on such a table.
std::vector<ClockAction> actions_of(const Hearing& hearing, const ClockMover& mover, const ClockRequest& request);

/// The table with the mover alone, and who is aboard it.
Game with_others_away(const Game& game, const ClockMover& mover);
/// The hearing on that table; the mover's pieces get their places in it.
Result<Hearing> hearing_with_others_away(const Hearing& hearing, ClockMover& mover);

/// The sides of the answer: of all movers that may be asked, in the order of the document.
std::vector<std::string> sides_asked(const Game& game, const ClockRequest& request, const ClockMovers& movers);

}  // namespace linesman
