#include "drawing/picture/projection.h"

#include <algorithm>

namespace linesman {

QRectF Projection::to_paper(const Box& box) const {
  return QRectF(to_paper(Vec{box.min.x, box.max.y}), to_paper(Vec{box.max.x, box.min.y}));
}

Box Projection::to_table(const QRectF& rect) const {
  Box box;
  box.include(to_table(rect.bottomLeft()));
  box.include(to_table(rect.topRight()));
  return box;
}

Projection Projection::fitting(double width, double depth, const QRectF& frame) {
  Projection p;
  p.scale = std::max(1e-3, std::min(frame.width() / width, frame.height() / depth));
  p.origin = {frame.center().x() - width * p.scale / 2, frame.center().y() + depth * p.scale / 2};
  return p;
}

}  // namespace linesman
