#include "drawing/picture/pixel_cache.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace linesman {

namespace {

/// Rounds halves one way, in spite of earlier rounding.
int nearest(double x) { return static_cast<int>(std::floor(x + 0.5 + 1e-6)); }

}  // namespace

OnPixels::OnPixels(QPainter& painter, double density) : painter_(painter), density_(density) {
  painter_.save();
  painter_.scale(1 / density, 1 / density);
  const QTransform device = painter_.deviceTransform();
  painter_.translate(nearest(device.dx()) - device.dx(), nearest(device.dy()) - device.dy());
}

QPoint OnPixels::pixel(QPointF point) const { return {nearest(point.x() * density_), nearest(point.y() * density_)}; }

QImage to_keep(const QImage& painted) { return painted.copy(); }

double density_of(const QPainter& painter) { return painter.device() ? painter.device()->devicePixelRatioF() : 1; }

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

namespace {

constexpr double FINER = 2;  // pixels of a sprite for one of the screen, so that it stays sharp when it is turned
constexpr double FRONT_HANGS_OVER = 14;  // painter's units: the front's arrow
constexpr std::size_t MAX_SPRITES = 200;

double longest(const Footprint& footprint) {
  const Box box = frame_box(footprint);
  return std::max(box.max.x - box.min.x, box.max.y - box.min.y);
}

}  // namespace

bool ModelSprites::is_for(const Footprint& footprint, double scale) const {
  return longest(footprint) * scale <= largest_;
}

const ModelSprites::Sprite& ModelSprites::sprite_of(const ModelLook& look, double scale,
                                                    const std::function<void(QPainter&)>& body) {
  const auto known =
      std::find_if(sprites_.begin(), sprites_.end(), [&](const Sprite& sprite) { return sprite.look == look; });
  if (known != sprites_.end()) return *known;
  if (sprites_.size() >= MAX_SPRITES) sprites_.clear();
  const Box box = frame_box(look.footprint).grown(FRONT_HANGS_OVER / scale);
  const double pixels = scale_ * FINER;
  const QSize size(static_cast<int>(std::ceil((box.max.x - box.min.x) * pixels)),
                   static_cast<int>(std::ceil((box.max.y - box.min.y) * pixels)));
  QImage image(size, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(pixels, pixels);
  painter.translate(-box.min.x, -box.min.y);
  body(painter);
  painter.end();
  sprites_.push_back({look, QRectF(QPointF(box.min.x, box.min.y), QSizeF(size) / pixels), to_keep(image)});
  return sprites_.back();
}

void ModelSprites::paint(QPainter& painter, const ModelLook& look, double scale,
                         const std::function<void(QPainter&)>& body) {
  const double pixels = scale * density_of(painter);
  if (pixels != scale_) sprites_.clear();
  scale_ = pixels;
  const Sprite& sprite = sprite_of(look, scale, body);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.drawImage(sprite.place, sprite.image);
}

}  // namespace linesman
