// Keeps the part of a ruling that stays the same while its last step is dragged as pixels, for a screen.
#pragma once

#include <QImage>
#include <QPainter>
#include <cstdint>
#include <vector>

#include "drawing/picture/palette.h"
#include "drawing/picture/pixel_cache.h"
#include "drawing/picture/projection.h"
#include "drawing/picture/ruling/way.h"
#include "referee/referee.h"

namespace linesman {

/// Draws a ruling along the steps of its ways: ground, costs of stretches, inches and turns.
struct RulingCanvas {
  QPainter& painter;
  const Projection& projection;
  const Game& game;
  const Judgement& judgement;
  const Palette& palette;
  LengthUnit unit;
  LabelCache* labels;     ///< nullptr: labels are painted as outlines
  ModelSprites* sprites;  ///< nullptr: models are painted, too

  QPointF paper(Vec p) const { return projection.to_paper(p); }
};

/// Steps of a trace by their places: from `first` up to `end`, without it.
struct StepRange {
  std::size_t first = 0;
  std::size_t end = SIZE_MAX;
  bool holds(std::size_t step) const { return step >= first && step < end; }
};

/// Whether ticks and angles stand along the way; of several pieces only for the one whose costs the ruling lists.
bool is_measured(const Judgement& judgement, const PieceTrace& trace);

/// Paints the ground that the base sweeps over, pale.
void paint_swept(const RulingCanvas& c, const PieceTrace& trace);
/// Paints the base every few inches and after each step.
void paint_outlines(const RulingCanvas& c, const PieceTrace& trace, StepRange steps);
/// Paints the way of the centre: thick, and over it in the colour of the cost of each stretch.
void paint_way_halo(const RulingCanvas& c, const PieceTrace& trace, StepRange steps);
void paint_way_costs(const RulingCanvas& c, const PieceTrace& trace, StepRange steps);
void paint_turns(const RulingCanvas& c, const PieceTrace& trace, StepRange steps);
/// Paints a tick for each unit of the way gone, with its number where there is room.
void paint_ticks(const RulingCanvas& c, const PieceTrace& trace, StepRange steps);
/// Paints in each hex the amount spent when the piece enters it.
void paint_spent_in_hexes(const RulingCanvas& c, const PieceTrace& trace);

/// The steps before the last written one of each way are settled. They are painted into layers again only when they,
/// the ruling about them or the view have changed. For one thread at a time.
class RulingLayers {
 public:
  LabelCache& labels() { return labels_; }
  ModelSprites& ghosts() { return ghosts_; }

  /// Called before anything else of a ruling is painted.
  void settle(const RulingCanvas& c);
  /// The steps of a trace (given by its place in the judgement) that are in no layer.
  StepRange open(std::size_t trace) const { return {basis_.traces[trace].steps.size(), SIZE_MAX}; }
  /// Paints the settled steps: bases along them, ways, turns and ticks.
  void paint_outlines(QPainter& painter) const { paint(painter, outlines_); }
  void paint_ways(QPainter& painter) const { paint(painter, ways_); }

 private:
  struct SettledStep {
    Pose before;
    Pose after;
    std::size_t facts = 0;  ///< the place of its kind in `StepFacts`
    double angle = 0;       ///< of a turn
    Vec about;              ///< likewise
    friend bool operator==(const SettledStep&, const SettledStep&) = default;
  };
  struct SettledTrace {
    Footprint footprint;
    bool measured = true;
    std::vector<SettledStep> steps;
    std::vector<WayPart> parts;
    friend bool operator==(const SettledTrace&, const SettledTrace&) = default;
  };
  /// All that the layers depend on.
  struct Basis {
    double scale = 0;
    QPointF origin;
    QRect view;
    double density = 0;
    bool dark = false;
    LengthUnit unit = LengthUnit::inch;
    std::vector<SettledTrace> traces;
    friend bool operator==(const Basis&, const Basis&) = default;
  };

  static SettledTrace settled(const RulingCanvas& c, const PieceTrace& trace);
  QRect area(const RulingCanvas& c) const;
  void paint_layers(const RulingCanvas& c);
  void paint(QPainter& painter, const QImage& layer) const;

  static constexpr double LARGEST_GHOST = 240;  // painter's units: few stand on a ruling, and they move all the time

  LabelCache labels_;
  ModelSprites ghosts_{LARGEST_GHOST};
  Basis basis_;
  QPointF corner_;   ///< of the layers, painter's units
  QImage outlines_;  ///< null: no step is settled
  QImage ways_;
};

}  // namespace linesman
