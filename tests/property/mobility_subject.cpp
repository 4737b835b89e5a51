#include "base/heading.h"
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

ActStep act(const char* name) { return {name, Value::Object{{"act", name}}}; }
ActStep act(const char* name, const char* key, const std::string& id) {
  return {name, Value::Object{{"act", name}, {key, id}}};
}

/// The first piece with traits and statuses besides its own.
Game with_first(const Game& game, const std::function<void(Piece&)>& change) {
  Piece first = game.piece(PieceIndex{0});
  change(first);
  return game.with_piece(PieceIndex{0}, first);
}

/// The second, straight ahead of the first.
Game with_second_ahead(const Game& game, double inches, const std::function<void(Piece&)>& change) {
  const Pose& first = game.piece(PieceIndex{0}).pose;
  Piece second = game.piece(PieceIndex{1});
  second.pose = {first.at + inches * direction(first.facing), first.facing, 0};
  change(second);
  return game.with_piece(PieceIndex{1}, second);
}

Path some_legs(Random& random) {
  PathRecipe recipe;
  recipe.most_legs = 2;
  recipe.longest_leg = 4;
  recipe.sharpest = 90;
  recipe.wheel = 0;
  return random_path(random, recipe);
}

/// Up, on and mostly down again.
Adventure flight(Random& random, const Game& game) {
  static const std::vector<std::string> gears{"gravpack", "jetpack", "jetpack"};
  static const std::vector<std::string> drives{"grav", "hover", "thruster"};
  const bool infantry = random.chance(0.6);
  const Game flown = with_first(game, [&](Piece& piece) {
    piece.traits = infantry ? Value(Value::Object{{"troop", "infantry"}, {"gear", random.one_of(gears)}})
                            : Value(Value::Object{{"troop", "vehicle"}, {"drive", random.one_of(drives)}});
    if (random.chance(0.7)) piece.traits = piece.traits.with("rate", 10 + static_cast<int>(random.below(8)));
    if (random.chance(0.2)) piece.pose.altitude = 1;
  });
  const double height = random.chance(0.5) ? random.between(0.2, 4) : static_cast<double>(1 + random.below(4));
  Path path = some_legs(random);
  if (random.chance(0.3)) path.insert(path.begin(), ForwardStep{random.between(0.2, 2)});
  path.insert(path.begin() + static_cast<std::ptrdiff_t>(random.below(2)), ClimbStep{height});
  if (random.chance(0.7)) path.push_back(ClimbStep{-height});
  if (random.chance(0.2)) path.push_back(ForwardStep{random.between(0.1, 2)});
  Order order;
  order.action = "move";
  order.paths.set_all(std::move(path));
  return {flown, order};
}

/// Over an enemy.
Adventure overrun(Random& random, const Game& game) {
  Game changed = with_first(game, [&](Piece& piece) {
    piece.traits = Value::Object{{"troop", "vehicle"}, {"drive", random.chance(0.5) ? "tracked" : "grav"}};
    piece.traits = piece.traits.with("armoured", true).with("size", 6).with("rate", 18);
  });
  changed = with_second_ahead(changed, random.between(2, 4), [&](Piece& piece) {
    piece.side = "blue";
    piece.base = CircleBase{1};
    piece.traits = Value::Object{{"troop", "infantry"}};
    if (random.chance(0.3)) piece.status = piece.status.with("foxhole", true);
  });
  Path path{act("overrun", "target", changed.piece(PieceIndex{1}).id), ForwardStep{random.between(4, 8)}};
  if (random.chance(0.5)) path.insert(path.begin(), ForwardStep{0.5});
  if (random.chance(0.5)) path.push_back(PivotStep{random.between(-90, 90)});
  Order order;
  order.action = "move";
  order.paths.set_all(std::move(path));
  return {changed, order};
}

