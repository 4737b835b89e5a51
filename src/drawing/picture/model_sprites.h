// Small models kept as pixels, for screens: a crowd of them is a few sprites, turned as each model stands.
#pragma once

#include <QImage>
#include <QPainter>
#include <functional>
#include <vector>

#include "drawing/picture/palette.h"
#include "table/game.h"

namespace linesman {

/// What the picture of a model follows from, besides its scale.
struct ModelLook {
  Footprint footprint;
  Value traits;
  bool formed = false;  ///< its status names a formation
  bool ghost = false;
  SideStyle style;
  friend bool operator==(const ModelLook&, const ModelLook&) = default;
};

/// For one thread at a time.
class ModelSprites {
 public:
  /// `largest`: of the bases that are drawn from sprites, painter's units.
  explicit ModelSprites(double largest) : largest_(largest) {}

  /// Whether a base is to be drawn from a sprite at that scale.
  bool is_for(const Footprint& footprint, double scale) const;

  /// `painter` is in the frame of the piece; `body` paints one of that look there. It is called when there is no sprite
  /// of it at that scale.
  void paint(QPainter& painter, const ModelLook& look, double scale, const std::function<void(QPainter&)>& body);

 private:
  struct Sprite {
    ModelLook look;
    QRectF place;  ///< in the frame of the piece, inches
    QImage image;
  };
  const Sprite& sprite_of(const ModelLook& look, double scale, const std::function<void(QPainter&)>& body);

  double largest_;
  double scale_ = 0;  ///< device pixels for an inch
  std::vector<Sprite> sprites_;
};

}  // namespace linesman
