// Measurements that players take on a table, and what they read. Nothing of a game changes by them, and no ruling rests
// on them. Lengths are inches, angles degrees.
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
/// A point of a base: it goes where the piece goes.
struct PiecePoint {
  std::string piece;  ///< id
  Vec at;             ///< in the frame of the piece
  friend bool operator==(const PiecePoint&, const PiecePoint&) = default;
};
/// The whole of a base: measured from its edge.
struct WholePiece {
  std::string piece;  ///< id
  friend bool operator==(const WholePiece&, const WholePiece&) = default;
};
/// The whole of a feature: measured from its border.
struct WholeFeature {
  std::string feature;  ///< id
  friend bool operator==(const WholeFeature&, const WholeFeature&) = default;
};
/// What a measurement holds on to.
using Anchor = std::variant<TablePoint, PiecePoint, WholePiece, WholeFeature>;

/// From the first anchor by way of the others to the last, each stretch the shortest there is.
struct Tape {
  std::vector<Anchor> anchors;  ///< at least 2
  friend bool operator==(const Tape&, const Tape&) = default;
};
/// Everything as far from an anchor, edge to edge.
struct Rings {
  Anchor anchor;
  std::vector<double> radii;  ///< above 0
  friend bool operator==(const Rings&, const Rings&) = default;
};
/// The turn about a pivot that brings one point towards another, as a wheel does about a front corner.
struct Angle {
  Anchor pivot;
  Anchor from;
  Anchor towards;
  friend bool operator==(const Angle&, const Angle&) = default;
};
/// How far it is along a line with bends, with a mark at each multiple of a length. A first anchor that is a feature
/// with a line is followed: all of it, or with two more anchors between the places nearest to these.
struct March {
  std::vector<Anchor> anchors;  ///< at least 2, or 1 that is such a feature
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
  MultiPolygon area;  ///< all that is no farther; round ones within a thousandth of their radius
};
struct PieceWithin {
  PieceIndex piece{};
  ClosestPoints way;  ///< from the anchor to its base
};
struct RingsReading {
  std::vector<RingShape> rings;     ///< ascending
  std::vector<PieceWithin> pieces;  ///< no farther than the largest radius, nearest first; not the anchor's own
};

struct AngleReading {
  Vec pivot;
  Vec from;
  double heading = 0;  ///< of the arm from the pivot to `from`
  double turn = 0;     ///< in (-180, 180], positive to the right
  double radius = 0;   ///< from the pivot to `from`
  double arc = 0;      ///< that `from` goes
  /// Where `from` comes to.
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

/// A Problem where an anchor is no longer there, or a measurement has too little to hold on to.
Result<Reading> read(const Measurement& measurement, const Game& game, const BaseOf& base_of);

/// Its outline; a Problem where it is no longer there.
Result<Measurable> outline_of(const Anchor& anchor, const Game& game, const BaseOf& base_of);

/// The point that stands for an anchor where one is wanted: of a base its centre, of a feature the point nearest to
/// `seen_from`.
Result<Vec> point_of(const Anchor& anchor, Vec seen_from, const Game& game, const BaseOf& base_of);

}  // namespace linesman
