#include "ui/session/check_service.h"

namespace linesman {

namespace {

constexpr int DELAY = 500;  // ms: a drag is over, or the next gesture has come

}  // namespace

CheckService::CheckService(Session& session, QObject* parent) : QObject(parent), session_(session) {
  pool_.setMaxThreadCount(1);
  delay_.setSingleShot(true);
  delay_.setInterval(DELAY);
  connect(&delay_, &QTimer::timeout, this, &CheckService::begin);
  connect(&session_, &Session::game_changed, this, &CheckService::outdate);
  // That the game changed is said after it was opened.
  connect(&session_, &Session::game_opened, this, [this] {
    opened_ = session_.has_game();
    found_ = {};
  });
}

CheckService::~CheckService() { pool_.waitForDone(); }

void CheckService::watch(bool watched) {
  watched_ = watched;
  if (watched_ && !current_ && session_.has_game()) delay_.start();
}

void CheckService::outdate() {
  ++asked_;
  current_ = false;
  if (session_.has_game() && (watched_ || opened_))
    delay_.start();
  else
    delay_.stop();
  emit changed();
}

void CheckService::begin() {
  delay_.stop();
  pool_.clear();
  const auto look = [this, serial = asked_, game = session_.game(), rulesets = session_.shared_rulesets()] {
    Linted found;
    try {
      found = lint(game, *rulesets);
    } catch (const BrokenPromise& mistake) {
      found.complaints.push_back({.severity = Severity::error,
                                  .code = std::string(UNUSABLE_CODE),
                                  .pointer = {},
                                  .reason = mistake.what(),
                                  .of = {},
                                  .at = {}});
    }
    QMetaObject::invokeMethod(
        this, [this, serial, found = std::move(found)]() mutable { take(serial, std::move(found)); },
        Qt::QueuedConnection);
  };
  pool_.start(look);
}

void CheckService::take(std::uint64_t serial, Linted found) {
  if (serial != asked_) return;
  found_ = std::move(found);
  current_ = true;
  emit changed();
  if (std::exchange(opened_, false)) emit checked_opened();
}

}  // namespace linesman
