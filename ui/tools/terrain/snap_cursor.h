// The point at which a tool works: the pointer's, or one moved by arrow keys, pulled to what is near it.
#pragma once

#include <QPainter>

#include "drawing/picture/palette.h"
#include "editing/snapping/drawn_snap.h"
#include "ui/tools/gesture.h"
#include "ui/tools/tool_host.h"

namespace linesman {

class SnapCursor {
 public:
  explicit SnapCursor(const ToolHost& host) : host_(host) {}

  /// The next corners are seen from `from` and `before`; the features in `without` do not pull.
  void set_context(std::optional<Vec> from, std::optional<Vec> before, std::vector<FeatureIndex> without = {});

  /// Goes to the pointer, snapped; with Ctrl not. Arrow keys have it no more.
  void follow(const Pointer& pointer);
  /// An arrow key: one step of the grid, `fine` a tenth of it. False for any other key.
  bool step(int key, bool fine);
  /// Exactly there.
  void put(Vec at);
  /// It stays where it is and no longer says what pulled it there: until the pointer moves again.
  void let_go() { snapped_.to = SnapTarget::nothing; }

  Vec at() const { return snapped_.at; }
  bool by_keys() const { return by_keys_; }

  /// A mark of what it snapped to, and a crosshair where keys move it.
  void paint(QPainter& painter, const Palette& palette) const;
  QRectF extent() const;

 private:
  Snapped snap(Vec point, Qt::KeyboardModifiers keys) const;

  const ToolHost& host_;
  SnapOptions options_;
  Snapped snapped_;
  bool by_keys_ = false;
  bool placed_ = false;       ///< it has been anywhere yet
  mutable SnapIndex things_;  ///< of the newest game
};

}  // namespace linesman
