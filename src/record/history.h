// What is added to a game's record. Nothing is ever taken out of it.
//
// Each function gives the game with one entry more, which follows the entry `here` and after which the game then
// stands. A record of an older Linesman becomes a numbered and chained one when something is added to it. Whoever knows
// the basis of the entry beforehand gives it (record/basis.h); under no rules those of the hearing hold, if there is
// one.
#pragma once

#include "files/document.h"
#include "files/entry.h"
#include "files/roll.h"
#include "record/basis.h"
#include "referee/referee.h"

namespace linesman {

struct CarriedOut {
  Game game;
  Judgement judgement;
};

/// Judges `order` (or takes what the basis has of it), and when it is legal or marginal gives the game with it carried
/// out; else the game as it was. The entry has `order`, `ruling`, and as `before` and `change` whatever it changed.
/// `agreed_by` says who let a marginal move pass. A Problem for what the referee refuses, and for an order nested too
/// deep to be kept in a document.
Result<CarriedOut> carry_out(const Hearing& hearing, const Order& order, const std::string& agreed_by = {},
                             const EntryBasis& basis = {});

/// The word of an umpire on an order: decided to be legal it is carried out whatever the ruling says. A Problem when
/// text or name are empty, when dice are missing, and as above. `decision.on` is not read.
Result<CarriedOut> carry_out_by_decision(const Hearing& hearing, const Order& order, const Decision& decision,
                                         const EntryBasis& basis = {});

/// The word of an umpire on the ruling of an entry that stands in the record. The table stays as it is. A Problem when
/// text or name are empty, or the entry has no ruling.
Result<Game> record_decision(const Game& game, const Decision& decision, const EntryBasis& basis = {});

/// A change made by hand (a status, a piece moved by agreement, the next turn), so that replays meet the same table.
/// Nothing is added when nothing but the title differs. The record is that of `before`.
Game record_edit(const Game& before, const Game& after, const EntryBasis& basis = {});

/// Dice that were rolled. They change nothing else.
Game record_roll(const Game& game, const Roll& roll, const EntryBasis& basis = {});

Game record_note(const Game& game, const EntryNote& remark, const EntryBasis& basis = {});

}  // namespace linesman
