// A tool: what pointer and keys mean on the table while it is in hand. It ends in a proposed order or in one change of
// the game; until then nothing is changed.
#pragma once

#include <QPainter>

#include "drawing/picture/palette.h"
#include "ui/tools/gesture.h"
#include "ui/tools/tool_host.h"

namespace linesman {

/// A line of the key sheet: a key, or something done with the pointer, and its effect. English; translated where it is
/// shown.
struct KeyLine {
  const char* keys;
  const char* does;
};

/// Either of the two keys.
inline bool is_enter(int key) { return key == Qt::Key_Return || key == Qt::Key_Enter; }

class Tool {
 public:
  virtual ~Tool() = default;

  // True: the tool has taken it. False: the view may do with it what it does without a tool (pan, select).
  virtual bool press(const Pointer& pointer) = 0;
  virtual bool move(const Pointer& pointer) = 0;  ///< also without a button: hovering
  virtual bool release(const Pointer& pointer) = 0;
  virtual void left() {}  ///< the pointer has gone off the table
  virtual bool key(int key, Qt::KeyboardModifiers keys) = 0;

  /// Turns the models that it holds, whole degrees clockwise. False: it holds none that turn.
  virtual bool turn(double /*degrees*/) { return false; }

  /// The wheel while it is busy, in steps away from the player. False: it means nothing here.
  virtual bool wheel(int /*steps*/) { return false; }
  /// Two fingers are on the table, painter's units; first where they came down. True: they are the tool's.
  virtual bool fingers(QPointF /*one*/, QPointF /*other*/) { return false; }

  /// A key that is its own even where the window has a shortcut on it: Enter while a shape is being drawn.
  virtual bool claims(int, Qt::KeyboardModifiers) const { return false; }

  /// Works on models: a press on one is the tool's own. Under any other tool it moves the model, unless Alt is held.
  virtual bool works_on_models() const { return true; }
  /// A click selects what lies there, so that a right click opens its menu.
  virtual bool selects() const { return false; }

  /// A gesture is going on: the view keeps its shortcuts to itself.
  virtual bool busy() const = 0;
  /// Drops the gesture and what it proposed (Escape, another game, another tool).
  virtual void cancel() = 0;
  /// The selection, the proposed order or its judgement has changed: by the referee, a snap, the order panel.
  virtual void ruled() = 0;

  /// Handles and previews, above everything else on the table; in painter's units.
  virtual void paint(QPainter& painter, const Palette& palette) const = 0;
  /// All that `paint` touches, painter's units.
  virtual QRectF extent() const = 0;
  virtual Qt::CursorShape cursor() const = 0;
};

}  // namespace linesman
