// How far the dice carry the vehicle over the ground that it meets.
#include <algorithm>
#include <cmath>

#include "base/text.h"
#include "base/tolerance.h"
#include "pips/clauses.h"
#include "pips/prices.h"

namespace linesman::pips {

namespace {

/// All of the way is on one kind of ground other than open, forward: its text names what the roll gives there.
bool on_one_ground(const std::vector<PricedStretch>& charges) {
  return std::all_of(charges.begin(), charges.end(), [&](const PricedStretch& c) {
    return c.rule == charges.front().rule && c.allowance == charges.front().allowance && c.allowance > 0 &&
           c.rule != "pips-8" && !c.stretch->reverse;
  });
}

void tell_costs(const Move& move, const std::vector<PricedStretch>& charges, RulingBuilder& ruling) {
  const bool whole = on_one_ground(charges);
  for (std::size_t i = 0; i < charges.size();) {
    std::size_t end = i + 1;
    double amount = charges[i].amount();
    while (end < charges.size() && charges[end].same_price(charges[i])) amount += charges[end++].amount();
    const Stretch& first = *charges[i].stretch;
    ruling.cost(charges[i].rule, amount, move.piece, first.step, first.from, charges[end - 1].stretch->to,
                {{"allowance", charges[i].allowance}}, whole ? "cost_whole" : charges[i].reverse_says());
    i = end;
  }
}

/// Where the inches spent pass the total.
std::optional<PathPoint> place_of_passing(const std::vector<PricedStretch>& charges, double total) {
  double gone = 0;
  for (const PricedStretch& c : charges) {
    if (exceeds(gone + c.amount(), total))
      return PathPoint{c.stretch->step,
                       c.stretch->from + std::clamp((total - gone) / c.price, 0.0, c.stretch->length())};
    gone += c.amount();
  }
  return std::nullopt;
}

/// The place where the inches spent pass the total, and by how much they do at the end.
void tell_fault(const Move& move, const std::vector<PricedStretch>& charges, double total, std::string_view says,
                RulingBuilder& ruling) {
  const auto place = place_of_passing(charges, total);
  if (!place) return;
  const double spent = spent_on(charges);
  // The worst ground or a crossing of the whole way decides: a shorter way may meet none of it.
  ruling.fault(move.piece, {.rule = "pips-7",
                            .place = *place,
                            .excess = spent - total,
                            .figures = {{"total", total}, {"spent", spent}},
                            .says = says,
                            .stage = move.options.mixed_worst || move.crosses() ? Stage::at_end : Stage::on_way});
}

/// With `mixed: worst` a cut is judged by the ground up to it: the longest way that its own worst ground allows.
double longest_on_worst_ground(const Move& move, const std::vector<PricedStretch>& charges) {
  double least = HUGE_VAL;
  for (const PricedStretch& c : charges) {
    const double before = c.stretch->before;
    if (exceeds(before + c.stretch->length(), std::min(least, c.allowance)))
      return std::min(least, std::max(before, c.allowance));
    least = std::min(least, c.allowance);
  }
  return move.driven;
}

}  // namespace

// pips-7 of the cuts of a way: those that cross drive with the dice of the whole, and those that do not are shorter.
double never_longer_than(const Move& move, const Roll& roll) {
  if (move.crosses() && !move.leavable.features.empty()) return move.driven;
  const double crossed = move.crosses_from.value_or(0);
  const Roll drives = move.driving(roll);
  const std::vector<PricedStretch> charges = prices_of(move, drives);
  if (move.options.mixed_worst) return std::max(longest_on_worst_ground(move, charges), crossed);
  const auto place = place_of_passing(charges, total_of(move, charges, drives));
  return place ? std::max(move.driven_at(place->step, place->s), crossed) : move.driven;
}

// pips-7, with the cost entries of pips-8 (open), 9 (broken), 10 (rough), 13 (reverse), 19 (Minor) and 20 (crossing).
void how_far(const Move& move, const Roll& roll, RulingBuilder& ruling) {
  const Roll drives = move.driving(roll);
  const std::vector<PricedStretch> charges = prices_of(move, drives);
  const double total = total_of(move, charges, drives);
  ruling.allowance(grants_of(move, charges, drives), spent_on(charges));
  tell_costs(move, charges, ruling);
  tell_fault(move, charges, total, "fault", ruling);
}

// pips-7 while the dice are missing: too far even when every die shows its highest face.
void too_far_for_any_dice(const Move& move, RulingBuilder& ruling) {
  const Roll best = move.driving(all_sixes(move));
  const std::vector<PricedStretch> charges = prices_of(move, best);
  tell_fault(move, charges, total_of(move, charges, best), "too_far_for_any_dice", ruling);
}

// pips-14, when rotating has used every die: nothing is allowed, and an inch is an inch.
void no_dice_to_drive(const Move& move, RulingBuilder& ruling) {
  const std::vector<PricedStretch> charges = prices_without_dice(move);
  ruling.allowance(Grants{{"pips-14"}}, spent_on(charges));
  tell_costs(move, charges, ruling);
}

// pips-13: flat out, every reverse leg.
void reversing(const Move& move, RulingBuilder& ruling) {
  if (move.action != Action::flat_out) return;
  for (const DrivenLeg& l : move.legs)
    if (l.leg->manner == Manner::reverse) ruling.fault("pips-13", move.piece, l.step, 0, {});
}

}  // namespace linesman::pips
