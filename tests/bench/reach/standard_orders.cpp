#include "reach/standard_orders.h"

#include <cstdio>

#include "support/built_rulesets.h"
#include "support/standard_table.h"

namespace linesman {
namespace {

constexpr std::size_t FEATURES = 100;
constexpr std::size_t PLACES = 4;  // starts of each order
constexpr double MAN = 25 / 25.4;  // inches

struct Asked {
  const char* ruleset;
  const char* name;
  const char* action;
  Footprint base;
  Value traits;
  Value status;
  std::vector<double> dice;
};

std::vector<Asked> movers() {
  const auto traits = [](Value::Object object) { return Value(std::move(object)); };
  const Value none = Value::empty_object();
  const Value man = traits({{"troop", "infantry"}});
  const Value tank = traits({{"troop", "vehicle"}, {"speed", "fast"}, {"drive", "tracked"}});
  return {{"pips", "tank", "rapid", standard_base(), tank, none, {6, 6}},
          {"drill",
           "skirmishers",
           "move",
           CircleBase{2},
           traits({{"troop", "infantry"}, {"drill", 7}}),
           traits({{"formation", "skirmish"}}),
           {}},
          {"drill",
           "line",
           "move",
           RectangleBase{4, 1},
           traits({{"troop", "infantry"}, {"drill", 6}}),
           traits({{"formation", "line"}}),
           {}},
          {"orders", "foot", "run", CircleBase{MAN}, man, none, {}},
          {"orders", "tank", "advance", standard_base(), tank, none, {}},
          {"mobility", "foot", "move", CircleBase{MAN}, man, none, {}},
          {"mobility", "tank", "move", standard_base(), tank, none, {}}};
}

/// The standard table under a ruleset, with the mover in a unit of its own at one of the starts of PP-1. A piece that
/// stands there is removed.
Game table_for(const Asked& mover, const Game& table, const Pose& pose) {
  Game::Parts parts;
  parts.ruleset = mover.ruleset;
  parts.table = table.table();
  parts.terrain = table.terrain().copies();
  parts.units.push_back({"first", "", "red", mover.traits, Value(Value::Object{{"order", "move"}})});
  parts.units.push_back({"others", "", "blue", Value(Value::Object{{"troop", "infantry"}, {"drill", 6}})});
  for (std::size_t i = 0; i < table.pieces().size(); ++i) {
    Piece piece = table.piece(static_cast<PieceIndex>(i));
    piece.unit = static_cast<UnitIndex>(i == 0 ? 0 : 1);
    piece.side = i == 0 ? "red" : "blue";
    piece.traits = i == 0 ? mover.traits : Value::empty_object();
    if (i == 0) {
      piece.base = mover.base;
      piece.pose = pose;
      piece.status = mover.status;
    } else if (constexpr double ROOM = 3; distance(piece.pose.at, pose.at) < ROOM) {
      continue;
    }
    parts.pieces.push_back(std::move(piece));
  }
  return Game(std::move(parts));
}

}  // namespace

std::vector<StandardOrder> standard_orders() {
  const Game table = standard_table(FEATURES);
  const auto paths = standard_paths(table.table());
  std::vector<StandardOrder> all;
  for (const Asked& mover : movers())
    for (std::size_t place = 0; place < PLACES; ++place) {
      auto hearing = built_referee().open(table_for(mover, table, paths[place].start));
      if (!hearing) {
        std::printf("%s: %s\n", mover.ruleset, hearing.problem().sentence().c_str());
        continue;
      }
      Order order;
      order.who = OnePiece{"mover"};
      order.action = mover.action;
      if (!mover.dice.empty()) order.dice["movement"] = mover.dice;
      all.push_back({std::string("TT-1 ") + mover.ruleset + " " + mover.name + "." + std::to_string(place + 1),
                     *std::move(hearing), std::move(order)});
    }
  return all;
}

}  // namespace linesman
