// The facts of a move, before any rule judges it (protocol section 4).
//
// Lengths are inches in the table frame, angles are degrees. `s` is the distance gone along a leg, in [0, length], or
// the degrees turned in a turn, in [0, |angle|]. Stretches are ascending and at least EPS long; those of one thing do
// not touch. Numbers agree with exact geometry to 1e-6.
#pragma once

#include <boost/container/small_vector.hpp>
#include <compare>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/names.h"
#include "movement/trace_request.h"

namespace linesman {

enum class Manner { forward, reverse, sideways };
constexpr Names<Manner::sideways> names_of(Manner) { return {"forward", "reverse", "sideways"}; }

enum class Incline { level, up, down };
constexpr Names<Incline::down> names_of(Incline) { return {"level", "up", "down"}; }

/// Features sorted by id. A few need no allocation, as a trace has many such sets.
using FeatureSet = boost::container::small_vector<FeatureIndex, 4>;
/// Pieces sorted by id.
using PieceSet = std::vector<PieceIndex>;

/// A maximal stretch of a leg on which all the facts named here stay the same.
struct Span {
  double from = 0;
  double to = 0;
  FeatureSet ground;                    ///< areas, obstacles and structures that overlap the footprint
  FeatureSet within;                    ///< areas and structures that hold the centre (seams.h)
  std::optional<FeatureIndex> surface;  ///< the topmost surface that holds the centre
  Incline slope = Incline::level;
  std::optional<FeatureIndex> slope_feature;  ///< the topmost slope that holds the centre

