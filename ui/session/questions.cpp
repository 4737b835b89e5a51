#include "ui/session/questions.h"

#include <exception>
#include <utility>

#include "files/orders/order_json.h"

namespace linesman {

namespace {

constexpr int REST = 150;               // ms
constexpr int REST_OF_CERTAINTY = 400;  // ms

/// Whether both are the ruling on one order for one request: rows that were settled since change nothing of it.
bool rule_on_the_same(const OrderAnswer& a, const OrderAnswer& b) {
  return a.serial == b.serial && write_order(a.order) == write_order(b.order);
}

}  // namespace

std::optional<DiceOdds> odds_reply(const Hearing& hearing, const Order& order, const std::vector<DiceNeed>& needs,
                                   const std::stop_token& stop) {
  try {
    return dice_odds(hearing, order, needs, stop);
  } catch (const std::exception&) {
    return std::nullopt;  // a mistake of ours: the ruling itself will say so
  }
}

std::vector<Interpretation> readings_reply(const Hearing& hearing, const Order& order, const std::stop_token& stop) {
  try {
    auto found = interpretations(hearing, order, stop);
    return found ? *std::move(found) : std::vector<Interpretation>();
  } catch (const std::exception&) {
    return {};  // a mistake of ours: the ruling itself will say so
  }
}

MendService::MendService(Session& session, QObject* parent) : QObject(parent), session_(session), work_(this) {
  rest_.setSingleShot(true);
  rest_.setInterval(REST);
  connect(&rest_, &QTimer::timeout, this, &MendService::begin);
  connect(&session_.proposal(), &ProposedOrder::answer_changed, this, &MendService::follow);
  connect(&session_.proposal(), &ProposedOrder::order_changed, this, &MendService::follow);
}

bool MendService::may_take(const Mend& mend) const {
  return session_.proposal().order() &&
         (session_.proposal().order()->dice.empty() || mend.instead.order.dice == session_.proposal().order()->dice);
}

bool MendService::take(const Mend& mend) {
  if (!may_take(mend)) return false;
  Order order = mend.instead.order;
  if (session_.proposal().order()->dice.empty()) order.dice.clear();
  session_.proposal().propose(std::move(order));
  return true;
}

void MendService::follow() {
  const AnswerPtr& answer = session_.proposal().order() ? session_.proposal().answer() : nullptr;
  // A form that is not reached goes as far as it can.
  const bool short_of = answer && answer->form && answer->form->formed.nearest.has_value();
  if (short_of) {
    const Formed& formed = answer->form->formed;
    mends_ = {Mend{said<"Stand {n}″ short of that place">(formed.short_by), *formed.nearest, formed.short_by}};
    game_ = answer->game;
    of_ = answer;
    looking_ = false;
    work_.forget();
    rest_.stop();
    return emit changed();
  }
  if (answer && of_ && rule_on_the_same(*answer, *of_)) return void(of_ = answer);
  work_.forget();
  looking_ = false;
  const bool any = !mends_.empty();
  mends_.clear();
  of_ = answer;
  const bool illegal = answer && answer->ruling() != nullptr && answer->ruling()->verdict == Verdict::illegal;
  if (illegal)
    rest_.start();
  else
    rest_.stop();
  if (any) emit changed();
}

void MendService::begin() {
  if (!of_ || !session_.hearing() || !session_.proposal().answer_is_current()) return;
  looking_ = true;
  const auto find = [hearing = *session_.hearing(), of = of_](const std::stop_token& stop) {
    try {
      return mends_of(hearing, of->order, *of->judgement(), stop);
    } catch (const std::exception&) {
      return std::vector<Mend>();  // a mistake of ours: nothing is offered
    }
  };
  work_.begin(find, [this](std::vector<Mend> found) {
    mends_ = std::move(found);
    game_ = of_->game;
    looking_ = false;
    emit changed();
  });
  emit changed();
}

CertaintyService::CertaintyService(Session& session, QObject* parent)
    : QObject(parent), session_(session), work_(this) {
  rest_.setSingleShot(true);
  rest_.setInterval(REST_OF_CERTAINTY);
  connect(&rest_, &QTimer::timeout, this, &CertaintyService::begin);
  connect(&session_.proposal(), &ProposedOrder::answer_changed, this, &CertaintyService::follow);
  connect(&session_.proposal(), &ProposedOrder::order_changed, this, &CertaintyService::follow);
}

void CertaintyService::follow() {
  const AnswerPtr& answer = session_.proposal().order() ? session_.proposal().answer() : nullptr;
  if (answer && of_ && rule_on_the_same(*answer, *of_)) return void(of_ = answer);
  work_.forget();
  of_ = answer;
  const bool any = certainty_.has_value();
  certainty_.reset();
  const bool ruled = answer && answer->ruling() != nullptr && answer->ruling()->verdict != Verdict::incomplete;
  if (ruled && !answer->game.table().hex)
    rest_.start();
  else
    rest_.stop();
  if (any) emit changed();
}

void CertaintyService::begin() {
  if (!of_ || !session_.hearing() || !session_.proposal().answer_is_current()) return;
  const auto find = [hearing = *session_.hearing(), of = of_](const std::stop_token& stop) -> std::optional<Certainty> {
    try {
      auto found = certainty_of(hearing, of->order, {}, stop);
      if (found) return *std::move(found);
    } catch (const std::exception&) {
      // a mistake of ours: the ruling stands without it
    }
    return std::nullopt;
  };
  work_.begin(find, [this](std::optional<Certainty> found) {
    certainty_ = std::move(found);
    if (certainty_) emit changed();
  });
}

}  // namespace linesman
