// A place: each roll is settled as `could` settles it; of a list of places and of another shape as those of a unit are.
#include <algorithm>
#include <map>

#include "base/tolerance.h"
#include "reach/ask/dice_asked.h"
#include "reach/ask/row_asked.h"
#include "reach/effort.h"
#include "reach/questions/could.h"
#include "reach/questions/place_rolls.h"
#include "reach/units/formed.h"
#include "reach/units/listed_ends.h"

namespace linesman {

namespace {

PlaceQuestion place_question(const RowAsked& asked, const PlaceAsked& place) {
  const Game& game = asked.hearing.game();
  PlaceQuestion question{asked.hearing,
                         asked.order,
                         ordered_pieces(game, asked.order).value(),
                         {},
                         place.within.value_or(usual_slack(game))};
  for (const PieceIndex piece : question.pieces) {
    const std::string& id = game.piece(piece).id;
    if (const AskedEnd* end = place.ends.of(id)) question.ends[id] = end_of(game, *end);
  }
  return question;
}

/// Each model at any of the places. Refused: what `could_take_ends` refuses.
Result<PlaceQuestion> listed_question(const RowAsked& asked, const PlaceAsked& place) {
  PlaceQuestion question = place_question(asked, place);
  const std::vector<ListedEnd> ends = listed_ends(asked.hearing.game(), place);
  auto straight = ends_taken_straight(asked.hearing, asked.order, ends);
  if (!straight) return straight.problem();
  question.ends = *std::move(straight);
  question.of_body = [&hearing = asked.hearing, ends, within = question.within](
                         const Order& order, CouldDetail, const std::stop_token& stop, WorkLeft& work) {
    return could_take_ends(hearing, order, ends, within, stop, &work);
  };
  return question;
}

/// Settles the rolls of a place, and says what is known of them.
class PlaceRow {
 public:
  PlaceRow(const RowAsked& asked, PlaceQuestion question, std::uint64_t work)
      : asked_(asked),
        work_(asked.effort == RowEffort::first ? effort::OF_A_FIRST_ROW : work / asked.parts),
        question_(std::move(question)) {}

  Row row() {
    Row row;
    row.action = asked_.order.action;
    if (const auto held = question_.of_body ? std::nullopt : held_answer(question_)) {  // whatever the dice
      say_held(row, *held);
      return row;
    }
    const auto needs = needs_of_first();
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
  /// The dice of the order; where each goes by an order of its own, those of the first.
  std::optional<std::vector<PurposeNeed>> needs_of_first() const {
    const PieceIndex first = question_.pieces.front();
    auto standing = WayTrial::of(asked_.hearing, asked_.order, first);
    if (!standing && question_.of_body)
      standing = WayTrial::of(
          asked_.hearing, order_for_one(asked_.hearing, asked_.order, asked_.hearing.game().piece(first).id), first);
    return standing ? needs_of(standing->standing()) : std::nullopt;
  }

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
    const std::optional<Order>& way = rolls.ways[rolls.kind_of[*least]];
    if (!way) return;  // each goes by an order of its own
    auto judged = asked_.hearing.judge(*way);
    if (judged) show_witness(row, {*way, std::move(judged).value()});
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
    else if (row.by != Refusal::rules)
      for (const PieceIndex piece : question_.pieces)
        if (row.rules.empty()) add_rules_of_straight_way(piece, rolls.best_dice, row);
  }

  void add_rules_of_straight_way(PieceIndex piece, const Dice& dice, Row& row) const {
    const auto trial = WayTrial::of(asked_.hearing, with_dice(asked_.order, dice), piece);
    if (!trial) return;
    const auto end = question_.ends.find(asked_.hearing.game().piece(piece).id);
    if (end == question_.ends.end()) return;
    if (const auto judged = trial->judged({ToStep{end->second.at}}, asked_.stop)) add_rules(judged->ruling, row);
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
  PlaceQuestion question_;
};

/// Forms are asked about again and again; what was found of one roll is kept.
class FormRow {
 public:
  FormRow(const RowAsked& asked, const Form& form) : asked_(asked), form_(form) {
    pieces_ = ordered_pieces(asked.hearing.game(), asked.order).value();
  }

