// One photograph, and what can be wrong with it.
#include <gmock/gmock.h>

#include <QBuffer>

#include "base/heading.h"
#include "movement/grid/hex_grid.h"
#include "photo/photo_reader.h"
#include "photo/picture_input.h"
#include "photo/rendered_table.h"
#include "support/temporary_folder.h"

namespace linesman::photo_test {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::SizeIs;

/// A table of 36 by 24 inches from a near camera, so that a small picture is enough.
class APhotograph : public ::testing::Test {
 protected:
  APhotograph() {
    scene.width = 36;
    scene.depth = 24;
    scene.tags = table_tags(36, 24);
    scene.tags.push_back({12, {10, 14, 0.5}, 30, 1});
    scene.tags.push_back({13, {24, 8, 1}, 200, 1.2});
    lens.width = 1600;
    lens.height = 1200;
    stand.aim = {18, 12};
    stand.tilt = 30;
    stand = that_sees_all(lens, stand, 36, 24, 0.5);
  }

  QImage picture() const { return image_of(rendered(RenderedCamera(lens, stand), scene, exposure)); }
  std::string file(const QByteArray& bytes, const std::string& name = "table.jpg") const {
    return folder.write(name, std::string(bytes.constData(), static_cast<std::size_t>(bytes.size())));
  }
  std::string photograph(int focal = 26) const { return file(jpeg_of(picture(), 90, focal)); }

  static std::string refusal(const Result<PhotoReading>& reading) {
    return reading ? "read" : reading.problem().sentence();
  }
  static std::vector<std::string> texts(const PhotoReading& reading) {
    std::vector<std::string> all;
    for (const PhotoProblem& problem : reading.problems) all.push_back(problem.text);
    return all;
  }

