#include "ui/session/reach_service.h"

#include <algorithm>
#include <array>
#include <utility>

#include "files/json.h"
#include "files/orders/form_json.h"
#include "files/orders/order_json.h"
#include "movement/grid/hex_grid.h"
#include "reach/search/way_trial.h"
#include "reach/units/unit_reach.h"
#include "rules/on_grid.h"
#include "ui/session/asked.h"
#include "ui/session/form_answer.h"

namespace linesman {

namespace {

constexpr std::array<double, 4> FINENESSES{8, 3, 1, THOROUGH};
constexpr std::size_t MAX_KNOWN = 32;
/// A finer search shows no more of a unit.
constexpr double FINEST_OF_A_UNIT = 3;

/// The last search takes long, and the player does not wait for it.
bool is_last(double fineness) { return fineness <= FINENESSES.back(); }

bool on_grid(const Hearing& hearing) { return linesman::on_grid(hearing.ruleset().terms(), hearing.game()); }

/// The order by each action that can be asked, or by the one that it says.
Result<std::vector<Order>> by_each_action(const Hearing& hearing, const Order& order) {
  if (!order.action.empty()) return std::vector<Order>{order};
  Question question = question_of(order, {});
  question.to = AnywhereAsked{};
  const auto rows = AskedRows::of(hearing, question);
  if (!rows) return rows.problem();
  std::vector<Order> orders;
  for (const std::string& action : rows->actions()) {
    orders.push_back(order);
    orders.back().action = action;
  }
  return orders;
}

/// The unit that these are, all of them on the table; nothing for one model, and for a part of a unit.
std::optional<std::string> unit_of(const Game& game, const std::vector<PieceIndex>& pieces) {
  const auto unit = game.piece(pieces.front()).unit;
  if (pieces.size() < 2 || !unit) return std::nullopt;
  std::vector<PieceIndex> members = game.pieces_of(*unit);
  std::erase_if(members, [&](PieceIndex i) { return !game.piece(i).on_table(); });
  if (!std::is_permutation(members.begin(), members.end(), pieces.begin(), pieces.end())) return std::nullopt;
  return game.unit(*unit).id;
}

/// Of a unit, where its leader can end with all others about it as they stand; where that is not known, its leader
/// alone.
Result<Reach> reach_by_action(const Hearing& hearing, const Order& order, double fineness,
                              const std::stop_token& stop) {
  const auto* unit = std::get_if<OneUnit>(&order.who);
  if (unit == nullptr || on_grid(hearing)) return reach_of(hearing, order, {std::nullopt, fineness}, stop);
  if (auto found = unit_reach_of(hearing, order, {std::nullopt, fineness}, stop)) {
    Reach reach{found->leader, std::move(found->rolls)};
    reach.finest = fineness <= FINEST_OF_A_UNIT;
    return reach;
  }
  const auto members = form_members(hearing, order);
  if (!members) return members.problem();
  const std::string leader = hearing.game().piece(leader_of(hearing.game(), *members)).id;
  return reach_of(hearing, order_for_one(hearing, order, leader), {std::nullopt, fineness}, stop);
}

/// The order that leads the unit's leader to a place, all as they stand; nothing where none was found.
std::optional<Witness> unit_led_to(const Hearing& hearing, const Order& order, Vec place, const std::stop_token& stop) {
  const auto members = form_members(hearing, order);
  if (!members) return std::nullopt;
  // Where the leader stands with the front in the middle of the table says how far it stands from its front.
  const Table& table = hearing.game().table();
  Form form{.shape = FormShape::as_is, .at = Vec{table.width / 2, table.depth / 2}};
  const auto in_the_middle = FormSlots::of(hearing, *members, form);
  if (!in_the_middle) return std::nullopt;
  const PieceIndex leader = leader_of(hearing.game(), *members);
  const auto own = static_cast<std::size_t>(std::find(members->begin(), members->end(), leader) - members->begin());
  form.at = *form.at + place - in_the_middle->all()[own].at;
  Order asked = order;
  asked.members = asked.members.with(std::string(FORM), write_form(form));
  auto found = form_now(hearing, asked, RowEffort::whole, stop);
  return found ? std::move(found->formed.witness) : std::nullopt;
}

/// A search that one action does not allow another may.
ReachPtr searched(const Hearing& hearing, const Order& order, double fineness, const std::stop_token& stop) {
  auto answer = std::make_shared<ReachAnswer>(ReachAnswer{hearing.game(), order, fineness, {}});
  answer->refined = true;
  try {
    const auto orders = by_each_action(hearing, order);
    if (!orders) answer->problem = orders.problem();
    for (std::size_t i = 0; orders && i < orders->size(); ++i) {
      auto reach = reach_by_action(hearing, (*orders)[i], fineness, stop);
      if (!reach) {
        answer->problem = reach.problem();
        continue;
      }
      answer->refined = answer->refined && reach->finest;
      answer->reaches.push_back(*std::move(reach));
    }
    if (!answer->reaches.empty()) answer->problem.reset();
  } catch (const std::exception& mistake) {
    answer->reaches.clear();
    answer->problem = Problem{"", mistake.what()};
  }
  if (answer->problem) answer->refined = true;
  return answer;
}

}  // namespace

/// Searches for ways, on the thread of those alone.
struct ReachService::Ways {
  Hearing hearing;
  Order order;
  std::stop_token stop;
  std::vector<std::pair<std::string, WayFinder>> finders{};  ///< by action
  bool made = false;

