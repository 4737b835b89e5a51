#include "movement/trace/seams.h"

#include <algorithm>

#include "base/tolerance.h"

namespace linesman {

namespace {

bool keeps_its_edge(const SurveyedFeature& feature) { return feature.surface || feature.slope; }

}  // namespace

/// Whether a place between the two may be inside both together.
bool Seams::beside(const SurveyedFeature& feature, const SurveyedFeature& other) const {
  if (feature.index == other.index) return true;
  if (feature.crossed && !feature.relief) return other.crossed && !other.relief;
  return survey_.of_one_kind(feature.index, other.index) && may_be_one(labels_, feature.index, other.index);
}

/// For a point on the feature's edge: whether the features that count there cover all directions round it.
bool Seams::inside_union(const SurveyedFeature& feature, Vec p, std::optional<double> altitude) const {
  const bool obstacle = feature.crossed && !feature.relief;
  CoversRound covers;
  survey_.visit(Box{p, p}.grown(2 * EPS), [&](const SurveyedFeature& other) {
    if (!beside(feature, other) || (altitude && !other.tested_at(*altitude))) return;
    // Of obstacles only those count that have the point on their edge.
    const bool within = obstacle && other.index != feature.index && other.area->holds(p);
    if (!within) other.area->cover_round(p, covers);
  });
  return cover_all_round(covers);
}

bool Seams::holds(const SurveyedFeature& feature, Vec p, std::optional<double> altitude) const {
  return keeps_its_edge(feature)
             ? feature.area->covers(p)
             : feature.area->holds(p) || (feature.area->covers(p) && inside_union(feature, p, altitude));
}

bool Seams::inside(const SurveyedFeature& feature, Vec p) const {
  return feature.area->holds(p) || (feature.area->covers(p) && inside_union(feature, p, {}));
}

bool Seams::any_section_beside(const SurveyedFeature& feature, Vec p, double altitude,
                               const std::function<bool(const SurveyedFeature&)>& wanted) const {
  bool any = false;
  survey_.visit(Box{p, p}.grown(2 * EPS), [&](const SurveyedFeature& other) {
    if (any || other.index == feature.index || !other.area->polygonal() || !other.tested_at(altitude)) return;
    if (!survey_.of_one_kind(feature.index, other.index) || !may_be_one(labels_, feature.index, other.index)) return;
    any = other.area->covers(p) && wanted(other);
  });
  return any;
}

void Seams::add_seams(const SurveyedFeature& feature, const Course& course, const Stretches& edges,
                      std::optional<double> altitude, Stretches& held) const {
  const std::size_t before = held.size();
  for (const Stretch& edge : edges) {
    // Between the places where a border beside it begins or ends, the answer is constant.
    std::vector<double> cuts{edge.from, edge.to};
    Box way;
    way.include(course.at(edge.from));
    way.include(course.at(edge.to));
    survey_.visit(way.grown(2 * EPS), [&](const SurveyedFeature& other) {
      if (beside(feature, other)) other.area->add_border_cuts(course, edge, cuts);
    });
    std::sort(cuts.begin(), cuts.end());
    for (std::size_t i = 1; i < cuts.size(); ++i)
      if (exceeds(cuts[i], cuts[i - 1]) && inside_union(feature, course.at((cuts[i - 1] + cuts[i]) / 2), altitude))
        held.push_back({cuts[i - 1], cuts[i]});
  }
  if (held.size() == before) return;
  join(held);
  drop_short(held);
}

Stretches Seams::held_on(const SurveyedFeature& feature, const Course& course, std::optional<double> altitude) const {
  if (keeps_its_edge(feature)) return feature.area->covered_on(course);
  Stretches edges;
  Stretches held = feature.area->held_on(course, edges);
  if (!edges.empty()) add_seams(feature, course, edges, altitude, held);
  return held;
}

Stretches Seams::inside_on(const SurveyedFeature& feature, const Course& course) const {
  Stretches edges;
  Stretches held = feature.area->held_on(course, edges);
  if (!edges.empty()) add_seams(feature, course, edges, {}, held);
  return held;
}

Stretches Seams::held_in_turn(const SurveyedFeature& feature, const TurnSweep& turning, Vec point,
                              std::optional<double> altitude) const {
  return feature.area->held_in_turn(turning, point, [&](Vec p) { return holds(feature, p, altitude); });
}

Stretches Seams::inside_in_turn(const SurveyedFeature& feature, const TurnSweep& turning, Vec point) const {
  return feature.area->held_in_turn(turning, point, [&](Vec p) { return inside(feature, p); });
}

}  // namespace linesman
