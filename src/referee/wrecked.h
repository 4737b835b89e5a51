// A model that is a wreck now: it is taken away, and terrain stands where it stood.
#pragma once

#include "referee/referee.h"

namespace linesman {

struct WreckRequest {
  std::string piece;         ///< its id
  Value rating{};            ///< of the wreck under the ruleset of the game; null: the ruleset's for wrecks
  bool lose_aboard = false;  ///< pieces aboard are taken away too
};

struct Wrecked {
  Game game;                         ///< without a record of it
  Feature feature;                   ///< the last of its terrain
  std::vector<std::string> removed;  ///< ids
};

/// A Problem for a piece that is not there or not on the table, for one that carries others, and for a rating that the
/// ruleset has not; its pointer is into the changed game.
Result<Wrecked> wrecked(const Hearing& hearing, const WreckRequest& request);

}  // namespace linesman
