// Every way in which the window changes a game. Each gesture is one command on the undo stack, or none when nothing
// differs. What players change by hand is recorded in the history, so that a replay meets the same table.
#pragma once

#include "ui/session/session.h"

namespace linesman {

/// Carries the proposed order out and drops it. A Problem when there is none, or it may not be carried out. With
/// `agreed_by` the entry of the history says who let a marginal move pass.
Result<void> carry_out_order(Session& session, const QString& agreed_by = {});

enum class Keep { traits, status };

/// Sets a trait or status of a piece; null takes it away.
void edit_piece(Session& session, PieceIndex piece, Keep where, const std::string& key, const Value& value);
/// The same for a unit.
void edit_unit(Session& session, UnitIndex unit, Keep where, const std::string& key, const Value& value);
void rename_piece(Session& session, PieceIndex piece, const std::string& name);
/// The side of a piece that is in no unit; an empty one changes nothing.
void change_side(Session& session, PieceIndex piece, const std::string& side);
/// Puts a piece somewhere by agreement, without a ruling. A pose that no document may hold changes nothing.
void place_piece(Session& session, PieceIndex piece, const Pose& pose);

/// What a tool on the table makes of the game, under a name that completes «Undo …».
void change_by_hand(Session& session, const Game& after, const QString& text);

/// A change of annotations alone (Game::annotation): no replay needs it, so it is not recorded.
void change_annotations(Session& session, const Game& after, const QString& text);

void change_turn(Session& session, std::int64_t turn);
void change_title(Session& session, const std::string& title);
/// Another ruleset, with the options and house rules that the game last had under it (at first none).
void change_ruleset(Session& session, const std::string& id);
/// Refused, with the pointer, when the ruleset does not know a name or value.
Result<void> change_agreement(Session& session, Value options, Value house_rules, double tolerance);

}  // namespace linesman
