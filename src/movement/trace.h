// What a move does, before any rule: facts, never judgements (protocol section 4).
//
// All lengths are inches in the table frame, all angles degrees. `s` is the distance gone along a leg, in
// [0, length]; along a turn it is the degrees turned so far, in [0, |angle|]. Stretches are ascending, at least EPS
// long, and do not touch one another for the same thing. Numbers agree with exact geometry to 1e-6.
#pragma once

#include <boost/container/small_vector.hpp>
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

/// Features sorted by id; a few without an allocation, as a trace has very many of them.
using FeatureSet = boost::container::small_vector<FeatureIndex, 4>;
/// Pieces sorted by id.
using PieceSet = std::vector<PieceIndex>;

/// A maximal stretch of a leg on which what it names stays the same.
struct Span {
  double from = 0;
  double to = 0;
  FeatureSet ground;                    ///< of class area, obstacle, structure: those that overlap the footprint
  FeatureSet within;                    ///< of class area, structure: those that hold the centre (seams.h)
  std::optional<FeatureIndex> surface;  ///< the topmost surface that holds the centre
  Incline slope = Incline::level;
  std::optional<FeatureIndex> slope_feature;  ///< the topmost slope that holds the centre

  double length() const { return to - from; }
};

/// A part of a step: inches along a leg, degrees turned, inches climbed. Also a part of a line, inches along it.
struct Part {
  double from = 0;
  double to = 0;
};

/// One stretch of overlap with an obstacle or contour.
struct Crossing {
  FeatureIndex feature{};
  double from = 0;
  double to = 0;
  /// Where the centre passes from one side of the centre line to the other (of a polygon: first enters it) in this
  /// stretch; nothing when it does not. Of a line that it passes more than once in one stretch there is an entry for
  /// each. A centre that ends a leg on the line and leaves it on the other side in the next leg passes it at the
  /// beginning of that next leg. Where lines and polygons meet there is no gap (junctions.h).
  std::optional<double> over;
  std::optional<double> bearing;  ///< heading of the centre line there, [0, 180)
  /// Of a polygon: it comes `over` out of another section of the same thing, so that it does not enter the thing there.
  bool from_section = false;
  /// Of a LineString: the first and the last point of its centre line that the moving footprint covers during the
  /// stretch, inches along that line from its first point; nothing where it covers none of it, and of polygons.
  std::optional<Part> along;
};

/// A stretch during which a footprint overlaps, or is nearer than a watched distance to, another piece.
struct Contact {
  PieceIndex piece{};
  double from = 0;
  double to = 0;
};