/// Into a friend.
Adventure embarking(Random& random, const Game& game) {
  Game changed = with_second_ahead(game, random.between(2, 5), [&](Piece& piece) {
    piece.side = "red";
    piece.traits = Value::Object{{"troop", "vehicle"}, {"drive", "wheeled"}, {"transport", true}, {"size", 5}};
  });
  changed = with_first(changed, [&](Piece& piece) {
    piece.base = CircleBase{1};
    piece.traits = Value::Object{{"troop", "infantry"}, {"rate", 12}};
    piece.status = Value::empty_object();
  });
  Order order;
  order.action = "move";
  order.paths.set_all(
      {ForwardStep{random.between(0.5, 4)}, act("embark", "transport", changed.piece(PieceIndex{1}).id)});
  return {changed, order};
}

/// Out of a friend.
Adventure disembarking(Random& random, const Game& game) {
  Game changed = with_second_ahead(game, 2, [&](Piece& piece) {
    piece.side = "red";
    piece.traits = Value::Object{{"troop", "vehicle"}, {"drive", "wheeled"}, {"transport", true}, {"size", 5}};
  });
  const Vec near = changed.piece(PieceIndex{1}).pose.at + 2 * direction(random.heading());
  changed = with_first(changed, [&](Piece& piece) {
    piece.base = CircleBase{1};
    piece.traits = Value::Object{{"troop", "infantry"}, {"rate", 12}};
    piece.status = Value::Object{{"aboard", changed.piece(PieceIndex{1}).id}};
  });
  Order order;
  order.action = "disembark";
  order.starts.set_all({near, random.heading(), 0.0});
  order.paths.set_all(random.chance(0.2) ? Path{} : some_legs(random));
  return {changed, order};
}

/// Over the south edge, on to the table or off it.
Adventure at_the_edge(Random& random, const Game& game) {
  const bool enters = random.chance(0.5);
  const double x = random.between(4, game.table().width - 4);
  const Game changed = with_first(game, [&](Piece& piece) {
    piece.base = CircleBase{1};
    piece.pose = {{x, 1}, 180, 0};
    if (enters) piece.status = Value::Object{{"reserve", true}};
  });
  Order order;
  order.action = enters ? "enter" : "move";
  Path path = enters ? some_legs(random) : Path{ForwardStep{random.between(0.4, 4)}};
  if (enters) order.starts.set_all({{x, 0.5}, 0.0, 0.0});
  if (!enters && random.chance(0.2)) path.push_back(ReverseStep{random.between(1, 4)});
  if (!enters) path.push_back(act("leave"));
  order.paths.set_all(std::move(path));
  return {changed, order};
}

/// From above.
Adventure landing(Random& random, const Game& game) {
  const bool pod = random.chance(0.3);
  const Game changed = with_first(game, [&](Piece& piece) {
    piece.traits =
        Value::Object{{"troop", "vehicle"}, {"drive", "grav"}, {"rate", 12}, {"lander", pod ? "pod" : "assault"}};
    piece.status = Value::Object{{"reserve", true}};
  });
  Order order;
  order.action = "land";
  order.starts.set_all({{random.between(6, 20), random.between(6, 20)}, 0.0, {}});
  Path path{ClimbStep{-random.between(8, 12)}};
  if (!pod && random.chance(0.5)) path.insert(path.begin(), ForwardStep{random.between(0.2, 2)});
  if (pod) path = {ClimbStep{-12}};
  order.paths.set_all(std::move(path));
  return {changed, order};
}

Adventure adventure(Random& random, const Game& game) {
  Adventure found{game, random_order(random, game)};
  switch (random.below(9)) {
    case 0:
    case 1:
    case 2: found = flight(random, game); break;
    case 3:
    case 4: found = overrun(random, game); break;
    case 5: found = embarking(random, game); break;
    case 6: found = disembarking(random, game); break;
    case 7: found = at_the_edge(random, game); break;
    case 8: found = landing(random, game); break;
  }
  found.order.who = OnePiece{game.piece(PieceIndex{0}).id};
  return found;
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
  subject.adventure = adventure;
  subject.impassable = {Kind::cliff};
  subject.stops_after_turns = true;
  return subject;
}

const bool known = add_subject(mobility());

}  // namespace
}  // namespace linesman::mobility_subject
