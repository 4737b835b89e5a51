// Work off the interface thread of which only the newest counts.
#pragma once

#include <QObject>
#include <QThreadPool>
#include <atomic>
#include <memory>

#include "base/given_up.h"

namespace linesman {

/// One thread. What is begun takes the place of what waits; what was made of older work is never taken.
class NewestWork {
 public:
  /// `taker`: results are taken on the thread that it lives in. It outlives this. Work that nobody waits for has
  /// IdlePriority: it takes nothing from the interface.
  explicit NewestWork(QObject* taker, QThread::Priority priority = QThread::InheritPriority) : taker_(taker) {
    pool_.setMaxThreadCount(1);
    pool_.setThreadPriority(priority);
  }
  ~NewestWork() {
    forget();
    pool_.waitForDone();
  }
  NewestWork(const NewestWork&) = delete;
  NewestWork& operator=(const NewestWork&) = delete;

  /// `work` takes a GivenUp, which holds once newer work was begun or this forgotten, and throws nothing; `take` takes
  /// what it gives.
  template <class Work, class Take>
  void begin(Work work, Take take) {
    forget();
    const std::uint64_t serial = *latest_;
    pool_.start([this, work = std::move(work), take = std::move(take), serial, latest = latest_] {
      auto made =
          std::make_shared<std::invoke_result_t<Work, GivenUp>>(work([latest, serial] { return *latest != serial; }));
      const auto deliver = [take, made, latest, serial] {
        if (*latest == serial) take(std::move(*made));
      };
      QMetaObject::invokeMethod(taker_, deliver, Qt::QueuedConnection);
    });
  }

  /// Whatever was begun will not be taken any more.
  void forget() {
    ++*latest_;
    pool_.clear();
  }

 private:
  QObject* taker_;
  std::shared_ptr<std::atomic<std::uint64_t>> latest_ = std::make_shared<std::atomic<std::uint64_t>>(0);
  QThreadPool pool_;
};

}  // namespace linesman
