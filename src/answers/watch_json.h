// The events of a watched table as JSON.
#pragma once

#include "base/value.h"
#include "table/game.h"
#include "watch/watch_event.h"

namespace linesman {

/// `game`: as it stands after the event.
Value write_watch_event(const WatchEvent& event, const Game& game);

}  // namespace linesman
