#include "referee/path_cut.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"

namespace linesman {

namespace {

bool same_pose(const Pose& a, const Pose& b) {
  return same_length(distance(a.at, b.at), 0) && angle_between(a.facing, b.facing) <= ANGLE_EPS &&
         same_length(a.altitude, b.altitude);
}

/// The written step of a leg, shortened to `s` inches.
Step shortened(const Step& written, const Leg& leg, double s) {
  const Vec point = leg.from + (leg.to - leg.from) * (s / leg.length);
  if (std::holds_alternative<ForwardStep>(written)) return ForwardStep{s};
  if (std::holds_alternative<ReverseStep>(written)) return ReverseStep{s};
  if (const auto* sideways = std::get_if<SidewaysStep>(&written))
    return SidewaysStep{std::copysign(s, sideways->distance)};
  if (std::holds_alternative<ReverseToStep>(written)) return ReverseToStep{point};
  if (std::holds_alternative<SlideStep>(written)) return SlideStep{point};
  return ToStep{point};
}

/// The part of a turn, wheel or pivot up to `stop`; nothing when there is no turn.
std::optional<Step> part_of_turn(const Step& written, const TracedStep& step, const Pose& stop) {
  const double angle = turn_between(step.before.facing, stop.facing);
  if (std::abs(angle) < NO_TURN) return std::nullopt;
  if (const auto* pivot = std::get_if<PivotStep>(&written)) return PivotStep{angle, pivot->about};
  if (std::holds_alternative<WheelStep>(written)) return WheelStep{angle};
  return PivotStep{angle, {}};
}

/// The part of the written step up to `stop`, in which the way ends; nothing when no part is left.
std::optional<Step> cut_step(const Path& path, const PieceTrace& trace, const Furthest& stop) {
  const TracedStep& step = trace.steps[stop.step];
  const Step& written = path[step.written];
  const bool last = stop.step + 1 == trace.steps.size() || trace.steps[stop.step + 1].written != step.written;
  if (last && same_pose(stop.pose, step.after)) return written;
  if (const auto* leg = std::get_if<Leg>(&step.facts)) {
    const double s = std::min(stop.s, leg->length);
    if (exceeds(s, 0)) return shortened(written, *leg, s);
    // The leg has not begun, but the turn before it in the same step is done.
    const bool turned = stop.step > 0 && trace.steps[stop.step - 1].written == step.written;
    if (turned) return part_of_turn(written, trace.steps[stop.step - 1], step.before);
    return std::nullopt;
  }
  if (std::holds_alternative<Turn>(step.facts)) return part_of_turn(written, step, stop.pose);
  if (std::holds_alternative<Climb>(step.facts)) {
    const double height = stop.pose.altitude - step.before.altitude;
    if (same_length(height, 0)) return std::nullopt;
    return ClimbStep{height};
  }
  return std::nullopt;
}

}  // namespace

Path cut_path(const Path& path, const PieceTrace& trace, const Furthest& stop) {
  const std::size_t written = trace.steps[stop.step].written;
  Path cut(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(written));
  if (auto step = cut_step(path, trace, stop)) cut.push_back(*std::move(step));
  return cut;
}

Path path_until(const Path& path, const PieceTrace& trace, const std::optional<PathPoint>& end) {
  if (!end) return {};
  if (trace.steps.empty()) return path;
  const TracedStep& step = trace.steps[end->step];
  const bool within = facts_of<Leg>(step) || facts_of<Climb>(step);
  const bool is_whole = end->step + 1 == trace.steps.size() && end->s >= extent_of(step);
  if (is_whole) return path;
  return cut_path(path, trace, {trace.piece, end->step, end->s, within ? pose_at(step, end->s) : step.after, {}});
}

}  // namespace linesman
