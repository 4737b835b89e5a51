// A question with its answer, as far as that is worked out: for a thread of its own.
//
//   const AskedPtr asked = ask_now(hearing, question, RowEffort::first, stop);
//   if (const Row* best = asked->best()) show(spoken(row_sentence(*best, hearing)));
#pragma once

#include <memory>
#include <optional>
#include <stop_token>

#include "base/result.h"
#include "movement/question.h"
#include "reach/ask/ask.h"

namespace linesman {

struct Asked {
  Question question;
  Hearing hearing;                 ///< on which it was asked
  std::optional<Answer> answer{};  ///< nothing: it cannot be asked
  Problem problem{};               ///< why not
  bool settled = false;            ///< no row will say otherwise

  /// The first row, nullptr where it cannot be asked.
  const Row* best() const { return answer ? &answer->rows.front() : nullptr; }
};
using AskedPtr = std::shared_ptr<const Asked>;

/// Throws nothing: a mistake of ours is the problem.
AskedPtr ask_now(const Hearing& hearing, const Question& question, RowEffort effort, const std::stop_token& stop = {});

/// Is the way of an order legal? Its dice are the roll, together with those of a throw that is not complete.
Question question_of(const Order& order, const AskedRoll& roll);

/// As faces that all fell.
AskedRoll asked_roll(const Dice& dice);
/// The throws of which every die has fallen, as an order has them.
Dice whole_throws(const AskedRoll& roll);

}  // namespace linesman
