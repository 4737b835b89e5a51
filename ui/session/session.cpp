#include "ui/session/session.h"

#include <algorithm>

#include "files/orders/order_json.h"
#include "rules/vocabulary.h"
#include "state/status_edits.h"
#include "ui/session/orders.h"
#include "ui/session/past_step.h"

namespace linesman {

namespace {

bool has_paths_of(const Order& a, const Order& b) {
  const Value one = write_order(a);
  const Value other = write_order(b);
  return one["path"] == other["path"] && one["paths"] == other["paths"];
}

}  // namespace

Session::Session(std::shared_ptr<const RulesetSource> rulesets, QObject* parent)
    : QObject(parent), rulesets_(std::move(rulesets)) {
  connect(&judge_, &JudgeService::answered, this, &Session::take);
  connect(&undo_stack_, &QUndoStack::cleanChanged, this, &Session::file_changed);
  connect(&draft_, &DraftRules::changed, this, [this] { use_rulesets(rulesets_); });
}

void Session::open(Document document, const QString& file_name) { replace(std::move(document), file_name, true); }

void Session::close() { replace({}, {}, false); }

void Session::replace(Document document, const QString& file_name, bool open) {
  show_past(nullptr);
  document_ = std::move(document);
  open_ = open;
  file_name_ = file_name;
  entries_in_file_ = document_.game.history().size();
  basis_.begin(document_.game);
  undo_stack_.clear();
  selection_.clear();
  selected_features_.clear();
  order_.reset();
  putting_right_.reset();
  orders_by_ruleset_.clear();
  agreements_by_ruleset_.clear();
  said_.clear();
  hear();
  ask();
  emit ruleset_changed();
  emit game_opened();
  emit game_changed();
  emit selection_changed();
  emit feature_selection_changed();
  emit order_changed();
  emit file_changed();
}

void Session::saved_as(const QString& file_name, Value source) {
  document_.source = std::move(source);
  document_.read = std::make_shared<const Game>(document_.game);
  file_name_ = file_name;
  entries_in_file_ = document_.game.history().size();
  undo_stack_.setClean();
  emit file_changed();
}

void Session::show_past(std::shared_ptr<const PastTable> past) {
  if (past == past_) return;
  past_ = std::move(past);
  emit past_changed();
}

const Game& Session::shown_game() const { return past_ ? past_->game : document_.game; }

void Session::set_game(Game game) {
  show_past(nullptr);
  const auto rules_before = ruleset_;
  const std::string ruleset_before = document_.game.ruleset();
  if (game.ruleset() != ruleset_before) remember();
  document_.game = std::move(game);
  hear();
  if (document_.game.ruleset() != ruleset_before) fit_order_to_terms();
  drop_unknown_selection();
  ask();
  if (ruleset_ != rules_before || document_.game.ruleset() != ruleset_before) emit ruleset_changed();
  emit game_changed();
  emit order_changed();
}

// The ruleset object is asked for again only when the id or the house rules differ, and the survey of the table is kept
// while it is: carrying an order out must not prepare 10,000 features anew.
void Session::hear() {
  walk_.reset();
  ++hearing_serial_;
  const Game& game = document_.game;
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
}

void Session::set_unit(LengthUnit unit) {
  if (unit == unit_) return;
  unit_ = unit;
  emit unit_changed();
}

std::shared_ptr<const Ruleset> Session::usual_ruleset() const {
  const auto usual = rulesets_->ruleset(game().ruleset(), Value::empty_object());
  return usual ? *usual : nullptr;
}

void Session::use_rulesets(std::shared_ptr<const RulesetSource> rulesets) {
  rulesets_ = std::move(rulesets);
  hearing_.reset();
  if (open_) hear();
  emit ruleset_changed();
  ask();
}

void Session::select(std::vector<std::string> piece_ids) {
  std::erase_if(piece_ids, [this](const std::string& id) { return !game().find_piece(id); });
  if (piece_ids == selection_) return;
  selection_ = std::move(piece_ids);
  emit selection_changed();
  const auto ordered = [this](const std::string& id) { return is_ordered(*order_, game(), id); };
  if (order_ && !selection_.empty() && std::none_of(selection_.begin(), selection_.end(), ordered)) drop_order();
}

void Session::select_features(std::vector<std::string> feature_ids) {
  std::erase_if(feature_ids, [this](const std::string& id) { return !game().find_feature(id); });
  if (feature_ids == selected_features_) return;
  selected_features_ = std::move(feature_ids);
  emit feature_selection_changed();
}

void Session::set_brush(const Brush& brush) {
  if (brush == brush_) return;
  brush_ = brush;
  emit brush_changed();
}

void Session::drop_unknown_selection() {
  const auto unknown = [this](const std::string& id) { return !game().find_piece(id); };
  if (std::erase_if(selection_, unknown) > 0) emit selection_changed();
  const auto unknown_feature = [this](const std::string& id) { return !game().find_feature(id); };
  if (std::erase_if(selected_features_, unknown_feature) > 0) emit feature_selection_changed();
}

void Session::propose(Order order, double snap_within) {
  // What befell on a way befell on that way.
  const bool grid = terms() != nullptr && terms()->grid;
  if (order_ && !grid && state::has_events(order.members) && order.members == order_->members &&
      !has_paths_of(order, *order_))
    order.members = state::without_events(order.members);
  order_ = std::move(order);
  say_of_order();
  ask(snap_within);
  emit order_changed();
}

// Ways over hexes are sought by an action; which one it is that is asked about stays open.
Order Session::walked(Order from) const {
  if (from.action.empty() && terms() != nullptr) from.action = first_action(*terms());
  return from;
}

void Session::propose_walk(Order from, Hex goal, bool rear) {
  if (!hearing_) return propose(std::move(from));
  if (!walk_ || walk_->rear != rear || write_order(walk_->from) != write_order(from))
    walk_ = Walk{from, rear, std::make_shared<CheapestWalk>(*hearing_, walked(from), rear), {}};
  walk_->awaited = goal;
  const AskedRoll& roll = roll_of(owners_of(from));
  asked_ = judge_.ask(*hearing_, {std::move(from), 0, walk_->ways, goal, RowEffort::first, roll});
}

Order Session::walked_to(const Walk& walk, Hex goal) const {
  Order order = CheapestWalk(*hearing_, walked(walk.from), walk.rear).to(goal);
  order.action = walk.from.action;
  return order;
}

std::optional<std::int64_t> Session::putting_right() const {
  const Record record = record_of(game());
  const bool as_it_was =
      putting_right_ && putting_right_->here == record.here && putting_right_->entries == record.entries.size();
  return as_it_was ? std::optional(putting_right_->seq) : std::nullopt;
}

void Session::put_right(std::int64_t seq) {
  const Record record = record_of(game());
  putting_right_ = {seq, record.here, record.entries.size()};
}

void Session::drop_order() {
  putting_right_.reset();
  const bool any = order_ || (walk_ && walk_->awaited);
  if (!any) return;
  order_.reset();
  ask();
  emit order_changed();
}

OpenQuestion::About Session::about(std::vector<std::string> piece_ids) const {
  std::sort(piece_ids.begin(), piece_ids.end());
  return {game().ruleset(), std::move(piece_ids)};
}

std::optional<Order> Session::judged_order() const {
  if (!order_ || !answer_) return std::nullopt;
  return answer_is_current() ? answer_->order : order_;
}

std::vector<std::string> Session::owners_of(const Order& order) const {
  const auto pieces = ordered_pieces(game(), order);
  return pieces ? ids_of(game(), *pieces) : std::vector<std::string>();
}

std::vector<std::string> Session::dice_owners() const { return order_ ? owners_of(*order_) : selection_; }

const AskedRoll& Session::roll_of(const std::vector<std::string>& piece_ids) const {
  return said_.roll(about(piece_ids));
}

// Dice that fell for another action are not this one's; a throw that is not complete stays with its pieces.
void Session::say_of_order() {
  const auto of = about(dice_owners());
  const std::string before = said_.action(of);
  const bool other = !before.empty() && before != order_->action;
  if (other && order_->dice == whole_throws(said_.roll(of))) order_->dice.clear();
  said_.say_action(of, order_->action);
  for (const auto& [purpose, faces] : whole_throws(said_.roll(of)))
    if (!order_->dice.contains(purpose)) said_.say_faces(of, purpose, {});
  for (const auto& [purpose, faces] : asked_roll(order_->dice)) said_.say_faces(of, purpose, faces);
}

void Session::give_dice(const std::vector<std::string>& piece_ids, const std::string& purpose,
                        const std::vector<double>& faces) {
  const AskedRoll roll = asked_roll({{purpose, faces}});
  say_faces(piece_ids, purpose, faces.empty() ? std::vector<std::optional<int>>{} : roll.at(purpose));
}

void Session::say_faces(const std::vector<std::string>& piece_ids, const std::string& purpose,
                        std::vector<std::optional<int>> faces) {
  said_.say_faces(about(piece_ids), purpose, std::move(faces));
  if (order_ && is_for(*order_, game(), piece_ids)) {
    Order order = *order_;
    order.dice = dice_of(piece_ids);
    propose(std::move(order));
  }
  emit dice_changed();
}

void Session::say_action(const std::vector<std::string>& piece_ids, const std::string& action) {
  if (order_ && is_for(*order_, game(), piece_ids)) {
    Order order = *order_;
    order.action = action;
    return propose(std::move(order));
  }
  said_.say_action(about(piece_ids), action);
  emit dice_changed();
}

void Session::spend_dice(const Order& order) {
  said_.forget(about(owners_of(order)));
  emit dice_changed();
}

Order Session::fresh_order(const std::vector<std::string>& piece_ids) const {
  if (order_ && is_for(*order_, game(), piece_ids)) {
    return pathless(terms() ? *terms() : Terms{}, *order_);
  }
  Order order = order_for(piece_ids);
  order.dice = dice_of(piece_ids);
  order.action = said_.action(about(piece_ids));
  if (order.action.empty() && terms() != nullptr && !is_of_the_table(order, game()))
    order.action = action_on_to_the_table(*terms());
  return order;
}

void Session::remember() {
  const Game& game = document_.game;
  agreements_by_ruleset_[game.ruleset()] = {game.options(), game.house_rules()};
  if (order_) orders_by_ruleset_[game.ruleset()] = *order_;
}

Agreement Session::agreement_under(const std::string& ruleset) const {
  const auto found = agreements_by_ruleset_.find(ruleset);
  return found == agreements_by_ruleset_.end() ? Agreement{} : found->second;
}

// The path is about the table and stays; what the other ruleset called things is taken up again from the last time.
void Session::fit_order_to_terms() {
  if (!order_ || terms() == nullptr) return;
  const auto remembered = orders_by_ruleset_.find(document_.game.ruleset());
  order_ = fitted(*order_, *terms(), remembered == orders_by_ruleset_.end() ? nullptr : &remembered->second);
}

void Session::ask(double snap_within) {
  if (walk_) walk_->awaited.reset();
  if (order_ && hearing_) {
    asked_ = judge_.ask(*hearing_, {*order_, snap_within, nullptr, {}, RowEffort::first, roll_of(dice_owners())});
    return;
  }
  judge_.forget();
  if (!answer_) return;
  answer_.reset();
  emit answer_changed();
}

void Session::take(AnswerPtr answer) {
  answer_ = std::move(answer);
  const bool walked_there = walk_ && walk_->awaited;
  if (walk_) walk_->awaited.reset();
  if (answer_->amended) {
    const std::string said = walked_there ? walk_->from.action : order_ ? order_->action : answer_->order.action;
    order_ = answer_->order;
    order_->action = said;
    emit order_changed();
  }
  emit answer_changed();
}

bool Session::may_carry_out() const {
  const Ruling* ruling = order_ && answer_ ? answer_->ruling() : nullptr;
  return ruling != nullptr && answer_is_current() && is_allowed(ruling->verdict) && !draft_.is_judging();
}

AnswerPtr Session::answer_now() {
  // The worker may be on this walk: another finds the same way.
  if (hearing_ && walk_ && walk_->awaited) order_ = walked_to(*walk_, *walk_->awaited);
  if (!order_ || !hearing_) return nullptr;
  if (answer_is_current()) return answer_;
  asked_ = judge_.forget();
  take(judge_now(*hearing_, {*order_, 0, nullptr, {}, RowEffort::whole, roll_of(dice_owners())}, asked_));
  return answer_;
}

}  // namespace linesman
