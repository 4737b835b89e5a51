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
  options.turn_bands = named<TurnBands>(value("turn_bands").text().value_or("")).value_or(TurnBands::even);
  options.infantry_pays_turns = value("infantry_turns").text() == "bands";
  options.speed_by_distance = value("relative_speed").text() == "distance";
  options.walls_for_jetpacks = value("high_walls").text() == "jetpacks";
  options.overrun_by_target = value("overrun_price").text() == "target";
  options.entry_free = value("entry_free").boolean().value_or(true);
  options.door_reach = value("door_reach").number().value_or(options.door_reach);
  return options;
}

Rating Setting::rating(FeatureIndex feature) const { return tables.ratings.of(data, game.feature(feature)); }

const Value& Setting::value(const Value& own, std::string_view key) const {
  const Value* given = own.find(key);
  return given && !given->is_null() ? *given : data.defaults[key];
}

bool Setting::flag(const Value& own, std::string_view key) const { return value(own, key).boolean().value_or(false); }

std::string_view Setting::word(const Value& own, std::string_view key) const {
  return value(own, key).text().value_or("");
}

double Setting::number(const Value& own, std::string_view key) const { return value(own, key).number().value_or(0); }

}  // namespace linesman::mobility
