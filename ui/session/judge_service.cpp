#include "ui/session/judge_service.h"

#include <exception>
#include <new>
#include <utility>

#include "base/check.h"
#include "base/tolerance.h"
#include "referee/cut_order.h"

namespace linesman {

namespace {

constexpr int REST_OF_ROWS = 60;  // ms

void judge(OrderAnswer& answer, const Hearing& hearing, const std::stop_token& stop, TraceMemory* memory) {
  Budget budget(Budget::OF_AN_ORDER, stop);
  auto judged = hearing.judge(answer.order, budget, Detail::whole, memory);
  if (!judged) {
    answer.outcome = judged.problem();
    return;
  }
  answer.outcome = std::move(judged).value();
}

/// `said`: the action, or none.
void ask_and_judge(OrderAnswer& answer, const Hearing& hearing, const JudgeRequest& request, const std::string& said,
                   const std::stop_token& stop, TraceMemory* memory) {
  answer.order.action = said;
  const auto& way = answer.order.paths.common();
  if (said.empty() && answer.order.paths.own().empty() && (!way || way->empty())) {
    const Problem none{{}, "there is no way yet"};
    answer.outcome = none;
    answer.asked = std::make_shared<const Asked>(
        Asked{question_of(answer.order, request.roll), hearing, std::nullopt, none, true});
    return;
  }
  if (request.asks) answer.asked = ask_now(hearing, question_of(answer.order, request.roll), *request.asks, stop);
  if (said.empty() && answer.asked) {
    // A way that no action can be asked about cannot be judged either.
    if (answer.asked->best() == nullptr) {
      answer.outcome = answer.asked->problem;
      return;
    }
    answer.order.action = answer.asked->best()->action;
  }
  judge(answer, hearing, stop, memory);
}

/// Of an order of several, once it is judged.
void find_common_stop(OrderAnswer& answer, const Hearing& hearing, const std::stop_token& stop) {
  answer.together.reset();
  const Judgement* judgement = answer.judgement();
  if (judgement == nullptr || !judgement->ruling.several) return;
  if (auto together = together_of(hearing, answer.order, *judgement, stop))
    answer.together = std::make_shared<const Together>(*std::move(together));
}

/// The order that a drag snaps to: of several models their common stop.
std::optional<Order> cut_within(const OrderAnswer& answer, const Hearing& hearing, double within) {
  const Judgement* judgement = answer.judgement();
  if (within <= 0 || judgement == nullptr) return std::nullopt;
  if (!judgement->ruling.several)
    return snapped(hearing.game(), hearing.ruleset().terms(), answer.order, *judgement, within);
  const bool illegal = judgement->ruling.verdict == Verdict::illegal;
  if (!illegal || !answer.together || !answer.together->stop) return std::nullopt;
  const CommonStop& stop = *answer.together->stop;
  return exceeds(stop.whole - stop.cut.length, within) ? std::nullopt : std::optional(stop.order);
}

void find_form(OrderAnswer& answer, const Hearing& hearing, const JudgeRequest& request, const std::string& said,
               const std::stop_token& stop) {
  auto found = form_now(hearing, answer.order, request.asks.value_or(RowEffort::whole), stop);
  if (!found) {
    answer.outcome = found.problem();
    return;
  }
  answer.form = std::make_shared<const FormAnswer>(*std::move(found));
  const Formed& formed = answer.form->formed;
  answer.outcome = Problem{{}, formed.reason};
  if (!formed.witness) return;
  const Value form = answer.order.members[FORM];
  answer.order = formed.witness->order;
  answer.amended = true;
  ask_and_judge(answer, hearing, request, said, stop, nullptr);
  answer.order.members = answer.order.members.with(std::string(FORM), form);
  find_common_stop(answer, hearing, stop);
}

}  // namespace

AnswerPtr judge_now(const Hearing& hearing, JudgeRequest request, std::uint64_t serial, const std::stop_token& stop,
                    TraceMemory* memory) {
  const std::string said = request.order.action;
  auto answer = std::make_shared<OrderAnswer>(OrderAnswer{serial, hearing.game(), request.order, false, Problem{}});
  try {
    if (request.walk) {
      answer->order = request.walk->to(request.goal);
      answer->amended = true;
    }
    if (asks_for_form(answer->order)) {
      find_form(*answer, hearing, request, said, stop);
      return answer;
    }
    answer->form = request.form;
    // What is asked about is the order that stands in the end; without an action the first row says by which it is cut.
    const bool may_be_cut = request.snap_within > 0 && !said.empty();
    if (may_be_cut)
      judge(*answer, hearing, stop, memory);
    else
      ask_and_judge(*answer, hearing, request, said, stop, memory);
    find_common_stop(*answer, hearing, stop);
    if (auto cut = cut_within(*answer, hearing, request.snap_within)) {
      answer->order = std::move(*cut);
      answer->amended = true;
      ask_and_judge(*answer, hearing, request, said, stop, memory);
      find_common_stop(*answer, hearing, stop);
    } else if (may_be_cut && request.asks) {
      answer->asked = ask_now(hearing, question_of(answer->order, request.roll), *request.asks, stop);
    }
  } catch (const std::bad_alloc&) {
    answer->outcome = Problem{{}, "there is not enough memory to judge this order"};
  } catch (const std::exception& mistake) {
    answer->outcome = Problem{{}, words_of(mistake)};
  }
  return answer;
}

JudgeService::JudgeService(QObject* parent)
    : QObject(parent), memory_(std::make_shared<TraceMemory>()), work_(this), settling_(this) {
  rest_.setSingleShot(true);
  rest_.setInterval(REST_OF_ROWS);
  connect(&rest_, &QTimer::timeout, this, [this] {
    if (settle_) settle_();
  });
}

std::uint64_t JudgeService::ask(Hearing hearing, JudgeRequest request) {
  forget();
  const auto judge_it = [hearing, request, serial = latest_, memory = memory_](const std::stop_token& stop) {
    return judge_now(hearing, request, serial, stop, memory.get());
  };
  work_.begin(judge_it, [this, hearing, request](const AnswerPtr& answer) { answer_first(answer, hearing, request); });
  return latest_;
}

// The order that stands then is the one that was cut or led to a hex, or that leads into a form.
void JudgeService::answer_first(const AnswerPtr& answer, const Hearing& hearing, const JudgeRequest& request) {
  const bool form_is_open = answer->form && !answer->form->settled;
  if (form_is_open || (answer->asked && !answer->asked->settled)) {
    JudgeRequest whole{answer->order, 0, nullptr, {}, RowEffort::whole, request.roll, answer->form};
    whole.order.action = request.order.action;
    settle_ = [this, hearing, whole, serial = answer->serial] {
      settling_.begin(
          [hearing, whole, serial](const std::stop_token& stop) { return judge_now(hearing, whole, serial, stop); },
          [this](const AnswerPtr& settled) { emit answered(settled); });
    };
    rest_.start();
  }
  emit answered(answer);
}

std::uint64_t JudgeService::forget() {
  work_.forget();
  settling_.forget();
  rest_.stop();
  settle_ = nullptr;
  return ++latest_;
}

}  // namespace linesman
