#include "support/oracle.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "movement/trace.h"
#include "support/oracle_checks.h"

namespace linesman {

namespace {

std::string pose_text(const Pose& p) {
  return std::to_string(p.at.x) + ", " + std::to_string(p.at.y) + " facing " + std::to_string(p.facing);
}

bool same_pose(const Pose& a, const Pose& b) {
  return distance(a.at, b.at) <= EPS && angle_between(a.facing, b.facing) <= 1e-6 &&
         same_length(a.altitude, b.altitude);
}

struct Expander {
  const Footprint& footprint;
  Pose now;
  std::vector<Pose> poses;  // after each step

  void move(Vec to) {
    now.at = to;
    poses.push_back(now);
  }
  void turn(double angle, Vec about) {
    now.at = turned_about(now.at, about, angle);
    now.facing = normalised(now.facing + angle);
    poses.push_back(now);
  }
  void go(Vec point, double turned_from_travel) {
    const double angle = turn_between(now.facing + turned_from_travel, heading_of(point - now.at));
    if (std::abs(angle) >= NO_TURN) turn(angle, now.at);
    move(point);
  }

  void operator()(const ForwardStep& s) { move(now.at + s.distance * direction(now.facing)); }
  void operator()(const ReverseStep& s) { move(now.at - s.distance * direction(now.facing)); }
  void operator()(const SidewaysStep& s) { move(now.at + s.distance * direction(now.facing + 90)); }
  void operator()(const ToStep& s) { go(s.point, 0); }
  void operator()(const ReverseToStep& s) { go(s.point, 180); }
  void operator()(const SlideStep& s) { move(s.point); }
  void operator()(const PivotStep& s) { turn(s.angle, s.about.value_or(now.at)); }
  void operator()(const WheelStep& s) {
    const Box box = frame_box(footprint);
    const Vec corner{s.angle > 0 ? box.max.x : box.min.x, box.max.y};
    turn(s.angle, now.at + rotated(corner, now.facing));
  }
  void operator()(const ClimbStep& s) {
    now.altitude += s.height;
    poses.push_back(now);
  }
  void operator()(const HexStep&) { poses.push_back(now); }
  void operator()(const TurnStep&) { poses.push_back(now); }
  void operator()(const ActStep&) { poses.push_back(now); }
};

void check_path(Disagreements& findings, const PieceTrace& traced, const Mover& mover) {
  Expander expander{traced.footprint, traced.start.pose, {}};
  for (const Step& step : mover.path) std::visit(expander, step);
  if (expander.poses.size() != traced.steps.size())
    return findings.add("has " + std::to_string(traced.steps.size()) + " steps, and should have " +
                        std::to_string(expander.poses.size()));
  Pose before = traced.start.pose;
  for (std::size_t i = 0; i < traced.steps.size(); ++i) {
    const TracedStep& step = traced.steps[i];
    if (!same_pose(step.before, before))
      findings.add("step " + std::to_string(i) + " does not begin where the last ended");
    if (!same_pose(step.after, expander.poses[i]))
      findings.add("step " + std::to_string(i) + " ends at " + pose_text(step.after) + ", not at " +
                   pose_text(expander.poses[i]));
    before = step.after;
  }
  if (!same_pose(traced.end.pose, before)) findings.add("ends elsewhere than its last step");
}

/// The pieces that the order moves where they start or end, but one.
std::vector<PlacedPiece> others_at(const Trace& trace, std::optional<PieceIndex> but, Stand PieceTrace::*place) {
  std::vector<PlacedPiece> others;
  for (const PieceTrace& p : trace.pieces) {
    const Pose& pose = (p.*place).pose;
    if (p.piece != but) others.push_back({p.piece, placed(p.footprint, pose.at, pose.facing), pose.altitude});
  }
  return others;
}

std::vector<PlacedPiece> ends_of_others(const Trace& trace, std::optional<PieceIndex> but) {
  return others_at(trace, but, &PieceTrace::end);
}

void check_met(Disagreements& findings, const OracleScene& scene, const Trace& trace, const PieceTrace& traced,
               const Way& way, const Encounters& met) {
  check_encounters(findings, scene, way, met, trace.request, traced);
  if (trace.request.against_ends)
    check_ends(findings, scene, way, met, trace.request, ends_of_others(trace, traced.piece));
  else if (!met.contacts_at_ends.empty() || !met.near_at_ends.empty())
    findings.add("ends are reported that nobody asked for");
  if (trace.request.against_starts)
    check_starts(findings, scene, way, met, others_at(trace, traced.piece, &PieceTrace::start));
  else if (!met.contacts_at_starts.empty())
    findings.add("starts are reported that nobody asked for");
}

void check_step(Disagreements& findings, const OracleScene& scene, const Trace& trace, const PieceTrace& traced,
                const TracedStep& step, Past& past) {
  const TraceRequest& request = trace.request;
  if (const Leg* leg = std::get_if<Leg>(&step.facts)) {
    const Way way = way_of_leg(traced.footprint, step);
    check_leg(findings, scene, way, past, *leg);
    check_met(findings, scene, trace, traced, way, leg->met);
    check_edge(findings, scene, way, leg->edge);
    check_on_table(findings, scene, way, leg->on_table);
    check_ahead(findings, scene, way, request, leg->ahead);
    check_against(findings, scene, way, request, leg->against);
    check_near_lines(findings, scene, way, request, leg->near_lines);
    check_watched(findings, scene, way, request, step.watched);
    check_extents(findings, scene, way, request, leg->extents);
    past.ways.push_back(way);
  }
  if (const Turn* turn = std::get_if<Turn>(&step.facts)) {
    const Way way = way_of_turn(traced.footprint, step);
    check_turn(findings, scene, way, past, *turn);
    check_met(findings, scene, trace, traced, way, turn->met);
    check_edge(findings, scene, way, turn->edge);
    check_near_lines(findings, scene, way, request, turn->near_lines);
    check_watched(findings, scene, way, request, step.watched);
    if (!turn->on_the_spot) past.ways.push_back(way);
  }
  if (const Climb* climb = std::get_if<Climb>(&step.facts)) {
    check_climb(findings, scene, traced.footprint, step);
    const BaseAtPose base = placed(traced.footprint, step.after.at, step.after.facing);
    check_watched(findings, scene, base, step.after.at, std::abs(climb->to - climb->from), request, step.watched);
  }
  if (const Encounters* met = met_in(step)) check_at_end(findings, scene, traced.footprint, step.after, met->at_end);
}

void check_place(Disagreements& findings, const OracleScene& scene, const PieceTrace& traced, const Stand& stand,
                 const TraceRequest& request, const std::vector<PlacedPiece>& moved) {
  check_stand(findings, scene, traced.footprint, stand, request, moved);
  const BaseAtPose base = placed(traced.footprint, stand.pose.at, stand.pose.facing);
  check_watched(findings, scene, base, stand.pose.at, request, stand.watched);
}

void check_piece(Disagreements& findings, const OracleScene& scene, const Trace& trace, std::size_t number) {
  const PieceTrace& traced = trace.pieces[number];
  const std::string who = scene.game().piece(traced.piece).id + " ";
  findings.where = who;
  check_path(findings, traced, trace.request.movers[number]);
  Past past{{}, trace.request.leaving_passes};
  for (std::size_t i = 0; i < traced.steps.size(); ++i) {
    findings.where = who + "step " + std::to_string(i) + ": ";
    check_step(findings, scene, trace, traced, traced.steps[i], past);
  }
  findings.where = who + "start: ";
  check_place(findings, scene, traced, traced.start, trace.request, {});
  findings.where = who + "end: ";
  check_place(findings, scene, traced, traced.end, trace.request, ends_of_others(trace, traced.piece));
  check_room(findings, scene, traced, trace.request);
  check_lines_at_end(findings, scene, traced.end, trace.request);
}

}  // namespace

std::vector<std::string> disagreements(const Game& game, const Trace& trace) {
  MeetingTally tally;
  return disagreements(game, trace, tally);
}

std::vector<std::string> disagreements(const Game& game, const Trace& trace, MeetingTally& tally) {
  Disagreements findings;
  if (trace.pieces.size() != trace.request.movers.size()) return {"not every mover has a trace"};
  const OracleScene scene(game, trace.request);
  for (std::size_t i = 0; i < trace.pieces.size(); ++i) check_piece(findings, scene, trace, i);
  for (const StandingPiece& standing : trace.standing) {
    findings.where = game.piece(standing.piece).id + " stays: ";
    check_standing(findings, scene, standing, trace.request, ends_of_others(trace, std::nullopt));
  }
  findings.where = "overlaps: ";
  check_overlaps(findings, scene, trace);
  tally.places += findings.tally.places;
  tally.passed += findings.tally.passed;
  tally.left_open += findings.tally.left_open;
  return findings.said;
}

}  // namespace linesman
