// Models put by eye over a photograph: a base as the camera sees it, and the edge in the picture to which it snaps.
#pragma once

#include <QImage>
#include <optional>
#include <vector>

#include "photo/camera.h"
#include "table/game.h"

namespace linesman {

/// The outline of a base at some height above the table as a camera sees it, a closed line; empty when it is not all in
/// front of the camera.
std::vector<PicturePoint> seen_outline(const PhotoCamera& camera, const Footprint& base, const Pose& pose,
                                       double height);

/// A pose that a base snaps to.
struct SnappedBase {
  Pose pose;
  double strength = 0;  ///< of the edge round it: shades of grey (of 255) across it, on average
};

/// Looks for the edge of the base round a pose: shifted by at most half of its radius and, unless it is round, turned
/// by at most `MAX_SNAP_TURN`. The outline lies where shades change most along all of it. `picture` is in shades of
/// grey (8 bits). Nothing where no edge is as strong as `MIN_EDGE`.
std::optional<SnappedBase> snapped_base(const QImage& picture, const PhotoCamera& camera, const Footprint& base,
                                        const Pose& pose, double height);

inline constexpr double MAX_SNAP_TURN = 12;  // degrees
inline constexpr double MIN_EDGE = 8;        // shades of grey

/// An outline on the table that was drawn by eye, with each side laid along the edge that the picture has there: its
/// ends move by at most `MAX_SIDE_SHIFT`. A side without an edge as strong as MIN_EDGE stays.
Ring snapped_ring(const QImage& picture, const PhotoCamera& camera, const Ring& drawn, double height);

inline constexpr double MAX_SIDE_SHIFT = 0.4;  // inches

/// The point of the strongest edge within `radius` pixels of a point; nothing where none is as strong as MIN_EDGE.
std::optional<PicturePoint> edge_near(const QImage& picture, const PicturePoint& point, double radius);

}  // namespace linesman
