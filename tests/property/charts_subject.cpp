// The four shipped games that are made of charts.
#include "property/subject.h"

namespace linesman::charts_subject {
namespace {

using Dress = void (*)(Random&, Piece&);

/// A game for one of the charts, with traits and statuses at random.
std::function<Game(Random&, const Game&)> dressed_by(const char* ruleset, Dress dress) {
  return [ruleset, dress](Random& random, const Game& game) {
    return with_every_piece(game, [&](Piece& piece) { dress(random, piece); })
        .with_ruleset(ruleset, Value::empty_object(), Value::empty_object());
  };
}

Order order_of(const Game& game, std::string action, Path path) {
  Order order;
  order.who = OnePiece{game.piece(PieceIndex{0}).id};
  order.action = std::move(action);
  order.paths.set_all(std::move(path));
  return order;
}

Subject subject(const char* ruleset, Dress dress) {
  Subject subject;
  subject.ruleset = ruleset;
  subject.recipe.features = 10;
  subject.recipe.pieces = 5;
  subject.recipe.largest_feature = 3;
  subject.recipe.largest_base = 2;
  subject.dressed = dressed_by(ruleset, dress);
  subject.impassable = {Kind::lake, Kind::cliff, Kind::high_wall};
  subject.stops_after_turns = true;
  subject.fares_are_exact = false;
  return subject;
}

PathRecipe without_wheels() {
  PathRecipe recipe;
  recipe.wheel = 0;
  return recipe;
}

constexpr const char* ROOF = "roof";

/// Now and then the first piece stands below something flat that it may climb on to.
std::function<Game(Random&, const Game&)> under_roofs(std::function<Game(Random&, const Game&)> dressed) {
  return [dressed = std::move(dressed)](Random& random, const Game& game) {
    Game made = dressed(random, game);
    if (!random.chance(0.1)) return made;
    constexpr double HALF = 2;
    const Vec at = made.piece(PieceIndex{0}).pose.at;
    Feature roof;
    roof.id = ROOF;
    roof.kind = Kind::field;
    roof.height = random.between(0.3, 2);
    roof.shape = MultiPolygon{
        Polygon{{at + Vec{-HALF, -HALF}, at + Vec{HALF, -HALF}, at + Vec{HALF, HALF}, at + Vec{-HALF, HALF}}, {}}};
    std::vector<Feature> terrain = made.terrain().copies();
    terrain.push_back(std::move(roof));
    return made.with_terrain(std::move(terrain));
  };
}

/// On to the roof, where there is one, or another path.
Path up_or(Random& random, const Game& game, Path otherwise) {
  const auto roof = game.find_feature(ROOF);
  if (!roof || random.chance(0.2)) return otherwise;
  return {ClimbStep{game.feature(*roof).height}};
}

void dress_skirmisher(Random& random, Piece& piece) {
  static const std::vector<std::string> gaits{"plain", "fast", "slow"};
  piece.traits =
      Value::Object{{"gait", random.one_of(gaits)}, {"strider", random.chance(0.2)}, {"flying", random.chance(0.1)}};
}

Order skirmish_order(Random& random, const Game& game) {
  return order_of(game, random.chance(0.6) ? "advance" : "rush",
                  up_or(random, game, random_path(random, without_wheels())));
}

/// Charges, climbs and reserves.
Adventure skirmish_adventure(Random& random, const Game& game) {
  Order order = skirmish_order(random, game);
  Piece first = game.piece(PieceIndex{0});
  const std::size_t draw = random.below(3);
  if (draw == 0) {
    order.action = "charge";
    order.members = order.members.with("target", game.piece(PieceIndex{1}).id);
  } else if (draw == 1) {
    PathRecipe recipe = without_wheels();
    recipe.climb = 0.4;
    order.paths.set_all(random_path(random, recipe));
  } else {
    first.status = first.status.with("reserve", true);
    order.starts.set_all({{random.between(4, game.table().width - 4), 2}, 0.0, std::nullopt});
  }
  return {game.with_piece(PieceIndex{0}, first), order};
}

Subject skirmish() {
  Subject made = subject("skirmish", dress_skirmisher);
  made.dressed = under_roofs(made.dressed);
  made.order = skirmish_order;
  made.adventure = skirmish_adventure;
  return made;
}

void dress_regiment(Random& random, Piece& piece) {
  piece.traits = Value::Object{{"move", static_cast<double>(4 + random.below(4))}, {"light", random.chance(0.3)}};
}

Order ranks_order(Random& random, const Game& game) {
  PathRecipe recipe;
  recipe.wheel = 0.9;
  recipe.sharpest = 30;
  return order_of(game, random.chance(0.7) ? "move" : "march", random_path(random, recipe));
}

/// Charges, flights and reforms.
Adventure ranks_adventure(Random& random, const Game& game) {
  Order order = ranks_order(random, game);
  const std::size_t draw = random.below(3);
  order.action = draw == 0 ? "charge" : draw == 1 ? "flee" : "reform";
  if (draw == 0) order.members = order.members.with("target", game.piece(PieceIndex{1}).id);
  if (draw == 1) order.paths.set_all({PivotStep{180}, ForwardStep{random.between(1, 12)}});
  if (draw == 2) order.paths.set_all({PivotStep{random.between(-180, 180)}});
  return {game, order};
}

Subject ranks() {
  Subject made = subject("ranks", dress_regiment);
  // Of the wheel of a disc or a deep base, and of hurdles that are crossed, a fare is a bound only.
  made.exact_fares = 0.6;
  made.order = ranks_order;
  made.adventure = ranks_adventure;
  return made;
}

void dress_vehicle(Random& random, Piece& piece) {
  static const std::vector<std::string> drives{"tracked", "tracked", "wheeled", "walker", "foot"};
  piece.traits = Value::Object{{"moves_on", random.one_of(drives)}, {"heavy", random.chance(0.3)}};
}

Order armour_order(Random& random, const Game& game) {
  PathRecipe recipe = without_wheels();
  recipe.sideways = 0;
  return order_of(game, random.chance(0.8) ? "move" : "dash", up_or(random, game, random_path(random, recipe)));
}

/// Rams and climbs.
Adventure armour_adventure(Random& random, const Game& game) {
  Order order = armour_order(random, game);
  if (random.chance(0.5)) {
    order.action = "ram";
    order.members = order.members.with("target", game.piece(PieceIndex{1}).id);
  } else {
    PathRecipe recipe = without_wheels();
    recipe.sideways = 0;
    recipe.climb = 0.4;
    order.paths.set_all(random_path(random, recipe));
  }
  return {game, order};
}

Subject armour() {
  Subject made = subject("armour", dress_vehicle);
  made.dressed = under_roofs(made.dressed);
  made.order = armour_order;
  made.adventure = armour_adventure;
  return made;
}

void dress_element(Random& random, Piece& piece) {
  static const std::vector<std::string> troops{"infantry", "infantry", "cavalry", "artillery", "leader"};
  piece.traits = Value::Object{{"troop", random.one_of(troops)}, {"open_order", random.chance(0.3)}};
}

Order elements_order(Random& random, const Game& game) {
  PathRecipe recipe;
  recipe.wheel = 0.5;
  recipe.longest_leg = 3;
  return order_of(game, random.chance(0.7) ? "move" : "march", random_path(random, recipe));
}

/// Withdrawals.
Adventure elements_adventure(Random& random, const Game& game) {
  Order order = elements_order(random, game);
  order.action = "withdraw";
  order.paths.set_all({ReverseStep{random.between(0.5, 5)}});
  return {game, order};
}

Subject elements() {
  Subject made = subject("elements", dress_element);
  made.order = elements_order;
  made.splits = false;  // a zone asks of each stretch of a leg whether it leads toward its owner
  made.several_parts = 5;
  made.adventure = elements_adventure;
  return made;
}

const bool known = add_subject(skirmish()) && add_subject(ranks()) && add_subject(armour()) && add_subject(elements());

}  // namespace
}  // namespace linesman::charts_subject
