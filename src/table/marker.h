// Printed markers (AprilTags) by which a photograph is read: some lie on the table, others on models.
#pragma once

#include <optional>
#include <vector>

#include "base/names.h"
#include "base/vec.h"

namespace linesman {

/// The markers of a table are all of one family.
enum class MarkerFamily { tag36h11, tagStandard41h12 };
constexpr Names<MarkerFamily::tagStandard41h12> names_of(MarkerFamily) { return {"tag36h11", "tagStandard41h12"}; }

/// The number of ids of a family, which begin at 0.
constexpr int ids_in(MarkerFamily family) { return family == MarkerFamily::tag36h11 ? 587 : 2115; }

/// Ids up to this one lie on the table, later ones on pieces.
inline constexpr int LAST_TABLE_MARKER = 9;

/// The greatest side of a black square, inches.
inline constexpr double MAX_MARKER_SIZE = 40;

/// A marker that lies flat on the table. Inches.
struct TableMarker {
  int id = 0;         ///< 0 to LAST_TABLE_MARKER
  Vec at;             ///< the middle of its black square, table frame
  double facing = 0;  ///< the heading of its top edge, degrees
  double size = 3;    ///< the side of its black square
  friend bool operator==(const TableMarker&, const TableMarker&) = default;
};

/// A marker on a piece, over the origin of its base. Its top edge points along the facing. Inches.
struct PieceMarker {
  int id = LAST_TABLE_MARKER + 1;
  double size = 1;    ///< the side of its black square
  double height = 0;  ///< above the ground under the piece
  friend bool operator==(const PieceMarker&, const PieceMarker&) = default;
};

/// How well the pose of a piece is known: 95 of 100 times it is no farther off than this.
struct PlaceError {
  double distance = 0;              ///< inches
  std::optional<double> turn = {};  ///< degrees; empty: not said
  friend bool operator==(const PlaceError&, const PlaceError&) = default;
};

/// The markers of a table of that size (inches) that lists none: ids 0 to 3, of 3 inches, 2 inches in from the edges at
/// the south-west, south-east, north-east and north-west corners, their tops to the north.
std::vector<TableMarker> usual_markers(double width, double depth);

}  // namespace linesman
