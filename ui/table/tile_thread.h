// Tiles painted one after the other on a thread of their own.
#pragma once

#include <QImage>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "ui/table/tile_grid.h"

namespace linesman {

/// Which tile, of which grid, showing which state.
struct TileTask {
  std::uint64_t grid = 0;
  TileKey key;
  std::uint64_t state = 0;
  friend bool operator==(const TileTask&, const TileTask&) = default;
};

struct TileJob {
  TileTask task;
  std::function<QImage()> paint;  ///< called on the thread
};

struct PaintedTile {
  TileTask task;
  QImage pixels;  ///< null when there was no memory for it
};

class TileThread {
 public:
  /// `ready` is called on the thread when there is something to be taken, once until it is.
  explicit TileThread(std::function<void()> ready);
  /// Waits for the tile that is being painted.
  ~TileThread();
  TileThread(const TileThread&) = delete;
  TileThread& operator=(const TileThread&) = delete;

  /// These in their order, in place of those that still wait. What is being painted or lies ready is not painted again.
  void want(std::vector<TileJob> jobs);
  /// What was painted since.
  std::vector<PaintedTile> take();
  /// Until something lies ready; false when there is nothing yet at that time.
  bool wait_until(std::chrono::steady_clock::time_point time);

 private:
  void run();
  void paint_next(std::unique_lock<std::mutex>& lock);

  std::function<void()> ready_;
  std::mutex mutex_;
  std::condition_variable wanted_;
  std::condition_variable painted_;
  std::vector<TileJob> waiting_;  ///< the next one last
  std::optional<TileTask> at_work_;
  std::vector<PaintedTile> done_;
  bool over_ = false;
  std::thread thread_;  ///< begins when all else is there
};

}  // namespace linesman
