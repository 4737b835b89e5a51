// Pictures under the terrain: photographs of the table made straight, and plain maps.
//
//   const auto straight = straightened(photograph, reading.camera, game.table());
//   const QByteArray bytes = backdrop_jpeg(*straight);
//   game = game.with_annotation(
//       "backdrop", backdrop_value(game.table(), straight->size(), bytes, "ford.jpg", 0.6, reading.residual));
//   …
//   const auto backdrop = load_backdrop(game, folder_of_the_document);   // nothing when the game has none
#pragma once

#include <QByteArray>
#include <QImage>
#include <optional>
#include <string>

#include "base/result.h"
#include "photo/camera.h"
#include "table/game.h"

namespace linesman {

/// A picture that lies on the table with its upper edge to the north. `place` is in table inches.
struct StraightPicture {
  QImage picture;
  Box place;
};

struct Backdrop {
  StraightPicture straight;
  double opacity = 1;              ///< 0 to 1
  std::optional<double> residual;  ///< inches, of a photograph
};

/// The table as a camera shows it, seen from straight above. It has at most as many pixels as the photograph, and at
/// most `MAX_BACKDROP_DOTS` to an inch, and is transparent beyond the photograph. A Problem when the camera does not
/// see the table.
Result<QImage> straightened(const QImage& photograph, const PhotoCamera& camera, const Table& table);

inline constexpr double MAX_BACKDROP_DOTS = 100;

/// The file in which a straightened picture is kept; empty when it cannot be written.
QByteArray backdrop_jpeg(const QImage& straight);

/// The annotation "backdrop" for a straightened picture of the whole table in a file beside the document, or inside the
/// document when `file` is empty. `bytes` are those of the file.
Value backdrop_value(const Table& table, QSize picture, const QByteArray& bytes, const std::string& file,
                     double opacity, double residual);

/// The same for a map of `scale` inches to a pixel whose lower left corner lies at `at`.
Value map_value(double scale, Vec at, const QByteArray& bytes, const std::string& file, double opacity);

/// The backdrop of a game; nothing when it has none. A file is looked for beside the document only, in `folder`. A
/// Problem, with its pointer into the document, for a picture that cannot be read or is not the one that was kept.
Result<std::optional<Backdrop>> load_backdrop(const Game& game, const std::string& folder);

}  // namespace linesman
