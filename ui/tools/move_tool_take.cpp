// What a press takes hold of: a handle, a model, a stack, a place to come on at; and which models then move.
#include <algorithm>

#include "ui/picture/models_picture.h"
#include "ui/tools/move_tool.h"

namespace linesman {

namespace {

constexpr double HANDLE_SLACK = 10;  // pixels

}  // namespace

// Where a base lies under the pointer, only a waypoint goes before it, or a turning handle of its own when it is hit
// squarely: small models stand close together.
std::optional<std::size_t> MoveTool::handle_under(const Pointer& pointer) const {
  const double slack = HANDLE_SLACK / host_.projection().scale;
  const auto found = handle_at(handles_, pointer.at, slack);
  if (!found || handles_[*found].kind == HandleKind::waypoint) return found;
  const Handle& handle = handles_[*found];
  const bool on_own = base_holds(host_.footprint(handle.piece), handle.pose, pointer.at);
  const auto piece = host_.piece_at(pointer.at);
  const bool on_other = piece && piece != handle.piece &&
                        base_holds(host_.footprint(*piece), host_.game().piece(*piece).pose, pointer.at);
  if (on_other || (on_own && distance(handle.at, pointer.at) > slack / 2)) return std::nullopt;
  return found;
}

bool MoveTool::take_handle(const Pointer& pointer) {
  const auto i = handle_under(pointer);
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

// A further model, with a way of its own beside those that the order has.
bool MoveTool::take_joining(const Pointer& pointer) {
  if (!host_.order() || on_grid()) return false;
  taken_ = host_.pieces_at(pointer.at);
  const auto named = ordered_pieces(host_.game(), *host_.order());
  if (taken_.size() != 1 || !named || std::find(named->begin(), named->end(), taken_.front()) != named->end())
    return false;
  remember_order();
  joins_ = alone_ = true;
  movers_ = taken_;
  base_ = joined_by(*host_.order(), host_.game(), taken_.front());
  settled_.clear();
  settled_end_ = host_.game().piece(taken_.front()).pose;
  grip_ = settled_end_.at - pointer.at;
  pressed_ = pointer;
  state_ = State::pressed;
  return true;
}

// Whoever is not on the table, and whose order says where it begins, begins where the table is pressed.
bool MoveTool::take_entry(const Pointer& pointer) {
  const std::vector<PieceIndex> selection = host_.selection();
  if (selection.size() != 1 || on_grid() || !host_.terms()) return false;
  const Piece& piece = host_.game().piece(selection.front());
  Order order = without_path(host_.fresh_order(selection));
  if (piece.on_table() || !host_.terms()->takes_start(order.action)) return false;
  remember_order();
  taken_ = movers_ = selection;
  enters_ = true;
  alone_ = false;
  const StartPose* given = order.starts.of(piece.id);
  StartPose start = given ? *given : StartPose{{}, piece.pose.facing, std::nullopt};
  start.at = tidy(pointer.at, host_.projection().scale);
  settled_.clear();
  settled_end_ = {start.at, start.facing.value_or(piece.pose.facing), start.altitude.value_or(piece.pose.altitude)};
  grip_ = {};
  order.starts.set_all(start);
  base_ = std::move(order);
  pressed_ = pointer;
  state_ = State::pressed;
  host_.propose(base_, 0);
  return true;
}

void MoveTool::remember_order() {
  before_.reset();
  if (const Order* order = host_.order()) before_ = *order;
}

// Those that were taken hold of together, else the pieces of the order if the lead is one of them, else of the
// selection, else the lead alone.
void MoveTool::set_movers(PieceIndex lead, const std::vector<PieceIndex>& together) {
  alone_ = false;
  std::vector<PieceIndex> pieces;
  const auto has_lead = [&] { return std::find(pieces.begin(), pieces.end(), lead) != pieces.end(); };
  if (const Order* order = host_.order())
    if (auto named = ordered_pieces(host_.game(), *order)) pieces = *std::move(named);
  if (together.size() > 1) {
    pieces = together;
    base_ = without_path(host_.fresh_order(pieces));
  } else if (has_lead()) {
    alone_ = pieces.size() > 1 && host_.selection() == std::vector{lead} && !on_grid();
    if (alone_) pieces = {lead};
    base_ = alone_ ? *host_.order() : without_path(*host_.order());
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

}  // namespace linesman