  Row row() {
    PlaceQuestion question{asked_.hearing, asked_.order, pieces_, {}, 0};
    question.of_body = [this](const Order& order, CouldDetail, const std::stop_token&, WorkLeft& work) {
      return could_with(order, work);
    };
    // As much as the form has that is asked for by itself, and as much again for other rolls.
    Row row = PlaceRow(asked_, std::move(question), 2 * work_of_form()).row();
    if (asked_.effort == RowEffort::first) return row;
    row.nearest.reset();
    if (row.witness)
      row.formed = formed_with(row.witness->order);
    else if (!tried_.empty())
      row.formed = tried_.front().second;
    if (row.is_yes() && !row.witness) say_of_last(row);
    return row;
  }

 private:
  std::uint64_t work_of_form() const { return effort::OF_A_MODEL_IN_FORM * (pieces_.size() + 1); }

  /// The first that is asked is the roll that leads farthest: what is said of a no is of it.
  Result<Could> could_with(const Order& order, WorkLeft& work) {
    const FormDetail detail = tried_.empty() ? FormDetail::whole : FormDetail::verdict;
    const std::uint64_t share = std::min(work.left(), work_of_form());
    WorkLeft own(share);
    auto formed = form_up(asked_.hearing, order, form_, asked_.stop, detail, &own);
    work.spend_all_but(share, own);
    if (!formed) return formed.problem();
    Could could;
    could.answer = formed->answer;
    could.witness = formed->witness;
    could.reason = formed->reason;
    could.by = formed->by;
    could.rule = formed->rule;
    if (could.answer == CouldAnswer::yes && !could.witness && !all_dice_said(order)) {
      could.answer = CouldAnswer::unknown;
      could.reason = "each goes by an order of its own, with dice of its own";
    }
    tried_.emplace_back(order.dice, *std::move(formed));
    return could;
  }

  /// A roll that is open falls for each order anew, so that no roll speaks for all of them.
  bool all_dice_said(const Order& order) const {
    return std::all_of(order.dice.begin(), order.dice.end(), [&](const auto& roll) {
      const auto said = asked_.roll.find(roll.first);
      return said != asked_.roll.end() && said->second.size() == roll.second.size() &&
             std::all_of(said->second.begin(), said->second.end(), [](const auto& face) { return face.has_value(); });
    });
  }

  /// Of models that go by an order each: what the one with the least left spends.
  static void say_of_last(Row& row) {
    for (const FilledSlot& filled : row.formed->filled) {
      if (filled.piece != row.formed->last) continue;
      row.spent = filled.spent;
      row.total = filled.total;
    }
  }

  std::optional<Formed> formed_with(const Order& order) const {
    for (const auto& [dice, formed] : tried_)
      if (dice == order.dice && formed.answer == CouldAnswer::yes) return formed;
    auto formed = form_up(asked_.hearing, order, form_, asked_.stop, FormDetail::verdict);
    if (!formed || formed->answer != CouldAnswer::yes) return std::nullopt;
    return *std::move(formed);
  }

  const RowAsked& asked_;
  const Form& form_;
  std::vector<PieceIndex> pieces_;
  std::vector<std::pair<Dice, Formed>> tried_;
};

}  // namespace

Row place_row(const RowAsked& asked, const PlaceAsked& place) {
  const std::uint64_t work = work_of_action(asked.hearing);
  if (place.listed.empty()) return PlaceRow(asked, place_question(asked, place), work).row();
  auto question = listed_question(asked, place);
  if (question) return PlaceRow(asked, *std::move(question), work).row();
  Row row;
  row.action = asked.order.action;
  row.reason = question.problem().reason;
  return row;
}

Row form_row(const RowAsked& asked, const FormAsked& shape) { return FormRow(asked, shape.form).row(); }

}  // namespace linesman
