// Puts models elsewhere by agreement, without a ruling: a drag moves the model under the pointer, with those that are
// selected with it. On hexes they go into the middle of a hex.
#pragma once

#include <vector>

#include "ui/tools/gesture_tool.h"
#include "ui/tools/key_line.h"

namespace linesman {

class PlaceTool : public GestureTool {
 public:
  explicit PlaceTool(ToolHost& host) : GestureTool(host) {}
  static std::vector<KeyLine> key_lines();

 protected:
  std::unique_ptr<Gesture> begin(const Pointer& pointer) override;
  bool idle_key(int key, Qt::KeyboardModifiers keys) override;
};

}  // namespace linesman
