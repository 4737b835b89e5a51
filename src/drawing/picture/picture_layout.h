// Where table, rulers, title, legend and scale bar lie in a picture. All in painter's units.
#pragma once

#include <QRectF>
#include <string>

#include "drawing/picture/palette.h"
#include "drawing/picture/projection.h"
#include "table/game.h"

namespace linesman {

struct PictureLayout {
  QSizeF size;            ///< of the whole
  QRectF title;           ///< empty when there is none
  QRectF legend;          ///< beside the table; empty when there is none
  QRectF reach_key;       ///< beside the table, beneath the legend; empty when there is none
  QPointF scale_bar;      ///< its left end, below the table
  Projection projection;  ///< of the table
  bool on_paper = false;  ///< what lies beside the table is left white

  QRectF table(const Table& of) const { return projection.to_paper(Box{{0, 0}, {of.width, of.depth}}); }
};

/// What stands round a table takes so much beside it, and above and below it together. `reach_key`: the size of the key
/// of a reach, here and below.
QSizeF room_round_table(const Game& game, const Look& look, const std::string& title, QSizeF reach_key = {0, 0});

/// The table so many units an inch large, with what the look asks for round it; the upper left corner is 0, 0.
PictureLayout picture_layout(const Game& game, const Look& look, const std::string& title, double units_for_inch,
                             QSizeF reach_key = {0, 0});

/// The same, as large as it fits into `frame`, in its middle.
PictureLayout picture_layout(const Game& game, const Look& look, const std::string& title, const QRectF& frame,
                             QSizeF reach_key = {0, 0});

}  // namespace linesman
