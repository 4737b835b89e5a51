// The call photo, with its pictures in the same program.
#include <gmock/gmock.h>

#include "cli/called.h"
#include "files/documents/document.h"
#include "files/documents/record.h"
#include "files/json.h"
#include "photo/apart.h"
#include "photo/rendered_table.h"
#include "record/verify.h"
#include "support/temporary_folder.h"

namespace linesman::photo_test {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

/// Two men of orders on a table of 36 by 24 inches. In the photograph the first stands 4 inches farther north, the
/// second 20 inches farther east.
class ThePhotoCall : public ::testing::Test {
 protected:
  ThePhotoCall() {
    Scene scene;
    scene.width = 36;
    scene.depth = 24;
    scene.tags = table_tags(36, 24);
    scene.tags.push_back({12, {8, 12, 0.5}, 0, 1});
    scene.tags.push_back({13, {28, 8, 0.5}, 90, 1});
    Lens lens;
    lens.width = 1600;
    lens.height = 1200;
    Stand3 stand;
    stand.aim = {18, 12};
    stand = that_sees_all(lens, stand, 36, 24, 0.5);
    const QByteArray jpeg = jpeg_of(image_of(rendered(RenderedCamera(lens, stand), scene, {})), 90, 26);
    image = folder.write("table.jpg", std::string(jpeg.constData(), static_cast<std::size_t>(jpeg.size())));
    game = folder.write("men.linesman", R"({"linesman": 1, "title": "Men", "ruleset": "orders",
      "table": {"width": 36, "depth": 24}, "terrain": [], "pieces": [
        {"id": "ann", "side": "red", "at": [8, 8], "facing": 0, "base": {"shape": "circle", "diameter": 1},
         "traits": {"troop": "infantry"}, "marker": {"id": 12, "size": 1, "height": 0.5}},
        {"id": "bob", "side": "red", "at": [8, 4], "facing": 90, "base": {"shape": "circle", "diameter": 1},
         "traits": {"troop": "infantry"}, "marker": {"id": 13, "size": 1, "height": 0.5}}]})");
  }

  Called call(const std::vector<std::string>& arguments) const {
    Services services;
    services.photographs = read_photograph_apart;
    return called(arguments, services);
  }

  TemporaryFolder folder;
  std::string image;
  std::string game;
};

TEST_F(ThePhotoCall, SaysWhereEachPieceStandsAndLeavesTheGameAsItIs) {
  const Called reading = call({"photo", game, image});
  EXPECT_EQ(reading.status, 0) << reading.err;
  EXPECT_THAT(reading.out, StartsWith("The table markers lie within 0."));
  EXPECT_THAT(reading.out, HasSubstr("ann: at 8"));
  EXPECT_THAT(reading.out, HasSubstr("it moved 4"));
  const Called json = call({"photo", game, image, "--json"});
  const Value answer = parse_json(json.out, "").value();
  EXPECT_EQ(answer["pieces"].size(), 2u);
  EXPECT_NEAR(*answer["pieces"][0]["at"][1].number(), 12, 0.05);
  EXPECT_EQ(answer["problems"].size(), 0u);
  EXPECT_EQ(load_document(game)->game.history().size(), 0u);
}

TEST_F(ThePhotoCall, SaysWhetherWhatMovedCouldHaveGotThere) {
  const Called f = call({"photo", game, image, "--could", "--json"});
  EXPECT_EQ(f.status, 0) << f.err;
  const Value pieces = parse_json(f.out, "").value()["pieces"];
  EXPECT_EQ(pieces[0]["could"]["answer"].text(), "yes");
  EXPECT_EQ(pieces[1]["could"]["answer"].text(), "no");
  EXPECT_THAT(call({"photo", game, image, "--could"}).out, HasSubstr("Could it have got there? Yes"));
}

TEST_F(ThePhotoCall, MovesWhatIsAcceptedAsOneEntryWithThePhotographsHash) {
  const std::string out = folder / "after.linesman";
  const Called f = call({"photo", game, image, "--accept", "ann", "-o", out});
  EXPECT_EQ(f.status, 0) << f.err;
  EXPECT_THAT(f.out, HasSubstr("by a photograph: pieces ann"));
  const auto document = load_document(out);
  ASSERT_TRUE(document) << document.problem().sentence();
  const Game& after = document->game;
  const Piece& ann = after.piece(PieceIndex{0});
  EXPECT_LT(distance(ann.pose.at, {8, 12}), 0.05);
  ASSERT_TRUE(ann.error);
  EXPECT_LT(ann.error->distance, 0.1);
  EXPECT_EQ(after.piece(PieceIndex{1}).pose.at, (Vec{8, 4}));
  const auto entries = entries_of(record_of(after));
  ASSERT_EQ(entries.size(), 1u);
  EXPECT_EQ(entries[0].photograph().size(), 64u);
  const auto found = verify(built_referee(), after);
  ASSERT_TRUE(found) << found.problem().sentence();
  EXPECT_FALSE(found->first_flaw);
  // All that moved, in one entry.
  const Called all = call({"photo", game, image, "--accept", "all", "-o", out});
  EXPECT_THAT(all.out, HasSubstr("pieces ann and bob"));
  EXPECT_EQ(load_document(out)->game.history().size(), 1u);
  // Accepted once more, nothing has moved.
  const Called again = call({"photo", out, image, "--accept", "all", "-o", out});
  EXPECT_EQ(again.status, 2);
  EXPECT_THAT(again.err, HasSubstr("nothing moved by more than the photograph's uncertainty"));
}

TEST_F(ThePhotoCall, RefusesWhatItCannotUseAndLeavesTheGameAsItWas) {
  const std::string text = folder.write("text.jpg", "no picture");
  for (const std::vector<std::string>& more :
       {std::vector<std::string>{"photo", game, text},
        {"photo", game, folder / "none.jpg"},
        {"photo", game, image, "--accept", "cid", "-o", folder / "after.linesman"},
        {"photo", game, image, "--accept", "ann"},
        {"photo", game, text, "--accept", "all", "-o", game}}) {
    const Called f = call(more);
    EXPECT_EQ(f.status, 2);
    EXPECT_EQ(f.out, "");
    EXPECT_EQ(std::count(f.err.begin(), f.err.end(), '\n'), 1) << f.err;
  }
  EXPECT_EQ(load_document(game)->game.history().size(), 0u);
}

}  // namespace
}  // namespace linesman::photo_test
