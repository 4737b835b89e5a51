// The models that a tray has lost: the status `losses`.
//
//   piece = with_status(piece, piece.status.with(LOSSES, 3));   // a rank that goes leaves the front where it is
#pragma once

#include "base/sentence.h"
#include "table/game.h"

namespace linesman {

/// The models on a tray that are not lost; 1 of any other piece.
std::int64_t models_left(const Piece& piece);

/// Why a value cannot be the losses of that tray; empty for a whole number from 0 to its models.
Sentence why_no_losses(const Tray& tray, const Value& value);

/// The piece with the base that its tray and its losses give it; a piece without a tray as it is.
Piece with_outline(Piece piece);

/// The piece with another status. Where that takes ranks from a tray, or gives them back, the tray's middle moves along
/// its facing, so that its front stays. On a hex grid it stays in the middle of its hex. Losses beyond its models are
/// all of them.
Piece with_status(Piece piece, Value status);

/// The piece with another base; of a tray each of its models, which a polygon cannot be: it takes the tray away.
Piece with_base(Piece piece, Footprint base);

/// The base of the piece, or of one model of its tray.
inline const Footprint& base_of_model(const Piece& piece) { return piece.tray ? piece.tray->model : piece.base; }

}  // namespace linesman
