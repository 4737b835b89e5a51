#include "drawing/sheet/marker_sheet.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPainterPath>
#include <QTransform>
#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/lengths.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "drawing/picture/plain_text.h"
#include "drawing/picture/projection.h"
#include "drawing/picture/vector_files.h"
#include "drawing/report/spoken.h"
#include "drawing/sheet/paper.h"
#include "drawing/sheet/sheet_words.h"
#include "photo/tag_pattern.h"

namespace linesman {

namespace {

using sheet::tr;

// Inches.
constexpr double PAPER_EDGE = 10 / MILLIMETRES_IN_AN_INCH;  // of the paper, that printers leave white
constexpr double RULER_ROOM = 0.75;                         // for the ruler
constexpr double RULER_LENGTH = 6;                          // its length
constexpr double MARKER_GAP = 0.15;                         // between markers
constexpr double ARROW_HEIGHT = 0.14;                       // its height
constexpr double WORDS_HEIGHT = 0.13;                       // a line of words
constexpr double WORDS_WIDTH = 0.9;                         // at least, for a name
constexpr double CORNER_ARM = 0.45;                         // the arms of the mark of a corner
constexpr double FARTHEST_CORNER = 2.6;

constexpr double HAIRLINE = 0.008;

/// Which way a marker is turned, and what its corner is called.
struct TableCorner {
  Vec at;
  QString name;
};

std::vector<TableCorner> corners_of(const Table& table) {
  return {{{0, 0}, tr("south-west")},
          {{table.width, 0}, tr("south-east")},
          {{table.width, table.depth}, tr("north-east")},
          {{0, table.depth}, tr("north-west")}};
}

QString short_number(double x) { return spoken(word(number_text(x, 4))); }

/// The square of tag36h11 has a white margin of one cell, that of tagStandard41h12 has two rows of cells round it.
double half_of(MarkerFamily family, double size) {
  const TagPattern pattern = tag_pattern(family, 0);
  return size * pattern.across() / pattern.square / 2;
}

PrintedMarker printed(const TableMarker& marker, const Table& table) {
  PrintedMarker shown{marker.id, marker.size, {}, {}, false, half_of(table.family, marker.size)};
  for (const TableCorner& corner : corners_of(table)) {
    const Vec away = rotated(corner.at - marker.at, -marker.facing);
    const double least = shown.half - EPS;  // with its white margin
    if (std::max(std::abs(away.x), std::abs(away.y)) > FARTHEST_CORNER) continue;
    if (std::min(std::abs(away.x), std::abs(away.y)) < least) continue;
    shown.corner = away;
    shown.words = tr("Marker %1: the mark lies on the %2 corner of the table.").arg(marker.id).arg(corner.name);
    return shown;
  }
  shown.words = tr("Marker %1: its middle lies at %2, %3 inches, its top to %4 degrees.")
                    .arg(marker.id)
                    .arg(short_number(marker.at.x), short_number(marker.at.y), short_number(marker.facing));
  return shown;
}

/// The space round the middle of a marker that it needs on paper, inches, y down.
QRectF room_of(const PrintedMarker& marker) {
  const double half = marker.half;
  QRectF room(-half, -half, 2 * half, 2 * half);
  if (marker.arrow) room.setTop(room.top() - ARROW_HEIGHT - 0.03);
  if (marker.corner) {
    room.setLeft(std::min(room.left(), marker.corner->x));
    room.setRight(std::max(room.right(), marker.corner->x));
    room.setTop(std::min(room.top(), -marker.corner->y));
    room.setBottom(std::max(room.bottom(), -marker.corner->y));
  }
  const double wide = std::max(room.width(), marker.arrow ? WORDS_WIDTH : 3.0);
  room.adjust(-(wide - room.width()) / 2, 0, (wide - room.width()) / 2, 0);
  room.setBottom(room.bottom() + (marker.arrow ? 1.4 : 2.6) * WORDS_HEIGHT);
  return room.adjusted(-MARKER_GAP / 2, -MARKER_GAP / 2, MARKER_GAP / 2, MARKER_GAP / 2);
}

/// Puts markers in rows from the left, pages from the top.
class MarkerPlacer {
 public:
  explicit MarkerPlacer(QSizeF paper)
      : room_(PAPER_EDGE, PAPER_EDGE, paper.width() - 2 * PAPER_EDGE, paper.height() - 2 * PAPER_EDGE - RULER_ROOM) {}

  bool add(std::size_t number, const PrintedMarker& marker) {
    const QRectF need = room_of(marker);
    if (need.width() > room_.width() + EPS || need.height() > room_.height() + EPS) return false;
    if (pages_.empty()) next_page();
    if (next_.x() + need.width() > room_.right() + EPS) next_row();
    if (next_.y() + need.height() > room_.bottom() + EPS) next_page();
    pages_.back().placed.emplace_back(number, next_ - need.topLeft());
    next_.rx() += need.width();
    row_ = std::max(row_, need.height());
    return true;
  }

  std::vector<MarkerPage> take() { return std::move(pages_); }

