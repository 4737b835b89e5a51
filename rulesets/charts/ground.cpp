// The ground that a model meets, as `clears` rules leave it.
#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "charts/way.h"
#include "rules/met_ground.h"

namespace linesman::charts {

namespace {

using chart::Clears;

template <class Set, class Item>
bool has(const Set& set, const Item& item) {
  return std::find(set.begin(), set.end(), item) != set.end();
}

std::vector<Part> common(const std::vector<Part>& parts, const std::vector<Part>& others) {
  std::vector<Part> both;
  for (const Part& a : parts)
    for (const Part& b : others)
      if (exceeds(std::min(a.to, b.to), std::max(a.from, b.from)))
        both.push_back({std::max(a.from, b.from), std::min(a.to, b.to)});
  return both;
}

/// A `clears` rule on one step.
struct Cleared {
  const Clears* rule = nullptr;
  std::vector<Part> on_surface;  ///< where the centre is on one of its surfaces
};

class StepGroundBuilder {
 public:
  StepGroundBuilder(const WayFacts& facts, const Clearing& clearing) : facts_(facts) {
    const auto& rules = scene().chart().of(chart::Kind::clears);
    for (std::size_t i = 0; i < rules.size(); ++i)
      if (i < clearing.size() && clearing[i]) clears_.push_back({&rules[i]->as<Clears>(), {}});
    within_ = facts.trace().start.within;
    for (const FeatureIndex f : within_) held_.push_back(scene().trace->thing_of(f));
  }

  StepGround next(const WayStep& step) {
    scene().budget.spend(4);
    place_surfaces(step);
    StepGround ground;
    if (step.leg) add_spans(step.leg->spans, step.leg->uncovered, step.leg->crossings, ground);
    if (step.turn) {
      add_spans(spans_of(*step.turn), step.turn->uncovered, step.turn->crossings, ground);
      add_glimpses(*step.turn, ground);
    }
    if (step.climb) add_climb(step, ground);
    add_obstacles_with_centre(step, ground);
    if (!clears_.empty())
      std::erase_if(ground.passings, [&](const Passing& passing) { return is_cleared_at(passing.feature, passing.s); });
    std::stable_sort(ground.passings.begin(), ground.passings.end(),
                     [](const Passing& a, const Passing& b) { return exceeds(b.s, a.s); });
    return ground;
  }

 private:
  const Scene& scene() const { return facts_.scene(); }
  const std::string& rating(FeatureIndex f) const { return scene().facts.table.ratings[at(f)]; }

  /// In a turn on the spot a trace tells the ground alone: whatever holds the centre stays as it was.
  std::vector<Span> spans_of(const Turn& turn) const {
    std::vector<Span> spans = turn.spans;
    if (!turn.on_the_spot) return spans;
    for (Span& span : spans) {
      span.within = within_;
      span.surface = turn.surface;
      span.slope_feature = turn.slope_feature;
    }
    return spans;
  }

  void place_surfaces(const WayStep& step) {
    for (Cleared& cleared : clears_) {
      cleared.on_surface.clear();
      if (step.traced->before.altitude > EPS) continue;
      for (const Watched& watched : step.traced->watched) {
        if (!has(cleared.rule->surfaces, rating(watched.feature)) ||
            class_of(scene().game().feature(watched.feature).kind) != FeatureClass::surface)
          continue;
        cleared.on_surface.insert(cleared.on_surface.end(), watched.centre.begin(), watched.centre.end());
      }
      if (step.climb && on_surface_at_rest(*cleared.rule, step.climb->surface)) cleared.on_surface = {{0, step.extent}};
    }
  }

  bool on_surface_at_rest(const Clears& rule, std::optional<FeatureIndex> surface) const {
    return surface && has(rule.surfaces, rating(*surface));
  }

  /// What the rules leave of a stretch of a feature. `uncovered`: where no surface covers it, for `covered` rules.
  std::vector<Part> left_of(FeatureIndex feature, Part whole, const std::vector<Uncovered>* uncovered) const {
    std::vector<Part> parts{whole};
    for (const Cleared& cleared : clears_) {
      if (!has(cleared.rule->ratings, rating(feature))) continue;
      if (!cleared.rule->covered || !uncovered) {
        parts = without(parts, cleared.on_surface);
        continue;
      }
      if (!may_be_covered(scene().trace->request, feature)) continue;
      std::vector<Part> open;
      for (const Uncovered& part : *uncovered)
        if (part.feature == feature) open.push_back({part.from, part.to});
      parts = common(parts, open);
    }
    return parts;
  }

