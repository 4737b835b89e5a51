#include "photo/backdrop.h"

#include <gmock/gmock.h>

#include <QBuffer>

#include "files/documents/document.h"
#include "photo/photo_reader.h"
#include "photo/rendered_table.h"
#include "support/bare_table.h"
#include "support/temporary_folder.h"

namespace linesman::photo_test {
namespace {

using ::testing::HasSubstr;

/// A red picture with a blue lower left quarter.
QImage quartered(int width, int height) {
  QImage picture(width, height, QImage::Format_RGB32);
  picture.fill(Qt::red);
  for (int y = height / 2; y < height; ++y)
    for (int x = 0; x < width / 2; ++x) picture.setPixel(x, y, qRgb(0, 0, 255));
  return picture;
}

std::string written(const TemporaryFolder& folder, const std::string& name, const QByteArray& bytes) {
  return folder.write(name, std::string(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

std::string refusal(const Game& game, const TemporaryFolder& folder) {
  const auto backdrop = load_backdrop(game, folder.path().string());
  return backdrop ? "loaded" : backdrop.problem().sentence();
}

TEST(ABackdrop, IsLoadedFromAFileBesideTheDocumentOrFromInsideIt) {
  const TemporaryFolder folder;
  const QByteArray bytes = png_of(quartered(216, 144));
  written(folder, "table.png", bytes);
  for (const char* file : {"table.png", ""}) {
    const Game game = bare_table().with_annotation(
        "backdrop", backdrop_value(bare_table().table(), {216, 144}, bytes, file, 0.5, 0.02));
    EXPECT_EQ(read_back(game), "");
    const auto backdrop = load_backdrop(game, folder.path().string());
    ASSERT_TRUE(backdrop) << backdrop.problem().sentence();
    ASSERT_TRUE(*backdrop);
    EXPECT_EQ((*backdrop)->straight.place, (Box{{0, 0}, {72, 48}}));
    EXPECT_EQ((*backdrop)->opacity, 0.5);
    EXPECT_EQ((*backdrop)->residual, 0.02);
  }
  EXPECT_FALSE(*load_backdrop(bare_table(), "."));
}

TEST(ABackdrop, OfAMapLiesWhereItsScaleAndCornerSay) {
  const TemporaryFolder folder;
  const Game game =
      bare_table().with_annotation("backdrop", map_value(0.125, {4, 6}, png_of(quartered(240, 160)), "", 1));
  EXPECT_EQ(read_back(game), "");
  const auto backdrop = load_backdrop(game, folder.path().string());
  ASSERT_TRUE(backdrop && *backdrop);
  EXPECT_EQ((*backdrop)->straight.place, (Box{{4, 6}, {34, 26}}));
}

TEST(ABackdrop, ByAHomographyIsLaidOnTheTable) {
  // A picture that was taken from the north: turned by 180 degrees, a third of an inch to a pixel.
  const TemporaryFolder folder;
  const Value json = backdrop_value(bare_table().table(), {216, 144}, png_of(quartered(216, 144)), "", 1, 0)
                         .with("homography", Value(Value::Array{-1 / 3.0, 0, 72, 0, 1 / 3.0, 0, 0, 0, 1}));
  const auto backdrop = load_backdrop(bare_table().with_annotation("backdrop", json), folder.path().string());
  ASSERT_TRUE(backdrop && *backdrop);
  const QImage& straight = (*backdrop)->straight.picture;
  EXPECT_EQ(qBlue(straight.pixel(straight.width() * 3 / 4, straight.height() / 4)), 255);
  EXPECT_EQ(qBlue(straight.pixel(straight.width() / 4, straight.height() * 3 / 4)), 0);
}

TEST(ABackdrop, IsRefusedWhenItIsAnotherPictureOrLiesElsewhere) {
  const TemporaryFolder folder;
  const QByteArray bytes = png_of(quartered(216, 144));
  const Value kept = backdrop_value(bare_table().table(), {216, 144}, bytes, "table.png", 1, 0);
  const auto with = [&](const Value& json) { return bare_table().with_annotation("backdrop", json); };
  EXPECT_THAT(refusal(with(kept), folder), HasSubstr("table.png"));
  written(folder, "table.png", png_of(quartered(100, 100)));
  EXPECT_THAT(refusal(with(kept), folder), HasSubstr("/backdrop: the picture is another"));
  for (const char* file : {"../table.png", "/etc/passwd", "..", "a/b.png"})
    EXPECT_THAT(refusal(with(kept.with("file", file)), folder), HasSubstr("beside the document")) << file;
  EXPECT_THAT(refusal(with(kept.without("file").with("data", "&&")), folder), HasSubstr("no Base64"));
  EXPECT_THAT(refusal(with(kept.without("file").without("sha256").with("data", "YWJj")), folder),
              HasSubstr("no picture"));
  written(folder, "table.png", bytes);
  const Value flat = kept.with("homography", Value(Value::Array{0, 0, 0, 0, 0, 0, 0, 0, 0}));
  EXPECT_THAT(refusal(with(flat), folder), HasSubstr("on a line"));
}

TEST(APhotographOfTheTable, IsMadeStraight) {
  Scene scene;
  scene.tags = table_tags();
  scene.things.push_back({{20, 30, 0}, 0, {1, 1}, {0.9, 0.1, 0.1}});
  Lens lens;
  lens.width = 2400;
  lens.height = 1800;
  lens.k1 = 0.04;
  Stand3 stand;
  stand.tilt = 40;
  stand = that_sees_all(lens, stand, 72, 48, 0.5);
  const TemporaryFolder folder;
  const QImage picture = image_of(rendered(RenderedCamera(lens, stand), scene, {}));
  const auto reading = read_photograph(game_of(scene), written(folder, "table.jpg", jpeg_of(picture, 92, 26)));
  ASSERT_TRUE(reading) << reading.problem().sentence();
  const auto straight = straightened(picture, reading->camera, game_of(scene).table());
  ASSERT_TRUE(straight);
  EXPECT_LE(static_cast<double>(straight->width()) * straight->height(), 2400.0 * 1800 * 1.01);
  EXPECT_NEAR(static_cast<double>(straight->width()) / straight->height(), 1.5, 0.01);
  // The middle of all that is red lies where the red thing is.
  const double dots = straight->width() / 72.0;
  double x = 0;
  double y = 0;
  double count = 0;
  for (int j = 0; j < straight->height(); ++j)
    for (int i = 0; i < straight->width(); ++i)
      if (const QRgb colour = straight->pixel(i, j); qRed(colour) > 2 * qGreen(colour) && qRed(colour) > 130) {
        x += i + 0.5;
        y += j + 0.5;
        ++count;
      }
  ASSERT_GT(count, 100);
  EXPECT_NEAR(x / count / dots, 20, 0.05);
  EXPECT_NEAR(48 - y / count / dots, 30, 0.05);
}

}  // namespace
}  // namespace linesman::photo_test
