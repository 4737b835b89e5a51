// An answer in words, with what was asked: as the strip shows it, and as it leaves the program.
#pragma once

#include <QString>
#include <optional>

#include "referee/certainty.h"
#include "ui/session/current_question.h"
#include "ui/session/past_table.h"

namespace linesman {

/// A sentence as a part of another one.
QString without_stop(QString sentence);

/// An answer as it is shown, and as it leaves the program: with what was asked.
struct ShownAnswer {
  QString asked;                     ///< "Sherman, any action, roll not said, to here"
  QString sentence;                  ///< empty: there is none
  QString reason;                    ///< may be empty
  std::optional<Verdict> verdict{};  ///< for the sign and its colour; empty: neither yes nor no
  bool grey = false;                 ///< the question has changed since: it must not leave the program
  QString others{};                  ///< what the other actions would do, if none was said

  /// The reason and the others, as they leave the program.
  QString because() const {
    if (others.isEmpty() || reason.isEmpty()) return reason + others;
    return reason + QStringLiteral(" · ") + others;
  }
};

/// Of a step of the history: what was ruled then.
ShownAnswer answer_of_past(const PastTable& past, const Session& session);

/// Of an order with a form that is not reached, or not known to be: why, and how far it goes.
ShownAnswer answer_of_form(const OrderAnswer& answer, const Session& session);

/// Of a question that can be asked: the first row, and below it why.
ShownAnswer answer_of_rows(const Asked& asked, const CurrentQuestion& asking, const Session& session,
                           const std::optional<Certainty>& certainty);

}  // namespace linesman
