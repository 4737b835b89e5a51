#include "orders/options.h"

#include "base/check.h"

namespace linesman::orders {

namespace {

template <Named Choice>
Choice choice_of(const Value& value) {
  const auto choice = named<Choice>(value.text().value_or(std::string_view{}));
  LINESMAN_CHECK(choice.has_value());
  return *choice;
}

}  // namespace

Options read_options(const RulesetData& data, const Game& game) {
  const auto value = [&](std::string_view key) { return option_value(data, game.options(), key); };
  const auto flag = [&](std::string_view key) { return value(key).boolean().value_or(false); };
  return {.buildings_impassable = value("buildings") == Value("impassable"),
          .centre_on_obstacles = value("obstacles") == Value("centre"),
          .artillery_passes = flag("artillery_passes"),
          .cavalry_through = flag("cavalry_through"),
          .anti_tank_stops_walkers = value("anti_tank") == Value("all"),
          .any_walker_demolishes = value("walkers_demolish") == Value("all"),
          .road_clears = choice_of<RoadClears>(value("road_clears")),
          .entry = choice_of<EntryBy>(value("entry"))};
}

}  // namespace linesman::orders