  PlacePtr to(Vec place, const ReachPtr& known) {
    PlaceAnswer answer{hearing.game(), place, "given", 1, order, nullptr};
    if (on_grid(hearing))
      to_hex(answer, known);
    else if (std::holds_alternative<OneUnit>(order.who))
      lead_unit(answer);
    else
      to_place(answer);
    return std::make_shared<const PlaceAnswer>(std::move(answer));
  }

  void make_finders() {
    if (std::exchange(made, true)) return;
    const auto orders = by_each_action(hearing, order);
    for (std::size_t i = 0; orders && i < orders->size(); ++i)
      if (auto finder = WayFinder::of(hearing, (*orders)[i], stop))
        finders.emplace_back((*orders)[i].action, std::move(finder).value());
  }

  /// The way of the action that leads there with the greatest chance.
  void to_place(PlaceAnswer& answer) {
    make_finders();
    for (auto& [action, finder] : finders) {
      auto found = finder.to(answer.place, std::nullopt);
      if (!found || (answer.judgement && found->probability <= answer.probability)) continue;
      answer.roll = found->roll;
      answer.probability = found->probability;
      answer.order = std::move(found->witness.order);
      answer.order.dice = order.dice;
      answer.order.action = order.action;
      answer.judgement = std::make_shared<const Judgement>(std::move(found->witness.judgement));
      if (answer.probability >= 1) return;
    }
  }

  void lead_unit(PlaceAnswer& answer) const {
    auto found = unit_led_to(hearing, order, answer.place, stop);
    if (!found) return;
    answer.order = std::move(found->order);
    answer.order.action = order.action;
    answer.judgement = std::make_shared<const Judgement>(std::move(found->judgement));
  }

