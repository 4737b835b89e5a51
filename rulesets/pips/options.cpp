#include "pips/options.h"

namespace linesman::pips {

Options read_options(const RulesetData& data, const Game& game) {
  const auto is = [&](std::string_view key, std::string_view value) {
    return option_value(data, game.options(), key).text() == value;
  };
  Options o;
  o.mixed_worst = is("mixed", "worst");
  o.wheeled_stop_on_broken = is("wheeled_broken", "none");
  o.lowest_dice_rotate = is("rotation_dice", "lowest");
  o.steer = option_value(data, game.options(), "steer").number().value();
  o.wheels_stop_at_medium = is("soft_medium", "blocked");
  o.buildings_blocked = is("buildings", "blocked");
  o.keep_obstacles = is("flatten", "keep");
  return o;
}

}  // namespace linesman::pips
