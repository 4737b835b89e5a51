// The arguments and the answers of a watcher, without pictures, so that a program needs none for it.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "record/basis.h"
#include "referee/referee.h"
#include "watch/watch_event.h"

namespace linesman {

struct WatchRequest {
  std::string frames;         ///< a folder of pictures, or a film; empty: the camera
  std::optional<int> camera;  ///< from 0
  double fps = 5;             ///< of a folder
  double rest = 1;            ///< seconds
  bool record = false;        ///< each legal move as soon as it is said
  bool adopt = false;         ///< at the start the table is taken as it stands
  std::string keep{};         ///< a folder for a picture of each move; empty: none is kept
};

/// Called with each event and the game as it stands then. False: it is enough.
using WatchTold = std::function<bool(const WatchEvent&, const Game&)>;

/// Watches until the film ends or `stop` is set. A Problem when nothing could be watched.
using TableWatcher = std::function<Result<void>(const WatchRequest&, const Hearing&, const EntryBasis&,
                                                const WatchTold&, const std::atomic<bool>& stop)>;

}  // namespace linesman
