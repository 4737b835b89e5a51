#include "ui/tools/ordering/order_keys.h"

#include <Qt>
#include <algorithm>

#include "ui/tools/ordering/handles.h"
#include "ui/tools/ordering/order_draft.h"
#include "ui/tools/ordering/path_edit.h"

namespace linesman {

namespace {

std::optional<Path> walked(const ToolHost& host, const OrderDraft& draft, int key) {
  const PieceTrace* trace = host.order() ? trace_of(host.judgement(), draft.lead()) : nullptr;
  const Pose end = trace ? trace->end.pose : host.game().piece(draft.lead()).pose;
  const GridStep where = key == Qt::Key_Up     ? GridStep::ahead
                         : key == Qt::Key_Down ? GridStep::back
                         : key == Qt::Key_Left ? GridStep::left
                                               : GridStep::right;
  const auto step = step_on_grid(*host.game().table().hex, end, where);
  if (!step) return std::nullopt;
  Path path = draft.proposed_path();
  path.push_back(*step);
  return path;
}

std::optional<Path> shortened(Path path) {
  if (path.empty()) return std::nullopt;
  path.pop_back();
  return path;
}

/// The path that the key makes of the lead's; nothing where it makes none.
std::optional<Path> edited(const ToolHost& host, const OrderDraft& draft, int key, bool fine) {
  const Path path = draft.proposed_path();
  switch (key) {
    case Qt::Key_Backspace: return shortened(path);
    case Qt::Key_PageUp: return climbed(path, fine ? 6 : 1);
    case Qt::Key_PageDown: return climbed(path, fine ? -6 : -1);
    default: break;
  }
  if (plays_on_hexes(host.game(), host.terms())) return walked(host, draft, key);
  switch (key) {
    case Qt::Key_Up: return driven(path, fine ? 0.25 : 1);
    case Qt::Key_Down: return driven(path, fine ? -0.25 : -1);
    case Qt::Key_Left: return turned(path, fine ? -5 : -15);
    case Qt::Key_Right: return turned(path, fine ? 5 : 15);
    default: return std::nullopt;
  }
}

}  // namespace

bool edit_order_by_key(ToolHost& host, int key, bool fine) {
  constexpr int KEYS[]{Qt::Key_Up,        Qt::Key_Down,   Qt::Key_Left,    Qt::Key_Right,
                       Qt::Key_Backspace, Qt::Key_PageUp, Qt::Key_PageDown};
  const bool climbs = key == Qt::Key_PageUp || key == Qt::Key_PageDown;
  if (std::find(std::begin(KEYS), std::end(KEYS), key) == std::end(KEYS)) return false;
  if (host.selection().empty() || (climbs && !allows(host.terms(), "climb"))) return false;
  const OrderDraft draft = OrderDraft::led_by(host, host.selection().front());
  const auto path = edited(host, draft, key, fine);
  if (path) draft.propose(*path, 0);
  return path.has_value();
}

bool drop_order(ToolHost& host) {
  if (!host.order()) return false;
  host.withdraw();
  return true;
}

}  // namespace linesman
