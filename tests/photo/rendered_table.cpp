#include "photo/rendered_table.h"

#include <QBuffer>
#include <algorithm>
#include <cmath>

#include "support/random.h"

namespace linesman::photo_test {

namespace {

constexpr double MM = 1 / 25.4;

/// The least size of a piece's marker by the camera's tilt, a half more to be safe, inches.
double safe_size(double tilt) {
  const double least = tilt < 15   ? 11
                       : tilt < 30 ? 11 + (tilt - 15) * 4 / 15
                       : tilt < 45 ? 15 + (tilt - 30) * 7 / 15
                                   : 22 + (tilt - 45) * 8 / 10;
  return 1.5 * least * MM;
}

void add_piece(Scene& scene, Random& random, int id, const Pair& at, double tilt) {
  const double side = std::max(safe_size(tilt), random.between(15, 40) * MM);
  const double height = random.chance(0.3) ? 0 : random.between(0, 2);
  const double facing = random.heading();
  scene.tags.push_back({id, {at[0], at[1], height}, facing, side});
  const Triple colour{random.between(0.05, 0.5), random.between(0.05, 0.5), random.between(0.05, 0.5)};
  constexpr double LAYER = 0.1;
  for (double z = 0; z < height; z += LAYER)
    scene.things.push_back({{at[0], at[1], z}, facing, {0.6 * side, 0.6 * side}, colour, random.chance(0.5)});
}

/// A place at least `apart` from all pieces, or nothing after some tries.
std::optional<Pair> free_place(const Scene& scene, Random& random, double apart) {
  for (int i = 0; i < 200; ++i) {
    const Pair at{random.between(4, scene.width - 4), random.between(4, scene.depth - 4)};
    const bool is_free = std::all_of(scene.tags.begin(), scene.tags.end(), [&](const PrintedTag& tag) {
      return std::hypot(tag.at[0] - at[0], tag.at[1] - at[1]) > apart;
    });
    if (is_free) return at;
  }
  return std::nullopt;
}

void put16(QByteArray& out, int value) {
  out.append(static_cast<char>(value & 0xFF));
  out.append(static_cast<char>(value >> 8));
}
void put32(QByteArray& out, int value) {
  put16(out, value & 0xFFFF);
  put16(out, value >> 16);
}
/// One entry of a directory of TIFF, of a short number.
void put_entry(QByteArray& out, int tag, int type, int value) {
  put16(out, tag);
  put16(out, type);
  put32(out, 1);
  put32(out, value);
}

/// The segment of a JPEG with the least EXIF that says both.
QByteArray exif_segment(int focal, int orientation) {
  constexpr int SHORT = 3;
  constexpr int LONG = 4;
  QByteArray tiff("II*\0", 4);
  put32(tiff, 8);
  put16(tiff, 2);
  put_entry(tiff, 0x0112, SHORT, orientation);
  put_entry(tiff, 0x8769, LONG, 38);
  put32(tiff, 0);
  put16(tiff, 1);
  put_entry(tiff, 0xA405, SHORT, focal);
  put32(tiff, 0);
  QByteArray segment("\xFF\xE1", 2);
  const qsizetype length = tiff.size() + 8;
  segment.append(static_cast<char>(length >> 8));
  segment.append(static_cast<char>(length & 0xFF));
  segment.append("Exif\0\0", 6);
  return segment + tiff;
}

}  // namespace

std::vector<PrintedTag> table_tags(double width, double depth) {
  const Pair corners[]{{2, 2}, {width - 2, 2}, {width - 2, depth - 2}, {2, depth - 2}};
  std::vector<PrintedTag> tags;
  for (const Pair& at : corners) tags.push_back({static_cast<int>(tags.size()), {at[0], at[1], 0}, 0, 3});
  return tags;
}

Game game_of(const Scene& scene) {
  Game::Parts parts;
  parts.ruleset = "pips";
  parts.table.width = scene.width;
  parts.table.depth = scene.depth;
  for (const PrintedTag& tag : scene.tags) {
    if (tag.id <= LAST_TABLE_MARKER) continue;
    Piece piece;
    piece.id = "piece-" + std::to_string(tag.id);
    piece.side = "red";
    piece.base = CircleBase{1};
    piece.pose = {{tag.at[0], tag.at[1]}, tag.facing, 0};
    piece.marker = PieceMarker{tag.id, tag.side, tag.at[2]};
    parts.pieces.push_back(std::move(piece));
  }
  return Game(std::move(parts));
}

QImage image_of(Rendered picture) {
  auto* const kept = new Rendered(std::move(picture));
  return QImage(
      kept->bytes.data(), kept->width, kept->height, kept->width * 3, QImage::Format_RGB888,
      [](void* gone) { delete static_cast<Rendered*>(gone); }, kept);
}

QByteArray png_of(const QImage& image) {
  QByteArray bytes;
  QBuffer out(&bytes);
  out.open(QIODevice::WriteOnly);
  image.save(&out, "PNG");
  return bytes;
}

QByteArray jpeg_of(const QImage& image, int quality, std::optional<int> focal_of_35mm, int orientation) {
  QByteArray bytes;
  QBuffer out(&bytes);
  out.open(QIODevice::WriteOnly);
  image.save(&out, "JPEG", quality);
  if (focal_of_35mm) bytes.insert(2, exif_segment(*focal_of_35mm, orientation));
  return bytes;
}

QByteArray RandomPhotograph::jpeg() const {
  return jpeg_of(image_of(rendered(camera(), scene, exposure)), quality, focal_said);
}

RandomPhotograph random_photograph(std::uint64_t seed, double megapixels) {
  Random random(seed);
  RandomPhotograph photograph;
  Lens& lens = photograph.lens;
  lens.width = static_cast<int>(std::lround(std::sqrt(megapixels * 1e6 * 4 / 3)));
  lens.height = lens.width * 3 / 4;
  lens.focal_of_35mm = random.between(23, 29);
  lens.middle_off = {random.between(-0.006, 0.006), random.between(-0.006, 0.006)};
  lens.k1 = random.between(-0.05, 0.05);
  lens.k2 = random.between(-0.02, 0.02);
  Stand3& stand = photograph.stand;
  stand.tilt = random.between(0, 55);
  stand.bearing = (random.chance(0.5) ? 0 : 180) + random.between(-12, 12);
  stand.roll = random.between(-4, 4);
  stand.aim = {36 + random.between(-2, 2), 24 + random.between(-2, 2)};
  Exposure& light = photograph.exposure;
  light.blur = random.between(0.45, 1.0);
  light.noise = random.between(0.004, 0.015);
  light.fall_off = random.between(0, 0.6);
  const double along = random.heading() / 57.29578;
  light.fall_along = {std::sin(along), std::cos(along)};
  light.brightness = random.between(0.6, 1.05);
  photograph.scene.seed = seed;
  photograph.scene.tags = table_tags();
  // Pieces stand so far apart that none hides another's marker.
  constexpr int PIECES = 24;
  constexpr double APART = 6;
  for (int i = 0; i < PIECES; ++i)
    if (const auto at = free_place(photograph.scene, random, APART))
      add_piece(photograph.scene, random, LAST_TABLE_MARKER + 1 + i, *at, stand.tilt);
  photograph.stand = that_sees_all(lens, stand, 72, 48, 0.5);
  // A camera says its focal length in whole millimetres.
  if (random.chance(0.6)) photograph.focal_said = static_cast<int>(std::lround(lens.focal_of_35mm));
  photograph.quality = static_cast<int>(random.between(70, 96));
  return photograph;
}

double tightest_cell(const RenderedCamera& camera, const PrintedTag& tag) {
  const double ahead[2]{std::sin(tag.facing / 57.29578), std::cos(tag.facing / 57.29578)};
  std::array<Pair, 4> corners{};
  constexpr int SIGNS[4][2]{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const double x = SIGNS[i][0] * tag.side / 2;
    const double y = SIGNS[i][1] * tag.side / 2;
    const auto seen =
        camera.seen({tag.at[0] + x * ahead[1] + y * ahead[0], tag.at[1] - x * ahead[0] + y * ahead[1], tag.at[2]});
    if (!seen) return 0;
    corners[i] = *seen;
  }
  // The least width of a parallelogram that it nearly is: its area by its longest side.
  double area = 0;
  double longest = 0;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Pair& a = corners[i];
    const Pair& b = corners[(i + 1) % 4];
    area += (a[0] * b[1] - a[1] * b[0]) / 2;
    longest = std::max(longest, std::hypot(b[0] - a[0], b[1] - a[1]));
  }
  return std::abs(area) / longest / 8;
}

}  // namespace linesman::photo_test
