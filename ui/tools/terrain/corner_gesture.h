// A shape drawn corner by corner, or in one pull of the pointer. When it ends it becomes terrain, or cuts what is
// there.
#pragma once

#include "ui/tools/gesture.h"
#include "ui/tools/terrain/shape_draft.h"
#include "ui/tools/terrain/snap_cursor.h"

namespace linesman {

class CornerGesture {
 public:
  /// The host and its cursor outlive it.
  CornerGesture(ToolHost& host, SnapCursor& cursor) : host_(host), cursor_(cursor) {}

  /// A shape is being drawn, or numbers are being typed for its first corner.
  bool busy() const { return draft_ || !typed_.empty(); }
  bool has_shape() const { return draft_.has_value(); }
  TypedNumbers& typed() { return typed_; }
  const TypedNumbers& typed() const { return typed_; }

  /// The left button, with the cursor where the pointer is.
  void press(const Pointer& pointer);
  void move(const Pointer& pointer);
  void release(const Pointer& pointer);
  /// The cursor was moved by keys.
  void follow_cursor();
  /// Where the cursor or the typed numbers are.
  void set_corner();
  /// False without a shape.
  bool take_back();
  void end();
  void drop();
  /// Another kind or width for the shape that is being drawn, where it is drawn in the same way.
  void use(const Brush& brush);
  void say_what_next() const;

  void paint(QPainter& painter, const Palette& palette) const;
  /// Typed numbers, measures, and what is wrong with the shape, beside the cursor.
  void paint_words(QPainter& painter, const Palette& palette) const;
  QRectF extent() const;

 private:
  /// The button has been held since the first corner, and the pointer has gone far enough for a drag.
  bool is_pulled(const Pointer& pointer);
  /// Where the next corner would be: as typed, else at the cursor.
  std::optional<Vec> next() const;
  FeatureShape shape() const;
  void commit(const FeatureShape& shape);
  Result<Game> game_with(const FeatureShape& shape) const;
  std::vector<FeatureIndex> to_be_cut() const;
  void set_snap_context();

  ToolHost& host_;
  SnapCursor& cursor_;
  TypedNumbers typed_;
  std::optional<ShapeDraft> draft_;
  std::optional<DragThreshold> pull_;  ///< the button has been down since the first corner
  QPointF last_click_;                 ///< painter's units
};

}  // namespace linesman
