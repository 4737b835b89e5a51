#include "ui/session/open/heard_game.h"

namespace linesman {

// The ruleset object is asked for again only when the id or the house rules differ, and the survey of the table is kept
// while it is: carrying an order out must not prepare 10,000 features anew.
bool HeardGame::hear() {
  const auto before = ruleset_;
  ++hearing_serial_;
  const Game& game = this->game();
  const bool same_rules = ruleset_ && hearing_ && ruleset_->terms().id == game.ruleset() &&
                          hearing_->game().house_rules() == game.house_rules();
  auto heard = [&]() -> Result<Hearing> {
    if (same_rules) return hearing_->on(game);
    ruleset_.reset();
    const RulesetSource& rules = draft_.is_judging() ? *draft_.rules() : *rulesets_;
    auto ruleset = rules.ruleset(game.ruleset(), game.house_rules());
    if (!ruleset) return ruleset.problem();
    ruleset_ = *ruleset;
    return Hearing::open(game, ruleset_);
  }();
  if (heard) {
    hearing_ = std::move(heard).value();
    hearing_problem_ = {};
  } else {
    hearing_.reset();
    hearing_problem_ = heard.problem();
  }
  return ruleset_ != before;
}

std::shared_ptr<const Ruleset> HeardGame::usual_ruleset() const {
  const auto usual = rulesets_->ruleset(game().ruleset(), Value::empty_object());
  return usual ? *usual : nullptr;
}

void HeardGame::hear_by(std::shared_ptr<const RulesetSource> rulesets) {
  rulesets_ = std::move(rulesets);
  hearing_.reset();
  if (has_game()) hear();
}

}  // namespace linesman
