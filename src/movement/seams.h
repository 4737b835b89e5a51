// What holds a point on an edge: by the protocol's *Edges and seams* each class has its own rule.
#pragma once

#include <functional>
#include <optional>

#include "geometry/cover_round.h"
#include "movement/survey.h"
#include "movement/trace_request.h"

namespace linesman {

/// Surfaces and slopes hold their edge; areas and structures theirs inside the union of their sections, obstacles
/// inside the union of the obstacles that have the place on their edge.
class Seams {
 public:
  /// `labels` as those of `Sections`.
  Seams(const Survey& survey, const SectionLabels* labels) : survey_(survey), labels_(labels) {}

  /// Only what is tested at `altitude` counts; at none: all.
  bool holds(const SurveyedFeature& feature, Vec p, std::optional<double> altitude = {}) const;

  /// Where the way of a point is held; joined, none shorter than EPS.
  Stretches held_on(const SurveyedFeature& feature, const Course& course, std::optional<double> altitude = {}) const;

  /// The same in a turn, by degrees.
  Stretches held_in_turn(const SurveyedFeature& feature, const Turning& turning, Vec point,
                         std::optional<double> altitude = {}) const;

  /// Inside a feature of any class and its sections: also of a surface not on the outer edge of them all.
  bool inside(const SurveyedFeature& feature, Vec p) const;
  Stretches inside_on(const SurveyedFeature& feature, const Course& course) const;
  Stretches inside_in_turn(const SurveyedFeature& feature, const Turning& turning, Vec point) const;

  /// Whether `wanted(section)` is true of any other section of the feature's thing, a polygon, that has a place inside
  /// it or on its edge.
  bool any_section_beside(const SurveyedFeature& feature, Vec p, double altitude,
                          const std::function<bool(const SurveyedFeature&)>& wanted) const;

  /// Adds to what an area or structure holds of a way inside it where that lies on its edge and inside its thing.
  /// `edges`: where the way lies on its edge.
  void add_seams(const SurveyedFeature& feature, const Course& course, const Stretches& edges,
                 std::optional<double> altitude, Stretches& held) const;

 private:
  template <class Beside>
  bool inside_with(Beside beside, const SurveyedFeature& feature, Vec p, std::optional<double> altitude) const;
  bool beside(const SurveyedFeature& feature, const SurveyedFeature& other) const;
  bool inside_union(const SurveyedFeature& feature, Vec p, std::optional<double> altitude) const;

  const Survey& survey_;
  const SectionLabels* labels_;
};

}  // namespace linesman
