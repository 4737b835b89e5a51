#include <algorithm>

#include "base/heading.h"
#include "property/subject.h"

namespace linesman::orders_subject {
namespace {

Value random_model(Random& random) {
  if (random.chance(0.5)) return Value::Object{{"troop", "infantry"}};
  if (random.chance(0.1)) return Value::Object{{"troop", "cavalry"}};
  if (random.chance(0.1)) return Value::Object{{"troop", "artillery"}};
  static const std::vector<std::string> drives{"tracked", "tracked", "half-tracked", "wheeled", "walker"};
  static const std::vector<std::string> weights{"light", "medium", "heavy"};
  return Value::Object{{"troop", "vehicle"}, {"drive", random.one_of(drives)}, {"weight", random.one_of(weights)}};
}

/// Each option at its default, or else at another of its values.
Value random_options(Random& random) {
  const std::vector<std::pair<std::string, Value>> others{
      {"buildings", "impassable"}, {"obstacles", "base"},       {"artillery_passes", true},
      {"cavalry_through", false},  {"road_clears", "all"},      {"road_clears", "none"},
      {"anti_tank", "all"},        {"walkers_demolish", "all"}, {"entry", "centre"}};
  Value options = Value::empty_object();
  for (const auto& [key, value] : others)
    if (random.chance(0.2)) options = options.with(key, value);
  return options;
}

/// The designations that the players may give a feature.
Feature designated(Random& random, Feature feature) {
  for (const std::string_view trait : {"anti_tank", "anti_walker", "demolishable"})
    if (random.chance(0.3)) feature.traits = feature.traits.with(trait, random.chance(0.7));
  return feature;
}

/// The first three pieces side by side as one unit, their centres so far apart.
Game with_a_unit(const Game& game, double apart) {
  Unit unit;
  unit.id = "u0";
  unit.side = "red";
  const Pose leader = game.piece(PieceIndex{0}).pose;
  Game changed = game.with_units({unit});
  for (int i = 0; i < 3; ++i) {
    Piece member = game.piece(PieceIndex{i});
    member.base = CircleBase{1};
    member.side = "red";
    member.unit = UnitIndex{0};
    member.pose = {leader.at + apart * i * direction(leader.facing + 90), leader.facing, 0};
    member.traits = game.piece(PieceIndex{0}).traits;
    changed = changed.with_piece(PieceIndex{i}, member);
  }
  return changed;
}

Game dressed(Random& random, const Game& game) {
  std::vector<Feature> terrain;
  for (const Feature& feature : game.terrain()) terrain.push_back(designated(random, feature));
  const Game plain = with_every_piece(game.with_terrain(std::move(terrain)),
                                      [&](Piece& piece) { piece.traits = random_model(random); });
  return (random.chance(0.3) ? with_a_unit(plain, random.chance(0.7) ? 1.5 : 2.5) : plain)
      .with_ruleset("orders", random_options(random), Value::empty_object());
}

Order random_order(Random& random, const Game& game) {
  PathRecipe recipe;
  recipe.most_legs = 3;
  recipe.longest_leg = 5;
  recipe.sharpest = 90;
  Order order;
  if (game.units().empty())
    order.who = OnePiece{game.piece(PieceIndex{0}).id};
  else
    order.who = OneUnit{"u0"};
  order.action = random.chance(0.6) ? "advance" : "run";
  order.paths.set_all(random_path(random, recipe));
  return order;
}

/// Coming on, leaving the table, an assault, wheels.
Adventure adventure(Random& random, const Game& game) {
  Piece first = game.piece(PieceIndex{0});
  Order order = random_order(random, game);
  PathRecipe recipe;
  recipe.most_legs = 3;
  recipe.longest_leg = 4;
  recipe.wheel = 0.4;
  const std::size_t draw = game.units().empty() ? random.below(4) : 3;
  const double x = random.between(4, game.table().width - 4);
  if (draw == 0) {
    first.status = first.status.with("reserve", true);
    first.pose.facing = 0;
    order.members = order.members.with("enter_at", Value(Value::Array{x, 0.0}));
  } else if (draw == 1) {
    first.pose = {{x, 2}, 180, 0};
    first.traits = first.traits.with("may_leave", true);
  } else if (draw == 2) {
    order.members = order.members.with("assault", game.piece(PieceIndex{1}).id);
  }
  if (draw < 3 || random.chance(0.5)) order.paths.set_all(random_path(random, recipe));
  return {game.with_piece(PieceIndex{0}, first), order};
}

/// Ground on which a vehicle stands is left on the first leg (orders-10, orders-11).
bool splits_alike(const Order&, const Ruling& ruling) {
  return std::none_of(ruling.notes.begin(), ruling.notes.end(),
                      [](const Note& note) { return note.rule == "orders-10" || note.rule == "orders-11"; });
}

Subject orders() {
  Subject subject;
  subject.ruleset = "orders";
  subject.recipe.features = 10;
  subject.recipe.pieces = 5;
  subject.recipe.largest_feature = 2.5;
  subject.recipe.largest_base = 2;
  subject.dressed = dressed;
  subject.order = random_order;
  subject.adventure = adventure;
  subject.splits_alike = splits_alike;
  subject.impassable = {Kind::lake, Kind::cliff, Kind::high_wall};
  return subject;
}

const bool known = add_subject(orders());

}  // namespace
}  // namespace linesman::orders_subject
