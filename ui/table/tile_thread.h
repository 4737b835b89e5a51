// Tiles painted one after the other on a thread of their own.
#pragma once

#include <QImage>
#include <QRect>
#include <chrono>
#include <compare>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "drawing/picture/projection.h"

namespace linesman {

// Where the tiles of a picture lie: squares of device pixels that are anchored to the table, so that panning moves them
// as they are.

/// A tile by its place: column to the right and row downwards, from the one that holds the table's south-west corner.
struct TileKey {
  int column = 0;
  int row = 0;
  friend auto operator<=>(const TileKey&, const TileKey&) = default;
};

/// The tiles that a part of the view meets: all columns and rows from `first` to `last`.
struct TileRange {
  TileKey first;
  TileKey last;

  bool holds(TileKey key) const {
    return key.column >= first.column && key.column <= last.column && key.row >= first.row && key.row <= last.row;
  }
  TileRange grown(int by) const { return {{first.column - by, first.row - by}, {last.column + by, last.row + by}}; }
};

class TileGrid {
 public:
  /// For a view of that density: device pixels for a unit, above 0.
  TileGrid(const Projection& projection, double density);

  /// Device pixels that a tile is wide and high.
  int size() const { return size_; }
  double density() const { return density_; }

  /// The tiles show that view as they are, shifted by whole device pixels.
  bool fits(const Projection& projection, double density) const;

  /// Where a tile lies in the view, device pixels: stretched when `projection` has another scale. Tiles that are
  /// neighbours touch.
  QRect place(TileKey key, const Projection& projection) const;

  /// `part` of the view in its units, not empty; `projection` fits.
  TileRange range(const QRectF& part, const Projection& projection) const;

  /// How the table lies in a tile, in units from its upper left corner.
  Projection within(TileKey key) const;

 private:
  QPointF corner(TileKey key) const;

  double scale_;
  double density_;
  int size_;
  QPointF phase_;  ///< from the corner of tile 0, 0 to that of the table, device pixels: from 0 to 1
};

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
  /// The tiles that were painted since the last call.
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
