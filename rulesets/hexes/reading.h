// What is read of a game and of an order to it: figures and options, counters with their MPs, events.
#pragma once

#include "hexes/chart.h"
#include "rules/findings.h"

namespace linesman::hexes {

/// Counts and MPs out of ruleset.json.
struct Figures {
  double leader_mps = 0;
  double squad_mps = 0;
  double led_mps = 0;  ///< of who moves with a leader
  double assault_divisor = 1;
  double slow_gun_mps = 0;  ///< the printed MPs of a gun that goes one hex whatever it costs
  double slow_gun_cost = 0;
  double turn_hexsides = 0;  ///< the most in one hex
  double free_hexsides = 0;  ///< of a turn
  double hexside_cost = 0;   ///< of each further one
  double reverse_times = 1;
  double stack_vehicles = 0;
  double stack_infantry = 0;             ///< without vehicles and guns
  double stack_infantry_beside_one = 0;  ///< vehicle or gun
  double stack_infantry_beside_two = 0;  ///< or more
};

/// A Problem's pointer is into ruleset.json.
Result<Figures> read_figures(const RulesetData& data);

/// What is read of a game once, for all orders in it.
struct HexesReading : GameReading {
  HexesReading(const Chart& chart, const Game& game) : terrain(chart.rated(game)) {}
  const RatedTerrain terrain;
};

struct Setting {
  Setting(const RulesetData& data, const Figures& figures, const Chart& chart, const Game& game,
          std::shared_ptr<const HexesReading> reading);

  const RulesetData& data;
  const Figures& figures;
  const Chart& chart;
  const Game& game;
  const std::shared_ptr<const HexesReading> reading;
  bool round_up = false;
  bool turn_in_place = false;
  bool forbid_overstack = false;
  bool tripled_turns = false;       ///< turns before an entry in reverse cost as many times as the entry (hexes-22)
  bool minimum_turns = false;       ///< the minimum move forgives the turns before it (hexes-24)
  bool assault_into_close = false;  ///< assault movement may end in an enemy hex (hexes-28)
  bool same_ends = false;           ///< a stack starts and ends together, and may part on the way (hexes-4)
};

/// "[4, 2]", for a sentence.
std::string hex_text(Hex hex);

enum class Troop { leader, squad, vehicle, gun };

enum class Action { move, assault_move, close_assault };

struct Counter {
  PieceIndex piece{};
  Troop troop = Troop::squad;
  std::optional<double> printed;  ///< MPs
  double burden = 0;              ///< MPs lost

  bool infantry() const { return troop == Troop::leader || troop == Troop::squad; }
  Column column() const;
  bool slow_gun(const Figures& figures) const { return troop == Troop::gun && printed == figures.slow_gun_mps; }
};

/// Nothing where `troop` is missing or none that the rules have.
std::optional<Troop> troop_of(const Piece& piece);

/// The piece's `troop` is one that the rules have (checked).
Counter counter_of(const Game& game, PieceIndex piece);

/// What a counter may spend in one move, and what it comes from.
Grants movement_points(const Setting& setting, const Counter& counter, Action action, bool led);

/// hexes-29, hexes-30: what counts of some pieces, and whether one hex holds it.
struct Crowd {
  double vehicles = 0;  ///< and guns
  double infantry = 0;
};
void add_to(Crowd& crowd, const Piece& piece);
bool within_stacking_limits(const Figures& figures, const Crowd& crowd);

enum class Blow { pinned, eliminated };

/// What befell a piece in the hex that it entered as the `after`-th.
struct Event {
  PieceIndex piece{};
  std::size_t after = 1;
  Blow blow = Blow::pinned;
};

struct HexOrder {
  Action action = Action::move;
  std::vector<Event> events;  ///< at most one for each piece

  const Event* event_of(PieceIndex piece) const;
};

/// Refuses what the order says of events and movers that cannot be used. The order has passed `check_order`.
Result<HexOrder> read_hex_order(const RulesetData& data, const Game& game, const Order& order);

/// Who moves, and along which path.
Result<TraceRequest> request_of(const Game& game, const Order& order);

}  // namespace linesman::hexes
