// Edits terrain that is there: selects it, drags it, pulls at its handles and corners, and does the same with keys.
#pragma once

#include "ui/tools/gesture_tool.h"
#include "ui/tools/terrain/terrain_handles.h"
#include "ui/tools/tool.h"

namespace linesman {

class EditTool : public GestureTool {
 public:
  explicit EditTool(ToolHost& host) : GestureTool(host) {}
  static std::vector<KeyLine> key_lines();

  bool works_on_models() const override { return false; }
  bool selects() const override { return true; }
  void ruled() override;
  bool claims(int key, Qt::KeyboardModifiers keys) const override;
  void paint(QPainter& painter, const Palette& palette) const override;
  QRectF extent() const override;

 protected:
  std::unique_ptr<Gesture> begin(const Pointer& pointer) override;
  bool hover(const Pointer& pointer) override;
  bool idle_key(int key, Qt::KeyboardModifiers keys) override;
  Qt::CursorShape idle_cursor() const override;

 private:
  /// The selected features that may be changed.
  std::vector<FeatureIndex> free_selection() const;
  bool choose_at(const Pointer& pointer);
  bool walk(bool forward);
  bool walk_corners(bool forward);
  bool corner_key(int key, Qt::KeyboardModifiers keys);
  bool feature_key(int key, Qt::KeyboardModifiers keys);
  bool escape();
  void change(const Result<Game>& after, const QString& what) const;
  bool transform_by_key(int key, bool fine);

  std::vector<TerrainHandle> handles_;
  std::optional<std::size_t> hovered_;
  std::optional<Vec> pointer_;          ///< where it was last
  bool corners_ = false;                ///< corners are shown instead of the box
  std::optional<VertexAt> corner_;      ///< the one that keys work on
  std::vector<FeatureIndex> shown_of_;  ///< what the handles belong to
};

}  // namespace linesman
