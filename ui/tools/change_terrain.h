// A gesture that shows features as they would be, and at its end makes them so: one change of the game.
#pragma once

#include <optional>

#include "editing/terrain_edits.h"
#include "ui/tools/gesture.h"
#include "ui/tools/snap_cursor.h"

namespace linesman {

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
  /// What the status line says meanwhile.
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
  FeatureChanges changes_;
  std::optional<Problem> problem_;
};

/// The text of the tool that edits terrain, translated.
QString edit_words(const char* text);

}  // namespace linesman
