// The way of a model, whole or cut at an earlier end, with the ground that it meets.
#pragma once

#include <algorithm>
#include <map>

#include "charts/scene.h"
#include "movement/measured_way.h"

namespace linesman::charts {

/// A stretch of a step on which a feature is met: inches of a leg or climb, degrees of a turn.
struct Stay {
  FeatureIndex feature{};
  double from = 0;
  double to = 0;
  Incline slope = Incline::level;
};

/// A place of a step where the centre passes a line, or comes into an area or structure.
struct Passing {
  FeatureIndex feature{};
  double s = 0;
};

struct StepGround {
  std::vector<Stay> base;    ///< met by the base; surfaces and slopes too
  std::vector<Stay> centre;  ///< met by the centre; the same surfaces and slopes
  std::vector<Passing> passings;
};

struct WayStep : MeasuredStep {
  const TracedStep* traced = nullptr;
  const Leg* leg = nullptr;
  const Turn* turn = nullptr;
  const Climb* climb = nullptr;
  PlacedShape shape;  ///< the base when the step begins
};

/// The `clears` rules that apply, in the order of the file.
using Clearing = std::vector<bool>;

/// The facts of a whole way, which all its cuts share.
class WayFacts {
 public:
  WayFacts(const Scene& scene, std::size_t model);

  const Scene& scene() const { return scene_; }
  std::size_t model() const { return model_; }
  const Model& mover() const { return scene_.models[model_]; }
  const PieceTrace& trace() const { return *scene_.models[model_].trace; }
  const std::vector<WayStep>& steps() const { return steps_; }
  /// Round the base wherever it is on the whole way.
  const Box& box() const { return box_; }
  const std::vector<StepGround>& ground(const Clearing& clearing) const;
  /// The features met by the base or the centre where the way begins.
  std::vector<FeatureIndex> at_start(bool by_centre, const Clearing& clearing) const;
  /// The same at the end of the whole way.
  std::vector<FeatureIndex> at_end(bool by_centre, const Clearing& clearing) const;
  /// The base on a step that is a leg; on one that is a turn.
  const ShapeOnLeg& on_leg(std::size_t step) const { return *on_legs_[step]; }
  const ShapeInTurn& in_turn(std::size_t step) const { return *in_turns_[step]; }

 private:
  const Scene& scene_;
  std::size_t model_;
  std::vector<WayStep> steps_;
  Box box_;
  std::vector<std::optional<ShapeOnLeg>> on_legs_;
  std::vector<std::optional<ShapeInTurn>> in_turns_;
  mutable std::map<Clearing, std::vector<StepGround>> ground_;
};

/// A way up to an end: `count` steps, of the last of them the first `last` inches or degrees.
struct Way {
  const WayFacts* facts = nullptr;
  std::size_t count = 0;
  double last = 0;
  bool leaves = false;  ///< it ends where it leaves the table
  Clearing clearing{};
  mutable const std::vector<StepGround>* grounds =
      nullptr;  ///< of the facts, with that clearing; nullptr: not asked yet

  const Scene& scene() const { return facts->scene(); }
  std::size_t model() const { return facts->model(); }
  AskedOf asked() const { return {facts->model()}; }
  const WayStep& step(std::size_t i) const { return facts->steps()[i]; }
  double extent(std::size_t i) const { return i + 1 == count ? last : step(i).extent; }
  /// Inches that the centre goes in a step, up to the end of the way.
  double inches(std::size_t i) const { return step(i).inches_to(extent(i)); }
  bool is_whole() const;
  Pose end() const;
  PlacedShape end_shape() const { return {scene().facts.base(facts->mover().piece), end()}; }
  /// The place of the end in a ruling: the last step at its full length.
  PathPoint end_place() const;
  double gone() const { return count == 0 ? 0 : step(count - 1).along(last); }
  const StepGround& ground(std::size_t i) const {
    if (!grounds) grounds = &facts->ground(clearing);
    return (*grounds)[i];
  }
  /// Cuts it after so much of a step.
  void end_at(PathPoint end) {
    count = std::min(end.step + 1, facts->steps().size());
    last = end.s;
    leaves = false;
  }
  void clear_ground(Clearing by) {
    clearing = std::move(by);
    grounds = nullptr;
  }
};

Way whole_way(const WayFacts& facts);

/// Turns about one point with nothing between.
struct TurnGroup : StepRun {
  double degrees = 0;  ///< between the facings before and after, 0 to 180
};
std::vector<TurnGroup> turns_of(const Way& way);

/// Climb steps with nothing between.
struct ClimbGroup : StepRun {
  double from = 0;
  double to = 0;
};
std::vector<ClimbGroup> climbs_of(const Way& way);

// ground.cpp
/// The parts without `away`, both ascending.
std::vector<Part> without(const std::vector<Part>& parts, const std::vector<Part>& away);
/// The features that a Ground names, for a model.
const Chosen& chosen(const Scene& scene, std::size_t model, const chart::Ground& ground);
/// Surfaces and slopes are met while the centre is on them, also where a Ground is to be crossed.
bool is_met_in_stretches(const Scene& scene, const chart::Ground& ground, FeatureIndex feature);
/// The stretches of a step on which a feature of a Ground is met, joined; without what is crossed.
std::vector<Part> met(const Way& way, std::size_t step, const chart::Ground& ground);
/// The same without the features for which `skip` holds. `first` is the feature met first in each stretch.
struct MetPart {
  double from = 0;
  double to = 0;
  FeatureIndex first{};
};
std::vector<MetPart> met_but(const Way& way, std::size_t step, const chart::Ground& ground, const Chosen& skip);
/// Where a Ground is crossed in a step: sections of one thing at one place once.
std::vector<Passing> crossed(const Way& way, std::size_t step, const chart::Ground& ground);
std::vector<FeatureIndex> met_at_start(const WayFacts& facts, const Clearing& clearing, const chart::Ground& ground);
std::vector<FeatureIndex> met_at_end(const Way& way, const chart::Ground& ground);

// conditions.cpp
bool way_holds(const std::vector<Way>& ways, std::size_t model, const chart::Way& condition);
/// The rule applies to a model: its `when` and its `way` hold, and no dice are missing that it reads.
bool applies(const std::vector<Way>& ways, std::size_t model, const Rule& rule);
/// The rules of a kind that apply, in the order of the file.
std::vector<const Rule*> applying(const std::vector<Way>& ways, std::size_t model, chart::Kind kind);
/// Sets `clearing` of each way.
void set_clearing(std::vector<Way>& ways);
Clearing clearing_at_start(const Scene& scene, std::size_t model);

}  // namespace linesman::charts
