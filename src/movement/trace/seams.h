// Whether a feature holds a point on its edge: each class has its own rule (protocol, *Edges and seams*).
#pragma once

#include <functional>
#include <optional>

#include "geometry/sweeps/cover_round.h"
#include "movement/survey/survey.h"
#include "movement/trace_request.h"

namespace linesman {

/// Surfaces and slopes hold their edge. Areas and structures hold the part of their edge that lies inside the union of
/// their sections; obstacles the part inside the union of all obstacles with that place on their edge.
class Seams {
 public:
  /// `labels`: see `may_be_one` in trace_request.h.
  Seams(const Survey& survey, const SectionLabels* labels) : survey_(survey), labels_(labels) {}

  /// With an `altitude` only features that are tested at it count.
  bool holds(const SurveyedFeature& feature, Vec p, std::optional<double> altitude = {}) const;

  /// The stretches of a way on which the feature holds the point; joined, none shorter than EPS.
  Stretches held_on(const SurveyedFeature& feature, const Course& course, std::optional<double> altitude = {}) const;

  /// The stretches of a turn, in degrees.
  Stretches held_in_turn(const SurveyedFeature& feature, const TurnSweep& turning, Vec point,
                         std::optional<double> altitude = {}) const;

  /// Whether a point is inside a feature of any class, or inside its thing: for a surface not on the outer edge of all
  /// sections.
  bool inside(const SurveyedFeature& feature, Vec p) const;
  Stretches inside_on(const SurveyedFeature& feature, const Course& course) const;
  Stretches inside_in_turn(const SurveyedFeature& feature, const TurnSweep& turning, Vec point) const;

  /// Whether `wanted(section)` is true for another section of the feature's thing, a polygon, that has a place inside
  /// it or on its edge.
  bool any_section_beside(const SurveyedFeature& feature, Vec p, double altitude,
                          const std::function<bool(const SurveyedFeature&)>& wanted) const;

  /// Adds to `held`, for an area or structure, the parts of `edges` that lie inside its thing. `edges`: the stretches
  /// of the way on the feature's edge.
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