 private:
  void next_row() {
    next_ = QPointF(room_.left(), next_.y() + row_);
    row_ = 0;
  }
  void next_page() {
    pages_.emplace_back();
    next_ = room_.topLeft();
    row_ = 0;
  }

  QRectF room_;
  QPointF next_;
  double row_ = 0;
  std::vector<MarkerPage> pages_;
};

/// Paints in inches.
class MarkerPainter {
 public:
  MarkerPainter(QPainter& painter, MarkerFamily family) : painter_(painter), family_(family) {}

  void paint(const PrintedMarker& marker, QPointF middle) {
    painter_.save();
    painter_.translate(middle);
    paint_cells(marker);
    if (marker.arrow) paint_arrow(marker);
    if (marker.corner) paint_corner(*marker.corner);
    const QRectF room = room_of(marker);
    const double lines = marker.arrow ? 1.4 : 2.6;
    const double bottom = room.bottom() - MARKER_GAP / 2;
    paint_words(QRectF(room.left(), bottom - lines * WORDS_HEIGHT, room.width(), lines * WORDS_HEIGHT), marker.words);
    painter_.restore();
  }

  void paint_ruler(QPointF left) {
    painter_.save();
    painter_.translate(left);
    painter_.setPen(QPen(Qt::black, HAIRLINE));
    painter_.drawLine(QPointF(0, 0), QPointF(RULER_LENGTH, 0));
    constexpr int PARTS = 8;
    for (int i = 0; i <= RULER_LENGTH * PARTS; ++i) {
      const double tick = i % PARTS == 0 ? 0.16 : i % (PARTS / 2) == 0 ? 0.11 : 0.06;
      const double x = static_cast<double>(i) / PARTS;
      painter_.drawLine(QPointF(x, 0), QPointF(x, -tick));
    }
    for (int mm = 0; mm <= 150; ++mm) {
      const double tick = mm % 10 == 0 ? 0.16 : mm % 5 == 0 ? 0.11 : 0.06;
      painter_.drawLine(QPointF(mm / MILLIMETRES_IN_AN_INCH, 0), QPointF(mm / MILLIMETRES_IN_AN_INCH, tick));
    }
    paint_words(
        QRectF(0, 0.18, RULER_LENGTH, 2 * WORDS_HEIGHT),
        tr("This line is 6 inches long, the marks below it go to 150 mm. If yours is not: print at 100 per cent, "
           "without fitting to the page."));
    painter_.restore();
  }

 private:
  void paint_cells(const PrintedMarker& marker) {
    const TagPattern pattern = tag_pattern(family_, marker.id);
    const double cell = marker.size / pattern.square;
    const double corner = -pattern.across() * cell / 2;
    QPainterPath dark;
    dark.setFillRule(Qt::WindingFill);
    for (int row = 0; row < pattern.across(); ++row)
      for (int column = 0; column < pattern.across(); ++column) {
        const auto& cells = pattern.black[static_cast<std::size_t>(row)];
        if (!cells[static_cast<std::size_t>(column)]) continue;
        // One rectangle for each run of cells: seams between cells would show as hairlines.
        int end = column;
        while (end < pattern.across() && cells[static_cast<std::size_t>(end)]) ++end;
        dark.addRect(QRectF(corner + column * cell, corner + row * cell, (end - column) * cell, cell));
        column = end;
      }
    painter_.setRenderHint(QPainter::Antialiasing, false);
    painter_.setPen(Qt::NoPen);
    painter_.fillPath(dark, Qt::black);
    painter_.setRenderHint(QPainter::Antialiasing, true);
    const double half = marker.half;
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(QPen(QColor(170, 170, 170), HAIRLINE / 2));
    painter_.drawRect(QRectF(-half, -half, 2 * half, 2 * half));
  }

  void paint_arrow(const PrintedMarker& marker) {
    const double base = -marker.half - 0.03;
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(Qt::black);
    painter_.drawPolygon(QPolygonF{
        {QPointF(0, base - ARROW_HEIGHT), QPointF(-ARROW_HEIGHT * 0.7, base), QPointF(ARROW_HEIGHT * 0.7, base)}});
  }

  void paint_corner(Vec corner) {
    const QPointF at(corner.x, -corner.y);
    const double in_x = corner.x > 0 ? -1 : 1;
    const double in_y = corner.y > 0 ? 1 : -1;
    painter_.setPen(QPen(Qt::black, 2 * HAIRLINE));
    painter_.drawLine(at, at + QPointF(in_x * CORNER_ARM, 0));
    painter_.drawLine(at, at + QPointF(0, in_y * CORNER_ARM));
  }

  /// In the middle of a place, as large as a line is high; smaller where they are too wide.
  void paint_words(const QRectF& place, const QString& words) {
    constexpr double POINTS = 100;  // the painter works in inches, and fonts are not so small
    const double scale = WORDS_HEIGHT * 0.75 / POINTS;
    QFont font = painter_.font();
    font.setPixelSize(static_cast<int>(POINTS));
    painter_.save();
    painter_.setFont(font);
    painter_.setPen(Qt::black);
    painter_.translate(place.topLeft());
    painter_.scale(scale, scale);
    const QRectF room(QPointF(0, 0), place.size() / scale);
    constexpr int FLAGS = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;
    const QRectF taken = painter_.boundingRect(room, FLAGS, as_visible(words));
    const double shrink =
        std::min({1.0, room.width() / std::max(taken.width(), 1.0), room.height() / std::max(taken.height(), 1.0)});
    painter_.scale(shrink, shrink);
    painter_.drawText(QRectF(QPointF(0, 0), room.size() / shrink), FLAGS, as_visible(words));
    painter_.restore();
  }

