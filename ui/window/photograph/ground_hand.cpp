#include "ui/window/photograph/ground_hand.h"

#include <QPainter>
#include <cmath>

#include "drawing/picture/palette.h"
#include "drawing/report/ruling_lines.h"
#include "photo/base_snap.h"

namespace linesman {

namespace {

void draw_way(QPainter& painter, const PhotoFrame& frame, const PhotoCamera& camera, const Polyline& way, bool closed,
              const QColor& colour) {
  QPolygonF polygon;
  for (const Vec place : way)
    if (const auto seen = camera.seen({place.x, place.y, 0})) polygon << frame.shown(*seen);
  if (closed && !polygon.isEmpty()) polygon << polygon.front();
  painter.setBrush(Qt::NoBrush);
  for (const QPen& pen : {QPen(Palette::of(false).halo, 4), QPen(colour, 2)}) {
    painter.setPen(pen);
    painter.drawPolyline(polygon);
  }
}

void draw_shape(QPainter& painter, const PhotoFrame& frame, const PhotoCamera& camera, const FeatureShape& shape,
                const QColor& colour) {
  if (const auto* line = std::get_if<Polyline>(&shape)) draw_way(painter, frame, camera, *line, false, colour);
  if (const auto* polygons = std::get_if<MultiPolygon>(&shape))
    for (const Polygon& polygon : *polygons) draw_way(painter, frame, camera, polygon.outer, true, colour);
}

}  // namespace

void GroundHand::set_brush(const Brush& brush) {
  brush_ = brush;
  draft_.reset();
  pull_.reset();
}

std::optional<Vec> GroundHand::place_at(const PhotoPointer& pointer) const {
  return table_.camera() ? table_.camera()->place_at(pointer.at, 0) : std::nullopt;
}

bool GroundHand::is_on(Vec corner, const PhotoPointer& pointer) const {
  const auto seen = table_.camera()->seen({corner.x, corner.y, 0});
  return seen && std::hypot(seen->x - pointer.at.x, seen->y - pointer.at.y) < pointer.reach;
}

void GroundHand::press(const PhotoPointer& pointer) {
  const auto place = place_at(pointer);
  if (!place) return;
  if (!draft_) {
    draft_.emplace(brush_, *place);
    pull_ = pointer;
    return;
  }
  if (draft_->by_two_corners()) return commit(draft_->shape(*place), pointer.keys);
  const Polyline& corners = draft_->corners();
  const bool closes = corners.size() > 2 && !draws_line(brush_) && is_on(corners.front(), pointer);
  if (closes || (corners.size() > 1 && is_on(corners.back(), pointer))) return commit(draft_->shape({}), pointer.keys);
  draft_->add(*place);
}

void GroundHand::move(const PhotoPointer& pointer) {
  pointer_ = place_at(pointer);
  if (!draft_ || !pull_ || !pointer_) return;
  if (draft_->freehand()) return draft_->add(*pointer_);
  if (std::hypot(pointer.at.x - pull_->at.x, pointer.at.y - pull_->at.y) > 2 * pull_->reach) draft_->set_pulled(true);
}

void GroundHand::release(const PhotoPointer& pointer) {
  if (!draft_ || !pull_) return;
  move(pointer);
  const bool pulled = std::hypot(pointer.at.x - pull_->at.x, pointer.at.y - pull_->at.y) > 2 * pull_->reach;
  pull_.reset();
  if (draft_->freehand()) return commit(draft_->shape({}), pointer.keys);
  if (pulled && pointer_) commit(draft_->shape(*pointer_), pointer.keys);
}

void GroundHand::commit(FeatureShape shape, Qt::KeyboardModifiers keys) {
  draft_.reset();
  pull_.reset();
  auto* polygons = std::get_if<MultiPolygon>(&shape);
  const bool has_sides = brush_.outline == OutlineShape::polygon || brush_.outline == OutlineShape::rectangle;
  if (polygons && has_sides && !(keys & Qt::AltModifier))
    for (Polygon& polygon : *polygons)
      polygon.outer = snapped_ring(table_.photograph(), *table_.camera(), polygon.outer, 0);
  if (const auto done = table_.draw(brush_, std::move(shape)); !done) return say_(reason_text(done.problem()));
  changed_();
}

bool GroundHand::key(int key, Qt::KeyboardModifiers keys) {
  if ((key == Qt::Key_Return || key == Qt::Key_Enter) && draft_) {
    commit(draft_->shape(draft_->by_two_corners() ? pointer_ : std::nullopt), keys);
  } else if (key == Qt::Key_Escape && draft_) {
    draft_.reset();
  } else if (key == Qt::Key_Backspace) {
    if (draft_) {
      if (!draft_->take_back()) draft_.reset();
      return true;
    }
    if (!table_.take_back()) return false;
    changed_();
  } else {
    return false;
  }
  return true;
}

void GroundHand::paint(QPainter& painter, const PhotoFrame& frame) const {
  if (!table_.camera()) return;
  const Palette& colours = Palette::of(false);
  const Features& terrain = table_.game().terrain();
  for (std::size_t i = terrain.size() - table_.drawn(); i < terrain.size(); ++i)
    draw_shape(painter, frame, *table_.camera(), terrain[i].shape, colours.legal);
  if (!draft_) return;
  draw_shape(painter, frame, *table_.camera(), draft_->shape(pointer_), colours.select);
  draw_way(painter, frame, *table_.camera(), draft_->corners(), false, colours.select);
}

}  // namespace linesman
