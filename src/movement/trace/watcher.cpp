#include "movement/trace/watcher.h"

#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "movement/trace/ground_tracer.h"

namespace linesman {

namespace {

std::vector<Part> parts_of(const Stretches& stretches, double shift = 0) {
  std::vector<Part> parts;
  for (const Stretch s : stretches) parts.push_back({s.from + shift, s.to + shift});
  return parts;
}

std::vector<Part> all_or_nothing(bool is_there, double whole) {
  return is_there ? std::vector<Part>{{0, whole}} : std::vector<Part>{};
}

}  // namespace

void Watcher::spend(std::size_t more) {
  budget_.spend(1 + more + (scratch_.looked - paid_));
  paid_ = scratch_.looked;
}

std::vector<WatchedAt> Watcher::at(const PlacedBase& base) const {
  std::vector<WatchedAt> all;
  for (const FeatureIndex index : request_.watched) {
    const SurveyedFeature* f = survey_.find(index);
    budget_.spend(1);
    all.push_back({index, f && f->area->meets(sweep_at_rest(base, base.centre)), f && seams_.holds(*f, base.centre),
                   f && f->surface && seams_.inside(*f, base.centre)});
  }
  return all;
}

std::vector<Watched> Watcher::on(const LegSweep& sweep, const PlacedBase& base) {
  const Course& course = sweep.course();
  const double beyond = request_.watched_beyond;
  const Course prolonged{course.at(-std::max(0.0, beyond)), course.along, course.length + 2 * std::max(0.0, beyond)};
  std::vector<Watched> all;
  for (const FeatureIndex index : request_.watched) {
    Watched watched{index, {}, {}, {}, {}};
    if (const SurveyedFeature* f = survey_.find(index)) {
      if (exceeds(course.length, 0)) {
        f->area->on_leg(sweep, false, scratch_);
        watched.base = parts_of(scratch_.met);
        watched.centre = parts_of(seams_.held_on(*f, course));
        if (f->surface) watched.inside = parts_of(seams_.inside_on(*f, course));
      } else {
        watched.base = all_or_nothing(f->area->meets(sweep_at_rest(base, course.from)), course.length);
        watched.centre = all_or_nothing(seams_.holds(*f, course.from), course.length);
        watched.inside = all_or_nothing(f->surface && seams_.inside(*f, course.from), course.length);
      }
      if (beyond >= 0) watched.line = parts_of(seams_.held_on(*f, prolonged), -std::max(0.0, beyond));
    }
    spend(0);
    all.push_back(std::move(watched));
  }
  return all;
}

std::vector<Watched> Watcher::on(const TurnSweep& turning, const PlacedBase& base) {
  const bool moves = exceeds(distance(turning.about(), base.centre), 0) && exceeds(turning.amount(), 0);
  std::vector<Watched> all;
  for (const FeatureIndex index : request_.watched) {
    Watched watched{index, {}, {}, {}, {}};
    if (const SurveyedFeature* f = survey_.find(index)) {
      scratch_.met.clear();
      const bool ever = f->area->during_turn(turning, scratch_);
      watched.base = exceeds(turning.amount(), 0) ? parts_of(scratch_.met) : all_or_nothing(ever, turning.amount());
      watched.centre = moves ? parts_of(seams_.held_in_turn(*f, turning, base.centre))
                             : all_or_nothing(seams_.holds(*f, base.centre), turning.amount());
      if (f->surface)
        watched.inside = moves ? parts_of(seams_.inside_in_turn(*f, turning, base.centre))
                               : all_or_nothing(seams_.inside(*f, base.centre), turning.amount());
      spend(ever ? f->area->sides() : 0);
    }
    all.push_back(std::move(watched));
  }
  return all;
}

std::vector<Watched> Watcher::on(const Climb& climb, const PlacedBase& base) const {
  const double whole = std::abs(climb.to - climb.from);
  std::vector<Watched> all;
  for (const WatchedAt& here : at(base))
    all.push_back({here.feature,
                   all_or_nothing(here.base, whole),
                   all_or_nothing(here.centre, whole),
                   all_or_nothing(here.inside, whole),
                   {}});
  return all;
}

Room room_on_ground(const Game& game, const Survey& survey, const Course& ahead, const RoomRequest& asked) {
  Room room;
  Stretches on;
  for (const FeatureIndex index : asked.surfaces)
    if (const SurveyedFeature* f = survey.find(index))
      for (const Stretch s : f->area->covered_on(ahead)) on.push_back(s);
  join(on);
  const double end = !on.empty() && within_limit(on.front().from, 0) ? on.front().to : 0;
  if (exceeds(ahead.length, end)) room.surface = end;
  const Box table = table_box(game);
  double edge = HUGE_VAL;
  if (ahead.along.x > 0) edge = std::min(edge, (table.max.x - ahead.from.x) / ahead.along.x);
  if (ahead.along.x < 0) edge = std::min(edge, (table.min.x - ahead.from.x) / ahead.along.x);
  if (ahead.along.y > 0) edge = std::min(edge, (table.max.y - ahead.from.y) / ahead.along.y);
  if (ahead.along.y < 0) edge = std::min(edge, (table.min.y - ahead.from.y) / ahead.along.y);
  edge = std::max(0.0, edge);
  if (within_limit(edge, ahead.length)) room.edge = edge;
  return room;
}

std::vector<FeatureOverlaps> overlaps_asked(const Game& game, const Survey& survey, const TraceRequest& request) {
  std::vector<FeatureOverlaps> all;
  for (const OverlapRequest& asked : request.overlaps) {
    FeatureOverlaps& found = all.emplace_back();
    found.feature = asked.feature;
    if (const SurveyedFeature* named = survey.find(asked.feature))
      survey.visit(named->area->box(), [&](const SurveyedFeature& f) {
        const bool wanted = f.index != asked.feature && class_of(game.feature(f.index).kind) == asked.with;
        if (wanted && named->area->overlaps(*f.area)) found.with.push_back(f.index);
      });
    survey.sort(found.with);
  }
  return all;
}

}  // namespace linesman
