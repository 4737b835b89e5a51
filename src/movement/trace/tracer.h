// Traces a request: from paths to facts.
#pragma once

#include <memory>

#include "base/budget.h"
#include "base/result.h"
#include "movement/trace.h"

namespace linesman {

/// The features of a table, prepared and indexed; built once for a terrain and shared.
class Survey;

/// The pieces of a game at their places, indexed.
class PiecesOnTable;

/// The terrain of the hexes of a grid.
class HexMap;

class KnownWay;

/// Remembers the last trace, for a next one that begins alike: a drag whose last step follows the mouse, or ways
/// through one place. It belongs to a caller that asks for one trace after another; for one thread at a time. It
/// changes no bit of a trace and saves time.
class TraceMemory {
 public:
  TraceMemory();
  TraceMemory(TraceMemory&&) noexcept;
  TraceMemory& operator=(TraceMemory&&) noexcept;
  ~TraceMemory();

  /// For the tracer.
  KnownWay& way() { return *way_; }

 private:
  std::unique_ptr<KnownWay> way_;
};

/// Traces moves on one game. Const and thread-safe; copies are cheap. Equal requests give equal traces.
class Tracer {
 public:
  explicit Tracer(Game game);

  /// A tracer for a changed game; it keeps the survey when terrain and table are the same objects.
  Tracer on(Game changed) const;

  const Game& game() const { return game_; }

  /// A Problem only when a path leads beyond FARTHEST_COORDINATE, has hex steps without a grid, or names a mover twice;
  /// its pointer is into the order. Throws WorkStopped when the budget is too small. `memory`: the last trace, of which
  /// equal first steps are reused.
  Result<Trace> trace(const TraceRequest& request, Budget& budget, TraceMemory* memory = nullptr) const;
  /// Uses the budget of one order.
  Result<Trace> trace(const TraceRequest& request) const;

  /// The facts about a piece that stands at a pose: its ground and its neighbours, as at the end of a trace.
  Stand stand(PieceIndex piece, const Pose& pose, const TraceRequest& request) const;

 private:
  Tracer(Game game, std::shared_ptr<const Survey> survey, std::shared_ptr<const PiecesOnTable> pieces);
  void map_hexes();
  /// Keeps the sections of the labels that were asked for last.
  std::shared_ptr<const Sections> sections(const std::shared_ptr<const SectionLabels>& labels) const;

  struct SectionsCache;

  Game game_;
  std::shared_ptr<const Survey> survey_;
  std::shared_ptr<const PiecesOnTable> pieces_;
  std::shared_ptr<const HexMap> hexes_;  ///< only with a grid
  std::shared_ptr<SectionsCache> sections_;
};

}  // namespace linesman
