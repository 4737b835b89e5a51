// What a request asks for besides: watched features, lines near the centre, extents, room ahead, overlaps.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "support/oracle_checks.h"

namespace linesman {

namespace {

std::vector<Interval> intervals(const std::vector<Part>& parts) {
  std::vector<Interval> all;
  for (const Part& p : parts) all.push_back({p.from, p.to});
  return all;
}

/// Tells of the features asked for, in the order asked.
template <class Reported>
bool in_order(Disagreements& findings, const std::vector<Reported>& reported, const std::vector<FeatureIndex>& asked) {
  const bool same = std::equal(reported.begin(), reported.end(), asked.begin(), asked.end(),
                               [](const Reported& t, FeatureIndex i) { return t.feature == i; });
  if (!same) findings.add("not the watched features are reported, in the order asked");
  return same;
}

/// All the way or nowhere, unless rounding decides.
void check_all_or_nothing(Disagreements& findings, const std::string& what, const std::vector<Part>& reported,
                          double whole, double room) {
  if (std::abs(room) < 4 * EPS) return;
  const bool all = reported.size() == 1 && reported.front().from == 0 && std::abs(reported.front().to - whole) <= 1e-9;
  if (room < 0 ? !all : !reported.empty()) findings.add(what + " is wrong");
}

/// The line of a leg in the frame in which it is reported: from `beyond` before its start.
void check_watched_line(Disagreements& findings, const OracleScene& scene, const Way& way, double beyond,
                        const Watched& reported) {
  const std::string what = "the line through " + scene.game().feature(reported.feature).id;
  if (!way.along || beyond < 0) {
    if (!reported.line.empty()) findings.add(what + " is reported though nobody asked");
    return;
  }
  const Way line = way_of_point(way.centre(-beyond), *way.along, way.length + 2 * beyond);
  std::vector<Interval> shifted;
  for (const Part& p : reported.line) shifted.push_back({p.from + beyond, p.to + beyond});
  check_stretches(findings, what, scene.clearance_of_centre(line, scene.region(reported.feature)), shifted);
}

bool has_place(const std::vector<Part>& parts, double s) {
  return std::any_of(parts.begin(), parts.end(), [&](const Part& p) { return p.from < s && s < p.to; });
}

/// Between all corners and borders on a way, on edges too.
void check_watched_edges(Disagreements& findings, const OracleScene& scene, const Way& way, const Watched& reported) {
  const std::vector<double> cuts = borders_on(scene, way);
  for (std::size_t i = 1; i < cuts.size(); ++i) {
    if ((cuts[i] - cuts[i - 1]) * way.centre_rate() < 10 * EPS) continue;
    const double middle = (cuts[i] + cuts[i - 1]) / 2;
    const Vec centre = way.centre(middle);
    const std::string where = " watched " + scene.game().feature(reported.feature).id + " at " + number_text(middle);
    const auto held = scene.holds(reported.feature, centre, -HUGE_VAL);
    if (held && *held != has_place(reported.centre, middle)) findings.add("the centre in" + where);
    if (!is_surface(scene.game().feature(reported.feature).kind)) continue;
    const auto inside = scene.inside(reported.feature, centre);
    if (inside && *inside != has_place(reported.inside, middle)) findings.add("the centre inside" + where);
  }
}

/// Along the last leg, or along the facing where a piece has turned since.
Vec straight_on(const PieceTrace& traced) {
  Vec along = direction(traced.end.pose.facing);
  for (const TracedStep& step : traced.steps) {
    const Vec gone = step.after.at - step.before.at;
    if (std::holds_alternative<Turn>(step.facts)) along = direction(step.after.facing);
    if (std::holds_alternative<Leg>(step.facts)) along = gone * (1 / length(gone));
  }
  return along;
}

/// The ends of the first stretch, with or without what may or may not be a break in it.
std::vector<double> ends_of_first(const Along& along) {
  const std::vector<Interval> all = stretches_below_zero(along);
  if (all.empty() || all.front().from > 0) return {0};
  std::vector<double> ends{all.front().to};
  for (std::size_t i = 1; i < all.size() && shallow(along, {all[i - 1].to, all[i].from}); ++i)
    ends.push_back(all[i].to);
  return ends;
}

void check_surface_room(Disagreements& findings, const OracleScene& scene, const Way& ray, const RoomRequest& asked,
                        const std::optional<double>& reported) {
  const Along on{[&](double s) {
                   double least = 1;
                   for (const FeatureIndex i : asked.surfaces)
                     least = std::min(least, clearance(ray.centre(s), scene.region(i), 1));
                   return least;
                 },
                 ray.length, 1};
  if (std::abs(on.clearance(0)) < 4 * EPS) return;
  const double said = reported.value_or(ray.length);
  for (const double end : ends_of_first(on))
    if (same_end(on, said, end)) return;
  findings.add("the room on the surfaces is reported as " + number_text(said));
}

/// A base that the ray only touches, or runs along, may be reported or not.
void check_room_to_base(Disagreements& findings, const OracleScene& scene, const Way& ray, double altitude,
                        const std::optional<double>& reported) {
  double right = ray.length;
  bool touches = false;
  const double said = reported.value_or(ray.length);
  for (const PieceIndex other : scene.others(altitude)) {
    const Region region = region_of(scene.base(other));
    const Along room = scene.clearance_of_centre(ray, region);
    touches = touches || std::abs(room.clearance(said)) < 4 * EPS;
    const std::vector<Interval> inside = plain_stretches(room);
    if (!inside.empty()) right = std::min(right, inside.front().from);
  }
  if (touches && said < right) return;
  check_same(findings, "the room to the next base", said, right);
}

void check_room_to_edge(Disagreements& findings, const OracleScene& scene, const Way& ray,
                        const std::optional<double>& reported) {
  const Table& table = scene.game().table();
  const auto inside = [&](double s) {
    const Vec p = ray.centre(s);
    return std::min({p.x, p.y, table.width - p.x, table.depth - p.y});
  };
  if (inside(0) < 0) return;  // nothing is said of who has left the table
  if (!reported) {
    if (inside(ray.length) < -4 * EPS) findings.add("the room to the edge is not reported");
    return;
  }
  if (std::abs(inside(*reported)) > 1e-9) findings.add("the edge is not " + number_text(*reported) + " ahead");
}

enum class Overlap { no, yes, doubtful };

/// Calls f(curve, length) for each part of the boundary of a region; curve(s) is the point s inches from its beginning.
template <class F>
void each_curve(const Region& region, const F& f) {
  const auto straight = [&](Vec a, Vec b) {
    const double norm = distance(a, b);
    f([=](double u) { return a + (u / norm) * (b - a); }, norm);
  };
  const auto round = [&](const Ring& ring) {
    for (std::size_t i = 0; i < ring.size(); ++i) straight(ring[i], ring[(i + 1) % ring.size()]);
  };
  for (const Polygon& polygon : region.polygons) {
    round(polygon.outer);
    for (const Ring& hole : polygon.holes) round(hole);
  }
  for (const Segment& s : region.lines) straight(s.a, s.b);
  for (const Disc& d : region.discs)
    f([=](double u) { return d.centre + d.radius * direction(u / d.radius * 180 / std::numbers::pi); },
      2 * std::numbers::pi * d.radius);
}

/// A boundary goes more than `deep` inside the other region.
bool enters(const Region& region, const Region& other, double deep) {
  bool found = false;
  each_curve(region, [&](const auto& point, double length) {
    if (found) return;
    const Along along{[&](double u) { return clearance(point(u), other, 0.5) + deep; }, length, 1};
    found = !stretches_below_zero(along).empty();
  });
  return found;
}

/// Somewhere on a grid over both there is a point that is plainly inside both.
bool share_a_point(const Region& a, const Region& b) {
  constexpr int STEPS = 24;
  const Vec least{std::max(a.box.min.x, b.box.min.x), std::max(a.box.min.y, b.box.min.y)};
  const Vec most{std::min(a.box.max.x, b.box.max.x), std::min(a.box.max.y, b.box.max.y)};
  for (int i = 1; i < STEPS; ++i)
    for (int j = 1; j < STEPS; ++j) {
      const Vec p{least.x + (most.x - least.x) * i / STEPS, least.y + (most.y - least.y) * j / STEPS};
      if (clearance(p, a, 1) < -1e-3 && clearance(p, b, 1) < -1e-3) return true;
    }
  return false;
}

/// Two regions overlap when the boundary of one goes inside the other; where none does, they are one inside the other
/// along common boundaries, or apart.
Overlap overlap(const Region& a, const Region& b) {
  if (!a.box.meets(b.box)) return Overlap::no;
  if (enters(a, b, 4 * EPS) || enters(b, a, 4 * EPS) || share_a_point(a, b)) return Overlap::yes;
  return enters(a, b, 1e-9) || enters(b, a, 1e-9) ? Overlap::doubtful : Overlap::no;
}

void check_overlapping(Disagreements& findings, const OracleScene& scene, const OverlapRequest& asked,
                       const FeatureOverlaps& reported) {
  const Game& game = scene.game();
  std::vector<std::pair<std::string, double>> rooms;  // below 0: they overlap
  for (std::size_t i = 0; i < game.terrain().size(); ++i) {
    const auto index = static_cast<FeatureIndex>(i);
    if (index == asked.feature || class_of(game.feature(index).kind) != asked.with) continue;
    const Overlap found = overlap(scene.region(asked.feature), scene.region(index));
    rooms.emplace_back(game.feature(index).id, found == Overlap::no ? 1 : found == Overlap::yes ? -1 : 0);
  }
  check_overlapped(findings, game.feature(asked.feature).id + " overlaps", ids(game, reported.with), rooms);
}

}  // namespace

void check_near_lines(Disagreements& findings, const OracleScene& scene, const Way& way, const TraceRequest& request,
                      const std::vector<NearLine>& reported) {
  if (!(request.lines_within > 0)) {
    if (!reported.empty()) findings.add("nearness to lines is reported though nobody asked");
    return;
  }
  for (const FeatureIndex i : scene.features({FeatureClass::obstacle}, -HUGE_VAL)) {
    Feature bare = scene.game().feature(i);
    bare.width = 0;
    const Region region = region_of(bare);
    std::vector<Interval> stretches;
    for (const NearLine& n : reported)
      if (n.feature == i) stretches.push_back({n.from, n.to});
    check_stretches(findings, "nearness to the line of " + bare.id,
                    scene.clearance_of_centre(way, region, request.lines_within), stretches);
  }
}

void check_watched(Disagreements& findings, const OracleScene& scene, const Way& way, const TraceRequest& request,
                   const std::vector<Watched>& reported) {
  if (!in_order(findings, reported, request.watched)) return;
  for (const Watched& w : reported) {
    const Region& region = scene.region(w.feature);
    const std::string id = scene.game().feature(w.feature).id;
    check_stretches(findings, "the base on watched " + id, scene.clearance(way, region), intervals(w.base));
    check_stretches(findings, "the centre in watched " + id, scene.clearance_of_centre(way, region),
                    intervals(w.centre));
    check_watched_edges(findings, scene, way, w);
    check_watched_line(findings, scene, way, request.watched_beyond, w);
  }
}

void check_watched(Disagreements& findings, const OracleScene& scene, const BaseAtPose& base, Vec centre,
                   double climbed, const TraceRequest& request, const std::vector<Watched>& reported) {
  if (!in_order(findings, reported, request.watched)) return;
  for (const Watched& w : reported) {
    const Region& region = scene.region(w.feature);
    const std::string id = scene.game().feature(w.feature).id;
    check_all_or_nothing(findings, "the base on watched " + id, w.base, climbed, clearance(base, region, 1));
    check_all_or_nothing(findings, "the centre in watched " + id, w.centre, climbed, clearance(centre, region, 1));
  }
}

void check_watched(Disagreements& findings, const OracleScene& scene, const BaseAtPose& base, Vec centre,
                   const TraceRequest& request, const std::vector<WatchedAt>& reported) {
  if (!in_order(findings, reported, request.watched)) return;
  const auto is_wrong = [](bool said, double room) { return std::abs(room) >= 4 * EPS && said != (room < 0); };
  for (const WatchedAt& w : reported) {
    const Region& region = scene.region(w.feature);
    const std::string id = scene.game().feature(w.feature).id;
    if (is_wrong(w.base, clearance(base, region, 1))) findings.add("the base on watched " + id + " is wrong");
    const auto held = scene.holds(w.feature, centre, -HUGE_VAL);
    const auto inside = scene.inside(w.feature, centre);
    if (is_surface(scene.game().feature(w.feature).kind) && inside && *inside != w.inside)
      findings.add("the centre inside watched " + id + " is wrong");
    if (held && *held != w.centre) findings.add("the centre in watched " + id + " is wrong");
  }
}

void check_extents(Disagreements& findings, const OracleScene& scene, const Way& way, const TraceRequest& request,
                   const std::vector<Extent>& reported) {
  if (reported.size() != request.extents.size()) return findings.add("not the extents asked for are reported");
  for (std::size_t i = 0; i < reported.size(); ++i) {
    const BaseAtPose& base = scene.base(request.extents[i]);
    double right = 2 * base.radius;
    if (!base.circle) {
      const auto [least, most] = std::minmax_element(base.corners.begin(), base.corners.end(), [&](Vec a, Vec b) {
        return dot(a, *way.along) < dot(b, *way.along);
      });
      right = dot(*most - *least, *way.along);
    }
    const std::string& id = scene.game().piece(request.extents[i]).id;
    if (reported[i].piece != request.extents[i]) findings.add("the extent of " + id + " is not reported in its place");
    check_same(findings, "the extent of " + id, reported[i].length, right);
  }
}

void check_room(Disagreements& findings, const OracleScene& scene, const PieceTrace& traced,
                const TraceRequest& request) {
  const std::optional<Room>& room = traced.end.room;
  if (!request.room != !room) return findings.add("the room is reported unasked, or not reported");
  if (!room) return;
  const Way ray = way_of_point(traced.end.pose.at, straight_on(traced), request.room->reach);
  check_surface_room(findings, scene, ray, *request.room, room->surface);
  check_room_to_base(findings, scene, ray, traced.end.pose.altitude, room->base);
  check_room_to_edge(findings, scene, ray, room->edge);
}

void check_overlaps(Disagreements& findings, const OracleScene& scene, const Trace& trace) {
  const std::vector<OverlapRequest>& asked = trace.request.overlaps;
  if (trace.overlaps.size() != asked.size()) return findings.add("not what was asked for is reported");
  for (std::size_t i = 0; i < asked.size(); ++i) {
    if (trace.overlaps[i].feature != asked[i].feature) findings.add("another feature is reported");
    check_overlapping(findings, scene, asked[i], trace.overlaps[i]);
  }
}

}  // namespace linesman
