// Dots over ground of which nothing is known.
#pragma once

#include <QColor>
#include <QPainter>
#include <QPainterPath>
#include <utility>
#include <vector>

#include "drawing/picture/projection.h"

namespace linesman {

/// A region row by row: where it begins and ends on a line from west to east.
class RowsOfPath {
 public:
  explicit RowsOfPath(const QPainterPath& path);

  void go_to(double y);

  /// Along a row from west to east.
  bool holds(double x);

 private:
  bool winding_;
  std::vector<QLineF> sides_;
  std::vector<std::pair<double, int>> crossings_;
  std::size_t next_ = 0;
  int winds_ = 0;
};

inline constexpr double DOTS_APART = 6;  ///< units, in rows

void paint_dot(QPainter& painter, QPointF at, const QColor& colour);

/// Dots in `outer` and outside of `inner`. They lie still on the table while the view moves. `shift`: units by which
/// they lie beside and below those of another colour.
void paint_dots(QPainter& painter, const Projection& projection, const QPainterPath& outer, const QPainterPath& inner,
                const QColor& colour, double shift = 0);

}  // namespace linesman
