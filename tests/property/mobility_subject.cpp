#include "property/subject.h"

namespace linesman::mobility_subject {
namespace {

Value random_model(Random& random) {
  static const std::vector<std::string> gears{"foot", "gravpack", "jetpack", "powered-armour"};
  static const std::vector<std::string> drives{"tracked", "wheeled", "walker", "grav", "hover", "thruster"};
  Value traits = Value::Object{{"rate", 6.0 + 2 * static_cast<double>(random.below(5))}};
  if (random.chance(0.4)) return traits.with("troop", "infantry").with("gear", random.one_of(gears));
  traits = traits.with("troop", "vehicle").with("drive", random.one_of(drives));
  if (random.chance(0.2)) traits = traits.with("two_way", true);
  if (random.chance(0.2)) traits = traits.with("sidestep", true);
  if (random.chance(0.2)) traits = traits.with("amphibious", true);
  return traits;
}

Value random_status(Random& random) {
  Value status = Value::empty_object();
  if (random.chance(0.2)) status = status.with("damage", 1);
  if (random.chance(0.2)) status = status.with("spent", 2).with("moved", 2).with("spent_turn", 1);
  return status;
}

struct OptionValues {
  std::string key;
  std::vector<Value> values;
};

/// Every option with every value that it may have (of the reach of doors, its ends and its middle).
const std::vector<OptionValues>& all_options() {
  static const std::vector<OptionValues> OPTIONS{{"combine", {"multiply", "worst"}},
                                                 {"powered_armour", {"foot", "gravpack"}},
                                                 {"weather", {"dry", "wet"}},
                                                 {"interiors", {"fast", "normal", "slow"}},
                                                 {"delayed_entry", {false, true}},
                                                 {"overrun_soft", {false, true}},
                                                 {"friends_pass", {false, true}},
                                                 {"door_reach", {0.0, 1.0, 2.0}},
                                                 {"turn_bands", {"even", "steep"}},
                                                 {"infantry_turns", {"free", "bands"}},
                                                 {"relative_speed", {"spent", "distance"}},
                                                 {"high_walls", {"printed", "jetpacks"}},
                                                 {"overrun_price", {"overlap", "target"}},
                                                 {"entry_free", {true, false}}};
  return OPTIONS;
}

Value random_options(Random& random) {
  Value options = Value::empty_object();
  for (const OptionValues& option : all_options())
    if (random.chance(0.3)) options = options.with(option.key, random.one_of(option.values));
  return options;
}

Game dressed(Random& random, const Game& game) {
  return with_every_piece(game,
                          [&](Piece& piece) {
                            piece.traits = random_model(random);
                            piece.status = random_status(random);
                          })
      .with_ruleset("mobility", random_options(random), Value::empty_object());
}

Order random_order(Random& random, const Game& game) {
  PathRecipe recipe;
  recipe.longest_leg = 4;
  recipe.sharpest = 90;
  recipe.wheel = 0;
  recipe.climb = 0.15;
  Order order;
  order.who = OnePiece{game.piece(PieceIndex{0}).id};
  order.action = "move";
  Path path = random_path(random, recipe);
  if (random.chance(0.1))
    path.insert(path.begin() + static_cast<std::ptrdiff_t>(random.below(path.size() + 1)),
                ActStep{"fire", Value::Object{{"act", "fire"}}});
  order.paths.set_all(std::move(path));
  return order;
}

Subject mobility() {
  Subject subject;
  subject.ruleset = "mobility";
  subject.recipe.features = 10;
  subject.recipe.pieces = 4;
  subject.recipe.largest_feature = 3;
  subject.recipe.largest_base = 2;
  subject.dressed = dressed;
  subject.order = random_order;
  subject.impassable = {Kind::cliff};
  subject.stops_after_turns = true;
  return subject;
}

const bool known = add_subject(mobility());

}  // namespace
}  // namespace linesman::mobility_subject
