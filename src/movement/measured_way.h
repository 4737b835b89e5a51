// The inches that the centre of a piece goes along its path, and the steps of a path that count as one.
//
//   const MeasuredWay way(trace.steps);
//   way.length();                           // inches, legs and arcs
//   way.place_after(6, Joint::later);       // the place where 6 inches are gone
#pragma once

#include "movement/trace.h"

namespace linesman {

/// One step of a path. All lengths are inches.
struct MeasuredStep {
  std::size_t step = 0;  ///< its place in the path
  double before = 0;     ///< that the centre has gone before the step
  double inches = 0;     ///< that it goes in the step: 0 for one that is no leg and for a turn on the spot
  double extent = 0;     ///< the greatest `s` of the step

  double end() const { return before + inches; }
  /// The inches gone in the step up to `s`.
  double inches_to(double s) const;
  /// The inches gone along the path up to `s` of the step.
  double along(double s) const { return before + inches_to(s); }
};

/// Which inches count.
enum class Measures { legs_and_arcs, legs };
/// Of two steps that meet at a place, the one in which the place lies.
enum class Joint { earlier, later };

class MeasuredWay {
 public:
  MeasuredWay() = default;
  explicit MeasuredWay(const std::vector<TracedStep>& steps, Measures measures = Measures::legs_and_arcs);

  const std::vector<MeasuredStep>& steps() const { return steps_; }
  const MeasuredStep& operator[](std::size_t step) const { return steps_[step]; }
  double length() const { return steps_.empty() ? 0 : steps_.back().end(); }
  /// The inches gone at a place; beyond the last step all of them.
  double gone_at(PathPoint place) const;
  /// The place after that many inches, in degrees in a turn. Steps in which the centre stays are passed over. Beyond
  /// the way it is the end of the last step in which the centre goes; the beginning of a way in which it never does.
  PathPoint place_after(double inches, Joint joint = Joint::earlier) const;

 private:
  std::vector<MeasuredStep> steps_;
};

/// Steps that count as one, from the first to the last of them.
struct StepRun {
  std::size_t first = 0;
  std::size_t last = 0;
  friend bool operator==(const StepRun&, const StepRun&) = default;
};

/// The part that a step has in such a run: it belongs to one, it may lie within one, or it ends one.
enum class InRun { part, between, end };

/// The runs among the first `count` steps. `role(i)` is the part that a step has; `one(i, k)` says whether two steps
/// that belong to runs belong to the same one, i being the first of its run.
template <class Role, class One>
std::vector<StepRun> runs_of(std::size_t count, Role role, One one) {
  std::vector<StepRun> runs;
  bool open = false;
  for (std::size_t i = 0; i < count; ++i) {
    const InRun is = role(i);
    if (is == InRun::between) continue;
    if (is == InRun::part) {
      if (open && one(runs.back().first, i))
        runs.back().last = i;
      else
        runs.push_back({i, i});
    }
    open = is == InRun::part;
  }
  return runs;
}

/// The runs where nothing divides two steps that belong to them.
template <class Role>
std::vector<StepRun> runs_of(std::size_t count, Role role) {
  return runs_of(count, role, [](std::size_t, std::size_t) { return true; });
}

}  // namespace linesman
