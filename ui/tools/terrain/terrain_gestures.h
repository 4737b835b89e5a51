// Gestures of the tool that edits terrain: each shows what would be and ends in one change of the game.
#pragma once

#include <memory>
#include <optional>

#include "editing/terrain_edits.h"
#include "ui/tools/gesture.h"
#include "ui/tools/terrain/snap_cursor.h"
#include "ui/tools/terrain/terrain_handles.h"

namespace linesman {

/// A gesture that shows features as they would be, and at its end makes them so: one change of the game.
class ChangeTerrain : public Gesture {
 public:
  /// `features`: at least one, none of them locked.
  ChangeTerrain(ToolHost& host, const std::vector<FeatureIndex>& features, const Pointer& pressed);

  void move(const Pointer& pointer) override;
  void finish() override;
  void cancel() override {}
  void paint(QPainter& painter, const Palette& palette) const override;
  QRectF extent() const override;

 protected:
  /// A feature as it would be with the pointer there. Of a Problem `wrong_` may show the shape.
  virtual Result<Feature> changed(const Feature& before, const Pointer& pointer) = 0;
  /// The words that the status line says meanwhile.
  virtual QString words() const = 0;
  /// Completes «Undo …».
  virtual QString name() const = 0;
  /// `what` with the feature's name in it, or "terrain" for several.
  QString named(const char* what) const;

  ToolHost& host_;
  std::vector<FeatureIndex> features_;
  Pointer pressed_;
  DragThreshold drag_;
  SnapCursor cursor_;
  std::vector<Feature> wrong_;

 private:
  void hold() const;

  FeatureChanges changes_;
  std::optional<Problem> problem_;
};

/// The text of the tool that edits terrain, translated.
QString edit_words(const char* text);

/// Drags whole features by the corner that is nearest to the pointer, which snaps; with Shift along one axis only, with
/// Ctrl without snapping.
std::unique_ptr<Gesture> move_terrain(ToolHost& host, const std::vector<FeatureIndex>& features,
                                      const Pointer& pressed);
/// The gesture that pulls at a handle.
std::unique_ptr<Gesture> pull_handle(ToolHost& host, const std::vector<FeatureIndex>& features,
                                     const TerrainHandle& handle, const Pointer& pressed);
/// Selects what lies within a rectangle; with `adding` beside what is selected.
std::unique_ptr<Gesture> rubber_band(ToolHost& host, bool adding, const Pointer& pressed);

// Gestures that change the outline of one feature.

/// Drags a corner, or a new one out of the middle of a side. Where no document may have the outline it is shown so, and
/// not kept.
std::unique_ptr<Gesture> drag_corner(ToolHost& host, FeatureIndex feature, const TerrainHandle& handle,
                                     const Pointer& pressed);
/// Makes a strip wider or narrower, by eighths of an inch; with Ctrl by hundredths.
std::unique_ptr<Gesture> drag_width(ToolHost& host, FeatureIndex feature, const TerrainHandle& handle,
                                    const Pointer& pressed);

}  // namespace linesman
