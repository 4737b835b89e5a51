// Measurements that players take on a table, and their readings. They change nothing in a game, and no ruling rests on
// them. Lengths are inches, angles degrees.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "measuring/outline.h"

namespace linesman {

/// A point of the table.
struct TablePoint {
  Vec at;
  friend bool operator==(const TablePoint&, const TablePoint&) = default;
};
/// A point of a base; it moves with the piece.
struct PiecePoint {
  std::string piece;  ///< id
  Vec at;             ///< in the frame of the piece
  friend bool operator==(const PiecePoint&, const PiecePoint&) = default;
};
/// A whole base, measured from its edge.
struct WholePiece {
  std::string piece;  ///< id
  friend bool operator==(const WholePiece&, const WholePiece&) = default;
};
/// A whole feature, measured from its border.
struct WholeFeature {
  std::string feature;  ///< id
  friend bool operator==(const WholeFeature&, const WholeFeature&) = default;
};
/// The thing or point that a measurement holds on to.
using Anchor = std::variant<TablePoint, PiecePoint, WholePiece, WholeFeature>;

/// From the first anchor through the others to the last, each leg as short as possible.
struct Tape {
  std::vector<Anchor> anchors;  ///< at least 2
  friend bool operator==(const Tape&, const Tape&) = default;
};
/// All points at a given distance from an anchor, edge to edge.
struct Rings {
  Anchor anchor;
  std::vector<double> radii;  ///< above 0
  friend bool operator==(const Rings&, const Rings&) = default;
};
/// The turn about a pivot that brings a point towards another, like a wheel about a front corner.
struct Angle {
  Anchor pivot;
  Anchor from;
  Anchor towards;
  friend bool operator==(const Angle&, const Angle&) = default;
};
/// The length of a line with bends, with a mark at each multiple of `every`. If the first anchor is a feature with a
/// line, the march follows it: all of it, or with two more anchors between the places nearest to them.
struct March {
  std::vector<Anchor> anchors;  ///< at least 2, or 1 that is a feature with a line
  double every = 0;             ///< 0: no marks
  friend bool operator==(const March&, const March&) = default;
};
using Measurement = std::variant<Tape, Rings, Angle, March>;

struct TapeLeg {
  Vec from;
  Vec to;
  double length = 0;
  double running = 0;  ///< from the tape's beginning to the end of this leg
};
struct TapeReading {
  std::vector<TapeLeg> legs;  ///< at least 1
  double total() const { return legs.back().running; }
};

struct RingShape {
  double radius = 0;  ///< from the edge of the anchor
  MultiPolygon area;  ///< all points at most that far away; round parts within a thousandth of their radius
};
struct PieceWithin {
  PieceIndex piece{};
  ClosestPoints way;  ///< from the anchor to the base of the piece
};
struct RingsReading {
  std::vector<RingShape> rings;     ///< ascending
  std::vector<PieceWithin> pieces;  ///< within the largest radius, nearest first; without the anchor's piece
};

struct AngleReading {
  Vec pivot;
  Vec from;
  double heading = 0;  ///< of the arm from the pivot to `from`
  double turn = 0;     ///< in (-180, 180], positive to the right
  double radius = 0;   ///< from the pivot to `from`
  double arc = 0;      ///< the length of the way of `from`
  /// The place of `from` after the turn.
  Vec end() const;
};

struct MarchMark {
  double along = 0;
  Vec at;
};
struct MarchReading {
  Polyline line;
  std::vector<double> running;   ///< at each point of the line; the first is 0
  std::vector<MarchMark> marks;  ///< between the ends
  double total() const { return running.back(); }
};
using Reading = std::variant<TapeReading, RingsReading, AngleReading, MarchReading>;

/// A Problem when an anchor is no longer there, or a measurement has too few anchors.
Result<Reading> read(const Measurement& measurement, const Game& game, const BaseOf& base_of);

/// The outline of an anchor; a Problem when it is no longer there.
Result<Measurable> outline_of(const Anchor& anchor, const Game& game, const BaseOf& base_of);

/// A point for an anchor where one is needed: the centre of a base, the point of a feature that is nearest to
/// `seen_from`.
Result<Vec> point_of(const Anchor& anchor, Vec seen_from, const Game& game, const BaseOf& base_of);

}  // namespace linesman
