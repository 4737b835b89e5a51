// One ordered piece and its path, with all that a clause may look at. Nothing here changes while the path is judged.
#pragma once

#include "mobility/ground.h"
#include "mobility/reading.h"
#include "movement/measured_way.h"

namespace linesman::mobility {

/// Pivots that make one turn (mobility-14), together `angle` degrees.
struct WholeTurn : StepRun {
  double angle = 0;
};

/// All that it is made from outlives it.
struct Way {
  const Setting& setting;
  const MobilityOrder& order;
  const OrderedModel& ordered;
  const Trace& whole;       ///< of all pieces that the order moves
  const PieceTrace& trace;  ///< of this piece; it may be cut
  const Ground& ground;
  const TracedWaters& waters;
  std::vector<WholeTurn> turns;

  Way(const Setting& in, const MobilityOrder& read, const OrderedModel& mover, const Trace& all,
      const PieceTrace& traced, const Ground& on, const TracedWaters& over);
  /// The piece on a path that is cut.
  Way(const Way& way, const PieceTrace& cut);

  const Game& game() const { return setting.game; }
  const Tables& tables() const { return setting.tables; }
  const Model& model() const { return ordered.model; }
  const Piece& piece() const { return setting.game.piece(ordered.model.piece); }
  const std::vector<TracedStep>& steps() const { return trace.steps; }
  double altitude_at(std::size_t step) const { return trace.steps[step].before.altitude; }

  /// The order moves the other piece, too: the two meet only at their ends.
  bool is_ordered_too(PieceIndex other) const { return whole.of(other) != nullptr; }
  bool has_start() const { return order.action != Action::move; }

  const FeatureSet& within_before(std::size_t step) const;
  /// The ground at the start, in a turn on the spot, and in a climb.
  GroundUnderBase at_start() const;
  GroundUnderBase under(std::size_t step, const Turn& turn) const;
  GroundUnderBase under(std::size_t step, const Climb& climb) const;

  /// The turn that a step belongs to, or nullptr.
  const WholeTurn* turn_at(std::size_t step) const;
  bool is_act(std::size_t step, ActKind kind) const;
  /// The last step, if it is this act.
  std::optional<std::size_t> last_act(ActKind kind) const;
  /// The end of the path, as rulings show it.
  PathPoint end() const;
};

}  // namespace linesman::mobility
