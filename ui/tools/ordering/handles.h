// The handles of a proposed order: where the pointer can take hold of its path.
#pragma once

#include <QPointF>
#include <optional>
#include <vector>

#include "drawing/picture/palette.h"
#include "drawing/picture/projection.h"
#include "movement/order.h"
#include "referee/referee.h"

class QPainter;

namespace linesman {

/// Pixels from a base to the handle that turns it.
inline constexpr double HANDLE_REACH = 26;
/// Pixels from which a handle is taken hold of.
inline constexpr double HANDLE_SLACK = 10;

enum class HandleKind {
  waypoint,    ///< the end of a leg: drags the point that the step goes to
  rotate,      ///< beside the last pose: turns on the spot there
  wheel_left,  ///< the front corners of the last pose: wheels about the other one
  wheel_right,
  flank_left,  ///< of a form: the ends of its front
  flank_right,
  front  ///< before the middle of that front: turns it about the middle
};

struct Handle {
  HandleKind kind = HandleKind::waypoint;
  PieceIndex piece{};       ///< of a form none
  std::size_t written = 0;  ///< of a waypoint: the step of the written path that it ends
  Vec at;                   ///< table inches
  Pose pose;                ///< of the piece there
};

/// The way of a piece in a judgement (which may be nullptr); nullptr when it has none.
const PieceTrace* trace_of(const Judgement* judgement, PieceIndex piece);
/// The way that ends with its base on that point.
const PieceTrace* trace_ending_at(const Judgement* judgement, Vec point);

/// The handles that turn a piece at a pose. `reach` is how far from the base the rotation handle stands, inches. Only a
/// front that is wider than that has handles at its corners: on a smaller one they would leave no base to take hold of.
std::vector<Handle> turning_handles(PieceIndex piece, const Footprint& footprint, const Pose& pose, bool pivots,
                                    bool wheels, double reach);

/// The handles of one piece's way: a waypoint for every written step that ends in a leg, and those that turn at its
/// end.
std::vector<Handle> handles_of(const PieceTrace& trace, bool pivots, bool wheels, double reach);

/// The handle within `slack` inches of a point; the nearest.
std::optional<std::size_t> handle_at(const std::vector<Handle>& handles, Vec point, double slack);

/// The step that pulling a turning handle to a point means: a pivot or a wheel by whole degrees (`unit` 15: by
/// fifteens); nothing where that turns not at all, or would wheel backwards.
std::optional<Step> turn_by_handle(const Handle& handle, const Footprint& footprint, Vec point, double unit);

void paint_handle(QPainter& painter, const Projection& projection, const Handle& handle, bool hot,
                  const Palette& palette);

}  // namespace linesman
