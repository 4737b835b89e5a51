// Hexes or hexsides painted in one stroke. At its end they become terrain, or join or leave what is selected.
#pragma once

#include "editing/hex_painting.h"
#include "ui/tools/tool_host.h"

namespace linesman {

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

}  // namespace linesman
