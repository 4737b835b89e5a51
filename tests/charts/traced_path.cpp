#include "charts/traced_path.h"

#include <cmath>

#include "base/tolerance.h"

namespace linesman::charts_test {

namespace {

/// A part of a traced leg, as a step; other steps whole.
struct PartOfStep {
  const TracedStep& traced;
  double from = 0;
  double to = 0;

  Step operator()(const ForwardStep&) const { return ForwardStep{to - from}; }
  Step operator()(const ReverseStep&) const { return ReverseStep{to - from}; }
  Step operator()(const SidewaysStep& s) const { return SidewaysStep{std::copysign(to - from, s.distance)}; }
  Step operator()(const SlideStep&) const { return SlideStep{pose_at(traced, to).at}; }
  Step operator()(const ToStep&) const {
    if (const auto* turn = facts_of<Turn>(traced)) return PivotStep{turn->angle};
    return ForwardStep{to - from};
  }
  Step operator()(const ReverseToStep&) const {
    if (const auto* turn = facts_of<Turn>(traced)) return PivotStep{turn->angle};
    return ReverseStep{to - from};
  }
  template <class Other>
  Step operator()(const Other& other) const {
    return other;
  }
};

Step part_of(const Path& written, const TracedStep& traced, double from, double to) {
  return std::visit(PartOfStep{traced, from, to}, written.at(traced.written));
}

const Path& written_path(const Tried& t, const PieceTrace& piece) {
  static const Path NONE;
  const Path* path = t.order.paths.of(t.game().piece(piece.piece).id);
  return path ? *path : NONE;
}

Order with_own_path(const Tried& t, const PieceTrace& piece, Path path) {
  Order changed = t.order;
  changed.paths.set(t.game().piece(piece.piece).id, std::move(path));
  return changed;
}

}  // namespace

Order cut_order(const Tried& t, const PieceTrace& piece, PathPoint end) {
  const Path& written = written_path(t, piece);
  Path path;
  for (std::size_t i = 0; i <= end.step && i < piece.steps.size(); ++i) {
    const TracedStep& step = piece.steps[i];
    const double extent = extent_of(step);
    const double to = i == end.step && facts_of<Leg>(step) ? end.s : extent;
    if (to > 0 || !facts_of<Leg>(step)) path.push_back(part_of(written, step, 0, to));
  }
  return with_own_path(t, piece, std::move(path));
}

std::optional<Order> order_with_a_leg_split(Random& random, const Tried& t, const PieceTrace& piece) {
  std::vector<std::size_t> legs;
  for (std::size_t i = 0; i < piece.steps.size(); ++i)
    if (facts_of<Leg>(piece.steps[i]) && extent_of(piece.steps[i]) > 0.1) legs.push_back(i);
  if (legs.empty()) return std::nullopt;
  const std::size_t leg = random.one_of(legs);
  const Path& written = written_path(t, piece);
  Path path;
  for (std::size_t i = 0; i < piece.steps.size(); ++i) {
    const TracedStep& step = piece.steps[i];
    const double extent = extent_of(step);
    const double first = i == leg ? extent * random.between(0.05, 0.95) : extent;
    path.push_back(part_of(written, step, 0, first));
    if (i == leg) path.push_back(part_of(written, step, first, extent));
  }
  return with_own_path(t, piece, std::move(path));
}

std::vector<PathPoint> places_beyond(Random& random, const PieceTrace& piece, const std::optional<PathPoint>& last) {
  constexpr double JUST_BEYOND = 1e-4;
  std::vector<PathPoint> places;
  for (std::size_t step = last ? last->step : 0; step < piece.steps.size(); ++step) {
    const bool is_last = last && step == last->step;
    const double extent = extent_of(piece.steps[step]);
    if (!facts_of<Leg>(piece.steps[step])) {
      if (!is_last) places.push_back({step, 0});
      continue;
    }
    const double from = is_last ? last->s : 0;
    if (extent - from <= 4 * EPS) continue;
    if (extent - from > JUST_BEYOND) places.push_back({step, from + JUST_BEYOND});
    for (int i = 0; i < 3; ++i)
      if (const double s = random.between(from, extent); s - from > 4 * EPS) places.push_back({step, s});
    places.push_back({step, extent});
  }
  return places;
}

}  // namespace linesman::charts_test
