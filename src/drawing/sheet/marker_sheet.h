// Sheets of markers to print at true size, with a ruler that shows whether the printer kept it.
#pragma once

#include <QByteArray>
#include <QPageSize>
#include <QPainter>
#include <QString>
#include <optional>
#include <vector>

#include "base/lengths.h"
#include "base/result.h"
#include "base/vec.h"
#include "drawing/sheet/sheet_file.h"
#include "table/game.h"

namespace linesman {

/// A marker with what is printed round it. Inches; the frame of `corner` has the marker's top ahead.
struct PrintedMarker {
  int id = 0;
  double size = 1;  ///< the side of its black square
  QString words;    ///< below it
  std::optional<Vec>
      corner;          ///< of one on the table: from its middle to the corner of the table, where that is printed
  bool arrow = false;  ///< of one on a piece: forward
  double half = 0;     ///< from its middle to the outer side of its margin
};

struct MarkerSheets {
  MarkerFamily family = MarkerFamily::tag36h11;
  std::vector<PrintedMarker> markers;
  QString title;
};

// Sizes of markers on pieces, inches.
inline constexpr double MIN_PIECE_MARKER = 15 / MILLIMETRES_IN_AN_INCH;
inline constexpr double USUAL_PIECE_MARKER = 25 / MILLIMETRES_IN_AN_INCH;
inline constexpr double MAX_PIECE_MARKER = 40 / MILLIMETRES_IN_AN_INCH;

/// The markers of a game's table and of its pieces that have one, with their names.
MarkerSheets markers_of(const Game& game);

/// The usual markers of a table and `pieces` further ones of that size for pieces.
MarkerSheets usual_marker_sheets(int pieces, double size);

/// A sheet of paper with markers, laid out. Inches from the upper left corner of the paper.
struct MarkerPage {
  std::vector<std::pair<std::size_t, QPointF>> placed;  ///< markers by number, and their middles
};

/// A Problem for a marker that is larger than the paper.
Result<std::vector<MarkerPage>> marker_pages(const MarkerSheets& sheets, const QPageSize& paper);

/// Paints a page; 1 of the painter's units is `1 / units` inches.
void paint_marker_page(QPainter& painter, const MarkerSheets& sheets, const MarkerPage& page, const QPageSize& paper,
                       double units);

/// The bytes of a PDF, or of an SVG with the pages below one another. A Problem for another format, for paper that is
/// not known, and for a marker that does not fit on it.
Result<QByteArray> marker_bytes(const MarkerSheets& sheets, SheetFormat format, const std::string& paper = "A4");

}  // namespace linesman
