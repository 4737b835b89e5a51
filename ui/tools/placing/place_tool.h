// Puts models elsewhere by agreement, without a ruling: drags them and turns them, one or several about their middle.
// On hexes they go into the middle of a hex; elsewhere they snap into contact with other bases.
#pragma once

#include <vector>

#include "ui/tools/gesture_tool.h"
#include "ui/tools/placing/dragged_group.h"
#include "ui/tools/tool.h"

namespace linesman {

class PlaceTool : public GestureTool {
 public:
  explicit PlaceTool(ToolHost& host) : GestureTool(host) {}
  static std::vector<KeyLine> key_lines();

  bool selects() const override { return true; }
  bool claims(int key, Qt::KeyboardModifiers keys) const override;
  void paint(QPainter& painter, const Palette& palette) const override;
  QRectF extent() const override;

 protected:
  std::unique_ptr<Gesture> begin(const Pointer& pointer) override;
  bool hover(const Pointer& pointer) override;
  bool idle_key(int key, Qt::KeyboardModifiers keys) override;
  Qt::CursorShape idle_cursor() const override { return on_handle_ ? Qt::PointingHandCursor : Qt::ArrowCursor; }

 private:
  std::vector<PieceIndex> held() const;
  std::optional<Vec> handle() const;
  bool is_on_handle(const Pointer& pointer) const;
  bool put_by_key(int key, Qt::KeyboardModifiers keys);

  bool on_handle_ = false;
};

}  // namespace linesman
