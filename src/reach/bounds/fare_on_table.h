// A fare as it counts on one table for a piece that begins in one place. It is resolved once, and every bound reads it:
//
//   const FareOnTable fare(trial.start_on_table(), trial.fares().front());
//   const ClosedPlaces closed(fare);
//   const GroundMap map = map_of(fare, closed, lattice);
//   for (const FareOnTable::Ground& ground : fare.grounds)
//     if (ground.counts) use(ground.fare.factor, ground.area->distance_from(place));
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "reach/bounds/shapes.h"
#include "rules/fare.h"

namespace linesman {

/// The piece may face anyhow at no price and without limit, going forward.
bool turns_freely(const Fare& fare);

/// A piece where its way begins, and the table round it.
struct StartOnTable {
  const Game& game;    ///< outlives what is made of it
  const Stand& stand;  ///< outlives it too
  Footprint base;
  BaseRadii radii;  ///< of the base, inches
  std::shared_ptr<const FeatureAreas> areas;
  std::function<Footprint(PieceIndex)> footprint;  ///< of another piece that stands still
};

struct FareOnTable {
  /// Ground that makes an inch dearer or cheaper, or that bars it.
  struct Ground {
    GroundFare fare;
    const Feature* feature = nullptr;
    const Area* area = nullptr;
    bool counts = true;  ///< false for a piece that stands above it, or may leave it
    /// It bars legs there: no base may meet it.
    bool bars_bases() const { return counts && fare.barred && !fare.by_centre; }
  };
  struct Way {
    WayFare fare;  ///< its factor is 1 where that of the fare does not count for the piece
    const Feature* feature = nullptr;
    const Area* area = nullptr;
    bool surface = false;
  };
  /// A line that reaches as high as the piece goes.
  struct Line {
    LineFare fare;
    const Feature* feature = nullptr;
    const Area* area = nullptr;
  };
  struct Other {
    PieceIndex piece{};
    bool passed = true;  ///< as `PieceFare::passed`
    FixedBase standing;
    std::optional<double> clear{};  ///< inches to be kept from it on the way; nothing: it may be overlapped
    std::optional<double> apart{};  ///< inches to be kept from it at the end; nothing: it may be overlapped
  };

  /// `start` outlives it as it says.
  FareOnTable(StartOnTable start, Fare whole);

  const Game& game() const { return start.game; }
  const Stand& stand() const { return start.stand; }
  const BaseRadii& radii() const { return start.radii; }
  const FeatureAreas& areas() const { return *start.areas; }
  /// An entry of the ground counts for the piece.
  bool counts(const GroundFare& ground) const;

  StartOnTable start;
  Fare fare;  ///< what is not in the lists below is read from it
  std::vector<Ground> grounds;
  std::vector<Way> ways;
  std::vector<Line> lines;
  std::vector<Other> others;
};

}  // namespace linesman
