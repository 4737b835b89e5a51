#include "clock/chain.h"

#include <algorithm>

#include "base/heading.h"
#include "base/tolerance.h"
#include "reach/questions/course_of_turns.h"
#include "referee/cut_order.h"

namespace linesman {

namespace {

constexpr double NO_PROGRESS = 1e-3;   // inches
constexpr int HALVINGS_OF_SHAPE = 14;  // of the way of a unit, until a turn ends within a thousandth of it

/// One turn of a chain by one action.
struct Tried {
  Witness witness;
  double gone = 0;    ///< inches along the way, of the first piece
  bool ends = false;  ///< it goes to the end of the way
  double share = 1;   ///< of its allowance
};

double inches_of(Vec from, const std::vector<PlannedLeg>& legs) {
  double inches = 0;
  for (const auto& [manner, to] : legs) {
    inches += distance(from, to);
    from = to;
  }
  return inches;
}

std::vector<PlannedLeg> first_inches(Vec from, const std::vector<PlannedLeg>& legs, double inches) {
  std::vector<PlannedLeg> cut;
  for (const auto& [manner, to] : legs) {
    const double length = distance(from, to);
    if (inches <= EPS) break;
    cut.emplace_back(manner, length <= inches + EPS ? to : from + (to - from) * (inches / length));
    inches -= length;
    from = to;
  }
  return cut;
}

/// The legs that are left after these inches.
std::vector<PlannedLeg> after_inches(Vec from, const std::vector<PlannedLeg>& legs, double inches) {
  std::vector<PlannedLeg> rest;
  for (const auto& [manner, to] : legs) {
    const double length = distance(from, to);
    if (inches < length - EPS) rest.emplace_back(manner, to);
    inches = std::max(0.0, inches - length);
    from = to;
  }
  return rest;
}

double share_of(const Ruling& ruling) {
  const Allowance& allowance = ruling.allowance;
  if (!allowance.spent || !allowance.total || *allowance.total <= 0) return 1;
  return std::clamp(*allowance.spent / *allowance.total, 0.0, 1.0);
}

double inches_gone(const PieceTrace& trace) {
  double inches = 0;
  for (const TracedStep& step : trace.steps)
    if (const auto* leg = std::get_if<Leg>(&step.facts)) inches += leg->length;
  return inches;
}

class ChainMaker {
 public:
  ChainMaker(const Hearing& hearing, const ClockMover& mover, const std::string& roll, const LongWay& way,
             const Goal& goal, WorkLeft& work)
      : now_(hearing), mover_(mover), roll_(roll), rest_(way.legs), goal_(goal), work_(work) {}

  std::optional<Chain> made(int turns) {
    if (stands_at(now_, mover_, goal_)) {
      chain_.ends = ends_of(now_.game(), mover_);
      return std::move(chain_);
    }
    for (int turn = 1; turn <= turns && !work_.none(); ++turn) {
      if (!now_.held_from_going(mover_.pieces.front()).empty()) {
        auto later = next_turn(now_);
        if (!later) return std::nullopt;
        now_ = *std::move(later);
        chain_.orders.emplace_back();
        continue;
      }
      auto best = best_turn();
      if (!best) return std::nullopt;
      rest_ = after_inches(at(), rest_, best->gone);
      auto next = after(now_, best->witness);
      // Where an order takes pieces off the table the others get other numbers.
      if (!next || next->game().pieces().size() != now_.game().pieces().size()) return std::nullopt;
      now_ = *std::move(next);
      chain_.orders.emplace_back(std::move(best->witness.order));
      if (stands_at(now_, mover_, goal_)) {
        chain_.clock = turn - 1 + best->share;
        chain_.ends = ends_of(now_.game(), mover_);
        return std::move(chain_);
      }
    }
    return std::nullopt;
  }

 private:
  Vec at() const { return now_.game().piece(mover_.pieces.front()).pose.at; }

  std::optional<Tried> best_turn() {
    std::optional<Tried> best;
    for (const ClockAction& action : mover_.actions) {
      auto tried = by(action);
      if (!tried || tried->gone < NO_PROGRESS) continue;
      const bool better = !best || (tried->ends != best->ends ? tried->ends
                                    : tried->ends             ? tried->share < best->share - EPS
                                                              : tried->gone > best->gone + EPS);
      if (better) best = std::move(tried);
    }
    return best;
  }

