// Everywhere that pieces could end: their reach, and with which rolls they can leave their place at all.
#include <algorithm>

#include "base/heading.h"
#include "reach/ask/dice_asked.h"
#include "reach/ask/row_asked.h"
#include "reach/effort.h"
#include "reach/questions/could.h"

namespace linesman {

namespace {

/// Inches of a way that leads off the place, and of a place that lies off it.
constexpr double A_LITTLE = 0.05;
constexpr double AWAY = 0.25;
/// The fineness of a first answer.
constexpr double COARSE = 4;

/// Ways that hardly leave the place, one of which is legal for almost everybody who may go at all.
std::vector<Path> little_ways(const Pose& start) {
  std::vector<Path> ways{{ForwardStep{A_LITTLE}}, {ReverseStep{A_LITTLE}}, {SidewaysStep{A_LITTLE}}};
  for (int i = 0; i < effort::DIRECTIONS_ROUND; ++i)
    ways.push_back({ToStep{start.at + direction(i * 360.0 / effort::DIRECTIONS_ROUND) * A_LITTLE}});
  return ways;
}

bool leads_away(const MultiPolygon& region, Vec start) {
  return std::any_of(region.begin(), region.end(), [&](const Polygon& polygon) {
    return std::any_of(polygon.outer.begin(), polygon.outer.end(),
                       [&](Vec corner) { return distance(corner, start) > AWAY; });
  });
}

class AnywhereRow {
 public:
  AnywhereRow(const RowAsked& asked, const AnywhereAsked& anywhere)
      : asked_(asked), anywhere_(anywhere), pieces_(ordered_pieces(asked.hearing.game(), asked.order).value()) {}

  Row row() {
    Row row;
    row.action = asked_.order.action;
    if (const std::string why = held_from_going(); !why.empty()) {
      say_held(row, could_of_held(why));
      return row;
    }
    const auto standing = WayTrial::of(asked_.hearing, asked_.order, pieces_.front());
    if (!standing) {
      row.reason = standing.problem().reason;
      return row;
    }
    const auto needs = needs_of(standing->standing());
    if (!needs) {
      row.reason = "the dice that these rules ask for cannot be counted";
      return row;
    }
    dice_ = dice_asked(*needs, asked_.roll, UsedUp::counted);
    if (!asked_.freely) find_area(row);
    settle(row);
    say_of_rolls(row, dice_, states_, asked_.freely);
    if (row.answer == RowAnswer::no) say_why(row, *standing);
    if (row.answer == RowAnswer::unknown) row.reason = "no way was found, and no proof that there is none";
    return dice_.too_many ? with_wanted_count(std::move(row), *dice_.too_many) : row;
  }

 private:
  /// Why none of the pieces may go; empty: one of them may.
  std::string held_from_going() const {
    std::string first;
    for (const PieceIndex piece : pieces_) {
      std::string why = asked_.hearing.held_from_going(piece);
      if (why.empty()) return {};
      if (first.empty()) first = std::move(why);
    }
    return first;
  }

  bool grid() const { return asked_.hearing.ruleset().terms().grid; }

  /// The options of the reach, with the faces that the question gives.
  ReachOptions options() const {
    ReachOptions options{anywhere_.facing, asked_.effort == RowEffort::first ? COARSE : 1.0, {}};
    if (!dice_.given) return options;
    for (const auto& [purpose, faces] : asked_.roll)
      for (const auto& face : faces) {
        if (!face) continue;
        KnownDice& known = options.known[purpose];
        if (*face == 0)
          ++known.used_up;
        else
          known.faces.push_back(*face);
      }
    return options;
  }

  void find_area(Row& row) {
    const bool all_given = !dice_.space.has_open();
    const Order order = all_given ? with_dice(asked_.order, dice_.space.at(0)) : asked_.order;
    auto reaches = reaches_of(asked_.hearing, order, options(), asked_.stop);
    if (reaches) row.area = *std::move(reaches);
  }

  /// Each roll by a little way; where those are not legal by what the reach shows.
  void settle(const Row& row) {
    states_.assign(dice_.space.size(), RollState::open);
    for (std::size_t roll = 0; roll < states_.size() && !grid(); ++roll)
      states_[roll] = state_with(dice_.space.at(roll));
    settle_by_reach(row);
  }

  void settle_by_reach(const Row& row) {
    const bool hexes =
        std::any_of(row.area.begin(), row.area.end(), [](const Reach& reach) { return !reach.hexes.empty(); });
    bool outside = row.area.empty() ? may_go() : false;
    for (const Reach& reach : row.area) {
      const Vec start = asked_.hearing.game().piece(reach.piece).pose.at;
      for (const RollReach& roll : reach.rolls) {
        outside = outside || leads_away(roll.outer, start);
        if (leads_away(roll.inner, start)) take(roll);
      }
    }
    if (hexes) std::fill(states_.begin(), states_.end(), RollState::legal);
    if (outside) return;
    for (RollState& state : states_)
      if (state == RollState::open) state = RollState::illegal;
  }

  /// No fault speaks against every way.
  bool may_go() const {
    const auto trial = WayTrial::of(asked_.hearing, with_dice(asked_.order, dice_.space.highest()), pieces_.front());
    return trial && !trial->bars_every_way();
  }

  /// A reach that leads away with one roll.
  void take(const RollReach& reach) {
    for (std::size_t roll = 0; roll < states_.size(); ++roll) {
      const Dice dice = dice_.space.at(dice_.space.ascending(roll));
      const bool with_all = reach.roll == "given" || (reach.roll == "lowest" && reach.chance.legal == reach.chance.all);
      if (with_all || dice == reach.dice) states_[roll] = RollState::legal;
    }
  }

  /// Of one roll, by what it has to spend and by little ways.
  RollState state_with(const Dice& dice) {
    const auto trial = WayTrial::of(asked_.hearing, with_dice(asked_.order, dice), pieces_.front());
    if (!trial) return RollState::open;
    if (leaves(*trial)) return RollState::legal;
    return has_nothing_to_spend(*trial) ? RollState::illegal : RollState::open;
  }

  /// Each inch costs something, and there is nothing to pay it with.
  bool has_nothing_to_spend(const WayTrial& trial) const {
    return !trial.fares().empty() && pieces_.size() == 1 &&
           std::all_of(trial.fares().begin(), trial.fares().end(),
                       [](const Fare& fare) { return fare.inch > 0 && !exceeds(fare.allowance, fare.spent); });
  }

  bool leaves(const WayTrial& trial) {
    if (ways_.empty()) ways_ = little_ways(trial.start().pose);
    for (std::size_t i = 0; i < ways_.size(); ++i) {
      const auto judged = trial.judged(ways_[i], asked_.stop, Detail::verdict);
      if (!judged || !trial.accepts(judged->ruling)) continue;
      std::swap(ways_[0], ways_[i]);
      return true;
    }
    return false;
  }

  void say_why(Row& row, const WayTrial& standing) const {
    if (const Fault* fault = standing.bars_every_way()) {
      row.by = Refusal::held;
      row.rules = {fault->rule};
      row.reason = fault->text;
      return;
    }
    row.by = Refusal::closed;
    row.reason = "no way leads from where it stands";
  }

  const RowAsked& asked_;
  const AnywhereAsked& anywhere_;
  std::vector<PieceIndex> pieces_;
  DiceAsked dice_;
  RollStates states_;
  std::vector<Path> ways_;
};

}  // namespace

Row anywhere_row(const RowAsked& asked, const AnywhereAsked& anywhere) { return AnywhereRow(asked, anywhere).row(); }

}  // namespace linesman
