// Watches one film from its beginning to its end.
#pragma once

#include "watch/frame.h"
#include "watch/watch_request.h"

namespace linesman {

/// A Problem when no frame could be read, or the table was never found in them.
Result<void> run_watch(FrameSource& film, const WatchRequest& request, const Hearing& hearing, const EntryBasis& basis,
                       const WatchTold& told, const std::atomic<bool>& stop);

}  // namespace linesman
