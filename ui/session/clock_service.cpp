#include "ui/session/clock_service.h"

namespace linesman {

namespace {

constexpr int CLOCK_REST = 120;       // ms
constexpr double COARSE_CLOCK = 0.1;  // of the work of a full answer

ClockPtr clock_reply(const Hearing& hearing, ClockRequest request, double budget, const std::stop_token& stop) {
  auto found = std::make_shared<ClockFound>();
  found->game = hearing.game();
  found->request = request;
  found->refined = budget >= request.budget;
  request.budget = budget;
  try {
    auto answer = clock_of(hearing, request, stop);
    if (answer) {
      // What a small budget has settled no other changes.
      found->refined = found->refined || answer->settled;
      found->answer = std::make_shared<const ClockAnswer>(*std::move(answer));
    } else {
      found->problem = answer.problem();
      found->refined = true;
    }
  } catch (const std::exception& mistake) {
    found->problem = Problem{"", mistake.what()};
    found->refined = true;
  }
  return found;
}

}  // namespace

ClockService::ClockService(Session& session, QObject* parent) : QObject(parent), session_(session), work_(this) {
  rest_.setSingleShot(true);
  rest_.setInterval(CLOCK_REST);
  connect(&rest_, &QTimer::timeout, this, [this] { begin(COARSE_CLOCK * request_.budget); });
  connect(&session_, &Session::game_changed, this, &ClockService::outdate);
  connect(&session_, &Session::ruleset_changed, this, &ClockService::outdate);
  connect(&session_, &Session::game_opened, this, &ClockService::forget);
}

void ClockService::want(bool wanted) {
  if (wanted_ == wanted) return;
  wanted_ = wanted;
  if (wanted_ && !current_ && session_.has_game()) rest_.start();
  if (wanted_) return;
  rest_.stop();
  work_.forget();
  if (found_ && !found_->refined) current_ = false;  // asked for in full when it is wanted again
}

void ClockService::ask(ClockRequest request) {
  request_ = std::move(request);
  outdate();
}

void ClockService::forget() {
  found_.reset();
  before_.reset();
  outdate();
}

void ClockService::outdate() {
  work_.forget();
  if (current_ && found_ && found_->answer && found_->refined) before_ = found_;
  current_ = false;
  if (wanted_ && session_.has_game())
    rest_.start();
  else
    rest_.stop();
  emit changed();
}

void ClockService::begin(double budget) {
  if (!session_.hearing()) {
    auto none = std::make_shared<ClockFound>();
    none->game = session_.game();
    none->problem = session_.hearing_problem();
    return take(none);
  }
  const auto look = [hearing = *session_.hearing(), request = request_, budget](const std::stop_token& stop) {
    return clock_reply(hearing, request, budget, stop);
  };
  work_.begin(look, [this](const ClockPtr& found) { take(found); });
}

void ClockService::take(ClockPtr found) {
  found_ = std::move(found);
  current_ = true;
  if (!found_->refined) begin(request_.budget);
  emit changed();
}

}  // namespace linesman
