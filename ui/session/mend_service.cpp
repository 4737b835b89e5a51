#include "ui/session/mend_service.h"

namespace linesman {

namespace {

constexpr int REST = 150;  // ms

}  // namespace

MendService::MendService(Session& session, QObject* parent) : QObject(parent), session_(session), work_(this) {
  rest_.setSingleShot(true);
  rest_.setInterval(REST);
  connect(&rest_, &QTimer::timeout, this, &MendService::begin);
  connect(&session_, &Session::answer_changed, this, &MendService::follow);
  connect(&session_, &Session::order_changed, this, &MendService::follow);
}

void MendService::follow() {
  const AnswerPtr& answer = session_.order() ? session_.answer() : nullptr;
  if (answer && answer == of_) return;
  forget();
  const bool any = !mends_.empty();
  mends_.clear();
  of_ = answer;
  const bool illegal = answer && answer->ruling() != nullptr && answer->ruling()->verdict == Verdict::illegal;
  if (illegal)
    rest_.start();
  else
    rest_.stop();
  if (any) emit changed();
}

void MendService::begin() {
  if (!of_ || !session_.hearing() || !session_.answer_is_current()) return;
  stop_ = std::make_shared<StopFlag>(false);
  const auto find = [hearing = *session_.hearing(), of = of_, stop = stop_](const GivenUp&) {
    try {
      return mends_of(hearing, of->order, *of->judgement(), stop.get());
    } catch (const std::exception&) {
      return std::vector<Mend>();  // a mistake of ours: nothing is offered
    }
  };
  work_.begin(find, [this](std::vector<Mend> found) {
    mends_ = std::move(found);
    game_ = of_->game;
    stop_.reset();
    emit changed();
  });
  emit changed();
}

void MendService::forget() {
  if (stop_) *stop_ = true;
  stop_.reset();
  work_.forget();
}

}  // namespace linesman
