// Orders carried out, one after the other, and judged again.
#pragma once

#include "files/document.h"
#include "files/roll.h"
#include "referee/referee.h"

namespace linesman {

/// Judges `order`, and when it is legal or marginal gives the game with it carried out and `{order, ruling, before}`
/// appended to its history; else the game as it was. `before` holds the pieces, units and features that it changed as
/// they were (whole objects, see files/changes.h), so that a game can be taken back to its start and replayed.
/// A Problem for what the referee refuses, and for an order nested too deep to be kept in a document.
struct CarriedOut {
  Game game;
  Judgement judgement;
};
Result<CarriedOut> carry_out(const Hearing& hearing, const Order& order);

/// The game with a change made by hand (a status, a piece moved by agreement, the next turn) appended to its history as
/// `{edit, before}`, so that replays meet the same table. Nothing is appended when nothing but the title differs. The
/// history is that of `after`.
Game record_edit(const Game& before, const Game& after);

/// The game with dice that were rolled appended to its history as `{roll}`. They change nothing else.
Game record_roll(const Game& game, const Roll& roll);

/// The game as it was before its history. A Problem when an entry does not say what was before it (`before` is
/// missing).
Result<Game> rewound(const Game& game);

/// The game as it was before entry `entry` of its history, from 0; a Problem as above.
Result<Game> before_entry(const Game& game, std::size_t entry);

struct Difference {
  std::size_t entry = 0;  ///< of the history, from 0
  std::string pointer;    ///< into the ruling
  std::string was;        ///< what the history says there, as JSON
  std::string is;         ///< what the referee says now
};

/// Judges the history again from the start; nothing when every ruling comes out the same, byte for byte.
struct Replay {
  std::size_t judged = 0;
  std::optional<Difference> first_difference;
};
Result<Replay> replay(const Referee& referee, const Game& game);

}  // namespace linesman
