// Statuses that players set, written: what the window does by a key.
//
//   piece.status = state::holding(piece.status, {"pinned"});       // it may neither go nor turn
//   piece.status = state::modified(piece.status, {.add = -2, .why = "Shock"});
#pragma once

#include "state/events.h"
#include "state/statuses.h"

namespace linesman::state {

/// As a document has them. A hold that bars what is usual, without an end, is its reason alone.
Value value_of(const Until& until);
Value value_of(const Hold& hold);
Value value_of(const Modifier& modifier);

/// A status object with one more hold. Those that are over by then go.
Value holding(const Value& status, const Hold& hold, Moment now);
/// Without the n-th of its holds, or without all of them.
Value without_hold(const Value& status, std::size_t n);
Value without_holds(const Value& status);

/// A status object with one more modifier. One with the same reason, end and actions takes the amount; it goes when
/// nothing is left of it. Those that are over by then go.
Value modified(const Value& status, const Modifier& modifier, Moment now);
Value without_modifier(const Value& status, std::size_t n);

/// Whether players count phases in this game: the document has one, or a status ends with one.
bool has_phases(const Game& game);

/// Where an event meets a piece: after some inches of its way, at a place on it, or on a grid after the hexes that it
/// has entered. The first that is there counts.
struct MeetingPlace {
  std::optional<std::size_t> after{};
  std::optional<PathPoint> at{};
  double inches = 0;
};

/// The members of an order with one more event, which has its word, reason, set, bars and end. An empty `piece` is
/// every piece that the order gives a path.
Value with_event(const Value& members, const std::string& piece, const MeetingPlace& place, const Value& event);
Value without_events(const Value& members);
bool has_events(const Value& members);

/// The members of an event that holds a piece.
Value held_event(const Hold& hold);

}  // namespace linesman::state
