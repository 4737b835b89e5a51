// What changes over a scene while its models stand: the selection, the model under the pointer, the ruling.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "drawing/picture/ruling_layers.h"
#include "drawing/picture/ruling_picture.h"
#include "ui/table/scene.h"

namespace linesman {

struct Overlay {
  std::vector<PieceIndex> selection;
  std::vector<FeatureIndex> features;  ///< selected
  std::optional<PieceIndex> hovered;
  Game judged;                                 ///< the game that the judgement is of
  std::shared_ptr<const Judgement> judgement;  ///< nullptr: none
  std::optional<PathStretch> picked;           ///< of the ruling, to be made out
  Game previewed;                              ///< the game that the preview is of
  std::shared_ptr<const Judgement> preview;    ///< only looked at, in front of the ruling; nullptr: none

  /// `kept` is of the view that is painted.
  void paint(QPainter& painter, const Projection& projection, const Scene& scene, RulingLayers& kept) const;
  /// All that `paint` touches, painter's units.
  QRectF extent(const Projection& projection, const Scene& scene) const;
};

}  // namespace linesman
