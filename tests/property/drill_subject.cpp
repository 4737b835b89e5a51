#include "property/subject.h"

namespace linesman::drill_subject {
namespace {

Value random_unit(Random& random) {
  static const std::vector<std::string> arms{"infantry", "infantry", "cavalry", "artillery"};
  static const std::vector<std::string> batteries{"foot", "heavy", "horse"};
  const std::string& arm = random.one_of(arms);
  const Value traits = Value::Object{{"troop", arm}, {"drill", 4 + static_cast<int>(random.below(4))}};
  return arm == "artillery" ? traits.with("battery", random.one_of(batteries)) : traits;
}

Value random_status(Random& random, const Value& traits) {
  static const std::vector<std::string> foot{"line", "column", "manoeuvre-column", "mass", "skirmish", "square"};
  static const std::vector<std::string> horse{"line", "column", "manoeuvre-column", "mass", "screen"};
  static const std::vector<std::string> guns{"limbered", "limbered", "unlimbered"};
  const auto arm = traits["troop"].text();
  const auto& formations = arm == "infantry" ? foot : arm == "cavalry" ? horse : guns;
  Value status = Value::Object{{"formation", random.one_of(formations)}, {"order", "move"}};
  if (random.chance(0.3)) status = status.with("musician", true);
  return status;
}

/// Every option, each now and then with the values besides its default.
Value random_options(Random& random) {
  static const std::vector<std::pair<std::string, Value>> others{{"speed_die", true},
                                                                 {"front_only", true},
                                                                 {"pr_spent", true},
                                                                 {"mob_margin", 0.5},
                                                                 {"bd", 1.5},
                                                                 {"bases", "document"},
                                                                 {"small_road_pr", false},
                                                                 {"outer_turn", "per_45"},
                                                                 {"small_road_contours", "full"},
                                                                 {"restore_forms", false},
                                                                 {"free_column", "landscape"},
                                                                 {"just_enough", "speed"},
                                                                 {"overlap_at_start", "ignored"}};
  Value options = Value::empty_object();
  for (const auto& [key, value] : others)
    if (random.chance(0.2)) options = options.with(key, value);
  return options;
}

Game dressed(Random& random, const Game& game) {
  return with_every_piece(game,
                          [&](Piece& piece) {
                            piece.traits = random_unit(random);
                            piece.status = random_status(random, piece.traits);
                          })
      .with_ruleset("drill", random_options(random), Value::empty_object());
}

Order random_order(Random& random, const Game& game) {
  PathRecipe recipe;
  recipe.most_legs = 2;
  recipe.longest_leg = 2.5;
  recipe.turn = 0.3;
  recipe.sharpest = 45;
  recipe.last_turn = 0.1;
  Order order;
  order.who = OnePiece{game.piece(PieceIndex{0}).id};
  order.action = random.chance(0.9) ? "move" : random.chance(0.5) ? "march" : "pass";
  Path path = random_path(random, recipe);
  if (random.chance(0.1))
    path.insert(path.begin(), ActStep{"form", Value::Object{{"act", "form"}, {"formation", "manoeuvre-column"}}});
  order.paths.set_all(std::move(path));
  return order;
}

/// Every action with its acts, wheels, roads under the first piece.
Adventure adventure(Random& random, const Game& game) {
  Piece first = game.piece(PieceIndex{0});
  const auto arm = first.traits["troop"].text();
  const bool guns = arm == "artillery";
  Order order = random_order(random, game);
  const auto act = [](const char* name) { return ActStep{name, Value::Object{{"act", name}}}; };
  const auto form = [](const std::string& formation) {
    return ActStep{"form", Value::Object{{"act", "form"}, {"formation", formation}}};
  };
  const std::size_t draw = random.below(10);
  if (draw < 4 && !guns) {
    Path path{form("manoeuvre-column"), ForwardStep{random.between(0.2, 5)}};
    if (random.chance(0.5)) path.insert(path.begin() + 1, PivotStep{random.between(-120, 120)});
    if (random.chance(0.3)) path.push_back(WheelStep{random.between(-60, 60)});
    order.action = "move";
    order.paths.set_all(std::move(path));
  } else if (draw < 4) {
    first.status = first.status.with("formation", random.chance(0.5) ? "unlimbered" : "limbered");
    Path path{ForwardStep{random.between(0.1, 2)}};
    if (first.status["formation"] == Value("unlimbered")) path.insert(path.begin(), act("limber"));
    if (random.chance(0.4)) path.push_back(act("unlimber"));
    if (random.chance(0.3)) path = {PivotStep{random.between(-90, 90)}};
    order.action = "move";
    order.paths.set_all(std::move(path));
  } else if (draw < 6) {
    first.status = first.status.with("order", "formation");
    order.action = "form";
    order.paths.set_all({form(guns ? "limbered" : "line")});
  } else if (draw < 7) {
    first.status = first.status.with("order", "stop");
    order.action = "stop";
    order.paths.set_all({});
  } else if (draw < 8 && !guns) {
    PathRecipe recipe;
    recipe.most_legs = 2;
    recipe.longest_leg = 1.5;
    recipe.wheel = 0.7;
    order.action = "move";
    order.paths.set_all(random_path(random, recipe));
  }
  order.who = OnePiece{first.id};
  return {game.with_piece(PieceIndex{0}, first), order};
}

Subject drill() {
  Subject subject;
  subject.ruleset = "drill";
  subject.recipe.width = 60;
  subject.recipe.depth = 48;
  subject.recipe.features = 14;
  subject.recipe.pieces = 5;
  subject.recipe.largest_feature = 3;
  subject.dressed = dressed;
  subject.order = random_order;
  subject.adventure = adventure;
  subject.impassable = {Kind::lake, Kind::building, Kind::cliff};
  return subject;
}

const bool known = add_subject(drill());

}  // namespace
}  // namespace linesman::drill_subject
