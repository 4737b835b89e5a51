// Draws terrain with the palette's brush: corner by corner, in one pull, or hex by hex. Drawn shapes may also cut holes
// into what is there, or split it.
#pragma once

#include "ui/tools/terrain/corner_gesture.h"
#include "ui/tools/terrain/hex_gesture.h"
#include "ui/tools/tool.h"

namespace linesman {

class DrawTool : public Tool {
 public:
  explicit DrawTool(ToolHost& host) : host_(host), cursor_(host), corners_(host, cursor_), hexes_(host) {}
  static std::vector<KeyLine> key_lines();

  bool press(const Pointer& pointer) override;
  bool move(const Pointer& pointer) override;
  bool release(const Pointer& pointer) override;
  void left() override;
  bool key(int key, Qt::KeyboardModifiers keys) override;
  bool claims(int key, Qt::KeyboardModifiers keys) const override;
  bool works_on_models() const override { return false; }
  bool busy() const override { return corners_.busy() || hexes_.busy(); }
  void cancel() override;
  void ruled() override;
  void paint(QPainter& painter, const Palette& palette) const override;
  QRectF extent() const override;
  Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

 private:
  bool paints_hexes() const;
  /// A key for another shape or width.
  bool change_brush(int key);
  bool move_cursor(int key, Qt::KeyboardModifiers keys);
  /// Space or Enter.
  void set_by_key(int key, Qt::KeyboardModifiers keys);

  ToolHost& host_;
  SnapCursor cursor_;
  CornerGesture corners_;
  HexGesture hexes_;
};

}  // namespace linesman
