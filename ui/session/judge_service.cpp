#include "ui/session/judge_service.h"

#include <condition_variable>
#include <exception>
#include <mutex>
#include <new>
#include <optional>
#include <thread>
#include <utility>

#include "base/mistake.h"
#include "referee/cut_order.h"

namespace linesman {

namespace {

void judge(Answer& answer, const Hearing& hearing, double snap_within, const std::stop_token& stop,
           TraceMemory* memory) {
  Budget budget(Budget::OF_AN_ORDER, stop);
  auto judged = hearing.judge(answer.order, budget, Detail::whole, memory);
  if (!judged) {
    answer.outcome = judged.problem();
    return;
  }
  answer.outcome = std::move(judged).value();
  if (!(snap_within > 0)) return;
  if (auto cut = snapped(hearing.game(), hearing.ruleset().terms(), answer.order, *answer.judgement(), snap_within)) {
    answer.order = std::move(*cut);
    answer.amended = true;
    judge(answer, hearing, 0, stop, memory);
  }
}

}  // namespace

AnswerPtr judge_now(const Hearing& hearing, JudgeRequest request, std::uint64_t serial, const std::stop_token& stop,
                    TraceMemory* memory) {
  auto answer = std::make_shared<Answer>(Answer{serial, hearing.game(), std::move(request.order), false, Problem{}});
  try {
    if (request.walk) {
      answer->order = request.walk->to(request.goal);
      answer->amended = true;
    }
    judge(*answer, hearing, request.snap_within, stop, memory);
  } catch (const std::bad_alloc&) {
    answer->outcome = Problem{{}, "there is not enough memory to judge this order"};
  } catch (const std::exception& mistake) {
    answer->outcome = Problem{{}, words_of(mistake)};
  }
  return answer;
}

/// The thread and the work that waits for it, which `mutex` guards.
struct JudgeService::Worker {
  struct Task {
    std::uint64_t serial;
    Hearing hearing;
    JudgeRequest request;
  };
  std::mutex mutex;
  std::condition_variable wake;
  std::optional<Task> waiting;
  std::stop_source at_work;  ///< of the request that is being judged, or the last one
  AnswerPtr made;            ///< the newest, until it is delivered
  bool closing = false;
  std::thread thread;

  std::optional<Task> next() {
    std::unique_lock lock(mutex);
    wake.wait(lock, [this] { return closing || waiting; });
    if (closing) return {};
    at_work = {};
    return std::exchange(waiting, std::nullopt);
  }
  std::stop_token stop() {
    const std::lock_guard lock(mutex);
    return at_work.get_token();
  }
};

JudgeService::JudgeService(QObject* parent) : QObject(parent), worker_(std::make_unique<Worker>()) {
  worker_->thread = std::thread([this] {
    TraceMemory memory;
    while (auto task = worker_->next()) {
      AnswerPtr answer = judge_now(task->hearing, std::move(task->request), task->serial, worker_->stop(), &memory);
      {
        const std::lock_guard lock(worker_->mutex);
        worker_->made = std::move(answer);
      }
      QMetaObject::invokeMethod(this, "deliver", Qt::QueuedConnection);
    }
  });
}

JudgeService::~JudgeService() {
  {
    const std::lock_guard lock(worker_->mutex);
    worker_->closing = true;
    worker_->at_work.request_stop();
  }
  worker_->wake.notify_one();
  worker_->thread.join();
}

std::uint64_t JudgeService::ask(Hearing hearing, JudgeRequest request) {
  ++latest_;
  {
    const std::lock_guard lock(worker_->mutex);
    worker_->waiting.emplace(Worker::Task{latest_, std::move(hearing), std::move(request)});
    worker_->at_work.request_stop();
  }
  worker_->wake.notify_one();
  return latest_;
}

std::uint64_t JudgeService::forget() {
  const std::lock_guard lock(worker_->mutex);
  worker_->waiting.reset();
  worker_->at_work.request_stop();
  return ++latest_;
}

void JudgeService::deliver() {
  AnswerPtr answer;
  {
    const std::lock_guard lock(worker_->mutex);
    answer = std::exchange(worker_->made, nullptr);
  }
  if (answer && answer->serial == latest_) emit answered(std::move(answer));
}

}  // namespace linesman
