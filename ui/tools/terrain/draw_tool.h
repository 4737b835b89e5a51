// Draws terrain with the palette's brush: corner by corner, in one pull, or hex by hex. Drawn shapes may also cut holes
// into what is there, or split it.
#pragma once

#include "editing/hex_painting.h"
#include "ui/tools/terrain/shape_draft.h"
#include "ui/tools/terrain/snap_cursor.h"
#include "ui/tools/tool.h"

namespace linesman {

class DrawTool : public Tool {
 public:
  explicit DrawTool(ToolHost& host) : host_(host), cursor_(host) {}
  static std::vector<KeyLine> key_lines();

  bool press(const Pointer& pointer) override;
  bool move(const Pointer& pointer) override;
  bool release(const Pointer& pointer) override;
  void left() override;
  bool key(int key, Qt::KeyboardModifiers keys) override;
  bool claims(int key, Qt::KeyboardModifiers keys) const override;
  bool busy() const override { return draft_ || stroke_ || !typed_.empty(); }
  void cancel() override;
  void ruled() override;
  void paint(QPainter& painter, const Palette& palette) const override;
  QRectF extent() const override;
  Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

 private:
  bool paints_hexes() const;
  /// Where the next corner would be: as typed, else at the cursor.
  std::optional<Vec> next() const;
  FeatureShape shape() const;
  void set_corner();
  void end();
  void drop();
  bool take_back();
  void commit(const FeatureShape& shape);
  Result<Game> made(const FeatureShape& shape) const;
  std::vector<FeatureIndex> to_be_cut() const;
  Result<Feature> painted() const;
  void end_stroke(Qt::KeyboardModifiers keys);
  bool choose(int key);
  void see_context();
  void say_what_next() const;
  void paint_draft(QPainter& painter, const Palette& palette) const;
  void paint_words(QPainter& painter, const Palette& palette) const;

  ToolHost& host_;
  SnapCursor cursor_;
  TypedNumbers typed_;
  std::optional<ShapeDraft> draft_;
  std::optional<HexStroke> stroke_;
  std::optional<DragThreshold> pull_;  ///< the button has been down since the first corner
  QPointF last_click_;                 ///< painter's units
};

}  // namespace linesman
