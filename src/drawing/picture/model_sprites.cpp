#include "drawing/picture/model_sprites.h"

#include <algorithm>
#include <cmath>

#include "drawing/picture/on_pixels.h"

namespace linesman {

namespace {

constexpr double FINER = 2;              // pixels of a sprite for one of the screen: it is turned and stays sharp
constexpr double FRONT_HANGS_OVER = 14;  // painter's units: the front's arrow
constexpr std::size_t MOST_SPRITES = 200;

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
  if (sprites_.size() >= MOST_SPRITES) sprites_.clear();
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
