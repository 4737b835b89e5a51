#include "ui/tools/place_gestures.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "ui/tools/path_edit.h"
#include "ui/tools/words.h"

namespace linesman {

namespace {

using tools::tr;

}  // namespace

Handful take_in_hand(const ToolHost& host, const std::vector<PieceIndex>& pieces) {
  return handful_of(host.game(), pieces, [&host](PieceIndex i) { return host.footprint(i); });
}

double contact_reach(const ToolHost& host) { return std::clamp(8 / host.projection().scale, 0.05, 0.6); }

void put_down(ToolHost& host, const Handful& handful) {
  if (handful.empty() || !handful.is_moved()) return;
  const QString name = QString::fromStdString(label(handful.models().front().after));
  host.change_game(handful.game(),
                   handful.models().size() == 1 ? tr("the place of %1").arg(name) : tr("the places of models"));
}

PlaceGesture::PlaceGesture(ToolHost& host, const std::vector<PieceIndex>& pieces, const Pointer& pressed)
    : host_(host), drag_(pressed), handful_(take_in_hand(host, pieces)) {}

void PlaceGesture::finish() {
  if (drag_.passed()) put_down(host_, handful_);
}

void PlaceGesture::paint(QPainter& painter, const Palette& palette) const {
  if (drag_.passed()) handful_.paint(painter, host_.projection(), palette);
}

MoveByHand::MoveByHand(ToolHost& host, const std::vector<PieceIndex>& pieces, std::vector<PieceIndex> clicked,
                       const Pointer& pressed)
    : PlaceGesture(host, pieces, pressed), clicked_(std::move(clicked)), from_(pressed.at), last_(pressed) {}

void MoveByHand::move(const Pointer& pointer) {
  last_ = pointer;
  if (!has_begun(pointer)) return;
  host().say(tr("Let go to put it there. [ and ] turn, Ctrl: without contact, Escape: leave it where it was."));
  const Vec middle = handful().middle();
  const Vec to = tidy(middle + pointer.at - from_, host().projection().scale);
  handful().put(to - middle, turn_, pointer.keys & Qt::ControlModifier ? 0 : contact_reach(host()));
}

bool MoveByHand::key(int key, Qt::KeyboardModifiers keys) {
  const double turn = turn_of_key(key, keys, host().game().table());
  if (turn == 0) return false;
  turn_ += turn;
  move(last_);
  return true;
}

void MoveByHand::finish() {
  if (has_begun()) return PlaceGesture::finish();
  host().select(clicked_);
}

TurnByHand::TurnByHand(ToolHost& host, const std::vector<PieceIndex>& pieces, const Pointer& pressed)
    : PlaceGesture(host, pieces, pressed) {
  if (const Vec out = pressed.at - handful().middle(); length(out) > EPS) from_ = heading_of(out);
}

void TurnByHand::move(const Pointer& pointer) {
  const Vec out = pointer.at - handful().middle();
  if (!has_begun(pointer) || length(out) < EPS) return;
  const double step = host().game().table().hex ? 60 : pointer.keys & Qt::ShiftModifier ? 15 : 1;
  const double turn = std::round(turn_between(from_, heading_of(out)) / step) * step;
  host().say(tr("%1° to the right. Shift: by 15°. Escape: leave it as it was.").arg(turn));
  handful().put({}, turn, 0);
}

}  // namespace linesman
