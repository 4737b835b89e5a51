#include <algorithm>

#include "property/subject.h"

namespace linesman::pips_subject {
namespace {

TableRecipe pips_tables() {
  TableRecipe recipe;
  recipe.features = 14;
  recipe.pieces = 4;
  recipe.largest_feature = 3;
  recipe.largest_base = 2.5;
  recipe.areas = {Kind::wood, Kind::broken, Kind::rough, Kind::scrub, Kind::village, Kind::field};
  recipe.structures = {Kind::building, Kind::wreck};
  return recipe;
}

Value random_vehicle(Random& random) {
  static const std::vector<std::string> speeds{"slow", "standard", "fast", "fast", "wheeled"};
  const std::string& speed = random.one_of(speeds);
  Value traits = Value::Object{{"speed", speed}};
  if (speed == "wheeled") return traits;
  return traits.with("drive", random.chance(0.7) ? "tracked" : "half-tracked");
}

Value random_options(Random& random) {
  Value options = Value::empty_object();
  const auto sometimes = [&](const char* option, const Value& value) {
    if (random.chance(0.2)) options = options.with(option, value);
  };
  sometimes("mixed", "worst");
  sometimes("crossing", "while_on");
  sometimes("double", "far");
  sometimes("wheeled_broken", random.chance(0.5) ? "none" : "double");
  sometimes("rotation_dice", "lowest");
  sometimes("steer", 90);
  sometimes("standing_turn", "free");
  sometimes("standing_slack", random.chance(0.5) ? 0 : 45);
  sometimes("past_point", "stop");
  sometimes("soft_minor", "tracked");
  sometimes("soft_medium", "blocked");
  sometimes("buildings", "blocked");
  sometimes("flatten", random.chance(0.5) ? "keep" : "feature");
  sometimes("enemies", random.chance(0.5) ? "blocked" : "pass");
  return options;
}

Game dressed(Random& random, const Game& game) {
  return with_every_piece(game, [&](Piece& piece) { piece.traits = random_vehicle(random); })
      .with_ruleset("pips", random_options(random), Value::empty_object());
}

Order random_order(Random& random, const Game& game) {
  static const std::vector<std::string> actions{"cautious", "rapid", "rapid", "flat-out", "flat-out"};
  PathRecipe recipe;
  recipe.most_legs = 3;
  recipe.longest_leg = 4;
  recipe.sharpest = 40;
  recipe.spin = 0.15;
  recipe.sideways = 0.02;
  recipe.wheel = 0.02;
  recipe.reverse = random.chance(0.2) ? 1 : 0.02;
  Order order;
  order.who = OnePiece{game.piece(PieceIndex{0}).id};
  order.action = random.one_of(actions);
  order.paths.set_all(random_path(random, recipe));
  if (random.chance(0.2))
    order.members = order.members.with("toward", game.terrain()[random.below(game.terrain().size())].id);
  if (random.chance(0.1)) order.members = order.members.with("route", true);
  return order;
}

/// The crew that gets out of a building, turns alone, and ways out of what it stands in.
Adventure adventure(Random& random, const Game& game) {
  Piece first = game.piece(PieceIndex{0});
  Order order = random_order(random, game);
  const std::size_t draw = random.below(6);
  if (draw == 0) {
    first.status = first.status.with("trapped", true).with("entered_x", 10.0).with("entered_y", 12.0);
    first.status = first.status.with("entered_facing", 90.0);
    order = Order{};
    order.action = "free";
  } else if (draw == 1) {
    order.members = Value::empty_object();
    order.paths.set_all({PivotStep{random.between(-170, 170)}});
  }
  order.who = OnePiece{first.id};
  return {game.with_piece(PieceIndex{0}, first), order};
}

std::ptrdiff_t pivots(const Path& path) {
  return std::count_if(path.begin(), path.end(), [](const Step& s) { return std::holds_alternative<PivotStep>(s); });
}

/// The lowest dice rotate, and a rotation that is cut off gives its die back to the drive (pips-14).
bool part_of_whole(const Game& game, const Path& whole, const Path& cut) {
  return game.options()["rotation_dice"] != Value("lowest") || pivots(whole) == pivots(cut);
}

/// A leg may go past the feature that was named; a second leg behind it no longer goes at it (pips-2).
bool splits_alike(const Order& order, const Ruling&) { return order.members["toward"].is_null(); }

Subject pips() {
  Subject subject;
  subject.ruleset = "pips";
  subject.recipe = pips_tables();
  subject.dressed = dressed;
  subject.order = random_order;
  subject.adventure = adventure;
  subject.impassable = {Kind::lake, Kind::cliff, Kind::anti_tank};
  subject.splits_alike = splits_alike;
  subject.part_of_whole = part_of_whole;
  return subject;
}

const bool known = add_subject(pips());

}  // namespace
}  // namespace linesman::pips_subject
