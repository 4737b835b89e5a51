#include "movement/crossings.h"

#include <algorithm>

#include "base/heading.h"
#include "base/tolerance.h"

namespace linesman {

namespace {

/// The heading of a line, whichever course along it, in [0, 180).
double bearing_of(Vec line) {
  const double h = heading_of(line);
  return h >= 180 ? h - 180 : h;
}

void add_entries(const SurveyedFeature& feature, const Course& centre, SideMemory& memory,
                 std::vector<Passing>& passings) {
  const bool starts_on_border = feature.area->near_border(centre.from);
  const LineSide known = memory.of(feature.index);
  const bool starts_inside = starts_on_border ? known == LineSide::left : feature.area->holds(centre.from);
  const Stretches held = feature.area->held_on(centre);
  for (const Stretch s : held)
    if (exceeds(s.from, 0) || !starts_inside)
      passings.push_back({s.from, feature.area->border_near(centre.at(s.from))});
  if (feature.area->near_border(centre.at(centre.length))) {
    const bool was_inside = !held.empty() && !exceeds(centre.length, held.back().to);
    const bool kept_to_border = held.empty() && starts_on_border;
    memory.note(feature.index, was_inside ? LineSide::left : kept_to_border ? known : LineSide::right);
  }
}

}  // namespace

LineSide SideMemory::of(FeatureIndex feature) const {
  const auto found = sides_.find(feature);
  if (found != sides_.end()) return found->second;
  return leaving_passes_ ? LineSide::on_it : LineSide::unknown;
}

void add_passings(const SurveyedFeature& feature, const Course& centre, SideMemory& memory,
                  std::vector<Passing>& passings) {
  if (!feature.line) {
    if (feature.area->polygonal()) add_entries(feature, centre, memory, passings);
    return;
  }
  const Following f = feature.line->follow(centre, memory.of(feature.index));
  if (f.ends_on_line) memory.note(feature.index, f.after);
  passings.insert(passings.end(), f.passings.begin(), f.passings.end());
}

void add_passings(const SurveyedFeature& feature, const Turning& turning, Vec centre, SideMemory& memory,
                  std::vector<Passing>& passings) {
  const LineSide known = memory.of(feature.index);
  if (feature.line) {
    const Following f = feature.line->follow(turning, centre, known);
    if (f.ends_on_line) memory.note(feature.index, f.after);
    passings.insert(passings.end(), f.passings.begin(), f.passings.end());
    return;
  }
  if (!feature.area->polygonal()) return;
  const bool starts_inside = feature.area->near_border(centre) ? known == LineSide::left : feature.area->holds(centre);
  for (const Stretch s : feature.area->held_in_turn(turning, centre))
    if (exceeds(s.from, 0) || !starts_inside)
      passings.push_back({s.from, feature.area->border_near(turning.turned(centre, s.from))});
  if (!feature.area->near_border(turning.turned(centre, turning.amount()))) return;
  const auto inside = feature.area->held_before_end(turning, centre);
  memory.note(feature.index, !inside ? known : *inside ? LineSide::left : LineSide::right);
}

void add_crossings(const SurveyedFeature& feature, const Stretches& met, const std::vector<Passing>& passings,
                   const CoverOf& cover, std::vector<Crossing>& crossings) {
  for (const Stretch s : met) {
    Crossing crossing{feature.index, s.from, s.to, {}, {}, {}};
    if (feature.line)
      if (const auto along = cover(*feature.line, s)) crossing.along = Part{along->from, along->to};
    const auto in_stretch = [&](const Passing& p) { return within_limit(s.from, p.s) && within_limit(p.s, s.to); };
    const auto passing = std::find_if(passings.begin(), passings.end(), in_stretch);
    if (passing != passings.end()) {
      crossing.over = std::clamp(passing->s, s.from, s.to);
      crossing.bearing = bearing_of(passing->line);
    }
    crossings.push_back(crossing);
  }
}

}  // namespace linesman
