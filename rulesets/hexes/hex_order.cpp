#include "hexes/hex_order.h"

#include <algorithm>

#include "base/text.h"
#include "rules/vocabulary.h"

namespace linesman::hexes {

namespace {

std::size_t hexes_in(const Path* path) {
  if (!path) return 0;
  return static_cast<std::size_t>(std::count_if(
      path->begin(), path->end(), [](const Step& step) { return std::holds_alternative<HexStep>(step); }));
}

Result<void> known_members(const Value& event, const std::string& pointer) {
  if (!event.is_object()) return Problem{pointer, "an event must be an object, not " + describe(event)};
  for (const auto& [name, value] : event.members())
    if (name != "piece" && name != "after" && name != "event")
      return Problem{pointer_to(pointer, name), "an event has \"piece\", \"after\" and \"event\", and nothing else"};
  return {};
}

Result<PieceIndex> piece_in(const Value& event, const Game& game, const std::vector<PieceIndex>& named,
                            const std::string& pointer) {
  const std::string place = pointer_to(pointer, "piece");
  const auto id = event["piece"].text();
  if (!id) return Problem{place, "must be the id of a piece that the order names, not " + describe(event["piece"])};
  const auto piece = game.find_piece(*id);
  if (piece && std::find(named.begin(), named.end(), *piece) != named.end()) return *piece;
  return Problem{place, "the order does not name \"" + std::string(*id) + "\""};
}

/// hexes-10: the hex in which it happened, counted along the path.
Result<std::size_t> after_in(const Value& event, std::size_t hexes, const std::string& pointer) {
  const std::string place = pointer_to(pointer, "after");
  const auto after = event["after"].whole();
  if (!after || *after < 1)
    return Problem{place, "must be a whole number of at least 1, not " + describe(event["after"])};
  if (static_cast<std::uint64_t>(*after) > hexes)
    return Problem{place, "the path enters only " + std::to_string(hexes) + " hexes"};
  return static_cast<std::size_t>(*after);
}

Result<Event> event_in(const Value& value, const Game& game, const Order& order, const std::vector<PieceIndex>& named,
                       const std::string& pointer) {
  if (auto known = known_members(value, pointer); !known) return known.problem();
  const auto piece = piece_in(value, game, named, pointer);
  if (!piece) return piece.problem();
  const auto after = after_in(value, hexes_in(order.paths.of(game.piece(*piece).id)), pointer);
  if (!after) return after.problem();
  const auto word = value["event"].text();
  if (word != "pinned" && word != "eliminated")
    return Problem{pointer_to(pointer, "event"), "must be pinned or eliminated, not " + describe(value["event"])};
  return Event{*piece, *after, word == "pinned" ? Blow::pinned : Blow::eliminated};
}

Action action_named(std::string_view id) {
  if (id == "assault-move") return Action::assault_move;
  return id == "close-assault" ? Action::close_assault : Action::move;
}

/// hexes-12: what a vehicle or gun cannot be moved without.
Result<void> check_mover(const Game& game, PieceIndex index) {
  const Counter counter = counter_of(game, index);
  if (counter.infantry() || counter.printed) return {};
  const std::string pointer = pointer_to(pointer_to("/pieces", at(index)), "traits");
  return Problem{pointer_to(pointer, "movement"),
                 "\"" + game.piece(index).id + "\" needs \"movement\": the MPs printed on its counter"};
}

}  // namespace

const Event* HexOrder::event_of(PieceIndex piece) const {
  const auto it = std::find_if(events.begin(), events.end(), [&](const Event& e) { return e.piece == piece; });
  return it == events.end() ? nullptr : &*it;
}

Result<HexOrder> read_hex_order(const RulesetData& data, const Game& game, const Order& order) {
  const auto named = ordered_pieces(game, order);
  if (!named) return named.problem();
  HexOrder read;
  read.action = action_named(action_of(data, order));
  const Value& events = order.members["events"];
  for (std::size_t i = 0; i < events.size(); ++i) {
    const std::string pointer = pointer_to("/events", i);
    const auto event = event_in(events[i], game, order, *named, pointer);
    if (!event) return event.problem();
    if (read.event_of(event->piece)) return Problem{pointer_to(pointer, "piece"), "one piece can have only one event"};
    read.events.push_back(*event);
  }
  return read;
}

Result<TraceRequest> request_of(const Game& game, const Order& order) {
  const auto named = ordered_pieces(game, order);
  if (!named) return named.problem();
  TraceRequest request;
  for (const PieceIndex piece : *named) {
    if (auto checked = check_mover(game, piece); !checked) return checked.problem();
    const std::string& id = game.piece(piece).id;
    const Path* path = order.paths.of(id);
    request.movers.push_back({piece, game.piece(piece).base, {}, path ? *path : Path{}, order.path_pointer(id)});
  }
  return request;
}

}  // namespace linesman::hexes
