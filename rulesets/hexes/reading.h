// Read of ruleset.json, a game and an order: figures and options, counters with their MPs, events.
#pragma once

#include "hexes/chart.h"
#include "rules/findings.h"

namespace linesman::hexes {

/// Counts and MPs of ruleset.json.
struct Figures {
  double leader_mps = 0;
  double squad_mps = 0;
  double led_mps = 0;  ///< of a squad that moves with a leader
  double assault_divisor = 1;
  double slow_gun_mps = 0;  ///< the printed MPs of a gun that may always go one hex
  double slow_gun_cost = 0;
  double turn_hexsides = 0;  ///< the most in one hex
  double free_hexsides = 0;  ///< of a turn
  double hexside_cost = 0;   ///< of each further hexside
  double reverse_times = 1;
  double stack_vehicles = 0;
  double stack_infantry = 0;             ///< without vehicles and guns
  double stack_infantry_beside_one = 0;  ///< beside one vehicle or gun
  double stack_infantry_beside_two = 0;  ///< beside two or more
};

/// A Problem's pointer is into ruleset.json.
Result<Figures> read_figures(const RulesetData& data);

/// Read of a game once, for all orders in it.
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
  bool tripled_turns = false;       ///< turns before an entry in reverse are paid as often as the entry (hexes-22)
  bool minimum_turns = false;       ///< the minimum move forgives the turns before it (hexes-24)
  bool assault_into_close = false;  ///< assault movement may end in an enemy hex (hexes-28)
  bool same_ends = false;           ///< a stack starts and ends together, and may part on the way (hexes-4)
};

/// "[4, 2]", for sentences.
std::string hex_text(Hex hex);

enum class Troop { leader, squad, vehicle, gun };

enum class Action { move, assault_move, close_assault };
constexpr Names<Action::close_assault> names_of(Action) { return {"move", "assault-move", "close-assault"}; }

struct Counter {
  PieceIndex piece{};
  Troop troop = Troop::squad;
  std::optional<double> printed;  ///< MPs
  double burden = 0;              ///< MPs lost

  bool infantry() const { return troop == Troop::leader || troop == Troop::squad; }
  Column column() const;
  bool slow_gun(const Figures& figures) const { return troop == Troop::gun && printed == figures.slow_gun_mps; }
};

/// Nothing where `troop` is missing or is none of these rules.
std::optional<Troop> troop_of(const Piece& piece);

/// `troop` of the piece is one of these rules (checked).
Counter counter_of(const Game& game, PieceIndex piece);

/// The MPs of a counter for one move, entry by entry.
Grants movement_points(const Setting& setting, const Counter& counter, Action action, bool led);

/// hexes-29, hexes-30: the pieces in a hex, as far as they count for stacking.
struct Crowd {
  double vehicles = 0;  ///< vehicles and guns
  double infantry = 0;
};
void add_to(Crowd& crowd, const Piece& piece);
bool within_stacking_limits(const Figures& figures, const Crowd& crowd);

enum class Blow { pinned, eliminated, stopped };

/// An event that stops a piece in the hex that it enters as the `after`-th, counted from 1.
struct Event {
  PieceIndex piece{};
  std::size_t after = 1;
  Blow blow = Blow::pinned;
};

struct HexOrder {
  Action action = Action::move;
  std::vector<Event> events;  ///< that end ways

  const Event* event_of(PieceIndex piece) const;
};

/// Refuses movers that cannot be used. The order has passed `check_order`.
Result<HexOrder> read_hex_order(const RulesetData& data, const Game& game, const Order& order);

/// The pieces that move, and their paths.
Result<TraceRequest> request_of(const Game& game, const Order& order);

}  // namespace linesman::hexes
