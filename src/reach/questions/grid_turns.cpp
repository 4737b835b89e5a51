#include "reach/questions/grid_turns.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <set>
#include <tuple>
#include <utility>

#include "base/heading.h"
#include "base/tolerance.h"
#include "reach/search/way_trial.h"
#include "referee/hex_search.h"

namespace linesman {

namespace {

constexpr double DEGREES_A_SIDE = 60;
constexpr int MOST_SIDES = 3;

/// How the piece may stand after a turn: at a label of the search by one of the orders, turned there by some sides.
struct Stood {
  std::size_t order = 0;
  std::size_t label = 0;
  int sides = 0;
  HexStart as_start;
};

/// The places from which a turn may begin, and the searches from all of them.
struct TurnSearched {
  std::vector<Stood> begun;                          ///< each at a label of the turn before
  std::vector<std::unique_ptr<HexSearch>> searches;  ///< by order
};

/// The table after some turns.
struct Played {
  Hearing hearing;
  std::vector<Order> orders;
  double share = 1;  ///< of the allowance of the last turn
};

class GridTurns {
 public:
  /// `orders`: by any of which a turn may be taken.
  GridTurns(const Hearing& hearing, std::vector<Order> orders, const EndRequest& end, Hex goal,
            const std::stop_token& stop, HexLimits limits = {})
      : hearing_(hearing),
        orders_(std::move(orders)),
        end_(end),
        goal_(goal),
        stop_(stop),
        limits_(std::move(limits)) {}

  TurnsTo told() {
    TurnsTo told = searched();
    if (told.turns || !refused_ || !on_the_spot_) return told;
    // A fare does not say whether it may turn without moving.
    on_the_spot_ = false;
    forget();
    TurnsTo otherwise = searched();
    if (!otherwise.turns) return told;
    otherwise.at_least = told.at_least;
    return otherwise;
  }

  /// Every hex to which these turns may lead, by turn.
  std::vector<HexByTurn> hexes(int turns) {
    std::map<Hex, HexByTurn> found;
    // What is forgiven leads farther than the fare, if the judge agrees. A fare does not say whether a piece may turn
    // without moving.
    const double forgiven = hearing_.game().tolerance();
    for (const auto& [on_the_spot, more] : {std::pair(true, forgiven), {true, 0.0}, {false, 0.0}}) {
      on_the_spot_ = on_the_spot;
      forgiven_ = more;
      refused_ = false;
      forget();
      if (begin_at_start()) add_hexes(turns, found);
      if (!refused_) break;
    }
    std::vector<HexByTurn> all;
    for (auto& [hex, each] : found) all.push_back(std::move(each));
    std::stable_sort(all.begin(), all.end(), [](const HexByTurn& a, const HexByTurn& b) { return a.outer < b.outer; });
    return all;
  }

 private:
  void forget() {
    turns_.clear();
    seen_.clear();
    played_.clear();
    arrived_.clear();
  }

  /// False where nothing is known of the moves beforehand.
  bool begin_at_start() {
    fares_.clear();
    for (const Order& order : orders_)
      if (auto fares = HexFares::of(hearing_, order); !fares.empty()) fares_.push_back(std::move(fares));
    if (fares_.size() < orders_.size() || orders_.empty()) return false;
    const auto standing = hearing_.judge(orders_.front());
    if (!standing || !standing->trace.pieces.front().start.hex) return false;
    HexStart start{*standing->trace.pieces.front().start.hex, {}, {}};
    for (const PieceTrace& piece : standing->trace.pieces) {
      if (piece.start.hex != start.hex) return false;
      start.facings.push_back(piece.start.pose.facing);
    }
    if (start.facings.size() > 1 && pays_for_turns_or_parts()) return false;
    start.spent = unspent(start.facings.size());
    find_full_hexes();
    begin({Stood{0, 0, 0, std::move(start)}});
    return true;
  }

  std::vector<double> unspent(std::size_t pieces) const { return std::vector<double>(pieces, -forgiven_); }

  bool pays_for_turns_or_parts() const {
    return std::any_of(fares_.begin(), fares_.end(), [](const HexFares& fares) {
      return std::any_of(fares.begin(), fares.end(),
                         [](const Fare& fare) { return fare.hexes->faces || fare.hexes->parts; });
    });
  }

  /// In which no way by that order may end.
  void find_full_hexes() {
    full_.assign(fares_.size(), {});
    for (std::size_t order = 0; order < fares_.size(); ++order)
      for (const Fare& fare : fares_[order])
        for (const PieceFare& other : fare.pieces)
          if (const auto& hex = hearing_.game().piece(other.piece).hex; other.apart && hex) full_[order].insert(*hex);
  }

