#include "ui/session/current_question.h"

#include "files/json.h"
#include "files/orders/order_json.h"
#include "files/orders/question_json.h"
#include "ui/session/open/proposed_order.h"
#include "ui/session/orders.h"

namespace linesman {

namespace {

constexpr int REST_OF_QUESTION = 60;  // ms

AskedEnd asked_end(const EndRequest& end) { return {end.at, {}, end.facing, end.altitude}; }

/// Who goes where, without action and dice; empty: there is no order.
std::string way_of(const std::optional<Order>& order) {
  if (!order) return {};
  Order way;
  way.who = order->who;
  way.paths = order->paths;
  return write_json(write_order(way));
}

}  // namespace

CurrentQuestion::CurrentQuestion(Session& session, QObject* parent) : QObject(parent), session_(session), work_(this) {
  rest_.setSingleShot(true);
  rest_.setInterval(REST_OF_QUESTION);
  connect(&rest_, &QTimer::timeout, this, [this] {
    if (const auto asked = question()) begin(*asked, RowEffort::whole);
  });
  connect(&session_.proposal(), &ProposedOrder::order_changed, this, &CurrentQuestion::follow_order);
  connect(&session_.proposal(), &ProposedOrder::answer_changed, this, &CurrentQuestion::follow);
  connect(&session_.proposal(), &ProposedOrder::dice_changed, this, &CurrentQuestion::follow);
  for (const auto other : {&Session::game_changed, &Session::ruleset_changed})
    connect(&session_, other, this, &CurrentQuestion::follow);
  connect(&session_, &Session::game_opened, this, &CurrentQuestion::ask_way);
}

void CurrentQuestion::ask(std::vector<std::string> who, Aim to) {
  who_ = std::move(who);
  to_ = std::move(to);
  way_then_ = way_of(session_.proposal().order());
  follow();
}

void CurrentQuestion::ask_place(const Question& question) { ask(question.who, question.to); }

void CurrentQuestion::ask_place(std::vector<std::string> who, const std::map<std::string, EndRequest>& ends) {
  PlaceAsked place;
  for (const auto& [id, end] : ends) place.ends.set(id, asked_end(end));
  if (ends.size() == 1) place.ends.set_all(asked_end(ends.begin()->second));
  ask(std::move(who), std::move(place));
}

void CurrentQuestion::ask_apart(const std::string& one, const std::string& other, double distance) {
  ask({one}, ApartAsked{other, distance});
}

void CurrentQuestion::ask_anywhere(std::vector<std::string> who) { ask(std::move(who), AnywhereAsked{}); }

void CurrentQuestion::ask_way() {
  to_ = WayAsked{};
  who_.clear();
  key_.clear();
  waits_ = false;
  rest_.stop();
  work_.forget();
  follow();
}

std::optional<Question> CurrentQuestion::question() const {
  if (!session_.has_game()) return std::nullopt;
  if (is_about_way()) {
    if (!session_.proposal().order()) return std::nullopt;
    return question_of(*session_.proposal().order(), session_.proposal().roll_of(session_.proposal().dice_owners()));
  }
  for (const std::string& id : who_)
    if (!session_.game().find_piece(id)) return std::nullopt;
  Question asked;
  asked.who = who_;
  asked.to = to_;
  if (std::holds_alternative<ApartAsked>(to_)) return asked;
  const Order order = session_.proposal().fresh_order(who_);
  asked.how = {order.action, order.starts, order.members};
  asked.roll = session_.proposal().roll_of(who_);
  return asked;
}

bool CurrentQuestion::is_grey() const {
  if (is_about_way() && !session_.proposal().answer_is_current()) return true;
  // A form that leads to no order has no rows.
  if (is_about_way() && !asked_ && session_.proposal().answer()->form)
    return !session_.proposal().answer()->form->settled;
  return waits_ || !asked_ || !(asked_->settled || std::holds_alternative<AnywhereAsked>(to_));
}

std::optional<Order> CurrentQuestion::order_to_carry_out() const {
  if (is_about_way()) return session_.proposal().may_carry_out() ? session_.proposal().judged_order() : std::nullopt;
  const Row* row = is_about_place() && !is_grey() ? best() : nullptr;
  if (row == nullptr || row->answer != RowAnswer::yes || row->chance || !row->witness) return std::nullopt;
  return row->witness->order;
}

// A way that is drawn is another question. An order with the same way, or without one, only says by which action and
// with which dice.
void CurrentQuestion::follow_order() {
  const auto& order = session_.proposal().order();
  const bool draws = order && !waits_for_a_path(*order, session_.terms());
  if (!is_about_way() && draws && way_of(order) != way_then_) return ask_way();
  follow();
}

void CurrentQuestion::follow() {
  if (is_about_way()) {
    const AnswerPtr& answer = session_.proposal().order() ? session_.proposal().answer() : nullptr;
    asked_ = answer ? answer->asked : nullptr;
    return changed();
  }
  begin();
}

void CurrentQuestion::begin() {
  const auto asked = question();
  const bool can = asked && session_.hearing();
  const std::string key = can ? write_json(write_question(*asked)) : std::string();
  if (key == key_ && heard_ == session_.hearing_serial()) return;
  heard_ = session_.hearing_serial();
  key_ = key;
  waits_ = can;
  rest_.stop();
  work_.forget();
  if (can)
    begin(*asked, RowEffort::first);
  else
    asked_.reset();
  emit changed();
}

void CurrentQuestion::begin(const Question& question, RowEffort effort) {
  work_.begin([hearing = *session_.hearing(), question,
               effort](const std::stop_token& stop) { return ask_now(hearing, question, effort, stop); },
              [this](const AskedPtr& asked) { take(asked); });
}

void CurrentQuestion::take(const AskedPtr& asked) {
  waits_ = false;
  asked_ = asked;
  if (is_grey()) rest_.start();
  emit changed();
}

}  // namespace linesman
