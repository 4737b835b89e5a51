#include "ui/tools/placing/put_tool.h"

#include <algorithm>
#include <utility>

#include "base/heading.h"
#include "base/tolerance.h"
#include "ui/tools/ordering/path_edit.h"
#include "ui/tools/placing/dragged_group.h"
#include "ui/tools/snapping.h"

namespace linesman {

namespace {

using tools::tr;

}  // namespace

void PutTool::begin(Staged staged, Vec at, std::function<void(End)> ended) {
  cancel();
  staged_ = std::move(staged);
  at_ = at;
  turn_ = 0;
  shown_ = true;
  ended_ = std::move(ended);
  host_.say(tr("Click or Enter places it. Shift: one more. [ and ] turn. Escape: cancel."));
  show(true);
}

namespace {

/// The shift that brings the whole bases of a group on to the table; none on a grid, and where they are too large.
Vec shift_on_to(const Table& table, const DraggedGroup& group) {
  Box all;
  for (const DraggedGroup::Model& model : group.models()) {
    const Box frame = frame_box(model.footprint);
    const Pose& pose = model.after.pose;
    if (std::holds_alternative<CircleBase>(model.footprint)) {
      all.include(pose.at + frame.min);
      all.include(pose.at + frame.max);
      continue;
    }
    for (const Vec corner : {frame.min, frame.max, Vec{frame.min.x, frame.max.y}, Vec{frame.max.x, frame.min.y}})
      all.include(pose.at + turned_about(corner, {0, 0}, pose.facing));
  }
  const bool fits = all.max.x - all.min.x <= table.width && all.max.y - all.min.y <= table.depth;
  if (table.hex || all.empty() || !fits) return {0, 0};
  const auto inward = [](double from, double to, double most) {
    return from < 0 ? -from : to > most ? most - to : 0.0;
  };
  return {inward(all.min.x, all.max.x, table.width), inward(all.min.y, all.max.y, table.depth)};
}

}  // namespace

void PutTool::show(bool snaps) {
  const Vec middle = staged_.group.middle();
  // New models face the other half of the table, where the enemy is.
  const double ahead = at_.y > host_.game().table().depth / 2 ? 180 : 0;
  const Vec to = tidy(at_, host_.projection().scale) - middle;
  staged_.group.put(to, ahead + turn_, snaps ? snap_reach(host_) : 0);
  if (const Vec inward = shift_on_to(host_.game().table(), staged_.group); length(inward) > EPS)
    staged_.group.put(to + inward, ahead + turn_, 0);
  host_.repaint();
}

bool PutTool::press(const Pointer& pointer) {
  if (!putting() || pointer.button != Qt::LeftButton) return putting();
  move(pointer);
  put_down(pointer.keys & Qt::ShiftModifier);
  return true;
}

bool PutTool::move(const Pointer& pointer) {
  if (!putting()) return false;
  at_ = pointer.at;
  show(!(pointer.keys & Qt::ControlModifier));
  return true;
}

bool PutTool::claims(int key, Qt::KeyboardModifiers keys) const {
  return putting() && (is_enter(key) || turn_of_key(key, keys, host_.game().table()) != 0);
}

bool PutTool::key(int key, Qt::KeyboardModifiers keys) {
  if (!putting()) return false;
  const Table& table = host_.game().table();
  if (key == Qt::Key_Escape) {
    cancel();
    return true;
  }
  if (is_enter(key)) {
    put_down(keys & Qt::ShiftModifier);
    return true;
  }
  const double turn = turn_of_key(key, keys, table);
  const auto shift = shift_of_key(key, keys ^ Qt::ControlModifier, table);  // far by itself, near with Control
  if (turn == 0 && !shift) return false;
  turn_ += turn;
  if (shift) at_ = at_ + *shift;
  at_ = {std::clamp(at_.x, 0.0, table.width), std::clamp(at_.y, 0.0, table.depth)};
  show(false);
  return true;
}

bool PutTool::turn(double degrees) {
  turn_ += degrees;
  show(true);
  return true;
}

void PutTool::lead(std::optional<Vec> at) {
  if (!putting()) return;
  shown_ = at.has_value();
  at_ = at.value_or(at_);
  show(true);
}

// The tool ends first: code that hears of the changed game finds no tool at work, and may begin anew.
void PutTool::put_down(bool again) {
  const auto ended = std::exchange(ended_, nullptr);
  if (!ended) return;
  const Staged staged = std::exchange(staged_, {});
  host_.change_game(staged.group.game(), staged.what);
  host_.select(staged.pieces);
  host_.say({});
  ended(again ? End::again : End::put);
}

void PutTool::cancel() {
  const auto ended = std::exchange(ended_, nullptr);
  if (!ended) return;
  host_.say({});
  host_.repaint();
  ended(End::dropped);
}

void PutTool::paint(QPainter& painter, const Palette& palette) const {
  if (putting() && shown_) staged_.group.paint(painter, host_.projection(), palette);
}

QRectF PutTool::extent() const { return putting() ? staged_.group.extent(host_.projection()) : QRectF(); }

}  // namespace linesman
