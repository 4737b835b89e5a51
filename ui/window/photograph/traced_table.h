// A table that is taken from a photograph by eye: models put and terrain drawn, one after the other.
#pragma once

#include <QImage>
#include <QString>
#include <optional>
#include <set>
#include <vector>

#include "editing/brush.h"
#include "photo/camera.h"
#include "table/game.h"

namespace linesman {

/// Models that are put one after the other: those of a unit, or those without a unit that are alike.
struct ModelGroup {
  QString title;
  std::vector<PieceIndex> pieces;
};

/// The groups of a game: its units, then the others. Models that left the game or are aboard others are in none.
std::vector<ModelGroup> model_groups(const Game& game);

class TracedTable {
 public:
  /// `bases`: of all pieces of the game, as its ruleset has them.
  TracedTable(Game game, std::vector<Footprint> bases);

  /// The photograph in shades of grey (8 bits).
  void set_photograph(QImage grey) { grey_ = std::move(grey); }
  void set_camera(const std::optional<PhotoCamera>& camera) { camera_ = camera; }
  const QImage& photograph() const { return grey_; }
  /// Nothing until pins or markers say where the camera was.
  const std::optional<PhotoCamera>& camera() const { return camera_; }

  /// With everything that was put and drawn so far.
  const Game& game() const { return steps_.back().game; }
  const std::vector<ModelGroup>& groups() const { return groups_; }
  const Footprint& base(PieceIndex piece) const { return bases_[static_cast<std::size_t>(piece)]; }

  const std::set<PieceIndex>& put() const { return steps_.back().put; }
  std::size_t put_of(std::size_t group) const;
  /// The first model of a group that was not put yet, looked for behind `after` first.
  std::optional<PieceIndex> next_of(std::size_t group, std::optional<PieceIndex> after = {}) const;
  /// Terrain features that were drawn.
  std::size_t drawn() const { return game().terrain().size() - steps_.front().game.terrain().size(); }

  /// Puts a model, or moves one that was put. On a hex grid it stands in the hex there.
  void put(PieceIndex piece, const Pose& pose, const PlaceError& error);
  /// Adds a terrain feature on top of the others; a Problem when no document may have it.
  Result<void> draw(const Brush& brush, FeatureShape shape);
  /// Undoes what was done last. False: nothing was.
  bool take_back();

 private:
  struct Step {
    Game game;
    std::set<PieceIndex> put;
  };
  std::vector<Step> steps_;  ///< the table at first, then after each step
  std::vector<Footprint> bases_;
  std::vector<ModelGroup> groups_;
  QImage grey_;
  std::optional<PhotoCamera> camera_;
};

}  // namespace linesman
