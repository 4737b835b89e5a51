// Whether models could have got to where they are seen, as far as that is known.
//
//   const MoveJudged judged = judge_move(*hearing.on(standing), {pieces, "", {}});
//   say(judged.say, reader);   // "Tiger, legal, 8.4 of 9."
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "movement/question.h"
#include "reach/questions/answers.h"
#include "referee/referee.h"
#include "watch/watch_event.h"

namespace linesman {

struct MoveSeen {
  std::vector<StandingSeen> pieces;
  std::string unit{};                          ///< id, where all of its models moved; else empty
  std::map<PieceIndex, double> start_known{};  ///< how well it is known where a model stood, inches
  AskedRoll roll{};                            ///< the dice that were rolled for it
  bool is_coarse = false;                      ///< one of them is not known well enough to be judged
};

struct MoveJudged {
  std::string action{};
  Could could{};
  WatchVerdict verdict = WatchVerdict::unknown;
  std::optional<double> same{};
  Sentence say{};
  Sentence why{};
};

/// The hearing is on the game with the models where they stood, and all others where they stand.
MoveJudged judge_move(const Hearing& hearing, const MoveSeen& move);

/// The piece of the game as it is seen.
Piece piece_seen(const Game& game, const StandingSeen& seen);

/// How a move's models are called: the unit, or their names.
std::string called(const Game& game, const MoveSeen& move);

/// The dice that were rolled for models in this turn of the record.
AskedRoll rolled_for(const Game& game, const std::vector<PieceIndex>& pieces);

}  // namespace linesman
