#include "ui/tools/placing/place_tool.h"

#include <algorithm>

#include "ui/tools/ordering/handles.h"
#include "ui/tools/ordering/order_keys.h"
#include "ui/tools/placing/dragged_group.h"
#include "ui/tools/placing/rubber_band.h"

namespace linesman {

std::vector<KeyLine> PlaceTool::key_lines() {
  return {{QT_TR_NOOP("Drag a model"), QT_TR_NOOP("move it freely, with all that is selected")},
          {QT_TR_NOOP("Ctrl while dragging"), QT_TR_NOOP("exactly there: no snapping to other bases")},
          {QT_TR_NOOP("Drag the round handle"),
           QT_TR_NOOP("turn the selected models about their middle; with Shift by 15 degrees")},
          {QT_TR_NOOP("[ and ], Shift+Left, Shift+Right"),
           QT_TR_NOOP("turn them by 15 degrees, with Ctrl by one; also while dragging")},
          {QT_TR_NOOP("Arrow keys"),
           QT_TR_NOOP("with models selected: nudge them by a quarter inch, with Ctrl by an inch")},
          {QT_TR_NOOP("Drag on bare ground"), QT_TR_NOOP("select the models in a rectangle")},
          {QT_TR_NOOP("Double click a model"), QT_TR_NOOP("select its whole unit")},
          {QT_TR_NOOP("Ctrl and click, or drag a rectangle"), QT_TR_NOOP("add to the selection, or remove from it")}};
}

std::unique_ptr<Gesture> PlaceTool::begin(const Pointer& pointer) {
  if (is_on_handle(pointer)) return std::make_unique<TurnByHand>(host(), held(), pointer);
  const std::vector<PieceIndex> taken = host().pieces_at(pointer.at);
  if (taken.empty()) return std::make_unique<RubberBand>(host(), pointer);
  if (pointer.keys & Qt::ControlModifier) {
    toggle_in_selection(host(), taken);
    return std::make_unique<DonePress>();
  }
  if (pointer.again) {
    select_unit_of(host(), taken.front());
    return std::make_unique<DonePress>();
  }
  const std::vector<PieceIndex> selection = host().selection();
  if (std::find(selection.begin(), selection.end(), taken.front()) == selection.end()) host().select(taken);
  return std::make_unique<MoveByHand>(host(), held(), taken, pointer);
}

std::vector<PieceIndex> PlaceTool::held() const {
  std::vector<PieceIndex> pieces = host().selection();
  std::erase_if(pieces, [this](PieceIndex i) { return !host().game().piece(i).on_table(); });
  return pieces;
}

// Above one model it stands ahead of it; above several, north of them all.
std::optional<Vec> PlaceTool::handle() const {
  const std::vector<PieceIndex> pieces = held();
  if (pieces.empty() || gesture()) return std::nullopt;
  const double reach = HANDLE_REACH / host().projection().scale;
  const Piece& first = host().game().piece(pieces.front());
  if (pieces.size() == 1)
    return turning_handles(pieces.front(), host().footprint(pieces.front()), first.pose, true, false, reach).front().at;
  Box all;
  for (const PieceIndex i : pieces) {
    const Vec place = host().game().piece(i).pose.at;
    all.include(Box{place, place}.grown(outer_radius(host().footprint(i))));
  }
  return Vec{(all.min.x + all.max.x) / 2, all.max.y + reach};
}

bool PlaceTool::is_on_handle(const Pointer& pointer) const {
  const auto there = handle();
  return there && distance(*there, pointer.at) * host().projection().scale <= HANDLE_SLACK;
}

bool PlaceTool::hover(const Pointer& pointer) {
  const bool before = on_handle_;
  on_handle_ = is_on_handle(pointer);
  if (before != on_handle_) host().repaint();
  return on_handle_;
}

bool PlaceTool::claims(int key, Qt::KeyboardModifiers keys) const {
  return gesture() != nullptr && turn_of_key(key, keys, host().game().table()) != 0;
}

bool PlaceTool::idle_key(int key, Qt::KeyboardModifiers keys) {
  if (key == Qt::Key_Escape) return drop_order(host());
  return put_by_key(key, keys);
}

bool PlaceTool::put_by_key(int key, Qt::KeyboardModifiers keys) {
  const Table& table = host().game().table();
  const double turn = turn_of_key(key, keys, table);
  const auto shift = shift_of_key(key, keys, table);
  const std::vector<PieceIndex> pieces = held();
  if (pieces.empty() || (turn == 0 && !shift)) return false;
  DraggedGroup group = pick_up(host(), pieces);
  group.put(shift.value_or(Vec{}), turn, 0);
  drop(host(), group);
  return true;
}

void PlaceTool::paint(QPainter& painter, const Palette& palette) const {
  GestureTool::paint(painter, palette);
  const auto there = handle();
  if (!there) return;
  const std::vector<PieceIndex> pieces = held();
  Handle drawn{HandleKind::rotate, pieces.front(), 0, *there, host().game().piece(pieces.front()).pose};
  if (pieces.size() > 1) drawn.pose.at = pick_up(host(), pieces).middle();
  paint_handle(painter, host().projection(), drawn, on_handle_, palette);
}

QRectF PlaceTool::extent() const {
  QRectF all = GestureTool::extent();
  const auto there = handle();
  if (!there) return all;
  for (const Vec p : {*there, pick_up(host(), held()).middle()}) {
    const QPointF on_paper = host().projection().to_paper(p);
    all |= QRectF(on_paper.x() - 14, on_paper.y() - 14, 28, 28);
  }
  return all;
}

}  // namespace linesman