/// Nearness to another piece: as watched in `TraceRequest::near[watch]`.
struct Near {
  std::size_t watch = 0;
  PieceIndex piece{};
  double threshold = 0;  ///< the distance that was in force for this piece
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

/// What is told of the other pieces during a leg or a turn.
struct Encounters {
  std::vector<Contact> contacts;  ///< by `from`, then id
  std::vector<Near> near;         ///< only what was watched; by `from`, then watch, then id
  /// The least gap during the step to each piece that was ever nearer than the largest watched distance; sorted by id.
  std::vector<Gap> least_gaps;
  std::vector<Contact> contacts_at_ends;    ///< with `against_ends`: overlaps with end poses of pieces moved together
  std::vector<Near> near_at_ends;           ///< with `against_ends`: the same for nearness
  std::vector<Contact> contacts_at_starts;  ///< with `against_starts`: overlaps with start poses of the same
  /// The other pieces that stay and that the base overlaps where the step ends; sorted by id. A contact that lasts to
  /// the end may end there by touching.
  PieceSet at_end;
};

/// A stretch of a step on which the centre is nearer than `TraceRequest::lines_within` to the centre line of an
/// obstacle (of a polygon: to the polygon).
struct NearLine {
  FeatureIndex feature{};
  double from = 0;
  double to = 0;
};

/// A feature of `TraceRequest::watched` on one step; stretches are ascending and not shorter than EPS, but for a step
/// that is.
struct Watched {
  FeatureIndex feature{};
  std::vector<Part> base;    ///< where the base overlaps it
  std::vector<Part> centre;  ///< where it holds the centre
  std::vector<Part> inside;  ///< of a surface: where the centre is inside it and its sections, not on their outer edge
  /// Of a leg, with `watched_beyond`: where it holds the leg's line, in [-beyond, length + beyond].
  std::vector<Part> line;
};

/// The extent of a piece along the direction of a leg, inches.
struct Extent {
  PieceIndex piece{};
  double length = 0;
};

/// A stretch on which the base overlaps a feature of `TraceRequest::cover` less what is named covers of it. Also told
/// where no cover lies near.
struct Uncovered {
  FeatureIndex feature{};
  double from = 0;
  double to = 0;
};

/// A straight translation, facing kept.
struct Leg {
  Manner manner = Manner::forward;
  Vec from;
  Vec to;
  double heading = 0;  ///< of the travel
  double length = 0;
  std::vector<Span> spans;          ///< [0, length] without a gap
  std::vector<Crossing> crossings;  ///< by `from`, then id
  Encounters met;
  std::vector<NearLine> near_lines;  ///< only as asked; by feature id, then `from`
  std::vector<Uncovered> uncovered;  ///< only as asked; by feature id, then `from`
  std::optional<double> edge;        ///< the first s at which any part of the base is off the table by more than EPS
  std::optional<Part> on_table;      ///< where the whole base is on the table, EPS forgiven; nothing when it nowhere is
  /// As asked: the ground that the base overlaps, or would, so much farther straight on; of `TraceRequest::cover` only
  /// where nothing covers it.
  FeatureSet against;
  std::optional<double> ahead;  ///< as asked by `TraceRequest::ahead`
  std::vector<Extent> extents;  ///< as asked by `TraceRequest::extents`, in that order
};

enum class TurnKind { pivot, wheel };
constexpr Names<TurnKind::wheel> names_of(TurnKind) { return {"pivot", "wheel"}; }

/// A stretch of a turn or climb on which the footprint overlaps a feature of class area, obstacle or structure.
struct GroundContact {
  FeatureIndex feature{};
  double from = 0;  ///< degrees turned, or inches climbed
  double to = 0;
};

/// A turn about a point, exact: every moment of it counts.
struct Turn {
  TurnKind kind = TurnKind::pivot;
  double angle = 0;  ///< right positive, [-180, 180]
  Vec about;
  bool on_the_spot = true;  ///< about the own centre
  double arc = 0;           ///< the longest path of any point of the base, inches
  double centre_arc = 0;    ///< the path of the centre, inches
  /// By degrees turned, without a gap. Of a turn on the spot by `ground` alone; else as of a leg, but that slopes are
  /// level, as the direction of travel changes all the time.
  std::vector<Span> spans;
  std::vector<Crossing> crossings;             ///< of a turn whose centre moves, as of a leg but in degrees
  FeatureSet ground;                           ///< all that the footprint overlaps at any moment of the turn
  std::vector<GroundContact> ground_contacts;  ///< the same with the degrees turned; by `from`, then id
  std::optional<FeatureIndex> surface;         ///< under the centre; of a centre that moves: where it begins
  std::optional<FeatureIndex> slope_feature;   ///< the topmost slope that holds the centre; as `surface`
  Encounters met;
  std::vector<NearLine> near_lines;  ///< only as asked, in degrees turned; by feature id, then `from`
  std::vector<Uncovered> uncovered;  ///< only as asked, in degrees turned; by feature id, then `from`
  FeatureSet ever_uncovered;         ///< those of them at any moment of the turn, of one of no degrees too
  std::optional<double> edge;        ///< the first degrees turned at which any part of the base is off the table
};

/// A change of altitude on the spot.
struct Climb {
  double from = 0;
  double to = 0;
  FeatureSet ground;                           ///< met at any moment of it
  std::vector<GroundContact> ground_contacts;  ///< the same with the inches climbed; by `from`, then id
  std::optional<FeatureIndex> surface;
  PieceSet contacts;  ///< met at any moment of it
  /// The same with the inches climbed, and with `against_ends` the end poses of pieces moved together: only `contacts`
  /// and `contacts_at_ends` are told.
  Encounters met;
};

/// Something else that the ruleset knows.
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

/// On a hex grid: going into another hex.
struct HexEntry {
  Hex from;
  Hex to;
  std::optional<int> side;  ///< of `from`; nothing when `to` is no neighbour or off the grid
  Manner manner = Manner::forward;
  double length = 0;                    ///< the size of a hex
  bool rear = false;                    ///< as written
  FeatureSet hexside;                   ///< the features on that hexside
  FeatureSet features;                  ///< of class area, structure and slopes: those that cover `to`
  std::optional<FeatureIndex> surface;  ///< the last in the document that covers `to`
  std::optional<FeatureIndex> leaving;  ///< the last in the document that covers `from`
  FeatureSet surfaces;                  ///< all that cover `to`, in the order of the document
  FeatureSet roads;                     ///< roads and tracks among them that lead there from `from`, in that order
  PieceSet pieces;  ///< others that stand in `to`, without those aboard and those that the order moves
};

using StepFacts = std::variant<Leg, Turn, Climb, Act, HexTurn, HexEntry>;

/// One step after expansion. Its number is its place in `PieceTrace::steps`.
struct TracedStep {
  std::size_t written = 0;  ///< the place in the path as written from which it comes
  Pose before;
  Pose after;
  StepFacts facts;
  std::vector<Watched> watched;  ///< as asked, in that order; of legs, turns and climbs
};

/// A feature of `TraceRequest::watched` at a start or end.
struct WatchedAt {
  FeatureIndex feature{};
  bool base = false;    ///< the base overlaps it
  bool centre = false;  ///< it holds the centre
  bool inside = false;  ///< of a surface: as `Watched::inside`
};

/// How far it is from the centre straight on; nothing for what does not come within the reach asked for.
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
  PieceSet contacts;  ///< at a start: with pieces that stay; at an end: also with those moved, where they end
  double edge = 0;    ///< from the base to the nearest edge of the table; below 0 by as much as it sticks out
  Box extent;         ///< the upright box round the base: its extent along the edges of the table
  std::vector<Gap>
      gaps;  ///< to all other pieces on the table, as far as was asked and whatever their altitude; sorted by id
  std::vector<LineDistance> lines;  ///< only at the end, as asked; sorted by id
  std::vector<WatchedAt> watched;   ///< as asked, in that order
  FeatureSet uncovered;             ///< as asked: those that the base overlaps where nothing covers them
  std::optional<Room> room;         ///< only at the end, as asked
};

