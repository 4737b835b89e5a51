// The first drag over a hex grid: the cheapest way to a far hex, with nothing found before.
#include "bench/bench.h"
#include "movement/grid/hex_grid.h"
#include "referee/cheapest_walk.h"
#include "support/built_rulesets.h"
#include "support/random.h"

namespace linesman {
namespace {

/// 40 by 40 hexes, a third of them expensive, with a vehicle of `movement` Movement Points in the middle.
Game grid_with_a_vehicle(std::int64_t movement) {
  Game::Parts parts;
  parts.ruleset = "hexes";
  parts.table.hex = HexLayout{HexOrientation::flat, 1, 40, 40, HexShift::odd};
  const HexGrid grid(*parts.table.hex);
  parts.table.width = grid.extent().x;
  parts.table.depth = grid.extent().y;
  Random random(40);
  for (int i = 0; i < 500; ++i) {
    Feature dear;
    dear.id = "f-" + std::to_string(i);
    dear.kind = i % 3 == 0 ? Kind::wood : i % 3 == 1 ? Kind::rough : Kind::village;
    dear.hexes = {{static_cast<int>(random.below(40)), static_cast<int>(random.below(40))}};
    parts.terrain.push_back(std::move(dear));
  }
  Piece vehicle;
  vehicle.id = "vehicle";
  vehicle.side = "blue";
  vehicle.base = CircleBase{0.8};
  vehicle.hex = Hex{20, 20};
  vehicle.pose.at = grid.centre(*vehicle.hex);
  vehicle.traits = Value(Value::Object{{"troop", "vehicle"}, {"movement", movement}});
  parts.pieces.push_back(std::move(vehicle));
  return Game(std::move(parts));
}

void WalkOverHexes(benchmark::State& state) {
  const std::int64_t movement = state.range(0);
  const auto hearing = built_referee().open(grid_with_a_vehicle(movement));
  if (!hearing) return state.SkipWithError(hearing.problem().sentence().c_str());
  Order order;
  order.who = OnePiece{"vehicle"};
  order.action = "move";
  const Hex goal{20, 20 + static_cast<int>(movement)};
  for (auto _ : state) benchmark::DoNotOptimize(CheapestWalk(*hearing, order).to(goal));
}
BENCHMARK(WalkOverHexes)->ArgName("movement")->Arg(4)->Arg(8)->Arg(12)->Apply(in_batches);

}  // namespace
}  // namespace linesman
