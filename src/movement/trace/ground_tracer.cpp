#include "movement/trace/ground_tracer.h"

#include <algorithm>
#include <array>

#include "base/tolerance.h"
#include "geometry/sweeps/line_cover.h"
#include "movement/trace/crossings.h"

namespace linesman {

Box table_box(const Game& game) { return {{0, 0}, {game.table().width, game.table().depth}}; }

LegSweep sweep_at_rest(const PlacedBase& base, Vec centre) { return {{centre, {0, 1}, 0}, base.convex()}; }

namespace {

Box point_box(Vec p) { return {p, p}; }

void raise(std::optional<FeatureIndex>& top, FeatureIndex index) {
  if (!top || *top < index) top = index;
}

/// Whether a base that skims meets a feature for which it is too high: a named one, or a slope.
bool skimmed(const std::vector<FeatureIndex>& skims, const SurveyedFeature& f) {
  return !skims.empty() && (f.slope || std::find(skims.begin(), skims.end(), f.index) != skims.end());
}

/// A leg too short for stretches has one span, with the facts at its beginning.
Span span_at_rest(const Survey& survey, const Seams& seams, const Leg& leg, const PlacedBase& base,
                  const std::vector<FeatureIndex>& skims) {
  Span span{0, leg.length, {}, {}, {}, Incline::level, {}};
  const LegSweep place = sweep_at_rest(base, leg.from);
  survey.visit(base.box.grown(2 * EPS), [&](const SurveyedFeature& f) {
    const bool tested = f.tested_at(base.altitude);
    if (!tested && !skimmed(skims, f)) return;
    if (f.ground && f.area->meets(place)) span.ground.push_back(f.index);
    if (!(f.holds || f.surface || f.slope) || !seams.holds(f, leg.from, base.altitude)) return;
    if (f.holds && tested) span.within.push_back(f.index);
    if (f.surface) raise(span.surface, f.index);
    if (f.slope) raise(span.slope_feature, f.index);
  });
  survey.sort(span.ground);
  survey.sort(span.within);
  if (span.slope_feature) span.slope = incline_of(*survey.find(*span.slope_feature), leg.heading);
  return span;
}

/// The topmost feature that is wanted and holds a point.
template <class Wanted>
std::optional<FeatureIndex> topmost_at(const Survey& survey, Vec centre, Wanted wanted) {
  std::optional<FeatureIndex> top;
  survey.visit(point_box(centre).grown(2 * EPS), [&](const SurveyedFeature& f) {
    if (wanted(f) && f.area->covers(centre)) raise(top, f.index);
  });
  return top;
}

std::optional<FeatureIndex> surface_at(const Survey& survey, Vec centre) {
  return topmost_at(survey, centre, [](const SurveyedFeature& f) { return f.surface; });
}

std::optional<FeatureIndex> slope_at(const Survey& survey, Vec centre) {
  return topmost_at(survey, centre, [](const SurveyedFeature& f) { return f.slope; });
}

/// The inches of the climb during which a piece is lower than `height`.
GroundContact below_height(FeatureIndex feature, const Climb& climb, double height) {
  const double whole = std::abs(climb.to - climb.from);
  if (climb.to > climb.from) return {feature, 0, std::clamp(height - climb.from, 0.0, whole)};
  return {feature, std::clamp(climb.from - height, 0.0, whole), whole};
}

void sort_ground_contacts(const Survey& survey, std::vector<GroundContact>& contacts) {
  std::sort(contacts.begin(), contacts.end(), [&](const GroundContact& a, const GroundContact& b) {
    if (a.from != b.from) return a.from < b.from;
    return survey.terrain().rank(a.feature) < survey.terrain().rank(b.feature);
  });
}

void sort_crossings(const Survey& survey, std::vector<Crossing>& crossings) {
  std::sort(crossings.begin(), crossings.end(), [&](const Crossing& a, const Crossing& b) {
    if (a.from != b.from) return a.from < b.from;
    return survey.terrain().rank(a.feature) < survey.terrain().rank(b.feature);
  });
}

Box box_of_ends(const Leg& leg) {
  Box box;
  box.include(leg.from);
  box.include(leg.to);
  return box;
}

}  // namespace

/// The features of `TraceRequest::cover` among the ground of a standing base that it overlaps where nothing covers
/// them.
FeatureSet uncovered_at(const Survey& survey, const TraceRequest& request, const FeatureSet& ground,
                        const PlacedBase& base) {
  FeatureSet uncovered;
  if (!request.cover) return uncovered;
  for (const FeatureIndex f : ground) {
    if (!std::binary_search(request.cover->features.begin(), request.cover->features.end(), f)) continue;
    const auto left = survey.rest_of(*survey.find(f), request.cover->covers, base.box);
    if (!left || left->meets(base.convex())) uncovered.push_back(f);
  }
  return uncovered;
}

Stand stand_on_ground(const Game& game, const Survey& survey, const PlacedBase& base, const Pose& pose,
                      const TraceRequest& request, const std::vector<FeatureIndex>& skims) {
  Stand stand;
  stand.pose = pose;
  stand.extent = base.box;
  Leg here;
  here.from = pose.at;
  Span span = span_at_rest(survey, {survey, request.labels.get()}, here, base, skims);
  stand.uncovered = uncovered_at(survey, request, span.ground, base);
  stand.ground = std::move(span.ground);
  stand.within = std::move(span.within);
  stand.surface = span.surface;
  stand.slope_feature = span.slope_feature;
  const Box table = table_box(game);
  stand.edge = std::min({base.box.min.x - table.min.x, base.box.min.y - table.min.y, table.max.x - base.box.max.x,
                         table.max.y - base.box.max.y});
  return stand;
}

std::vector<LineDistance> line_distances(const Survey& survey, Vec centre, double within) {
  std::vector<LineDistance> lines;
  if (!(within > 0)) return lines;
  survey.visit(point_box(centre).grown(within), [&](const SurveyedFeature& f) {
    if (!f.crossed || f.relief) return;
    const double d = f.line ? f.line->distance_from(centre) : f.area->distance_from(centre);
    if (exceeds(within, d)) lines.push_back({f.index, d});
  });
  std::sort(lines.begin(), lines.end(), [&](const LineDistance& a, const LineDistance& b) {
    return survey.terrain().rank(a.feature) < survey.terrain().rank(b.feature);
  });
  return lines;
}

std::array<GroundTracer::TableSide, 4> GroundTracer::table_sides(const Course& course, const PlacedBase& base) const {
  const Box table = table_box(game_);
  return {{{table.min.x - base.box.min.x, -course.along.x},
           {table.min.y - base.box.min.y, -course.along.y},
           {base.box.max.x - table.max.x, course.along.x},
           {base.box.max.y - table.max.y, course.along.y}}};
}

bool GroundTracer::is_asked(const SurveyedFeature& feature) const {
  if (!request_.cover) return false;
  const auto& all = request_.cover->features;
  return std::binary_search(all.begin(), all.end(), feature.index);
}

std::shared_ptr<const Remainder> GroundTracer::rest(const SurveyedFeature& feature, const Box& where) const {
  budget_.spend(request_.cover->covers.size());
  return survey_.rest_of(feature, request_.cover->covers, where);
}

void GroundTracer::sort(std::vector<Uncovered>& uncovered) const {
  std::stable_sort(uncovered.begin(), uncovered.end(), [&](const Uncovered& a, const Uncovered& b) {
    return survey_.terrain().rank(a.feature) < survey_.terrain().rank(b.feature);
  });
}

void GroundTracer::spend(const SurveyedFeature& feature) {
  // A feature that is crossed is followed from end to end, and so is one that holds a turning centre.
  const std::size_t followed = feature.crossed ? feature.area->sides() : 0;
  budget_.spend(1 + followed + (scratch_.looked - paid_));
  paid_ = scratch_.looked;
}

/// `near(area)`: the stretches on which the centre is near enough to an area; of a line it is the bare centre line.
template <class Near>
std::vector<NearLine> GroundTracer::near_lines(const Box& way_of_centre, Near near) {
  std::vector<NearLine> lines;
  survey_.visit(way_of_centre.grown(request_.lines_within), [&](const SurveyedFeature& f) {
    if (!f.crossed || f.relief) return;
    spend(f);
    const auto* line = std::get_if<Polyline>(&survey_.terrain().features()[at(f.index)].shape);
    const Area bare = line ? Area(*line, 0) : Area();
    for (const Stretch s : near(line ? bare : *f.area)) lines.push_back({f.index, s.from, s.to});
  });
  std::stable_sort(lines.begin(), lines.end(), [&](const NearLine& a, const NearLine& b) {
    return survey_.terrain().rank(a.feature) < survey_.terrain().rank(b.feature);
  });
  return lines;
}

std::optional<double> GroundTracer::first_off_table(const Course& course, const PlacedBase& base) const {
  std::optional<double> first;
  for (const TableSide& side : table_sides(course, base)) {
    if (exceeds(side.beyond, 0)) return 0;
    if (!exceeds(side.beyond + side.rate * course.length, 0)) continue;
    const double s = std::max(0.0, -side.beyond / side.rate);
    if (!first || s < *first) first = s;
  }
  return first;
}

std::optional<Part> GroundTracer::part_on_table(const Course& course, const PlacedBase& base) const {
  Part part{0, course.length};
  for (const TableSide& side : table_sides(course, base)) {
    const bool off_at_start = exceeds(side.beyond, 0);
    const bool off_at_end = exceeds(side.beyond + side.rate * course.length, 0);
    if (off_at_start && off_at_end) return std::nullopt;
    if (off_at_start) part.from = std::max(part.from, -side.beyond / side.rate);
    if (off_at_end) part.to = std::min(part.to, std::max(0.0, -side.beyond / side.rate));
  }
  if (exceeds(part.from, part.to)) return std::nullopt;
  return part;
}

void GroundTracer::trace(Leg& leg, const LegSweep& sweep, const PlacedBase& base) {
  const Course& course = sweep.course();
  Box swept = sweep.swept_box();
  swept.include(box_of_ends(leg));  // the centre may lie on the border of its base
  cutter_.clear();
  memory_.begin_step();
  const JunctionWalk junctions(survey_, course, memory_,
                               [&](FeatureIndex f) { return survey_.find(f)->tested_at(base.altitude); });
  const Passage passage{seams_, junctions, base.altitude, memory_};
  const auto cover = [&](const CentreLine& line, const Stretch& s) {
    PointBuffer there;
    for (const Vec p : base.points) there.push_back(p + course.along * s.from);
    return covered_by_shift(line.points(), {there.view(), base.radius}, course.along * (s.to - s.from));
  };
  survey_.visit(swept.grown(2 * EPS), sweep.corridor(2 * EPS), [&](const SurveyedFeature& f) {
    spend(f);
    passings_.clear();
    if (f.crossed) add_passings(f, course, passage, passings_);
    const bool tested = f.tested_at(base.altitude);
    if (!tested && !skimmed(skims_, f)) return;
    if (f.ground || f.crossed) {
      f.area->on_leg(sweep, f.holds, scratch_);
      if (f.ground) cutter_.add(f, SpanCutter::What::ground, scratch_.met);
      if (f.holds && tested && !scratch_.edge.empty())
        seams_.add_seams(f, course, scratch_.edge, base.altitude, scratch_.held);
      if (f.holds && tested) cutter_.add(f, SpanCutter::What::within, scratch_.held);
      if (!scratch_.met.empty() && is_asked(f)) {
        const auto left = rest(f, swept);
        for (const Stretch s : left ? left->on_leg(sweep) : scratch_.met)
          leg.uncovered.push_back({f.index, s.from, s.to});
      }
      if (f.crossed && tested) add_crossings(f, scratch_.met, passings_, cover, leg.crossings);
    }
    if (f.surface) cutter_.add(f, SpanCutter::What::surface, f.area->covered_on(course));
    if (f.slope) cutter_.add(f, SpanCutter::What::slope, f.area->covered_on(course));
  });
  junctions.note(memory_);
  memory_.end_step();
  sort_crossings(survey_, leg.crossings);
  if (exceeds(course.length, 0)) {
    leg.spans = cutter_.cut(course.length, leg.heading, budget_);
  } else {
    leg.spans = {span_at_rest(survey_, seams_, leg, base, skims_)};
    leg.uncovered.clear();
    for (const FeatureIndex f : uncovered_at(survey_, request_, leg.spans.front().ground, base))
      leg.uncovered.push_back({f, 0, course.length});
  }
  sort(leg.uncovered);
  if (request_.lines_within > 0) {
    const Box of_centre = box_of_ends(leg);
    const LegSweep round_centre(course, {{&leg.from, 1}, request_.lines_within});
    leg.near_lines = near_lines(of_centre, [&](const Area& area) -> const Stretches& {
      area.on_leg(round_centre, false, scratch_);
      return scratch_.met;
    });
  }
  leg.edge = first_off_table(course, base);
  leg.on_table = part_on_table(course, base);
  if (request_.ahead) leg.ahead = distance_ahead(course);
}

void GroundTracer::sort_facts(Turn& turn) const {
  sort(turn.uncovered);
  survey_.sort(turn.ever_uncovered);
  sort_crossings(survey_, turn.crossings);
  survey_.sort(turn.ground);
  sort_ground_contacts(survey_, turn.ground_contacts);
}

void GroundTracer::trace(Turn& turn, const TurnSweep& turning, const PlacedBase& base, const Pose& before) {
  const TurnSweep centre({{&before.at, 1}, 0}, turn.about, turn.angle);
  if (!turn.on_the_spot) memory_.begin_step();
  Box swept = turning.swept_box();
  swept.include(centre.swept_box());
  cutter_.clear();
  const auto counts = [&](FeatureIndex f) { return survey_.find(f)->tested_at(base.altitude); };
  const JunctionWalk junctions =
      turn.on_the_spot ? JunctionWalk(survey_) : JunctionWalk(survey_, turning, before.at, memory_, counts);
  const Passage passage{seams_, junctions, base.altitude, memory_};
  const auto cover = [&](const CentreLine& line, const Stretch& s) {
    const PointBuffer there = turning.corners_at(s.from);
    const double part = turn.angle < 0 ? s.from - s.to : s.to - s.from;
    const Convex shape{there.view(), base.radius};
    return covered_by_turn(line.points(), shape, TurnSweep(shape, turn.about, part));
  };
  survey_.visit(swept.grown(2 * EPS), [&](const SurveyedFeature& f) {
    spend(f);
    if (!turn.on_the_spot) budget_.spend(f.area->sides());
    passings_.clear();
    if (f.crossed && !turn.on_the_spot) add_passings(f, centre, before.at, passage, passings_);
    const bool tested = f.tested_at(base.altitude);
    if (!tested && !skimmed(skims_, f)) return;
    if (f.ground || (f.crossed && !turn.on_the_spot)) {
      scratch_.met.clear();
      const bool ever = f.area->during_turn(turning, scratch_);
      if (f.ground && ever) turn.ground.push_back(f.index);
      if (f.ground)
        for (const Stretch s : scratch_.met) turn.ground_contacts.push_back({f.index, s.from, s.to});
      if (f.ground) cutter_.add(f, SpanCutter::What::ground, scratch_.met);
      if (ever && is_asked(f)) trace_uncovered(turn, f, turning, base, swept);
      if (f.crossed && tested && !turn.on_the_spot) add_crossings(f, scratch_.met, passings_, cover, turn.crossings);
    }
    if (turn.on_the_spot || !tested) return;
    if (f.holds) cutter_.add(f, SpanCutter::What::within, seams_.held_in_turn(f, turning, before.at, base.altitude));
    if (f.surface) cutter_.add(f, SpanCutter::What::surface, seams_.held_in_turn(f, turning, before.at));
  });
  if (!turn.on_the_spot) {
    junctions.note(memory_);
    memory_.end_step();
  }
  sort_facts(turn);
  if (same_length(base.altitude, 0)) turn.surface = surface_at(survey_, before.at);
  if (same_length(base.altitude, 0) || !skims_.empty()) turn.slope_feature = slope_at(survey_, before.at);
  set_spans(turn, turning, base);
  if (request_.lines_within > 0) {
    const TurnSweep round_centre({{&before.at, 1}, request_.lines_within}, turn.about, turn.angle);
    turn.near_lines = near_lines(centre.swept_box(), [&](const Area& area) -> const Stretches& {
      scratch_.met.clear();
      if (!turn.on_the_spot)
        area.during_turn(round_centre, scratch_);
      else if (exceeds(request_.lines_within, area.distance_from(before.at)))
        scratch_.met.push_back({0, turning.amount()});
      return scratch_.met;
    });
  }
  turn.edge = turning.first_beyond(table_box(game_));
}

/// The distance of a leg's line from the feature in the request.
std::optional<double> GroundTracer::distance_ahead(const Course& course) const {
  std::optional<double> least;
  const auto look = [&](FeatureIndex section) {
    const SurveyedFeature* f = survey_.find(section);
    if (!f) return;
    const double distance = f->area->distance_from_ray(course.from, course.along);
    least = std::min(least.value_or(distance), distance);
  };
  if (!request_.ahead_is_thing) look(*request_.ahead);
  if (request_.ahead_is_thing)
    for (const FeatureIndex section : sections_.sections_of(*request_.ahead)) look(section);
  return least;
}

void GroundTracer::trace_uncovered(Turn& turn, const SurveyedFeature& feature, const TurnSweep& turning,
                                   const PlacedBase& base, const Box& swept) {
  const auto left = rest(feature, swept);
  bool ever = true;
  for (const Stretch s : left ? left->during_turn(turning, base.radius, ever) : scratch_.met)
    turn.uncovered.push_back({feature.index, s.from, s.to});
  if (ever) turn.ever_uncovered.push_back(feature.index);
}

/// A turn by nothing has one span, with the facts of its pose.
void GroundTracer::set_spans(Turn& turn, const TurnSweep& turning, const PlacedBase& base) {
  if (exceeds(turning.amount(), 0)) {
    turn.spans = cutter_.cut(turning.amount(), 0, budget_);
    return;
  }
  Leg here;
  here.from = base.centre;
  turn.spans = {span_at_rest(survey_, seams_, here, base, skims_)};
  Span& span = turn.spans.front();
  span.to = turning.amount();
  span.slope = Incline::level;
  span.slope_feature = std::nullopt;
  if (!turn.on_the_spot) return;
  span.within.clear();
  span.surface = std::nullopt;
}

void GroundTracer::trace(Climb& climb, const PlacedBase& base, const Pose& before) {
  const double lowest = std::min(climb.from, climb.to);
  const double highest = std::max(climb.from, climb.to);
  const LegSweep place = sweep_at_rest(base, before.at);
  survey_.visit(base.box, [&](const SurveyedFeature& f) {
    budget_.spend(1 + f.area->sides());
    const bool tested = f.tested_at(lowest, highest);
    if (!f.ground || (!tested && !skimmed(skims_, f)) || !f.area->meets(place)) return;
    climb.ground.push_back(f.index);
    climb.ground_contacts.push_back(skimmed(skims_, f) ? GroundContact{f.index, 0, highest - lowest}
                                                       : below_height(f.index, climb, f.height));
  });
  survey_.sort(climb.ground);
  sort_ground_contacts(survey_, climb.ground_contacts);
  if (lowest <= EPS && highest >= -EPS) climb.surface = surface_at(survey_, before.at);
}

FeatureSet GroundTracer::met_on(const LegSweep& sweep, const PlacedBase& base) {
  FeatureSet met;
  survey_.visit(sweep.swept_box().grown(2 * EPS), [&](const SurveyedFeature& f) {
    spend(f);
    if (!f.ground || !(f.tested_at(base.altitude) || skimmed(skims_, f))) return;
    f.area->on_leg(sweep, false, scratch_);
    if (scratch_.met.empty()) return;
    const auto left = is_asked(f) ? rest(f, sweep.swept_box()) : nullptr;
    if (!left || !left->on_leg(sweep).empty()) met.push_back(f.index);
  });
  survey_.sort(met);
  return met;
}

}  // namespace linesman