  std::optional<Tried> by(const ClockAction& action) {
    Order order = action.order;
    order.dice = action.roll(roll_).dice.front();
    if (mover_.is_unit()) return in_shape(order);
    auto trial = WayTrial::of(now_, order, mover_.pieces.front());
    if (!trial) return std::nullopt;
    work_.spend(trial->looks_made());
    const Path path = path_of(trial->start().pose, rest_, std::nullopt);
    auto judged = trial->judged(path, {}, Detail::whole, nullptr, &work_);
    if (!judged) return std::nullopt;
    order = trial->with_path(path);
    if (!is_allowed(judged->ruling)) {
      auto cut = cut_at_furthest(now_.game(), now_.ruleset().terms(), order, *judged);
      auto shorter = cut ? now_.judge(*cut) : Result<Judgement>(Problem{});
      if (!shorter || !is_allowed(shorter->ruling)) return std::nullopt;
      order = *std::move(cut);
      judged = *std::move(shorter);
    }
    return tried(std::move(order), *std::move(judged));
  }

  Tried tried(Order order, Judgement judged) const {
    Tried made;
    made.gone = inches_gone(judged.trace.pieces.front());
    made.ends = made.gone >= inches_of(at(), rest_) - EPS;
    made.share = share_of(judged.ruling);
    made.witness = {std::move(order), std::move(judged)};
    return made;
  }

  /// Every piece of a unit goes along the same legs.
  std::optional<Tried> in_shape(const Order& order) {
    const double whole = inches_of(at(), rest_);
    double sure = 0;
    double most = whole;
    std::optional<Tried> best = judged_in_shape(order, whole);
    for (int i = 0; i < HALVINGS_OF_SHAPE && !best; ++i) {
      const double tried = (sure + most) / 2;
      auto part = judged_in_shape(order, tried);
      (part ? sure : most) = tried;
      if (part && (i + 1 == HALVINGS_OF_SHAPE || most - sure < NO_PROGRESS)) best = std::move(part);
    }
    if (!best && sure > 0) best = judged_in_shape(order, sure);
    return best;
  }

  std::optional<Tried> judged_in_shape(Order order, double inches) {
    const std::vector<PlannedLeg> legs = first_inches(at(), rest_, inches);
    for (const PieceIndex piece : mover_.pieces) {
      const Piece& own = now_.game().piece(piece);
      const Vec off = own.pose.at - at();
      std::vector<PlannedLeg> beside = legs;
      for (auto& [manner, to] : beside) to = to + off;
      order.paths.set(own.id, path_of(own.pose, beside, std::nullopt));
    }
    order.paths.drop_common();
    Budget budget(std::min(work_.left(), Budget::OF_AN_ORDER));
    const std::uint64_t before = budget.left();
    auto judged = now_.judge(order, budget);
    work_.spend(before - budget.left());
    if (!judged || !is_allowed(judged->ruling)) return std::nullopt;
    return tried(std::move(order), *std::move(judged));
  }

  Hearing now_;
  const ClockMover& mover_;
  const std::string& roll_;
  std::vector<PlannedLeg> rest_;
  const Goal& goal_;
  WorkLeft& work_;
  Chain chain_;
};

}  // namespace

std::optional<Chain> chain_along(const Hearing& hearing, const ClockMover& mover, const std::string& roll,
                                 const LongWay& way, const Goal& goal, int turns, WorkLeft& work) {
  auto chain = ChainMaker(hearing, mover, roll, way, goal, work).made(turns);
  if (!chain) return chain;
  chain->way.push_back(hearing.game().piece(mover.pieces.front()).pose.at);
  for (const auto& [manner, to] : way.legs) chain->way.push_back(to);
  return chain;
}

bool stands_at(const Hearing& hearing, const ClockMover& mover, const Goal& goal) {
  const Game& game = hearing.game();
  return std::any_of(mover.pieces.begin(), mover.pieces.end(), [&](PieceIndex piece) {
    return goal.holds(hearing.ruleset().footprint(hearing.in_force(), piece), game.piece(piece).pose);
  });
}

std::vector<PieceEnd> ends_of(const Game& game, const ClockMover& mover) {
  std::vector<PieceEnd> ends;
  for (const PieceIndex index : mover.pieces) {
    const Piece& piece = game.piece(index);
    ends.push_back({piece.id, piece.pose, piece.hex});
  }
  return ends;
}

}  // namespace linesman
