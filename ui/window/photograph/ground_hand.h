// Draws terrain on a photograph with a brush, as on the table: clicks are corners, a drag is a rectangle or a circle.
// The sides of what is drawn snap to edges in the picture.
#pragma once

#include <functional>

#include "ui/tools/terrain/shape_draft.h"
#include "ui/window/photograph/photo_view.h"
#include "ui/window/photograph/traced_table.h"

namespace linesman {

class GroundHand : public PhotoHand {
 public:
  /// The table outlives it. `changed`: something was drawn or taken back. `say`: why it cannot be drawn.
  GroundHand(TracedTable& table, std::function<void()> changed, std::function<void(const QString&)> say)
      : table_(table), changed_(std::move(changed)), say_(std::move(say)) {}

  /// A shape that is half drawn is dropped.
  void set_brush(const Brush& brush);
  const Brush& brush() const { return brush_; }

  void press(const PhotoPointer& pointer) override;
  void move(const PhotoPointer& pointer) override;
  void release(const PhotoPointer& pointer) override;
  bool key(int key, Qt::KeyboardModifiers keys) override;
  void paint(QPainter& painter, const PhotoFrame& frame) const override;

 private:
  std::optional<Vec> place_at(const PhotoPointer& pointer) const;
  bool is_on(Vec corner, const PhotoPointer& pointer) const;
  void commit(FeatureShape shape, Qt::KeyboardModifiers keys);

  TracedTable& table_;
  std::function<void()> changed_;
  std::function<void(const QString&)> say_;
  Brush brush_;
  std::optional<ShapeDraft> draft_;
  std::optional<PhotoPointer> pull_;  ///< the button is down since the first corner
  std::optional<Vec> pointer_;        ///< on the table
};

}  // namespace linesman
