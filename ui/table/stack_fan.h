// A stack of models laid out in a ring, so that each can be seen and taken; its middle takes them all.
#pragma once

#include <QPainter>
#include <optional>
#include <vector>

#include "drawing/picture/models/models_picture.h"

namespace linesman {

/// Open over one hex at a time, and only while the pointer is on it. All places are in painter's units: of the view
/// that it lies over, at its projection.
class StackFan {
 public:
  /// Opens over the stack whose models the pointer is on; closes when it has left the ring. True: something changed.
  bool follow(const Game& game, const Footprints& footprints, const Projection& projection, QPointF pointer);
  /// True: it was open.
  bool close();
  bool is_open() const { return !places_.empty(); }

  /// The models that a press takes: one of the ring, or the whole stack by its middle; none beside them. Nothing when
  /// the point is not on the fan.
  std::optional<std::vector<PieceIndex>> at(QPointF point) const;

  QRectF extent() const;
  void paint(QPainter& painter, const Game& game, const std::vector<PieceIndex>& selection,
             const ViewStyle& style) const;

 private:
  struct Place {
    PieceIndex piece{};
    Footprint footprint;
    Pose pose;  ///< in the ring, inches of `lens_`
  };
  void open(const Game& game, const Footprints& footprints, const Projection& projection,
            const std::vector<PieceIndex>& stack);

  std::vector<Place> places_;
  Projection lens_;  ///< near enough that models in the ring can be read, whatever the view's scale
  QPointF middle_;
  double radius_ = 0;
};

}  // namespace linesman
