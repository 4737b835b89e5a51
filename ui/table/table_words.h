// The words in which the table speaks: to screen readers and in tool tips.
#pragma once

#include <QString>
#include <vector>

#include "drawing/picture/palette.h"
#include "table/game.h"

namespace linesman {

/// The table, how much stands on it, and the selected models with their places.
QString words_for_table(const Game& game, const std::vector<PieceIndex>& selection, LengthUnit unit);
/// A point of the table, and on hexes the hex that it lies in: "12.5″, 4″ · hex 10, 4".
QString words_for_place(const Table& table, Vec point, LengthUnit unit);
/// Name, side and statuses of a model.
QString words_for_piece(const Game& game, PieceIndex piece, LengthUnit unit);
/// Its statuses and its altitude alone.
QString words_for_state(const Game& game, const Piece& piece, LengthUnit unit);
/// Name, kind and height of a feature.
QString words_for_feature(const Feature& feature, LengthUnit unit);

}  // namespace linesman
