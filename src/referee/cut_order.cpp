#include "referee/cut_order.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "state/keys.h"

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

const Furthest* furthest_of(const Ruling& ruling, PieceIndex piece) {
  const auto it =
      std::find_if(ruling.furthest.begin(), ruling.furthest.end(), [&](const Furthest& f) { return f.piece == piece; });
  return it == ruling.furthest.end() ? nullptr : &*it;
}

bool fits(const PieceTrace& trace, const Path* path, const Furthest* stop) {
  return path && stop && stop->step < trace.steps.size() && trace.steps[stop->step].written < path->size();
}

/// The length of the way after `stop`, inches.
double beyond(const PieceTrace& trace, const Furthest& stop) {
  double inches = 0;
  for (std::size_t i = stop.step; i < trace.steps.size(); ++i) {
    if (const auto* leg = std::get_if<Leg>(&trace.steps[i].facts))
      inches += leg->length - (i == stop.step ? std::min(stop.s, leg->length) : 0);
    if (const auto* entry = std::get_if<HexEntry>(&trace.steps[i].facts); entry && i != stop.step)
      inches += entry->length;
  }
  return inches;
}

std::int64_t hexes_in(const Path& path) {
  return std::count_if(path.begin(), path.end(),
                       [](const Step& step) { return std::holds_alternative<HexStep>(step); });
}

/// Whether an entry of the list belongs to a hex that the path of its piece does not reach.
bool is_beyond(const Order& order, const Field& list, const Value& entry) {
  const Path* path = nullptr;
  std::int64_t hex = 0;
  for (const Field& member : list.members) {
    if (member.type == FieldType::piece) path = order.paths.of(std::string(entry[member.key].text().value_or("")));
    if (member.of_path) hex = entry[member.key].whole().value_or(0);
  }
  return path ? hex > hexes_in(*path) : order.paths.empty() && hex > 0;
}

}  // namespace

Path cut_path(const Path& path, const PieceTrace& trace, const Furthest& stop) {
  const std::size_t written = trace.steps[stop.step].written;
  Path cut(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(written));
  if (auto step = cut_step(path, trace, stop)) cut.push_back(*std::move(step));
  return cut;
}

void leave_out_beyond(Order& order, const Terms& terms) {
  // Events have their places on the whole way; those in hexes are left out one by one below.
  if (!terms.member(state::EVENTS)) order.members = order.members.without(state::EVENTS);
  for (const Field& list : terms.members) {
    const Value& entries = order.members[list.key];
    if (!list.of_path || !entries.is_array()) continue;
    Value::Array reached;
    for (const Value& entry : entries.items())
      if (!is_beyond(order, list, entry)) reached.push_back(entry);
    if (reached.size() == entries.size()) continue;
    order.members =
        reached.empty() ? order.members.without(list.key) : order.members.with(list.key, Value(std::move(reached)));
  }
}

std::optional<Order> cut_at_furthest(const Game& game, const Terms& terms, const Order& order,
                                     const Judgement& judgement) {
  Order cut = order;
  if (judgement.trace.pieces.empty()) return std::nullopt;
  for (const PieceTrace& trace : judgement.trace.pieces) {
    const std::string& id = game.piece(trace.piece).id;
    const Path* path = order.paths.of(id);
    const Furthest* stop = furthest_of(judgement.ruling, trace.piece);
    if (!fits(trace, path, stop)) return std::nullopt;
    Path shorter = cut_path(*path, trace, *stop);
    if (judgement.trace.pieces.size() == 1)
      cut.paths.replace(id, std::move(shorter));
    else
      cut.paths.set(id, std::move(shorter));
  }
  if (judgement.trace.pieces.size() > 1) cut.paths.drop_common();
  leave_out_beyond(cut, terms);
  return cut;
}

std::optional<Order> snapped(const Game& game, const Terms& terms, const Order& order, const Judgement& judgement,
                             double within) {
  if (judgement.ruling.verdict != Verdict::illegal) return std::nullopt;
  for (const PieceTrace& trace : judgement.trace.pieces) {
    const Furthest* stop = furthest_of(judgement.ruling, trace.piece);
    if (!fits(trace, order.paths.of(game.piece(trace.piece).id), stop)) return std::nullopt;
    if (exceeds(beyond(trace, *stop), within)) return std::nullopt;
  }
  return cut_at_furthest(game, terms, order, judgement);
}

}  // namespace linesman
