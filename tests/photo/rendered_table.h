// Tables with markers, photographed by the renderer: the truth beside the file that a phone would have written.
#pragma once

#include <QByteArray>
#include <QImage>
#include <optional>
#include <string>

#include "support/photo_renderer.h"
#include "table/game.h"

namespace linesman::photo_test {

/// The game with the table's markers as usual; each piece with a tag of the scene has its marker.
Game game_of(const Scene& scene);

/// The four usual table markers, before anything else of a scene.
std::vector<PrintedTag> table_tags(double width = 72, double depth = 48);

QImage image_of(Rendered picture);

/// The bytes of a JPEG. With a focal length it has EXIF, as `orientation` says: 1 upright, 6 to be turned right.
QByteArray jpeg_of(const QImage& image, int quality, std::optional<int> focal_of_35mm, int orientation = 1);

QByteArray png_of(const QImage& image);

/// A photograph at random: table, camera, light, file.
struct RandomPhotograph {
  Scene scene;
  Lens lens;
  Stand3 stand;
  Exposure exposure;
  std::optional<int> focal_said;
  int quality = 90;

  RenderedCamera camera() const { return RenderedCamera(lens, stand); }
  QByteArray jpeg() const;
};

/// `megapixels`: of the picture. 72 by 48 inches, four markers on the table, 24 pieces.
RandomPhotograph random_photograph(std::uint64_t seed, double megapixels);

/// The least side of a marker's cells as the camera sees it, pixels: across the tightest direction.
double tightest_cell(const RenderedCamera& camera, const PrintedTag& tag);

}  // namespace linesman::photo_test
