// The finds of one mover: its bands, its arrivals and its ways. The whole answer is put together from these, so
// that each can be found by another thread or on another machine.
#pragma once

#include <map>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "clock/answer.h"
#include "clock/mover_at.h"
#include "clock/placed_mover.h"
#include "clock/rolled_games.h"
#include "reach/bounds/raster.h"
#include "reach/questions/grid_turns.h"

namespace linesman {

/// The questions to each mover.
struct MoverQuestions {
  std::vector<Goal> goals{};         ///< those of the answer, then the middles of sides
  std::size_t told = 0;              ///< number of goals of the answer
  std::vector<std::string> rolls{};  ///< the shortest first
  std::string middle{};
  std::string roll{};  ///< of the bands
  int turns = 0;
  bool areas = true;  ///< bands, threats and lines too
  GamesAsked games{};
};

struct MoverFound {
  /// A region by a roll and a turn.
  using Regions = std::map<std::pair<std::string, int>, Raster>;

  MoverTold told;
  std::size_t place = 0;         ///< as that of the PlacedMover
  int block = 0;                 ///< above 0: of the arrivals only the games of that block count, and nothing else
  std::vector<MoverAt> goals{};  ///< by goal; without rolls: not asked
  Regions inner{};
  Flags outer{};               ///< by cell the first turn in which it may be there; behind the last: in none
  std::vector<double> even{};  ///< by place of an even line, its least turns
  std::map<std::string, std::vector<HexByTurn>> hexes{};  ///< on a grid, by roll; without orders
  bool ran_out = false;
};

/// The rolls whose first turn is a threat, by their chances.
std::vector<std::pair<std::string, double>> threat_rolls(const MoverQuestions& asked);

class MoverClock;

/// It answers these questions.
bool answers(const MoverFound& found, const MoverQuestions& asked);

/// In space. `of_side`: the cells of an outer band of its side; `looks`: of all bands together.
MoverFound found_in_space(MoverClock& clock, const PlacedMover& going, const MoverQuestions& asked,
                          const Lattice& of_side, std::uint64_t looks);
/// The bounds alone, at once: no way is looked for.
MoverFound bounds_in_space(MoverClock& clock, const PlacedMover& going, const MoverQuestions& asked,
                           const Lattice& of_side);
/// On a grid.
MoverFound found_on_grid(const PlacedMover& going, const MoverQuestions& asked, const std::stop_token& stop);

}  // namespace linesman
