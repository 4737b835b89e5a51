#include "movement/grid/hex_grid.h"
#include "property/subject.h"

namespace linesman::hexes_subject {
namespace {

/// 12 by 12 hexes of 2 inches, the flat and the pointy way.
HexLayout random_layout(Random& random) {
  const auto orientation = random.chance(0.5) ? HexOrientation::flat : HexOrientation::pointy;
  return {orientation, 2, 12, 12, random.chance(0.5) ? HexShift::odd : HexShift::even};
}

TableRecipe hex_tables() {
  TableRecipe recipe;
  recipe.width = 20;
  recipe.depth = 20;
  recipe.features = 10;
  recipe.pieces = 8;
  recipe.largest_feature = 3;
  recipe.margin = 2;
  recipe.areas = {Kind::wood, Kind::broken, Kind::field, Kind::soft, Kind::marsh, Kind::village};
  return recipe;
}

Value random_traits(Random& random, bool ordered) {
  static const std::vector<std::string> troops{"leader", "squad", "half-squad", "vehicle", "vehicle", "gun"};
  Value traits = Value::Object{{"troop", random.one_of(troops)}, {"value", static_cast<int>(random.below(9))}};
  if (traits["troop"] == Value("gun")) return traits.with("movement", static_cast<int>(1 + random.below(4)));
  if (traits["troop"] == Value("vehicle")) return traits.with("movement", static_cast<int>(3 + random.below(9)));
  return ordered && random.chance(0.2) ? traits.with("movement", static_cast<int>(3 + random.below(4))) : traits;
}

Value random_options(Random& random) {
  Value options = Value::empty_object();
  if (random.chance(0.3)) options = options.with("assault_rounding", "up");
  if (random.chance(0.3)) options = options.with("turn_in_place", true);
  if (random.chance(0.3)) options = options.with("overstack", "forbid");
  if (random.chance(0.3)) options = options.with("reverse_turns", "tripled");
  if (random.chance(0.3)) options = options.with("minimum_turns", true);
  if (random.chance(0.3)) options = options.with("assault_into_close", true);
  if (random.chance(0.3)) options = options.with("stack_routes", "same_ends");
  return options;
}

Game dressed(Random& random, const Game& game) {
  const HexLayout layout = random_layout(random);
  const HexGrid grid(layout);
  std::vector<std::shared_ptr<const Piece>> pieces;
  for (const auto& p : game.pieces()) {
    Piece piece = *p;
    piece.traits = random_traits(random, pieces.empty());
    // The second stands with the first, so that the two can move as a stack.
    piece.hex = pieces.size() == 1 ? pieces.front()->hex : grid.hex_at(piece.pose.at);
    if (!piece.hex) piece.hex = Hex{};
    piece.pose.at = grid.centre(*piece.hex);
    piece.pose.facing = grid.heading_of_side(static_cast<int>(random.below(6)));
    if (random.chance(0.1)) piece.status = piece.status.with("burden", 1);
    if (pieces.size() > 1 && random.chance(0.1)) piece.status = piece.status.with("aboard", pieces.front()->id);
    pieces.push_back(std::make_shared<const Piece>(std::move(piece)));
  }
  Table table = game.table();
  table.width = grid.extent().x;
  table.depth = grid.extent().y;
  table.hex = layout;
  return game.with_table(table)
      .with_pieces(std::move(pieces))
      .with_ruleset("hexes", random_options(random), Value::empty_object());
}

/// Turns are written out, so that no hex needs one of its own.
Path random_way(Random& random, const HexGrid& grid, const Piece& piece) {
  static const std::vector<int> turns{0, 0, 0, 1, -1, 1, -1, 2, -3};
  int side = grid.side_of_heading(piece.pose.facing).value_or(0);
  Hex hex = *piece.hex;
  Path path;
  const std::size_t hexes = 1 + random.below(4);
  for (std::size_t i = 0; i < hexes; ++i) {
    const int turn = random.one_of(turns);
    if (turn != 0) path.push_back(TurnStep{turn});
    side = (side + turn + 6) % 6;
    const bool rear = random.chance(0.1);
    const Hex next = grid.across(hex, rear ? side + 3 : side);
    path.push_back(HexStep{next, rear});
    if (grid.contains(next)) hex = next;
  }
  if (random.chance(0.2)) path.push_back(TurnStep{1});
  return path;
}

Order random_order(Random& random, const Game& game) {
  static const std::vector<std::string> actions{"move", "move", "move", "assault-move", "close-assault"};
  const Piece& first = game.piece(PieceIndex{0});
  const Piece& second = game.piece(PieceIndex{1});
  Order order;
  if (random.chance(0.2))
    order.who = Pieces{{first.id, second.id}};
  else
    order.who = OnePiece{first.id};
  order.action = random.one_of(actions);
  order.paths.set_all(random_way(random, HexGrid(*game.table().hex), first));
  // Of a stack also the second by a way of its own.
  if (std::holds_alternative<Pieces>(order.who) && random.chance(0.3)) {
    order.paths.set(first.id, *order.paths.common());
    order.paths.set(second.id, random_way(random, HexGrid(*game.table().hex), second));
    order.paths.drop_common();
  }
  return order;
}

/// Rear first, turns alone, and what befalls a piece on its way.
Adventure adventure(Random& random, const Game& game) {
  Order order = random_order(random, game);
  const std::size_t draw = random.below(4);
  if (draw == 0 && std::holds_alternative<OnePiece>(order.who)) {
    order.paths.change_each([&](Path& path) {
      for (Step& step : path)
        if (auto* hex = std::get_if<HexStep>(&step)) hex->rear = random.chance(0.5);
    });
  } else if (draw == 1 && std::holds_alternative<OnePiece>(order.who)) {
    order.paths.set_all({TurnStep{1 + static_cast<int>(random.below(2))}});
  } else if (draw == 2) {
    const std::string& id = game.piece(PieceIndex{0}).id;
    const Value event = Value::Object{{"piece", id}, {"after", 1}, {"event", "pinned"}};
    order.members = order.members.with("events", Value(Value::Array{event}));
  }
  return {game, order};
}

Subject hexes() {
  Subject subject;
  subject.ruleset = "hexes";
  subject.recipe = hex_tables();
  subject.dressed = dressed;
  subject.order = random_order;
  subject.adventure = adventure;
  subject.impassable = {Kind::cliff, Kind::lake};
  subject.carries = false;
  subject.splits = false;
  subject.fares_are_exact = false;
  subject.stops_after_turns = true;
  return subject;
}

const bool known = add_subject(hexes());

}  // namespace
}  // namespace linesman::hexes_subject
