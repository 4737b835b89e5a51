#include "ui/tools/placing/put_tool.h"

#include <algorithm>
#include <utility>

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

void PutTool::show(bool snaps) {
  const Vec middle = staged_.group.middle();
  // New models face the other half of the table, where the enemy is.
  const double ahead = at_.y > host_.game().table().depth / 2 ? 180 : 0;
  staged_.group.put(tidy(at_, host_.projection().scale) - middle, ahead + turn_, snaps ? snap_reach(host_) : 0);
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

// Ended first: whoever hears of the other game finds no tool at work, and may begin anew.
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
