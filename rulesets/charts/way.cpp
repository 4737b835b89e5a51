#include "charts/way.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"

namespace linesman::charts {

namespace {

double inches_of(const TracedStep& step) {
  if (const auto* leg = facts_of<Leg>(step)) return leg->length;
  if (const auto* turn = facts_of<Turn>(step)) return turn->on_the_spot ? 0 : turn->centre_arc;
  return 0;
}

}  // namespace

WayFacts::WayFacts(const Scene& scene, std::size_t model) : scene_(scene), model_(model) {
  double before = 0;
  box_.include(mover().start_shape.box());
  for (const TracedStep& traced : trace().steps) {
    WayStep step{&traced,
                 facts_of<Leg>(traced),
                 facts_of<Turn>(traced),
                 facts_of<Climb>(traced),
                 extent_of(traced),
                 inches_of(traced),
                 before,
                 PlacedShape(scene.facts.base(mover().piece), traced.before)};
    before += step.inches;
    on_legs_.push_back(step.leg ? std::optional(ShapeOnLeg(*step.leg, step.shape)) : std::nullopt);
    in_turns_.push_back(step.turn ? std::optional(ShapeInTurn(*step.turn, step.shape)) : std::nullopt);
    box_.include(step.shape.box());
    if (step.leg) box_.include(on_legs_.back()->swept());
    if (step.turn) box_.include(in_turns_.back()->swept());
    steps_.push_back(std::move(step));
  }
}

double Way::inches(std::size_t i) const {
  const WayStep& whole = step(i);
  if (i + 1 < count || whole.extent <= 0 || last >= whole.extent) return whole.inches;
  return whole.leg ? last : whole.inches * (last / whole.extent);
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

double Way::gone() const {
  double sum = 0;
  for (std::size_t i = 0; i < count; ++i) sum += inches(i);
  return sum;
}

Way whole_way(const WayFacts& facts) {
  const std::size_t count = facts.steps().size();
  return {&facts, count, count == 0 ? 0 : facts.steps().back().extent};
}

std::vector<TurnGroup> turns_of(const Way& way) {
  std::vector<TurnGroup> groups;
  for (std::size_t i = 0; i < way.count;) {
    const Turn* turn = way.step(i).turn;
    std::size_t last = i;
    if (turn)
      while (last + 1 < way.count && way.step(last + 1).turn &&
             within_limit(distance(way.step(last + 1).turn->about, turn->about), 0))
        ++last;
    if (turn) {
      const double before = way.step(i).traced->before.facing;
      const double after = last + 1 == way.count ? way.end().facing : way.step(last).traced->after.facing;
      const double degrees = angle_between(before, after);
      if (degrees >= ANGLE_EPS) groups.push_back({i, last, degrees});
    }
    i = last + 1;
  }
  return groups;
}

std::vector<ClimbGroup> climbs_of(const Way& way) {
  std::vector<ClimbGroup> groups;
  for (std::size_t i = 0; i < way.count;) {
    std::size_t last = i;
    if (const Climb* climb = way.step(i).climb) {
      while (last + 1 < way.count && way.step(last + 1).climb) ++last;
      groups.push_back({i, last, climb->from, way.step(last).climb->to});
    }
    i = last + 1;
  }
  return groups;
}

}  // namespace linesman::charts
