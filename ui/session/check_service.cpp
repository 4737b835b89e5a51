#include "ui/session/check_service.h"

#include "files/documents/record.h"
#include "sharing/carried_rules.h"

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
  // Other rulesets may mend what was found.
  connect(&session_, &Session::ruleset_changed, this, [this] {
    if (session_.has_game() && !found_.complaints.empty()) delay_.start();
  });
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
  const auto look = [game = session_.game(), rulesets = session_.shared_rulesets()](const std::stop_token& stop) {
    try {
      return lint(game, *rulesets, [stop] { return stop.stop_requested(); });
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

VerifyService::VerifyService(Session& session, QObject* parent) : QObject(parent), session_(session), work_(this) {
  connect(&session_, &Session::game_opened, this, &VerifyService::begin);
  // The player may agree to the rules of the game only after it was opened.
  connect(&session_, &Session::ruleset_changed, this, [this] {
    if (rulesets_ != session_.shared_rulesets()) begin();
  });
}

void VerifyService::begin() {
  found_.reset();
  work_.forget();
  rulesets_ = session_.shared_rulesets();
  if (!session_.has_game() || session_.game().history().size() == 0) return;
  const auto look = [game = session_.game(),
                     rulesets = rulesets_](const std::stop_token&) -> std::optional<Verification> {
    try {
      const auto found = verify_as_judged(rulesets, game);
      // Without its ruleset no ruling can be tried, but its chain can.
      if (!found)
        return Verification{.chained = record_of(game).chain.is_object(),
                            .first_flaw = broken_seal(game),
                            .not_judged = found.problem().sentence()};
      return *found;
    } catch (const std::exception& mistake) {
      return Verification{.first_flaw = Flaw{0, mistake.what()}, .not_judged = {}};
    }
  };
  work_.begin(look, [this](std::optional<Verification> found) {
    found_ = std::move(found);
    emit verified();
  });
}

}  // namespace linesman
