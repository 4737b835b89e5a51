// From a request to a trace.
#pragma once

#include <memory>

#include "base/budget.h"
#include "base/result.h"
#include "movement/trace.h"
#include "movement/trace_memory.h"

namespace linesman {

/// The features of a table, prepared and indexed for tracing; built once for a terrain and shared.
class Survey;

/// The pieces of a game where they stand, indexed.
class PiecesOnTable;

/// What covers the hexes of a grid.
class HexMap;

/// Traces moves on one game. Const and thread-safe; copies are cheap. Pure: the same request gives the same trace.
class Tracer {
 public:
  explicit Tracer(Game game);

  /// A tracer for a changed game; the survey is kept when the terrain and table are the same objects.
  Tracer on(Game changed) const;

  const Game& game() const { return game_; }

  /// A Problem only when a path leads beyond FARTHEST_COORDINATE, has hex steps without a grid, or names a mover twice;
  /// its pointer is into the order.
  /// Throws WorkStopped when the budget does not last. `memory`: what was traced last, to be traced no more.
  Result<Trace> trace(const TraceRequest& request, Budget& budget, TraceMemory* memory = nullptr) const;
  /// With the budget of an order.
  Result<Trace> trace(const TraceRequest& request) const;

  /// The footprint of a piece that does not move, at a pose: what it stands on and what is near, as at an end.
  Stand stand(PieceIndex piece, const Pose& pose, const TraceRequest& request) const;

 private:
  Tracer(Game game, std::shared_ptr<const Survey> survey, std::shared_ptr<const PiecesOnTable> pieces);
  void map_hexes();
  /// Those of the labels that were asked for last are kept.
  std::shared_ptr<const Sections> sections(const std::shared_ptr<const SectionLabels>& labels) const;

  struct KeptSections;

  Game game_;
  std::shared_ptr<const Survey> survey_;
  std::shared_ptr<const PiecesOnTable> pieces_;
  std::shared_ptr<const HexMap> hexes_;  ///< only with a grid
  std::shared_ptr<KeptSections> sections_;
};

}  // namespace linesman