  double length() const { return to - from; }
};

/// A part of a step: inches along a leg, degrees turned, or inches climbed. Also a part of a line, in inches along it.
struct Part {
  double from = 0;
  double to = 0;
};

/// One stretch of overlap with an obstacle or contour.
struct Crossing {
  FeatureIndex feature{};
  double from = 0;
  double to = 0;
  /// Where the centre passes the centre line in this stretch, or first enters the polygon; nothing when it does not. A
  /// line that is passed more than once in one stretch has an entry for each time. A centre that ends a leg on the line
  /// and leaves it to the other side in the next leg passes it at the beginning of the next leg. Where lines and
  /// polygons meet there is no gap (junctions.h).
  std::optional<double> over;
  std::optional<double> bearing;  ///< heading of the centre line there, [0, 180)
  /// For a polygon: at `over` the centre comes from another section of the thing, so it does not enter the thing there.
  bool from_section = false;
  /// For a LineString: the first and the last point of its centre line that the moving footprint covers in this
  /// stretch, in inches along the line from its first point. Nothing where it covers none of it, and for polygons.
  std::optional<Part> along;
};

/// A stretch on which a footprint overlaps another piece.
struct Contact {
  PieceIndex piece{};
  double from = 0;
  double to = 0;
};

/// A stretch of nearness to another piece, for `TraceRequest::near[watch]`.
struct Near {
  std::size_t watch = 0;
  PieceIndex piece{};
  double threshold = 0;  ///< the distance that applied to this piece
  double from = 0;
  double to = 0;
};

/// The distance between two bases, edge to edge; 0 when they touch or overlap.
struct Gap {
  PieceIndex piece{};
  double distance = 0;
};

/// The distance from a centre to the centre line of an obstacle.
struct LineDistance {
  FeatureIndex feature{};
  double distance = 0;
};

/// The encounters with other pieces during a leg or turn.
struct Encounters {
  std::vector<Contact> contacts;  ///< by `from`, then id
  std::vector<Near> near;         ///< for the watches of the request; by `from`, then watch, then id
  /// The least gap during the step to each piece that came nearer than the largest watched distance; sorted by id.
  std::vector<Gap> least_gaps;
  std::vector<Contact> contacts_at_ends;    ///< with `against_ends`: overlaps with end poses of pieces that move along
  std::vector<Near> near_at_ends;           ///< with `against_ends`: nearness to these end poses
  std::vector<Contact> contacts_at_starts;  ///< with `against_starts`: overlaps with their start poses
  /// The pieces that stay and that the base overlaps at the end of the step; sorted by id. A contact that lasts to the
  /// end may be a mere touch there.
  PieceSet at_end;
};

/// A stretch of a step on which the centre is nearer than `TraceRequest::lines_within` to the centre line of an
/// obstacle (of a polygon: to the polygon).
struct NearLine {
  FeatureIndex feature{};
  double from = 0;
  double to = 0;
};

/// A feature of `TraceRequest::watched` on one step. Stretches are ascending and at least EPS long, unless the step is
/// shorter.
struct Watched {
  FeatureIndex feature{};
  std::vector<Part> base;    ///< where the base overlaps it
  std::vector<Part> centre;  ///< where it holds the centre
  std::vector<Part> inside;  ///< of a surface: where the centre is inside its thing, not on the outer edge
  /// Of a leg, with `watched_beyond`: where the feature holds the leg's line, in [-beyond, length + beyond].
  std::vector<Part> line;
};

/// The extent of a piece along the direction of a leg, inches.
struct Extent {
  PieceIndex piece{};
  double length = 0;
};

/// A stretch on which the base overlaps a feature of `TraceRequest::cover` where nothing covers it. Also given where no
/// cover lies near.
struct Uncovered {
  FeatureIndex feature{};
  double from = 0;
  double to = 0;
};

/// A straight move with the facing kept.
struct Leg {
  Manner manner = Manner::forward;
  Vec from;
  Vec to;
  double heading = 0;  ///< of the travel
  double length = 0;
  std::vector<Span> spans;          ///< cover [0, length] without a gap
  std::vector<Crossing> crossings;  ///< by `from`, then id
  Encounters met;
  std::vector<NearLine> near_lines;  ///< on request; by feature id, then `from`
  std::vector<Uncovered> uncovered;  ///< on request; by feature id, then `from`
  std::optional<double> edge;        ///< the first s at which a part of the base is off the table by more than EPS
  std::optional<Part> on_table;      ///< where the whole base is on the table, within EPS; nothing when it never is
  /// On request: the ground that the base overlaps, or would overlap, within `TraceRequest::against` straight on. Of
  /// `TraceRequest::cover` only where nothing covers it.
  FeatureSet against;
  std::optional<double> ahead;  ///< on request (`TraceRequest::ahead`)
  std::vector<Extent> extents;  ///< on request, in the order of `TraceRequest::extents`
};

enum class TurnKind { pivot, wheel };
constexpr Names<TurnKind::wheel> names_of(TurnKind) { return {"pivot", "wheel"}; }

/// A stretch of a turn or climb on which the footprint overlaps an area, obstacle or structure.
struct GroundContact {
  FeatureIndex feature{};
  double from = 0;  ///< degrees turned, or inches climbed
  double to = 0;
};

/// A turn about a point. It is exact: each moment of it counts.
struct Turn {
  TurnKind kind = TurnKind::pivot;
  double angle = 0;  ///< right positive, [-180, 180]
  Vec about;
  bool on_the_spot = true;  ///< about its own centre
  double arc = 0;           ///< the longest path of any point of the base, inches
  double centre_arc = 0;    ///< the path of the centre, inches
  /// By degrees turned, without a gap. In a turn on the spot only `ground` differs between them. Otherwise they are as
  /// those of a leg, but slopes count as level, since the direction of travel changes all the time.
  std::vector<Span> spans;
  std::vector<Crossing> crossings;             ///< when the centre moves: as of a leg, in degrees
  FeatureSet ground;                           ///< everything that the footprint overlaps at any moment of the turn
  std::vector<GroundContact> ground_contacts;  ///< its stretches in degrees turned; by `from`, then id
  std::optional<FeatureIndex> surface;         ///< under the centre; if the centre moves, at the beginning
  std::optional<FeatureIndex> slope_feature;   ///< the topmost slope that holds the centre, at the moment of `surface`
  Encounters met;
  std::vector<NearLine> near_lines;  ///< on request, in degrees turned; by feature id, then `from`
  std::vector<Uncovered> uncovered;  ///< on request, in degrees turned; by feature id, then `from`
  FeatureSet ever_uncovered;         ///< those uncovered at any moment, even of a turn by nothing
  std::optional<double> edge;        ///< the first degrees turned at which a part of the base is off the table
};

/// A change of altitude on the spot.
struct Climb {
  double from = 0;
  double to = 0;
  FeatureSet ground;                           ///< met at any moment of the climb
  std::vector<GroundContact> ground_contacts;  ///< its stretches in inches climbed; by `from`, then id
  std::optional<FeatureIndex> surface;
  PieceSet contacts;  ///< met at any moment of the climb
  /// Their stretches in inches climbed, with `against_ends` also those with the end poses of pieces that move along:
  /// only `contacts` and `contacts_at_ends` are filled in.
  Encounters met;
};

/// An action that the ruleset defines.
struct Act {
  std::string name;
  Value members;  ///< the whole step as written
};

/// On a hex grid: a change of facing.
struct HexTurn {
  Hex hex;
  int sides = 0;           ///< hexsides, clockwise positive, -3 to 3
  double facing = 0;       ///< after the turn
  bool automatic = false;  ///< made by the expansion of a `hex` step
};

/// On a hex grid: the way into another hex.
struct HexEntry {
  Hex from;
  Hex to;
  std::optional<int> side;  ///< of `from`; nothing when `to` is no neighbour or off the grid
  Manner manner = Manner::forward;
  double length = 0;                    ///< the size of a hex
  bool rear = false;                    ///< as written
  FeatureSet hexside;                   ///< the features on that hexside
  FeatureSet features;                  ///< areas, structures and slopes that cover `to`
  std::optional<FeatureIndex> surface;  ///< the last surface in the document that covers `to`
  std::optional<FeatureIndex> leaving;  ///< the last surface in the document that covers `from`
  FeatureSet surfaces;                  ///< all surfaces that cover `to`, in document order
  FeatureSet roads;                     ///< the roads and tracks among them that lead there from `from`
  PieceSet pieces;                      ///< pieces in `to`, except passengers and pieces that the order moves
};

using StepFacts = std::variant<Leg, Turn, Climb, Act, HexTurn, HexEntry>;

/// One step after expansion. Its number is its place in `PieceTrace::steps`.
struct TracedStep {
  std::size_t written = 0;  ///< the place of its step in the path as written
  Pose before;
  Pose after;
  StepFacts facts;
  std::vector<Watched> watched;  ///< on request, in that order; for legs, turns and climbs
};

/// A feature of `TraceRequest::watched` at a start or end.
struct WatchedAt {
  FeatureIndex feature{};
  bool base = false;    ///< the base overlaps it
  bool centre = false;  ///< it holds the centre
  bool inside = false;  ///< of a surface: see `Watched::inside`
};

/// Distances from the centre straight on; nothing for one beyond the requested reach.
struct Room {
  std::optional<double> surface;  ///< to where the line leaves the named surfaces; 0 when the centre is on none
  std::optional<double> base;     ///< to the first base of a piece that the order does not move
  std::optional<double> edge;     ///< to the table's edge
};

/// A piece at its start or end.
struct Stand {
  Pose pose;
  std::optional<Hex> hex;
  FeatureSet ground;
  FeatureSet within;
  std::optional<FeatureIndex> surface;
  std::optional<FeatureIndex> slope_feature;  ///< the topmost slope that holds the centre
  PieceSet contacts;                          ///< at a start: pieces that stay; at an end: also movers at their ends
  double edge = 0;  ///< from the base to the nearest edge of the table; below 0 when it sticks out
  Box extent;       ///< the upright box round the base
  /// To all other pieces on the table within the requested distance, at any altitude; sorted by id.
  std::vector<Gap> gaps;
  std::vector<LineDistance> lines;  ///< only at the end, on request; sorted by id
  std::vector<WatchedAt> watched;   ///< on request, in that order
  FeatureSet uncovered;             ///< on request: features that the base overlaps where nothing covers them
  std::optional<Room> room;         ///< only at the end, on request
};

/// How an event of the order ended the way of a piece before the end of its path.
enum class Interruption {
  none,
  stopped,
  gone,  ///< it was eliminated there
};

struct PieceTrace {
  PieceIndex piece{};
  Footprint footprint;
  Stand start;
  std::vector<TracedStep> steps;
  Stand end;
  Interruption interruption = Interruption::none;  ///< the player did not choose to end there
};

/// A piece that stays: its gaps after the order, and the ground on which it stands.
struct StandingPiece {
  PieceIndex piece{};
  PieceSet contacts;
  std::vector<Gap> gaps;
  FeatureSet ground;
  FeatureSet within;
  std::optional<FeatureIndex> surface;
};

/// The features of the requested class that overlap a feature; sorted by id.
struct FeatureOverlaps {
  FeatureIndex feature{};
  FeatureSet with;
};

/// Which features are sections of one thing: drawn apart, but of one kind and touching (protocol, *Sections*). Const
/// and thread-safe.
class Sections {
 public:
  Sections() = default;
  virtual ~Sections() = default;
  Sections(const Sections&) = delete;
  Sections& operator=(const Sections&) = delete;

