#include "ui/tools/placing/dragged_group.h"

#include <algorithm>
#include <cmath>

#include "base/check.h"
#include "base/heading.h"
#include "base/tolerance.h"
#include "drawing/picture/models/models_picture.h"
#include "geometry/convex.h"
#include "geometry/measure.h"
#include "movement/hex_grid.h"
#include "ui/tools/ordering/path_edit.h"
#include "ui/tools/snapping.h"

namespace linesman {

namespace {

constexpr double HEXSIDE = 60;  // degrees

/// A shift of an ordinate that leaves [least, most] within [0, size], where they fit.
double kept_within(double shift, double least, double most, double size) {
  if (most - least > size) return shift;
  return std::clamp(shift, -least, size - most);
}

}  // namespace

DraggedGroup::DraggedGroup(Game game, std::vector<Model> models, std::vector<StandingBase> others)
    : game_(std::move(game)), models_(std::move(models)), others_(std::move(others)) {
  LINESMAN_CHECK(!models_.empty());
  Box all;
  for (Model& model : models_) {
    model.after = model.before;
    all.include(model.before.pose.at);
  }
  middle_ = (all.min + all.max) * 0.5;
}

void DraggedGroup::put(Vec shift, double turn, double reach) {
  const Vec kept = kept_on_table(shift, turn);
  for (Model& model : models_) {
    model.after = model.before;
    model.after.pose.at = turned_about(model.before.pose.at, middle_, turn) + kept;
    model.after.pose.facing = normalised(model.before.pose.facing + turn);
  }
  if (const auto& layout = game_.table().hex) {
    const HexGrid grid(*layout);
    for (Model& model : models_) stand_in_hex(grid, model.after);
    return;
  }
  for (Model& model : models_) model.after.hex.reset();  // they may come from a grid
  if (reach <= 0) return;
  if (models_.size() == 1) {
    Pose& pose = models_.front().after.pose;
    pose = in_contact(models_.front().footprint, pose, others_, reach, true).value_or(pose);
  } else if (const auto into = shift_into_contact(reach)) {
    for (Model& model : models_) model.after.pose.at = model.after.pose.at + *into;
  }
}

Vec DraggedGroup::kept_on_table(Vec shift, double turn) const {
  Box all;
  for (const Model& model : models_) all.include(turned_about(model.before.pose.at, middle_, turn));
  const Table& table = game_.table();
  return {kept_within(shift.x, all.min.x, all.max.x, table.width),
          kept_within(shift.y, all.min.y, all.max.y, table.depth)};
}

/// The smallest shift that brings one of several into contact: they part from one another by none.
std::optional<Vec> DraggedGroup::shift_into_contact(double reach) const {
  std::optional<Vec> best;
  for (const Model& model : models_)
    if (const auto pose = in_contact(model.footprint, model.after.pose, others_, reach, false))
      if (const Vec by = pose->at - model.after.pose.at; !best || length(by) < length(*best)) best = by;
  return best;
}

Game DraggedGroup::game() const {
  Game after = game_;
  for (const Model& model : models_) after = after.with_piece(model.piece, model.after);
  return after;
}

bool DraggedGroup::is_moved() const {
  return std::any_of(models_.begin(), models_.end(),
                     [](const Model& model) { return model.after.pose != model.before.pose; });
}

void DraggedGroup::paint(QPainter& painter, const Projection& projection, const Palette& palette) const {
  for (const Model& model : models_)
    paint_model(painter, projection, game_, model.piece, model.footprint, model.after.pose, palette, Presence::ghost);
}

QRectF DraggedGroup::extent(const Projection& projection) const {
  QRectF all;
  for (const Model& model : models_) {
    const double reach = outer_radius(model.footprint) + 30 / projection.scale;
    all |= projection.to_paper(Box{model.after.pose.at, model.after.pose.at}.grown(reach));
  }
  return all;
}

double turn_of_key(int key, Qt::KeyboardModifiers keys, const Table& table) {
  constexpr double COARSE = 15;
  const double step = table.hex ? HEXSIDE : keys & Qt::ControlModifier ? 1 : COARSE;
  const bool shifted = keys & Qt::ShiftModifier;
  if (key == Qt::Key_BracketRight || (shifted && key == Qt::Key_Right)) return step;
  if (key == Qt::Key_BracketLeft || (shifted && key == Qt::Key_Left)) return -step;
  return 0;
}

std::optional<Vec> shift_of_key(int key, Qt::KeyboardModifiers keys, const Table& table) {
  if (keys & Qt::ShiftModifier) return std::nullopt;
  const double step = table.hex ? table.hex->size : keys & Qt::ControlModifier ? 1 : 0.25;
  switch (key) {
    case Qt::Key_Up: return Vec{0, step};
    case Qt::Key_Down: return Vec{0, -step};
    case Qt::Key_Left: return Vec{-step, 0};
    case Qt::Key_Right: return Vec{step, 0};
    default: return std::nullopt;
  }
}

namespace {

constexpr double NEARLY_FLUSH = 10;  // degrees

bool is_round(const Footprint& footprint) { return std::holds_alternative<CircleBase>(footprint); }

/// The outline on the table: hull and radius.
struct RoundedHull {
  Ring points;
  double radius = 0;
};

RoundedHull hull_of(const Footprint& footprint, const Pose& pose) {
  if (const auto* circle = std::get_if<CircleBase>(&footprint)) return {{pose.at}, circle->diameter / 2};
  std::vector<Vec> points = corners(footprint);
  for (Vec& p : points) p = pose.at + rotated(p, pose.facing);
  return {convex_hull(std::move(points)), 0};
}

Measured measured(const RoundedHull& outline) {
  if (outline.points.size() == 1) return {outline.points.front(), outline.radius};
  return {MultiPolygon{{outline.points, {}}}, 0};
}

/// The shift that brings a base that stands free, or that overlaps, into contact.
std::optional<Vec> shift_to_contact(const Footprint& footprint, const Pose& wanted, const StandingBase& other,
                                    double reach) {
  const RoundedHull mine = hull_of(footprint, wanted);
  const RoundedHull theirs = hull_of(other.footprint, other.pose);
  const ShapePair pair({theirs.points, theirs.radius}, {mine.points, mine.radius});
  const double gap = pair.gap();
  if (std::abs(gap) > reach) return std::nullopt;
  if (gap >= 0) {
    const auto nearest = closest_points(measured(mine), measured(theirs));
    return nearest ? std::optional(nearest->to - nearest->from) : std::nullopt;
  }
  const Vec apart = wanted.at - other.pose.at;
  const Vec along = length(apart) < EPS ? Vec{0, 1} : apart * (1 / length(apart));
  const auto overlap = pair.nearer(along, outer_radius(footprint) + outer_radius(other.footprint), 0);
  if (!overlap || overlap->to > 2 * reach) return std::nullopt;
  return along * overlap->to;
}

Box turned_by_quarters(const Box& box, int quarters) {
  Box turned;
  for (const Vec corner : {box.min, box.max}) turned.include(rotated(corner, 90.0 * quarters));
  return turned;
}

/// Of the values that bring the ends of two stretches into line the one nearest to `free`, if it is within reach.
double in_line(double free, double least, double most, double own_least, double own_most, double reach) {
  double best = free;
  double off = reach;
  for (const double value : {most - own_most, least - own_least, (least + most - own_least - own_most) / 2})
    if (std::abs(value - free) < off) {
      off = std::abs(value - free);
      best = value;
    }
  return best;
}

/// Flush with a base with straight sides: side by side, or one behind the other.
std::optional<Pose> flush(const Footprint& footprint, const Pose& wanted, const StandingBase& other, double reach,
                          bool turns) {
  if (is_round(footprint) || is_round(other.footprint)) return std::nullopt;
  const double turn = turn_between(other.pose.facing, wanted.facing);
  const int quarters = static_cast<int>(std::lround(turn / 90));
  const double off = std::abs(turn - 90.0 * quarters);
  if (off > (turns ? NEARLY_FLUSH : ANGLE_EPS)) return std::nullopt;
  const Box there = frame_box(other.footprint);
  const Box own = turned_by_quarters(frame_box(footprint), quarters);
  const Vec free = rotated(wanted.at - other.pose.at, -other.pose.facing);
  std::optional<Vec> best;
  const auto offer = [&](Vec place, bool sideways) {
    const bool beside = sideways ? place.y + own.min.y < there.max.y && place.y + own.max.y > there.min.y
                                 : place.x + own.min.x < there.max.x && place.x + own.max.x > there.min.x;
    if (beside && distance(place, free) <= reach && (!best || distance(place, free) < distance(*best, free)))
      best = place;
  };
  const double x = in_line(free.x, there.min.x, there.max.x, own.min.x, own.max.x, reach);
  const double y = in_line(free.y, there.min.y, there.max.y, own.min.y, own.max.y, reach);
  offer({there.max.x - own.min.x, y}, true);
  offer({there.min.x - own.max.x, y}, true);
  offer({x, there.max.y - own.min.y}, false);
  offer({x, there.min.y - own.max.y}, false);
  if (!best) return std::nullopt;
  Pose pose = wanted;
  pose.at = other.pose.at + rotated(*best, other.pose.facing);
  if (turns) pose.facing = normalised(other.pose.facing + 90.0 * quarters);
  return pose;
}

}  // namespace

std::optional<Pose> in_contact(const Footprint& footprint, const Pose& wanted, const std::vector<StandingBase>& others,
                               double reach, bool turns) {
  std::optional<Pose> best;
  const auto offer = [&](const Pose& pose) {
    if (!best || distance(pose.at, wanted.at) < distance(best->at, wanted.at)) best = pose;
  };
  const double own = outer_radius(footprint);
  std::vector<StandingBase> near;
  for (const StandingBase& other : others)
    if (distance(other.pose.at, wanted.at) <= own + outer_radius(other.footprint) + reach) near.push_back(other);
  for (const StandingBase& other : near)
    if (const auto pose = flush(footprint, wanted, other, reach, turns)) offer(*pose);
  if (best) return best;
  for (const StandingBase& other : near)
    if (const auto shift = shift_to_contact(footprint, wanted, other, reach)) {
      Pose pose = wanted;
      pose.at = pose.at + *shift;
      offer(pose);
    }
  return best;
}

namespace {

using tools::tr;

}  // namespace

DraggedGroup pick_up(const ToolHost& host, const std::vector<PieceIndex>& pieces) {
  return dragged_group(host.game(), pieces, [&host](PieceIndex i) { return host.footprint(i); });
}

void drop(ToolHost& host, const DraggedGroup& group) {
  if (group.empty() || !group.is_moved()) return;
  const QString name = QString::fromStdString(label(group.models().front().after));
  host.change_game(group.game(),
                   group.models().size() == 1 ? tr("the place of %1").arg(name) : tr("the places of models"));
}

PlaceGesture::PlaceGesture(ToolHost& host, const std::vector<PieceIndex>& pieces, const Pointer& pressed)
    : host_(host), drag_(pressed), group_(pick_up(host, pieces)) {}

void PlaceGesture::finish() {
  if (drag_.passed()) drop(host_, group_);
}

void PlaceGesture::paint(QPainter& painter, const Palette& palette) const {
  if (drag_.passed()) group_.paint(painter, host_.projection(), palette);
}

MoveByHand::MoveByHand(ToolHost& host, const std::vector<PieceIndex>& pieces, std::vector<PieceIndex> clicked,
                       const Pointer& pressed)
    : PlaceGesture(host, pieces, pressed), clicked_(std::move(clicked)), from_(pressed.at), last_(pressed) {}

void MoveByHand::move(const Pointer& pointer) {
  last_ = pointer;
  if (!has_begun(pointer)) return;
  host().say(tr("Let go to place it. [ and ] turn, Ctrl: no snapping, Escape: cancel."));
  const Vec middle = group().middle();
  const Vec to = tidy(middle + pointer.at - from_, host().projection().scale);
  group().put(to - middle, turn_, snap_reach(host(), pointer.keys));
}

bool MoveByHand::key(int key, Qt::KeyboardModifiers keys) {
  const double turn = turn_of_key(key, keys, host().game().table());
  if (turn == 0) return false;
  turn_ += turn;
  move(last_);
  return true;
}

bool MoveByHand::turn(double degrees) {
  turn_ += degrees;
  move(last_);
  return true;
}

void MoveByHand::finish() {
  if (has_begun()) return PlaceGesture::finish();
  host().select(clicked_);
}

TurnByHand::TurnByHand(ToolHost& host, const std::vector<PieceIndex>& pieces, const Pointer& pressed)
    : PlaceGesture(host, pieces, pressed) {
  if (const Vec out = pressed.at - group().middle(); length(out) > EPS) from_ = heading_of(out);
}

void TurnByHand::move(const Pointer& pointer) {
  const Vec out = pointer.at - group().middle();
  if (!has_begun(pointer) || length(out) < EPS) return;
  const double step = host().game().table().hex ? 60 : pointer.keys & Qt::ShiftModifier ? 15 : 1;
  const double turn = std::round(turn_between(from_, heading_of(out)) / step) * step;
  host().say(tr("%1° to the right. Shift: steps of 15°. Escape: cancel.").arg(turn));
  group().put({}, turn, 0);
}

}  // namespace linesman
