#include "ui/session/verify_service.h"

#include "files/documents/record.h"

namespace linesman {

VerifyService::VerifyService(Session& session, QObject* parent) : QObject(parent), session_(session), work_(this) {
  connect(&session_, &Session::game_opened, this, &VerifyService::begin);
}

void VerifyService::begin() {
  found_.reset();
  work_.forget();
  if (!session_.has_game() || session_.game().history().size() == 0) return;
  const auto look = [game = session_.game(),
                     rulesets = session_.shared_rulesets()](const GivenUp&) -> std::optional<Verification> {
    try {
      const auto found = verify(Referee(rulesets), game);
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
