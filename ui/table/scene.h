// The still part of a view: a game in a style, with the bases that its ruleset gives the models.
#pragma once

#include <QPainter>
#include <QRegion>
#include <memory>
#include <optional>

#include "drawing/picture/backdrop_picture.h"
#include "drawing/picture/models/base_outline.h"
#include "drawing/picture/models/model_names.h"
#include "drawing/picture/models/state_marks.h"
#include "drawing/picture/palette.h"
#include "drawing/picture/pixel_cache.h"
#include "drawing/picture/projection.h"
#include "drawing/picture/terrain/terrain_picture.h"

namespace linesman {

/// The changes in the picture of a scene when it shows another game.
struct SceneChange {
  bool table = false;   ///< the table is another
  bool legend = false;  ///< other kinds or sides may be in play
  bool all = false;     ///< all has to be painted anew; else:
  QRegion area;         ///< what has, painter's units
};

/// A mark of what players brought in, and its model.
struct MarkUnder {
  PieceIndex piece{};
  StateMark mark;
};

/// Copies share their terrain with its sketches: `paint` is for one thread, and may be another than uses the rest.
class Scene {
 public:
  Scene();

  const Game& game() const { return game_; }
  const Footprints& footprints() const { return footprints_; }
  const TerrainPicture& terrain() const { return *terrain_; }
  const ViewStyle& view_style() const { return style_; }
  const Palette& palette() const { return Palette::of(style_.dark); }

  void set_view_style(const ViewStyle& style) { style_ = style; }
  /// `footprints` by piece, or empty for the document's own; `projection` is the one that the picture is painted at.
  /// `statuses`: what the ruleset makes of them; nullptr: all are read.
  SceneChange show(const Game& game, Footprints footprints, const Projection& projection,
                   std::shared_ptr<const StatusReading> statuses = nullptr);

  /// The game at its start, for a style that shows it; nothing takes it away.
  void show_start(std::optional<Game> start) { start_ = std::move(start); }

  /// A picture under the terrain; nothing takes it away.
  void show_backdrop(std::optional<BackdropPicture> backdrop) { backdrop_ = std::move(backdrop); }

  const StatusReading* statuses() const { return statuses_.get(); }
  const Footprint& footprint(PieceIndex piece) const { return footprint_of(game_, footprints_, piece); }
  /// The mark beside a model at a place of the painter.
  std::optional<MarkUnder> mark_at(const Projection& projection, QPointF place) const;
  bool has(PieceIndex piece) const { return at(piece) < game_.pieces().size(); }

  void paint(QPainter& painter, const Projection& projection, const QRect& part) const;

 private:
  bool marks_differ(const Game& game, const StatusReading* statuses) const;
  QRegion ink_of(const Game& game, PieceIndex piece, const Projection& projection) const;
  QRegion names_changed(ModelNames& now, const Projection& projection) const;

  static constexpr double SMALL = 32;  // painter's units: so small a sprite looks like the model itself

  /// The pictures that painting keeps for the next time.
  struct Kept {
    LabelCache labels;
    ModelSprites sprites{SMALL};
  };

  Game game_;
  std::optional<Game> start_;
  std::optional<BackdropPicture> backdrop_;
  Footprints footprints_;
  std::shared_ptr<const StatusReading> statuses_;
  ViewStyle style_;
  std::shared_ptr<TerrainPicture> terrain_;  ///< painted by one thread at a time
  std::shared_ptr<ModelNames> names_;
  std::shared_ptr<Kept> kept_ = std::make_shared<Kept>();  ///< used by the thread that paints
};

}  // namespace linesman
