// The layers that change over a scene while its models stand: the selection, the model under the pointer, the ruling.
#pragma once

#include <QPixmap>
#include <memory>
#include <optional>
#include <vector>

#include "drawing/picture/clock/clock_picture.h"
#include "drawing/picture/ruling/reach_picture.h"
#include "drawing/picture/ruling/ruling_layers.h"
#include "drawing/picture/ruling/ruling_picture.h"
#include "drawing/picture/ruling/unit_shown.h"
#include "measuring/measurement.h"
#include "ui/table/scene.h"

namespace linesman {

/// One turn of a way that is only looked at.
struct PreviewedTurn {
  int turn = 1;
  Game game;  ///< before it
  std::shared_ptr<const Judgement> judgement;
};

struct Overlay {
  std::vector<PieceIndex> selection;
  std::vector<FeatureIndex> features;  ///< selected
  std::optional<PieceIndex> hovered;
  Game judged;                                 ///< the game that the judgement is of
  std::shared_ptr<const Judgement> judgement;  ///< nullptr: none
  std::shared_ptr<const UnitShown> unit;       ///< of several models that it moves; nullptr: nothing is known
  std::optional<PathStretch> picked;           ///< of the ruling, to be made out
  Game previewed;                              ///< the game that the preview is of
  std::shared_ptr<const Judgement> preview;    ///< only looked at, in front of the ruling; nullptr: none
  std::vector<PreviewedTurn> way;              ///< in place of a preview: a way over several turns

  /// `kept` is of the view that is painted.
  void paint(QPainter& painter, const Projection& projection, const Scene& scene, RulingLayers& kept) const;
  /// All that `paint` touches, painter's units.
  QRectF extent(const Projection& projection, const Scene& scene) const;
};

/// Measurements that stay on the table, and what they read now.
class Pins {
 public:
  const std::vector<Measurement>& measurements() const { return measurements_; }
  void set(std::vector<Measurement> measurements, const Scene& scene);
  /// The scene shows another game: all are read again. One that cannot be keeps what it read, as out of date.
  void follow(const Scene& scene);

  void paint(QPainter& painter, const Projection& projection, const Scene& scene) const;
  /// All that `paint` touches, painter's units.
  QRectF extent(const Projection& projection, LengthUnit unit) const;

 private:
  struct Shown {
    std::optional<Reading> reading;  ///< none: it never could be read
    bool out_of_date = false;
  };
  std::vector<Measurement> measurements_;
  std::vector<Shown> shown_;  ///< as many
};

// A reach or a clock over the table, painted once for each view of it: what moves over it is painted without painting
// it again.

/// Of that game; nullptr in its place shows none.
struct ShownReach {
  Game game;
  ReachSnapshot snapshot;
  std::optional<ClockSnapshot> clock{};  ///< in place of a reach
};

class ReachLayer {
 public:
  void show(std::shared_ptr<const ShownReach> reach);
  const std::shared_ptr<const ShownReach>& shown() const { return reach_; }
  /// The look of the layer has changed.
  void spoil();

  /// `frame` in painter's units; `density` device pixels for a unit.
  void paint(QPainter& painter, const Projection& projection, const QRectF& frame, double density,
             const ViewStyle& style);
  /// The rectangle that the key covers, in the lower right corner of the frame; empty where no reach is shown.
  QRectF key_box(const QRectF& frame, double density, const ViewStyle& style);
  /// There.
  void paint_key(QPainter& painter, const QRectF& box) const { painter.drawPixmap(box.topLeft(), key_); }

 private:
  std::shared_ptr<const ShownReach> reach_;
  QPixmap picture_;
  QPixmap key_;
  Projection projection_;
  QRectF frame_;
};

}  // namespace linesman
