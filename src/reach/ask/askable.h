// The actions by which a question can be asked, each with the order that it is asked by.
#pragma once

#include <string>
#include <vector>

#include "movement/question.h"
#include "referee/referee.h"

namespace linesman {

/// One action by which a question can be asked.
struct AskedAction {
  Order order;          ///< without dice; of a way with its paths
  std::string lacks{};  ///< a required member that is not said, or "start"; empty: none
};

/// In the order of the ruleset. A Problem, with a pointer into the question, where there is none, and for what the
/// question names and the game or the ruleset does not know.
Result<std::vector<AskedAction>> askable(const Hearing& hearing, const Question& question);

/// The pieces that a question is about, in document order. A Problem with a pointer into the question.
Result<std::vector<PieceIndex>> asked_pieces(const Game& game, const Question& question);

/// The models, or the unit, of a question as an order names them. There is at least one id.
Who who_of(const Game& game, const std::vector<std::string>& ids);

}  // namespace linesman
