// Events that befall pieces on their way (the member `events` of an order): read, and placed on a traced way.
//
//   const auto events = state::read_events(order, vocabulary, game);   // what they say
//   const auto befallen = state::placed(*events, trace, game);           // where they meet each piece
#pragma once

#include <functional>

#include "movement/trace.h"
#include "state/statuses.h"

namespace linesman::state {

enum class EventKind {
  go_on,  ///< "continue"
  stopped,
  held,
  damage,
  eliminated,
  own,  ///< a word of the ruleset alone, which stops the piece; its effect is the ruleset's
};

/// One entry of `events`.
struct Event {
  std::size_t number = 0;           ///< its place in the list
  std::optional<PieceIndex> piece;  ///< nothing: every piece that the order gives a path
  EventKind kind{};
  std::string word;
  std::string why;
  Value set;   ///< object of statuses, or null
  Value hold;  ///< of `held`: the hold that the piece gets
  std::int64_t levels = 1;
  bool wreck = false;
  // Where: exactly one of these.
  std::optional<std::size_t> step{};
  std::optional<double> s{};  ///< with `step`
  std::optional<double> inches{};
  std::optional<std::int64_t> after{};

  bool ends() const { return kind != EventKind::go_on; }
  std::string pointer() const;
};

/// The words that a ruleset has for events.
struct EventWords {
  bool grid = false;
  bool damage = false;                  ///< it declares the status `damage`
  std::optional<double> most_damage{};  ///< its largest value
  std::vector<std::string> own{};       ///< words of its own
  /// Why a status cannot have a value; the pointer is that of the value.
  std::function<Result<void>(const std::string& key, const Value& value, const std::string& pointer)> status;
};

/// Refused: events that are no list. All that is asked of them where a question leaves them out.
Result<void> check_list(const Value& events);

/// A Problem, with a pointer into the order, for the first event that is no event. `moved`: the pieces that the order
/// gives a path.
Result<std::vector<Event>> read_events(const Value& list, const EventWords& words, const Game& game,
                                       const std::vector<PieceIndex>& moved);

/// A place on the way of a piece: the end of a step, or within a leg or climb.
struct PlaceOnWay {
  PieceIndex piece{};
  PathPoint place;
};

/// An event at a piece.
struct Befallen {
  const Event* event = nullptr;
  PieceIndex piece{};
  PathPoint place;  ///< the end of the step, or within a leg or climb
};

/// Each event at each of its pieces, in the order of the list and of the document. A Problem for a place that is not on
/// the way of a piece, or beyond the end of it.
Result<std::vector<Befallen>> placed(const std::vector<Event>& events, const Trace& trace, const Game& game);

/// The centre's way from the start to a place, inches: on legs, in turns about other points and into hexes.
double inches_to(const PieceTrace& trace, PathPoint place);
/// The place after that many inches of the centre's way; a place inside a turn is before it. Nothing where the way is
/// shorter.
std::optional<PathPoint> place_after(const PieceTrace& trace, double inches);

/// The first step that each hold bars; nothing where it bars none.
std::optional<std::size_t> barred_step(const Hold& hold, const PieceTrace& trace);

}  // namespace linesman::state
