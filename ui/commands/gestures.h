// Every way in which the window changes a game. Each gesture is one command on the undo stack, or none when nothing
// differs. What players change by hand is recorded in the history, so that a replay meets the same table.
#pragma once

#include <QUndoCommand>

#include "files/documents/record.h"
#include "table/plan.h"
#include "ui/session/session.h"

namespace linesman {

// Dice that were rolled: the game's history says so, and those for whom they were have them.

/// Taken back, they have those dice no longer.
class RollDice : public QUndoCommand {
 public:
  RollDice(Session& session, Roll roll);
  void undo() override;
  void redo() override;

 private:
  Session& session_;
  Roll roll_;
  Game before_;
  Game after_;
};

/// Carries the proposed order out and drops it; of a form whose models go by an order each, all of those. A Problem
/// when there is none, or it may not be carried out. With `agreed_by` the entry of the history says who let a marginal
/// move pass.
Result<void> carry_out_order(Session& session, const QString& agreed_by = {});

enum class Keep { traits, status };

/// Sets a trait or status of a piece; null takes it away.
void edit_piece(Session& session, PieceIndex piece, Keep where, const std::string& key, const Value& value);
/// The same for a unit.
void edit_unit(Session& session, UnitIndex unit, Keep where, const std::string& key, const Value& value);
void rename_piece(Session& session, PieceIndex piece, const std::string& name);
/// The side of pieces, and of all that are in a unit with them; an empty one changes nothing.
void change_side(Session& session, const std::vector<PieceIndex>& pieces, const std::string& side);
void change_base(Session& session, const std::vector<PieceIndex>& pieces, const Footprint& base);
/// Pieces (at least one) into a unit, or out of theirs.
void change_unit(Session& session, const std::vector<PieceIndex>& pieces, std::optional<UnitIndex> unit);
void make_unit(Session& session, const std::vector<PieceIndex>& pieces, const std::string& name);
void rename_unit(Session& session, UnitIndex unit, const std::string& name);
/// Puts a piece somewhere by agreement, without a ruling. A pose that no document may hold changes nothing.
void place_piece(Session& session, PieceIndex piece, const Pose& pose);

/// Writes dice into the history that were rolled for those whom `ProposedOrder::dice_owners` names, unless that very
/// roll is the last thing there. Taking it back takes the dice away too.
void record_dice(Session& session, const std::string& purpose, const std::vector<double>& faces, RolledBy by);

/// Takes over a game that a tool on the table has changed, under a name that completes «Undo …».
/// `photograph`: the SHA-256 of the photograph that shows the change, for the history; empty: there is none.
void change_by_hand(Session& session, const Game& after, const QString& text, const std::string& photograph = {});

/// The designer's plan (table/plan.h).
void change_plan(Session& session, const Plan& plan, const QString& text);

void change_turn(Session& session, std::int64_t turn);
/// Names the document, as its file name does; it is no entry of the record.
void change_title(Session& session, const std::string& title);
/// Another ruleset, with the options and house rules that the game last had under it (at first none).
void change_ruleset(Session& session, const std::string& id);
/// Refused, with the pointer, when the ruleset does not know a name or value.
Result<void> change_agreement(Session& session, const Value& options, const Value& house_rules, double tolerance);

}  // namespace linesman
