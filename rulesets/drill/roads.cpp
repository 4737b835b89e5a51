// Marching on roads, and through a narrow passage: drill-24 and 29 to 32.
#include <algorithm>
#include <cmath>

#include "drill/clauses.h"
#include "table/kind.h"

namespace linesman::drill {

namespace {

/// The faults of Mobs and unlimbered guns are those of drill-4 and drill-6.
bool may_march(Formation formation) {
  switch (formation) {
    case Formation::manoeuvre_column:
    case Formation::limbered:
    case Formation::mob:
    case Formation::unlimbered: return true;
    default: return false;
  }
}

/// The first point where the centre is off the road.
std::optional<PathPoint> first_off_the_road(const Way& way) {
  for (const MeasuredStep& part : way.measured.steps()) {
    const TracedStep& step = way.steps()[part.step];
    for (const Span& span : spans_of(step))
      if (way.road(surface_on(step, span)) == RoadRating::open) return way.reported({part.step, span.from});
  }
  return std::nullopt;
}

}  // namespace

// drill-24
void the_march(const Way& way, Findings& found) {
  if (way.kind == OrderKind::move) return;
  if (!may_march(way.manoeuvre.formation))
    found.fault({.rule = "drill-24",
                 .figures = {{"formation", Value(name_of(way.manoeuvre.formation))}},
                 .says = "fault_formation",
                 .stage = Stage::before_move});
  if (const auto off = first_off_the_road(way)) found.fault({.rule = "drill-24", .place = *off});
}

namespace {

/// A narrow passage, with the places of its sections in `Stand::watched`.
struct Narrows {
  std::vector<std::size_t> sections;
  bool base_at_start = false;
  bool inside_at_start = false;
};

std::vector<Narrows> narrows_of(const Way& way) {
  std::vector<Narrows> all;
  const auto& watched = way.trace.start.watched;
  for (std::size_t i = 0; i < watched.size(); ++i) {
    if (way.road(watched[i].feature) != RoadRating::passage) continue;
    auto same = std::find_if(all.begin(), all.end(), [&](const Narrows& n) {
      return way.are_one(watched[n.sections.front()].feature, watched[i].feature);
    });
    if (same == all.end()) same = all.insert(all.end(), Narrows{});
    same->sections.push_back(i);
    same->base_at_start = same->base_at_start || watched[i].base;
    same->inside_at_start = same->inside_at_start || watched[i].inside;
  }
  return all;
}

/// A stretch of the path on which the base or the centre is on a passage, with the section that is met first.
struct Stretch {
  PathPoint from;
  double begin = 0;  ///< inches along the path
  double end = 0;
  FeatureIndex section{};
};

/// The stretches of a way on which any section of a passage is met. Stretches that overlap or touch are united.
std::vector<Stretch> stretches(const Way& way, const Narrows& narrows, std::vector<Part> Watched::*parts_of) {
  std::vector<Stretch> found;
  for (const MeasuredStep& part : way.measured.steps()) {
    const auto& watched = way.steps()[part.step].watched;
    for (const std::size_t i : narrows.sections) {
      if (i >= watched.size()) continue;
      for (const Part& p : watched[i].*parts_of)
        if (part.extent <= 0 || exceeds(part.extent, p.from))
          found.push_back(
              {{part.step, p.from}, part.along(p.from), part.along(std::min(p.to, part.extent)), watched[i].feature});
    }
  }
  std::stable_sort(found.begin(), found.end(), [](const Stretch& a, const Stretch& b) {
    return same_length(a.begin, b.begin) ? a.section < b.section : a.begin < b.begin;
  });
  std::vector<Stretch> united;
  for (const Stretch& s : found)
    if (united.empty() || exceeds(s.begin, united.back().end))
      united.push_back(s);
    else
      united.back().end = std::max(united.back().end, s.end);
  return united;
}

/// The places where the centre comes on to a passage and leaves it, inches along the path.
struct Passage {
  FeatureIndex feature{};  ///< the section that it comes on to first
  FeatureSet sections;
  double in = 0;
  std::optional<double> out;
};

std::optional<Passage> first_passage(const Way& way) {
  std::optional<Passage> first;
  for (const Narrows& narrows : narrows_of(way)) {
    const auto on = stretches(way, narrows, &Watched::centre);
    if (on.empty() || (first && !exceeds(first->in, on.front().begin))) continue;
    const bool leaves = exceeds(way.length(), on.front().end);
    first = Passage{on.front().section, {}, on.front().begin, leaves ? std::optional(on.front().end) : std::nullopt};
    for (const std::size_t i : narrows.sections) first->sections.push_back(way.trace.start.watched[i].feature);
  }
  return first;
}

double depth(const Way& way) { return depth_of(way.trace.footprint); }

/// Inches along the path at which the centre is off the road, from `after` on.
double off_the_road_after(const Way& way, double after) {
  for (const MeasuredStep& part : way.measured.steps()) {
    const TracedStep& step = way.steps()[part.step];
    for (const Span& span : spans_of(step))
      if (way.road(surface_on(step, span)) == RoadRating::open && !exceeds(after, part.along(span.from)))
        return part.along(span.from);
  }
  return HUGE_VAL;
}

/// drill-32: the room behind the place where the centre leaves the passage, inches. A way that is cut has the room of
/// the whole way.
double room_from(const Way& way, double out) {
  const auto& ahead = way.whole.trace.end.room;
  double beyond = HUGE_VAL;
  if (ahead)
    for (const auto& limit : {ahead->surface, ahead->base, ahead->edge})
      beyond = std::min(beyond, limit.value_or(HUGE_VAL));
  return std::min(way.whole.length() + beyond, off_the_road_after(way.whole, out)) - out;
}

void becomes_a_mob(const Way& way, FeatureIndex passage, Findings& found) {
  found.change(status("drill-32", way.id(), "formation", name_of(Formation::mob)));
  found.remark({"drill-32", {{"with", argument_of(way.game().feature(passage))}}});
}

}  // namespace

std::optional<FeatureIndex> passage_of(const Way& way) {
  const auto passage = first_passage(way);
  return passage ? std::optional(passage->feature) : std::nullopt;
}

// drill-30: the piece stops on the other side.
Grants total_of_passing(const Way& way) {
  const auto passage = first_passage(way);
  if (!passage || !passage->out) return {{"drill-30", way.setting.bd(way.length()), {}, "part_none"}};
  return {{"drill-30", way.setting.bd(*passage->out + depth(way) / 2)},
          {"drill-30", way.tables().room, {}, "part_room"}};
}

std::vector<double> limits_of_passing(const Way& way) {
  if (way.kind != OrderKind::pass) return {};
  const auto passage = first_passage(way);
  if (!passage || !passage->out) return {};
  const double clear = *passage->out + depth(way) / 2;
  return {*passage->out, clear, clear + way.setting.inches(way.tables().room)};
}

// drill-29: a piece off the passage may not bring its base on to it, one that is partly on it not its centre.
void before_a_narrow_passage(const Way& way, Findings& found) {
  if (way.kind != OrderKind::march) return;
  for (const Narrows& narrows : narrows_of(way)) {
    if (narrows.inside_at_start) continue;
    const auto on = stretches(way, narrows, narrows.base_at_start ? &Watched::inside : &Watched::base);
    if (!on.empty())
      found.fault({.rule = "drill-29", .place = way.reported(on.front().from), .with = way.id_of(on.front().section)});
  }
}

// drill-30
void passing(const Way& way, Findings& found) {
  for (std::size_t i = 0; i < way.steps().size(); ++i)
    if (facts_of<Act>(way.steps()[i])) found.fault({.rule = "drill-30", .place = {i, 0}, .says = "fault_act"});
  const auto passage = first_passage(way);
  if (!passage) return found.fault({.rule = "drill-30", .says = "fault_none", .chosen = true});
  const double too_far = way.setting.bd(passage->in - depth(way) / 2) - way.tables().room;
  if (exceeds(too_far, 0))
    found.fault({.rule = "drill-30", .excess = too_far, .with = way.id_of(passage->feature), .says = "fault_before"});
}

// drill-31
void one_unit_a_turn(const Way& way, Findings& found) {
  const auto passage = first_passage(way);
  if (!passage) return;
  const auto is_taken = [&](FeatureIndex f) {
    return std::find(way.taken.begin(), way.taken.end(), f) != way.taken.end() ||
           way.game().feature(f).status["passed"].whole() == way.game().turn();
  };
  if (std::any_of(passage->sections.begin(), passage->sections.end(), is_taken))
    found.fault({.rule = "drill-31", .with = way.id_of(passage->feature), .stage = Stage::before_move});
  found.change(status("drill-31", way.id_of(passage->feature), "passed", Value(way.game().turn())));
}

// drill-32
void room_beyond(const Way& way, Findings& found) {
  const auto passage = first_passage(way);
  if (!passage) return;
  Finding fault{.rule = "drill-32",
                .place = way.end(),
                .with = way.id_of(passage->feature),
                .stage = Stage::at_end,
                .chosen = true};
  const double room = passage->out ? room_from(way, *passage->out) : 0;
  if (!exceeds(room, 0)) return found.fault(std::move(fault));
  if (exceeds(depth(way), room)) return becomes_a_mob(way, passage->feature, found);
  const double missing = *passage->out + depth(way) / 2 - way.length();
  if (!exceeds(missing, 0)) return;
  fault.excess = way.setting.bd(missing);
  fault.says = "fault_tail";
  found.fault(std::move(fault));
}

}  // namespace linesman::drill
