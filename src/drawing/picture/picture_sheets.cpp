#include "drawing/picture/picture_sheets.h"

#include <QPageLayout>
#include <algorithm>
#include <cmath>

#include "base/lengths.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "drawing/picture/pixel_cache.h"
#include "drawing/picture/plain_text.h"

namespace linesman {

namespace {

constexpr double MARGIN = 10 / MILLIMETRES_IN_AN_INCH;  // inches that printers leave white
constexpr double HEADING = 8 / MILLIMETRES_IN_AN_INCH;  // inches for a sheet's name
constexpr double MARK = 12;                             // units: the length of a cutting mark

using picture::tr;

int sheets_along(double length, double tile) { return std::max(1, static_cast<int>(std::ceil((length - EPS) / tile))); }

QString scale_text(double scale) {
  return scale >= 1 ? QString::fromStdString(number_text(scale, 2)) + ":1"
                    : "1:" + QString::fromStdString(number_text(1 / scale, 2));
}

void set_page(QPdfWriter& pdf, const QPageSize& paper, bool landscape) {
  pdf.setPageLayout(QPageLayout(paper, landscape ? QPageLayout::Landscape : QPageLayout::Portrait,
                                QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN), QPageLayout::Inch));
}

/// Four short crosses at the corners of the part to cut out, outside of it.
void paint_cutting_marks(QPainter& painter, const QRectF& cut) {
  painter.setPen(QPen(Qt::black, 0.6));
  for (const double x : {cut.left(), cut.right()})
    for (const double y : {cut.top(), cut.bottom()}) {
      const double out_x = x == cut.left() ? -1 : 1;
      const double out_y = y == cut.top() ? -1 : 1;
      painter.drawLine(QPointF(x, y + out_y * 2), QPointF(x, y + out_y * MARK));
      painter.drawLine(QPointF(x + out_x * 2, y), QPointF(x + out_x * MARK, y));
    }
}

void paint_words(QPainter& painter, QPointF at, const QString& words, int size) {
  QFont font = painter.font();
  font.setPixelSize(size);
  painter.setFont(font);
  painter.setPen(Qt::black);
  painter.drawText(at, words);
}

void paint_one_sheet(QPainter& painter, const SheetPlan& plan, int column, int row, double scale,
                     const std::string& title, const PictureSubject& subject, const ViewStyle& style) {
  const Table& table = subject.game.table();
  const Box part = plan.part(column, row, table);
  const double units = PAPER_UNITS * scale;
  const QPointF top_left(0, HEADING * PAPER_UNITS);
  const Projection projection{units, top_left + QPointF(-part.min.x * units, part.max.y * units)};
  const Box shown{{part.min.x, std::max(part.min.y, 0.0)}, {std::min(part.max.x, table.width), part.max.y}};
  const QRectF cut = projection.to_paper(shown);
  painter.save();
  painter.setClipRect(cut);
  paint_table(painter, projection, shown, subject, style);
  painter.restore();
  paint_cutting_marks(painter, cut);
  const QString heading = QStringLiteral("%1 · %2 · ").arg(SheetPlan::name(column, row), scale_text(scale)) +
                          tr("sheet %1 of %2").arg(row * plan.columns + column + 1).arg(plan.count());
  const QString of = title.empty() ? QString() : QString::fromStdString(title) + QStringLiteral(" · ");
  paint_words(painter, {MARK * 1.5, HEADING * PAPER_UNITS - MARK - 4}, of + heading, 11);
}

void paint_overview(QPainter& painter, const QRectF& page, const SheetPlan& plan, const std::string& title,
                    const PictureSubject& subject, const ViewStyle& style) {
  PictureLayout layout = picture_layout(subject.game, style, title, page, key_size(subject, style));
  layout.on_paper = true;
  paint_picture(painter, layout, title, subject, style);
  const Table& table = subject.game.table();
  const QRectF whole = layout.table(table);
  painter.save();
  painter.setClipRect(whole);
  for (int column = 0; column < plan.columns; ++column)
    for (int row = 0; row < plan.rows; ++row) {
      const QRectF tile = layout.projection.to_paper(plan.part(column, row, table));
      painter.setBrush(Qt::NoBrush);
      painter.setPen(QPen(Palette::of(false).ink, 1, Qt::DashLine));
      painter.drawRect(tile);
      QFont font = painter.font();
      font.setPixelSize(std::clamp(static_cast<int>(tile.height() / 4), 7, 24));
      font.setBold(true);
      painter.setFont(font);
      paint_label(painter, tile.intersected(whole).center(), SheetPlan::name(column, row), Palette::of(false).ink,
                  Palette::of(false).halo);
    }
  painter.restore();
}

}  // namespace

QString SheetPlan::name(int column, int row) {
  QString letters;
  for (int n = column + 1; n > 0; n = (n - 1) / 26) letters.prepend(QChar(u'A' + (n - 1) % 26));
  return letters + QString::number(row + 1);
}

Box SheetPlan::part(int column, int row, const Table& table) const {
  const double west = column * tile.width();
  const double north = table.depth - row * tile.height();
  return {{west, north - tile.height()}, {west + tile.width(), north}};
}

SheetPlan sheet_plan(const Table& table, double scale, const QSizeF& paper) {
  const auto plan_for = [&](bool landscape) {
    const QSizeF sheet = landscape ? paper.transposed() : paper;
    const double side_marks = 2 * MARK / PAPER_UNITS;
    SheetPlan plan;
    plan.landscape = landscape;
    plan.tile =
        QSizeF(sheet.width() - 2 * MARGIN - side_marks, sheet.height() - 2 * MARGIN - HEADING - MARK / PAPER_UNITS) /
        scale;
    plan.columns = sheets_along(table.width, plan.tile.width());
    plan.rows = sheets_along(table.depth, plan.tile.height());
    return plan;
  };
  const SheetPlan upright = plan_for(false);
  const SheetPlan across = plan_for(true);
  return across.count() < upright.count() ? across : upright;
}

Result<void> paint_sheets(QPdfWriter& pdf, const QPageSize& paper, double scale, int most, const std::string& title,
                          const PictureSubject& subject, const ViewStyle& style) {
  const SheetPlan plan = sheet_plan(subject.game.table(), scale, paper.size(QPageSize::Inch));
  if (static_cast<double>(plan.columns) * plan.rows > most)
    return Problem{"", said<"at that scale the table takes {n} sheets; at most {m} are printed">(
                           Number{static_cast<double>(plan.columns) * plan.rows, 6}, most)};
  const double dots = pdf.resolution();
  const Table& table = subject.game.table();
  set_page(pdf, paper, table.width >= table.depth);
  QPainter painter;
  if (!painter.begin(&pdf)) return Problem{"", "the picture cannot be written there"};
  const QRectF page(0, 0, pdf.width() / dots * PAPER_UNITS, pdf.height() / dots * PAPER_UNITS);
  painter.scale(dots / PAPER_UNITS, dots / PAPER_UNITS);
  paint_overview(painter, page, plan, title, subject, style);
  set_page(pdf, paper, plan.landscape);
  for (int row = 0; row < plan.rows; ++row)
    for (int column = 0; column < plan.columns; ++column) {
      if (!pdf.newPage()) return Problem{"", "the picture cannot be written there"};
      painter.save();
      painter.translate(MARK, 0);
      paint_one_sheet(painter, plan, column, row, scale, title, subject, style);
      painter.restore();
    }
  return painter.end() ? Result<void>() : Problem{"", "the picture cannot be written there"};
}

}  // namespace linesman
