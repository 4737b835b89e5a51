#include "movement/trace/crossings.h"

#include <algorithm>

#include "base/heading.h"
#include "base/tolerance.h"

namespace linesman {

namespace {

/// The heading of a line in [0, 180), in either direction along it.
double bearing_of(Vec line) {
  const double h = heading_of(line);
  return h >= 180 ? h - 180 : h;
}

/// Whether a stretch that was held ends at `s`.
bool comes_out_of(const Stretches& held, double s) {
  return std::any_of(held.begin(), held.end(),
                     [&](const Stretch& in) { return exceeds(s, in.from) && !exceeds(s, in.to); });
}

void add_entries(const SurveyedFeature& feature, const Course& centre, const Passage& step,
                 std::vector<Passing>& passings) {
  const bool starts_on_border = feature.area->near_border(centre.from);
  const LineSide known = step.memory.of(feature.index);
  const bool starts_inside =
      step.seams.holds(feature, centre.from, step.altitude) || (starts_on_border && known == LineSide::left);
  const Stretches held = step.seams.held_on(feature, centre, step.altitude);
  for (const Stretch s : held) {
    if (!exceeds(s.from, 0) && starts_inside) continue;
    const bool from_section =
        step.seams.any_section_beside(feature, centre.at(s.from), step.altitude, [&](const SurveyedFeature& section) {
          if (!exceeds(s.from, 0) && step.memory.of(section.index) == LineSide::left) return true;
          return comes_out_of(step.seams.held_on(section, centre, step.altitude), s.from);
        });
    passings.push_back({s.from, feature.area->border_near(centre.at(s.from)), from_section});
  }
  if (feature.area->near_border(centre.at(centre.length))) {
    const bool was_inside = !held.empty() && !exceeds(centre.length, held.back().to);
    const bool kept_to_border = held.empty() && starts_on_border;
    step.memory.note(feature.index, was_inside ? LineSide::left : kept_to_border ? known : LineSide::right);
  }
}

void add_entries(const SurveyedFeature& feature, const TurnSweep& turning, Vec centre, const Passage& step,
                 std::vector<Passing>& passings) {
  const LineSide known = step.memory.of(feature.index);
  const bool starts_inside = step.seams.holds(feature, centre, step.altitude) ||
                             (feature.area->near_border(centre) && known == LineSide::left);
  for (const Stretch s : step.seams.held_in_turn(feature, turning, centre, step.altitude)) {
    if (!exceeds(s.from, 0) && starts_inside) continue;
    const Vec there = turning.turned(centre, s.from);
    const bool from_section =
        step.seams.any_section_beside(feature, there, step.altitude, [&](const SurveyedFeature& section) {
          if (!exceeds(s.from, 0) && step.memory.of(section.index) == LineSide::left) return true;
          return comes_out_of(step.seams.held_in_turn(section, turning, centre, step.altitude), s.from);
        });
    passings.push_back({s.from, feature.area->border_near(there), from_section});
  }
  if (!feature.area->near_border(turning.turned(centre, turning.amount()))) return;
  const auto inside = feature.area->held_before_end(turning, centre);
  step.memory.note(feature.index, !inside ? known : *inside ? LineSide::left : LineSide::right);
}

}  // namespace

void add_passings(const SurveyedFeature& feature, const Course& centre, const Passage& step,
                  std::vector<Passing>& passings) {
  if (feature.line) {
    const LinePassings* at_junctions = step.junctions.following(feature.index);
    const LinePassings f = at_junctions ? *at_junctions : feature.line->follow(centre, step.memory.of(feature.index));
    if (f.ends_on_line) step.memory.note(feature.index, f.after);
    passings.insert(passings.end(), f.passings.begin(), f.passings.end());
  } else if (feature.area->polygonal()) {
    add_entries(feature, centre, step, passings);
  }
  step.junctions.add_passings(feature.index, passings);
}

void add_passings(const SurveyedFeature& feature, const TurnSweep& turning, Vec centre, const Passage& step,
                  std::vector<Passing>& passings) {
  if (feature.line) {
    const LinePassings f = feature.line->follow(turning, centre, step.memory.of(feature.index));
    if (f.ends_on_line) step.memory.note(feature.index, f.after);
    passings.insert(passings.end(), f.passings.begin(), f.passings.end());
  } else if (feature.area->polygonal()) {
    add_entries(feature, turning, centre, step, passings);
  }
  step.junctions.add_passings(feature.index, passings);
}

void add_crossings(const SurveyedFeature& feature, const Stretches& met, const std::vector<Passing>& passings,
                   const CoverOf& cover, std::vector<Crossing>& crossings) {
  for (const Stretch s : met) {
    Crossing crossing{feature.index, s.from, s.to, {}, {}, {}};
    if (feature.line)
      if (const auto along = cover(*feature.line, s)) crossing.along = Part{along->from, along->to};
    const auto in_stretch = [&](const Passing& p) { return within_limit(s.from, p.s) && within_limit(p.s, s.to); };
    bool passed = false;
    for (const Passing& passing : passings) {
      if (!in_stretch(passing) || (passed && !feature.line)) continue;
      crossing.over = std::clamp(passing.s, s.from, s.to);
      crossing.bearing = bearing_of(passing.line);
      crossing.from_section = passing.from_section;
      crossings.push_back(crossing);
      passed = true;
    }
    if (!passed) crossings.push_back(crossing);
  }
}

}  // namespace linesman
