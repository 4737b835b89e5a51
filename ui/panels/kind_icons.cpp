#include "ui/panels/kind_icons.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPixmap>

#include "drawing/picture/terrain_picture.h"

namespace linesman {

QString words_for_kind(Kind kind) {
  const std::string_view name = name_of(kind);
  QString words = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
  return words.replace(QLatin1Char('-'), QLatin1Char(' '));
}

QIcon kind_icon(Kind kind, QSize size, const QPalette& palette) {
  const double density = qGuiApp->devicePixelRatio();
  QPixmap pixels(size * density);
  pixels.setDevicePixelRatio(density);
  const Palette& colours = Palette::of(palette.window().color().lightness() < 128);
  pixels.fill(colours.table);
  QPainter painter(&pixels);
  painter.setRenderHint(QPainter::Antialiasing);
  paint_kind_swatch(painter, QRectF(QPointF(0, 0), size), kind, colours);
  return QIcon(pixels);
}

}  // namespace linesman
