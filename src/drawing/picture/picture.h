// A whole picture of a game: for files, thumbnails, reports and the command line. Needs a QGuiApplication for its text.
#pragma once

#include <QImage>
#include <QPainter>
#include <QRectF>
#include <string>

#include "base/result.h"
#include "drawing/picture/backdrop_picture.h"
#include "drawing/picture/clock/clock_picture.h"
#include "drawing/picture/models/models_picture.h"
#include "drawing/picture/palette.h"
#include "drawing/picture/projection.h"
#include "drawing/picture/ruling/reach_picture.h"
#include "referee/common_stop.h"
#include "referee/referee.h"
#include "table/game.h"

namespace linesman {

/// The places of table, rulers, title, legend and scale bar in a picture, in painter's units.
struct PictureLayout {
  QSizeF size;            ///< of the whole
  QRectF title;           ///< empty when there is none
  QRectF legend;          ///< beside the table; empty when there is none
  QRectF reach_key;       ///< beside the table, beneath the legend; empty when there is none
  QPointF scale_bar;      ///< its left end, below the table
  Projection projection;  ///< of the table
  bool on_paper = false;  ///< the paper beside the table stays white

  QRectF table(const Table& of) const { return projection.to_paper(Box{{0, 0}, {of.width, of.depth}}); }
};

/// The room for rulers, title and keys: its width beside the table, and its height above and below it together.
/// `reach_key` is the size of the key of a reach or a clock, here and below.
QSizeF room_round_table(const Game& game, const ViewStyle& style, const std::string& title, QSizeF reach_key = {0, 0});

/// The table at a scale in units an inch, with the rulers and keys of the style; its upper left corner is 0, 0.
PictureLayout picture_layout(const Game& game, const ViewStyle& style, const std::string& title, double units_for_inch,
                             QSizeF reach_key = {0, 0});

/// The table as large as it fits into `frame`, in its middle.
PictureLayout picture_layout(const Game& game, const ViewStyle& style, const std::string& title, const QRectF& frame,
                             QSizeF reach_key = {0, 0});

/// The subject of a picture. `footprints` are those of its ruleset, or empty for those of the document; `judgement`,
/// `reach` (both of this game) and `backdrop` may be nullptr.
struct PictureSubject {
  const Game& game;
  const Footprints& footprints;
  const Judgement* judgement = nullptr;
  const ReachSnapshot* reach = nullptr;
  const BackdropPicture* backdrop = nullptr;
  const StatusReading* statuses = nullptr;  ///< what the rules make of statuses; nullptr: all are read
  const ClockSnapshot* clock = nullptr;     ///< of this game
  const Together* together = nullptr;       ///< of an order of several: where all may stop; or nullptr
};

/// The size of the key of its reach or its clock; empty without them.
QSizeF key_size(const PictureSubject& subject, const ViewStyle& style);

/// The table in the middle of `frame` (painter's units), as large as it fits, with models and the parts that the
/// style shows; a ruling over it if there is a judgement.
void paint_picture(QPainter& painter, const QRectF& frame, const PictureSubject& subject, const ViewStyle& style);

/// Paints a picture with this layout.
void paint_picture(QPainter& painter, const PictureLayout& layout, const std::string& title,
                   const PictureSubject& subject, const ViewStyle& style);

/// The table without rulers and keys, with everything that reaches into `part` (table inches). Names stay on the table
/// and off the bases of models. The picture ends at the table's edge only if the painter clips.
void paint_table(QPainter& painter, const Projection& projection, const Box& part, const PictureSubject& subject,
                 const ViewStyle& style);

/// A part of the table that is shown by itself: names stand where they are whole in it, or are left out.
void paint_close_up(QPainter& painter, const Projection& projection, const Box& part, const PictureSubject& subject,
                    const ViewStyle& style);

/// A picture of at most `size` pixels, in the table's own proportions: for start pages and lists.
QImage thumbnail(const Game& game, QSize size, const ViewStyle& style);

}  // namespace linesman
