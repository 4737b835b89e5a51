#include "ui/tools/ordering/path_drag.h"

#include <QCoreApplication>
#include <algorithm>

#include "drawing/picture/models/base_outline.h"
#include "ui/tools/ordering/handles.h"

namespace linesman {

namespace {

/// A stack is taken by the middle of its fan: who is taken from among its members goes alone.
bool is_all_of_a_stack(const Game& game, const std::vector<PieceIndex>& pieces) {
  if (pieces.size() < 2 || !game.piece(pieces.front()).hex) return false;
  const Hex hex = *game.piece(pieces.front()).hex;
  const auto there = [&](PieceIndex i) { return game.piece(i).hex == hex; };
  return std::all_of(pieces.begin(), pieces.end(), there) && stack_in(game, hex).size() == pieces.size();
}

}  // namespace

std::optional<Hold> hold_at(ToolHost& host, const Pointer& pointer) {
  const PieceTrace* trace = host.order() ? trace_ending_at(host.judgement(), pointer.at) : nullptr;
  const std::vector<PieceIndex> taken = trace ? std::vector{trace->piece} : host.pieces_at(pointer.at);
  if (taken.empty()) return std::nullopt;
  const bool goes_on = trace != nullptr;
  const Pose end = goes_on ? trace->end.pose : host.game().piece(taken.front()).pose;
  auto before = standing_order(host);
  std::vector<PieceIndex> selected = host.selection();
  // From here on the judgement may be another.
  if (taken.size() > 1 || is_all_of_a_stack(host.game(), host.selection())) host.select(taken);
  OrderDraft draft = OrderDraft::led_by(host, taken.front(), taken);
  Path settled = goes_on ? draft.proposed_path() : Path{};
  return Hold{std::move(before), taken, std::move(draft), std::move(settled), end, pointer, std::move(selected)};
}

PathDrag::PathDrag(ToolHost& host, Hold hold)
    : OrderGesture(host, std::move(hold.before)),
      taken_(std::move(hold.taken)),
      draft_(std::move(hold.draft)),
      settled_(std::move(hold.settled)),
      end_(hold.end),
      drag_(hold.pressed) {
  if (hold.pressed.keys & Qt::ShiftModifier) selected_ = std::move(hold.selected);
}

void PathDrag::move(const Pointer& pointer) {
  if (drag_.passed(pointer)) lead_to(pointer);
}

bool PathDrag::waypoint(const Pointer& pointer) {
  if (!drag_.passed()) return false;
  Path path = path_to(pointer);
  if (path.size() == settled_.size()) return true;
  end_ = end_of_path(path);
  settled_ = std::move(path);
  goes_on();
  draft_.propose(settled_, 0);
  return true;
}

void PathDrag::finish() {
  if (drag_.passed())
    dragged();
  else
    clicked();
}

void PathDrag::clicked() {
  // As in every list, a held key adds to what is selected, or takes out of it.
  if (!selected_.empty()) {
    const auto is_selected = [this](PieceIndex piece) {
      return std::find(selected_.begin(), selected_.end(), piece) != selected_.end();
    };
    if (selected_.size() > taken_.size() && std::all_of(taken_.begin(), taken_.end(), is_selected)) {
      for (const PieceIndex piece : taken_) std::erase(selected_, piece);
      return host().select(selected_);
    }
    for (const PieceIndex piece : taken_)
      if (std::find(selected_.begin(), selected_.end(), piece) == selected_.end()) selected_.push_back(piece);
    return host().select(selected_);
  }
  if (host().selection() != draft_.movers()) host().select(taken_);
}

void PathDrag::face_start(double heading) {
  end_.facing = heading;
  draft_.set_start_facing(heading);
}

void WalkHexes::lead_to(const Pointer& pointer) {
  host().say(QCoreApplication::translate("linesman::MoveTool",
                                         "Space or right button: waypoint. Shift: reverse. Escape: cancel."));
  const HexGrid grid(*host().game().table().hex);
  const auto goal = grid.hex_at(pointer.at);
  if (!goal || goal == grid.hex_at(end().at))
    draft().propose(settled(), 0);
  else
    host().propose_walk(draft().with(settled()), *goal, pointer.keys & Qt::ShiftModifier);
}

Pose WalkHexes::end_of_path(const Path& path) const {
  const HexGrid grid(*host().game().table().hex);
  return end_of(path, draft().start(), host().footprint(draft().lead()), &grid);
}

}  // namespace linesman
