#include "drill/passages.h"

#include "table/spoken_name.h"

#include <algorithm>
#include <cmath>

namespace linesman::drill {

namespace {

/// A stretch of the path, of the base or of the centre, inches along it.
struct Stretch {
  PathPoint from;
  double begin = 0;
  double end = 0;
};

const Watched* watched_at(const TracedStep& step, FeatureIndex feature) {
  const auto it =
      std::find_if(step.watched.begin(), step.watched.end(), [&](const Watched& w) { return w.feature == feature; });
  return it == step.watched.end() ? nullptr : &*it;
}

/// The stretches of a way on which a watched feature is met, those that go on over a joint united.
template <class PartsOf>
std::vector<Stretch> stretches(const Way& way, FeatureIndex feature, PartsOf parts_of) {
  std::vector<Stretch> found;
  bool goes_on = false;
  for (const WayPart& part : way.parts()) {
    const Watched* watched = watched_at(way.steps()[part.step], feature);
    bool reaches_end = false;
    for (const Part& p : watched ? parts_of(*watched) : std::vector<Part>{}) {
      if (part.extent > 0 && !exceeds(part.extent, p.from)) continue;
      const double end = part.along(std::min(p.to, part.extent));
      reaches_end = !exceeds(part.extent, p.to);
      if (goes_on && !exceeds(p.from, 0))
        found.back().end = end;
      else
        found.push_back({{part.step, p.from}, part.along(p.from), end});
    }
    goes_on = reaches_end;
  }
  return found;
}

std::vector<Stretch> of_centre(const Way& way, FeatureIndex feature) {
  return stretches(way, feature, [](const Watched& w) { return w.centre; });
}

std::vector<Stretch> of_base(const Way& way, FeatureIndex feature) {
  return stretches(way, feature, [](const Watched& w) { return w.base; });
}

/// The surfaces watched that are passages, with how they are met at the start.
std::vector<WatchedAt> passages_at_start(const Way& way) {
  std::vector<WatchedAt> passages;
  for (const WatchedAt& at : way.trace.start.watched)
    if (way.road(at.feature) == RoadRating::passage) passages.push_back(at);
  return passages;
}

/// Where the centre comes on to a passage and leaves it, inches along the path.
struct Passage {
  FeatureIndex feature{};
  double in = 0;
  std::optional<double> out;
};

std::optional<Passage> first_passage(const Way& way) {
  std::optional<Passage> first;
  for (const WatchedAt& at : passages_at_start(way)) {
    const auto on = of_centre(way, at.feature);
    if (on.empty() || (first && !exceeds(first->in, on.front().begin))) continue;
    const bool leaves = exceeds(way.length(), on.front().end);
    first = Passage{at.feature, on.front().begin, leaves ? std::optional(on.front().end) : std::nullopt};
  }
  return first;
}

double depth(const Way& way) { return depth_of(way.trace.footprint); }

/// Inches along the path at which the centre is off the road, from `after` on.
double off_the_road_after(const Way& way, double after) {
  for (const WayPart& part : way.parts()) {
    const TracedStep& step = way.steps()[part.step];
    for (const Span& span : spans_of(step))
      if (way.road(surface_on(step, span)) == RoadRating::open && !exceeds(after, part.along(span.from)))
        return part.along(span.from);
  }
  return HUGE_VAL;
}

/// drill-32: from where the centre leaves the passage, inches. A part of a way has the room of the whole.
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
  found.remark({"drill-32", {{"with", Value(spoken_name(way.game().feature(passage)))}}});
}

}  // namespace

std::optional<FeatureIndex> passage_of(const Way& way) {
  const auto passage = first_passage(way);
  return passage ? std::optional(passage->feature) : std::nullopt;
}

// drill-30: it stops on the other side.
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

// drill-29: neither the base of who is off it, nor the centre of who is partly on it.
void before_a_narrow_passage(const Way& way, Findings& found) {
  if (way.kind != OrderKind::march) return;
  for (const WatchedAt& at : passages_at_start(way)) {
    if (at.centre) continue;
    const auto on = at.base ? of_centre(way, at.feature) : of_base(way, at.feature);
    if (!on.empty())
      found.fault({.rule = "drill-29", .place = way.told(on.front().from), .with = way.id_of(at.feature)});
  }
}

// drill-30
void passing(const Way& way, Findings& found) {
  for (std::size_t i = 0; i < way.steps().size(); ++i)
    if (facts_of<Act>(way.steps()[i])) found.fault({.rule = "drill-30", .place = {i, 0}, .says = "fault_act"});
  const auto passage = first_passage(way);
  if (!passage) return found.fault({.rule = "drill-30", .says = "fault_none"});
  const double too_far = way.setting.bd(passage->in - depth(way) / 2) - way.tables().room;
  if (exceeds(too_far, 0))
    found.fault({.rule = "drill-30", .excess = too_far, .with = way.id_of(passage->feature), .says = "fault_before"});
}

// drill-31
void one_unit_a_turn(const Way& way, Findings& found) {
  const auto passage = passage_of(way);
  if (!passage) return;
  const bool taken = std::find(way.taken.begin(), way.taken.end(), *passage) != way.taken.end();
  if (taken || way.game().feature(*passage).status["passed"].whole() == way.game().turn())
    found.fault({.rule = "drill-31", .with = way.id_of(*passage), .stage = Stage::before_move});
  found.change(status("drill-31", way.id_of(*passage), "passed", Value(way.game().turn())));
}

// drill-32
void room_beyond(const Way& way, Findings& found) {
  const auto passage = first_passage(way);
  if (!passage) return;
  Finding fault{.rule = "drill-32", .place = way.end(), .with = way.id_of(passage->feature), .stage = Stage::at_end};
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
