#include "ui/table/tile_thread.h"

#include <algorithm>
#include <exception>

#include "drawing/picture/pixel_cache.h"

namespace linesman {

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
  job.paint = nullptr;  // what it holds goes while nobody waits
  lock.lock();
  at_work_.reset();
  const bool first = done_.empty();
  done_.push_back({job.task, std::move(pixels)});
  painted_.notify_one();
  if (first) ready_();
}

}  // namespace linesman
