#include "drawing/picture/label_cache.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "drawing/picture/on_pixels.h"

namespace linesman {

void paint_label(QPainter& painter, QPointF centre, const QString& text, const QColor& ink, const QColor& halo,
                 LabelCache* kept) {
  if (kept != nullptr) return kept->paint(painter, centre, text, ink, halo);
  const QFontMetricsF metrics(painter.font());
  const QPointF at(centre.x() - metrics.horizontalAdvance(text) / 2,
                   centre.y() + (metrics.ascent() - metrics.descent()) / 2);
  QPainterPath path;
  path.addText(at, painter.font(), text);
  painter.save();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(halo, std::max(2.0, metrics.height() * 0.2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(path);
  painter.setPen(Qt::NoPen);
  painter.setBrush(ink);
  painter.drawPath(path);
  painter.restore();
}

void LabelCache::paint(QPainter& painter, QPointF centre, const QString& text, const QColor& ink, const QColor& halo) {
  const double density = density_of(painter);
  const QImage image = image_of({text, painter.font(), ink.rgba(), halo.rgba(), density}, ink, halo);
  const OnPixels on(painter, density);
  painter.drawImage(on.pixel(centre) - QPoint(image.width() / 2, image.height() / 2), image);
}

QImage LabelCache::image_of(const Key& key, const QColor& ink, const QColor& halo) {
  if (const QImage* known = images_.object(key)) return *known;
  const QFontMetricsF metrics(key.font);
  const double hangs_over = metrics.height();  // halo and slanted letters
  const auto even = [&](double units) { return 2 * static_cast<int>(std::ceil(units * key.density / 2)); };
  QImage image(even(metrics.horizontalAdvance(key.text) + hangs_over), even(metrics.height() + hangs_over),
               QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(key.density, key.density);
  painter.setFont(key.font);
  paint_label(painter, QPointF(image.width() / 2.0, image.height() / 2.0) / key.density, key.text, ink, halo);
  painter.end();
  images_.insert(key, new QImage(to_keep(image)), image.sizeInBytes());  // the cache owns it
  return image;
}

}  // namespace linesman