  TurnsTo searched() {
    TurnsTo told{"given", {}, 1, {}, {}};
    if (!begin_at_start()) {
      told.why = "this kind of move cannot be searched";
      return told;
    }
    if (arrived(turns_.front().begun.front())) {
      told.turns = 0;
      told.at_least = 0;
      return told;
    }
    while (turns_.size() <= MOST_TURNS && !stop_.stop_requested()) {
      if (const auto last = arrival()) {
        told.at_least = static_cast<int>(turns_.size());
        take(*last, told);
        return told;
      }
      told.at_least = static_cast<int>(turns_.size()) + 1;
      auto next = stands();
      if (next.empty()) {
        told.at_least.reset();
        told.why = "no way leads there";
        return told;
      }
      begin(std::move(next));
    }
    told.why = stop_.stop_requested() ? "the search was given up"
                                      : "more than " + std::to_string(MOST_TURNS) + " turns are not tried";
    return told;
  }

  void begin(std::vector<Stood> begun) {
    std::vector<HexStart> starts;
    for (const Stood& each : begun) {
      starts.push_back(each.as_start);
      seen_.insert(state_of(each.as_start));
    }
    turns_.push_back({std::move(begun), {}});
    for (const HexFares& fares : fares_)
      turns_.back().searches.push_back(
          std::make_unique<HexSearch>(hearing_, fares, starts, std::nullopt, limits_.closed));
  }

  bool pays_for_turns() const {
    return std::any_of(fares_.begin(), fares_.end(), [](const HexFares& f) { return f.front().hexes->faces; });
  }

  std::pair<Hex, int> state_of(const HexStart& start) const {
    return {start.hex, pays_for_turns() ? static_cast<int>(std::lround(start.facings.front())) : -1};
  }

  bool arrived(const Stood& stood) const {
    return stood.as_start.hex == goal_ &&
           (!end_.facing || angle_between(stood.as_start.facings.front(), *end_.facing) <= ANGLE_EPS);
  }

  /// Every way in which the piece can stand at a label of a search of the last turn, when it turns with what it has
  /// left.
  std::vector<Stood> stood_at(std::size_t order, std::size_t index) const {
    const HexLabel& label = turns_.back().searches[order]->labels()[index];
    const Fare& fare = fares_[order].front();
    if (label.hexes > 0 && full_[order].contains(label.hex)) return {};
    const std::vector<double> unspent = this->unspent(label.facings.size());
    std::vector<Stood> all{{order, index, 0, {label.hex, label.facings, unspent}}};
    const bool pays = fare.hexes->faces;
    // A piece that turns for nothing does so where it matters how he stands.
    const bool wants = pays ? !label.minimum : end_.facing.has_value();
    const bool turns = wants && (on_the_spot_ || label.hexes > 0);
    for (int sides = 1; turns && sides <= MOST_SIDES; ++sides) {
      const auto price = fares_[order].order().turn_price(fare.piece, sides);
      if (!price || exceeds(label.spent.front() + *price, fare.allowance)) break;
      for (const int way : {sides, -sides})
        all.push_back(
            {order, index, way, {label.hex, {normalised(label.facings.front() + way * DEGREES_A_SIDE)}, unspent}});
    }
    return all;
  }

  /// The cheapest arrival in the turn that was searched last.
  std::optional<Stood> arrival() const {
    for (std::size_t order = 0; order < orders_.size(); ++order)
      for (const std::size_t index : turns_.back().searches[order]->to(goal_))
        for (const Stood& stood : stood_at(order, index))
          if (arrived(stood)) return stood;
    return std::nullopt;
  }

  /// All stands to which this turn leads and none before did.
  std::vector<Stood> stands() {
    std::vector<Stood> all;
    std::set<std::pair<Hex, int>> found;
    for (std::size_t order = 0; order < orders_.size(); ++order)
      for (std::size_t i = 0; i < turns_.back().searches[order]->labels().size(); ++i)
        for (Stood& stood : stood_at(order, i)) {
          const auto state = state_of(stood.as_start);
          if (!seen_.contains(state) && found.insert(state).second) all.push_back(std::move(stood));
        }
    return all;
  }

  /// The order of a turn that ends so, and how it began.
  std::pair<Order, const Stood*> order_to(std::size_t turn, const Stood& last) const {
    const HexSearch& search = *turns_[turn].searches[last.order];
    Order order = orders_[last.order];
    Path path = search.path_to(last.label);
    if (last.sides != 0) path.push_back(TurnStep{last.sides});
    order.paths.set_all(std::move(path));
    const HexLabel& start = search.labels()[search.start_of(last.label)];
    const auto state = state_of(HexStart{start.hex, start.facings, {}});
    for (const Stood& each : turns_[turn].begun)
      if (state_of(each.as_start) == state) return {std::move(order), &each};
    return {std::move(order), nullptr};
  }

