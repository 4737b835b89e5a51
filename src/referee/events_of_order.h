// The events of one order: where they end ways, and what they add to its ruling.
#pragma once

#include "rules/ruleset.h"
#include "state/events.h"

namespace linesman {

/// The events of an order; nullptr when it has none, or the ruleset a meaning of its own for them.
const Value* events_in(const Order& order, const Terms& terms);

class EventsOfOrder {
 public:
  /// `ordered`: the trace of the order as it is written. A Problem, with a pointer into the order, for events that
  /// cannot be.
  static Result<EventsOfOrder> read(const Value& list, const RulesetData& data, const Game& document,
                                    const Order& order, const Trace& ordered);

  /// The ends that events give to ways.
  std::vector<state::PlaceOnWay> stops() const;
  bool eliminates(PieceIndex piece) const;
  /// Each event at each of its pieces.
  const std::vector<state::Befallen>& befallen() const { return befallen_; }

  /// Adds effects, and a note for each event. `spent_at`: what a piece has spent at a place, and its total; empty
  /// figures while dice are missing.
  using SpentAt = std::function<PieceAllowance(const state::PlaceOnWay&, bool is_end)>;
  void add_to(Ruling& ruling, const Ruleset& ruleset, const Game& document, const Game& in_force, const Trace& trace,
              const SpentAt& spent_at) const;

 private:
  EventsOfOrder() = default;
  void add_effects(Ruling& ruling, const Ruleset& ruleset, const Game& document, const Game& in_force,
                   const Trace& trace) const;

  std::vector<state::Event> events_;  ///< shared by the entries of `befallen_`
  std::vector<state::Befallen> befallen_;
};

}  // namespace linesman
