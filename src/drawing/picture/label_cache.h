// Labels: words with a halo. A screen keeps them as pixels: the same stand on many frames, and their outlines take long
// to paint.
#pragma once

#include <QCache>
#include <QFont>
#include <QImage>
#include <QPainter>
#include <QString>

namespace linesman {

class LabelCache;

/// `text` with a halo, its middle at `centre`. `kept`: it may be drawn from there, which moves it by less than a pixel.
void paint_label(QPainter& painter, QPointF centre, const QString& text, const QColor& ink, const QColor& halo,
                 LabelCache* kept = nullptr);

/// For one thread at a time.
class LabelCache {
 public:
  /// What `paint_label` paints, moved to whole device pixels. The painter was neither turned nor stretched.
  void paint(QPainter& painter, QPointF centre, const QString& text, const QColor& ink, const QColor& halo);

  /// Of all labels that are kept. A drag shows another length at every step: those that were shown last stay.
  static constexpr qsizetype MOST_BYTES = 2 << 20;
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

  QCache<Key, QImage> images_{MOST_BYTES};  ///< the label's centre in the middle of each
};

}  // namespace linesman
