#include "ui/session/judge_service.h"

#include <exception>
#include <new>
#include <utility>

#include "base/check.h"
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

JudgeService::JudgeService(QObject* parent) : QObject(parent), memory_(std::make_shared<TraceMemory>()), work_(this) {}

std::uint64_t JudgeService::ask(Hearing hearing, JudgeRequest request) {
  const auto judge_it = [hearing = std::move(hearing), request = std::move(request), serial = ++latest_,
                         memory = memory_](const std::stop_token& stop) {
    return judge_now(hearing, request, serial, stop, memory.get());
  };
  work_.begin(judge_it, [this](const AnswerPtr& answer) { emit answered(answer); });
  return latest_;
}

std::uint64_t JudgeService::forget() {
  work_.forget();
  return ++latest_;
}

}  // namespace linesman