  QPainter& painter_;
  MarkerFamily family_;
};

Result<QByteArray> marker_pdf(const MarkerSheets& sheets, const std::vector<MarkerPage>& pages,
                              const QPageSize& paper) {
  QByteArray bytes;
  QBuffer out(&bytes);
  if (!out.open(QIODevice::WriteOnly)) return Problem{"", "the markers cannot be written there"};
  const auto pdf = new_pdf(out, sheets.title);
  pdf->setPageLayout(QPageLayout(paper, QPageLayout::Portrait, QMarginsF()));
  QPainter painter;
  if (!painter.begin(pdf.get())) return Problem{"", "the markers cannot be written there"};
  for (std::size_t i = 0; i < pages.size(); ++i) {
    if (i > 0 && !pdf->newPage()) return Problem{"", "the markers cannot be written there"};
    paint_marker_page(painter, sheets, pages[i], paper, pdf->logicalDpiX());
  }
  if (!painter.end()) return Problem{"", "the markers cannot be written there"};
  return bytes;
}

Result<QByteArray> marker_svg(const MarkerSheets& sheets, const std::vector<MarkerPage>& pages,
                              const QPageSize& paper) {
  const QSizeF one = paper.size(QPageSize::Inch) * PAPER_UNITS;
  const QSizeF size(one.width(), one.height() * static_cast<double>(pages.size()));
  const auto bytes = painted_svg(size, sheets.title, [&](QPainter& painter) {
    painter.fillRect(QRectF(QPointF(0, 0), size), Qt::white);
    for (const MarkerPage& page : pages) {
      paint_marker_page(painter, sheets, page, paper, PAPER_UNITS);
      painter.translate(0, one.height());
    }
  });
  if (!bytes) return Problem{"", "the markers cannot be written there"};
  return *bytes;
}

}  // namespace

MarkerSheets markers_of(const Game& game) {
  MarkerSheets sheets;
  sheets.family = game.table().family;
  sheets.title = QString::fromStdString(game.title());
  for (const TableMarker& marker : markers_on(game.table())) sheets.markers.push_back(printed(marker, game.table()));
  for (const auto& piece : game.pieces())
    if (piece->marker)
      sheets.markers.push_back(
          {piece->marker->id,
           piece->marker->size,
           QStringLiteral("%1 · %2").arg(piece->marker->id).arg(QString::fromStdString(label(*piece))),
           {},
           true,
           half_of(sheets.family, piece->marker->size)});
  return sheets;
}

MarkerSheets usual_marker_sheets(int pieces, double size) {
  MarkerSheets sheets;
  const Table table;
  for (const TableMarker& marker : usual_markers(table.width, table.depth))
    sheets.markers.push_back(printed(marker, table));
  for (int i = 0; i < pieces; ++i) {
    const int id = LAST_TABLE_MARKER + 1 + i;
    sheets.markers.push_back({id, size, QString::number(id), {}, true, half_of(sheets.family, size)});
  }
  sheets.title = tr("Markers");
  return sheets;
}

Result<std::vector<MarkerPage>> marker_pages(const MarkerSheets& sheets, const QPageSize& paper) {
  MarkerPlacer placer(paper.size(QPageSize::Inch));
  for (std::size_t i = 0; i < sheets.markers.size(); ++i)
    if (!placer.add(i, sheets.markers[i]))
      return Problem{"", said<"marker {n} does not fit on the paper">(sheets.markers[i].id)};
  return placer.take();
}

void paint_marker_page(QPainter& painter, const MarkerSheets& sheets, const MarkerPage& page, const QPageSize& paper,
                       double units) {
  painter.save();
  painter.scale(units, units);
  MarkerPainter markers(painter, sheets.family);
  for (const auto& [number, middle] : page.placed) markers.paint(sheets.markers[number], middle);
  const QSizeF size = paper.size(QPageSize::Inch);
  markers.paint_ruler({(size.width() - RULER_LENGTH) / 2, size.height() - PAPER_EDGE - RULER_ROOM + 0.3});
  painter.restore();
}

Result<QByteArray> marker_bytes(const MarkerSheets& sheets, SheetFormat format, const std::string& paper) {
  const auto size = sheet_paper(paper);
  if (!size) return size.problem();
  const auto pages = marker_pages(sheets, *size);
  if (!pages) return pages.problem();
  switch (format) {
    case SheetFormat::pdf: return marker_pdf(sheets, *pages, *size);
    case SheetFormat::svg: return marker_svg(sheets, *pages, *size);
    case SheetFormat::html: break;
  }
  return Problem{"", "markers are printed from a .pdf or an .svg"};
}

}  // namespace linesman
