#include "ui/window/photograph/model_hand.h"

#include <QPainter>
#include <cmath>

#include "base/heading.h"
#include "drawing/picture/palette.h"

namespace linesman {

namespace {

constexpr double COARSE_TURN = 15;  // degrees of a notch
constexpr double FINE_TURN = 1;

void draw_base(QPainter& painter, const PhotoFrame& frame, const std::vector<PicturePoint>& outline,
               const QColor& colour, Qt::PenStyle line) {
  QPolygonF polygon;
  for (const PicturePoint& point : outline) polygon << frame.shown(point);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(Palette::of(false).halo, 4));
  painter.drawPolyline(polygon);
  painter.setPen(QPen(colour, 2, line));
  painter.drawPolyline(polygon);
}

}  // namespace

void ModelHand::take_up(std::size_t group) {
  group_ = group;
  take_up_next({});
}

void ModelHand::take_up_next(std::optional<PieceIndex> after) {
  const bool first = !piece_;
  piece_ = table_.next_of(group_, after);
  // After the last of a unit the first of the next one that waits.
  const std::size_t groups = table_.groups().size();
  for (std::size_t i = 1; after && !piece_ && i < groups; ++i) {
    piece_ = table_.next_of((group_ + i) % groups, {});
    if (piece_) group_ = (group_ + i) % groups;
  }
  if (piece_ && (first || !table_.put().size())) facing_ = table_.game().piece(*piece_).pose.facing;
  pose_.reset();
  changed_();
}

std::optional<Vec> ModelHand::place_at(const PhotoPointer& pointer) const {
  return table_.camera() ? table_.camera()->place_at(pointer.at, height_) : std::nullopt;
}

std::optional<PieceIndex> ModelHand::put_at(Vec place) const {
  for (const PieceIndex piece : table_.put()) {
    const Box frame = frame_box(table_.base(piece));
    const double inner = std::min(frame.max.x - frame.min.x, frame.max.y - frame.min.y) / 2;
    if (distance(table_.game().piece(piece).pose.at, place) < inner) return piece;
  }
  return std::nullopt;
}

void ModelHand::follow(Vec place, Qt::KeyboardModifiers keys) {
  pointer_ = place;
  pose_.reset();
  snapped_ = false;
  if (!piece_ || !table_.camera()) return;
  pose_ = Pose{place, normalised(facing_), table_.game().piece(*piece_).pose.altitude};
  if (keys & Qt::AltModifier) return;
  const auto snap =
      snapped_base(table_.photograph(), *table_.camera(), table_.base(*piece_), *pose_, height_of(*pose_));
  if (!snap) return;
  snapped_ = true;
  pose_->at = snap->pose.at;
  pose_->facing = snap->pose.facing;
}

// A model that was put is taken up again.
void ModelHand::press(const PhotoPointer& pointer) {
  const auto place = place_at(pointer);
  if (!place) return;
  if (const auto again = put_at(*place)) {
    piece_ = again;
    facing_ = table_.game().piece(*again).pose.facing;
  }
  held_ = pointer;
  follow(*place, pointer.keys);
}

void ModelHand::move(const PhotoPointer& pointer) {
  const auto place = place_at(pointer);
  if (!place) return;
  if (!held_) return follow(*place, pointer.keys);
  const auto from = place_at(*held_);
  const bool drags = std::hypot(pointer.at.x - held_->at.x, pointer.at.y - held_->at.y) > held_->reach;
  if (!drags || !from || distance(*from, *place) == 0) return;
  facing_ = heading_of(*place - *from);
  follow(*from, pointer.keys);
}

void ModelHand::release(const PhotoPointer& pointer) {
  if (!held_) return;
  move(pointer);
  held_.reset();
  if (!piece_ || !pose_) return;
  const PieceIndex done = *piece_;
  facing_ = pose_->facing;
  table_.put(done, *pose_, snapped_ ? ON_AN_EDGE : BY_EYE);
  take_up_next(done);
}

bool ModelHand::turn(double notches, Qt::KeyboardModifiers keys) {
  if (!piece_) return false;
  facing_ = normalised(facing_ + notches * (keys & Qt::ShiftModifier ? FINE_TURN : COARSE_TURN));
  if (pointer_) follow(*pointer_, keys);
  return true;
}

bool ModelHand::key(int key, Qt::KeyboardModifiers keys) {
  if (key == Qt::Key_Return || key == Qt::Key_Enter) {
    take_up_next(piece_);
  } else if (key >= Qt::Key_1 && key <= Qt::Key_9 &&
             static_cast<std::size_t>(key - Qt::Key_1) < table_.groups().size()) {
    take_up(static_cast<std::size_t>(key - Qt::Key_1));
  } else if (key == Qt::Key_BracketLeft || key == Qt::Key_BracketRight) {
    return turn(key == Qt::Key_BracketRight ? 1 : -1, keys);
  } else if (key == Qt::Key_Backspace) {
    if (!table_.take_back()) return false;
    take_up_next({});
  } else {
    return false;
  }
  if (pointer_) follow(*pointer_, keys);
  return true;
}

void ModelHand::paint(QPainter& painter, const PhotoFrame& frame) const {
  if (!table_.camera()) return;
  const Palette& colours = Palette::of(false);
  const auto outline = [&](PieceIndex piece, const Pose& pose) {
    return seen_outline(*table_.camera(), table_.base(piece), pose, height_of(pose));
  };
  for (const PieceIndex piece : table_.put())
    draw_base(painter, frame, outline(piece, table_.game().piece(piece).pose), colours.legal, Qt::SolidLine);
  if (!piece_ || !pose_) return;
  draw_base(painter, frame, outline(*piece_, *pose_), snapped_ ? colours.select : colours.marginal,
            snapped_ ? Qt::SolidLine : Qt::DashLine);
  // Its front.
  const Box box = frame_box(table_.base(*piece_));
  const Vec ahead = pose_->at + direction(pose_->facing) * (box.max.y + 0.4);
  const auto from = table_.camera()->seen({pose_->at.x, pose_->at.y, height_of(*pose_)});
  const auto to = table_.camera()->seen({ahead.x, ahead.y, height_of(*pose_)});
  if (!from || !to) return;
  painter.setPen(QPen(colours.halo, 4));
  painter.drawLine(frame.shown(*from), frame.shown(*to));
  painter.setPen(QPen(colours.select, 2));
  painter.drawLine(frame.shown(*from), frame.shown(*to));
}

}  // namespace linesman
