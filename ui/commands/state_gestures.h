// Sets by hand the statuses of other chapters: holds, more or less allowance, wrecks, phases. Each gesture is
// one entry of the record and one step of undo.
#pragma once

#include <QStringList>

#include "state/status_edits.h"
#include "ui/session/session.h"
#include "words/state_words.h"

namespace linesman {

/// Whether one of them is held now, by itself or with its unit.
bool is_any_held(const Game& game, const std::vector<PieceIndex>& pieces);
void hold_pieces(Session& session, const std::vector<PieceIndex>& pieces, const state::Hold& hold);
/// Takes all holds away, those of their units too.
void free_pieces(Session& session, const std::vector<PieceIndex>& pieces);
/// Puts another hold in place of the last own one of each piece that has one.
void change_hold(Session& session, const std::vector<PieceIndex>& pieces, const state::Hold& hold);
/// More or less for each of them. A modifier with the same reason and end takes the amount.
void modify_pieces(Session& session, const std::vector<PieceIndex>& pieces, const state::Modifier& modifier);

/// Takes one status away, of the piece or of its unit.
void lift_status(Session& session, PieceIndex piece, const StatusInWords& status);
/// In place of a status that no rule reads: a hold with its name as the reason, or a modifier by its value (a status
/// without a number: 1) downwards.
void make_hold_of(Session& session, PieceIndex piece, const std::string& key);
void make_modifier_of(Session& session, PieceIndex piece, const std::string& key);

/// They are wrecks now. A Problem for a piece that carries others, unless these are lost.
Result<void> make_wrecks(Session& session, const std::vector<PieceIndex>& pieces, bool lose_aboard);

/// The phase after the one that is played, without what is over then. False: it is the last that a game may have.
bool begin_next_phase(Session& session);

enum class ReasonOf { hold, modifier };
/// Reasons that the players of this game gave, the newest first, each once.
QStringList reasons_in(const Game& game, ReasonOf of);

}  // namespace linesman
