#include "ui/tools/move_tool.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "movement/hex_grid.h"

namespace linesman {

namespace {

constexpr double DRAG_BEGINS = 4;  // pixels: before that it is a click
constexpr double STRAIGHT_SLACK = 7;
constexpr double HANDLE_REACH = 26;  // pixels from the base to the rotation handle

QString tr(const char* text) { return QCoreApplication::translate("linesman::MoveTool", text); }

}  // namespace

bool MoveTool::press(const Pointer& pointer) {
  last_ = pointer;
  if (state_ == State::dragging && pointer.button != Qt::LeftButton) {
    add_waypoint();
    return true;
  }
  if (state_ != State::idle) return true;
  if (pointer.button != Qt::LeftButton) return false;
  joins_ = enters_ = false;
  if (pointer.keys & Qt::ControlModifier) return take_joining(pointer);
  return take_handle(pointer) || take_model(pointer) || take_entry(pointer);
}

// Until the first waypoint it faces where it goes.
void MoveTool::aim_entry(const Pointer& pointer) {
  const Vec way = pointer.at - settled_end_.at;
  if (length(way) < EPS) return;
  settled_end_.facing = normalised(std::round(heading_of(way)));
  base_.starts.change_each([&](StartPose& start) { start.facing = settled_end_.facing; });
}

bool MoveTool::move(const Pointer& pointer) {
  last_ = pointer;
  if (state_ == State::pressed &&
      std::hypot(pointer.paper.x() - pressed_.paper.x(), pointer.paper.y() - pressed_.paper.y()) >= DRAG_BEGINS)
    state_ = State::dragging;
  if (state_ == State::dragging) drag_to(pointer);
  if (state_ == State::editing) edit_to(pointer);
  if (state_ != State::idle) return true;
  hovered_ = handle_under(pointer);
  return hovered_.has_value();
}

bool MoveTool::release(const Pointer& pointer) {
  if (state_ == State::idle) return false;
  if (pointer.button != Qt::LeftButton) return true;
  if (state_ == State::pressed && joins_) toggle_selected(taken_.front());
  if (state_ == State::pressed && !joins_ && host_.selection() != movers_) host_.select(taken_);
  if (state_ == State::dragging && joins_) host_.select(taken_);
  stop();
  return true;
}

void MoveTool::toggle_selected(PieceIndex piece) {
  std::vector<PieceIndex> pieces = host_.selection();
  if (std::erase(pieces, piece) == 0) pieces.push_back(piece);
  host_.select(pieces);
}

void MoveTool::stop() {
  state_ = State::idle;
  before_.reset();
  host_.say({});
  ruled();
}

void MoveTool::cancel() {
  if (state_ == State::idle) return;
  const auto before = before_;
  stop();
  if (before)
    host_.propose(*before, 0);
  else
    host_.withdraw();
}

void MoveTool::drag_to(const Pointer& pointer) {
  if (enters_ && settled_.empty()) aim_entry(pointer);
  if (on_grid())
    walk_to(pointer);
  else
    propose(reaching(pointer), snap_reach());
}

bool MoveTool::on_grid() const {
  return host_.game().table().hex && allows(host_.terms(), "hex") && !has_gait(host_.terms(), Gait::forward);
}

void MoveTool::walk_to(const Pointer& pointer) {
  const HexGrid grid(*host_.game().table().hex);
  const auto goal = grid.hex_at(pointer.at);
  host_.say(tr("Space or right button: waypoint. Shift: in reverse. Escape: drop."));
  if (!goal || goal == grid.hex_at(settled_end_.at))
    propose(settled_, 0);
  else
    host_.propose_walk(with_path(base_, host_.game(), movers_, settled_), *goal, pointer.keys & Qt::ShiftModifier);
}

Path MoveTool::reaching(const Pointer& pointer) const {
  if (on_grid()) return path_of_lead();
  Path path = settled_;
  const Vec target = pointer.at + grip_;
  Aim aimed = aim(pointer.keys);
  const bool known = has_gait(aimed.terms, aimed.gait);
  if (!known && aimed.gait == Gait::reverse) host_.say(tr("These rules have no reversing."));
  if (!known && aimed.gait == Gait::slide) host_.say(tr("These rules have no moving sideways."));
  if (known) host_.say(tr("Space or right button: waypoint. Shift: reverse. Alt: slide. Escape: drop."));
  if (!known) aimed.gait = Gait::forward;
  if (const auto leg = leg_to(settled_end_, target, aimed)) path.push_back(*leg);
  return path;
}

Aim MoveTool::aim(Qt::KeyboardModifiers keys) const {
  Aim aim;
  if (keys & Qt::ShiftModifier) aim.gait = Gait::reverse;
  if (keys & Qt::AltModifier) aim.gait = Gait::slide;
  aim.scale = host_.projection().scale;
  aim.terms = host_.terms();
  // Models that face different ways would not keep together.
  const bool together = movers_.size() > 1;
  aim.slack = together || (keys & Qt::ControlModifier) ? -1 : STRAIGHT_SLACK / aim.scale;
  return aim;
}

void MoveTool::edit_to(const Pointer& pointer) {
  if (held_.kind == HandleKind::waypoint) {
    if (!before_) return;
    const bool last = held_.written + 1 == settled_.size();
    host_.propose(with_waypoint(*before_, host_.game(), held_.piece, held_.written, pointer.at, held_.pose,
                                aim(pointer.keys), alone_),
                  last ? snap_reach() : 0);
    return;
  }
  Path path = settled_;
  const double unit = pointer.keys & Qt::ShiftModifier ? 15 : 1;
  if (auto turn = turn_by_handle(held_, host_.footprint(held_.piece), pointer.at, unit)) path.push_back(*turn);
  propose(path, 0);
}

void MoveTool::add_waypoint() {
  const Path path = reaching(last_);
  if (path.size() == settled_.size()) return;
  const PieceTrace* trace = trace_of(host_.judgement(), movers_.front());
  settled_end_ =
      std::holds_alternative<HexStep>(path.back()) && trace ? trace->end.pose : pose_after(settled_end_, path.back());
  settled_ = path;
  propose(settled_, 0);
}

void MoveTool::propose(const Path& path, double snap_within) {
  if (alone_) {
    const Order order = with_own_path(base_, host_.game(), movers_.front(), path);
    return order.paths.empty() ? host_.withdraw() : host_.propose(order, snap_within);
  }
  if (path.empty() && !base_.starts.common())
    host_.withdraw();
  else
    host_.propose(with_path(base_, host_.game(), movers_, path), snap_within);
}

double MoveTool::snap_reach() const { return std::clamp(20 / host_.projection().scale, 0.4, 2.0); }

Path MoveTool::path_of_lead() const {
  const Order* order = host_.order();
  if (!order || movers_.empty()) return {};
  const auto named = ordered_pieces(host_.game(), *order);
  if (!named || std::find(named->begin(), named->end(), movers_.front()) == named->end()) return {};
  const Path* path = order->paths.of(host_.game().piece(movers_.front()).id);
  return path ? *path : Path{};
}

void MoveTool::ruled() {
  handles_.clear();
  hovered_.reset();
  const Terms* terms = host_.terms();
  const std::vector<PieceIndex> selection = host_.selection();
  if (state_ == State::pressed || state_ == State::dragging || selection.empty()) return host_.repaint();
  const PieceIndex lead = selection.front();
  const double reach = HANDLE_REACH / host_.projection().scale;
  const bool pivots = allows(terms, "pivot");
  const bool wheels = allows(terms, "wheel");
  const Piece& piece = host_.game().piece(lead);
  if (const PieceTrace* trace = host_.order() ? trace_of(host_.judgement(), lead) : nullptr) {
    handles_ = handles_of(*trace, pivots, wheels, reach);
  } else if (piece.on_table()) {
    handles_ = turning_handles(lead, host_.footprint(lead), piece.pose, pivots, wheels, reach);
  }
  host_.repaint();
}

void MoveTool::paint(QPainter& painter, const Palette& palette) const {
  for (std::size_t i = 0; i < handles_.size(); ++i)
    paint_handle(painter, host_.projection(), handles_[i], hovered_ == i, palette);
}

QRectF MoveTool::extent() const {
  QRectF all;
  for (const Handle& handle : handles_)
    for (const Vec p : {handle.at, handle.pose.at}) {
      const QPointF at = host_.projection().to_paper(p);
      all |= QRectF(at.x() - 14, at.y() - 14, 28, 28);
    }
  return all;
}

Qt::CursorShape MoveTool::cursor() const {
  if (state_ == State::dragging || state_ == State::editing) return Qt::ClosedHandCursor;
  if (hovered_) return handles_[*hovered_].kind == HandleKind::waypoint ? Qt::SizeAllCursor : Qt::PointingHandCursor;
  return Qt::ArrowCursor;
}

}  // namespace linesman
