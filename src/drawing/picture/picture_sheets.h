// A table over many sheets of paper, to be cut and laid together.
#pragma once

#include <QPdfWriter>
#include <QString>

#include "base/result.h"
#include "drawing/picture/picture.h"

namespace linesman {

/// How a table is cut into sheets: columns from the west named A, B, …, rows from the north 1, 2, ….
struct SheetPlan {
  bool landscape = false;
  int columns = 1;
  int rows = 1;
  QSizeF tile;  ///< what a sheet shows, table inches

  int count() const { return columns * rows; }
  /// From 0; "B3".
  static QString name(int column, int row);
  /// The part of the table that a sheet shows; at the east and south ends it may reach beyond.
  Box part(int column, int row, const Table& table) const;
};

/// The way round that takes fewer sheets; `paper` in inches, upright, with its margins.
SheetPlan sheet_plan(const Table& table, double scale, const QSizeF& paper);

/// An overview with the sheets' names, then every sheet with marks where to cut, its name and its neighbours. A Problem
/// when there are more than `most` sheets.
Result<void> paint_sheets(QPdfWriter& pdf, const QPageSize& paper, double scale, int most, const std::string& title,
                          const PictureSubject& subject, const ViewStyle& style);

}  // namespace linesman
