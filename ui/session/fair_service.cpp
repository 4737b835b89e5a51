#include "ui/session/fair_service.h"

#include "files/documents/document.h"
#include "files/documents/plan_check.h"
#include "lint/known_complaints.h"

namespace linesman {

namespace {

/// All that a search works with on its own thread.
struct FairAsked {
  Hearing hearing;
  Document document;
  std::shared_ptr<const RulesetSource> rulesets;
  ClockPtr before;
  std::vector<MayMove> may;
};

/// The table is a document that a check takes, and in which it finds nothing new.
MayPropose may_propose(const FairAsked& asked, const KnownComplaints& known, const std::stop_token& stop) {
  return [&asked, &known, stop](const Game& game) {
    const auto again = read_document(write_document({game, asked.document.source, asked.document.read}), "");
    return again && plan_mistakes(again->game).empty() &&
           known.all_of(again->game, [stop] { return stop.stop_requested(); });
  };
}

std::shared_ptr<const FairFound> fair_reply(const FairAsked& asked, const FairProgress& progress,
                                            const std::stop_token& stop) {
  auto found = std::make_shared<FairFound>();
  found->before = asked.before;
  try {
    const ClockRequest& request = asked.before->request;
    const KnownComplaints known(asked.hearing.game(), *asked.rulesets);
    auto fair = make_fair(asked.hearing, request, *asked.before->answer, asked.may, may_propose(asked, known, stop),
                          stop, progress);
    if (!fair) {
      found->problem = fair.problem();
      return found;
    }
    FairTold told = *std::move(fair);
    found->seen = told.seen;
    for (Proposal& proposal : told.proposals) {
      auto clock = std::make_shared<ClockFound>();
      clock->game = proposal.game;
      clock->request = request;
      clock->answer = std::make_shared<const ClockAnswer>(std::move(proposal.answer));
      found->tables.push_back({std::move(proposal.moves), std::move(clock)});
    }
  } catch (const std::exception& mistake) {
    found->problem = Problem{"", mistake.what()};
  }
  return found;
}

}  // namespace

FairService::FairService(Session& session, QObject* parent) : QObject(parent), session_(session), work_(this) {
  for (const auto changed : {&Session::game_changed, &Session::ruleset_changed, &Session::game_opened})
    connect(&session_, changed, this, &FairService::forget);
}

void FairService::look(const ClockPtr& before, std::vector<MayMove> may) {
  forget();
  if (!session_.hearing() || !before || !before->answer) return;
  at_work_ = true;
  auto asked = std::make_shared<const FairAsked>(
      FairAsked{*session_.hearing(), session_.file().document(), session_.shared_rulesets(), before, std::move(may)});
  const auto search = [this, asked = std::move(asked)](const std::stop_token& stop) {
    const FairProgress tell = [this, stop](double share, double seen) {
      const auto deliver = [this, stop, share, seen] {
        if (!stop.stop_requested()) emit progressed(share, seen);
      };
      QMetaObject::invokeMethod(this, deliver, Qt::QueuedConnection);
    };
    return fair_reply(*asked, tell, stop);
  };
  work_.begin(search, [this](std::shared_ptr<const FairFound> found) { take(std::move(found)); });
  emit changed();
}

void FairService::forget() {
  work_.forget();
  if (!at_work_ && !found_) return;
  at_work_ = false;
  found_.reset();
  emit changed();
}

void FairService::take(std::shared_ptr<const FairFound> found) {
  at_work_ = false;
  found_ = std::move(found);
  emit changed();
}

}  // namespace linesman