  bool is_cleared_at(FeatureIndex feature, double s) const {
    return std::any_of(clears_.begin(), clears_.end(), [&](const Cleared& cleared) {
      return has(cleared.rule->ratings, rating(feature)) &&
             std::any_of(cleared.on_surface.begin(), cleared.on_surface.end(),
                         [&](const Part& part) { return !exceeds(part.from, s) && !exceeds(s, part.to); });
    });
  }

  void add(FeatureIndex feature, const Span& span, const std::vector<Uncovered>* uncovered, std::vector<Stay>& stays) {
    if (clears_.empty()) {
      stays.push_back({feature, span.from, span.to, span.slope});
      return;
    }
    for (const Part& part : left_of(feature, {span.from, span.to}, uncovered))
      stays.push_back({feature, part.from, part.to, span.slope});
  }

  void add_spans(const std::vector<Span>& spans, const std::vector<Uncovered>& uncovered,
                 const std::vector<Crossing>& crossings, StepGround& ground) {
    for (const Span& span : spans) {
      for (const FeatureIndex f : span.ground) add(f, span, &uncovered, ground.base);
      for (const FeatureIndex f : span.within) add(f, span, nullptr, ground.centre);
      for (const auto& top : {span.surface, span.slope_feature})
        if (top) {
          add(*top, span, nullptr, ground.base);
          add(*top, span, nullptr, ground.centre);
        }
      add_entries(span, ground);
    }
    if (!spans.empty()) within_ = spans.back().within;
    for (const Crossing& crossing : crossings)
      if (crossing.over && !crossing.from_section) ground.passings.push_back({crossing.feature, *crossing.over});
  }

  /// Areas and structures into which the centre comes where the span begins.
  void add_entries(const Span& span, StepGround& ground) {
    std::vector<FeatureIndex> held;
    for (const FeatureIndex f : span.within) {
      const FeatureIndex thing = scene().trace->thing_of(f);
      if (!has(held_, thing) && !has(held, thing)) ground.passings.push_back({f, span.from});
      held.push_back(thing);
    }
    held_ = std::move(held);
  }

  /// Ground that a turn meets for a moment, in no stretch.
  void add_glimpses(const Turn& turn, StepGround& ground) {
    for (const FeatureIndex f : turn.ground) {
      const auto is_it = [&](const Stay& stay) { return stay.feature == f; };
      if (std::any_of(ground.base.begin(), ground.base.end(), is_it)) continue;
      const auto clears = [&](const Cleared& cleared) {
        if (!has(cleared.rule->ratings, rating(f))) return false;
        return cleared.rule->covered ? may_be_covered(scene().trace->request, f) && !has(turn.ever_uncovered, f)
                                     : !cleared.on_surface.empty();
      };
      if (std::none_of(clears_.begin(), clears_.end(), clears)) ground.base.push_back({f, 0, 0, Incline::level});
    }
  }

  void add_climb(const WayStep& step, StepGround& ground) {
    const FeatureSet after = within_after(step);
    for (const GroundContact& contact : step.climb->ground_contacts) {
      const Span span{.from = contact.from, .to = contact.to};
      add(contact.feature, span, nullptr, ground.base);
      if (has(within_, contact.feature) || has(after, contact.feature))
        add(contact.feature, span, nullptr, ground.centre);
    }
    add_entries(Span{.within = after}, ground);
    within_ = after;
  }

  /// Areas and structures that hold the centre when a climb, and those that follow it at once, are done.
  FeatureSet within_after(const WayStep& step) const {
    const auto& steps = facts_.steps();
    for (auto next = steps.begin() + (&step - steps.data()) + 1; next != steps.end(); ++next) {
      if (next->leg && !next->leg->spans.empty()) return next->leg->spans.front().within;
      if (next->turn && !next->turn->on_the_spot && !next->turn->spans.empty()) return next->turn->spans.front().within;
    }
    return facts_.trace().end.within;
  }

  void add_obstacles_with_centre(const WayStep& step, StepGround& ground) {
    if (!step.leg && !step.turn) return;
    for (const Watched& watched : step.traced->watched) {
      if (class_of(scene().game().feature(watched.feature).kind) != FeatureClass::obstacle) continue;
      if (step.traced->before.altitude >= scene().game().feature(watched.feature).height) continue;
      for (const Part& part : watched.centre)
        add(watched.feature, Span{.from = part.from, .to = part.to}, nullptr, ground.centre);
    }
  }

