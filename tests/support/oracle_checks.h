// The oracle's checks, each of one kind of fact. What is wrong is added to `said`, after `where`.
#pragma once

#include <string>
#include <vector>

#include "support/oracle_scene.h"

namespace linesman {

struct Disagreements {
  std::vector<std::string> said;
  std::string where;
  MeetingTally tally;
  void add(const std::string& what) { said.push_back(where + what); }
};

/// Compares two numbers to a micro-inch.
void check_same(Disagreements& findings, const std::string& what, double reported, double right);
void check_same(Disagreements& findings, const std::string& what, const std::vector<std::string>& reported,
                const std::vector<std::string>& right);

std::vector<std::string> ids(const Game& game, const FeatureSet& features);
std::vector<std::string> ids(const Game& game, const PieceSet& pieces);

/// Compares stretches of a way, as `disagreement` does.
void check_stretches(Disagreements& findings, const std::string& what, const Along& along,
                     const std::vector<Interval>& reported);
/// Compares sets by ids, but for those whose clearance is so near to nothing that either answer will do.
void check_overlapped(Disagreements& findings, const std::string& what, const std::vector<std::string>& reported,
                      const std::vector<std::pair<std::string, double>>& clearances);

/// Compares what holds the centre in each part of a way between all corners and borders: within, surfaces and slopes.
void check_held(Disagreements& findings, const OracleScene& scene, const Way& way, const std::vector<Span>& spans,
                bool slopes);

/// The ways on which the centre has gone before a step, in path order, and what is made of a start on a line.
struct Past {
  std::vector<Way> ways;
  bool leaving_passes = false;
};

void check_leg(Disagreements& findings, const OracleScene& scene, const Way& way, const Past& past, const Leg& leg);
void check_turn(Disagreements& findings, const OracleScene& scene, const Way& way, const Past& past, const Turn& turn);
void check_crossings(Disagreements& findings, const OracleScene& scene, const Way& way, const Past& past,
                     const std::vector<Crossing>& reported);
void check_climb(Disagreements& findings, const OracleScene& scene, const Footprint& footprint, const TracedStep& step);

/// `moved`: the other pieces that the order moves, where they are then.
void check_stand(Disagreements& findings, const OracleScene& scene, const Footprint& footprint, const Stand& stand,
                 const TraceRequest& request, const std::vector<PlacedPiece>& moved);
void check_lines_at_end(Disagreements& findings, const OracleScene& scene, const Stand& end,
                        const TraceRequest& request);

/// A piece that stays, when the order is done.
void check_standing(Disagreements& findings, const OracleScene& scene, const StandingPiece& standing,
                    const TraceRequest& request, const std::vector<PlacedPiece>& ends);

/// Contacts, nearness and least gaps on a leg or turn.
void check_encounters(Disagreements& findings, const OracleScene& scene, const Way& way, const Encounters& met,
                      const TraceRequest& request, const PieceTrace& mover);

/// Contacts with, and nearness to, where the other moved pieces end.
void check_ends(Disagreements& findings, const OracleScene& scene, const Way& way, const Encounters& met,
                const TraceRequest& request, const std::vector<PlacedPiece>& ends);

/// Contacts with where the other moved pieces start.
void check_starts(Disagreements& findings, const OracleScene& scene, const Way& way, const Encounters& met,
                  const std::vector<PlacedPiece>& starts);

/// The pieces that stay and that a step ends on.
void check_at_end(Disagreements& findings, const OracleScene& scene, const Footprint& footprint, const Pose& end,
                  const PieceSet& reported);

/// Where the centre is near to centre lines.
void check_near_lines(Disagreements& findings, const OracleScene& scene, const Way& way, const TraceRequest& request,
                      const std::vector<NearLine>& reported);

/// Checks the answers to `TraceRequest::watched` of a leg or turn, of a climb, and of a start or end.
void check_watched(Disagreements& findings, const OracleScene& scene, const Way& way, const TraceRequest& request,
                   const std::vector<Watched>& reported);
void check_watched(Disagreements& findings, const OracleScene& scene, const BaseAtPose& base, Vec centre,
                   double climbed, const TraceRequest& request, const std::vector<Watched>& reported);
void check_watched(Disagreements& findings, const OracleScene& scene, const BaseAtPose& base, Vec centre,
                   const TraceRequest& request, const std::vector<WatchedAt>& reported);

void check_extents(Disagreements& findings, const OracleScene& scene, const Way& way, const TraceRequest& request,
                   const std::vector<Extent>& reported);

/// How far it is straight on from where a piece ends.
void check_room(Disagreements& findings, const OracleScene& scene, const PieceTrace& traced,
                const TraceRequest& request);

/// Which features of a class overlap a named one.
void check_overlaps(Disagreements& findings, const OracleScene& scene, const Trace& trace);

/// The distance of a leg's line, prolonged ahead, to a feature.
void check_ahead(Disagreements& findings, const OracleScene& scene, const Way& way, const TraceRequest& request,
                 const std::optional<double>& reported);

/// Checks the ground of the base a little farther straight on from a leg's end.
void check_against(Disagreements& findings, const OracleScene& scene, const Way& way, const TraceRequest& request,
                   const FeatureSet& reported);

/// The first place where the base sticks out over the table's edge.
void check_edge(Disagreements& findings, const OracleScene& scene, const Way& way,
                const std::optional<double>& reported);

/// The part of a leg on which the whole base is on the table.
void check_on_table(Disagreements& findings, const OracleScene& scene, const Way& way,
                    const std::optional<Part>& reported);

}  // namespace linesman
