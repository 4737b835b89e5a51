#include "ui/tools/measuring/crosshair.h"

#include <algorithm>

namespace linesman {

namespace {

std::optional<Vec> way_of(int key) {
  switch (key) {
    case Qt::Key_Up: return Vec{0, 1};
    case Qt::Key_Down: return Vec{0, -1};
    case Qt::Key_Left: return Vec{-1, 0};
    case Qt::Key_Right: return Vec{1, 0};
    default: return std::nullopt;
  }
}

Vec first_place(const ToolHost& host) {
  const auto selected = host.selection();
  if (!selected.empty() && host.game().piece(selected.back()).on_table())
    return host.game().piece(selected.back()).pose.at;
  return Vec{host.game().table().width, host.game().table().depth} * 0.5;
}

}  // namespace

bool Crosshair::step(const ToolHost& host, int key, Qt::KeyboardModifiers keys, const std::optional<Vec>& start) {
  const auto way = way_of(key);
  if (!way) return false;
  const double length = inches_of(keys & Qt::ShiftModifier ? 0.1 : 1, host.unit());
  const Vec to = at_ ? *at_ + *way * length : start ? *start : first_place(host);
  const Table& table = host.game().table();
  at_ = Vec{std::clamp(to.x, 0.0, table.width), std::clamp(to.y, 0.0, table.depth)};
  return true;
}

}  // namespace linesman
