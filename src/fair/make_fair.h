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

/// How far one thing may be moved.
struct MayMove {
  std::string id;                                      ///< of a feature, model, unit or marking
  double inches = 0;                                   ///< any way, at most; at least 0
  double turn = 0;                                     ///< degrees either way, at most; 0 to 180
  std::optional<double> along{};                       ///< this heading and back alone, degrees
  std::optional<std::pair<double, double>> stretch{};  ///< the least and the greatest factor, above 0
};

inline constexpr std::size_t MOST_NUMBERS_OF_MOVES = 12;
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

/// By NLopt, from a fixed seed: first all over, then near the best. It minimises the lean, then how much the sides'
/// tempos differ, then the inches moved. `before`: the answer for the table as it stands. Refused, with a pointer below
/// /fair: what names nothing, and more than MOST_NUMBERS_OF_MOVES numbers.
Result<FairTold> make_fair(const Hearing& hearing, const ClockRequest& request, const ClockAnswer& before,
                           const std::vector<MayMove>& may, const MayPropose& may_propose,
                           const std::stop_token& stop = {});

}  // namespace linesman
