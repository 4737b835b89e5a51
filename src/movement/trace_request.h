// A ruleset's request to the tracer: what moves, and which facts it needs.
//
// A ruleset never measures. It asks here for each figure that only geometry can give, and finds it in the Trace. A
// request is plain data; equal requests over equal games give equal traces.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "base/tolerance.h"
#include "movement/order.h"

namespace linesman {

/// One piece that goes along a path.
struct Mover {
  PieceIndex piece{};
  Footprint footprint;                 ///< its base for the whole order, the start included
  std::optional<Pose> start;           ///< the start of the trace; if not given, the pose of the piece
  Path path;                           ///< as written; the tracer expands it
  std::string path_pointer = "/path";  ///< its place in the order, for Problems: "/paths/tank-1"
  /// Features that the base is tested against in plan, at any height and altitude. With any of these, the trace also
  /// has the slope under the centre at any altitude (a hover vehicle that skims).
  std::vector<FeatureIndex> skims = {};
};

/// A watch on nearness: the trace has the stretches of the way with a gap below `distance` to another piece.
struct NearWatch {
  double distance = 0;  ///< inches, above 0
  /// For each other piece, use its gap at the start as the threshold when that is smaller than `distance`: then the
  /// trace shows where the mover comes nearer than at its start. An overlap at the start gives the threshold 0, which
  /// has no stretches.
  bool or_start_gap = false;
};

/// The room straight on from the centre at a trace's end: along the last leg, or along the facing after a turn.
struct RoomRequest {
  double reach = 0;                    ///< inches to search ahead, above 0
  std::vector<FeatureIndex> surfaces;  ///< the surfaces to stay on
};

/// The features of a class that overlap a named feature.
struct OverlapRequest {
  FeatureIndex feature{};
  FeatureClass with{};
};

/// By feature. Touching features of one kind with equal labels are sections of one thing; label 0 is never united.
using SectionLabels = std::vector<std::uint32_t>;

/// Whether two touching features of one kind are sections of one thing. Without labels (nullptr) they always are.
inline bool may_be_one(const SectionLabels* labels, FeatureIndex a, FeatureIndex b) {
  return !labels || ((*labels)[at(a)] != 0 && (*labels)[at(a)] == (*labels)[at(b)]);
}

/// Surfaces that cover features: where a base is on features that none of these covers.
struct CoverRequest {
  std::vector<FeatureIndex> features;  ///< ascending
  std::vector<FeatureIndex> covers;    ///< surfaces
};

struct TraceRequest {
  /// Their traces stand in this order.
  std::vector<Mover> movers;

  /// Bases of pieces that do not move, where they differ from the document (the block of a formation).
  std::vector<std::pair<PieceIndex, Footprint>> footprints;

  std::vector<NearWatch> near;

  /// The largest distance of `gaps` at starts and ends, inches.
  double gaps_within = 2;

  /// Pieces that stay, whose gaps to others at the end of the order are given in `Trace::standing`.
  std::vector<PieceIndex> standing;

  /// Gives the gaps between the movers and those of `standing` at any distance.
  bool gaps_in_company = false;

  /// For each leg and turn, also gives the stretches on which the mover overlaps the *end* poses of pieces that move
  /// with it, or is nearer to them than the `near` distances: it could not stop there.
  bool against_ends = false;

  /// For each leg and turn, also gives the stretches on which the mover overlaps the *start* poses of pieces that move
  /// with it (`contacts_at_starts`).
  bool against_starts = false;

  /// Inches. Gives the distances from a trace's end (centre) to the centre lines of obstacles that are nearer than
  /// this, and the stretches of the way with such a distance (`near_lines`). 0: none.
  double lines_within = 0;

  /// A centre that stands on a centre line at the start of its path passes the line when it leaves it to either side
  /// (`over` of a crossing). Otherwise it does not.
  bool leaving_passes = false;

  /// For each leg: the distance from this feature to the leg's line, prolonged ahead without end.
  std::optional<FeatureIndex> ahead;
  /// Take the distance to the nearest section of the feature's thing.
  bool ahead_is_thing = false;

  /// For starts, ends and each step: where the base overlaps these features and where they hold the centre, at any
  /// altitude and whatever lies on top of them (`watched`).
  std::vector<FeatureIndex> watched;

  /// Inches by which the line of each leg is prolonged both ways for `Watched::line`; below 0: not given.
  double watched_beyond = -1;

  /// Inches straight on from each leg's end, within which the ground of the base is wanted (`Leg::against`); 0: not
  /// given.
  double against = 0;

  std::optional<RoomRequest> room;

  std::vector<OverlapRequest> overlaps;

  /// For starts, ends, legs and turns: where the base overlaps these features and none of the covers lies over them
  /// (`uncovered`).
  std::optional<CoverRequest> cover;

  /// The labels by which the ruleset unites sections of one thing.
  std::shared_ptr<const SectionLabels> labels;

  /// Inches. Pieces are tested against one another while their altitudes differ by less.
  double clear_height = SAME_LEVEL;

  /// For each leg the extents of these pieces along its direction (`Leg::extents`).
  std::vector<PieceIndex> extents;
};

}  // namespace linesman
