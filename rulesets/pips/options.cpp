#include "pips/options.h"

#include <algorithm>

#include "base/tolerance.h"

namespace linesman::pips {

Options read_options(const RulesetData& data, const Game& game) {
  const auto is = [&](std::string_view key, std::string_view value) {
    return option_value(data, game.options(), key).text() == value;
  };
  const auto number = [&](std::string_view key) { return option_value(data, game.options(), key).number().value(); };
  Options o;
  o.mixed_worst = is("mixed", "worst");
  o.high_die_stays = is("crossing", "while_on");
  o.double_ends_beyond = is("double", "far");
  if (is("wheeled_broken", "double")) o.wheeled_broken = WheelsOnBroken::twice;
  if (is("wheeled_broken", "none")) o.wheeled_broken = WheelsOnBroken::none;
  o.lowest_dice_rotate = is("rotation_dice", "lowest");
  o.steer = number("steer");
  o.standing_turn_is_free = is("standing_turn", "free");
  o.standing_slack = std::min(number("standing_slack"), o.steer);
  o.stop_past_point = is("past_point", "stop");
  o.wheels_stop_at_minor = is("soft_minor", "tracked");
  o.wheels_stop_at_medium = is("soft_medium", "blocked");
  o.buildings_blocked = is("buildings", "blocked");
  if (is("flatten", "feature")) o.flatten = Flatten::feature;
  if (is("flatten", "keep")) o.flatten = Flatten::keep;
  if (is("enemies", "pass")) o.enemies = DrivenOver::all;
  if (is("enemies", "blocked")) o.enemies = DrivenOver::none;
  return o;
}

std::optional<Problem> why_unfit_options(const RulesetData& data, const Game& game) {
  const auto slack = game.options()["standing_slack"].number();
  const auto steer = option_value(data, game.options(), "steer").number();
  if (!slack || !steer || within_limit(*slack, *steer)) return std::nullopt;
  return Problem{"/options/standing_slack", "\"standing_slack\" must be at most \"steer\""};
}

}  // namespace linesman::pips
