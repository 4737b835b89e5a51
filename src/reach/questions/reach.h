// Where a piece can go: regions of which every point has a judged way, and regions outside of which none has.
//
//   const Result<Reach> reach = reach_of(hearing, order, {.fineness = 3});
//   for (const RollReach& roll : reach->rolls) fill(roll.inner);
#pragma once

#include <string>
#include <vector>

#include "reach/search/way_finder.h"
#include "reach/search/way_search.h"

namespace linesman {

struct ReachOptions {
  std::optional<double> facing{};  ///< how it is to face in the end; nothing: anyhow
  double fineness = 1;             ///< above 1 coarser and quicker: a first answer; THOROUGH takes a second and more
  KnownFaces known{};              ///< of dice that the order does not give, as far as they are known
};

struct RollReach {
  std::string roll;        ///< as `NamedRoll::name`
  double probability = 1;  ///< that it leads at least so far
  double allowance = 0;    ///< the most that may be spent, in the currency
  MultiPolygon inner;      ///< the centre can legally end at every point of it
  MultiPolygon outer;      ///< and at none outside
  double band = 0;         ///< inches, the greatest distance between the two
  Vec widest{};            ///< a place of `outer` that is so far from `inner`
  Dice dice{};             ///< with which it was asked; of several that are one roll, the first
  Chance chance{};         ///< rolls that lead at least so far; 1 of 1 where nothing is left to chance
};

struct HexReached {
  Hex hex;
  double cost = 0;
  bool minimum = false;           ///< by the minimum move alone
  bool overstack = false;         ///< a piece would have to be taken away
  std::vector<double> facings{};  ///< in which it can be entered
  Order witness;
};

struct Reach {
  PieceIndex piece{};
  std::vector<RollReach> rolls;   ///< in space; the shortest first
  std::vector<HexReached> hexes;  ///< on a grid, by hex
  double allowance = 0;           ///< on a grid
  bool finest = true;             ///< a thorough one would show hardly more: so for who turns freely, and on a grid
};

/// Of one piece of an order, its path and what it tells of one left out; where the order names several, of all of them
/// on a grid, else of the first alone. Refused: what the ruleset refuses, and an order for which it cannot say a fare.
/// Once `stop` is set the answer is what has been found so far: no less true.
/// It costs `looks` (WorkLeft); where they do not last less is found.
Result<Reach> reach_of(const Hearing& hearing, const Order& order, const ReachOptions& options,
                       const std::stop_token& stop = {}, std::uint64_t looks = effort::OF_A_REACH);

/// Of what an order names, whatever its path: of a unit every piece has a reach of its own, on a grid all of them one.
/// The more pieces, the coarser each reach is.
Result<std::vector<Reach>> reaches_of(const Hearing& hearing, const Order& order, const ReachOptions& options,
                                      const std::stop_token& stop = {});

}  // namespace linesman