struct PieceTrace {
  PieceIndex piece{};
  Footprint footprint;
  Stand start;
  std::vector<TracedStep> steps;
  Stand end;
};

/// A piece that stays: its gaps when the order is done, and the ground on which it stands.
struct Standing {
  PieceIndex piece{};
  PieceSet contacts;
  std::vector<Gap> gaps;
  FeatureSet ground;
  FeatureSet within;
  std::optional<FeatureIndex> surface;
};

/// The features of the class asked for that overlap a named one; sorted by id.
struct Overlapping {
  FeatureIndex feature{};
  FeatureSet with;
};

/// Which features are sections of one thing: drawn apart, but alike and touching (protocol, *Sections*). Const and
/// thread-safe.
class Sections {
 public:
  Sections() = default;
  virtual ~Sections() = default;
  Sections(const Sections&) = delete;
  Sections& operator=(const Sections&) = delete;

  /// The section of a feature's thing that is the first in the document; itself when it is alone.
  virtual FeatureIndex thing_of(FeatureIndex feature) const = 0;
  /// All sections of a feature's thing, in document order; it alone when it has no others.
  virtual FeatureSet sections_of(FeatureIndex feature) const = 0;
};

struct Trace {
  TraceRequest request;  ///< what it answers
  std::vector<PieceTrace> pieces;
  std::vector<Standing> standing;
  std::vector<Overlapping> overlaps;         ///< as asked, in that order
  std::shared_ptr<const Sections> sections;  ///< by the labels of the request; nullptr: each feature is alone

  FeatureIndex thing_of(FeatureIndex feature) const { return sections ? sections->thing_of(feature) : feature; }
  bool are_one(FeatureIndex a, FeatureIndex b) const { return a == b || thing_of(a) == thing_of(b); }
  FeatureSet sections_of(FeatureIndex feature) const;

  /// The way of a piece, or nullptr when the order does not move it.
  const PieceTrace* of(PieceIndex piece) const;
};

}  // namespace linesman
