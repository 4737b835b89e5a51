// Looks and does not touch: a drag moves the view, a click selects, wherever it begins.
#pragma once

#include <vector>

#include "ui/tools/key_line.h"
#include "ui/tools/tool.h"

namespace linesman {

class HandTool : public Tool {
 public:
  explicit HandTool(ToolHost& host) : host_(host) {}
  static std::vector<KeyLine> key_lines() { return {}; }

  // Panning and selecting are what the view does by itself.
  bool press(const Pointer&) override { return false; }
  bool move(const Pointer&) override { return false; }
  bool release(const Pointer&) override { return false; }
  bool key(int key, Qt::KeyboardModifiers keys) override;
  bool busy() const override { return false; }
  void cancel() override {}
  void ruled() override { host_.repaint(); }
  void paint(QPainter&, const Palette&) const override {}
  QRectF extent() const override { return {}; }
  Qt::CursorShape cursor() const override { return Qt::OpenHandCursor; }

 private:
  ToolHost& host_;
};

}  // namespace linesman
