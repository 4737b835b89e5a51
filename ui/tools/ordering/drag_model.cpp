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

DragModel::DragModel(ToolHost& host, Hold hold) : PathDrag(host, hold), grip_(hold.end.at - hold.pressed.at) {}

void DragModel::lead_to(const Pointer& pointer) {
  led_to_ = pointer;
  host().say(hint(aim(pointer.keys, draft().movers().size() > 1)));
  draft().propose(path_to(pointer), cut_reach());
}

Path DragModel::path_to(const Pointer& pointer) const {
  LegAim aimed = aim(pointer.keys, draft().movers().size() > 1);
  if (!has_gait(aimed.terms, aimed.gait)) aimed.gait = Gait::forward;
  Path path = settled();
  for (Step& step : legs_to(end(), pointer.at + grip_, aimed)) path.push_back(std::move(step));
  return turn_ == 0 ? path : turned(std::move(path), turn_);
}

bool DragModel::turn(double degrees) {
  if (!allows(host().terms(), "pivot")) return false;
  turn_ += degrees;
  if (is_ruled()) draft().propose(path_to(led_to_), cut_reach());
  return true;
}

bool DragModel::is_backwards() const {
  constexpr double BEHIND = 120;  // degrees from straight ahead
  const Vec way = led_to_.at + grip_ - end().at;
  const bool plain = !(led_to_.keys & (Qt::ShiftModifier | Qt::AltModifier));
  return plain && is_ruled() && length(way) > EPS && has_gait(host().terms(), Gait::reverse) &&
         angle_between(heading_of(way), end().facing) > BEHIND;
}

QString DragModel::offer() const { return is_backwards() ? tr("Shift: reverse") : QString(); }

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