  Scene scene;
  Lens lens;
  Stand3 stand;
  Exposure exposure;
  TemporaryFolder folder;
};

TEST_F(APhotograph, SaysWhereEachPieceStandsAndHowFarItMoved) {
  Game game = game_of(scene);
  Piece moved = game.piece(PieceIndex{0});
  moved.pose = {{10, 11}, 350, 0};
  game = game.with_piece(PieceIndex{0}, moved);
  const auto reading = read_photograph(game, photograph());
  ASSERT_TRUE(reading) << reading.problem().sentence();
  ASSERT_THAT(reading->pieces, SizeIs(2));
  const PieceSeen& first = reading->pieces[0];
  EXPECT_LT(distance(first.at, {10, 14}), 0.03);
  EXPECT_LT(angle_between(first.facing, 30), 1);
  EXPECT_NEAR(first.moved, 3, 0.03);
  EXPECT_NEAR(first.turned, 40, 1);
  EXPECT_TRUE(stands_elsewhere(first));
  EXPECT_FALSE(stands_elsewhere(reading->pieces[1])) << reading->pieces[1].moved;
  EXPECT_THAT(reading->problems, SizeIs(0));
  EXPECT_EQ(reading->sha256.size(), 64u);
  EXPECT_LT(reading->worst, 0.1);
  const RenderedCamera camera(lens, stand);
  const auto corner = camera.seen({0, 0, 0});
  EXPECT_NEAR(reading->table[0].x, (*corner)[0], 1.5);
  EXPECT_NEAR(reading->table[0].y, (*corner)[1], 1.5);
}

TEST_F(APhotograph, IsTurnedUprightAsItsCameraHeldIt) {
  const Game game = game_of(scene);
  const auto upright = read_photograph(game, photograph());
  const QImage held = picture().transformed(QTransform().rotate(-90));
  const auto turned = read_photograph(game, file(jpeg_of(held, 90, 26, 6)));
  ASSERT_TRUE(upright && turned) << refusal(turned);
  ASSERT_EQ(turned->pieces.size(), upright->pieces.size());
  EXPECT_EQ(turned->width, 1600);
  for (std::size_t i = 0; i < turned->pieces.size(); ++i)
    EXPECT_LT(distance(turned->pieces[i].at, upright->pieces[i].at), 0.02);
}

TEST_F(APhotograph, NamesTheTableMarkerThatWasLaidWrongly) {
  const Game game = game_of(scene);
  scene.tags[1].at[0] -= 0.6;
  const auto reading = read_photograph(game, photograph());
  ASSERT_TRUE(reading) << reading.problem().sentence();
  EXPECT_THAT(texts(*reading), Contains(HasSubstr("marker 1 lies 0.")));
  EXPECT_GT(reading->worst, 0.3);
  ASSERT_THAT(reading->pieces, SizeIs(2));
  EXPECT_LT(distance(reading->pieces[0].at, {10, 14}), 0.1);
}

TEST_F(APhotograph, SaysWhatIsOddAboutMarkers) {
  Game game = game_of(scene);
  Piece both = game.piece(PieceIndex{1});
  both.marker->id = 40;
  game = game.with_piece(PieceIndex{1}, both);
  Piece large = game.piece(PieceIndex{0});
  large.marker->size = 1.5;
  game = game.with_piece(PieceIndex{0}, large);
  scene.tags.push_back({50, {8, 5, 0}, 0, 1.2});
  scene.tags.push_back({50, {28, 18, 0}, 0, 1.2});
  const auto reading = read_photograph(game, photograph());
  ASSERT_TRUE(reading) << reading.problem().sentence();
  EXPECT_THAT(reading->pieces, SizeIs(0));
  EXPECT_THAT(texts(*reading), Contains("marker 50 is seen twice"));
  EXPECT_THAT(texts(*reading), Contains("marker 13 belongs to no piece of the game"));
  EXPECT_THAT(texts(*reading), Contains(HasSubstr("marker 12 is seen 0.6")));
  EXPECT_THAT(texts(*reading), Contains("marker 40 of piece-13 is not seen"));
}

TEST_F(APhotograph, SaysThatTwoPiecesHaveOneMarkerAndThatOneStandsOffTheTable) {
  scene.tags.push_back({14, {-1, 12, 0}, 0, 1.2});
  stand = that_sees_all(lens, stand, 36, 24, 2);
  Game game = game_of(scene);
  Piece second = game.piece(PieceIndex{1});
  second.marker->id = 12;
  game = game.with_piece(PieceIndex{1}, second);
  const auto reading = read_photograph(game, photograph());
  ASSERT_TRUE(reading) << reading.problem().sentence();
  EXPECT_THAT(texts(*reading), Contains("pieces piece-12 and piece-13 both have marker 12"));
  EXPECT_THAT(texts(*reading), Contains("piece-14 stands off the table"));
}

TEST_F(APhotograph, WithoutFourTableMarkersIsRefusedWithTheirNumber) {
  const Game game = game_of(scene);
  scene.tags.erase(scene.tags.begin() + 2);
  EXPECT_THAT(refusal(read_photograph(game, photograph())), HasSubstr("only 3 of the 4 table markers are seen"));
  scene.tags.clear();
  EXPECT_THAT(refusal(read_photograph(game, photograph())), HasSubstr("none of the 4 table markers is seen"));
}

TEST_F(APhotograph, OfWhichAMarkerIsCoveredOrBurntOutLacksThatMarkerOnly) {
  const Game game = game_of(scene);
  scene.over.push_back({{10, 14, 0.6}, 0, {0.5, 0.2}, {0.1, 0.3, 0.1}});
  scene.glares.push_back({{24, 8}, 1.5, 3});
  const auto reading = read_photograph(game, photograph());
  ASSERT_TRUE(reading) << reading.problem().sentence();
  EXPECT_THAT(reading->pieces, SizeIs(0));
  EXPECT_THAT(texts(*reading), Contains("marker 12 of piece-12 is not seen"));
  EXPECT_THAT(texts(*reading), Contains("marker 13 of piece-13 is not seen"));
}

TEST_F(APhotograph, ThatIsMirroredIsRefused) {
  const Game game = game_of(scene);
  EXPECT_THAT(refusal(read_photograph(game, file(jpeg_of(picture().mirrored(true, false), 90, 26)))),
              HasSubstr("the picture is mirrored"));
}

TEST_F(APhotograph, ThatIsNoneIsRefusedInOneSentence) {
  const Game game = game_of(scene);
  const QByteArray whole = jpeg_of(picture(), 90, 26);
  const auto png = [](QImage image) {
    QByteArray bytes;
    QBuffer out(&bytes);
    out.open(QIODevice::WriteOnly);
    constexpr int FAST = 90;  // little compression
    image.save(&out, "PNG", FAST);
    return bytes;
  };
  QImage one(1, 1, QImage::Format_RGB888);
  one.fill(Qt::white);
  QImage bomb(20000, 3300, QImage::Format_Mono);
  bomb.fill(0);
  const QByteArray good_png = png(picture());
  EXPECT_THAT(refusal(read_photograph(game, file("a text", "a.jpg"))), HasSubstr("a.jpg: this is no picture"));
  EXPECT_THAT(refusal(read_photograph(game, file("", "a.jpg"))), HasSubstr("no picture"));
  EXPECT_THAT(refusal(read_photograph(game, file(whole.left(whole.size() / 2)))), HasSubstr("damaged or cut short"));
  EXPECT_THAT(refusal(read_photograph(game, file(whole.left(300)))), HasSubstr("table.jpg: "));
  EXPECT_THAT(refusal(read_photograph(game, file(good_png.left(good_png.size() / 2), "a.png"))),
              HasSubstr("damaged or cut short"));
  EXPECT_THAT(refusal(read_photograph(game, file(png(one), "a.png"))), HasSubstr("only 1 by 1 pixels"));
  EXPECT_THAT(refusal(read_photograph(game, file(png(bomb), "a.png"))), HasSubstr("20000 by 3300 pixels"));
  EXPECT_THAT(refusal(read_photograph(game, folder / "nothing.jpg")), HasSubstr("nothing.jpg"));
  EXPECT_THAT(refusal(read_photograph(game, file(good_png, "whole.png"))), "read");
}

TEST_F(APhotograph, AsHeifIsReadOrRefusedWithAWayOut) {
  const QByteArray heif(
      "\0\0\0\x18"
      "ftypheic"
      "\0\0\0\0"
      "mif1heic",
      24);
  EXPECT_THAT(refusal(read_photograph(game_of(scene), file(heif, "a.heic"))),
              ::testing::AnyOf(HasSubstr("this is a HEIF picture, and Qt has no plugin for it here: send it as JPEG"),
                               HasSubstr("how large it is"), HasSubstr("damaged or cut short")));
}

TEST_F(APhotograph, OnAHexGridPutsEachPieceIntoTheHexWhereItIsSeen) {
  Game game = game_of(scene);
  Table table = game.table();
  table.hex = HexLayout{HexOrientation::flat, 2, 20, 11};
  const HexGrid grid(*table.hex);
  game = game.with_table(table);
  for (const PieceIndex index : {PieceIndex{0}, PieceIndex{1}}) {
    Piece piece = game.piece(index);
    stand_in_hex(grid, piece);
    game = game.with_piece(index, piece);
  }
  Piece moved = game.piece(PieceIndex{1});
  moved.pose.at = {8, 8};
  stand_in_hex(grid, moved);
  game = game.with_piece(PieceIndex{1}, moved);
  const auto reading = read_photograph(game, photograph());
  ASSERT_TRUE(reading) << reading.problem().sentence();
  ASSERT_THAT(reading->pieces, SizeIs(2));
  EXPECT_FALSE(stands_elsewhere(reading->pieces[0])) << "it stands in its hex";
  EXPECT_TRUE(stands_elsewhere(reading->pieces[1]));
  const Piece after = as_seen(game, reading->pieces[1]);
  EXPECT_EQ(after.hex, grid.hex_at({24, 8}));
  EXPECT_EQ(after.pose.at, grid.centre(*after.hex));
  EXPECT_FALSE(after.error) << "nothing is off its place in a hex";
}

TEST_F(APhotograph, OfTheOtherFamilyNeedsItsMarkers) {
  Game game = game_of(scene);
  Table table = game.table();
  table.family = MarkerFamily::tagStandard41h12;
  EXPECT_THAT(refusal(read_photograph(game.with_table(table), photograph())), HasSubstr("none of the 4 table markers"));
}

}  // namespace
}  // namespace linesman::photo_test
