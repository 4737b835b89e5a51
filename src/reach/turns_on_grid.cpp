#include "reach/turns_on_grid.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <set>

#include "base/heading.h"
#include "base/tolerance.h"
#include "reach/could_on_grid.h"
#include "reach/turn_taken.h"
#include "referee/hex_search.h"

namespace linesman {

namespace {

constexpr double DEGREES = 60;
constexpr int MOST_SIDES = 3;

/// How the piece may stand after a turn: at a label of its search, turned there by so many sides.
struct Stood {
  std::size_t label = 0;
  int sides = 0;
  HexStart as_start;
};

/// The places from which a turn may begin, and the search from all of them.
struct TurnSearched {
  std::vector<Stood> begun;  ///< each at a label of the turn before
  std::unique_ptr<HexSearch> search;
};

class GridTurns {
 public:
  GridTurns(const Hearing& hearing, Order order, const EndWish& end, Hex goal, const StopFlag* stop)
      : hearing_(hearing), order_(std::move(order)), end_(end), goal_(goal), stop_(stop) {}

  TurnsTo told(const PieceTrace& piece) {
    TurnsTo told = searched(piece);
    if (told.turns || !refused_ || !on_the_spot_) return told;
    // A fare does not say whether it may turn without moving.
    on_the_spot_ = false;
    turns_.clear();
    seen_.clear();
    TurnsTo otherwise = searched(piece);
    if (!otherwise.turns) return told;
    otherwise.at_least = told.at_least;
    return otherwise;
  }

 private:
  TurnsTo searched(const PieceTrace& piece) {
    TurnsTo told{"given", {}, 1, {}, {}};
    fares_ = HexFares::of(hearing_, order_);
    if (fares_.empty()) {
      told.why = "nothing can be said beforehand of how far this order leads";
      return told;
    }
    begin({Stood{0, 0, HexStart{piece.start.hex.value_or(Hex{}), {piece.start.pose.facing}, {0.0}}}});
    if (arrived(turns_.front().begun.front())) {
      told.turns = 0;
      told.at_least = 0;
      return told;
    }
    while (turns_.size() <= MOST_TURNS && !(stop_ && *stop_)) {
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
    told.why = stop_ && *stop_ ? "the search was given up"
                               : "more than " + std::to_string(MOST_TURNS) + " turns are not tried";
    return told;
  }

  void begin(std::vector<Stood> begun) {
    std::vector<HexStart> starts;
    for (const Stood& each : begun) {
      starts.push_back(each.as_start);
      seen_.insert(state_of(each.as_start));
    }
    turns_.push_back({std::move(begun), std::make_unique<HexSearch>(hearing_, fares_, starts, std::nullopt)});
  }

  std::pair<Hex, int> state_of(const HexStart& start) const {
    return {start.hex, fares_.front().hexes->faces ? static_cast<int>(std::lround(start.facings.front())) : -1};
  }

  bool arrived(const Stood& stood) const {
    return stood.as_start.hex == goal_ &&
           (!end_.facing || angle_between(stood.as_start.facings.front(), *end_.facing) <= ANGLE_EPS);
  }

  /// Every way in which the piece can stand at a label of the last search, when it turns with what it has left.
  std::vector<Stood> stood_at(std::size_t index) const {
    const HexLabel& label = turns_.back().search->labels()[index];
    const Fare& fare = fares_.front();
    std::vector<Stood> all{{index, 0, {label.hex, label.facings, {0.0}}}};
    const bool pays = fare.hexes->faces;
    // Who turns for nothing does so where it matters how he stands.
    const bool wants = pays ? !label.minimum : end_.facing.has_value();
    const bool turns = wants && (on_the_spot_ || label.hexes > 0);
    for (int sides = 1; turns && sides <= MOST_SIDES; ++sides) {
      const auto price = fares_.order().turn_price(fare.piece, sides);
      if (!price || exceeds(label.spent.front() + *price, fare.allowance)) break;
      for (const int way : {sides, -sides})
        all.push_back({index, way, {label.hex, {normalised(label.facings.front() + way * DEGREES)}, {0.0}}});
    }
    return all;
  }

  /// The cheapest arrival in the turn that was searched last.
  std::optional<Stood> arrival() const {
    for (const std::size_t index : turns_.back().search->to(goal_))
      for (const Stood& stood : stood_at(index))
        if (arrived(stood)) return stood;
    return std::nullopt;
  }

  /// All stands to which this turn leads and none before did.
  std::vector<Stood> stands() {
    std::vector<Stood> all;
    std::set<std::pair<Hex, int>> found;
    for (std::size_t i = 0; i < turns_.back().search->labels().size(); ++i)
      for (Stood& stood : stood_at(i)) {
        const auto state = state_of(stood.as_start);
        if (!seen_.contains(state) && found.insert(state).second) all.push_back(std::move(stood));
      }
    return all;
  }

  /// The ways of all turns, the first first.
  std::vector<Path> ways_to(Stood last) const {
    std::vector<Path> ways;
    for (std::size_t turn = turns_.size(); turn-- > 0;) {
      const HexSearch& search = *turns_[turn].search;
      Path path = search.path_to(last.label);
      if (last.sides != 0) path.push_back(TurnStep{last.sides});
      ways.push_back(std::move(path));
      const HexLabel& start = search.labels()[search.start_of(last.label)];
      const HexStart begun{start.hex, start.facings, {}};
      for (const Stood& each : turns_[turn].begun)
        if (state_of(each.as_start) == state_of(begun)) {
          last = each;
          break;
        }
    }
    std::reverse(ways.begin(), ways.end());
    return ways;
  }

  /// Judges turn after turn; says so where the judge does not allow what the fare does.
  void take(const Stood& last, TurnsTo& told) {
    Hearing hearing = hearing_;
    for (Path& path : ways_to(last)) {
      Order order = order_;
      order.paths.set_all(std::move(path));
      auto judged = hearing.judge(order);
      if (!judged || !is_allowed(judged->ruling)) {
        refused_ = true;
        told.why = "the cheapest way is not allowed in turn " + std::to_string(told.orders.size() + 1);
        return;
      }
      told.orders.push_back(order);
      auto next = after(hearing, {std::move(order), *std::move(judged)});
      if (!next) return;
      hearing = *std::move(next);
    }
    told.turns = told.at_least;
  }

  const Hearing& hearing_;
  Order order_;
  EndWish end_;
  Hex goal_;
  const StopFlag* stop_;
  bool on_the_spot_ = true;  ///< it is taken to turn in a hex without having moved
  bool refused_ = false;     ///< the judge did not allow a way that the search found
  HexFares fares_;
  std::vector<TurnSearched> turns_;
  std::set<std::pair<Hex, int>> seen_;
};

}  // namespace

Result<TurnsTo> turns_on_grid(const Hearing& hearing, const Order& order, const EndWish& end, const StopFlag* stop) {
  const auto asked = asked_on_grid(hearing, order, end);
  if (!asked) return asked.problem();
  if (!asked->barred.empty()) return TurnsTo{"given", {}, {}, {}, asked->barred};
  return GridTurns(hearing, asked->standing, end, asked->goal, stop).told(asked->judgement.trace.pieces.front());
}

}  // namespace linesman