  /// Judged turn after turn; nothing where the judge does not allow what the fare does. `turn`: from 0.
  std::shared_ptr<const Played> played(std::size_t turn, const Stood& last) {
    auto [order, begun] = order_to(turn, last);
    if (!begun) return nullptr;
    const auto before = turn == 0 ? std::make_shared<const Played>(Played{hearing_, {}, 0}) : begun_by(turn, *begun);
    if (!before) return nullptr;
    auto judged = before->hearing.judge(order);
    if (!judged || !is_allowed(judged->ruling)) {
      refused_after_ = before->orders;
      return nullptr;
    }
    Played made{before->hearing, before->orders, 1};
    const Allowance& allowance = judged->ruling.allowance;
    if (allowance.total && *allowance.total > 0)
      made.share = std::clamp(allowance.spent.value_or(*allowance.total) / *allowance.total, 0.0, 1.0);
    auto next = after(before->hearing, {order, *std::move(judged)});
    if (!next) return nullptr;
    made.hearing = *std::move(next);
    made.orders.push_back(std::move(order));
    return std::make_shared<const Played>(std::move(made));
  }

  /// The orders that lead to the beginning of a turn; each is judged once.
  std::shared_ptr<const Played> begun_by(std::size_t turn, const Stood& begun) {
    const auto key = std::pair(turn, state_of(begun.as_start));
    const auto known = played_.find(key);
    if (known != played_.end()) return known->second;
    auto made = played(turn - 1, begun);
    played_[key] = made;
    return made;
  }

  void take(const Stood& last, TurnsTo& told) {
    const auto made = played(turns_.size() - 1, last);
    if (!made) {
      refused_ = true;
      told.why = said<"the cheapest way is not allowed in turn {n}">(refused_after_.size() + 1);
      told.orders = refused_after_;
      return;
    }
    told.orders = made->orders;
    told.turns = told.at_least;
  }

  void add_hexes(int turns, std::map<Hex, HexByTurn>& found) {
    const Hex start = turns_.front().begun.front().as_start.hex;
    found.try_emplace(start, HexByTurn{start, 0, 0, 0, {}});
    for (int turn = 1; turn <= turns && !stop_.stop_requested(); ++turn) {
      for (std::size_t order = 0; order < orders_.size(); ++order)
        for (std::size_t i = 0; i < turns_.back().searches[order]->labels().size() && !stop_.stop_requested(); ++i)
          add_hex(turn, order, i, found);
      auto next = stands();
      if (next.empty() || turn == turns || all_wanted_are_in(found)) break;
      begin(std::move(next));
    }
  }

  bool all_wanted_are_in(const std::map<Hex, HexByTurn>& found) const {
    return !limits_.wanted.empty() && std::all_of(limits_.wanted.begin(), limits_.wanted.end(), [&](Hex hex) {
      const auto told = found.find(hex);
      return told != found.end() && told->second.inner;
    });
  }

  void add_hex(int turn, std::size_t order, std::size_t label, std::map<Hex, HexByTurn>& found) {
    const Hex hex = turns_.back().searches[order]->labels()[label].hex;
    if (!limits_.wanted.empty() && !limits_.wanted.contains(hex)) return;
    // The labels of a hex are the cheapest first.
    const auto judged = std::tuple(turn, order, hex);
    if (arrived_.contains(judged) || stood_at(order, label).empty()) return;
    HexByTurn& told = found.try_emplace(hex, HexByTurn{hex, turn, {}, 0, {}}).first->second;
    if (told.inner && (*told.inner < turn || told.clock <= turn - 1)) return;
    for (const Stood& stood : stood_at(order, label)) {
      if (stood.sides != 0) break;
      const auto made = played(turns_.size() - 1, stood);
      refused_ = refused_ || !made;
      if (made) arrived_.insert(judged);
      if (!made || (told.inner && told.clock <= turn - 1 + made->share + EPS)) continue;
      told.inner = turn;
      told.clock = turn - 1 + made->share;
      told.orders = made->orders;
    }
  }

  const Hearing& hearing_;
  std::vector<Order> orders_;
  EndRequest end_;
  Hex goal_;
  std::stop_token stop_;
  HexLimits limits_;
  double forgiven_ = 0;                                  ///< in the currency, that an order may spend too much
  bool on_the_spot_ = true;                              ///< it is taken to turn in a hex without having moved
  bool refused_ = false;                                 ///< the judge did not allow a way that the search found
  std::vector<HexFares> fares_;                          ///< by order
  std::vector<std::set<Hex>> full_;                      ///< by order
  std::set<std::tuple<int, std::size_t, Hex>> arrived_;  ///< by turn and order, by a judged way
  std::vector<TurnSearched> turns_;
  std::vector<Order> refused_after_;  ///< the orders before the one that the judge did not allow
  std::set<std::pair<Hex, int>> seen_;
  std::map<std::pair<std::size_t, std::pair<Hex, int>>, std::shared_ptr<const Played>> played_;  ///< by turn and start
};

}  // namespace

TurnsTo grid_turns_to(const Hearing& hearing, const Order& order, const EndRequest& end, Hex goal,
                      const std::stop_token& stop) {
  return GridTurns(hearing, {order}, end, goal, stop).told();
}

std::vector<HexByTurn> hexes_by_turn(const Hearing& hearing, const std::vector<Order>& orders, int turns,
                                     const std::stop_token& stop, const HexLimits& limits) {
  return GridTurns(hearing, orders, {}, {}, stop, limits).hexes(turns);
}

}  // namespace linesman
