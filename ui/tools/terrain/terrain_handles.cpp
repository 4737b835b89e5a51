#include "ui/tools/terrain/terrain_handles.h"

#include <QPainter>

#include "editing/transform.h"
#include "ui/tools/terrain/terrain_preview.h"

namespace linesman {

namespace {

constexpr double SLACK = 8;         // pixels round a handle
constexpr double OUTSIDE = 8;       // pixels from the shape to the box of handles
constexpr double TURN_REACH = 30;   // pixels above the box
constexpr double CORNER_ROOM = 10;  // pixels between handles of corners
constexpr std::size_t MAX_CORNERS = 400;

void add_box(std::vector<TerrainHandle>& handles, const Box& shape, double pixel) {
  const Box box = shape.grown(OUTSIDE * pixel);
  const Vec middle = (shape.min + shape.max) * 0.5;
  const auto pick = [](int where, double low, double mid, double high) {
    return where < 0 ? low : where > 0 ? high : mid;
  };
  for (int x = -1; x <= 1; ++x)
    for (int y = -1; y <= 1; ++y) {
      const bool wide = shape.max.x - shape.min.x > 0;
      const bool deep = shape.max.y - shape.min.y > 0;
      if ((x == 0 && y == 0) || (x != 0 && !wide) || (y != 0 && !deep)) continue;
      const Vec at{pick(x, box.min.x, middle.x, box.max.x), pick(y, box.min.y, middle.y, box.max.y)};
      const Vec fixed{pick(-x, shape.min.x, middle.x, shape.max.x), pick(-y, shape.min.y, middle.y, shape.max.y)};
      handles.push_back({TerrainGrip::scale, at, fixed, x != 0, y != 0, {}});
    }
  handles.push_back({TerrainGrip::turn, {middle.x, box.max.y + TURN_REACH * pixel}, middle, true, true, {}});
}

void add_corners(std::vector<TerrainHandle>& handles, const FeatureShape& shape, double pixel) {
  const auto corners = vertices_of(shape);
  if (corners.size() > MAX_CORNERS) return;
  // Of corners closer than a handle is wide one is enough to take hold of; nearer to it there are more.
  for (const auto& [vertex, at] : corners)
    if (handles.empty() || vertex.index == 0 || distance(handles.back().at, at) > CORNER_ROOM * pixel)
      handles.push_back({TerrainGrip::corner, at, at, true, true, vertex});
  for (const SideAt& side : sides_of(shape))
    if (distance(side.begin, side.end) > 26 * pixel)
      handles.push_back({TerrainGrip::middle, side.middle(), side.middle(), true, true, side.from});
}

void add_width(std::vector<TerrainHandle>& handles, const Feature& feature, double pixel) {
  const auto* line = std::get_if<Polyline>(&feature.shape);
  if (!line) return;
  const std::size_t i = (line->size() - 1) / 2;
  const Vec along = (*line)[i + 1] - (*line)[i];
  if (length(along) == 0) return;
  const Vec left = Vec{-along.y, along.x} * (1 / length(along));
  const Vec on = (*line)[i] + along * 0.33;
  handles.push_back({TerrainGrip::width, on + left * (feature.width / 2 + 6 * pixel), on, true, true, {}});
}

}  // namespace

std::vector<TerrainHandle> terrain_handles(const ToolHost& host, const std::vector<FeatureIndex>& features,
                                           bool corners) {
  std::vector<TerrainHandle> handles;
  if (features.empty()) return handles;
  const Game& game = host.game();
  const double pixel = 1 / host.projection().scale;
  const Feature& first = game.feature(features.front());
  if (corners) {
    add_corners(handles, first.shape, pixel);
  } else {
    Box box;
    for (const FeatureIndex i : features)
      for (const auto& [vertex, at] : vertices_of(game.feature(i).shape)) box.include(at);
    if (!box.empty()) add_box(handles, box, pixel);
  }
  if (features.size() == 1) add_width(handles, first, pixel);
  return handles;
}

std::optional<std::size_t> terrain_handle_at(const std::vector<TerrainHandle>& handles, const ToolHost& host,
                                             Vec point) {
  const double slack = SLACK / host.projection().scale;
  std::optional<std::size_t> found;
  for (std::size_t i = 0; i < handles.size(); ++i) {
    if (distance(handles[i].at, point) > slack) continue;
    const bool nearer = found && distance(handles[i].at, point) < distance(handles[*found].at, point);
    if (!found || (nearer && handles[*found].grip == handles[i].grip)) found = i;
  }
  return found;
}

void paint_terrain_handle(QPainter& painter, const Projection& projection, const TerrainHandle& handle, bool hot,
                          const Palette& palette) {
  const QPointF at = projection.to_paper(handle.at);
  if (handle.grip == TerrainGrip::scale || handle.grip == TerrainGrip::corner) {
    paint_corner(painter, at, hot || handle.grip == TerrainGrip::corner, palette);
    return;
  }
  const double r = hot ? 6.5 : handle.grip == TerrainGrip::middle ? 3.5 : 5;
  if (handle.grip != TerrainGrip::middle) {
    const QPointF from =
        handle.grip == TerrainGrip::turn ? at + QPointF(0, TURN_REACH) : projection.to_paper(handle.fixed);
    painter.setPen(QPen(palette.select, 1.3));
    painter.drawLine(from, at);
  }
  painter.setPen(QPen(palette.select, 1.6));
  painter.setBrush(hot ? palette.select : palette.halo);
  if (handle.grip == TerrainGrip::width)
    painter.drawPolygon(QPolygonF({at + QPointF(0, -r), at + QPointF(r, 0), at + QPointF(0, r), at + QPointF(-r, 0)}));
  else
    painter.drawEllipse(at, r, r);
}

Qt::CursorShape cursor_of(const TerrainHandle& handle) {
  switch (handle.grip) {
    case TerrainGrip::scale:
      return !handle.east_west ? Qt::SizeVerCursor : !handle.south_north ? Qt::SizeHorCursor : Qt::SizeAllCursor;
    case TerrainGrip::turn: return Qt::PointingHandCursor;
    case TerrainGrip::corner:
    case TerrainGrip::middle: return Qt::SizeAllCursor;
    case TerrainGrip::width: return Qt::SplitHCursor;
  }
  return Qt::ArrowCursor;
}

}  // namespace linesman
