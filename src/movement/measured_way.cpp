#include "movement/measured_way.h"

#include <algorithm>

#include "base/tolerance.h"

namespace linesman {

namespace {

double inches_of(const TracedStep& step, Measures measures) {
  if (const auto* leg = facts_of<Leg>(step)) return leg->length;
  const auto* turn = measures == Measures::legs_and_arcs ? facts_of<Turn>(step) : nullptr;
  return turn && !turn->on_the_spot ? turn->centre_arc : 0;
}

}  // namespace

double MeasuredStep::inches_to(double s) const {
  if (s >= extent) return inches;
  return inches == extent ? s : inches * (s / extent);
}

MeasuredWay::MeasuredWay(const std::vector<TracedStep>& steps, Measures measures) {
  steps_.reserve(steps.size());
  for (std::size_t i = 0; i < steps.size(); ++i)
    steps_.push_back({i, length(), inches_of(steps[i], measures), extent_of(steps[i])});
}

double MeasuredWay::gone_at(PathPoint place) const {
  return place.step < steps_.size() ? steps_[place.step].along(place.s) : length();
}

PathPoint MeasuredWay::place_after(double inches, Joint joint) const {
  const MeasuredStep* last = nullptr;
  for (const MeasuredStep& step : steps_) {
    if (!exceeds(step.inches, 0)) continue;
    last = &step;
    const double gone = std::clamp(inches - step.before, 0.0, step.inches);
    if (joint == Joint::later ? exceeds(step.end(), inches) : within_limit(inches, step.end()))
      return {step.step, step.inches == step.extent ? gone : gone / step.inches * step.extent};
  }
  return last ? PathPoint{last->step, last->extent} : PathPoint{};
}

}  // namespace linesman
