// The answer to a question of a dispute: one sentence, and its reason in a second.
#pragma once

#include <QImage>
#include <QString>
#include <optional>

#include "base/lengths.h"
#include "drawing/picture/ruling/reach_steps.h"
#include "reach/questions/answers.h"
#include "rules/ruling.h"
#include "rules/terms.h"

namespace linesman {

/// What the players may ask, one at a time.
enum class DisputeQuestion { go, could, far, apart };

struct DisputeAnswer {
  std::optional<Verdict> verdict{};  ///< for the sign and its colour; empty: neither yes nor no
  QString sentence;                  ///< empty: there is no answer yet
  QString reason{};                  ///< may be empty
};

/// May it go so? Of an incomplete ruling the sentence asks for the dice. `terms` may be nullptr.
DisputeAnswer answer_of_move(const Ruling& ruling, const Game& game, const Terms* terms, LengthUnit unit);

/// Could it have got there? `sentence` is the window's own: "No: costs at least 15.9 of 10. It could have come…".
DisputeAnswer answer_of_stand(CouldAnswer answer, const QString& sentence);

/// How far could it go?
DisputeAnswer answer_of_reach(const ReachSnapshot& snapshot, LengthUnit unit);

/// Are two models further apart than `limit`? Inches, edge to edge.
DisputeAnswer answer_of_distance(double apart, double limit, const QString& one, const QString& other, LengthUnit unit);

/// The picture of a table with the answer below it, for a chat: `table` as it is seen, in surroundings as dark as it.
QImage answer_picture(const QImage& table, const DisputeAnswer& answer, const QString& question, bool dark);

}  // namespace linesman
