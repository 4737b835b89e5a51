#include "charts/random_play.h"

#include <algorithm>

#include "base/heading.h"
#include "base/text.h"
#include "charts/charts.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "files/orders/ruling_json.h"
#include "support/random_table.h"
#include "support/tables_tried.h"

namespace linesman::charts_test {

namespace {

using chart::Kind;

constexpr int PIECES = 5;
constexpr std::uint64_t ORDERS = 12;  // of each chart
constexpr int MOST_FAILURES = 3;
constexpr PieceIndex FIRST{0};

Piece dressed(Random& random, Piece piece) {
  static const std::vector<std::string> mounts{"foot", "foot", "horse", "cart"};
  Value::Object traits{
      {"mount", random.one_of(mounts)}, {"armed", random.chance(0.5)}, {"pace", 4 + static_cast<int>(random.below(8))}};
  if (random.chance(0.95)) traits.emplace_back("size", static_cast<int>(random.below(4)));
  piece.traits = traits;
  if (random.chance(0.2)) piece.status = piece.status.with("tired", true);
  if (random.chance(0.1)) piece.status = piece.status.with("mood", "calm");
  if (random.chance(0.2)) piece.status = piece.status.with("acted", static_cast<int>(random.below(3)));
  if (random.chance(0.3)) piece.base = RectangleBase{random.between(0.5, 2), random.between(0.5, 2)};
  return piece;
}

/// A piece a few inches from another, often square to it.
Piece beside(Random& random, Piece piece, const Pose& lead) {
  piece.pose.at = lead.at + random.between(1, 7) * direction(random.heading());
  if (random.chance(0.4)) piece.pose.facing = normalised(lead.facing + 90 * static_cast<double>(random.below(4)));
  if (random.chance(0.1)) piece.pose.altitude = random.between(0.2, 1.5);
  return piece;
}

Game with_change(const Game& game, PieceIndex piece, const std::function<void(Piece&)>& change) {
  Piece changed = game.piece(piece);
  change(changed);
  return game.with_piece(piece, changed);
}

/// Something flat and so high under a piece, on which it may stand.
Game with_roof(const Game& game, Vec at, double height) {
  constexpr double HALF = 2;
  Feature roof;
  roof.id = "roof";
  roof.kind = linesman::Kind::village;
  roof.height = height;
  roof.shape = MultiPolygon{
      Polygon{{at + Vec{-HALF, -HALF}, at + Vec{HALF, -HALF}, at + Vec{HALF, HALF}, at + Vec{-HALF, HALF}}, {}}};
  std::vector<Feature> terrain = game.terrain().copies();
  terrain.push_back(std::move(roof));
  return game.with_terrain(std::move(terrain));
}

/// A river across the way of a piece, with a bridge that need not reach its banks; a hedge beside the piece.
Game with_river_and_hedge(Random& random, const Game& game, const Pose& lead) {
  const Vec ahead = direction(lead.facing);
  const Vec right = direction(lead.facing + 90);
  const auto at = [&](double x, double y) { return lead.at + x * right + y * ahead; };
  Feature river;
  river.id = "river";
  river.kind = linesman::Kind::river;
  river.height = default_height(river.kind);
  river.shape = MultiPolygon{Polygon{{at(-6, 2), at(6, 2), at(6, 5), at(-6, 5)}, {}}};
  Feature bridge;
  bridge.id = "bridge";
  bridge.kind = linesman::Kind::bridge;
  bridge.width = random.between(1, 4);
  bridge.shape = Polyline{at(0, random.between(1, 2.5)), at(0, random.between(4.5, 6))};
  Feature hedge;
  hedge.id = "hedge";
  hedge.kind = linesman::Kind::hedge;
  hedge.height = default_height(hedge.kind);
  hedge.width = 0.25;
  hedge.shape = Polyline{at(random.between(1, 2), -4), at(random.between(1, 2), 4)};
  std::vector<Feature> terrain = game.terrain().copies();
  terrain.insert(terrain.end(), {river, bridge, hedge});
  return game.with_terrain(std::move(terrain));
}

/// The first pieces are one unit; the last two may be one of the enemy.
Game with_units(Random& random, Game game) {
  std::vector<Unit> units(2);
  units[0].id = "u";
  units[0].side = "red";
  units[1].id = "v";
  units[1].side = "blue";
  if (random.chance(0.3)) units[0].status = Value::Object{{"tired", true}};
  game = game.with_units(units);
  const Pose lead = game.piece(FIRST).pose;
  const int size = 2 + static_cast<int>(random.below(2));
  for (int i = 0; i < PIECES; ++i) {
    const bool own = i < size;
    if (!own && i < PIECES - 2) continue;
    game = with_change(game, PieceIndex{i}, [&](Piece& member) {
      member.side = own ? "red" : "blue";
      member.unit = UnitIndex{own ? 0 : 1};
      if (!own || i == 0) return;
      member.pose = {lead.at + (i * random.between(1.5, 4)) * direction(lead.facing + 90), lead.facing, 0};
      if (random.chance(0.3)) member.pose.facing = random.heading();
      if (random.chance(0.2)) member.pose.altitude = random.between(0.2, 2);
    });
  }
  return game;
}

Game with_ground(Random& random, const Game& game) {
  std::vector<Feature> terrain = game.terrain().copies();
  for (Feature& feature : terrain)
    if (random.chance(0.3)) feature.traits = feature.traits.with("dense", true);
  return game.with_terrain(std::move(terrain));
}

Vec place_of_first(Random& random, const Game& game, Kind kind) {
  const Table& table = game.table();
  const bool at_edge = random.chance(kind == Kind::edge ? 0.7 : 0.15);
  if (!at_edge) return {random.between(8, table.width - 8), random.between(8, table.depth - 8)};
  const double off = random.between(1.5, 4);
  switch (random.below(4)) {
    case 0: return {off, table.depth / 2};
    case 1: return {table.width - off, table.depth / 2};
    case 2: return {table.width / 2, off};
    default: return {table.width / 2, table.depth - off};
  }
}

/// Off the table, as rules of coming on want it.
Game with_first_off(Random& random, const Game& game) {
  const bool aboard = random.chance(0.35);
  return with_change(game, FIRST, [&](Piece& first) {
    first.status = aboard ? first.status.with("aboard", "p1") : first.status.with("reserve", true);
  });
}

Step random_step(Random& random, const Game& game) {
  const Vec near = game.piece(FIRST).pose.at + random.between(1, 6) * direction(random.heading());
  switch (random.below(14)) {
    case 0: return ReverseStep{random.between(0.2, 3)};
    case 1: return SidewaysStep{random.between(-3, 3)};
    case 2:
    case 3: return PivotStep{random.between(-120, 120)};
    case 4: return WheelStep{random.between(-60, 60)};
    case 5:
    case 8: return PivotStep{random.between(-60, 60), near};
    case 6: return SlideStep{near};
    case 7: return random.chance(0.5) ? Step(ToStep{near}) : Step(ReverseToStep{near});
    default: return ForwardStep{random.between(0.2, 6)};
  }
}

/// A height that it may stand at, or any.
double random_height(Random& random, const Game& game) {
  const auto roof = game.find_feature("roof");
  if (roof && random.chance(0.7)) return game.feature(*roof).height;
  return random.between(0.2, 2);
}

void add_climbs(Random& random, const Game& game, Path& path) {
  double altitude = game.piece(FIRST).pose.altitude;
  Path climbing;
  const auto climb = [&] {
    const double to = altitude > 0 && random.chance(0.6) ? 0 : random_height(random, game);
    if (to != altitude) climbing.push_back(ClimbStep{to - altitude});
    altitude = to;
  };
  climb();
  for (const Step& step : path) {
    climbing.push_back(step);
    if (random.chance(0.3)) climb();
  }
  path = std::move(climbing);
}

Path random_path(Random& random, const Game& game, Kind kind) {
  Path path;
  for (std::size_t steps = random.below(5); steps > 0; --steps) path.push_back(random_step(random, game));
  if (random.chance(kind == Kind::climb ? 0.8 : 0.1)) add_climbs(random, game, path);
  return path;
}

/// Where one in reserve begins: beside an edge, on it, or anywhere; one aboard beside its carrier.
StartPose random_start(Random& random, const Game& game, const Piece& piece) {
  const Table& table = game.table();
  if (piece.status.find("aboard")) {
    const Pose& carrier = game.piece(PieceIndex{1}).pose;
    return {carrier.at + random.between(0.5, 3) * direction(random.heading()), random.heading(), std::nullopt};
  }
  if (random.chance(0.2)) return {random_point(random, {}), random.heading(), std::nullopt};
  const double half = (frame_box(piece.base).max.y - frame_box(piece.base).min.y) / 2;
  const std::vector<double> offs{0, half, -half, random.between(-2, 3)};
  const double off = random.one_of(offs);
  switch (random.below(4)) {
    case 0: return {{random.between(4, table.width - 4), off}, 0, std::nullopt};
    case 1: return {{random.between(4, table.width - 4), table.depth - off}, 180, std::nullopt};
    case 2: return {{off, random.between(4, table.depth - 4)}, 90, std::nullopt};
    default: return {{table.width - off, random.between(4, table.depth - 4)}, 270, std::nullopt};
  }
}

/// Where the first piece about touches the second.
Vec beside_second(Random& random, const Game& game) {
  const Piece& second = game.piece(PieceIndex{1});
  const double away = outer_radius(second.base) + outer_radius(game.piece(FIRST).base) - random.between(0, 0.5);
  return second.pose.at + away * direction(random.heading());
}

void add_members(Random& random, const Game& game, Order& order) {
  const auto set = [&](const char* key, const Value& value) { order.members = order.members.with(key, value); };
  if (order.action == "charge" && random.chance(0.8)) set("target", "p3");
  if (!game.units().empty() && random.chance(0.5)) set("host", random.chance(0.7) ? "v" : "u");
  if (random.chance(0.3)) set("bold", random.chance(0.7));
  if (random.chance(0.3)) set("bonus", random.between(0, 2));
}

}  // namespace

std::shared_ptr<const Ruleset> made(const Value& chart) {
  auto data = read_ruleset_data(chart::for_engine(chart));
  EXPECT_TRUE(data.ok()) << data.problem().sentence();
  if (!data) return nullptr;
  auto rules = make_charts(std::move(data).value());
  EXPECT_TRUE(rules.ok()) << rules.problem().sentence() << write_json(chart);
  return rules ? *rules : nullptr;
}

Game table_for_charts(Random& random, Kind kind) {
  TableRecipe recipe;
  recipe.features = 10;
  recipe.pieces = PIECES;
  recipe.largest_feature = 3;
  recipe.largest_base = 2;
  static const std::vector<std::string> homes{"north", "south", "east", "west"};
  Game game = with_ground(random, random_game(random, recipe))
                  .with_ruleset("random",
                                Value::Object{{"strict", random.chance(0.3)},
                                              {"slack", random.between(0, 2)},
                                              {"home", random.one_of(homes)},
                                              {"unit", random.chance(0.5) ? 1.0 : 2.0}},
                                Value::empty_object());
  for (int i = 0; i < PIECES; ++i) game = game.with_piece(PieceIndex{i}, dressed(random, game.piece(PieceIndex{i})));
  const Vec at = place_of_first(random, game, kind);
  game = with_change(game, FIRST, [&](Piece& first) { first.pose.at = at; });
  if (random.chance(0.7))
    for (int i = 1; i < PIECES; ++i)
      game = game.with_piece(PieceIndex{i}, beside(random, game.piece(PieceIndex{i}), game.piece(FIRST).pose));
  if (random.chance(kind == Kind::climb ? 0.6 : 0.1)) {
    const double height = random.between(0.3, 2);
    game = with_roof(game, at, height);
    if (random.chance(0.3)) game = with_change(game, FIRST, [&](Piece& first) { first.pose.altitude = height; });
  }
  const bool of_ground = kind == Kind::clears || kind == Kind::barred || kind == Kind::toll || kind == Kind::price;
  if (random.chance(of_ground ? 0.8 : 0.1)) game = with_river_and_hedge(random, game, game.piece(FIRST).pose);
  if (random.chance(kind == Kind::coherency ? 0.9 : 0.3)) game = with_units(random, game);
  if (random.chance(kind == Kind::enter ? 0.7 : 0.08)) game = with_first_off(random, game);
  return game;
}

Order order_for_charts(Random& random, const Game& game, Kind kind) {
  Order order;
  const Piece& first = game.piece(FIRST);
  if (random.chance(0.15))
    order.who = Pieces{{first.id, "p2"}};
  else if (first.unit && random.chance(0.7))
    order.who = OneUnit{"u"};
  else
    order.who = OnePiece{first.id};
  static const std::vector<std::string> actions{"walk", "walk", "run", "charge", "hold"};
  order.action = random.one_of(actions);
  add_members(random, game, order);
  if (order.action == "hold" && random.chance(0.9)) {
    order.paths.set_all({});
  } else {
    order.paths.set_all(random_path(random, game, kind));
    if (kind == Kind::near && random.chance(0.5)) order.paths.set_all({SlideStep{beside_second(random, game)}});
    if (!std::holds_alternative<OnePiece>(order.who) && random.chance(0.5))
      order.paths.set(first.id, random_path(random, game, kind));
  }
  if (!first.on_table() && random.chance(0.95)) order.starts.set(first.id, random_start(random, game, first));
  return order;
}

Order rolled(Random& random, const Hearing& hearing, Order order) {
  const auto judged = hearing.judge(order);
  if (!judged) return order;
  const double draw = random.unit();
  if (draw < 0.05) return order;  // the dice are missing
  const auto roll = [&](const std::string& purpose, double faces) {
    order.dice[purpose].push_back(1 + static_cast<double>(random.below(static_cast<std::size_t>(faces))));
  };
  for (const DiceNeed& need : judged->ruling.dice) {
    if (need.given) continue;
    const std::size_t d = need.need.find('d');
    const auto count = parse_number(need.need.substr(0, d));
    const auto faces = parse_number(need.need.substr(d + 1));
    for (int i = 0; i < static_cast<int>(count.value_or(0)); ++i) roll(need.purpose, faces.value_or(6));
    if (draw < 0.1) order.dice[need.purpose].push_back(draw < 0.07 ? 9 : 1);
  }
  if (draw > 0.95) roll(random.chance(0.5) ? "march" : "luck", 4);  // one that may lie idle
  return order;
}

bool Tried::leaves() const {
  const auto& effects = ruling().effects;
  return std::any_of(effects.begin(), effects.end(),
                     [](const Effect& each) { return each.set["left"] == Value(true); });
}

bool Tried::enters() const {
  return std::any_of(judgement.trace.pieces.begin(), judgement.trace.pieces.end(),
                     [&](const PieceTrace& piece) { return !game().piece(piece.piece).on_table(); });
}

std::string bytes_of(const Hearing& hearing, const Result<Judgement>& judgement) {
  if (!judgement) return judgement.problem().sentence();
  return write_json(write_ruling(judgement->ruling, hearing.game())) +
         write_json(write_trace(judgement->trace, hearing.game()));
}

std::string reproduction(const Value& chart, const Game& game, const Order& order) {
  return "\nrules " + write_json(chart["clauses"]) + "\ninches " + write_json(chart["inches"]) + "\ngame " +
         write_json(write_document({game, Value()})) + "\norder " + write_json(write_order(order));
}

void RandomCharts::hold(std::uint64_t first_seed, std::uint64_t charts, const Law& law) {
  int failures = 0;
  const std::uint64_t count = tables_tried(charts);
  for (std::uint64_t seed = first_seed; seed < first_seed + count && failures < MOST_FAILURES; ++seed) {
    Random random(seed);
    const auto kind = static_cast<Kind>(seed % names_of(Kind{}).size());
    const Value chart = random_chart(random, kind);
    const auto rules = made(chart);
    ASSERT_NE(rules, nullptr) << "seed " << seed;
    for (std::uint64_t i = 0; i < ORDERS && failures < MOST_FAILURES; ++i) {
      const Game game = table_for_charts(random, kind);
      const auto hearing = Hearing::open(game, rules);
      ASSERT_TRUE(hearing.ok()) << "seed " << seed << ": " << hearing.problem().sentence();
      const Order order = rolled(random, *hearing, order_for_charts(random, game, kind));
      auto judged = hearing->judge(order);
      if (!judged) {
        ++refused_;
        EXPECT_GT(english(judged.problem().reason).size(), 8U) << "seed " << seed;
        continue;
      }
      ++verdicts_[std::string(name_of(judged->ruling.verdict))];
      const Tried tried{chart, rules, *hearing, order, std::move(judged).value()};
      const std::string wrong = law(random, tried);
      if (wrong.empty()) continue;
      ++failures;
      ADD_FAILURE() << "seed " << seed << ", order " << i << ": " << wrong << reproduction(chart, game, order);
    }
  }
}

}  // namespace linesman::charts_test
