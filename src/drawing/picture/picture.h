// A whole picture of a game: for files, thumbnails, reports and the command line. Needs a QGuiApplication for its text.
#pragma once

#include <QImage>
#include <QPainter>
#include <QRectF>
#include <string>

#include "base/result.h"
#include "drawing/picture/models/models_picture.h"
#include "drawing/picture/palette.h"
#include "drawing/picture/projection.h"
#include "drawing/picture/ruling/reach_picture.h"
#include "referee/referee.h"
#include "table/game.h"

namespace linesman {

/// Where table, rulers, title, legend and scale bar lie in a picture. All in painter's units.
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

/// The room for rulers, title and keys: its width beside the table, and its height above and below it together.
/// `reach_key`: the size of the key of a reach, here and below.
QSizeF room_round_table(const Game& game, const Look& look, const std::string& title, QSizeF reach_key = {0, 0});

/// The table at a scale in units an inch, with the rulers and keys that the look wants; its upper left corner is 0, 0.
PictureLayout picture_layout(const Game& game, const Look& look, const std::string& title, double units_for_inch,
                             QSizeF reach_key = {0, 0});

/// The same, as large as it fits into `frame`, in its middle.
PictureLayout picture_layout(const Game& game, const Look& look, const std::string& title, const QRectF& frame,
                             QSizeF reach_key = {0, 0});

/// A picture on the table under the terrain, its upper edge to the north.
struct BackdropShot {
  QImage picture;
  Box place;  ///< table inches
  double opacity = 1;
};

/// What a picture is of. `footprints` as its ruleset has them, or empty for those of the document; `judgement`,
/// `reach` (both of this game) and `backdrop` may be nullptr.
struct Shot {
  const Game& game;
  const Footprints& footprints;
  const Judgement* judgement = nullptr;
  const ReachShot* reach = nullptr;
  const BackdropShot* backdrop = nullptr;
};

/// What the key of its reach takes beside the table; nothing without one.
QSizeF key_size(const Shot& shot, const Look& look);

/// The table in the middle of `frame` (painter's units), as large as it fits, with models and what the look asks for;
/// with a judgement the ruling over it.
void paint_picture(QPainter& painter, const QRectF& frame, const Shot& shot, const Look& look);

/// The same, laid out already.
void paint_picture(QPainter& painter, const PictureLayout& layout, const std::string& title, const Shot& shot,
                   const Look& look);

/// What lies on the table and nothing round it, as far as it reaches into `part` (table inches). Names stay on the
/// table and off the bases of models. Where the table ends so does the picture only if the painter clips.
void paint_table(QPainter& painter, const Projection& projection, const Box& part, const Shot& shot, const Look& look);

/// The same of a part that is shown by itself: names that would not be whole in it stand elsewhere in it, or nowhere.
void paint_close_up(QPainter& painter, const Projection& projection, const Box& part, const Shot& shot,
                    const Look& look);

/// A picture of at most `size` pixels, in the table's own proportions: for start pages and lists.
QImage thumbnail(const Game& game, QSize size, const Look& look);

}  // namespace linesman
