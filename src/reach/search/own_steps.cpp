#include "reach/search/own_steps.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "base/heading.h"
#include "base/tolerance.h"
#include "movement/expand.h"

namespace linesman {

namespace {

constexpr double WIDEST_WHEEL = 90;  // degrees

struct WheelAndLeg {
  double angle = 0;
  double inches = 0;
};

class OwnSteps {
 public:
  OwnSteps(const Pose& start, const Footprint& base, TurnsBy turns) : pose_(start), base_(base), turns_(turns) {}

  void add(const Step& step) {
    if (const auto* to = std::get_if<ToStep>(&step)) return forward_to(to->point);
    if (const auto* to = std::get_if<ReverseToStep>(&step)) return reverse_to(to->point);
    if (const auto* to = std::get_if<SlideStep>(&step)) return slide_to(step, to->point);
    if (const auto* pivot = std::get_if<PivotStep>(&step)) pose_.facing = normalised(pose_.facing + pivot->angle);
    path_.push_back(step);
  }

  Path take() { return std::move(path_); }

 private:
  void forward_to(Vec place) {
    const Vec off = place - pose_.at;
    if (length(off) <= EPS) return;
    if (turns_ == TurnsBy::wheels && std::abs(turn_between(pose_.facing, heading_of(off))) > ANGLE_EPS)
      if (const auto wheel = wheel_to(place)) return go_by(*wheel, place);
    turn_to(heading_of(off));
    path_.push_back(ForwardStep{length(off)});
    pose_.at = place;
  }

  void reverse_to(Vec place) {
    const Vec off = place - pose_.at;
    if (length(off) <= EPS) return;
    turn_to(normalised(heading_of(off) + 180));
    path_.push_back(ReverseStep{length(off)});
    pose_.at = place;
  }

  void slide_to(const Step& step, Vec place) {
    const Vec off = place - pose_.at;
    const double aside = dot(off, direction(pose_.facing + 90));
    pose_.at = place;
    if (std::abs(dot(off, direction(pose_.facing))) > EPS) return path_.push_back(step);
    path_.push_back(SidewaysStep{aside});
  }

  void turn_to(double facing) {
    const double angle = turn_between(pose_.facing, facing);
    if (std::abs(angle) > ANGLE_EPS) path_.push_back(PivotStep{angle, {}});
    pose_.facing = facing;
  }

  void go_by(const WheelAndLeg& wheel, Vec place) {
    path_.push_back(WheelStep{wheel.angle});
    if (wheel.inches > EPS) path_.push_back(ForwardStep{wheel.inches});
    pose_ = {place, normalised(pose_.facing + wheel.angle), pose_.altitude};
  }

  /// The narrowest wheel from which a straight leg leads to a place. About the corner the centre ends as far aside as
  /// it began; how far ahead it ends follows from the distance.
  std::optional<WheelAndLeg> wheel_to(Vec place) const {
    std::optional<WheelAndLeg> narrowest;
    for (const bool right : {true, false}) {
      const Vec corner = front_corner(base_, right);
      const Vec off = place - (pose_.at + rotated(corner, pose_.facing));
      const double ahead = dot(off, off) - corner.x * corner.x;
      if (ahead < 0 || length(off) <= EPS) continue;
      for (const double root : {std::sqrt(ahead), -std::sqrt(ahead)}) {
        const WheelAndLeg wheel{
            turn_between(pose_.facing, normalised(heading_of(off) - heading_of(Vec{-corner.x, root}))),
            corner.y + root};
        const bool inward = right ? wheel.angle > 0 : wheel.angle < 0;
        if (!inward || wheel.inches < 0 || std::abs(wheel.angle) > WIDEST_WHEEL) continue;
        if (!narrowest || std::abs(wheel.angle) < std::abs(narrowest->angle)) narrowest = wheel;
      }
    }
    return narrowest;
  }

  Pose pose_;
  const Footprint& base_;
  TurnsBy turns_;
  Path path_;
};

}  // namespace

bool takes_steps_to_places(const Terms& terms) {
  return std::find(terms.steps.begin(), terms.steps.end(), "to") != terms.steps.end();
}

Path in_own_steps(const Path& path, const Pose& start, const Footprint& base, TurnsBy turns) {
  OwnSteps steps(start, base, turns);
  for (const Step& step : path) steps.add(step);
  return steps.take();
}

}  // namespace linesman
