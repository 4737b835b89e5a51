// Watches one film from its beginning to its end.
#pragma once

#include "watch/film_watcher.h"
#include "watch/frame.h"
#include "watch/watch_request.h"

namespace linesman {

/// Called after each frame that was looked at.
using EachFrame = std::function<void(FilmWatcher& watcher, const Frame& frame)>;

/// A Problem when no frame could be read, or the table was never found in them.
Result<void> run_watch(FrameSource& film, const WatchRequest& request, const Hearing& hearing, const EntryBasis& basis,
                       const WatchTold& told, const std::atomic<bool>& stop, const EachFrame& each = {});

}  // namespace linesman