  /// The first section of a feature's thing in the document; the feature itself when it is alone.
  virtual FeatureIndex thing_of(FeatureIndex feature) const = 0;
  /// All sections of a feature's thing in document order; only the feature when it is alone.
  virtual FeatureSet sections_of(FeatureIndex feature) const = 0;
};

struct Trace {
  TraceRequest request;  ///< the request that it answers
  std::vector<PieceTrace> pieces;
  std::vector<StandingPiece> standing;
  std::vector<FeatureOverlaps> overlaps;     ///< on request, in that order
  std::shared_ptr<const Sections> sections;  ///< by the labels of the request; nullptr: each feature is alone
  /// Where events have ended ways: the trace of the paths as they were ordered. Dice are asked for by it. Else nullptr.
  std::shared_ptr<const Trace> ordered;

  FeatureIndex thing_of(FeatureIndex feature) const { return sections ? sections->thing_of(feature) : feature; }
  bool are_one(FeatureIndex a, FeatureIndex b) const { return a == b || thing_of(a) == thing_of(b); }
  FeatureSet sections_of(FeatureIndex feature) const;

  /// The trace of a piece, or nullptr when the order does not move it.
  const PieceTrace* of(PieceIndex piece) const;
};

/// A place on a path. `s` lies along a step: inches of a leg or climb, degrees of a turn, 0 at other steps.
struct PathPoint {
  std::size_t step = 0;  ///< its place in `PieceTrace::steps`
  double s = 0;
  friend auto operator<=>(const PathPoint&, const PathPoint&) = default;
};

/// The facts of a step if it is of that kind, otherwise nullptr.
template <class Facts>
const Facts* facts_of(const TracedStep& step) {
  return std::get_if<Facts>(&step.facts);
}

/// The encounters of a leg, turn or climb; nullptr for steps at which the base does not move.
const Encounters* met_in(const TracedStep& step);

/// The largest `s` of a step: the length of a leg, the degrees of a turn, the height of a climb; else 0.
double extent_of(const TracedStep& step);

/// The pose of a piece `s` along a step; at or beyond its extent, exactly the pose after it.
Pose pose_at(const TracedStep& step, double s);

/// `s` as rulings report it: inches along a leg or climb; 0 for turns and acts, which are carried out as a whole.
double reported_s(const TracedStep& step, double s);

}  // namespace linesman
