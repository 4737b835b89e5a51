// Pictures by strangers: what no camera writes is refused before it is decoded, and what a program made of a photograph
// is said.
#include <gmock/gmock.h>

#include <QBuffer>
#include <QTransform>

#include "photo/apart.h"
#include "photo/photo_reader.h"
#include "photo/reading_bytes.h"
#include "photo/rendered_table.h"
#include "support/temporary_folder.h"

namespace linesman::photo_test {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;

QImage empty(int width, int height) {
  QImage image(width, height, QImage::Format_Mono);
  image.fill(0);
  return image;
}

std::string refusal(const QByteArray& bytes) {
  const auto loaded = load_picture("x.jpg", bytes);
  return loaded ? "read" : english(loaded.problem().reason);
}

TEST(AStrangersPicture, IsReadByTheReaderOfItsFirstBytesAlone) {
  EXPECT_THAT(refusal("<svg xmlns='http://www.w3.org/2000/svg' width='400' height='300'/>"), HasSubstr("no picture"));
  EXPECT_THAT(refusal("<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg'/>"), HasSubstr("no picture"));
  EXPECT_THAT(refusal(QByteArray("\x1F\x8B\x08\0\0\0", 6)), HasSubstr("no picture"));
  for (const char* format : {"BMP", "PPM", "XPM", "ICO"}) {
    QByteArray bytes;
    QBuffer out(&bytes);
    out.open(QIODevice::WriteOnly);
    ASSERT_TRUE(empty(200, 200).convertToFormat(QImage::Format_RGB32).save(&out, format)) << format;
    EXPECT_THAT(refusal(bytes), HasSubstr("a JPEG, PNG or WebP is wanted")) << format;
  }
}

TEST(AStrangersPicture, IsBoundedInEachDirection) {
  EXPECT_THAT(refusal(png_of(empty(32'768, 100))), HasSubstr("at most 32,767 in a direction"));
  EXPECT_THAT(refusal(png_of(empty(100, 33'000))), HasSubstr("at most 32,767 in a direction"));
  EXPECT_EQ(refusal(png_of(empty(32'767, 100))), "read");
  EXPECT_THAT(refusal(png_of(empty(32'767, 99))), HasSubstr("only 32767 by 99 pixels"));
}

TEST(AStrangersPicture, HasNoMorePixelsThanItsBytesCanHold) {
  EXPECT_THAT(refusal(png_of(empty(4000, 3000))), HasSubstr("in so few bytes"));
  EXPECT_EQ(refusal(png_of(empty(2000, 1900))), "read");
}

TEST(AStrangersPicture, IsReadWithoutTheTextsThatAreNoPixels) {
  QImage image = empty(300, 200).convertToFormat(QImage::Format_RGB32);
  const QByteArray plain = png_of(image);
  image.setText("Comment", QString(5'000'000, QChar('a')));
  const QByteArray with_text = png_of(image);
  ASSERT_GT(with_text.size(), plain.size());
  const auto loaded = load_picture("x.png", with_text);
  ASSERT_TRUE(loaded) << loaded.problem().reason;
  EXPECT_TRUE(loaded->picture.textKeys().isEmpty());
  EXPECT_EQ(loaded->picture.size(), image.size());
}

/// A table of 36 by 24 inches from afar: the picture has room around it.
struct FarTable {
  FarTable() {
    scene.width = 36;
    scene.depth = 24;
    scene.tags = table_tags(36, 24);
    scene.tags.push_back({12, {10, 14, 1.5}, 30, 1.2});
    scene.tags.push_back({13, {24, 8, 1.5}, 200, 1.2});
    Lens near;
    near.width = 1400;
    near.height = 1050;
    stand.aim = {18, 12};
    stand.tilt = 30;
    stand = that_sees_all(near, stand, 36, 24, 0.5);
    lens = near;
    lens.width = 2400;  // the same camera sees more around what it saw
    lens.height = 1800;
    lens.focal_of_35mm *= std::hypot(1400, 1050) / std::hypot(2400, 1800);
  }
  QImage picture() const { return image_of(rendered(RenderedCamera(lens, stand), scene, {})); }

  Scene scene;
  Lens lens;
  Stand3 stand;
};

Result<PhotoReading> read(const Game& game, const QByteArray& bytes) {
  const auto loaded = load_picture("x.jpg", bytes);
  if (!loaded) return loaded.problem();
  return reading_of(game, photograph_of(*loaded));
}

TEST(APhotographThatEndsEarly, IsSaidToBeCutShortHoweverItIsTurned) {
  const QImage picture = FarTable().picture().scaled(800, 600);
  for (int orientation = 1; orientation <= 8; ++orientation) {
    const QByteArray whole = jpeg_of(picture, 85, 26, orientation);
    EXPECT_EQ(refusal(whole), "read") << orientation;
    EXPECT_EQ(refusal(whole + "something behind the end"), "read") << orientation;
    for (const double part : {0.3, 0.6, 0.9, 0.97})
      EXPECT_THAT(refusal(whole.left(static_cast<qsizetype>(part * static_cast<double>(whole.size())))),
                  HasSubstr("damaged or cut short"))
          << orientation << ", " << part;
  }
}

constexpr int FOCAL = 15;  // of the far picture: 26 * 1750 / 3000

TEST(APhotographThatWasCropped, IsSaidToBeAndItsUncertaintyHolds) {
  const FarTable table;
  const Game game = game_of(table.scene);
  const QImage whole = table.picture();
  const auto plain = read(game, jpeg_of(whole, 92, FOCAL));
  ASSERT_TRUE(plain) << plain.problem().reason;
  EXPECT_TRUE(plain->problems.empty());
  struct Cut {
    int left, top, right, bottom;  // pixels that are taken away
  };
  for (const Cut cut : {Cut{500, 0, 0, 0}, Cut{0, 375, 0, 0}, Cut{0, 0, 480, 350}, Cut{480, 350, 0, 0},
                        Cut{450, 330, 200, 0}, Cut{450, 0, 200, 330}, Cut{0, 330, 450, 150}, Cut{450, 330, 0, 150}}) {
    const QImage part =
        whole.copy(cut.left, cut.top, whole.width() - cut.left - cut.right, whole.height() - cut.top - cut.bottom);
    for (const std::optional<int> focal : {std::optional(FOCAL), std::optional<int>()}) {
      const auto reading = read(game, jpeg_of(part, 92, focal));
      ASSERT_TRUE(reading) << reading.problem().reason;
      std::vector<std::string> said;
      for (const PhotoProblem& problem : reading->problems) said.push_back(problem.text);
      EXPECT_THAT(said, Contains(HasSubstr("was cut to a part")))
          << cut.left << " " << cut.top << " " << cut.right << " " << cut.bottom;
      ASSERT_EQ(reading->pieces.size(), 2u);
      EXPECT_LE(distance(reading->pieces[0].at, {10, 14}), 1.5 * reading->pieces[0].uncertainty);
      EXPECT_LE(distance(reading->pieces[1].at, {24, 8}), 1.5 * reading->pieces[1].uncertainty);
      const bool on_three_sides =
          cut.left + cut.right > 0 && cut.top + cut.bottom > 0 && cut.left * cut.right + cut.top * cut.bottom > 0;
      EXPECT_LT(reading->pieces[0].uncertainty, on_three_sides ? 0.4 : 0.2) << "much of what shows the middle is gone";
    }
  }
}

TEST(APhotographInAProcessOfItsOwn, GivesTheSameReading) {
  const FarTable table;
  const Game game = game_of(table.scene);
  const QByteArray jpeg = jpeg_of(table.picture(), 90, 26);
  const auto here = read(game, jpeg);
  const auto apart = read_loaded_apart(game, {"x.jpg", jpeg, {}});
  ASSERT_TRUE(here && apart) << apart.problem().sentence();
  EXPECT_EQ(reading_bytes(here), reading_bytes(apart));
  const auto refused = read_loaded_apart(game, {"x.jpg", "a text", {}});
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.problem().sentence(), HasSubstr("x.jpg: this is no picture"));
}

TEST(APhotographInAProcessOfItsOwn, ThatWasNotReadToItsEndIsNoReading) {
  const FarTable table;
  const Game game = game_of(table.scene);
  const QByteArray whole = reading_bytes(read(game, jpeg_of(table.picture(), 90, 26)));
  ASSERT_TRUE(reading_from(whole, game.pieces().size()));
  for (qsizetype size = 0; size < whole.size(); size += 7)
    EXPECT_FALSE(reading_from(whole.left(size), game.pieces().size())) << size;
  EXPECT_FALSE(reading_from(whole, 1)) << "a piece that the game has not";
}

}  // namespace
}  // namespace linesman::photo_test