  const WayFacts& facts_;
  std::vector<Cleared> clears_;
  FeatureSet within_;               ///< areas and structures that hold the centre, cleared ones too
  std::vector<FeatureIndex> held_;  ///< things that hold the centre
};

/// Ground at a stand.
std::vector<FeatureIndex> ground_at(const WayFacts& facts, const Stand& stand, bool by_centre,
                                    const Clearing& clearing) {
  const Scene& scene = facts.scene();
  const auto rating = [&](FeatureIndex f) -> const std::string& { return scene.facts.table.ratings[at(f)]; };
  std::vector<FeatureIndex> met;
  const auto take = [&](FeatureIndex f) { met.push_back(f); };
  const FeatureSet& plain = by_centre ? stand.within : stand.ground;
  std::for_each(plain.begin(), plain.end(), take);
  if (by_centre)
    for (const WatchedAt& watched : stand.watched)
      if (watched.centre && class_of(scene.game().feature(watched.feature).kind) == FeatureClass::obstacle &&
          stand.pose.altitude < scene.game().feature(watched.feature).height)
        take(watched.feature);
  for (const auto& top : {stand.surface, stand.slope_feature})
    if (top) take(*top);
  const auto& rules = scene.chart().of(chart::Kind::clears);
  for (std::size_t i = 0; i < rules.size() && i < clearing.size(); ++i) {
    if (!clearing[i]) continue;
    const auto& rule = rules[i]->as<Clears>();
    const bool on_one = std::any_of(stand.watched.begin(), stand.watched.end(), [&](const WatchedAt& watched) {
      return watched.centre && stand.pose.altitude <= EPS && has(rule.surfaces, rating(watched.feature)) &&
             is_surface(scene.game().feature(watched.feature).kind);
    });
    const bool covers = rule.covered && !by_centre;
    std::erase_if(met, [&](FeatureIndex f) {
      if (!has(rule.ratings, rating(f))) return false;
      return covers ? may_be_covered(scene.trace->request, f) && !has(stand.uncovered, f) : on_one;
    });
  }
  return met;
}

bool goes_so(const chart::Ground& ground, const Stay& stay) {
  if (!ground.slope) return true;
  switch (*ground.slope) {
    case chart::Slant::up: return stay.slope == Incline::up;
    case chart::Slant::down: return stay.slope == Incline::down;
    case chart::Slant::level: return stay.slope == Incline::level;
  }
  return true;
}

}  // namespace

std::vector<Part> without(const std::vector<Part>& parts, const std::vector<Part>& away) {
  std::vector<Part> left = parts;
  for (const Part& gone : away) {
    std::vector<Part> next;
    for (const Part& part : left) {
      if (exceeds(gone.from, part.from)) next.push_back({part.from, std::min(part.to, gone.from)});
      if (exceeds(part.to, gone.to)) next.push_back({std::max(part.from, gone.to), part.to});
    }
    left = std::move(next);
  }
  std::erase_if(left, [](const Part& part) { return !exceeds(part.to, part.from); });
  return left;
}

const std::vector<StepGround>& WayFacts::ground(const Clearing& clearing) const {
  const auto known = ground_.find(clearing);
  if (known != ground_.end()) return known->second;
  std::vector<StepGround> all;
  StepGroundBuilder builder(*this, clearing);
  for (const WayStep& step : steps_) all.push_back(builder.next(step));
  return ground_.emplace(clearing, std::move(all)).first->second;
}

std::vector<FeatureIndex> WayFacts::at_start(bool by_centre, const Clearing& clearing) const {
  return ground_at(*this, trace().start, by_centre, clearing);
}

std::vector<FeatureIndex> WayFacts::at_end(bool by_centre, const Clearing& clearing) const {
  return ground_at(*this, trace().end, by_centre, clearing);
}

const Chosen& chosen(const Scene& scene, std::size_t model, const chart::Ground& ground) {
  const auto [place, is_new] = scene.asked.chosen.try_emplace({&ground, model});
  if (!is_new) return place->second;
  const Features& terrain = scene.game().terrain();
  Chosen all(terrain.size(), false);
  const AskedOf asked{model};
  for (const auto& [rating, features] : scene.facts.table.rated) {
    if (!ground.ratings.empty() && !has(ground.ratings, rating)) continue;
    scene.budget.spend(features.size());
    for (const FeatureIndex f : features)
      all[at(f)] =
          fits_feature(scene, asked, ground.is, f) &&
          (!ground.height || passes(scene, asked, *ground.height, scene.facts.currency(terrain[at(f)].height)));
  }
  return scene.asked.chosen.insert_or_assign({&ground, model}, std::move(all)).first->second;
}

bool is_met_in_stretches(const Scene& scene, const chart::Ground& ground, FeatureIndex feature) {
  if (ground.by != chart::MetBy::crossed) return true;
  const FeatureClass kind = class_of(scene.game().feature(feature).kind);
  return kind == FeatureClass::surface || kind == FeatureClass::relief;
}

std::vector<MetPart> met_but(const Way& way, std::size_t step, const chart::Ground& ground, const Chosen& skip) {
  std::vector<MetPart> parts;
  const Chosen& wanted = chosen(way.scene(), way.model(), ground);
  const StepGround& under = way.ground(step);
  const double extent = way.extent(step);
  const bool is_glimpse = way.step(step).turn != nullptr;
  for (const Stay& stay : ground.by == chart::MetBy::centre ? under.centre : under.base) {
    if (!wanted[at(stay.feature)] || !goes_so(ground, stay)) continue;
    if (!is_met_in_stretches(way.scene(), ground, stay.feature)) continue;
    if (!skip.empty() && skip[at(stay.feature)]) continue;
    if (!exceeds(extent, stay.from) && !(is_glimpse && stay.from <= 0)) continue;
    parts.push_back({stay.from, std::min(stay.to, extent), stay.feature});
  }
  std::stable_sort(parts.begin(), parts.end(), [](const MetPart& a, const MetPart& b) { return a.from < b.from; });
  std::vector<MetPart> joined;
  for (const MetPart& part : parts) {
    if (!joined.empty() && !exceeds(part.from, joined.back().to))
      joined.back().to = std::max(joined.back().to, part.to);
    else
      joined.push_back(part);
  }
  return joined;
}

std::vector<Part> met(const Way& way, std::size_t step, const chart::Ground& ground) {
  std::vector<Part> parts;
  for (const MetPart& part : met_but(way, step, ground, {})) parts.push_back({part.from, part.to});
  return parts;
}

std::vector<Passing> crossed(const Way& way, std::size_t step, const chart::Ground& ground) {
  std::vector<Passing> all;
  const Chosen& wanted = chosen(way.scene(), way.model(), ground);
  const double extent = way.extent(step);
  for (const Passing& passing : way.ground(step).passings) {
    if (!wanted[at(passing.feature)] || !exceeds(extent, passing.s)) continue;
    const bool known = std::any_of(all.begin(), all.end(), [&](const Passing& other) {
      return same_length(other.s, passing.s) && way.scene().trace->are_one(other.feature, passing.feature);
    });
    if (!known) all.push_back(passing);
  }
  return all;
}

std::vector<FeatureIndex> met_at_start(const WayFacts& facts, const Clearing& clearing, const chart::Ground& ground) {
  const Chosen& wanted = chosen(facts.scene(), facts.model(), ground);
  std::vector<FeatureIndex> met = facts.at_start(ground.by == chart::MetBy::centre, clearing);
  std::erase_if(met, [&](FeatureIndex f) { return !wanted[at(f)]; });
  if (ground.slope && *ground.slope != chart::Slant::level) met.clear();
  return met;
}

std::vector<FeatureIndex> met_at_end(const Way& way, const chart::Ground& ground) {
  const WayFacts& facts = *way.facts;
  if (way.count == 0) return met_at_start(facts, way.clearing, ground);
  const bool by_centre = ground.by == chart::MetBy::centre;
  const Chosen& wanted = chosen(way.scene(), way.model(), ground);
  std::vector<FeatureIndex> met;
  // Within EPS of its end the way is whole.
  if (way.count == facts.steps().size() && !exceeds(way.step(way.count - 1).extent, way.last)) {
    met = facts.at_end(by_centre, way.clearing);
  } else {
    const std::size_t last = way.count - 1;
    const bool at_joint = !exceeds(way.step(last).extent, way.last);
    const auto goes_on = [&](FeatureIndex f) {
      if (!at_joint || last + 1 >= facts.steps().size()) return false;
      const StepGround& next = facts.ground(way.clearing)[last + 1];
      const auto& stays = by_centre ? next.centre : next.base;
      return std::any_of(stays.begin(), stays.end(),
                         [&](const Stay& stay) { return stay.feature == f && stay.from <= EPS; });
    };
    const StepGround& here = way.ground(last);
    const auto& stays = by_centre ? here.centre : here.base;
    for (const Stay& stay : stays) {
      const bool holds = exceeds(way.last, stay.from) && !exceeds(way.last, stay.to);
      const auto follows = [&](const Stay& later) {
        return later.feature == stay.feature && !exceeds(later.from, way.last) && exceeds(later.to, way.last);
      };
      if (holds &&
          (exceeds(stay.to, way.last) || goes_on(stay.feature) || std::any_of(stays.begin(), stays.end(), follows)))
        met.push_back(stay.feature);
    }
  }
  std::erase_if(met, [&](FeatureIndex f) { return !wanted[at(f)]; });
  return met;
}

}  // namespace linesman::charts
