// Adds entries to a game's record. Nothing is ever removed from it.
//
//   const auto done = carry_out(hearing, order);
//   if (done->judgement.ruling.verdict == Verdict::legal) game = done->game;
//
// Each function returns the game with a new entry, which follows the entry `here` and becomes `here`. The first new
// entry turns a record of an older Linesman into a numbered and chained one. A caller may prepare the basis of the
// entry in advance (record/basis.h). If the basis names no rules, the rules of the hearing count, if there is one.
#pragma once

#include "files/documents/document.h"
#include "files/documents/record.h"
#include "record/basis.h"
#include "record/seen.h"
#include "referee/referee.h"

namespace linesman {

/// The member `under` of an entry made on a game. Unknown rules have their name alone.
Value under_value(const RulesInForce& under, const Game& game);

struct CarriedOut {
  Game game;
  Judgement judgement;
};

/// Judges `order`, unless the basis has its judgement. A legal or marginal order is carried out; any other leaves the
/// game as it is. The entry has `order`, `ruling`, and its changes in `before` and `change`. `agreed_by` names the
/// person who let a marginal move pass. A Problem when the referee refuses the order, or when it is nested too deeply
/// for a document.
Result<CarriedOut> carry_out(const Hearing& hearing, const Order& order, const std::string& agreed_by = {},
                             const EntryBasis& basis = {});

/// Records an umpire's decision on an order. If it calls the order legal, the order is carried out, whatever the
/// ruling. A Problem when text or name are empty, when dice are missing, and as for `carry_out`. `decision.on` is not
/// read.
Result<CarriedOut> carry_out_by_decision(const Hearing& hearing, const Order& order, const Decision& decision,
                                         const EntryBasis& basis = {});

/// Records an umpire's decision on the ruling of an earlier entry. The table does not change. A Problem when text or
/// name are empty, or when the entry has no ruling.
Result<Game> record_decision(const Game& game, const Decision& decision, const EntryBasis& basis = {});

/// Records a change by hand (a status, a piece moved by agreement, the next turn), so that a replay finds the same
/// table. Adds no entry when the games differ at most in their title. The record is that of `before`. `photograph`: the
/// SHA-256 of the photograph that shows the change; empty: there is none.
Game record_edit(const Game& before, const Game& after, const EntryBasis& basis = {},
                 const std::string& photograph = {});

/// Judges the order. Where it is allowed there is a new entry, and the models stand where they are seen; else the game
/// is as it was.
Result<CarriedOut> record_seen(const Hearing& hearing, const SeenMove& seen, const EntryBasis& basis = {});

/// Records dice. They change nothing else.
Game record_roll(const Game& game, const Roll& roll, const EntryBasis& basis = {});

Game record_note(const Game& game, const EntryNote& remark, const EntryBasis& basis = {});

}  // namespace linesman
