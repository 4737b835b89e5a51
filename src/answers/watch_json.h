// The events of a watched table as JSON and in lines for people.
#pragma once

#include "base/value.h"
#include "table/game.h"
#include "watch/watch_event.h"
#include "words/answer_lines.h"

namespace linesman {

/// `game`: as it stands after the event.
Value write_watch_event(const WatchEvent& event, const Game& game);

/// Nothing to say of some events: of a state that is as it should be.
AnswerLines watch_lines(const WatchEvent& event, const Game& game);

}  // namespace linesman
