#include "ui/tools/ordering/move_tool.h"

#include "drawing/picture/models/models_picture.h"
#include "ui/tools/ordering/drag_handle.h"
#include "ui/tools/ordering/drag_model.h"
#include "ui/tools/ordering/order_keys.h"
#include "ui/tools/ordering/path_drag.h"
#include "ui/tools/placing/rubber_band.h"

namespace linesman {

std::vector<KeyLine> MoveTool::key_lines() {
  return {{"Drag", "propose a move; it is ruled on while you drag"},
          {"Space, or another button", "set a waypoint while dragging"},
          {"Shift while dragging", "reverse"},
          {"Alt, or the key S, while dragging", "slide, facing kept; S again ends it"},
          {"Drag the round handle", "turn on the spot"},
          {"Drag a waypoint", "change the proposed path"},
          {"Up, Down", "with a model selected: an inch on or back"},
          {"Left, Right", "turn by 15 degrees; with Shift finer"},
          {"Page Up, Page Down", "climb or descend an inch; with Shift six"},
          {"Ctrl and drag another model", "it joins the order with a way of its own"},
          {"Double click a model", "select its whole unit"},
          {"Shift and drag on bare ground", "select the models in a rectangle"},
          {"Press the table", "the selected model comes on there, if its order may bring it on"},
          {"Backspace", "take the last step away"}};
}

std::unique_ptr<Gesture> MoveTool::begin(const Pointer& pointer) {
  if (pointer.keys & Qt::ControlModifier) return JoinOrder::begin(host(), pointer);
  if (const auto i = handle_under(pointer)) return drag_of(host(), handles_[*i]);
  const auto piece = pointer.again ? host().piece_at(pointer.at) : std::nullopt;
  if (piece) {
    select_unit_of(host(), *piece);
    return std::make_unique<DonePress>();
  }
  auto hold = hold_at(host(), pointer);
  if (!hold && (pointer.keys & Qt::ShiftModifier)) return std::make_unique<RubberBand>(host(), pointer);
  if (!hold) return EnterTable::begin(host(), pointer);
  if (plays_on_hexes(host().game(), host().terms())) return std::make_unique<WalkHexes>(host(), *std::move(hold));
  return std::make_unique<DragModel>(host(), *std::move(hold));
}

// Where a base lies under the pointer, only a waypoint goes before it, or a turning handle of its own when it is hit
// squarely: small models stand close together.
std::optional<std::size_t> MoveTool::handle_under(const Pointer& pointer) const {
  const double slack = HANDLE_SLACK / host().projection().scale;
  const auto found = handle_at(handles_, pointer.at, slack);
  if (!found || handles_[*found].kind == HandleKind::waypoint) return found;
  const Handle& handle = handles_[*found];
  const bool on_own = base_holds(host().footprint(handle.piece), handle.pose, pointer.at);
  const auto piece = host().piece_at(pointer.at);
  const bool on_other = piece && piece != handle.piece &&
                        base_holds(host().footprint(*piece), host().game().piece(*piece).pose, pointer.at);
  if (on_other || (on_own && distance(handle.at, pointer.at) > slack / 2)) return std::nullopt;
  return found;
}

bool MoveTool::hover(const Pointer& pointer) {
  hovered_ = handle_under(pointer);
  return hovered_.has_value();
}

bool MoveTool::idle_key(int key, Qt::KeyboardModifiers keys) {
  if (key == Qt::Key_Escape) return drop_order(host());
  if (keys & ~Qt::ShiftModifier) return false;
  return edit_order_by_key(host(), key, keys & Qt::ShiftModifier);
}

void MoveTool::ruled() {
  handles_.clear();
  hovered_.reset();
  const std::vector<PieceIndex> selection = host().selection();
  if ((gesture() && !gesture()->shows_handles()) || selection.empty()) return host().repaint();
  const PieceIndex lead = selection.front();
  const double reach = HANDLE_REACH / host().projection().scale;
  const bool pivots = allows(host().terms(), "pivot");
  const bool wheels = allows(host().terms(), "wheel");
  const Piece& piece = host().game().piece(lead);
  if (const PieceTrace* trace = host().order() ? trace_of(host().judgement(), lead) : nullptr) {
    handles_ = handles_of(*trace, pivots, wheels, reach);
  } else if (piece.on_table()) {
    handles_ = turning_handles(lead, host().footprint(lead), piece.pose, pivots, wheels, reach);
  }
  host().repaint();
}

void MoveTool::paint(QPainter& painter, const Palette& palette) const {
  for (std::size_t i = 0; i < handles_.size(); ++i)
    paint_handle(painter, host().projection(), handles_[i], hovered_ == i, palette);
}

QRectF MoveTool::extent() const {
  QRectF all;
  for (const Handle& handle : handles_)
    for (const Vec p : {handle.at, handle.pose.at}) {
      const QPointF at = host().projection().to_paper(p);
      all |= QRectF(at.x() - 14, at.y() - 14, 28, 28);
    }
  return all;
}

Qt::CursorShape MoveTool::idle_cursor() const {
  if (!hovered_) return Qt::ArrowCursor;
  return handles_[*hovered_].kind == HandleKind::waypoint ? Qt::SizeAllCursor : Qt::PointingHandCursor;
}

}  // namespace linesman
