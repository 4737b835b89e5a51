#include "ui/table/tile_thread.h"

#include <algorithm>
#include <cmath>
#include <exception>

#include "drawing/picture/pixel_cache.h"

namespace linesman {

namespace {

constexpr double SIZE = 256;  // units

double part_of_pixel(double x) { return x - std::floor(x); }
bool is_whole(double x) { return std::abs(x - std::round(x)) < 1e-3; }

}  // namespace

TileGrid::TileGrid(const Projection& projection, double density)
    : scale_(projection.scale),
      density_(density),
      size_(static_cast<int>(std::lround(SIZE * density))),
      phase_(part_of_pixel(projection.origin.x() * density), part_of_pixel(projection.origin.y() * density)) {}

bool TileGrid::fits(const Projection& projection, double density) const {
  const QPointF off = projection.origin * density - phase_;
  return projection.scale == scale_ && density == density_ && is_whole(off.x()) && is_whole(off.y());
}

/// From the table's corner, device pixels.
QPointF TileGrid::corner(TileKey key) const {
  return QPointF(key.column * static_cast<double>(size_), key.row * static_cast<double>(size_)) - phase_;
}

QRect TileGrid::place(TileKey key, const Projection& projection) const {
  const double stretch = projection.scale / scale_;
  const QPointF origin = projection.origin * density_;
  const QPoint from = (origin + corner(key) * stretch).toPoint();
  const QPoint to = (origin + corner({key.column + 1, key.row + 1}) * stretch).toPoint();
  return {from, QSize(to.x() - from.x(), to.y() - from.y())};
}

TileRange TileGrid::range(const QRectF& part, const Projection& projection) const {
  const QPointF nought = projection.origin * density_ - phase_;
  const auto tile = [&](double pixel) { return static_cast<int>(std::floor(pixel / size_)); };
  const QPointF from = part.topLeft() * density_ - nought;
  const QPointF to = part.bottomRight() * density_ - nought;
  return {{tile(from.x()), tile(from.y())}, {tile(to.x()), tile(to.y())}};
}

Projection TileGrid::within(TileKey key) const { return {scale_, -corner(key) / density_}; }

namespace {

/// What goes wrong in one tile leaves it bare and harms no other.
QImage painted(const TileJob& job) {
  try {
    return to_keep(job.paint());
  } catch (const std::exception&) {
    return {};
  }
}

}  // namespace

TileThread::TileThread(std::function<void()> ready) : ready_(std::move(ready)), thread_([this] { run(); }) {}

TileThread::~TileThread() {
  {
    const std::lock_guard lock(mutex_);
    over_ = true;
  }
  wanted_.notify_one();
  thread_.join();
}

void TileThread::want(std::vector<TileJob> jobs) {
  const std::lock_guard lock(mutex_);
  std::erase_if(jobs, [&](const TileJob& job) {
    const auto same = [&](const PaintedTile& tile) { return tile.task == job.task; };
    return at_work_ == job.task || std::any_of(done_.begin(), done_.end(), same);
  });
  std::reverse(jobs.begin(), jobs.end());
  waiting_ = std::move(jobs);
  wanted_.notify_one();
}

std::vector<PaintedTile> TileThread::take() {
  const std::lock_guard lock(mutex_);
  return std::exchange(done_, {});
}

bool TileThread::wait_until(std::chrono::steady_clock::time_point time) {
  std::unique_lock lock(mutex_);
  return painted_.wait_until(lock, time, [&] { return !done_.empty(); });
}

void TileThread::run() {
  std::unique_lock lock(mutex_);
  for (;;) {
    wanted_.wait(lock, [&] { return over_ || !waiting_.empty(); });
    if (over_) return;
    paint_next(lock);
  }
}

void TileThread::paint_next(std::unique_lock<std::mutex>& lock) {
  TileJob job = std::move(waiting_.back());
  waiting_.pop_back();
  at_work_ = job.task;
  lock.unlock();
  QImage pixels = painted(job);
  job.paint = nullptr;  // what it holds goes while no thread waits for the lock
  lock.lock();
  at_work_.reset();
  const bool first = done_.empty();
  done_.push_back({job.task, std::move(pixels)});
  painted_.notify_one();
  if (first) ready_();
}

}  // namespace linesman
