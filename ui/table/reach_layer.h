// A reach over the table, painted once for each view of it: what moves over it is painted without painting it again.
#pragma once

#include <QPixmap>
#include <memory>

#include "drawing/picture/reach_picture.h"
#include "ui/table/scene.h"

namespace linesman {

/// Of that game; nullptr in its place shows none.
struct ShownReach {
  Game game;
  ReachShot shot;
};

class ReachLayer {
 public:
  void show(std::shared_ptr<const ShownReach> reach);
  const std::shared_ptr<const ShownReach>& shown() const { return reach_; }
  /// What it looks like has changed.
  void spoil();

  /// `frame` in painter's units; `density` device pixels for a unit.
  void paint(QPainter& painter, const Projection& projection, const QRectF& frame, double density, const Look& look);
  /// What the key covers, in the lower right corner of the frame; empty where no reach is shown.
  QRectF key_box(const QRectF& frame, double density, const Look& look);
  /// There.
  void paint_key(QPainter& painter, const QRectF& box) const { painter.drawPixmap(box.topLeft(), key_); }

 private:
  std::shared_ptr<const ShownReach> reach_;
  QPixmap picture_;
  QPixmap key_;
  Projection projection_;
  QRectF frame_;
};

}  // namespace linesman
