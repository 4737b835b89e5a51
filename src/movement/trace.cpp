#include "movement/trace.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"

namespace linesman {

FeatureSet Trace::sections_of(FeatureIndex feature) const {
  if (sections) return sections->sections_of(feature);
  FeatureSet alone;
  alone.push_back(feature);
  return alone;
}

const PieceTrace* Trace::of(PieceIndex piece) const {
  const auto it = std::find_if(pieces.begin(), pieces.end(), [&](const PieceTrace& t) { return t.piece == piece; });
  return it == pieces.end() ? nullptr : &*it;
}

const Encounters* met_in(const TracedStep& step) {
  if (const auto* leg = facts_of<Leg>(step)) return &leg->met;
  if (const auto* turn = facts_of<Turn>(step)) return &turn->met;
  if (const auto* climb = facts_of<Climb>(step)) return &climb->met;
  return nullptr;
}

double extent_of(const TracedStep& step) {
  if (const auto* leg = facts_of<Leg>(step)) return leg->length;
  if (const auto* turn = facts_of<Turn>(step)) return std::abs(turn->angle);
  if (const auto* climb = facts_of<Climb>(step)) return std::abs(climb->to - climb->from);
  return 0;
}

double reported_s(const TracedStep& step, double s) { return facts_of<Leg>(step) || facts_of<Climb>(step) ? s : 0; }

Pose pose_at(const TracedStep& step, double s) {
  Pose pose = step.before;
  if (const auto* leg = facts_of<Leg>(step)) {
    if (s >= leg->length) return step.after;
    pose.at = leg->from + (leg->to - leg->from) * (leg->length > 0 ? s / leg->length : 0);
  } else if (const auto* turn = facts_of<Turn>(step)) {
    if (s >= std::abs(turn->angle)) return step.after;
    const double turned = turn->angle < 0 ? -s : s;
    pose.at = turned_about(pose.at, turn->about, turned);
    pose.facing = normalised(pose.facing + turned);
  } else if (const auto* climb = facts_of<Climb>(step)) {
    if (s >= std::abs(climb->to - climb->from)) return step.after;
    pose.altitude += climb->to < climb->from ? -s : s;
  } else if (s > 0) {
    return step.after;
  }
  return pose;
}

}  // namespace linesman
