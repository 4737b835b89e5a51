// Could a piece that is seen somewhere have got there, by any action?
#pragma once

#include <string>

#include "reach/questions/could.h"

namespace linesman {

/// An answer, and the action of the ruleset for which it is given.
struct CouldByAction {
  std::string action;
  Could could;
};

/// The first row of the question (reach/ask/ask.h), in the form of `could`: yes for yes and with. Where the question
/// cannot be asked the answer is unknown. The place of the piece is known to within `known_to` inches: as much is
/// forgiven at the end, and never less than `usual_slack`.
CouldByAction could_stand_there(const Hearing& hearing, const std::string& piece, const Pose& pose, double known_to,
                                const std::stop_token& stop = {});

}  // namespace linesman
