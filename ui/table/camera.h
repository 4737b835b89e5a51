// How a view looks at its table, or at a photograph: scale and place, with limits to both. Knows nothing of widgets:
// lengths on the screen are in painter's units, which a density of 2 divides into half pixels.
#pragma once

#include <QPoint>
#include <QRectF>

#include "drawing/picture/projection.h"

namespace linesman {

/// The effect of a movement of the camera on what was painted before.
struct CameraMove {
  bool zoomed = false;  ///< another scale: all is elsewhere
  QPoint shift;         ///< at the same scale: device pixels to the right and down
};

/// How near and how far a camera goes, in units for an inch.
struct CameraLimits {
  double margin = 12;  ///< round the whole when it is fitted, units
  double nearest = 400;
  /// The smaller of these two is the farthest: that, and this share of the scale at which the whole fills the frame.
  double farthest = 1;
  double farthest_share = 0.4;
};

class Camera {
 public:
  Camera() = default;
  explicit Camera(const CameraLimits& limits) : limits_(limits) {}

  const Projection& projection() const { return projection_; }
  /// The part of the screen that shows the table, not empty.
  const QRectF& frame() const { return frame_; }
  /// The whole table has been fitted into the frame, and it has not been moved since.
  bool is_fitted() const { return fitted_; }

  /// A table of that size, inches, or a photograph, pixels; what is shown of it is settled by the next move.
  void set_table(double width, double depth);
  /// `density`: device pixels for a painter's unit, above 0. Shows the same places until the next move.
  void set_frame(const QRectF& frame, double density);

  CameraMove fit();
  /// `factor` above 1 is nearer, others than finite ones above 0 do nothing. What is under `about` stays there.
  CameraMove zoom_at(QPointF about, double factor);
  /// By whole device pixels, so that what is painted can be shifted. Some of the table always stays in the frame.
  CameraMove pan_by(QPointF by);
  /// As little as needed to show a place (table inches) with some ground round it.
  CameraMove bring_into_view(Vec place);

  /// The scale at which the whole fills the frame, without a margin.
  double whole_scale() const { return Projection::fitting(width_, depth_, frame_).scale; }

 private:
  CameraMove go_to(Projection wanted);
  QPointF within_reach(QPointF origin, double scale) const;

  CameraLimits limits_;
  Projection projection_;
  QRectF frame_{0, 0, 1, 1};
  double density_ = 1;
  double width_ = 1;
  double depth_ = 1;
  bool fitted_ = true;
};

}  // namespace linesman
