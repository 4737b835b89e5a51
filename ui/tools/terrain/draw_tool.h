// Draws terrain with the palette's brush: corner by corner, in one pull, or hex by hex. Drawn shapes may also cut holes
// into what is there, or split it.
#pragma once

#include "editing/hex_painting.h"
#include "ui/tools/terrain/corner_gesture.h"
#include "ui/tools/tool.h"
#include "ui/tools/tool_host.h"

namespace linesman {

/// Hexes or hexsides painted in one stroke. At its end they become terrain, or join or leave what is selected.
class HexGesture {
 public:
  explicit HexGesture(ToolHost& host) : host_(host) {}

  bool busy() const { return stroke_.has_value(); }
  /// The game has a grid.
  void begin(Vec point);
  void go_to(Vec point);
  /// With Shift the hexes join the selected terrain, with Control they leave it.
  void end(Qt::KeyboardModifiers keys);
  void drop() { stroke_.reset(); }

  void paint(QPainter& painter, const Palette& palette) const;
  QRectF extent() const;

 private:
  /// New terrain of the brush on the hexes of the stroke.
  Result<Feature> feature() const;
  /// The selected feature with the hexes of the stroke, or without them.
  Feature changed(FeatureIndex chosen, bool without) const;

  ToolHost& host_;
  std::optional<HexStroke> stroke_;
};

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
