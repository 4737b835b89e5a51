#include "ui/tools/ordering/drag_model.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"

namespace linesman {

namespace {

using tools::tr;

QString hint(const LegAim& aim) {
  if (has_gait(aim.terms, aim.gait)) {
    QString words = tr("Space or right button: waypoint.");
    if (has_gait(aim.terms, Gait::reverse)) words += " " + tr("Shift: reverse.");
    if (has_gait(aim.terms, Gait::slide)) words += " " + tr("S: slide.");
    return words + " " + tr("Escape: cancel.");
  }
  if (aim.gait == Gait::reverse) return tr("These rules do not allow reverse.");
  return aim.gait == Gait::slide ? tr("These rules do not allow sideways moves.") : QString();
}

}  // namespace

DragModel::DragModel(ToolHost& host, Hold hold)
    : PathDrag(host, hold), grip_(hold.end.at - hold.pressed.at), pressed_(hold.pressed.at) {
  led_to_ = hold.pressed;
  track_.begin(pressed_);
  // Who is taken hold of in a shape takes all of it along.
  const auto form = host.beside_ruling().form;
  if (!form || !form->at || settled().empty() || draft().movers().size() < 2) return;
  begin_shape(UnitShape(host, draft().movers(), *form));
  shape_grip_ = *form->at - pressed_;
  shape_facing_ = form->facing.value_or(shape_facing_);
}

// Its front goes from where it is now, seen as the leader faces.
void DragModel::begin_shape(UnitShape shape) {
  const auto& movers = draft().movers();
  shape_facing_ = leaders_facing(host().game(), movers);
  shape_grip_ = front_now(host(), movers, shape_facing_).middle() - pressed_;
  shape_ = std::move(shape);
}

bool DragModel::key(int key, Qt::KeyboardModifiers keys) {
  const auto& movers = draft().movers();
  const bool plain = (keys & ~Qt::KeypadModifier) == Qt::NoModifier;
  UnitShape shape(host(), movers, FormShape::as_is);
  if (!plain || movers.size() < 2 || draft().is_alone() || !shape.key(key)) return false;
  if (shape.shape() == FormShape::as_is)
    shape_.reset();
  else
    begin_shape(std::move(shape));
  if (is_ruled()) lead_to(led_to_);
  return true;
}

bool DragModel::wheel(int steps) {
  if (!shape_ || !shape_->add_files(steps)) return false;
  if (is_ruled()) lead_to(led_to_);
  return true;
}

void DragModel::lead_shape_to(Vec point) {
  host().say(tr("1 to 7: shape. Wheel: files. Escape: cancel."));
  const Order order = draft().with({});
  if (shape_->shape() != FormShape::file)
    return host().propose_form(order, shape_->at(point + shape_grip_, shape_facing_ + turn_));
  if (const auto way = track_.corners(); !way.empty()) host().propose_form(order, shape_->along(way));
}

void DragModel::lead_to(const Pointer& pointer) {
  led_to_ = pointer;
  track_.go_to(pointer.at);
  if (shape_) return lead_shape_to(pointer.at);
  host().say(hint(aim(pointer.keys, draft().movers().size() > 1)));
  draft().propose(path_to(pointer), cut_reach());
}

Path DragModel::path_to(const Pointer& pointer) const {
  LegAim aimed = aim(pointer.keys, draft().movers().size() > 1);
  if (!has_gait(aimed.terms, aimed.gait)) aimed.gait = Gait::forward;
  Path path = settled();
  if (shape_) return path;
  for (Step& step : legs_to(end(), pointer.at + grip_, aimed)) path.push_back(std::move(step));
  return turn_ == 0 ? path : turned(std::move(path), turn_);
}

bool DragModel::turn(double degrees) {
  if (!shape_ && !allows(host().terms(), "pivot")) return false;
  turn_ += degrees;
  if (is_ruled()) lead_to(led_to_);
  return true;
}

bool DragModel::is_backwards() const {
  constexpr double BEHIND = 120;  // degrees from straight ahead
  const Vec way = led_to_.at + grip_ - end().at;
  const bool plain = !shape_ && !(led_to_.keys & (Qt::ShiftModifier | Qt::AltModifier));
  return plain && is_ruled() && length(way) > EPS && has_gait(host().terms(), Gait::reverse) &&
         angle_between(heading_of(way), end().facing) > BEHIND;
}

QString DragModel::offer() const {
  if (shape_) return shape_->words();
  return is_backwards() ? tr("Shift: reverse") : QString();
}

std::optional<Order> DragModel::in_reverse() const {
  if (!is_backwards()) return std::nullopt;
  Pointer reversed = led_to_;
  reversed.keys |= Qt::ShiftModifier;
  return draft().with(path_to(reversed));
}

void DragModel::dragged() {
  const auto met = host().piece_at(led_to_.at);
  const auto& movers = draft().movers();
  if (met && std::find(movers.begin(), movers.end(), *met) == movers.end()) host().dragged_on_to(*met);
}

Pose DragModel::end_of_path(const Path& path) const {
  const std::size_t known = std::min(settled().size(), path.size() - 1);
  const Path added(path.begin() + static_cast<std::ptrdiff_t>(known), path.end());
  return end_of(added, end(), host().footprint(draft().lead()), nullptr);
}

std::unique_ptr<Gesture> EnterTable::begin(ToolHost& host, const Pointer& pointer) {
  if (plays_on_hexes(host.game(), host.terms())) return nullptr;
  auto draft = OrderDraft::entering_at(host, pointer.at);
  if (!draft) return nullptr;
  const Pose start = draft->start();
  const PieceIndex piece = draft->lead();
  Hold hold{standing_order(host), {piece}, *std::move(draft), {}, start, pointer};
  hold.pressed.at = start.at;  // rounded, and so that the path leads exactly to the pointer
  return std::unique_ptr<Gesture>(new EnterTable(host, std::move(hold)));
}

void EnterTable::start() { host().propose(without_path(draft().with({})), 0); }

// Until the first waypoint it faces where it goes.
void EnterTable::lead_to(const Pointer& pointer) {
  const Vec way = pointer.at - end().at;
  if (settled().empty() && length(way) >= EPS) face_start(normalised(std::round(heading_of(way))));
  DragModel::lead_to(pointer);
}

std::unique_ptr<Gesture> JoinOrder::begin(ToolHost& host, const Pointer& pointer) {
  if (plays_on_hexes(host.game(), host.terms())) return nullptr;
  std::vector<PieceIndex> taken = host.pieces_at(pointer.at);
  if (taken.size() != 1) return nullptr;
  auto draft = OrderDraft::joined_by(host, taken.front());
  if (!draft) return nullptr;
  const Pose pose = host.game().piece(taken.front()).pose;
  Hold hold{standing_order(host), std::move(taken), *std::move(draft), {}, pose, pointer};
  return std::unique_ptr<Gesture>(new JoinOrder(host, std::move(hold)));
}

void JoinOrder::clicked() {
  std::vector<PieceIndex> pieces = host().selection();
  if (std::erase(pieces, taken().front()) == 0) pieces.push_back(taken().front());
  host().select(pieces);
}

}  // namespace linesman
