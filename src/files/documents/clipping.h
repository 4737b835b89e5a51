// Pieces as text for the clipboard: a game document with only these pieces and their units.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "table/roster.h"

namespace linesman {

std::string write_clipping(const Game& game, std::span<const PieceIndex> pieces);

/// The pieces of such a text or of any game document. A Problem for other text, and when there are no pieces.
Result<NewPieces> read_clipping(std::string_view text);

}  // namespace linesman
