// Prints a table on many sheets of paper, which are cut and laid together.
#pragma once

#include <QPdfWriter>
#include <QString>

#include "base/result.h"
#include "drawing/picture/picture.h"

namespace linesman {

/// The sheets of a table: columns A, B, … from the west, rows 1, 2, … from the north.
struct SheetPlan {
  bool landscape = false;
  int columns = 1;
  int rows = 1;
  QSizeF tile;  ///< the part of the table on a sheet, inches

  int count() const { return columns * rows; }
  /// The name of a sheet, such as "B3"; both count from 0.
  static QString name(int column, int row);
  /// The part of the table on a sheet; at the east and south ends it may reach beyond the table.
  Box part(int column, int row, const Table& table) const;
};

/// The plan with fewer sheets, upright or landscape; `paper` in inches, upright, with its margins.
SheetPlan sheet_plan(const Table& table, double scale, const QSizeF& paper);

/// An overview with the sheets' names, then every sheet with marks where to cut, its name and its neighbours. A Problem
/// when there are more than `most` sheets.
Result<void> paint_sheets(QPdfWriter& pdf, const QPageSize& paper, double scale, int most, const std::string& title,
                          const PictureSubject& subject, const ViewStyle& style);

}  // namespace linesman
