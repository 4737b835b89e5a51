#include "ui/tools/ordering/order_draft.h"

#include <algorithm>

#include "referee/cut_order.h"
#include "ui/tools/ordering/path_edit.h"

namespace linesman {

namespace {

bool has(const std::vector<PieceIndex>& pieces, PieceIndex piece) {
  return std::find(pieces.begin(), pieces.end(), piece) != pieces.end();
}

std::vector<PieceIndex> pieces_of_order(const ToolHost& host) {
  if (const Order* order = host.order())
    if (auto named = ordered_pieces(host.game(), *order)) return *std::move(named);
  return {};
}

std::vector<PieceIndex> with_first(std::vector<PieceIndex> pieces, PieceIndex first) {
  std::erase(pieces, first);
  pieces.insert(pieces.begin(), first);
  return pieces;
}

}  // namespace

OrderDraft OrderDraft::led_by(ToolHost& host, PieceIndex lead, const std::vector<PieceIndex>& together) {
  const auto fresh = [&](const std::vector<PieceIndex>& pieces) {
    return OrderDraft(host, with_first(pieces, lead), without_path(host.fresh_order(pieces)), false);
  };
  const std::vector<PieceIndex> ordered = pieces_of_order(host);
  const bool same = std::is_permutation(together.begin(), together.end(), ordered.begin(), ordered.end());
  if (together.size() > 1 && !same) return fresh(together);
  if (has(ordered, lead)) {
    const bool alone =
        ordered.size() > 1 && host.selection() == std::vector{lead} && !plays_on_hexes(host.game(), host.terms());
    if (alone) return {host, {lead}, *host.order(), true};
    return {host, with_first(ordered, lead), without_path(*host.order()), false};
  }
  if (has(host.selection(), lead)) return fresh(host.selection());
  host.select({lead});
  return fresh({lead});
}

std::optional<OrderDraft> OrderDraft::joined_by(ToolHost& host, PieceIndex piece) {
  const std::vector<PieceIndex> ordered = pieces_of_order(host);
  if (ordered.empty() || has(ordered, piece)) return std::nullopt;
  return OrderDraft(host, {piece}, linesman::joined_by(*host.order(), host.game(), piece), true);
}

std::optional<OrderDraft> OrderDraft::entering_at(ToolHost& host, Vec point) {
  const std::vector<PieceIndex> selection = host.selection();
  if (selection.size() != 1 || !host.terms()) return std::nullopt;
  const Piece& piece = host.game().piece(selection.front());
  Order order = without_path(host.fresh_order(selection));
  if (piece.on_table() || !host.terms()->takes_start(order.action)) return std::nullopt;
  const StartPose* given = order.starts.of(piece.id);
  StartPose start = given ? *given : StartPose{{}, piece.pose.facing, std::nullopt};
  start.at = tidy(point, host.projection().scale);
  order.starts.set_all(start);
  return OrderDraft(host, selection, std::move(order), false);
}

Pose OrderDraft::start() const {
  const Piece& piece = host_->game().piece(lead());
  const StartPose* start = base_.starts.of(piece.id);
  if (!start) return piece.pose;
  return {start->at, start->facing.value_or(piece.pose.facing), start->altitude.value_or(piece.pose.altitude)};
}

void OrderDraft::set_start_facing(double facing) {
  if (StartPose* start = base_.starts.of(host_->game().piece(lead()).id)) start->facing = facing;
}

Path OrderDraft::proposed_path() const {
  if (!has(pieces_of_order(*host_), lead())) return {};
  const Path* path = host_->order()->paths.of(host_->game().piece(lead()).id);
  return path ? *path : Path{};
}

Order OrderDraft::with(const Path& path) const {
  // Other paths than those into a form lead elsewhere.
  Order base = base_;
  if (host_->beside_ruling().form) base.members = base.members.without(FORM);
  return alone_ ? with_own_path(base, host_->game(), lead(), path) : with_path(base, host_->game(), movers_, path);
}

void OrderDraft::propose(const Path& path, double snap_within) const {
  Order order = with(path);
  if (const Terms* terms = host_->terms()) leave_out_beyond(order, *terms);
  const bool somewhere = alone_ ? !order.paths.empty() : !path.empty() || order.starts.common();
  if (somewhere)
    host_->propose(order, snap_within);
  else
    host_->withdraw();
}

std::optional<Order> standing_order(const ToolHost& host) {
  return host.order() ? std::optional(*host.order()) : std::nullopt;
}

void OrderGesture::cancel() {
  if (before_)
    host_.propose(*before_, 0);
  else
    host_.withdraw();
}

LegAim OrderGesture::aim(Qt::KeyboardModifiers keys, bool together) const {
  constexpr double STRAIGHT_SLACK = 7;  // pixels
  LegAim aim;
  if (keys & Qt::ShiftModifier) aim.gait = Gait::reverse;
  if (keys & Qt::AltModifier) aim.gait = Gait::slide;
  aim.scale = host_.projection().scale;
  aim.terms = host_.terms();
  aim.slack = together || (keys & Qt::ControlModifier) ? -1 : STRAIGHT_SLACK / aim.scale;
  return aim;
}

double OrderGesture::cut_reach() const { return std::clamp(20 / host_.projection().scale, 0.4, 2.0); }

}  // namespace linesman