  void to_hex(PlaceAnswer& answer, const ReachPtr& known) const {
    const auto hex = HexGrid(*hearing.game().table().hex).hex_at(answer.place);
    if (!hex || !known) return;
    for (const Reach& reach : known->reaches) {
      const auto found = std::find_if(reach.hexes.begin(), reach.hexes.end(),
                                      [&](const HexReached& each) { return each.hex == *hex; });
      if (found == reach.hexes.end()) continue;
      auto judged = hearing.judge(found->witness);
      if (!judged) continue;
      answer.order = found->witness;
      answer.order.action = order.action;
      answer.judgement = std::make_shared<const Judgement>(std::move(judged).value());
      return;
    }
  }
};

ReachService::ReachService(Session& session, QObject* parent)
    : QObject(parent), session_(session), work_(this), last_work_(this, QThread::IdlePriority), way_work_(this) {
  connect(&session_.proposal(), &ProposedOrder::order_changed, this, &ReachService::refresh);
  connect(&session_.selected(), &SelectedThings::pieces_changed, this, &ReachService::refresh);
  connect(&session_.proposal(), &ProposedOrder::dice_changed, this, &ReachService::refresh);
  connect(&session_, &Session::game_changed, this, &ReachService::forget_all);
  connect(&session_, &Session::ruleset_changed, this, &ReachService::forget_all);
}

ReachService::~ReachService() { stop(); }

void ReachService::want(bool wanted) {
  if (wanted_ == wanted) return;
  wanted_ = wanted;
  refresh();
}

// On a grid a stack goes together, elsewhere a whole unit with its leader; of other pieces each has a reach of its own,
// and that of the first selected is shown.
std::optional<Order> ReachService::question() const {
  if (!wanted_ || !session_.hearing()) return std::nullopt;
  if (!session_.proposal().order() && session_.selected().pieces().empty()) return std::nullopt;
  Order order = session_.proposal().order() ? *session_.proposal().order()
                                            : session_.proposal().fresh_order(session_.selected().pieces());
  order.paths.clear();
  const auto pieces = ordered_pieces(session_.game(), order);
  if (!pieces) return std::nullopt;
  if (on_grid(*session_.hearing())) return order;
  if (const auto unit = unit_of(session_.game(), *pieces)) {
    order.who = OneUnit{*unit};
    return order;
  }
  std::string lead = session_.game().piece(pieces->front()).id;
  for (const PieceIndex piece : *pieces)
    if (!session_.selected().pieces().empty() &&
        session_.game().piece(piece).id == session_.selected().pieces().front())
      lead = session_.selected().pieces().front();
  return order_for_one(*session_.hearing(), order, lead);
}

void ReachService::forget_all() {
  known_.clear();
  key_.clear();
  refresh();
}

void ReachService::stop() {
  if (stop_) stop_->request_stop();
  stop_.reset();
  ways_.reset();
  work_.forget();
  last_work_.forget();
  way_work_.forget();
}

void ReachService::refresh() {
  const auto asked = question();
  const std::string key = asked ? write_json(write_order(*asked)) : std::string();
  if (key == key_ && (!asked || stop_)) return;
  stop();
  key_ = key;
  answer_.reset();
  if (asked) {
    stop_.emplace();
    ways_ = std::make_shared<Ways>(Ways{*session_.hearing(), *asked, stop_->get_token()});
    if (const auto known = known_.find(key); known != known_.end()) answer_ = known->second;
    if (!answer_)
      begin(*asked, FINENESSES.front());
    else if (!answer_->refined)
      go_on();
  }
  emit changed();
}

void ReachService::begin(const Order& order, double fineness) {
  const auto search = [hearing = *session_.hearing(), order, fineness, stop = stop_->get_token()](
                          const std::stop_token&) { return searched(hearing, order, fineness, stop); };
  (is_last(fineness) ? last_work_ : work_).begin(search, [this](const ReachPtr& found) { take(found); });
}

void ReachService::take(ReachPtr answer) {
  answer_ = std::move(answer);
  if (known_.size() >= MAX_KNOWN) known_.clear();
  known_[key_] = answer_;
  emit changed();
  if (!answer_->refined) go_on();
}

void ReachService::go_on() {
  const auto finer = [&](double fineness) { return fineness < answer_->fineness; };
  if (const auto next = std::find_if(FINENESSES.begin(), FINENESSES.end(), finer); next != FINENESSES.end())
    begin(answer_->order, *next);
}

void ReachService::ask_way(Vec place) {
  if (!ways_) return;
  const auto find = [ways = ways_, place, known = answer_](const std::stop_token& stop) -> PlacePtr {
    try {
      return stop.stop_requested() ? nullptr : ways->to(place, known);
    } catch (const std::exception&) {
      return nullptr;  // a mistake of ours: the reach itself will say so
    }
  };
  way_work_.begin(find, [this](const PlacePtr& way) {
    if (way) emit way_found(way);
  });
}

void ReachService::forget_way() { way_work_.forget(); }

}  // namespace linesman
