// A place on the table that is moved with the arrow keys: what a pointer is for those who use no mouse.
#pragma once

#include <Qt>
#include <optional>

#include "ui/tools/tool_host.h"

namespace linesman {

class Crosshair {
 public:
  const std::optional<Vec>& at() const { return at_; }
  bool shown() const { return at_.has_value(); }
  void hide() { at_.reset(); }

  /// An arrow key: at first it comes up at `start`, else at the selected model, else in the middle of the table; then
  /// it goes by one of the player's unit, with Shift by a tenth, and stays on the table. False for another key.
  bool step(const ToolHost& host, int key, Qt::KeyboardModifiers keys, const std::optional<Vec>& start);

 private:
  std::optional<Vec> at_;
};

}  // namespace linesman
