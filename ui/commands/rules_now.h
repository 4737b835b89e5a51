// What entries of the record say of the rules under which they were made.
#pragma once

#include "record/chain.h"
#include "ui/session/session.h"

namespace linesman {

/// Those in force in the open game; empty while its ruleset is not there.
inline Under rules_now(const Session& session) {
  return session.ruleset() != nullptr ? rules_in_force(*session.ruleset(), session.game()) : Under{};
}

}  // namespace linesman
