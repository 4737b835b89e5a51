// Looks for small moves of terrain, models, objectives and zones that make a table fairer.
//
//   const std::vector<MayMove> may{{.id = "mill", .inches = 3, .turn = 15}};
//   const auto fair = make_fair(hearing, request, may, [](const Game& game) { return is_valid(game); });
//   for (const Proposal& proposal : fair->proposals) offer(proposal.moves, proposal.answer.fairness->lean);
#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "clock/clock.h"
#include "editing/thing_moves.h"

namespace linesman {

/// The greatest number of numbers that a search seeks: two for a thing that may be moved any way, one along a heading,
/// one for a turn, one for a stretch.
inline constexpr std::size_t MOST_NUMBERS_OF_MOVES = 12;
std::size_t numbers_of(const std::vector<MayMove>& may);

inline constexpr std::size_t MOST_PROPOSALS = 3;

struct Proposal {
  std::vector<std::pair<std::string, ThingMove>> moves;  ///< inches in quarters, degrees in fives
  Game game;
  ClockAnswer answer;  ///< asked in full
};

struct FairTold {
  std::vector<Proposal> proposals;  ///< the fairest first; each leans less than the table as it stands
  double seen = 1;                  ///< the least lean of all that were tried
};

/// Whether a table may be proposed.
using MayPropose = std::function<bool(const Game& game)>;

/// The share of the search that is done, 0 to 1, and the least lean so far. Called on the thread of the search.
using FairProgress = std::function<void(double share, double seen)>;

/// By NLopt, from a fixed seed: first all over, then near the best. It minimises the lean, then how much the sides'
/// tempos differ, then the inches moved. `before`: the answer for the table as it stands. Refused, with a pointer below
/// /fair: what names nothing, and more than MOST_NUMBERS_OF_MOVES numbers.
Result<FairTold> make_fair(const Hearing& hearing, const ClockRequest& request, const ClockAnswer& before,
                           const std::vector<MayMove>& may, const MayPropose& may_propose,
                           const std::stop_token& stop = {}, const FairProgress& progress = {});

}  // namespace linesman
