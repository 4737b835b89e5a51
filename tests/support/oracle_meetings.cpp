#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "support/oracle_checks.h"

namespace linesman {

namespace {

constexpr double EXACT = 1e9;  // clearances are wanted exactly, however far off

std::vector<Interval> of_piece(const std::vector<Contact>& contacts, PieceIndex piece) {
  std::vector<Interval> found;
  for (const Contact& c : contacts)
    if (c.piece == piece) found.push_back({c.from, c.to});
  return found;
}

std::vector<Interval> of_watch(const std::vector<Near>& near, std::size_t watch, PieceIndex piece) {
  std::vector<Interval> found;
  for (const Near& n : near)
    if (n.watch == watch && n.piece == piece) found.push_back({n.from, n.to});
  return found;
}

std::string id_of(const OracleScene& scene, PieceIndex piece) { return scene.game().piece(piece).id; }

/// The distance below which a gap is reported: the watched one, or the gap at the start of the trace where that is
/// smaller.
double threshold(const NearWatch& watch, const BaseAtPose& at_start, const Region& other) {
  if (!watch.or_start_gap) return watch.distance;
  return std::min(watch.distance, std::max(0.0, clearance(at_start, other, EXACT)));
}

void check_near(Disagreements& findings, const OracleScene& scene, const Way& way, PieceIndex other,
                const Region& region, const BaseAtPose& at_start, const TraceRequest& request,
                const std::vector<Near>& reported) {
  for (std::size_t w = 0; w < request.near.size(); ++w) {
    const double limit = threshold(request.near[w], at_start, region);
    const std::string what = "watch " + std::to_string(w) + " of " + id_of(scene, other);
    const std::vector<Interval> stretches = of_watch(reported, w, other);
    if (limit <= EPS) {
      if (!stretches.empty()) findings.add(what + " is reported though its threshold is 0");
      continue;
    }
    // A piece that starts at the threshold leaves it at once or comes nearer: both begin with no clearance at all.
    check_stretches(findings, what, scene.clearance(way, region, limit), stretches);
    for (const Near& n : reported)
      if (n.watch == w && n.piece == other) check_same(findings, what + " (threshold)", n.threshold, limit);
  }
}

void check_least_gap(Disagreements& findings, const OracleScene& scene, const Way& way, PieceIndex other,
                     const Region& region, double reach, const std::vector<Gap>& reported) {
  const auto gap = std::find_if(reported.begin(), reported.end(), [&](const Gap& g) { return g.piece == other; });
  const std::string what = "the least gap to " + id_of(scene, other);
  if (gap == reported.end()) {
    if (!stretches_below_zero(scene.clearance(way, region, reach - 4 * EPS)).empty())
      findings.add(what + " is not reported");
    return;
  }
  check_same(findings, what, gap->distance,
             std::max(0.0, reach + least_clearance(scene.clearance(way, region, reach))));
}

template <class Indices, class Find>
std::vector<std::string> sorted_ids(const Indices& all, const Find& id) {
  std::vector<std::string> found;
  for (const auto i : all) found.push_back(id(i));
  return found;
}

bool doubtful(double room) { return std::abs(room) < 4 * EPS; }

/// Of a Stand or a StandingPiece.
template <class Facts>
void check_ground(Disagreements& findings, const OracleScene& scene, const BaseAtPose& base, const Pose& pose,
                  const Facts& reported) {
  const double altitude = pose.altitude;
  std::vector<std::pair<std::string, double>> overlapped;
  std::vector<std::pair<std::string, double>> holding;
  for (const FeatureIndex i :
       scene.features({FeatureClass::area, FeatureClass::obstacle, FeatureClass::structure}, altitude))
    overlapped.emplace_back(scene.game().feature(i).id, clearance(base, scene.region(i), 1));
  for (const FeatureIndex i : scene.features({FeatureClass::area, FeatureClass::structure}, altitude)) {
    const auto held = scene.holds(i, pose.at, altitude);
    holding.emplace_back(scene.game().feature(i).id, !held ? 0 : *held ? -1 : 1);
  }
  check_overlapped(findings, "ground", ids(scene.game(), reported.ground), overlapped);
  check_overlapped(findings, "within", ids(scene.game(), reported.within), holding);
  if (!scene.may_be_topmost(reported.surface, scene.features({FeatureClass::surface}, altitude), pose.at))
    findings.add("the surface is wrong");
}

/// How far a gap to another piece is reported.
double gaps_within(const TraceRequest& request, PieceIndex other) {
  const auto moves = [&](const Mover& mover) { return mover.piece == other; };
  const bool in_company = std::any_of(request.movers.begin(), request.movers.end(), moves) ||
                          std::count(request.standing.begin(), request.standing.end(), other) > 0;
  return request.gaps_in_company && in_company ? HUGE_VAL : request.gaps_within;
}

/// Contacts with those at about the same altitude, gaps to all.
void check_others(Disagreements& findings, const OracleScene& scene, const std::vector<PlacedPiece>& others,
                  const BaseAtPose& base, double altitude, const PieceSet& contacts, const std::vector<Gap>& gaps,
                  const TraceRequest& request) {
  std::vector<std::pair<std::string, double>> rooms;
  for (const PlacedPiece& other : others) {
    const double room = clearance(base, region_of(other.base), EXACT);
    if (std::abs(other.altitude - altitude) < 1) rooms.emplace_back(id_of(scene, other.piece), room);
    const auto gap = std::find_if(gaps.begin(), gaps.end(), [&](const Gap& g) { return g.piece == other.piece; });
    if (gap != gaps.end())
      check_same(findings, "the gap to " + id_of(scene, other.piece), gap->distance, std::max(0.0, room));
    else if (room < gaps_within(request, other.piece) - 4 * EPS)
      findings.add("the gap to " + id_of(scene, other.piece) + " is not reported: " + number_text(room));
  }
  check_overlapped(findings, "contacts", ids(scene.game(), contacts), rooms);
}

/// Distances of the end's centre to the centre lines of obstacles. Of obstacles drawn as polygons nothing is said here.
void check_lines(Disagreements& findings, const OracleScene& scene, Vec centre, double altitude, double reach,
                 const std::vector<LineDistance>& reported) {
  for (const FeatureIndex i : scene.features({FeatureClass::obstacle}, altitude)) {
    const std::vector<Segment> line = centre_line(scene.game().feature(i));
    if (line.empty()) continue;
    double right = EXACT;
    for (const Segment& s : line) right = std::min(right, distance_to_segment(centre, s));
    const auto it =
        std::find_if(reported.begin(), reported.end(), [&](const LineDistance& l) { return l.feature == i; });
    const std::string what = "the distance to the line of " + scene.game().feature(i).id;
    if (it != reported.end())
      check_same(findings, what, it->distance, right);
    else if (right < reach - 4 * EPS)
      findings.add(what + " is not reported: " + number_text(right));
  }
}

void check_extent(Disagreements& findings, const BaseAtPose& base, const Box& reported) {
  Box right;
  if (base.circle) right = Box{base.middle, base.middle}.grown(base.radius);
  for (const Vec corner : base.corners) right.include(corner);
  check_same(findings, "the extent's west", reported.min.x, right.min.x);
  check_same(findings, "the extent's south", reported.min.y, right.min.y);
  check_same(findings, "the extent's east", reported.max.x, right.max.x);
  check_same(findings, "the extent's north", reported.max.y, right.max.y);
}

}  // namespace

void check_stretches(Disagreements& findings, const std::string& what, const Along& along,
                     const std::vector<Interval>& reported) {
  const std::string wrong = disagreement(along, reported);
  if (!wrong.empty()) findings.add(what + ": " + wrong);
}

void check_overlapped(Disagreements& findings, const std::string& what, const std::vector<std::string>& reported,
                      const std::vector<std::pair<std::string, double>>& clearances) {
  std::vector<std::string> right;
  std::vector<std::string> said = reported;
  for (const auto& [id, room] : clearances) {
    if (doubtful(room))
      std::erase(said, id);
    else if (room < 0)
      right.push_back(id);
  }
  std::sort(right.begin(), right.end());
  check_same(findings, what, said, right);
}

void check_same(Disagreements& findings, const std::string& what, double reported, double right) {
  if (std::abs(reported - right) <= 1.01e-6) return;
  findings.add(what + " is reported as " + std::to_string(reported) + ", and is " + std::to_string(right));
}

void check_same(Disagreements& findings, const std::string& what, const std::vector<std::string>& reported,
                const std::vector<std::string>& right) {
  if (reported != right)
    findings.add(what + " is reported as " + listed(reported, ", ") + "; the oracle finds " + listed(right, ", "));
}

std::vector<std::string> ids(const Game& game, const FeatureSet& features) {
  return sorted_ids(features, [&](FeatureIndex i) { return game.feature(i).id; });
}

std::vector<std::string> ids(const Game& game, const PieceSet& pieces) {
  return sorted_ids(pieces, [&](PieceIndex i) { return game.piece(i).id; });
}

void check_encounters(Disagreements& findings, const OracleScene& scene, const Way& way, const Encounters& met,
                      const TraceRequest& request, const PieceTrace& mover) {
  double reach = 0;
  for (const NearWatch& watch : request.near) reach = std::max(reach, watch.distance);
  const BaseAtPose at_start = placed(mover.footprint, mover.start.pose.at, mover.start.pose.facing);
  for (const PieceIndex other : scene.others(way.before.altitude)) {
    const Region region = region_of(scene.base(other));
    check_stretches(findings, "contact with " + id_of(scene, other), scene.clearance(way, region),
                    of_piece(met.contacts, other));
    check_near(findings, scene, way, other, region, at_start, request, met.near);
    if (reach > 0) check_least_gap(findings, scene, way, other, region, reach, met.least_gaps);
  }
  for (const Contact& c : met.contacts)
    if (scene.moves(c.piece)) findings.add("met " + id_of(scene, c.piece) + ", which moves too");
}

void check_ends(Disagreements& findings, const OracleScene& scene, const Way& way, const Encounters& met,
                const TraceRequest& request, const std::vector<PlacedPiece>& ends) {
  for (const PlacedPiece& other : ends) {
    if (std::abs(other.altitude - way.before.altitude) >= 1) continue;
    const Region region = region_of(other.base);
    check_stretches(findings, "contact with the end of " + id_of(scene, other.piece), scene.clearance(way, region),
                    of_piece(met.contacts_at_ends, other.piece));
    for (std::size_t w = 0; w < request.near.size(); ++w)
      if (!request.near[w].or_start_gap)
        check_stretches(findings, "watch " + std::to_string(w) + " of the end of " + id_of(scene, other.piece),
                        scene.clearance(way, region, request.near[w].distance),
                        of_watch(met.near_at_ends, w, other.piece));
  }
}

void check_starts(Disagreements& findings, const OracleScene& scene, const Way& way, const Encounters& met,
                  const std::vector<PlacedPiece>& starts) {
  for (const PlacedPiece& other : starts) {
    if (std::abs(other.altitude - way.before.altitude) >= 1) continue;
    const Region region = region_of(other.base);
    check_stretches(findings, "contact with the start of " + id_of(scene, other.piece), scene.clearance(way, region),
                    of_piece(met.contacts_at_starts, other.piece));
  }
}

void check_at_end(Disagreements& findings, const OracleScene& scene, const Footprint& footprint, const Pose& end,
                  const PieceSet& reported) {
  const BaseAtPose base = placed(footprint, end.at, end.facing);
  std::vector<std::pair<std::string, double>> rooms;
  for (const PieceIndex other : scene.others(end.altitude))
    rooms.emplace_back(id_of(scene, other), clearance(base, region_of(scene.base(other)), EXACT));
  check_overlapped(findings, "what it ends on", ids(scene.game(), reported), rooms);
}

void check_stand(Disagreements& findings, const OracleScene& scene, const Footprint& footprint, const Stand& stand,
                 const TraceRequest& request, const std::vector<PlacedPiece>& moved) {
  const BaseAtPose base = placed(footprint, stand.pose.at, stand.pose.facing);
  check_ground(findings, scene, base, stand.pose, stand);
  std::vector<PlacedPiece> others = scene.standing();
  others.insert(others.end(), moved.begin(), moved.end());
  check_others(findings, scene, others, base, stand.pose.altitude, stand.contacts, stand.gaps, request);
  check_same(findings, "the room to the edge", stand.edge, room_to_edge(base, scene.game().table()));
  check_extent(findings, base, stand.extent);
}

void check_lines_at_end(Disagreements& findings, const OracleScene& scene, const Stand& end,
                        const TraceRequest& request) {
  if (request.lines_within > 0)
    check_lines(findings, scene, end.pose.at, end.pose.altitude, request.lines_within, end.lines);
}

void check_standing(Disagreements& findings, const OracleScene& scene, const StandingPiece& standing,
                    const TraceRequest& request, const std::vector<PlacedPiece>& ends) {
  std::vector<PlacedPiece> others = scene.standing();
  std::erase_if(others, [&](const PlacedPiece& p) { return p.piece == standing.piece; });
  others.insert(others.end(), ends.begin(), ends.end());
  check_ground(findings, scene, scene.base(standing.piece), scene.game().piece(standing.piece).pose, standing);
  check_others(findings, scene, others, scene.base(standing.piece), scene.game().piece(standing.piece).pose.altitude,
               standing.contacts, standing.gaps, request);
}

}  // namespace linesman
