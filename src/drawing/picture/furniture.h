// Paints rulers, scale bar and legend round the picture of a table.
#pragma once

#include <QPainter>
#include <QString>
#include <functional>
#include <vector>

#include "drawing/picture/palette.h"
#include "drawing/picture/projection.h"
#include "table/game.h"

namespace linesman {

/// One mark of a ruler.
struct RulerTick {
  double at = 0;     ///< inches from the ruler's zero
  int rank = 0;      ///< 0 labelled, 1 long, 2 short
  double value = 0;  ///< in the unit; the number at a labelled mark
};

/// The ticks of a ruler between two places (inches), at a scale (painter's units for an inch): labels at least
/// `label_room` units apart, short ticks at least 5, at steps that suit the unit. Ascending.
std::vector<RulerTick> ruler_ticks(double from, double to, double scale, LengthUnit unit, double label_room = 44);

enum class RulerSide { bottom, left };

/// The breadth of a table's rulers, painter's units.
inline constexpr double RULER_BREADTH = 22;

/// A ruler along a side of `band`; `pointer` (table inches) is marked when given.
void paint_ruler(QPainter& painter, const QRectF& band, RulerSide side, const Projection& projection, LengthUnit unit,
                 const Palette& palette, const std::optional<Vec>& pointer = {});

inline constexpr double WIDEST_SCALE_BAR = 150;

/// A line within the frame of what has the keyboard.
void paint_focus(QPainter& painter, const QRectF& frame, const Palette& palette);

/// A bar of the longest round length that is at most `most` units long, with its left end at `at`.
void paint_scale_bar(QPainter& painter, QPointF at, const Projection& projection, LengthUnit unit,
                     const Palette& palette, double most = WIDEST_SCALE_BAR);

/// "Sunken road".
QString kind_title(Kind kind);

/// Words for a kind that stand behind its name in a legend; may be empty.
using KindWords = std::function<QString(Kind)>;

/// Swatch and name of each kind and side of the game; many stand in two columns if two are allowed. Returns the size of
/// the legend; paints only with a painter.
QSizeF paint_legend(QPainter* painter, QPointF top_left, const Game& game, const Palette& palette,
                    const KindWords& words = {}, std::size_t most_columns = 2);

/// The rulers at the left and below the table, as far as they reach into `part`; `frame` is the table's, all in
/// painter's units. With a mark where the pointer is.
void paint_rulers(QPainter& painter, const QRect& part, const QRectF& frame, const Projection& projection,
                  LengthUnit unit, const Palette& palette, const std::optional<Vec>& pointer);

}  // namespace linesman
