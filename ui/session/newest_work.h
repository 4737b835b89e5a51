// Work off the interface thread of which only the newest counts.
//
//   NewestWork work{this};
//   work.begin([game](const std::stop_token& stop) { return lint(game, stop); }, [this](Linted found) { show(found);
//   });
#pragma once

#include <QObject>
#include <QThreadPool>
#include <memory>
#include <stop_token>
#include <type_traits>
#include <utility>

namespace linesman {

/// Runs one piece of work at a time on its own thread. New work replaces the work that waits, and the results of older
/// work are dropped.
class NewestWork {
 public:
  /// Results are taken on the thread of `taker`, which outlives this. With IdlePriority the work takes nothing from the
  /// interface.
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

  /// `work` takes a std::stop_token, which asks it to stop once newer work was begun or this forgotten, and throws
  /// nothing; `take` takes its result.
  template <class Work, class Take>
  void begin(Work work, Take take) {
    forget();
    stop_ = std::stop_source();
    pool_.start([this, work = std::move(work), take = std::move(take), stop = stop_.get_token()] {
      auto result = std::make_shared<std::invoke_result_t<const Work&, const std::stop_token&>>(work(stop));
      const auto deliver = [take, result, stop] {
        if (!stop.stop_requested()) take(std::move(*result));
      };
      QMetaObject::invokeMethod(taker_, deliver, Qt::QueuedConnection);
    });
  }

  /// The result of earlier work is not taken any more.
  void forget() {
    stop_.request_stop();
    pool_.clear();
  }

 private:
  QObject* taker_;
  std::stop_source stop_;
  QThreadPool pool_;
};

}  // namespace linesman
