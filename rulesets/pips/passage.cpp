#include "pips/passage.h"

#include <algorithm>

#include "base/tolerance.h"

namespace linesman::pips {

namespace {

bool on(const Stretch& stretch, const FeatureSet& sections) {
  return std::any_of(sections.begin(), sections.end(),
                     [&](FeatureIndex f) { return contains(stretch.span->ground, f); });
}

bool on(const FeatureSet& ground, const FeatureSet& sections) {
  return std::any_of(sections.begin(), sections.end(), [&](FeatureIndex f) { return contains(ground, f); });
}

/// Where the crossing enters the thing; going from one of its sections into the next does not.
std::optional<double> entry_of(const Crossing& c) { return c.from_section ? std::nullopt : c.over; }

bool is_obstacle_rating(Rating r) { return r == Rating::minor || r == Rating::medium || r == Rating::major; }

}  // namespace

std::vector<Passage> passages_of(const Move& move, const FeatureSet& sections) {
  const std::vector<Stretch>& all = move.stretches;
  std::vector<Passage> passages;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!on(all[i], sections)) continue;
    Passage p{sections, i, i, i == 0 && on(move.trace.start.ground, sections), true};
    while (p.last + 1 < all.size() && on(all[p.last + 1], sections)) ++p.last;
    if (p.last + 1 == all.size()) p.left = !on(move.trace.end.ground, sections);
    i = p.last;
    passages.push_back(std::move(p));
  }
  return passages;
}

Passage passage_at(const Move& move, const FeatureSet& sections, std::size_t stretch) {
  for (const Passage& p : passages_of(move, sections))
    if (p.first <= stretch && stretch <= p.last) return p;
  return {sections, stretch, stretch, false, true};
}

std::vector<std::pair<std::size_t, const Crossing*>> crossings_in(const Move& move, const Passage& passage,
                                                                  FeatureIndex section) {
  std::vector<std::pair<std::size_t, const Crossing*>> found;
  for (const DrivenLeg& l : move.legs)
    for (const Crossing& c : l.leg->crossings) {
      if (c.feature != section) continue;
      for (std::size_t i = passage.first; i <= passage.last; ++i) {
        const Stretch& s = move.stretches[i];
        if (s.step != l.step || exceeds(s.from, c.from) || !exceeds(s.to, c.from)) continue;
        found.emplace_back(l.step, &c);
        break;
      }
    }
  return found;
}

std::vector<ThingCrossing> crossings_in(const Move& move, const Passage& passage) {
  std::vector<ThingCrossing> all;
  for (const FeatureIndex section : passage.sections) {
    const bool polygon = std::holds_alternative<MultiPolygon>(move.game.feature(section).shape);
    for (const auto& [step, c] : crossings_in(move, passage, section))
      all.push_back({step, c->from, c->to, entry_of(*c), polygon && entry_of(*c)});
  }
  std::sort(all.begin(), all.end(), [](const ThingCrossing& a, const ThingCrossing& b) {
    return std::pair(a.step, a.from) < std::pair(b.step, b.from);
  });
  std::vector<ThingCrossing> united;
  for (const ThingCrossing& c : all) {
    if (united.empty() || united.back().step != c.step || exceeds(c.from, united.back().to)) {
      united.push_back(c);
      continue;
    }
    ThingCrossing& one = united.back();
    one.to = std::max(one.to, c.to);
    one.of_polygon = one.of_polygon || c.of_polygon;
    if (c.over && (!one.over || *c.over < *one.over)) one.over = c.over;
  }
  return united;
}

std::optional<double> comes_over(const Move& move, const Passage& passage, double from) {
  if (class_of(move.game.feature(passage.sections.front()).kind) == FeatureClass::obstacle) {
    std::optional<double> first;
    for (const FeatureIndex section : passage.sections)
      for (const auto& [step, crossing] : crossings_in(move, passage, section)) {
        const auto entered = entry_of(*crossing);
        const auto over = entered ? std::optional(move.measured.gone_at({step, *entered})) : std::nullopt;
        if (over && !exceeds(from, *over) && (!first || *over < *first)) first = over;
      }
    return first;
  }
  if (on(move.trace.start.within, passage.sections)) return std::nullopt;
  for (std::size_t i = passage.first; i <= passage.last; ++i)
    if (on(move.stretches[i].span->within, passage.sections)) return move.stretches[i].before;
  return std::nullopt;
}

int times_passed(const Move& move, const Passage& passage) {
  const bool was_astride =
      passage.from_start && std::any_of(passage.sections.begin(), passage.sections.end(), [&](FeatureIndex f) {
        return contains(move.vehicle.astride, move.game.feature(f).id);
      });
  int times = was_astride ? 1 : 0;
  for (const ThingCrossing& crossing : crossings_in(move, passage))
    if (crossing.over) ++times;
  return times;
}

bool was_on(const Move& move, const Passage& passage, FeatureIndex section) {
  for (std::size_t i = passage.first; i <= passage.last; ++i)
    if (contains(move.stretches[i].span->ground, section)) return true;
  return false;
}

bool counts_as_obstacle(const Move& move, const Passage& passage) {
  for (std::size_t i = passage.first; i <= passage.last; ++i)
    for (const Counted& c : *move.stretches[i].counted)
      if (contains(passage.sections, c.feature) && is_obstacle_rating(c.rating)) return true;
  return false;
}

}  // namespace linesman::pips
