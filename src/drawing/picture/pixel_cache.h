// Keeps labels (words with a halo) and small models as pixels for a screen: many frames show the same ones, and their
// outlines take long to paint.
#pragma once

#include <QCache>
#include <QFont>
#include <QImage>
#include <QPainter>
#include <QString>
#include <functional>
#include <vector>

#include "drawing/picture/palette.h"
#include "table/game.h"

namespace linesman {

/// While it lives, the painter's units are whole device pixels, `density` of them for a unit before, so that kept
/// pixels are neither stretched nor smoothed. The painter was not turned.
class OnPixels {
 public:
  OnPixels(QPainter& painter, double density);
  ~OnPixels() { painter_.restore(); }
  OnPixels(const OnPixels&) = delete;
  OnPixels& operator=(const OnPixels&) = delete;

  /// The device pixel of a point in the painter's former units; points at one place within their pixels give equal
  /// ones.
  QPoint pixel(QPointF point) const;

 private:
  QPainter& painter_;
  double density_;
};

/// A copy without the painter's working memory, which is many times the size of a label.
QImage to_keep(const QImage& painted);

/// Device pixels for a unit of the painter.
double density_of(const QPainter& painter);

class LabelCache;

/// `text` with a halo, with its middle at `centre`. With `kept` it may be drawn from there, which moves it by less than
/// a pixel.
void paint_label(QPainter& painter, QPointF centre, const QString& text, const QColor& ink, const QColor& halo,
                 LabelCache* kept = nullptr);

/// Labels as pixels; for one thread at a time.
class LabelCache {
 public:
  /// Paints as `paint_label` does, moved to whole device pixels. The painter must not be turned or stretched.
  void paint(QPainter& painter, QPointF centre, const QString& text, const QColor& ink, const QColor& halo);

  /// The greatest size of all kept labels. A drag shows another length at every step: the last ones stay.
  static constexpr qsizetype MAX_BYTES = 2 << 20;
  qsizetype bytes() const { return images_.totalCost(); }

 private:
  struct Key {
    QString text;
    QFont font;
    QRgb ink = 0;
    QRgb halo = 0;
    double density = 1;
    friend bool operator==(const Key&, const Key&) = default;
    friend size_t qHash(const Key& key, size_t seed) {
      return qHashMulti(seed, key.text, key.font, key.ink, key.halo, key.density);
    }
  };
  QImage image_of(const Key& key, const QColor& ink, const QColor& halo);

  QCache<Key, QImage> images_{MAX_BYTES};  ///< the label's centre in the middle of each
};

/// Everything that decides the picture of a model, except its scale.
struct ModelLook {
  Footprint footprint;
  Value traits;
  bool formed = false;  ///< its status names a formation
  bool ghost = false;
  SideStyle style;
  std::optional<Tray> tray{};  ///< whose ranks are shown
  std::int64_t left = 1;       ///< models on it
  friend bool operator==(const ModelLook&, const ModelLook&) = default;
};

/// For one thread at a time.
class ModelSprites {
 public:
  /// `largest`: the size of the largest base that is drawn from a sprite, painter's units.
  explicit ModelSprites(double largest) : largest_(largest) {}

  /// Whether a base is drawn from a sprite at that scale.
  bool is_for(const Footprint& footprint, double scale) const;

  /// `painter` is in the frame of the piece. `body` paints a model of that look there; it is called when there is no
  /// sprite of it at that scale.
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
