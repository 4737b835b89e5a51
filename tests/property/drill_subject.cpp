#include <algorithm>

#include "base/heading.h"
#include "property/subject.h"

namespace linesman {
namespace {

TableRecipe drill_tables() {
  TableRecipe recipe;
  recipe.features = 10;
  recipe.pieces = 4;
  recipe.largest_feature = 4;
  recipe.largest_base = 2.5;
  recipe.areas = {Kind::wood, Kind::broken, Kind::rough, Kind::field, Kind::marsh, Kind::field};
  recipe.obstacles = {Kind::hedge, Kind::wall, Kind::fence, Kind::stream, Kind::cliff};
  recipe.structures = {Kind::wreck};
  recipe.surfaces = {Kind::road, Kind::track, Kind::road, Kind::bridge};
  return recipe;
}

Value status_of(Random& random, const std::vector<std::string>& formations) {
  Value status = Value::Object{{"formation", random.one_of(formations)}};
  status = status.with("order", random.chance(0.95) ? "move" : "none");
  const auto sometimes = [&](const char* key, double p) {
    if (random.chance(p)) status = status.with(key, true);
  };
  sometimes("musician", 0.4);
  sometimes("routed", 0.2);
  if (random.chance(0.5)) status = status.with("moving", random.chance(0.5));
  return status;
}

Piece random_troop(Random& random, Piece piece) {
  static const std::vector<std::string> infantry{"line", "column", "manoeuvre-column", "mass", "skirmish", "square"};
  static const std::vector<std::string> cavalry{"line", "column", "manoeuvre-column", "manoeuvre-column", "screen"};
  static const std::vector<std::string> artillery{"limbered", "limbered", "unlimbered"};
  static const std::vector<std::string> batteries{"foot", "heavy", "horse"};
  const double arm = random.unit();
  piece.traits = Value::Object{{"drill", static_cast<int>(3 + random.below(7))}};
  if (arm < 0.4) {
    piece.traits = piece.traits.with("troop", "infantry");
    piece.status = status_of(random, infantry);
  } else if (arm < 0.8) {
    piece.traits = piece.traits.with("troop", "cavalry");
    piece.status = status_of(random, cavalry);
  } else {
    piece.traits = piece.traits.with("troop", "artillery")
                       .with("battery", random.one_of(batteries))
                       .with("dense", random.chance(0.3));
    piece.status = status_of(random, artillery);
  }
  return piece;
}

Value random_options(Random& random) {
  Value options = Value::empty_object();
  const auto sometimes = [&](const char* option, const Value& value) {
    if (random.chance(0.2)) options = options.with(option, value);
  };
  sometimes("bd", random.between(0.6, 1.5));
  sometimes("bases", "document");
  sometimes("speed_die", true);
  sometimes("pr_spent", true);
  sometimes("mob_margin", 1);
  sometimes("small_road_contours", "full");
  return options;
}

/// On a road and along it, so that there is something to march on.
Piece on_a_road(Piece piece, const Game& game) {
  for (const Feature& f : game.terrain()) {
    const auto* line = std::get_if<Polyline>(&f.shape);
    if (class_of(f.kind) != FeatureClass::surface || !line) continue;
    const Vec along = line->at(1) - line->at(0);
    piece.pose.at = line->at(0) + along * 0.3;
    piece.pose.facing = heading_of(along);
    piece.status = piece.status.with("formation", "manoeuvre-column");
    piece.traits = piece.traits.with("troop", "infantry");
    return piece;
  }
  return piece;
}

Game dressed(Random& random, const Game& game) {
  std::vector<std::shared_ptr<const Piece>> pieces;
  for (const auto& p : game.pieces()) pieces.push_back(std::make_shared<const Piece>(random_troop(random, *p)));
  if (random.chance(0.2)) pieces[0] = std::make_shared<const Piece>(on_a_road(*pieces[0], game));
  return game.with_pieces(std::move(pieces)).with_ruleset("drill", random_options(random), Value::empty_object());
}

Order random_order(Random& random, const Game& game) {
  PathRecipe recipe;
  recipe.most_legs = 3;
  recipe.longest_leg = 3;
  recipe.sharpest = 45;
  recipe.spin = 0.05;
  recipe.turn = 0.4;
  recipe.last_turn = 0.1;
  Order order;
  const Piece& piece = game.piece(PieceIndex{0});
  order.piece = piece.id;
  const bool column = piece.status["formation"] == Value("manoeuvre-column");
  order.action = random.chance(column ? 0.6 : 0.95) ? "move" : random.chance(0.8) ? "march" : "pass";
  Path path = random_path(random, recipe);
  const auto act = [](const char* name) { return ActStep{name, Value::Object{{"act", name}}}; };
  if (piece.status["formation"] == Value("unlimbered") && random.chance(0.8)) path.insert(path.begin(), act("limber"));
  if (piece.traits["troop"] == Value("artillery") && random.chance(0.3)) path.push_back(act("unlimber"));
  order.path = std::move(path);
  return order;
}

Subject drill() {
  Subject subject;
  subject.ruleset = "drill";
  subject.recipe = drill_tables();
  subject.dressed = dressed;
  subject.order = random_order;
  subject.impassable = {Kind::lake, Kind::cliff, Kind::anti_tank};
  return subject;
}

const bool known = add_subject(drill());

}  // namespace
}  // namespace linesman
