#include "hexes/reading.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/json_reader.h"
#include "base/text.h"
#include "rules/modified.h"
#include "rules/vocabulary.h"

namespace linesman::hexes {

namespace {

struct Named {
  std::string_view name;
  double Figures::*figure;
};

constexpr std::array<Named, 14> NAMES{{{"leader_mps", &Figures::leader_mps},
                                       {"squad_mps", &Figures::squad_mps},
                                       {"led_mps", &Figures::led_mps},
                                       {"assault_divisor", &Figures::assault_divisor},
                                       {"slow_gun_mps", &Figures::slow_gun_mps},
                                       {"slow_gun_cost", &Figures::slow_gun_cost},
                                       {"turn_hexsides", &Figures::turn_hexsides},
                                       {"free_hexsides", &Figures::free_hexsides},
                                       {"hexside_cost", &Figures::hexside_cost},
                                       {"reverse_times", &Figures::reverse_times},
                                       {"stack_vehicles", &Figures::stack_vehicles},
                                       {"stack_infantry", &Figures::stack_infantry},
                                       {"stack_infantry_beside_one", &Figures::stack_infantry_beside_one},
                                       {"stack_infantry_beside_two", &Figures::stack_infantry_beside_two}}};

/// Whether the game has chosen that value. Only the members of the setting above its options are read.
bool is_chosen(const Setting& setting, std::string_view option, const Value& value) {
  return option_value(setting.data, setting.game.options(), option) == value;
}

}  // namespace

Result<Figures> read_figures(const RulesetData& data) {
  Figures figures;
  for (const auto& [name, figure] : NAMES) {
    const auto x = data.figures[name].number();
    if (!x || *x < 0) return Problem{pointer_to("/figures", name), "must be a number of at least 0"};
    figures.*figure = *x;
  }
  if (figures.assault_divisor <= 0) return Problem{"/figures/assault_divisor", "must be above 0"};
  return figures;
}

Setting::Setting(const RulesetData& data_in, const Figures& figures_in, const Chart& chart_in, const Game& game_in,
                 std::shared_ptr<const HexesReading> reading_in)
    : data(data_in),
      figures(figures_in),
      chart(chart_in),
      game(game_in),
      reading(std::move(reading_in)),
      round_up(is_chosen(*this, "assault_rounding", "up")),
      turn_in_place(is_chosen(*this, "turn_in_place", true)),
      forbid_overstack(is_chosen(*this, "overstack", "forbid")),
      tripled_turns(is_chosen(*this, "reverse_turns", "tripled")),
      minimum_turns(is_chosen(*this, "minimum_turns", true)),
      assault_into_close(is_chosen(*this, "assault_into_close", true)),
      same_ends(is_chosen(*this, "stack_routes", "same_ends")) {}

std::string hex_text(Hex hex) { return "[" + std::to_string(hex.column) + ", " + std::to_string(hex.row) + "]"; }

namespace {

constexpr std::array<std::pair<std::string_view, Troop>, 7> TROOPS{{{"leader", Troop::leader},
                                                                    {"squad", Troop::squad},
                                                                    {"half-squad", Troop::squad},
                                                                    {"infantry", Troop::squad},
                                                                    {"vehicle", Troop::vehicle},
                                                                    {"gun", Troop::gun},
                                                                    {"artillery", Troop::gun}}};

/// hexes-8: leaders have more MPs than squads; a printed figure goes before both.
Grant mps_of_infantry(const Figures& figures, const Counter& counter) {
  if (counter.printed) return {"hexes-8", *counter.printed, {}, "part_printed"};
  if (counter.troop == Troop::leader) return {"hexes-8", figures.leader_mps, {}, "part_leader"};
  return {"hexes-8", figures.squad_mps};
}

/// hexes-12: vehicles and guns have their printed MPs.
Grant mps_of_vehicles_and_guns(const Counter& counter) { return {"hexes-12", counter.printed.value_or(0)}; }

/// hexes-9: a squad that moves with a leader keeps up.
void mps_with_a_leader(const Figures& figures, const Counter& counter, Grants& grants) {
  const double more = figures.led_mps - sum_of(grants);
  if (counter.troop == Troop::squad && more > 0) grants.push_back({"hexes-9", more});
}

/// hexes-15: infantry has half of its MPs.
void assault_movement(const Setting& setting, const Counter& counter, Grants& grants) {
  if (!counter.infantry()) return;
  const double mps = sum_of(grants);
  const double half = mps / setting.figures.assault_divisor;
  grants.push_back({"hexes-15", (setting.round_up ? std::ceil(half) : std::floor(half)) - mps});
}

/// hexes-16: burdens come off last.
void halved_first(const Counter& counter, Grants& grants) {
  if (counter.burden > 0) grants.push_back({"hexes-16", -std::min(counter.burden, sum_of(grants))});
}

}  // namespace

Column Counter::column() const {
  if (infantry()) return Column::infantry;
  return troop == Troop::gun ? Column::gun : Column::vehicle;
}

std::optional<Troop> troop_of(const Piece& piece) {
  const auto word = piece.traits["troop"].text();
  const auto it = std::find_if(TROOPS.begin(), TROOPS.end(), [&](const auto& t) { return t.first == word; });
  return it == TROOPS.end() ? std::nullopt : std::optional(it->second);
}

Counter counter_of(const Game& game, PieceIndex index) {
  const Piece& piece = game.piece(index);
  const auto troop = troop_of(piece);
  LINESMAN_CHECK(troop.has_value());
  return {index, *troop, piece.traits["movement"].number(), piece.status["burden"].number().value_or(0)};
}

Grants movement_points(const Setting& setting, const Counter& counter, Action action, bool led) {
  Grants grants{counter.infantry() ? mps_of_infantry(setting.figures, counter) : mps_of_vehicles_and_guns(counter)};
  if (led) mps_with_a_leader(setting.figures, counter, grants);
  if (action == Action::assault_move) assault_movement(setting, counter, grants);
  halved_first(counter, grants);
  return modified(setting.data, setting.game, counter.piece, name_of(action), std::move(grants));
}

/// hexes-30: passengers do not count, nor do pieces off the table.
void add_to(Crowd& crowd, const Piece& piece) {
  if (!piece.on_table()) return;
  const auto troop = troop_of(piece);
  if (troop == Troop::leader || troop == Troop::squad)
    ++crowd.infantry;
  else
    ++crowd.vehicles;
}

/// hexes-29: beside vehicles and guns fewer infantry may stand.
bool within_stacking_limits(const Figures& figures, const Crowd& crowd) {
  if (crowd.vehicles > figures.stack_vehicles) return false;
  if (crowd.vehicles == 0) return crowd.infantry <= figures.stack_infantry;
  return crowd.infantry <=
         (crowd.vehicles == 1 ? figures.stack_infantry_beside_one : figures.stack_infantry_beside_two);
}

namespace {

/// hexes-10: the events that end ways, which the referee has read. One without a piece befalls all that are named.
void add_events(const Value& value, const Game& game, const std::vector<PieceIndex>& named,
                std::vector<Event>& events) {
  const auto word = value["event"].text().value_or("");
  const auto after = value["after"].whole().value_or(0);
  if (word == "continue" || after < 1) return;
  const Blow blow = word == "pinned" ? Blow::pinned : word == "eliminated" ? Blow::eliminated : Blow::stopped;
  const auto id = value["piece"].text();
  for (const PieceIndex piece : named)
    if (!id || game.piece(piece).id == *id) events.push_back({piece, static_cast<std::size_t>(after), blow});
}

Action action_named(std::string_view id) {
  if (id == "assault-move") return Action::assault_move;
  return id == "close-assault" ? Action::close_assault : Action::move;
}

/// hexes-12: a vehicle or gun needs its printed MPs.
Result<void> check_mover(const Game& game, PieceIndex index) {
  const Counter counter = counter_of(game, index);
  if (counter.infantry() || counter.printed) return {};
  const std::string pointer = pointer_to(pointer_to("/pieces", at(index)), "traits");
  return Problem{pointer_to(pointer, "movement"),
                 said<"\"{id}\" needs \"movement\": the MPs printed on its counter">(game.piece(index).id)};
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
  for (const Value& event : events.items()) add_events(event, game, *named, read.events);
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
