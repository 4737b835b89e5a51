#include "ui/tools/move_tool.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "movement/hex_grid.h"

namespace linesman {

namespace {

constexpr double DRAG_BEGINS = 4;  // pixels: before that it is a click
constexpr double HANDLE_SLACK = 10;
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
  if (pointer.button != Qt::LeftButton || (pointer.keys & Qt::ControlModifier)) return false;
  return take_handle(pointer) || take_model(pointer);
}

bool MoveTool::take_handle(const Pointer& pointer) {
  const auto i = handle_at(handles_, pointer.at, HANDLE_SLACK / host_.projection().scale);
  if (!i) return false;
  held_ = handles_[*i];
  remember_order();
  set_movers(held_.piece);
  settled_ = path_of_lead();
  if (held_.kind != HandleKind::waypoint && !settled_.empty()) {
    // A turn just made is turned on, not followed by another.
    const PieceTrace* trace = trace_of(host_.judgement(), held_.piece);
    const auto* pivot = std::get_if<PivotStep>(&settled_.back());
    if (pivot && !pivot->about && held_.kind == HandleKind::rotate && trace && !trace->steps.empty()) {
      settled_.pop_back();
      held_.pose = trace->steps.back().before;
    }
  }
  pressed_ = pointer;
  state_ = State::editing;
  return true;
}

bool MoveTool::take_model(const Pointer& pointer) {
  const PieceTrace* trace = host_.order() ? trace_ending_at(host_.judgement(), pointer.at) : nullptr;
  taken_ = trace ? std::vector{trace->piece} : host_.pieces_at(pointer.at);
  if (taken_.empty()) return false;
  remember_order();
  if (taken_.size() > 1) host_.select(taken_);
  const PieceIndex piece = taken_.front();
  set_movers(piece, taken_);
  settled_ = trace ? path_of_lead() : Path{};
  settled_end_ = trace ? trace->end.pose : host_.game().piece(piece).pose;
  grip_ = settled_end_.at - pointer.at;
  pressed_ = pointer;
  state_ = State::pressed;
  return true;
}

void MoveTool::remember_order() {
  before_.reset();
  if (const Order* order = host_.order()) before_ = *order;
}

// Those that were taken hold of together, else the pieces of the order if the lead is one of them, else of the
// selection, else the lead alone.
void MoveTool::set_movers(PieceIndex lead, const std::vector<PieceIndex>& together) {
  std::vector<PieceIndex> pieces;
  const auto has_lead = [&] { return std::find(pieces.begin(), pieces.end(), lead) != pieces.end(); };
  if (const Order* order = host_.order())
    if (auto named = ordered_pieces(host_.game(), *order)) pieces = *std::move(named);
  if (together.size() > 1) {
    pieces = together;
    base_ = without_path(host_.fresh_order(pieces));
  } else if (has_lead()) {
    base_ = without_path(*host_.order());
  } else {
    pieces = host_.selection();
    if (!has_lead()) {
      pieces = {lead};
      host_.select(pieces);
    }
    base_ = without_path(host_.fresh_order(pieces));
  }
  std::erase(pieces, lead);
  pieces.insert(pieces.begin(), lead);
  movers_ = std::move(pieces);
}

bool MoveTool::move(const Pointer& pointer) {
  last_ = pointer;
  if (state_ == State::pressed &&
      std::hypot(pointer.paper.x() - pressed_.paper.x(), pointer.paper.y() - pressed_.paper.y()) >= DRAG_BEGINS)
    state_ = State::dragging;
  if (state_ == State::dragging) drag_to(pointer);
  if (state_ == State::editing) edit_to(pointer);
  if (state_ != State::idle) return true;
  hovered_ = handle_at(handles_, pointer.at, HANDLE_SLACK / host_.projection().scale);
  return hovered_.has_value();
}

bool MoveTool::release(const Pointer& pointer) {
  if (state_ == State::idle) return false;
  if (pointer.button != Qt::LeftButton) return true;
  if (state_ == State::pressed && host_.selection() != movers_) host_.select(taken_);
  stop();
  return true;
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
    host_.propose(
        with_waypoint(*before_, host_.game(), held_.piece, held_.written, pointer.at, held_.pose, aim(pointer.keys)),
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

bool MoveTool::key(int key, Qt::KeyboardModifiers keys) {
  if (key == Qt::Key_Escape) {
    const bool something = busy() || host_.order() != nullptr;
    if (busy())
      cancel();
    else if (something)
      host_.withdraw();
    return something;
  }
  if (key == Qt::Key_Space && state_ == State::dragging) {
    add_waypoint();
    return true;
  }
  if (state_ == State::dragging && (key == Qt::Key_Shift || key == Qt::Key_Alt)) return true;
  if (busy() || (keys & ~Qt::ShiftModifier) || host_.selection().empty()) return false;
  return nudge(key, keys & Qt::ShiftModifier);
}

bool MoveTool::nudge(int key, bool fine) {
  constexpr int KEYS[]{Qt::Key_Up, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right, Qt::Key_Backspace};
  if (std::find(std::begin(KEYS), std::end(KEYS), key) == std::end(KEYS)) return false;
  set_movers(host_.selection().front());
  Path path = path_of_lead();
  if (key == Qt::Key_Backspace) {
    if (path.empty()) return false;
    path.pop_back();
    if (path.empty())
      host_.withdraw();
    else
      propose(path, 0);
    return true;
  }
  if (on_grid()) return nudge_on_grid(key);
  if (key == Qt::Key_Up || key == Qt::Key_Down) path = driven(path, (key == Qt::Key_Up ? 1 : -1) * (fine ? 0.25 : 1.0));
  if (key == Qt::Key_Left || key == Qt::Key_Right)
    path = turned(path, (key == Qt::Key_Right ? 1 : -1) * (fine ? 5.0 : 15.0));
  propose(path, 0);
  return true;
}

bool MoveTool::nudge_on_grid(int key) {
  const PieceTrace* trace = host_.order() ? trace_of(host_.judgement(), movers_.front()) : nullptr;
  const Pose end = trace ? trace->end.pose : host_.game().piece(movers_.front()).pose;
  const GridStep where = key == Qt::Key_Up     ? GridStep::ahead
                         : key == Qt::Key_Down ? GridStep::back
                         : key == Qt::Key_Left ? GridStep::left
                                               : GridStep::right;
  const auto step = step_on_grid(*host_.game().table().hex, end, where);
  if (!step) return false;
  Path path = path_of_lead();
  path.push_back(*step);
  propose(path, 0);
  return true;
}

void MoveTool::propose(const Path& path, double snap_within) {
  if (path.empty())
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
  const Path* path = order->path_of(host_.game().piece(movers_.front()).id);
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
