#include "ui/session/judge_service.h"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "referee/cut_order.h"

namespace linesman {

namespace {

void judge(Answer& answer, const Hearing& hearing, const Wish& wish) {
  if (wish.walk) {
    answer.order = wish.walk->to(wish.goal);
    answer.amended = true;
  }
  auto judged = hearing.judge(answer.order);
  if (!judged) {
    answer.outcome = judged.problem();
    return;
  }
  answer.outcome = std::move(judged).value();
  if (!(wish.snap_within > 0)) return;
  if (auto cut = snapped(hearing.game(), answer.order, *answer.judgement(), wish.snap_within)) {
    answer.order = std::move(*cut);
    answer.amended = true;
    judge(answer, hearing, {});
  }
}

}  // namespace

AnswerPtr judge_now(const Hearing& hearing, const Order& order, std::uint64_t serial, const Wish& wish) {
  Answer answer{serial, hearing.game(), order, false, Problem{}};
  try {
    judge(answer, hearing, wish);
  } catch (const BrokenPromise& mistake) {
    answer.outcome = Problem{{}, {}, mistake.what()};
  }
  return std::make_shared<const Answer>(std::move(answer));
}

/// Where the worker finds its work; everything in it is guarded by `mutex`.
struct JudgeService::Desk {
  struct Request {
    std::uint64_t serial;
    Hearing hearing;
    Order order;
    Wish wish;
  };
  std::mutex mutex;
  std::condition_variable wake;
  std::optional<Request> waiting;
  AnswerPtr made;  ///< the newest, until it is delivered
  bool closing = false;
  std::thread worker;

  std::optional<Request> next() {
    std::unique_lock lock(mutex);
    wake.wait(lock, [this] { return closing || waiting; });
    if (closing) return {};
    return std::exchange(waiting, std::nullopt);
  }
};

JudgeService::JudgeService(QObject* parent) : QObject(parent), desk_(std::make_unique<Desk>()) {
  desk_->worker = std::thread([this] {
    while (auto request = desk_->next()) {
      AnswerPtr answer = judge_now(request->hearing, request->order, request->serial, request->wish);
      {
        const std::lock_guard lock(desk_->mutex);
        desk_->made = std::move(answer);
      }
      QMetaObject::invokeMethod(this, "deliver", Qt::QueuedConnection);
    }
  });
}

JudgeService::~JudgeService() {
  {
    const std::lock_guard lock(desk_->mutex);
    desk_->closing = true;
  }
  desk_->wake.notify_one();
  desk_->worker.join();
}

std::uint64_t JudgeService::ask(Hearing hearing, Order order, const Wish& wish) {
  ++latest_;
  {
    const std::lock_guard lock(desk_->mutex);
    desk_->waiting.emplace(Desk::Request{latest_, std::move(hearing), std::move(order), wish});
  }
  desk_->wake.notify_one();
  return latest_;
}

std::uint64_t JudgeService::forget() {
  const std::lock_guard lock(desk_->mutex);
  desk_->waiting.reset();
  return ++latest_;
}

void JudgeService::deliver() {
  AnswerPtr answer;
  {
    const std::lock_guard lock(desk_->mutex);
    answer = std::exchange(desk_->made, nullptr);
  }
  if (answer && answer->serial == latest_) emit answered(std::move(answer));
}

}  // namespace linesman
