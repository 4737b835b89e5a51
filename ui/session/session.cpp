#include "ui/session/session.h"

#include "ui/session/past_step.h"

namespace linesman {

Session::Session(std::shared_ptr<const RulesetSource> rulesets, QObject* parent)
    : HeardGame(std::move(rulesets), parent) {
  connect(&draft(), &DraftRules::changed, this, [this] { use_rulesets(shared_rulesets()); });
}

void Session::open(Document document, const QString& file_name) { replace(std::move(document), file_name, true); }

void Session::close() { replace({}, {}, false); }

void Session::replace(Document document, const QString& file_name, bool open) {
  show_past(nullptr);
  file().begin(std::move(document), file_name, open);
  selected_.begin();
  proposal_.begin();
  agreements_by_ruleset_.clear();
  hear();
  proposal_.ask();
  emit ruleset_changed();
  emit game_opened();
  emit game_changed();
  emit selected_.pieces_changed();
  emit selected_.features_changed();
  emit proposal_.order_changed();
  emit file().changed();
}

void Session::show_past(std::shared_ptr<const PastTable> past) {
  if (past == past_) return;
  past_ = std::move(past);
  emit past_changed();
}

const Game& Session::shown_game() const { return past_ ? past_->game : game(); }

void Session::set_game(Game game) {
  show_past(nullptr);
  const std::string ruleset_before = this->game().ruleset();
  const bool other_ruleset = game.ruleset() != ruleset_before;
  if (other_ruleset) {
    agreements_by_ruleset_[ruleset_before] = {this->game().options(), this->game().house_rules()};
    proposal_.keep_under_ruleset();
  }
  file().set_game(std::move(game));
  proposal_.forget_walk();
  const bool other_rules = hear();
  if (other_ruleset) proposal_.fit_to_terms();
  selected_.drop_unknown();
  proposal_.ask();
  if (other_rules || other_ruleset) emit ruleset_changed();
  emit game_changed();
  emit proposal_.order_changed();
}

void Session::set_unit(LengthUnit unit) {
  if (unit == unit_) return;
  unit_ = unit;
  emit unit_changed();
}

void Session::use_rulesets(std::shared_ptr<const RulesetSource> rulesets) {
  proposal_.forget_walk();
  hear_by(std::move(rulesets));
  emit ruleset_changed();
  proposal_.ask();
}

void Session::set_brush(const Brush& brush) {
  if (brush == brush_) return;
  brush_ = brush;
  emit brush_changed();
}

Agreement Session::agreement_under(const std::string& ruleset) const {
  const auto found = agreements_by_ruleset_.find(ruleset);
  return found == agreements_by_ruleset_.end() ? Agreement{} : found->second;
}

}  // namespace linesman
