// A place: each roll is settled as `could` settles it.
#include <algorithm>

#include "base/tolerance.h"
#include "movement/grid/hex_grid.h"
#include "reach/ask/dice_asked.h"
#include "reach/ask/row_asked.h"
#include "reach/effort.h"
#include "reach/questions/could.h"
#include "reach/questions/place_rolls.h"

namespace linesman {

namespace {

EndRequest end_of(const Game& game, const AskedEnd& end) {
  const Vec at = end.hex ? HexGrid(*game.table().hex).centre(*end.hex) : end.at;
  return {at, end.facing, end.altitude};
}

class PlaceRow {
 public:
  PlaceRow(const RowAsked& asked, const PlaceAsked& place)
      : asked_(asked),
        work_(asked.effort == RowEffort::first ? effort::OF_A_FIRST_ROW : work_of_action(asked.hearing) / asked.parts) {
    const Game& game = asked.hearing.game();
    question_.pieces = ordered_pieces(game, asked.order).value();
    for (const PieceIndex piece : question_.pieces) {
      const std::string& id = game.piece(piece).id;
      question_.ends[id] = end_of(game, *place.ends.of(id));
    }
    question_.within = place.within.value_or(usual_slack(game));
  }

  Row row() {
    Row row;
    row.action = asked_.order.action;
    const auto standing = WayTrial::of(asked_.hearing, asked_.order, question_.pieces.front());
    const auto needs = standing ? needs_of(standing->standing()) : std::nullopt;
    if (!needs) {
      row.reason = "the dice that these rules ask for cannot be counted";
      return row;
    }
    DiceAsked dice = dice_asked(*needs, asked_.roll, UsedUp::counted);
    const auto space_of = [&](const std::vector<PurposeNeed>& of) {
      return dice_asked(of, dice.given ? asked_.roll : AskedRoll{}, UsedUp::counted).space;
    };
    const RollsTried tried = asked_.effort == RowEffort::first ? RollsTried::straight : RollsTried::all;
    auto settled = settled_place(question_, *needs, space_of, !dice.given, tried, asked_.stop, work_);
    if (!settled) {
      row.reason = settled.problem().reason;
      return row;
    }
    dice.space = std::move(settled->space);
    say_of_rolls(row, dice, settled->rolls.states, asked_.freely);
    show(row, dice.space, settled->rolls);
    return dice.too_many ? with_wanted_count(std::move(row), *dice.too_many) : row;
  }

 private:
  void show(Row& row, const RollSpace& space, const PlaceRolls& rolls) {
    if (row.is_yes()) return show_way(row, space, rolls);
    if (row.answer == RowAnswer::no) return show_refusal(row, rolls);
    if (row.answer != RowAnswer::unknown) return;
    const bool said = rolls.best.answer == CouldAnswer::unknown && !rolls.best.reason.empty();
    row.reason = said ? rolls.best.reason : Sentence("no way was found, and no proof that there is none");
    if (asked_.effort == RowEffort::first || asked_.stop.stop_requested()) return;
    if (asked_.freely) return;
    WorkLeft own(work_of_action(asked_.hearing) / 4);
    auto whole =
        could_with_dice(question_, with_dice(asked_.order, rolls.best_dice), CouldDetail::whole, asked_.stop, own);
    if (whole && whole->nearest) row.nearest = NearestWay{*std::move(whole->nearest), whole->short_by};
  }

  void show_way(Row& row, const RollSpace& space, const PlaceRolls& rolls) const {
    const auto least = least_roll(space, rolls.states);
    if (!least) return;
    const Order& way = *rolls.ways[rolls.kind_of[*least]];
    auto judged = asked_.hearing.judge(way);
    if (judged) show_witness(row, {way, std::move(judged).value()});
  }

  void show_refusal(Row& row, const PlaceRolls& rolls) const {
    const Could& best = rolls.best;
    row.by = best.by;
    row.reason = best.reason;
    row.bound = best.bound;
    row.most = best.most;
    if (best.by == Refusal::far && best.bound && best.most) row.short_by = *best.bound - *best.most;
    if (asked_.effort == RowEffort::first) return;
    if (!best.rule.empty())
      row.rules = {best.rule};
    else if (best.would)
      add_rules(best.would->judgement.ruling, row);
    else
      for (const PieceIndex piece : question_.pieces)
        if (row.rules.empty()) add_rules_of_straight_way(piece, rolls.best_dice, row);
  }

  void add_rules_of_straight_way(PieceIndex piece, const Dice& dice, Row& row) const {
    const auto trial = WayTrial::of(asked_.hearing, with_dice(asked_.order, dice), piece);
    if (!trial) return;
    const Vec at = question_.ends.at(asked_.hearing.game().piece(piece).id).at;
    if (const auto judged = trial->judged({ToStep{at}}, asked_.stop)) add_rules(judged->ruling, row);
  }

  /// Those that it would break: what is too far spends too much, and what is barred has other faults.
  static void add_rules(const Ruling& ruling, Row& row) {
    const Allowance& allowance = ruling.allowance;
    const auto overspends = [&](const Fault& fault) {
      return fault.excess && allowance.spent && allowance.total &&
             same_length(*fault.excess, *allowance.spent - *allowance.total);
    };
    for (const Fault& fault : ruling.faults)
      if (overspends(fault) == (row.by == Refusal::far) &&
          std::find(row.rules.begin(), row.rules.end(), fault.rule) == row.rules.end())
        row.rules.push_back(fault.rule);
  }

  const RowAsked& asked_;
  WorkLeft work_;
  PlaceQuestion question_{asked_.hearing, asked_.order, {}, {}, 0};
};

}  // namespace

Row place_row(const RowAsked& asked, const PlaceAsked& place) { return PlaceRow(asked, place).row(); }

}  // namespace linesman
