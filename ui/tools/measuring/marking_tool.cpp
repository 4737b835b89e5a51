#include "ui/tools/measuring/marking_tool.h"

#include <algorithm>
#include <cmath>

#include "base/vec.h"
#include "drawing/picture/plan_picture.h"
#include "drawing/picture/reading_picture.h"
#include "drawing/report/spoken.h"
#include "geometry/boost/measure.h"
#include "geometry/boost/validity.h"
#include "ui/tools/ordering/order_keys.h"
#include "ui/tools/ordering/path_edit.h"

namespace linesman {

namespace {

/// How far a point is from what is drawn of a marking, inches.
double distance_from(const Marking& marking, Vec point) {
  if (marking.points.size() == 1) return distance(marking.points.front(), point);
  const Polyline line = marking.kind == MarkingKind::zone ? closed_line(marking.points) : marking.points;
  const auto way = closest_points(Measured{point, 0}, Measured{line, 0});
  return way ? way->distance : HUGE_VAL;
}

}  // namespace

std::optional<MarkingGrip> grip_at(const std::vector<Marking>& markings, Vec point, double reach) {
  for (std::size_t i = markings.size(); i-- > 0;) {
    const Marking& marking = markings[i];
    MarkingGrip grip{i, std::nullopt, point, marking, marking};
    for (std::size_t p = 0; p < marking.points.size(); ++p)
      if (distance(marking.points[p], point) <= reach) grip.point = p;
    if (grip.point || distance_from(marking, point) <= reach) return grip;
  }
  return std::nullopt;
}

Marking with_point(Marking marking, std::size_t point, Vec place) {
  marking.points[point] = place;
  return marking;
}

Marking moved(Marking marking, Vec by) {
  for (Vec& p : marking.points) p = p + by;
  return marking;
}

std::optional<std::string> why_invalid(const Marking& marking) {
  if (marking.kind == MarkingKind::zone) return why_invalid_ring(marking.points);
  if (marking.kind == MarkingKind::arrow) return why_invalid_line(marking.points);
  return std::nullopt;
}

namespace {

constexpr double GRIP_REACH = 8;  // pixels from which something is taken hold of

using tools::tr;

}  // namespace

std::vector<KeyLine> MarkingTool::key_lines() {
  return {{QT_TR_NOOP("1, 2, 3, 4, 5"), QT_TR_NOOP("zone, rectangular zone, objective, arrow, text")},
          {QT_TR_NOOP("Click, Enter"), QT_TR_NOOP("set a point; the same place again ends a zone or an arrow")},
          {QT_TR_NOOP("Drag on bare ground"), QT_TR_NOOP("a rectangular zone, or a straight arrow")},
          {QT_TR_NOOP("Drag a marking or a corner"), QT_TR_NOOP("move it")},
          {QT_TR_NOOP("Arrow keys"), QT_TR_NOOP("move a crosshair by one of the unit, with Shift by a tenth")},
          {QT_TR_NOOP("Backspace, Delete"), QT_TR_NOOP("remove the last point; delete the marking")}};
}

Vec MarkingTool::place_of(Vec point) const {
  const double scale = host_.projection().scale;
  const Table& table = host_.game().table();
  const auto at_edge = [&](double x, double edge) { return std::abs(x - edge) * scale <= GRIP_REACH ? edge : x; };
  const Vec place = tidy(point, scale);
  return {std::clamp(at_edge(at_edge(place.x, 0), table.width), 0.0, table.width),
          std::clamp(at_edge(at_edge(place.y, 0), table.depth), 0.0, table.depth)};
}

bool MarkingTool::press(const Pointer& pointer) {
  if (pointer.button != Qt::LeftButton) return false;
  crosshair_.hide();
  drag_.emplace(pointer);
  if (points_.empty() && take_hold(pointer)) return true;
  set(place_of(pointer.at));
  return true;
}

bool MarkingTool::move(const Pointer& pointer) {
  if (drag_ && drag_->passed(pointer) && !grip_ && shape_ == Shape::polygon && points_.size() == 1) pulled_ = true;
  crosshair_.hide();
  if (grip_) {
    drag_to(pointer.at);
    return true;
  }
  aim_ = place_of(pointer.at);
  host_.repaint();
  return !points_.empty();
}

bool MarkingTool::release(const Pointer& pointer) {
  if (pointer.button != Qt::LeftButton || !drag_) return false;
  const bool dragged = drag_->passed(pointer);
  drag_.reset();
  if (grip_) {
    const MarkingGrip grip = *std::exchange(grip_, std::nullopt);
    host_.hold({});
    if (!dragged || grip.now == grip.before) return true;
    auto after = markings();
    after[grip.marking] = grip.now;
    if (const auto why = why_invalid(grip.now))
      host_.say(spoken(*why));
    else
      change(std::move(after), tr("the place of a marking"));
    return true;
  }
  if (dragged && !points_.empty()) {
    set(place_of(pointer.at));
    if (pulled_ || shape_ == Shape::rectangle || shape_ == Shape::arrow) finish();
  }
  pulled_ = false;
  return true;
}

bool MarkingTool::claims(int key, Qt::KeyboardModifiers) const {
  if (is_enter(key)) return crosshair_.shown() || busy();
  return key == Qt::Key_Delete && chosen_.has_value();
}

bool MarkingTool::key(int key, Qt::KeyboardModifiers keys) {
  if (keys == Qt::NoModifier && key >= Qt::Key_1 && key <= Qt::Key_5) {
    choose(static_cast<Shape>(key - Qt::Key_1));
    return true;
  }
  if (key == Qt::Key_Escape) {
    if (!busy() && !crosshair_.shown() && !chosen_) return drop_order(host_);
    cancel();
    return true;
  }
  if (is_enter(key)) return set_by_key();
  if (key == Qt::Key_Delete) return remove();
  if (key == Qt::Key_Backspace && !points_.empty()) {
    points_.pop_back();
    host_.repaint();
    return true;
  }
  if (!crosshair_.step(host_, key, keys, aim_)) return false;
  aim_ = crosshair_.at();
  host_.repaint();
  return true;
}

void MarkingTool::cancel() {
  points_.clear();
  pulled_ = false;
  if (grip_) host_.hold({});
  grip_.reset();
  drag_.reset();
  aim_.reset();
  crosshair_.hide();
  chosen_.reset();
  host_.say({});
  host_.repaint();
}

void MarkingTool::ruled() {
  if (chosen_ && *chosen_ >= markings().size()) chosen_.reset();
  host_.repaint();
}

std::optional<Marking> MarkingTool::chosen_marking() const {
  const std::vector<Marking> all = markings();
  return chosen_ && *chosen_ < all.size() ? std::optional(all[*chosen_]) : std::nullopt;
}

Qt::CursorShape MarkingTool::cursor() const { return grip_ ? Qt::ClosedHandCursor : Qt::CrossCursor; }

void MarkingTool::choose(Shape shape) {
  cancel();
  shape_ = shape;
  tell();
}

void MarkingTool::tell() const {
  static const char* const HINTS[]{
      QT_TR_NOOP("Zone: drag a rectangle, or click its corners. Enter, or the last corner again, ends it."),
      QT_TR_NOOP("Rectangular zone: drag from corner to corner."), QT_TR_NOOP("Objective: click its place."),
      QT_TR_NOOP("Arrow: drag, or click its bends. Enter ends it."),
      QT_TR_NOOP("Text: click its place, then type it in Notes for designers.")};
  host_.say(tr(HINTS[static_cast<std::size_t>(shape_)]));
}

bool MarkingTool::set_by_key() {
  if (!crosshair_.shown()) {
    if (points_.empty()) return false;
    finish();
    return true;
  }
  set(*crosshair_.at());
  return true;
}

void MarkingTool::set(Vec point) {
  if (!points_.empty() && points_.back() == point) return finish();
  points_.push_back(point);
  const bool one_point = shape_ == Shape::objective || shape_ == Shape::text;
  if (one_point || (shape_ == Shape::rectangle && points_.size() == 2)) return finish();
  tell();
  host_.repaint();
}

std::optional<Marking> MarkingTool::drawn(bool with_aim) const {
  Polyline points = points_;
  if (with_aim && aim_ && !points.empty() && points.back() != *aim_) points.push_back(*aim_);
  if (points.empty()) return std::nullopt;
  switch (pulled_ ? Shape::rectangle : shape_) {
    case Shape::polygon: return Marking{MarkingKind::zone, {}, {}, points};
    case Shape::rectangle: {
      const Vec a = points.front();
      const Vec b = points.back();
      return Marking{MarkingKind::zone, {}, {}, {a, {b.x, a.y}, b, {a.x, b.y}}};
    }
    case Shape::objective: return Marking{MarkingKind::objective, {}, {}, {points.front()}};
    case Shape::arrow: return Marking{MarkingKind::arrow, {}, {}, points};
    case Shape::text: return Marking{MarkingKind::text, tr("Text").toStdString(), {}, {points.front()}};
  }
  return std::nullopt;
}

void MarkingTool::finish() {
  const auto marking = drawn(false);
  if (!marking) return;
  if (const auto why = why_invalid(*marking)) {
    host_.say(spoken(*why));
    host_.repaint();
    return;
  }
  points_.clear();
  auto after = markings();
  after.push_back(*marking);
  chosen_ = after.size() - 1;
  change(std::move(after), tr("a marking"));
  tell();
}

void MarkingTool::change(std::vector<Marking> after, const QString& what) {
  Plan plan = plan_of(host_.game());
  plan.markings = std::move(after);
  host_.change_game(with_plan(host_.game(), plan), what);
}

bool MarkingTool::remove() {
  if (!chosen_marking()) return false;
  auto after = markings();
  after.erase(after.begin() + static_cast<std::ptrdiff_t>(*chosen_));
  chosen_.reset();
  change(std::move(after), tr("marking deleted"));
  return true;
}

bool MarkingTool::take_hold(const Pointer& pointer) {
  grip_ = grip_at(markings(), pointer.at, GRIP_REACH / host_.projection().scale);
  chosen_ = grip_ ? std::optional(grip_->marking) : std::nullopt;
  host_.repaint();
  return grip_.has_value();
}

void MarkingTool::drag_to(Vec point) {
  if (grip_->point)
    grip_->now = with_point(grip_->before, *grip_->point, place_of(point));
  else
    grip_->now = moved(grip_->before, tidy(point - grip_->from, host_.projection().scale));
  if (!why_invalid(grip_->now))
    host_.hold([game = host_.game(), grip = *grip_] {
      Plan plan = plan_of(game);
      plan.markings[grip.marking] = grip.now;
      return with_plan(game, plan);
    });
  host_.repaint();
}

void MarkingTool::paint(QPainter& painter, const Palette& palette) const {
  const Projection& projection = host_.projection();
  if (grip_) paint_marking(painter, projection, host_.game(), grip_->now, palette);
  if (const auto marking = drawn(true)) {
    const bool several = marking->points.size() > 1;
    if (several || marking->kind == MarkingKind::text)
      paint_marking(painter, projection, host_.game(), *marking, palette);
    painter.setPen(QPen(why_invalid(*marking) ? palette.illegal : palette.measure, 2));
    painter.setBrush(palette.halo);
    for (const Vec p : points_) painter.drawEllipse(projection.to_paper(p), 4, 4);
  }
  if (const auto chosen = chosen_marking(); chosen && !grip_) {
    painter.setPen(QPen(palette.select, 2));
    painter.setBrush(palette.halo);
    for (const Vec p : chosen->points) painter.drawRect(QRectF(projection.to_paper(p) - QPointF(4, 4), QSizeF(8, 8)));
  }
  if (crosshair_.shown()) paint_crosshair(painter, projection.to_paper(*crosshair_.at()), false, palette);
}

QRectF MarkingTool::extent_of(const Marking& marking) const {
  Box box;
  for (const Vec p : marking.points) box.include(p);
  return box.empty() ? QRectF() : host_.projection().to_paper(box).adjusted(-160, -40, 160, 40);
}

QRectF MarkingTool::extent() const {
  QRectF all;
  if (grip_) all |= extent_of(grip_->now);
  if (const auto marking = drawn(true)) all |= extent_of(*marking);
  if (const auto chosen = chosen_marking()) all |= extent_of(*chosen);
  if (crosshair_.shown()) {
    const QPointF at = host_.projection().to_paper(*crosshair_.at());
    all |= QRectF(at - QPointF(16, 16), at + QPointF(16, 16));
  }
  return all;
}

}  // namespace linesman
