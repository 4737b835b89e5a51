#include "ui/table/camera.h"

#include <algorithm>
#include <cmath>

namespace linesman {

namespace {

constexpr double STAYS_IN_VIEW = 48;  // units of the table that no panning takes away
constexpr double GROUND = 60;         // units of ground round a place that is brought into view

}  // namespace

void Camera::set_table(double width, double depth) {
  width_ = width;
  depth_ = depth;
}

void Camera::set_frame(const QRectF& frame, double density) {
  frame_ = frame;
  density_ = density;
}

CameraMove Camera::fit() {
  const QRectF inner = frame_.adjusted(limits_.margin, limits_.margin, -limits_.margin, -limits_.margin);
  const CameraMove move = go_to(Projection::fitting(width_, depth_, inner));
  fitted_ = true;
  return move;
}

CameraMove Camera::zoom_at(QPointF about, double factor) {
  if (!(factor > 0) || !std::isfinite(factor)) return {};
  const Vec under = projection_.to_table(about);
  const double farthest = std::min(whole_scale() * limits_.farthest_share, limits_.farthest);
  Projection p;
  p.scale = std::clamp(projection_.scale * factor, farthest, limits_.nearest);
  p.origin = {about.x() - under.x * p.scale, about.y() + under.y * p.scale};
  return go_to(p);
}

CameraMove Camera::pan_by(QPointF by) { return go_to({projection_.scale, projection_.origin + by}); }

CameraMove Camera::bring_into_view(Vec place) {
  const QRectF inner = frame_.adjusted(GROUND, GROUND, -GROUND, -GROUND);
  const QPointF at = projection_.to_paper(place);
  const QPointF nearest(std::clamp(at.x(), inner.left(), std::max(inner.left(), inner.right())),
                        std::clamp(at.y(), inner.top(), std::max(inner.top(), inner.bottom())));
  return nearest == at ? CameraMove{} : pan_by(nearest - at);
}

CameraMove Camera::go_to(Projection wanted) {
  wanted.origin = within_reach(wanted.origin, wanted.scale);
  CameraMove move;
  move.zoomed = wanted.scale != projection_.scale;
  if (!move.zoomed) {
    const QPointF by = (wanted.origin - projection_.origin) * density_;
    move.shift = {qRound(by.x()), qRound(by.y())};
    wanted.origin = projection_.origin + QPointF(move.shift) / density_;
  }
  fitted_ = false;
  projection_ = wanted;
  return move;
}

QPointF Camera::within_reach(QPointF origin, double scale) const {
  const double w = width_ * scale;
  const double d = depth_ * scale;
  const double keep_x = std::min({STAYS_IN_VIEW, w, frame_.width()});
  const double keep_y = std::min({STAYS_IN_VIEW, d, frame_.height()});
  return {std::clamp(origin.x(), frame_.left() + keep_x - w, frame_.right() - keep_x),
          std::clamp(origin.y(), frame_.top() + keep_y, frame_.bottom() - keep_y + d)};
}

}  // namespace linesman
