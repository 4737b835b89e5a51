#include "ui/tools/terrain/shape_draft.h"
#include "drawing/report/spoken.h"

#include <cmath>

#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "drawing/picture/marks.h"
#include "editing/outlines.h"

namespace linesman {

namespace {

FeatureShape area(Ring ring) { return MultiPolygon{Polygon{std::move(ring), {}}}; }

FeatureShape by_hand(const Brush& brush, const Polyline& way) {
  if (way.size() < 2) return {};
  if (draws_line(brush)) {
    const auto line = line_by_hand(way, brush.tolerance);
    return line ? *line : way;
  }
  if (way.size() < 3) return {};
  // What cannot be used is shown as it is, with what is wrong with it.
  const auto ring = ring_by_hand(way, brush.tolerance);
  return area(ring ? *ring : way);
}

}  // namespace

bool ShapeDraft::is_rectangle() const {
  if (brush_.use == ShapeUse::cut) return false;
  return brush_.outline == OutlineShape::rectangle || (pulled_ && brush_.outline == OutlineShape::polygon);
}

bool ShapeDraft::by_two_corners() const {
  return is_rectangle() || (brush_.use != ShapeUse::cut && brush_.outline == OutlineShape::circle);
}

void ShapeDraft::add(Vec corner) {
  if (distance(corners_.back(), corner) > EPS) corners_.push_back(corner);
}

bool ShapeDraft::take_back() {
  if (corners_.size() < 2) return false;
  corners_.pop_back();
  return true;
}

FeatureShape ShapeDraft::shape(std::optional<Vec> next) const {
  Polyline points = corners_;
  if (next && distance(points.back(), *next) > EPS) points.push_back(*next);
  if (points.size() < 2) return {};
  if (freehand()) return by_hand(brush_, points);
  if (draws_line(brush_)) return points;
  const Vec last = points.back();
  const Vec size = last - points.front();
  if (is_rectangle()) {
    if (std::abs(size.x) <= EPS || std::abs(size.y) <= EPS) return {};
    return area(rectangle_between(points.front(), last));
  }
  if (brush_.outline == OutlineShape::circle) return area(circle_about(points.front(), length(size)));
  if (points.size() < 3) return {};
  return area(std::move(points));
}

std::optional<Vec> ShapeDraft::place_of(const TypedNumbers::Figures& figures, Vec pointer) const {
  if (is_rectangle() && !figures.heading) return opposite_corner(figures, corners_.back(), pointer);
  if (brush_.outline == OutlineShape::circle && !figures.second) return corners_.back() + Vec{figures.first, 0};
  return linesman::place_of(figures, corners_.back(), pointer);
}

QString ShapeDraft::measures(Vec next, LengthUnit unit) const {
  const auto words = [unit](double inches) { return length_text(inches, unit); };
  const Vec way = next - corners_.back();
  if (freehand()) return QStringLiteral("± %1").arg(words(brush_.tolerance));
  if (length(way) <= EPS) return {};
  if (is_rectangle()) return QStringLiteral("%1 × %2").arg(words(std::abs(way.x)), words(std::abs(way.y)));
  if (by_two_corners()) return QStringLiteral("r %1").arg(words(length(way)));
  return QStringLiteral("%1 < %2°").arg(words(length(way)), spoken(word(number_text(heading_of(way), 1))));
}

}  // namespace linesman
