#include "ui/session/odds_service.h"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace linesman {

struct OddsService::Worker {
  struct Task {
    std::uint64_t serial;
    Hearing hearing;
    Order order;
    std::vector<DiceNeed> needs;
  };
  struct Made {
    std::uint64_t serial;
    std::optional<DiceOdds> odds;
  };
  std::mutex mutex;
  std::condition_variable wake;
  std::optional<Task> waiting;
  std::optional<Made> made;
  bool closing = false;
  std::atomic<std::uint64_t> latest{0};
  std::thread thread;

  std::optional<Task> next() {
    std::unique_lock lock(mutex);
    wake.wait(lock, [this] { return closing || waiting; });
    if (closing) return {};
    return std::exchange(waiting, std::nullopt);
  }

  std::optional<DiceOdds> work(const Task& task) const {
    try {
      return dice_odds(task.hearing, task.order, task.needs, [&] { return latest != task.serial; });
    } catch (const BrokenPromise&) {
      return std::nullopt;  // a mistake of ours: the ruling itself will say so
    }
  }
};

OddsService::OddsService(QObject* parent) : QObject(parent), worker_(std::make_unique<Worker>()) {
  worker_->thread = std::thread([this] {
    while (const auto task = worker_->next()) {
      auto odds = worker_->work(*task);
      {
        const std::lock_guard lock(worker_->mutex);
        worker_->made = Worker::Made{task->serial, odds};
      }
      QMetaObject::invokeMethod(this, "deliver", Qt::QueuedConnection);
    }
  });
}

OddsService::~OddsService() {
  {
    const std::lock_guard lock(worker_->mutex);
    worker_->closing = true;
    ++worker_->latest;
  }
  worker_->wake.notify_one();
  worker_->thread.join();
}

void OddsService::ask(const Hearing& hearing, const Order& order, const std::vector<DiceNeed>& needs) {
  {
    const std::lock_guard lock(worker_->mutex);
    worker_->waiting.emplace(Worker::Task{++worker_->latest, hearing, order, needs});
  }
  worker_->wake.notify_one();
}

void OddsService::forget() {
  const std::lock_guard lock(worker_->mutex);
  worker_->waiting.reset();
  ++worker_->latest;
}

void OddsService::deliver() {
  std::optional<Worker::Made> made;
  {
    const std::lock_guard lock(worker_->mutex);
    made = std::exchange(worker_->made, std::nullopt);
  }
  if (made && made->serial == worker_->latest) emit answered(made->odds);
}

}  // namespace linesman
