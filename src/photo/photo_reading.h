// The answer of a photograph of the table: where everything with a marker stands.
#pragma once

#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "movement/grid/hex_grid.h"
#include "photo/camera.h"
#include "table/game.h"

namespace linesman {

/// A piece of the game as a photograph shows it. Inches and degrees.
struct PieceSeen {
  PieceIndex piece{};
  Vec at;
  double facing = 0;
  double uncertainty = 0;  ///< 95 of 100 times it stands no farther off
  double turn = 0;         ///< of the facing, likewise
  Pose now;                ///< in the game
  double moved = 0;        ///< from there; on a hex grid 0 within its hex
  double turned = 0;       ///< from there, to the right positive; on a hex grid 0 while it faces the same hexside
};

/// Something in the photograph that the players should know.
struct PhotoProblem {
  std::string text;             ///< a sentence
  std::optional<int> marker{};  ///< its id
  std::string piece{};          ///< its id, or empty
};

struct PhotoReading {
  // How far from its given place a fit without it puts each table marker, inches: root mean square and worst.
  double residual = 0;
  double worst = 0;
  std::array<PicturePoint, 4> table;  ///< the south-west, south-east, north-east and north-west corners
  PhotoCamera camera;
  Place3 camera_at{};  ///< where it is, inches
  double inset = 0;    ///< the spill of light at edges, pixels
  int width = 0;       ///< of the upright picture, pixels
  int height = 0;
  std::string sha256;  ///< of the file
  std::vector<PieceSeen> pieces;
  std::vector<PhotoProblem> problems;
};

/// Whether the table's markers lie so far from their places, an inch on average, that this must be another table.
inline bool is_of_another_table(const PhotoReading& reading) {
  constexpr double MOST = 1;
  return reading.residual > MOST;
}

/// Whether a piece stands elsewhere than in the game by more than the photograph's uncertainty.
inline bool stands_elsewhere(const PieceSeen& piece) {
  return piece.moved > piece.uncertainty || std::abs(piece.turned) > piece.turn;
}

/// The piece of the game as it is seen, with how well that is known. One that was in reserve is on the table. On a hex
/// grid it stands in the hex in which it is seen, where nothing is off its place.
inline Piece as_seen(const Game& game, const PieceSeen& seen) {
  Piece piece = game.piece(seen.piece);
  piece.pose.at = seen.at;
  piece.pose.facing = seen.facing;
  piece.error = PlaceError{seen.uncertainty, seen.turn};
  piece.status = piece.status.without("reserve");
  if (const auto& layout = game.table().hex) {
    piece.error.reset();
    stand_in_hex(HexGrid(*layout), piece);
  }
  return piece;
}

}  // namespace linesman
