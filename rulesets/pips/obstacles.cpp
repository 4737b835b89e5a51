// Medium and Major Obstacles: crossing them, and doubles. pips-20, 21 and 25.
#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "pips/clauses.h"
#include "pips/passage.h"

namespace linesman::pips {

bool may_cross(const MovementFigures& figures, Action action, int rotating_dice, int driving_dice) {
  return action == Action::rapid && rotating_dice == 0 && driving_dice == figures.crossing_dice;
}

// pips-20: crossed rapidly, with two dice that drive.
void medium_and_major_obstacles(const Move& move, RulingBuilder& ruling) {
  const bool tracked = move.vehicle.fully_tracked();
  const RatingSet turned_into =
      ratings_where([&](Rating r) { return r == Rating::medium ? move.crosses(r) : tracked && r == Rating::major; });
  fault_turned_into(move, "pips-20", turned_into, "fault_turning", ruling);
  if (may_cross(move.figures, move.action, move.rotating_dice(), move.driving_dice())) return;
  fault_stretches(move, "pips-20", ratings_where([&](Rating r) { return move.crosses(r); }), ruling);
}

namespace {

/// The first Medium or Major Obstacle or building that is met, of several at once the first in the document.
struct FirstCrossed {
  std::size_t stretch = 0;
  FeatureIndex thing{};
};

std::optional<FirstCrossed> first_thing_crossed(const Move& move) {
  for (std::size_t i = 0; i < move.stretches.size(); ++i) {
    std::optional<FeatureIndex> first;
    for (const Counted& c : *move.stretches[i].counted)
      if (move.crosses(c.rating) && (!first || c.feature < *first)) first = c.feature;
    if (first) return FirstCrossed{i, *first};
  }
  return std::nullopt;
}

/// Inches driven to where a double ends the way: where the centre comes over the thing, else where the base leaves it;
/// nothing where the path ends before that. The centre does not cross the thing on a road that leads through it.
std::optional<double> end_of_double(const Move& move, const FirstCrossed& crossed) {
  const Passage passage = passage_at(move, move.sections_of(crossed.thing), crossed.stretch);
  if (!move.options.double_ends_beyond)
    if (const auto over = comes_over(move, passage, move.stretches[crossed.stretch].before)) return over;
  const std::size_t next = passage.last + 1;
  return next < move.stretches.size() ? std::optional(move.stretches[next].before) : std::nullopt;
}

}  // namespace

// pips-21: a double immobilises on the first thing crossed, where the centre comes over it or the base leaves it.
void a_double(const Move& move, const Roll& roll, RulingBuilder& ruling) {
  if (move.action != Action::rapid || !roll.is_double()) return;
  const auto crossed = first_thing_crossed(move);
  if (!crossed) return;
  const std::string& id = move.game.feature(crossed->thing).id;
  if (const auto end = end_of_double(move, *crossed); end && exceeds(move.driven(), *end)) {
    const PathPoint place = move.measured.place_after(*end);
    ruling.fault(move.piece, {.rule = "pips-21",
                              .place = place,
                              .excess = move.driven() - *end,
                              .figures = {{"face", roll.low()}},
                              .with = id,
                              .stage = !move.may_be_exempt.features.empty() ? Stage::at_end : Stage::on_way});
  }
  ruling.set_status("pips-21", move.game.piece(move.piece).id, {{"immobilised", true}});
}

// pips-25: one fault for the order, where it is first met.
void blocked_on_wheels(const Move& move, RulingBuilder& ruling) {
  const RatingSet against = ratings_where([&](Rating r) { return move.access.stops_wheels(r); });
  for (std::size_t i = 0; i < move.trace.steps.size(); ++i) {
    if (const auto* turn = std::get_if<Turn>(&move.trace.steps[i].facts)) {
      const CountedGround swept = counted_in_turn(move, *turn);
      if (const Counted* what = swept.first_of(against))
        return ruling.fault("pips-25", move.piece, i, 0, {}, {}, id_of(move, *what), "fault_turning");
    }
    for (const Stretch& s : move.stretches)
      if (const Counted* what = s.step == i ? s.counted->first_of(against) : nullptr)
        return ruling.fault(move.piece,
                            {.rule = "pips-25",
                             .place = {i, s.from},
                             .excess = move.driven() - s.before,
                             .with = id_of(move, *what),
                             .stage = may_be_left(move, *s.counted, against) ? Stage::at_end : Stage::on_way});
    if (const DrivenLeg* l = move.leg_of(i); l && exceeds(move.driven(), l->before + l->leg->length)) {
      const CountedGround ahead =
          move.counted_on(l->leg->against, {}, l->leg->spans.back().surface).without(move.exempt.features);
      if (const Counted* what = ahead.first_of(against))
        return ruling.fault("pips-25", move.piece, i, l->leg->length, move.driven() - l->before - l->leg->length, {},
                            id_of(move, *what), "fault_against");
    }
  }
}

}  // namespace linesman::pips
