#include "movement/expand.h"

#include <algorithm>

#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "base/vec.h"

namespace linesman {

namespace {

Manner manner_of(double heading, double facing) {
  const double off = angle_between(heading, facing);
  if (off <= ANGLE_EPS) return Manner::forward;
  return off >= 180 - ANGLE_EPS ? Manner::reverse : Manner::sideways;
}

/// A point straight behind needs a turn to the right, even when rounding puts it slightly to the left.
double shorter_turn(double from, double to) {
  const double turn = turn_between(from, to);
  return turn <= -180 + NO_TURN ? 180 : turn;
}

class PathExpander {
 public:
  PathExpander(const Pose& start, const Footprint& footprint, const HexGrid* grid)
      : pose_(start), footprint_(footprint), corners_(corners(footprint)), grid_(grid) {}

  /// Adds a step. Returns why it cannot be expanded, or nothing.
  std::optional<std::string> add(const Step& step, std::size_t written) {
    written_ = written;
    reason_.reset();
    std::visit([&](const auto& s) { expand(s); }, step);
    if (!reason_ && !(is_point(pose_.at) && is_coordinate(pose_.altitude)))
      reason_ = "the step leads farther than " + number_text(FARTHEST_COORDINATE) + " inches from the table";
    return reason_;
  }

  /// Reserves memory for the steps of a path of usual length.
  void make_room(std::size_t written) {
    constexpr std::size_t MAX_RESERVED = 32;
    steps_.reserve(std::min(MAX_RESERVED, 2 * written));
  }

  std::vector<TracedStep> take() { return std::move(steps_); }

 private:
  /// Adds a step that ends at the pose `after`; the caller fills in its facts.
  template <class Facts>
  Facts& push(const Pose& after) {
    TracedStep& step = steps_.emplace_back();
    step.written = written_;
    step.before = pose_;
    step.after = pose_ = after;
    return step.facts.emplace<Facts>();
  }

  void leg(Vec to, double heading, double length) {
    const Vec from = pose_.at;
    Pose after = pose_;
    after.at = to;
    Leg& leg = push<Leg>(after);
    leg.manner = manner_of(heading, after.facing);
    leg.from = from;
    leg.to = to;
    leg.heading = normalised(heading);
    leg.length = length;
  }

  void straight(double heading, double length) { leg(pose_.at + direction(heading) * length, heading, length); }

  void leg_to(Vec point) { leg(point, heading_of(point - pose_.at), distance(pose_.at, point)); }

  bool is_here(Vec point) const { return same_length(distance(pose_.at, point), 0); }

  void turn(TurnKind kind, double angle, Vec about, bool on_the_spot, double facing) {
    const double reach = [&] {
      if (const auto* circle = std::get_if<CircleBase>(&footprint_))
        return distance(about, pose_.at) + circle->diameter / 2;
      const Vec front = direction(pose_.facing);
      double farthest = 0;
      for (const Vec p : corners_)
        farthest = std::max(
            farthest, distance(about, pose_.at + Vec{p.x * front.y + p.y * front.x, p.y * front.y - p.x * front.x}));
      return farthest;
    }();
    const Vec from = pose_.at;
    Pose after = pose_;
    after.facing = normalised(facing);
    if (!on_the_spot) after.at = turned_about(from, about, angle);
    Turn& turn = push<Turn>(after);
    turn.kind = kind;
    turn.angle = angle;
    turn.about = about;
    turn.on_the_spot = on_the_spot;
    turn.arc = std::abs(radians(angle)) * reach;
    turn.centre_arc = on_the_spot ? 0 : std::abs(radians(angle)) * distance(about, from);
  }

  void face(double facing) {
    const double angle = shorter_turn(pose_.facing, facing);
    if (std::abs(angle) >= NO_TURN) turn(TurnKind::pivot, angle, pose_.at, true, facing);
  }

