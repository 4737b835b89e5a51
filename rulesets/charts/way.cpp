#include "charts/way.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"

namespace linesman::charts {

WayFacts::WayFacts(const Scene& scene, std::size_t model) : scene_(scene), model_(model) {
  const MeasuredWay measured(trace().steps);
  box_.include(mover().start_shape.box());
  for (const MeasuredStep& each : measured.steps()) {
    const TracedStep& traced = trace().steps[each.step];
    WayStep step{each,
                 &traced,
                 facts_of<Leg>(traced),
                 facts_of<Turn>(traced),
                 facts_of<Climb>(traced),
                 PlacedShape(scene.facts.base(mover().piece), traced.before)};
    on_legs_.push_back(step.leg ? std::optional(ShapeOnLeg(*step.leg, step.shape)) : std::nullopt);
    in_turns_.push_back(step.turn ? std::optional(ShapeInTurn(*step.turn, step.shape)) : std::nullopt);
    box_.include(step.shape.box());
    if (step.leg) box_.include(on_legs_.back()->swept());
    if (step.turn) box_.include(in_turns_.back()->swept());
    steps_.push_back(std::move(step));
  }
}

bool Way::is_whole() const {
  return count == facts->steps().size() && (count == 0 || last >= facts->steps().back().extent);
}

Pose Way::end() const {
  if (count == 0) return facts->mover().start;
  return pose_at(*step(count - 1).traced, last);
}

PathPoint Way::end_place() const {
  if (count == 0) return {};
  return {count - 1, step(count - 1).leg ? last : 0};
}

Way whole_way(const WayFacts& facts) {
  const std::size_t count = facts.steps().size();
  return {&facts, count, count == 0 ? 0 : facts.steps().back().extent};
}

std::vector<TurnGroup> turns_of(const Way& way) {
  const auto turns = runs_of(
      way.count, [&](std::size_t i) { return way.step(i).turn ? InRun::part : InRun::end; },
      [&](std::size_t first, std::size_t i) {
        return within_limit(distance(way.step(i).turn->about, way.step(first).turn->about), 0);
      });
  std::vector<TurnGroup> groups;
  for (const StepRun& run : turns) {
    const double before = way.step(run.first).traced->before.facing;
    const double after = run.last + 1 == way.count ? way.end().facing : way.step(run.last).traced->after.facing;
    const double degrees = angle_between(before, after);
    if (degrees >= ANGLE_EPS) groups.push_back({run, degrees});
  }
  return groups;
}

std::vector<ClimbGroup> climbs_of(const Way& way) {
  std::vector<ClimbGroup> groups;
  for (const StepRun& run :
       runs_of(way.count, [&](std::size_t i) { return way.step(i).climb ? InRun::part : InRun::end; }))
    groups.push_back({run, way.step(run.first).climb->from, way.step(run.last).climb->to});
  return groups;
}

}  // namespace linesman::charts
