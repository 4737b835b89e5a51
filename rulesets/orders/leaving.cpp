// Leaving ground on which a model stands when the order begins: orders-10 and 11.
#include <algorithm>

#include "base/tolerance.h"
#include "orders/clauses.h"
#include "orders/ground.h"
#include "table/kind.h"

namespace linesman::orders {

namespace {

/// The first leg of a way.
struct FirstLeg {
  std::size_t step = 0;
  const Leg* leg = nullptr;
};

std::optional<FirstLeg> first_leg(const PieceTrace& trace) {
  for (std::size_t i = 0; i < trace.steps.size(); ++i)
    if (const auto* leg = facts_of<Leg>(trace.steps[i])) return FirstLeg{i, leg};
  return std::nullopt;
}

bool has(const FeatureSet& set, FeatureIndex feature) {
  return std::find(set.begin(), set.end(), feature) != set.end();
}

/// The stretches of all legs and turns of a way, each with its step.
struct WayGround {
  struct Step {
    std::size_t number;
    bool is_leg;
    std::vector<GroundUnderBase> stretches;
  };
  std::vector<Step> steps;
};

WayGround way_ground(const Move& move, const PieceTrace& trace) {
  WayGround way;
  for (std::size_t i = 0; i < trace.steps.size(); ++i) {
    std::vector<GroundUnderBase> stretches = ground_under(move, trace.steps[i]);
    if (!stretches.empty()) way.steps.push_back({i, facts_of<Leg>(trace.steps[i]) != nullptr, std::move(stretches)});
  }
  return way;
}

/// On that stretch the centre passes the line of the thing or is in its polygon.
bool centre_is_in(const TracedStep& step, const Leg& leg, const FeatureSet& sections, double stretch) {
  for (const Crossing& c : leg.crossings)
    if (c.over && within_limit(*c.over, stretch) && has(sections, c.feature)) return true;
  for (const Span& span : leg.spans)
    if (exceeds(stretch, span.from) &&
        std::any_of(sections.begin(), sections.end(), [&](FeatureIndex f) { return has(span.within, f); }))
      return true;
  return std::any_of(step.watched.begin(), step.watched.end(), [&](const Watched& w) {
    return has(sections, w.feature) &&
           std::any_of(w.centre.begin(), w.centre.end(), [&](const Part& part) { return exceeds(stretch, part.from); });
  });
}

/// The first place after `from` where the base is on the thing.
std::optional<PathPoint> met_again(const PieceTrace& trace, const WayGround& way, const FeatureSet& sections,
                                   PathPoint from) {
  for (const auto& [number, is_leg, stretches] : way.steps) {
    if (number < from.step) continue;
    for (const GroundUnderBase& stretch : stretches)
      if ((number > from.step || !exceeds(from.s, stretch.from)) && stretch.is_on_any(sections))
        return PathPoint{number, is_leg ? stretch.from : 0};
    // A turn may meet ground at a moment that is in none of its stretches.
    const auto* turn = facts_of<Turn>(trace.steps[number]);
    if (turn && number > from.step &&
        std::any_of(sections.begin(), sections.end(), [&](FeatureIndex f) { return has(turn->ever_uncovered, f); }))
      return PathPoint{number, 0};
  }
  return std::nullopt;
}

/// The first place on a leg where a clause bars a section that it would let a model leave.
std::optional<PathPoint> first_barred(const Move& move, const Journey& journey, const WayGround& way,
                                      const FeatureSet& sections) {
  for (const auto& [number, is_leg, stretches] : way.steps) {
    if (!is_leg) continue;
    for (const GroundUnderBase& stretch : stretches)
      for (const FeatureIndex f : sections) {
        if (!stretch.is_on(f) || !counts(move, journey.model, f, stretch)) continue;
        const Bar bar = barred_by(move, journey.model, move.game.feature(f));
        if (bar && !bar.closes_to_leaving) return PathPoint{number, stretch.from};
      }
  }
  return std::nullopt;
}

std::optional<Leavable> leavable(const Move& move, const Journey& journey, const FirstLeg& first, const WayGround& way,
                                 FeatureIndex feature) {
  const Rating rating = rating_on(move, move.game.feature(feature));
  if (rating != Rating::obstacle && rating != Rating::rough) return std::nullopt;
  const PieceTrace& trace = *journey.trace;
  const FeatureSet sections = move.trace.sections_of(feature);
  const auto leg =
      std::find_if(way.steps.begin(), way.steps.end(), [&](const auto& s) { return s.number == first.step; });
  const double stretch = left_behind_at(leg->stretches, sections);
  if (!exceeds(stretch, 0) || centre_is_in(trace.steps[first.step], *first.leg, sections, stretch)) return std::nullopt;
  const PathPoint off{first.step, stretch};
  const auto again = met_again(trace, way, sections, off);
  const bool to_the_end = !exceeds(first.leg->length, stretch);
  const bool on_at_end = std::any_of(sections.begin(), sections.end(),
                                     [&](FeatureIndex f) { return stands_on(move.trace.request, trace.end, f); });
  const bool goes_on = again ? again->step == first.step + 1 && again->s <= 0 : on_at_end;
  if (to_the_end && goes_on) return std::nullopt;
  const auto barred = first_barred(move, journey, way, sections);
  if (!barred) return std::nullopt;
  return Leavable{feature, sections, *barred, off, again};
}

bool is_behind(PathPoint place, PathPoint other) {
  return place.step > other.step || (place.step == other.step && exceeds(place.s, other.s));
}

}  // namespace

std::vector<Leavable> leavable_ground(const Move& move, const Journey& journey) {
  std::vector<Leavable> ground;
  const auto first = first_leg(*journey.trace);
  if (!first || journey.model.arm == Arm::infantry || journey.trace->start.ground.empty()) return ground;
  const WayGround way = way_ground(move, *journey.trace);
  FeatureSet under = journey.trace->start.ground;
  std::sort(under.begin(), under.end());
  FeatureSet seen;
  for (const FeatureIndex feature : under) {
    const FeatureIndex thing = move.trace.thing_of(feature);
    if (has(seen, thing) || !stands_on(move.trace.request, journey.trace->start, feature)) continue;
    seen.push_back(thing);
    if (const auto left = leavable(move, journey, *first, way, feature)) ground.push_back(*left);
  }
  return ground;
}

bool is_left(const Leavable& ground, PathPoint end) {
  return !is_behind(ground.off, end) && (!ground.again || !is_behind(end, *ground.again));
}

bool bars_end(const Leavable& ground, PathPoint end) { return !is_left(ground, end) && is_behind(end, ground.barred); }

FeatureSet left_ground(const std::vector<Leavable>& ground, PathPoint end) {
  FeatureSet left;
  for (const Leavable& each : ground)
    if (is_left(each, end))
      for (const FeatureIndex section : each.sections) left.push_back(section);
  return left;
}

void notes_of_leaving(const Move& move, const Journey& journey, const std::vector<Leavable>& ground, PathPoint end,
                      RulingBuilder& ruling) {
  for (const Leavable& each : ground) {
    if (!is_left(each, end)) continue;
    const Feature& feature = move.game.feature(each.feature);
    ruling.note(rating_on(move, feature) == Rating::rough ? "orders-10" : "orders-11",
                {{"piece", label(move.game.piece(journey.model.piece))}, {"with", argument_of(feature)}});
  }
}

}  // namespace linesman::orders
