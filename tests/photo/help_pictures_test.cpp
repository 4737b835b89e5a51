// The pictures of the help and the manual, with the sentences that the reader says about them.
//
// LINESMAN_PICTURES=resources/pictures build/release/bin/test_photo --gtest_filter='ThePicturesOfHelp*' makes them
// anew.
#include <gmock/gmock.h>

#include <cstdlib>

#include "photo/photo_reader.h"
#include "photo/rendered_table.h"
#include "support/temporary_folder.h"

namespace linesman::photo_test {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::SizeIs;

/// A table of 36 by 24 inches with a wood, a house and six models that carry markers.
class ThePicturesOfHelp : public ::testing::Test {
 protected:
  ThePicturesOfHelp() {
    scene.width = 36;
    scene.depth = 24;
    scene.tags = table_tags(36, 24);
    scene.things.push_back({{26, 17, 0}, 20, {4, 3}, {0.05, 0.12, 0.04}, true});
    scene.things.push_back({{10, 17, 0}, 12, {2.5, 1.6}, {0.35, 0.2, 0.12}});
    for (double z = 0; z < 1.4; z += 0.1) scene.things.push_back({{10, 17, z}, 12, {2.4, 1.5}, {0.4, 0.3, 0.22}});
    const Pair places[]{{9, 8}, {13, 9}, {17, 7}, {22, 9}, {26, 7}, {29, 11}};
    int id = LAST_TABLE_MARKER + 1;
    for (const Pair& at : places) {
      for (double z = 0; z < 0.5; z += 0.1)
        scene.things.push_back({{at[0], at[1], z}, 0, {0.6, 0.6}, {0.2, 0.22, 0.25}, true});
      scene.tags.push_back({id, {at[0], at[1], 0.5}, 10.0 * (id - 9), 0.8});
      ++id;
    }
    lens.width = 2000;
    lens.height = 1500;
    stand.aim = {18, 12};
    stand.tilt = 32;
    stand.bearing = 188;
    game = game_of(scene);
  }

  QImage photographed() {
    return image_of(rendered(RenderedCamera(lens, that_sees_all(lens, stand, 36, 24, 1.5)), scene, exposure));
  }

  Result<PhotoReading> read(const QImage& picture) const {
    const QByteArray jpeg = jpeg_of(picture, 90, 26);
    return read_photograph(
        game, folder.write("table.jpg", std::string(jpeg.constData(), static_cast<std::size_t>(jpeg.size()))));
  }

  static std::vector<std::string> said(const Result<PhotoReading>& reading) {
    std::vector<std::string> texts;
    if (!reading) return {english(reading.problem().reason)};
    for (const PhotoProblem& problem : reading->problems) texts.push_back(problem.text);
    return texts;
  }

  static void keep(const QImage& picture, const char* name) {
    const char* kept = std::getenv("LINESMAN_PICTURES");
    if (kept == nullptr) return;
    constexpr int WIDTH = 480;
    constexpr int QUALITY = 84;
    picture.scaledToWidth(WIDTH, Qt::SmoothTransformation)
        .save(QString(kept) + "/photograph-" + name + ".jpg", "JPEG", QUALITY);
  }

  Scene scene;
  Lens lens;
  Stand3 stand;
  Exposure exposure;
  Game game;
  TemporaryFolder folder;
};

TEST_F(ThePicturesOfHelp, ShowHowToLayAndToShoot) {
  const QImage picture = photographed();
  const auto reading = read(picture);
  ASSERT_TRUE(reading) << reading.problem().sentence();
  EXPECT_THAT(reading->pieces, SizeIs(6));
  EXPECT_THAT(said(reading), SizeIs(0));
  keep(picture, "good");
  const PicturePoint corner = reading->table[0];
  keep(picture.copy(static_cast<int>(corner.x) - 120, static_cast<int>(corner.y) - 260, 480, 320), "corner");
}

TEST_F(ThePicturesOfHelp, ShowALampThatBurnsAMarkerOut) {
  scene.glares.push_back({{17, 7}, 2.2, 3});
  const QImage picture = photographed();
  EXPECT_THAT(said(read(picture)), Contains(HasSubstr("marker 12 of piece-12 is not seen")));
  keep(picture, "glare");
}

TEST_F(ThePicturesOfHelp, ShowATableFromTooFlat) {
  stand.tilt = 74;
  const QImage picture = photographed();
  EXPECT_THAT(said(read(picture)), Contains(HasSubstr("not seen")));
  keep(picture, "flat");
}

TEST_F(ThePicturesOfHelp, ShowAFoldedSheet) {
  scene.over.push_back({{32.7, 20.9, 0.3}, 45, {0.5, 1.6}, {0.75, 0.75, 0.72}});
  const QImage picture = photographed();
  EXPECT_THAT(said(read(picture)), Contains(HasSubstr("only 3 of the 4 table markers are seen")));
  keep(picture, "folded");
}

}  // namespace
}  // namespace linesman::photo_test
