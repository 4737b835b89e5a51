#include "ui/session/clock_service.h"

namespace linesman {

namespace {

constexpr int CLOCK_REST = 120;        // ms
constexpr int HELD_REST = 40;          // ms
constexpr int HELD_PATIENCE = 600;     // ms: an answer about where a thing was held may take so long
constexpr double COARSE_CLOCK = 0.1;   // of the work of a full answer
constexpr std::size_t FEW_MOVERS = 4;  // whose ways are looked for while a thing is held

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

ClockPtr held_reply(const Hearing& hearing, const std::function<Game()>& held, const ClockRequest& request,
                    double budget, const std::stop_token& stop) {
  auto found = std::make_shared<ClockFound>();
  try {
    const auto there = hearing.on(held());
    if (there)
      *found = *clock_reply(*there, request, budget, stop);
    else
      found->problem = there.problem();
  } catch (const std::exception& mistake) {
    found->problem = Problem{"", mistake.what()};
  }
  found->refined = false;
  found->held = true;
  return found;
}

}  // namespace

ClockService::ClockService(Session& session, QObject* parent) : QObject(parent), session_(session), work_(this) {
  rest_.setSingleShot(true);
  connect(&rest_, &QTimer::timeout, this, [this] {
    if (held_)
      begin_held();
    else
      begin(0);
  });
  connect(&session_, &Session::game_changed, this, &ClockService::outdate);
  connect(&session_, &Session::ruleset_changed, this, &ClockService::outdate);
  connect(&session_, &Session::game_opened, this, &ClockService::forget);
}

void ClockService::want(bool wanted) {
  if (wanted_ == wanted) return;
  wanted_ = wanted;
  if (wanted_ && !current_ && session_.has_game()) rest_.start(CLOCK_REST);
  if (wanted_) return;
  rest_.stop();
  work_.forget();
  since_.reset();
  if (found_ && !found_->refined) current_ = false;  // asked for in full when it is wanted again
}

void ClockService::ask(ClockRequest request) {
  request_ = std::move(request);
  outdate();
}

void ClockService::forget() {
  held_ = nullptr;
  found_.reset();
  before_.reset();
  outdate();
}

void ClockService::outdate() {
  work_.forget();
  held_ = nullptr;
  standing_.reset();
  since_.reset();
  if (current_ && found_ && found_->answer && found_->refined) before_ = found_;
  current_ = false;
  if (wanted_ && session_.has_game())
    rest_.start(CLOCK_REST);
  else
    rest_.stop();
  emit changed();
}

void ClockService::hold(std::function<Game()> held) {
  const bool began = held && !held_;
  const bool ended = !held && held_;
  held_ = std::move(held);
  if (began) standing_ = current_ ? found_ : nullptr;
  if (ended) {
    found_ = standing_ ? std::exchange(standing_, nullptr) : found_;
    current_ = found_ && !found_->held;
    work_.forget();
    since_.reset();
    rest_.stop();
    if (wanted_ && session_.has_game() && !(current_ && found_->refined)) rest_.start(CLOCK_REST);
    emit changed();
    return;
  }
  if (!held_ || !wanted_) return;
  ++place_;
  if (began) {
    work_.forget();
    rest_.stop();
  }
  // It is not put off by each move of the pointer: the answers follow behind.
  if (!rest_.isActive()) rest_.start(HELD_REST);
  if (std::exchange(current_, false)) emit changed();
}

void ClockService::begin_held() {
  if (!session_.hearing()) return;
  if (since_ && since_->elapsed() < HELD_PATIENCE) return rest_.start(HELD_REST);
  since_.emplace();
  since_->start();
  const bool many = found_ && found_->answer && found_->answer->movers.size() > FEW_MOVERS;
  const auto look = [hearing = *session_.hearing(), held = held_, request = request_,
                     budget = many ? 0 : COARSE_CLOCK * request_.budget](const std::stop_token& stop) {
    return held_reply(hearing, held, request, budget, stop);
  };
  work_.begin(look, [this, place = place_](const ClockPtr& found) { take_held(found, place); });
}

void ClockService::take_held(ClockPtr found, std::uint64_t place) {
  since_.reset();
  if (!held_ || !found->answer) return;
  found_ = std::move(found);
  current_ = place == place_;
  emit changed();
}

void ClockService::begin(double budget) {
  budget_ = budget;
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
  if (!found_->refined) begin(budget_ > 0 ? request_.budget : COARSE_CLOCK * request_.budget);
  emit changed();
}

}  // namespace linesman
