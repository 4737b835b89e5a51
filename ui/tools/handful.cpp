#include "ui/tools/handful.h"

#include <algorithm>

#include "base/check.h"
#include "base/heading.h"
#include "drawing/picture/models_picture.h"
#include "movement/standing_in_hex.h"

namespace linesman {

namespace {

constexpr double HEXSIDE = 60;  // degrees

/// A shift of an ordinate that leaves [least, most] within [0, size], where they fit.
double kept_within(double shift, double least, double most, double size) {
  if (most - least > size) return shift;
  return std::clamp(shift, -least, size - most);
}

}  // namespace

Handful::Handful(Game game, std::vector<Model> models, std::vector<StandingBase> others)
    : game_(std::move(game)), models_(std::move(models)), others_(std::move(others)) {
  LINESMAN_CHECK(!models_.empty());
  Box all;
  for (Model& model : models_) {
    model.after = model.before;
    all.include(model.before.pose.at);
  }
  middle_ = (all.min + all.max) * 0.5;
}

void Handful::put(Vec shift, double turn, double reach) {
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

Vec Handful::kept_on_table(Vec shift, double turn) const {
  Box all;
  for (const Model& model : models_) all.include(turned_about(model.before.pose.at, middle_, turn));
  const Table& table = game_.table();
  return {kept_within(shift.x, all.min.x, all.max.x, table.width),
          kept_within(shift.y, all.min.y, all.max.y, table.depth)};
}

/// The smallest shift that brings one of several into contact: they part from one another by none.
std::optional<Vec> Handful::shift_into_contact(double reach) const {
  std::optional<Vec> best;
  for (const Model& model : models_)
    if (const auto pose = in_contact(model.footprint, model.after.pose, others_, reach, false))
      if (const Vec by = pose->at - model.after.pose.at; !best || length(by) < length(*best)) best = by;
  return best;
}

Game Handful::game() const {
  Game after = game_;
  for (const Model& model : models_) after = after.with_piece(model.piece, model.after);
  return after;
}

bool Handful::is_moved() const {
  return std::any_of(models_.begin(), models_.end(),
                     [](const Model& model) { return model.after.pose != model.before.pose; });
}

void Handful::paint(QPainter& painter, const Projection& projection, const Palette& palette) const {
  for (const Model& model : models_)
    paint_model(painter, projection, game_, model.piece, model.footprint, model.after.pose, palette, Presence::ghost);
}

QRectF Handful::extent(const Projection& projection) const {
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

}  // namespace linesman
