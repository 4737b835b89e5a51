#include "ui/picture/picture.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QPageLayout>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <algorithm>

#include "ui/picture/furniture.h"
#include "ui/picture/models_picture.h"
#include "ui/picture/ruling_picture.h"
#include "ui/picture/terrain_picture.h"

namespace linesman {

namespace {

constexpr double RULER = 22;
constexpr double LONGER_SIDE = 2400;

/// What a picture's fonts and marks are sized for: units of about a screen's pixel.
QSizeF units_for(const Game& game, const Look& look, double longer) {
  const Table& table = game.table();
  const QSizeF legend = look.legend ? paint_legend(nullptr, {}, game, Palette::of(look.dark)) : QSizeF(0, 0);
  const double beside = legend.width() + 2 * RULER;
  const double scale = std::min((longer - beside) / table.width, (longer - 2 * RULER) / table.depth);
  return {table.width * scale + beside, std::max(table.depth * scale, legend.height()) + 2 * RULER};
}

Problem unwritable(const std::string& path) { return {path, "", "the picture cannot be written there"}; }

Result<void> write_png(const Shot& shot, const std::string& path, const Look& look) {
  // Drawn at half the size and twice the density, so that type is as large as on a desk's screen.
  const QSizeF units = units_for(shot.game, look, LONGER_SIDE / 2);
  QImage image((units * 2).toSize(), QImage::Format_RGB32);
  image.setDevicePixelRatio(2);
  image.fill(Palette::of(look.dark).surround);
  QPainter painter(&image);
  paint_picture(painter, QRectF(QPointF(0, 0), units), shot, look);
  painter.end();
  image.setDotsPerMeterX(5906);
  image.setDotsPerMeterY(5906);
  if (!image.save(QString::fromStdString(path), "PNG")) return unwritable(path);
  return {};
}

Result<void> write_svg(const Shot& shot, const std::string& path, const Look& look) {
  const QSizeF units = units_for(shot.game, look, LONGER_SIDE / 2);
  QSvgGenerator svg;
  svg.setFileName(QString::fromStdString(path));
  svg.setSize(units.toSize());
  svg.setViewBox(QRectF(QPointF(0, 0), units));
  svg.setTitle(QString::fromStdString(shot.game.title()));
  QPainter painter;
  if (!painter.begin(&svg)) return unwritable(path);
  painter.fillRect(QRectF(QPointF(0, 0), units), Palette::of(look.dark).surround);
  paint_picture(painter, QRectF(QPointF(0, 0), units), shot, look);
  if (!painter.end()) return unwritable(path);
  return {};
}

Result<void> write_pdf(const Shot& shot, const std::string& path, const Look& look) {
  QPdfWriter pdf(QString::fromStdString(path));
  pdf.setTitle(QString::fromStdString(shot.game.title()));
  pdf.setPageSize(QPageSize(QPageSize::A4));
  const Table& table = shot.game.table();
  pdf.setPageOrientation(table.width >= table.depth ? QPageLayout::Landscape : QPageLayout::Portrait);
  pdf.setPageMargins(QMarginsF(10, 10, 10, 10), QPageLayout::Millimeter);
  pdf.setResolution(1200);
  QPainter painter;
  if (!painter.begin(&pdf)) return unwritable(path);
  const QSizeF units = units_for(shot.game, look, LONGER_SIDE / 2);
  const QRectF page(0, 0, pdf.width(), pdf.height());
  const double scale = std::min(page.width() / units.width(), page.height() / units.height());
  painter.scale(scale, scale);
  paint_picture(painter, QRectF(QPointF(0, 0), units), shot, look);
  if (!painter.end()) return unwritable(path);
  return {};
}

}  // namespace

void paint_picture(QPainter& painter, const QRectF& frame, const Shot& shot, const Look& look) {
  const Game& game = shot.game;
  const Palette& palette = Palette::of(look.dark);
  const Table& table = game.table();
  QRectF inside = frame.adjusted(RULER, RULER / 2, -RULER / 2, -RULER);
  const QSizeF legend = look.legend ? paint_legend(nullptr, {}, game, palette) : QSizeF(0, 0);
  if (look.legend) inside.setRight(inside.right() - legend.width() - RULER / 2);
  const Projection projection = Projection::fitting(table.width, table.depth, inside);
  const QRectF on_paper(projection.to_paper(Vec{0, table.depth}), projection.to_paper(Vec{table.width, 0}));
  const Box whole{{0, 0}, {table.width, table.depth}};
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  // The bands are a little longer than the table, for the labels at its corners.
  const double over = RULER / 2;
  paint_ruler(painter, QRectF(on_paper.left() - over, on_paper.bottom() + 1, on_paper.width() + 2 * over, RULER - 2),
              RulerSide::bottom, projection, look.unit, palette);
  paint_ruler(painter,
              QRectF(on_paper.left() - RULER + 1, on_paper.top() - over, RULER - 2, on_paper.height() + 2 * over),
              RulerSide::left, projection, look.unit, palette);
  if (look.legend)
    paint_legend(&painter, QPointF(frame.right() - legend.width() - RULER / 2, on_paper.top()), game, palette);
  painter.save();
  painter.setClipRect(on_paper.adjusted(-2, -2, 2, 2), Qt::IntersectClip);
  paint_ground(painter, projection, table, palette);
  const TerrainPicture terrain(game.terrain_ptr(), table);
  terrain.paint(painter, projection, whole, palette);
  paint_grids(painter, projection, table, look, palette);
  if (look.names) terrain.paint_names(painter, projection, whole, palette);
  paint_models(painter, projection, game, shot.footprints, whole, look);
  if (shot.judgement) paint_ruling(painter, projection, game, *shot.judgement, std::nullopt, look);
  if (look.scale_bar)
    paint_scale_bar(painter, on_paper.bottomLeft() + QPointF(14, -12), projection, look.unit, palette);
  painter.restore();
  painter.restore();
}

QImage thumbnail(const Game& game, QSize size, const Look& look) {
  const QSizeF table(game.table().width, game.table().depth);
  const QSizeF fitted = table.scaled(QSizeF(size), Qt::KeepAspectRatio);
  const QSize pixels(std::max(1, qRound(fitted.width())), std::max(1, qRound(fitted.height())));
  QImage image(pixels, QImage::Format_RGB32);
  image.fill(Palette::of(look.dark).surround);
  QPainter painter(&image);
  const Palette& palette = Palette::of(look.dark);
  const Projection projection =
      Projection::fitting(table.width(), table.height(), QRectF(QPointF(0, 0), QSizeF(pixels)));
  const Box whole{{0, 0}, {table.width(), table.height()}};
  paint_ground(painter, projection, game.table(), palette);
  TerrainPicture(game.terrain_ptr(), game.table()).paint(painter, projection, whole, palette);
  paint_grids(painter, projection, game.table(), look, palette);
  Look nameless = look;
  nameless.names = false;
  paint_models(painter, projection, game, {}, whole, nameless);
  return image;
}

Result<void> render_picture(const Shot& shot, const std::string& out_path, const Look& look) {
  LINESMAN_CHECK(qGuiApp != nullptr);
  const QString ending = QFileInfo(QString::fromStdString(out_path)).suffix().toLower();
  if (ending == QLatin1String("png")) return write_png(shot, out_path, look);
  if (ending == QLatin1String("svg")) return write_svg(shot, out_path, look);
  if (ending == QLatin1String("pdf")) return write_pdf(shot, out_path, look);
  return Problem{out_path, "", "a picture's name ends in .png, .svg or .pdf"};
}

}  // namespace linesman
