#include "ui/session/check_service.h"

namespace linesman {

namespace {

constexpr int DELAY = 500;  // ms: a drag is over, or the next gesture has come

}  // namespace

CheckService::CheckService(Session& session, QObject* parent)
    : QObject(parent), session_(session), work_(this, QThread::IdlePriority) {
  delay_.setSingleShot(true);
  delay_.setInterval(DELAY);
  connect(&delay_, &QTimer::timeout, this, &CheckService::begin);
  connect(&session_, &Session::game_changed, this, &CheckService::outdate);
  // That the game changed is said after it was opened.
  connect(&session_, &Session::game_opened, this, [this] {
    opened_ = session_.has_game();
    found_ = {};
    emit changed();
  });
}

void CheckService::watch(bool watched) {
  watched_ = watched;
  if (watched_ && !current_ && session_.has_game()) delay_.start();
}

void CheckService::outdate() {
  work_.forget();
  current_ = false;
  if (session_.has_game() && (watched_ || opened_))
    delay_.start();
  else
    delay_.stop();
  emit outdated();
}

void CheckService::begin() {
  delay_.stop();
  const auto look = [game = session_.game(), rulesets = session_.shared_rulesets()](const GivenUp& given_up) {
    try {
      return lint(game, *rulesets, given_up);
    } catch (const BrokenPromise& mistake) {
      Linted found;
      found.complaints.push_back({.severity = Severity::error,
                                  .code = std::string(UNUSABLE_CODE),
                                  .pointer = {},
                                  .reason = mistake.what(),
                                  .of = {},
                                  .at = {}});
      return found;
    }
  };
  work_.begin(look, [this](Linted found) { take(std::move(found)); });
}

void CheckService::take(Linted found) {
  found_ = std::move(found);
  current_ = true;
  emit changed();
  if (std::exchange(opened_, false)) emit checked_opened();
}

}  // namespace linesman
