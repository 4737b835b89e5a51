#include "ui/session/open/proposed_order.h"

#include <algorithm>

#include "files/orders/order_json.h"
#include "rules/vocabulary.h"
#include "state/status_edits.h"
#include "ui/session/open/heard_game.h"
#include "ui/session/open/selected_things.h"
#include "ui/session/orders.h"

namespace linesman {

namespace {

bool has_paths_of(const Order& a, const Order& b) {
  const Value one = write_order(a);
  const Value other = write_order(b);
  return one["path"] == other["path"] && one["paths"] == other["paths"];
}

}  // namespace

ProposedOrder::ProposedOrder(const HeardGame& heard, const SelectedThings& selected)
    : heard_(heard), selected_(selected) {
  connect(&judge_, &JudgeService::answered, this, &ProposedOrder::take);
  connect(&selected_, &SelectedThings::pieces_chosen, this, &ProposedOrder::drop_that_of_others);
}

void ProposedOrder::drop_that_of_others() {
  const auto ordered = [this](const std::string& id) { return is_ordered(*order_, heard_.game(), id); };
  const auto& pieces = selected_.pieces();
  if (order_ && !pieces.empty() && std::none_of(pieces.begin(), pieces.end(), ordered)) drop();
}

void ProposedOrder::begin() {
  order_.reset();
  putting_right_.reset();
  orders_by_ruleset_.clear();
  said_.clear();
  walk_.reset();
}

void ProposedOrder::keep_under_ruleset() {
  if (order_) orders_by_ruleset_[heard_.game().ruleset()] = *order_;
}

void ProposedOrder::propose(Order order, double snap_within) {
  // What befell on a way befell on that way.
  const bool grid = heard_.terms() != nullptr && heard_.terms()->grid;
  if (order_ && !grid && state::has_events(order.members) && order.members == order_->members &&
      !has_paths_of(order, *order_))
    order.members = state::without_events(order.members);
  order_ = std::move(order);
  say_of_order();
  ask(snap_within);
  emit order_changed();
}

// Ways over hexes are sought by an action; which one it is that is asked about stays open.
Order ProposedOrder::walked(Order from) const {
  if (from.action.empty() && heard_.terms() != nullptr) from.action = first_action(*heard_.terms());
  return from;
}

void ProposedOrder::propose_walk(Order from, Hex goal, bool rear) {
  if (!heard_.hearing()) return propose(std::move(from));
  if (!walk_ || walk_->rear != rear || write_order(walk_->from) != write_order(from))
    walk_ = Walk{from, rear, std::make_shared<CheapestWalk>(*heard_.hearing(), walked(from), rear), {}};
  walk_->awaited = goal;
  const AskedRoll& roll = roll_of(owners_of(from));
  asked_ = judge_.ask(*heard_.hearing(), {std::move(from), 0, walk_->ways, goal, RowEffort::first, roll});
}

Order ProposedOrder::walked_to(const Walk& walk, Hex goal) const {
  Order order = CheapestWalk(*heard_.hearing(), walked(walk.from), walk.rear).to(goal);
  order.action = walk.from.action;
  return order;
}

std::optional<std::int64_t> ProposedOrder::putting_right() const {
  const Record record = record_of(heard_.game());
  const bool as_it_was =
      putting_right_ && putting_right_->here == record.here && putting_right_->entries == record.entries.size();
  return as_it_was ? std::optional(putting_right_->seq) : std::nullopt;
}

void ProposedOrder::put_right(std::int64_t seq) {
  const Record record = record_of(heard_.game());
  putting_right_ = {seq, record.here, record.entries.size()};
}

void ProposedOrder::drop() {
  putting_right_.reset();
  const bool any = order_ || (walk_ && walk_->awaited);
  if (!any) return;
  order_.reset();
  ask();
  emit order_changed();
}

OpenQuestion::About ProposedOrder::about(std::vector<std::string> piece_ids) const {
  std::sort(piece_ids.begin(), piece_ids.end());
  return {heard_.game().ruleset(), std::move(piece_ids)};
}

std::optional<Order> ProposedOrder::judged_order() const {
  if (!order_ || !answer_) return std::nullopt;
  return answer_is_current() ? answer_->order : order_;
}

std::vector<std::string> ProposedOrder::owners_of(const Order& order) const {
  const auto pieces = ordered_pieces(heard_.game(), order);
  return pieces ? ids_of(heard_.game(), *pieces) : std::vector<std::string>();
}

std::vector<std::string> ProposedOrder::dice_owners() const { return order_ ? owners_of(*order_) : selected_.pieces(); }

const AskedRoll& ProposedOrder::roll_of(const std::vector<std::string>& piece_ids) const {
  return said_.roll(about(piece_ids));
}

// Dice that fell for another action are not this one's; a throw that is not complete stays with its pieces.
void ProposedOrder::say_of_order() {
  const auto of = about(dice_owners());
  const std::string before = said_.action(of);
  const bool other = !before.empty() && before != order_->action;
  if (other && order_->dice == whole_throws(said_.roll(of))) order_->dice.clear();
  said_.say_action(of, order_->action);
  for (const auto& [purpose, faces] : whole_throws(said_.roll(of)))
    if (!order_->dice.contains(purpose)) said_.say_faces(of, purpose, {});
  for (const auto& [purpose, faces] : asked_roll(order_->dice)) said_.say_faces(of, purpose, faces);
}

void ProposedOrder::give_dice(const std::vector<std::string>& piece_ids, const std::string& purpose,
                              const std::vector<double>& faces) {
  const AskedRoll roll = asked_roll({{purpose, faces}});
  say_faces(piece_ids, purpose, faces.empty() ? std::vector<std::optional<int>>{} : roll.at(purpose));
}

void ProposedOrder::say_faces(const std::vector<std::string>& piece_ids, const std::string& purpose,
                              std::vector<std::optional<int>> faces) {
  said_.say_faces(about(piece_ids), purpose, std::move(faces));
  if (order_ && is_for(*order_, heard_.game(), piece_ids)) {
    Order order = *order_;
    order.dice = dice_of(piece_ids);
    propose(std::move(order));
  }
  emit dice_changed();
}

void ProposedOrder::say_action(const std::vector<std::string>& piece_ids, const std::string& action) {
  if (order_ && is_for(*order_, heard_.game(), piece_ids)) {
    Order order = *order_;
    order.action = action;
    return propose(std::move(order));
  }
  said_.say_action(about(piece_ids), action);
  emit dice_changed();
}

void ProposedOrder::spend_dice(const Order& order) {
  said_.forget(about(owners_of(order)));
  emit dice_changed();
}

Order ProposedOrder::fresh_order(const std::vector<std::string>& piece_ids) const {
  if (order_ && is_for(*order_, heard_.game(), piece_ids)) {
    return pathless(heard_.terms() ? *heard_.terms() : Terms{}, *order_);
  }
  Order order = order_for(piece_ids);
  order.dice = dice_of(piece_ids);
  order.action = said_.action(about(piece_ids));
  if (order.action.empty() && heard_.terms() != nullptr && !is_of_the_table(order, heard_.game()))
    order.action = action_on_to_the_table(*heard_.terms());
  return order;
}

void ProposedOrder::fit_to_terms() {
  if (!order_ || heard_.terms() == nullptr) return;
  const auto remembered = orders_by_ruleset_.find(heard_.game().ruleset());
  order_ = fitted(*order_, *heard_.terms(), remembered == orders_by_ruleset_.end() ? nullptr : &remembered->second);
}

void ProposedOrder::ask(double snap_within) {
  if (walk_) walk_->awaited.reset();
  if (order_ && heard_.hearing()) {
    asked_ =
        judge_.ask(*heard_.hearing(), {*order_, snap_within, nullptr, {}, RowEffort::first, roll_of(dice_owners())});
    return;
  }
  judge_.forget();
  if (!answer_) return;
  answer_.reset();
  emit answer_changed();
}

void ProposedOrder::take(AnswerPtr answer) {
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

bool ProposedOrder::may_carry_out() const {
  if (!order_ || !answer_ || !answer_is_current() || heard_.draft().is_judging()) return false;
  const Ruling* ruling = answer_->ruling();
  return ruling != nullptr ? is_allowed(ruling->verdict) : answer_->goes_in_turn();
}

AnswerPtr ProposedOrder::answer_now() {
  // The worker may be on this walk: another finds the same way.
  if (heard_.hearing() && walk_ && walk_->awaited) order_ = walked_to(*walk_, *walk_->awaited);
  if (!order_ || !heard_.hearing()) return nullptr;
  if (answer_is_current()) return answer_;
  asked_ = judge_.forget();
  take(judge_now(*heard_.hearing(), {*order_, 0, nullptr, {}, RowEffort::whole, roll_of(dice_owners())}, asked_));
  return answer_;
}

}  // namespace linesman
