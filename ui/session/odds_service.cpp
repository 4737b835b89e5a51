#include "ui/session/odds_service.h"

namespace linesman {

void OddsService::ask(const Hearing& hearing, const Order& order, const std::vector<DiceNeed>& needs) {
  const auto odds = [hearing, order, needs](const GivenUp& given_up) -> std::optional<DiceOdds> {
    try {
      return dice_odds(hearing, order, needs, given_up);
    } catch (const BrokenPromise&) {
      return std::nullopt;  // a mistake of ours: the ruling itself will say so
    }
  };
  work_.begin(odds, [this](const std::optional<DiceOdds>& found) { emit answered(found); });
}

}  // namespace linesman
