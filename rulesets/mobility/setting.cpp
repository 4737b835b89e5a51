#include "mobility/setting.h"

namespace linesman::mobility {

Options read_options(const RulesetData& data, const Tables& tables, const Game& game) {
  const auto value = [&](std::string_view key) { return option_value(data, game.options(), key); };
  const auto flag = [&](std::string_view key) { return value(key).boolean().value_or(false); };
  const auto interiors = tables.interiors.find(value("interiors").text().value_or(""));
  Options options;
  options.worst = value("combine").text() == "worst";
  options.armour_walks = value("powered_armour").text() != "gravpack";
  options.wet = value("weather").text() == "wet";
  if (interiors != tables.interiors.end()) options.interiors = interiors->second;
  options.delayed_entry = flag("delayed_entry");
  options.overrun_soft = flag("overrun_soft");
  options.friends_pass = flag("friends_pass");
  options.door_reach = value("door_reach").number().value_or(options.door_reach);
  return options;
}

}  // namespace linesman::mobility
