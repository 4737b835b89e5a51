// Trays by hand: a model falls, or comes back; a tray is broken, or models are put on one.
#pragma once

#include "ui/session/session.h"

namespace linesman {

/// The trays among these pieces.
std::vector<PieceIndex> trays_of(const Game& game, const std::vector<PieceIndex>& pieces);

/// Each of these trays loses that number of models, or below 0 gets them back; as far as it has them. One step of undo.
/// Refused: what the rules do not take.
Result<void> lose_of_trays(Session& session, const std::vector<PieceIndex>& trays, int models);

/// Its models stand there one by one, and are selected.
Result<void> break_tray(Session& session, PieceIndex tray);
/// Equal models are a tray where they stand, which is selected.
Result<void> put_on_tray(Session& session, const std::vector<PieceIndex>& pieces);

}  // namespace linesman
