#include "orders/leaving.h"

#include <algorithm>

#include "base/tolerance.h"
#include "orders/ground.h"
#include "table/spoken_name.h"

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

/// Inches of the leg at the beginning of which the base is on the feature.
double stretch_at_start(const Leg& leg, FeatureIndex feature) {
  double to = 0;
  for (const Span& span : leg.spans) {
    if (!holds(span.ground, feature)) break;
    to = span.to;
  }
  return to;
}

/// The centre passes the line of an obstacle on that stretch, or is in an area or polygon.
bool centre_is_in(const TracedStep& step, const Leg& leg, FeatureIndex feature, double stretch) {
  for (const Crossing& c : leg.crossings)
    if (c.feature == feature && c.over && !exceeds(c.from, 0)) return true;
  for (const Span& span : leg.spans)
    if (exceeds(stretch, span.from) && holds(span.within, feature)) return true;
  return std::any_of(step.watched.begin(), step.watched.end(), [&](const Watched& w) {
    return w.feature == feature &&
           std::any_of(w.centre.begin(), w.centre.end(), [&](const Part& part) { return exceeds(stretch, part.from); });
  });
}

/// The first place behind `from` at which the base is on the feature.
std::optional<PathPoint> met_again(const PieceTrace& trace, FeatureIndex feature, PathPoint from) {
  for (std::size_t i = from.step; i < trace.steps.size(); ++i) {
    if (const auto* leg = facts_of<Leg>(trace.steps[i])) {
      for (const Span& span : leg->spans)
        if ((i > from.step || !exceeds(from.s, span.from)) && holds(span.ground, feature))
          return PathPoint{i, span.from};
    } else if (const auto* turn = facts_of<Turn>(trace.steps[i]); turn && holds(turn->ground, feature)) {
      return PathPoint{i, 0};
    }
  }
  return std::nullopt;
}

/// The first place on a leg at which a clause that is silent for those who leave bars the feature.
std::optional<PathPoint> first_barred(const Move& move, const Journey& journey, FeatureIndex feature) {
  const Feature& f = move.game.feature(feature);
  const Bar bar = barred_by(move, journey.model, f);
  if (!bar || bar.closes_to_leaving) return std::nullopt;
  for (std::size_t i = 0; i < journey.trace->steps.size(); ++i)
    if (const auto* leg = facts_of<Leg>(journey.trace->steps[i]))
      for (const Span& span : leg->spans)
        if (holds(span.ground, feature) && counts(move, journey.model, f, span.surface)) return PathPoint{i, span.from};
  return std::nullopt;
}

std::optional<Leavable> leavable(const Move& move, const Journey& journey, const FirstLeg& first,
                                 FeatureIndex feature) {
  const Rating rating = rating_on(move, move.game.feature(feature));
  if (rating != Rating::obstacle && rating != Rating::rough) return std::nullopt;
  const PieceTrace& trace = *journey.trace;
  const double stretch = stretch_at_start(*first.leg, feature);
  if (!exceeds(stretch, 0) || centre_is_in(trace.steps[first.step], *first.leg, feature, stretch)) return std::nullopt;
  const PathPoint off{first.step, stretch};
  const auto again = met_again(trace, feature, off);
  const bool to_the_end = !exceeds(first.leg->length, stretch);
  const bool goes_on = again ? again->step == first.step + 1 && again->s <= 0 : holds(trace.end.ground, feature);
  if (to_the_end && goes_on) return std::nullopt;
  const auto barred = first_barred(move, journey, feature);
  if (!barred) return std::nullopt;
  return Leavable{feature, *barred, off, again};
}

bool is_behind(PathPoint place, PathPoint other) {
  return place.step > other.step || (place.step == other.step && exceeds(place.s, other.s));
}

}  // namespace

std::vector<Leavable> leavable_ground(const Move& move, const Journey& journey) {
  std::vector<Leavable> ground;
  const auto first = first_leg(*journey.trace);
  if (!first || journey.model.arm == Arm::infantry) return ground;
  for (const FeatureIndex feature : journey.trace->start.ground)
    if (const auto left = leavable(move, journey, *first, feature)) ground.push_back(*left);
  return ground;
}

bool is_left(const Leavable& ground, PathPoint end) {
  return !is_behind(ground.off, end) && (!ground.again || !is_behind(end, *ground.again));
}

FeatureSet left_ground(const std::vector<Leavable>& ground, PathPoint end) {
  FeatureSet left;
  for (const Leavable& each : ground)
    if (is_left(each, end)) left.push_back(each.feature);
  return left;
}

void notes_of_leaving(const Move& move, const Journey& journey, const FeatureSet& left, RulingBuilder& ruling) {
  for (const FeatureIndex index : left) {
    const Feature& feature = move.game.feature(index);
    ruling.note(rating_on(move, feature) == Rating::rough ? "orders-10" : "orders-11",
                {{"piece", label(move.game.piece(journey.model.piece))}, {"with", spoken_name(feature)}});
  }
}

}  // namespace linesman::orders
