#include "property/path_cut.h"

#include <cmath>

#include "base/tolerance.h"

namespace linesman {

namespace {

/// Its length is so long: a part of the same leg or climb.
Step shortened(const Step& step, double to) {
  if (std::holds_alternative<ForwardStep>(step)) return ForwardStep{to};
  if (std::holds_alternative<ReverseStep>(step)) return ReverseStep{to};
  if (const auto* side = std::get_if<SidewaysStep>(&step)) return SidewaysStep{std::copysign(to, side->distance)};
  if (const auto* climb = std::get_if<ClimbStep>(&step)) return ClimbStep{std::copysign(to, climb->height)};
  return step;
}

constexpr double JUST_BEYOND = 1e-4;

}  // namespace

std::optional<double> length_of(const Step& step) {
  if (const auto* s = std::get_if<ForwardStep>(&step)) return s->distance;
  if (const auto* s = std::get_if<ReverseStep>(&step)) return s->distance;
  if (const auto* s = std::get_if<SidewaysStep>(&step)) return std::abs(s->distance);
  if (const auto* s = std::get_if<ClimbStep>(&step)) return std::abs(s->height);
  return std::nullopt;
}

Path cut_path(const Path& path, const Cut& cut) {
  Path kept(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(cut.step));
  const Step& last = path.at(cut.step);
  const auto whole = length_of(last);
  if (!whole || cut.s >= *whole)
    kept.push_back(last);
  else if (cut.s > 0)
    kept.push_back(shortened(last, cut.s));
  return kept;
}

std::vector<Cut> cuts_beyond(Random& random, const Path& path, const std::optional<Cut>& last, bool other_steps) {
  std::vector<Cut> cuts;
  for (std::size_t step = last ? last->step : 0; step < path.size(); ++step) {
    const auto whole = length_of(path[step]);
    const bool act = std::holds_alternative<ActStep>(path[step]);  // an act moves no piece
    if (!whole && !act && other_steps && (!last || step > last->step)) cuts.push_back({step, 0});
    if (!whole) continue;
    const double from = last && step == last->step ? last->s : 0;
    if (*whole - from <= 4 * EPS) continue;
    if (*whole - from > JUST_BEYOND) cuts.push_back({step, from + JUST_BEYOND});
    for (int i = 0; i < 3; ++i) {
      const double s = random.between(from, *whole);
      if (s - from > 4 * EPS) cuts.push_back({step, s});
    }
    cuts.push_back({step, *whole});
  }
  return cuts;
}

std::optional<Path> with_a_leg_split(Random& random, const Path& path) {
  std::vector<std::size_t> legs;
  for (std::size_t i = 0; i < path.size(); ++i)
    if (length_of(path[i])) legs.push_back(i);
  if (legs.empty()) return std::nullopt;
  const std::size_t at = random.one_of(legs);
  const double whole = *length_of(path[at]);
  const double first = whole * random.between(0.05, 0.95);
  Path split = path;
  split[at] = shortened(path[at], first);
  split.insert(split.begin() + static_cast<std::ptrdiff_t>(at) + 1, shortened(path[at], whole - first));
  return split;
}

}  // namespace linesman
