#include "pips/passage.h"

#include "base/tolerance.h"

namespace linesman::pips {

namespace {

bool on(const Stretch& stretch, FeatureIndex feature) { return contains(stretch.span->ground, feature); }

bool is_obstacle_rating(Rating r) { return r == Rating::minor || r == Rating::medium || r == Rating::major; }

}  // namespace

std::vector<Passage> passages_of(const Move& move, FeatureIndex feature) {
  const std::vector<Stretch>& all = move.stretches;
  std::vector<Passage> passages;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!on(all[i], feature)) continue;
    Passage p{feature, i, i, i == 0 && contains(move.trace.start.ground, feature), true};
    while (p.last + 1 < all.size() && on(all[p.last + 1], feature)) ++p.last;
    if (p.last + 1 == all.size()) p.left = !contains(move.trace.end.ground, feature);
    i = p.last;
    passages.push_back(p);
  }
  return passages;
}

Passage passage_at(const Move& move, FeatureIndex feature, std::size_t stretch) {
  for (const Passage& p : passages_of(move, feature))
    if (p.first <= stretch && stretch <= p.last) return p;
  return {feature, stretch, stretch, false, true};
}

std::vector<std::pair<std::size_t, const Crossing*>> crossings_in(const Move& move, const Passage& passage) {
  std::vector<std::pair<std::size_t, const Crossing*>> found;
  for (const DrivenLeg& l : move.legs)
    for (const Crossing& c : l.leg->crossings) {
      if (c.feature != passage.feature) continue;
      for (std::size_t i = passage.first; i <= passage.last; ++i) {
        const Stretch& s = move.stretches[i];
        if (s.step != l.step || exceeds(s.from, c.from) || !exceeds(s.to, c.from)) continue;
        found.emplace_back(l.step, &c);
        break;
      }
    }
  return found;
}

std::optional<double> comes_over(const Move& move, const Passage& passage, double from) {
  if (class_of(move.game.feature(passage.feature).kind) == FeatureClass::obstacle) {
    for (const auto& [step, crossing] : crossings_in(move, passage))
      if (crossing->over && !exceeds(from, move.driven_at(step, *crossing->over)))
        return move.driven_at(step, *crossing->over);
    return std::nullopt;
  }
  if (contains(move.trace.start.within, passage.feature)) return std::nullopt;
  for (std::size_t i = passage.first; i <= passage.last; ++i)
    if (contains(move.stretches[i].span->within, passage.feature)) return move.stretches[i].before;
  return std::nullopt;
}

int times_passed(const Move& move, const Passage& passage) {
  const bool was_astride = passage.from_start && contains(move.vehicle.astride, move.game.feature(passage.feature).id);
  int times = was_astride ? 1 : 0;
  for (const auto& [step, crossing] : crossings_in(move, passage))
    if (crossing->over) ++times;
  return times;
}

bool counts_as_obstacle(const Move& move, const Passage& passage) {
  for (std::size_t i = passage.first; i <= passage.last; ++i)
    for (const Counted& c : *move.stretches[i].going)
      if (c.feature == passage.feature && is_obstacle_rating(c.rating)) return true;
  return false;
}

}  // namespace linesman::pips
