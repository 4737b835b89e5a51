// The film that a request asks for: a folder of pictures, a film in a file, or a camera.
#pragma once

#include <atomic>
#include <memory>

#include "watch/frame.h"
#include "watch/watch_request.h"

namespace linesman {

/// `stop` ends a film that is played. A Problem when there is no such folder, film or camera.
Result<std::unique_ptr<FrameSource>> film_of(const WatchRequest& request, const std::atomic<bool>& stop);

}  // namespace linesman