  void expand(const ForwardStep& s) { straight(pose_.facing, s.distance); }
  void expand(const ReverseStep& s) { straight(normalised(pose_.facing + 180), s.distance); }
  void expand(const SidewaysStep& s) {
    straight(normalised(pose_.facing + (s.distance < 0 ? -90 : 90)), std::abs(s.distance));
  }
  void expand(const ToStep& s) {
    if (is_here(s.point)) return;
    face(heading_of(s.point - pose_.at));
    leg_to(s.point);
  }
  void expand(const ReverseToStep& s) {
    if (is_here(s.point)) return;
    face(normalised(heading_of(s.point - pose_.at) + 180));
    leg_to(s.point);
  }
  void expand(const SlideStep& s) {
    if (!is_here(s.point)) leg_to(s.point);
  }
  void expand(const PivotStep& s) {
    const bool on_the_spot = !s.about || is_here(*s.about);
    turn(TurnKind::pivot, s.angle, on_the_spot ? pose_.at : *s.about, on_the_spot, pose_.facing + s.angle);
  }
  void expand(const WheelStep& s) {
    const Vec corner = front_corner(footprint_, s.angle > 0);
    turn(TurnKind::wheel, s.angle, pose_.at + rotated(corner, pose_.facing), false, pose_.facing + s.angle);
  }
  void expand(const ClimbStep& s) {
    Pose after = pose_;
    after.altitude += s.height;
    if (same_length(after.altitude, 0)) after.altitude = 0;
    const double from = pose_.altitude;
    Climb& climb = push<Climb>(after);
    climb.from = from;
    climb.to = after.altitude;
  }
  void expand(const ActStep& s) { push<Act>(pose_) = {s.name, s.members}; }

  bool on_grid() {
    if (grid_ == nullptr) reason_ = "the step needs a hex grid, and the table has none";
    return grid_ != nullptr;
  }
  std::optional<Hex> here() {
    if (!hex_) hex_ = grid_->hex_at(pose_.at);
    if (!hex_) reason_ = "the step begins in no hex";
    return hex_;
  }
  int facing_side() const {
    if (const auto side = grid_->side_of_heading(pose_.facing)) return *side;
    const double of_side_0 = grid_->heading_of_side(0);
    return static_cast<int>(std::lround(normalised(pose_.facing - of_side_0) / 60)) % 6;
  }

  void hex_turn(Hex hex, int sides, bool automatic) {
    if (sides == 0) return;
    Pose after = pose_;
    after.facing = grid_->heading_of_side((facing_side() + sides + 6) % 6);
    push<HexTurn>(after) = {hex, sides, after.facing, automatic};
  }
  void expand(const TurnStep& s) {
    if (!on_grid()) return;
    if (const auto hex = here()) hex_turn(*hex, s.sides, false);
  }
  void expand(const HexStep& s) {
    if (!on_grid()) return;
    const auto from = here();
    if (!from) return;
    HexEntry entry;
    entry.from = *from;
    entry.to = s.hex;
    entry.rear = s.rear;
    entry.length = grid_->layout().size;
    if (grid_->contains(s.hex)) entry.side = grid_->side_towards(*from, s.hex);
    if (entry.side) {
      const int front = (*entry.side + (s.rear ? 3 : 0)) % 6;
      const int sides = (front - facing_side() + 6) % 6;
      hex_turn(*from, sides > 3 ? sides - 6 : sides, true);
      entry.manner = manner_of(grid_->heading_of_side(*entry.side), pose_.facing);
    }
    // A hex that is no neighbour cannot be entered: the piece stays where it is.
    Pose after = pose_;
    if (entry.side) {
      after.at = grid_->centre(s.hex);
      hex_ = s.hex;
    }
    push<HexEntry>(after) = std::move(entry);
  }

  Pose pose_;
  const Footprint& footprint_;
  const Ring corners_;  ///< a circle has none
  const HexGrid* grid_;
  std::optional<Hex> hex_;  ///< where the piece is, once known
  std::size_t written_ = 0;
  std::optional<std::string> reason_;
  std::vector<TracedStep> steps_;
};

}  // namespace

Vec front_corner(const Footprint& footprint, bool right) {
  const Box frame = frame_box(footprint);
  Vec corner{right ? frame.min.x : frame.max.x, frame.max.y};
  if (std::holds_alternative<CircleBase>(footprint)) return {right ? frame.max.x : frame.min.x, frame.max.y};
  for (const Vec p : corners(footprint))
    if (!exceeds(frame.max.y, p.y) && (right ? p.x >= corner.x : p.x <= corner.x)) corner = p;
  return corner;
}

Result<std::vector<TracedStep>> expanded(const Path& path, const Pose& start, const Footprint& footprint,
                                         const HexGrid* grid, const std::string& pointer) {
  PathExpander expander(start, footprint, grid);
  expander.make_room(path.size());
  for (std::size_t i = 0; i < path.size(); ++i)
    if (const auto reason = expander.add(path[i], i)) return Problem{pointer_to(pointer, i), *reason};
  return expander.take();
}

}  // namespace linesman
