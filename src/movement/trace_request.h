// What a ruleset asks the tracer to do and to watch, before anything is measured.
//
// A ruleset never measures. Whatever figure it needs that only geometry can give, it names here, and finds it in the
// Trace. Everything in a request is plain data; the same request over the same game gives the same trace.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "movement/order.h"

namespace linesman {

/// One piece that goes along a path.
struct Mover {
  PieceIndex piece{};
  Footprint footprint;                 ///< its base for the whole order, the start included
  std::optional<Pose> start;           ///< where the trace begins; without it where the piece stands
  Path path;                           ///< as written; the tracer expands it
  std::string path_pointer = "/path";  ///< where it stands in the order, for Problems: "/paths/tank-1"
  /// Features that its base is tested against in plan, whatever their height and its altitude; where there are any, the
  /// slope under its centre is told at any altitude too (a hover vehicle that skims).
  std::vector<FeatureIndex> skims = {};
};

/// A nearness to be told: stretches of the way on which the gap to another piece is less than `distance`.
struct NearWatch {
  double distance = 0;  ///< inches, above 0
  /// The threshold for each other piece is its gap at the start when that is smaller than `distance` (then coming
  /// nearer than at the start is what is told). A piece that overlaps at the start has the threshold 0: none is told.
  bool or_start_gap = false;
};

/// From the centre of a trace's end straight on: along the last leg, or along the facing after a turn.
struct RoomWish {
  double reach = 0;                    ///< inches looked ahead, above 0
  std::vector<FeatureIndex> surfaces;  ///< on which it is to stay
};

/// Which features of a class overlap a named one.
struct OverlapWish {
  FeatureIndex feature{};
  FeatureClass with{};
};

/// By feature: those of one kind that touch and have the same label are sections of one thing; 0: it is never one.
using SectionLabels = std::vector<std::uint32_t>;

/// `labels` as above; nullptr: those of one kind always are.
inline bool may_be_one(const SectionLabels* labels, FeatureIndex a, FeatureIndex b) {
  return !labels || ((*labels)[at(a)] != 0 && (*labels)[at(a)] == (*labels)[at(b)]);
}

/// What surfaces cover of features: whether a base is on more of those than that.
struct CoverWish {
  std::vector<FeatureIndex> features;  ///< ascending
  std::vector<FeatureIndex> covers;    ///< surfaces
};

struct TraceRequest {
  /// In the order in which their traces are to stand.
  std::vector<Mover> movers;

  /// Bases of pieces that do not move, where they differ from the document's (a formation's block).
  std::vector<std::pair<PieceIndex, Footprint>> footprints;

  std::vector<NearWatch> near;

  /// How far `gaps` of starts and ends reach, inches.
  double gaps_within = 2;

  /// Pieces that stay: their gaps to others, at the end of the order, are told in `Trace::standing`.
  std::vector<PieceIndex> standing;

  /// Gaps between the movers and those of `standing` are told however far they are.
  bool gaps_in_company = false;

  /// On each leg and turn, the stretches on which the mover overlaps, or is nearer than the `near` distances to, the
  /// *end* poses of the pieces moved with it are told too (`against_ends`): what stopping there would mean.
  bool against_ends = false;

  /// On each leg and turn, the stretches on which the mover overlaps the *start* poses of the pieces moved with it are
  /// told (`contacts_at_starts`).
  bool against_starts = false;

  /// Distances from a trace's end (centre) to the centre lines of obstacles nearer than this, inches; 0: none. Where on
  /// the way the centre is so near to one is told too (`near_lines`).
  double lines_within = 0;

  /// A centre that stands on a centre line where its path starts passes it where it leaves it, to either side (`over`
  /// of a crossing); else it has not passed it.
  bool leaving_passes = false;

  /// For each leg: the distance of its line, prolonged ahead without end, to this feature.
  std::optional<FeatureIndex> ahead;
  /// To the nearest section of its thing.
  bool ahead_is_thing = false;

  /// At starts and ends and on each step: where the base overlaps these features and where they hold the centre,
  /// whatever lies on top of them and at any altitude (`watched`).
  std::vector<FeatureIndex> watched;

  /// How far the line of each leg is prolonged both ways for `Watched::line`, inches; below 0: that is not told.
  double watched_beyond = -1;

  /// How far straight on from each leg's end it is asked what ground the base meets (`Leg::against`), inches; 0: not.
  double against = 0;

  std::optional<RoomWish> room;

  std::vector<OverlapWish> overlaps;

  /// At starts, ends and on legs and turns: where the base overlaps these features less what is named covers of them
  /// (`uncovered`).
  std::optional<CoverWish> cover;

  /// How the ruleset rates features, so that it is known which are sections of one thing.
  std::shared_ptr<const SectionLabels> labels;

  /// For each leg the extents of these pieces along its direction (`Leg::extents`).
  std::vector<PieceIndex> extents;
};

}  // namespace linesman
