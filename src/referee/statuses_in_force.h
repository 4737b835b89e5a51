// Statuses that players set, as they count in the rulings on one game: holds are faults, statuses that no rule reads
// are notes.
#pragma once

#include <vector>

#include "rules/ruling.h"
#include "rules/terms.h"
#include "state/events.h"

namespace linesman {

/// Read once for a game in force. It refers to the terms of the ruleset.
class StatusesInForce {
 public:
  StatusesInForce(const RulesetData& data, const Game& in_force);

  /// Whether the piece or its unit has a hold or a status that no rule reads.
  bool concerns(PieceIndex piece) const;

  /// Not where the ruleset has a meaning of its own for them.
  bool heeds_holds() const { return !own_holds_; }

  /// A note of players-5 for each such status of the pieces of a trace and of their units.
  void add_notes(const Game& in_force, const Trace& trace, Ruling& ruling) const;

  /// A fault of players-1 for each hold that bars a step, before the other faults there. For each piece that is barred
  /// the first step is returned.
  std::vector<state::PlaceOnWay> add_faults(const Game& in_force, const Trace& trace, Ruling& ruling) const;

 private:
  const Terms& terms_;
  bool own_holds_ = false;  ///< the ruleset has a meaning of its own for them
  std::vector<PieceIndex> concerned_;
};

}  // namespace linesman
