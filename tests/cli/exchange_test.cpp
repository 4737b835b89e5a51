#include <gmock/gmock.h>

#include <filesystem>

#include "cli/the_program.h"
#include "files/disk/file.h"

namespace linesman {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

const std::string ROSTER = "name,side,diameter,x,y\nHans,red,1,4,5\nOtto,red,big,6,5\n";
const std::string MAP = R"({"resolution": {"map_size": {"x": 10, "y": 8}}, "lights": [{}],
  "line_of_sight": [[{"x": 1, "y": 2}, {"x": 3, "y": 2}]]})";

class Exchange : public TheProgram {
 protected:
  /// Expects the folder to have only these files.
  void expect_files(const std::vector<std::string>& names) const {
    std::vector<std::string> found;
    for (const auto& entry : std::filesystem::directory_iterator(at / "games"))
      found.push_back(entry.path().filename().string());
    EXPECT_THAT(found, ::testing::UnorderedElementsAreArray(names));
  }
};

using Import = Exchange;

TEST_F(Import, WritesAGameAndSaysHowMuchHadNoPlace) {
  const Finished f = at.run({"import", at.write("map.dd2vtt", MAP), "-o", at / "map.linesman"});
  EXPECT_EQ(f.status, 0) << f.err;
  EXPECT_EQ(f.out, "");
  EXPECT_EQ(f.err, "1 thing had no place in it; --report says which\n");
  const Value game = json(read_file(at / "map.linesman").value());
  EXPECT_EQ(game["table"]["width"].number(), 10);
  EXPECT_EQ(game["terrain"][0]["kind"].text(), "wall");
}

TEST_F(Import, SaysNothingWhenEverythingHadAPlace) {
  const Finished f =
      at.run({"import", at.write("r.csv", "name,side,diameter,x,y\nA,red,1,1,1\n"), "-o", at / "r.linesman"});
  EXPECT_EQ(f.status, 0);
  EXPECT_EQ(f.out + f.err, "");
}

TEST_F(Import, PrintsTheReport) {
  const Finished f = at.run({"import", at.write("map.dd2vtt", MAP), "-o", at / "map.linesman", "--report"});
  EXPECT_EQ(f.status, 0);
  EXPECT_EQ(f.err, "");
  EXPECT_EQ(f.out, "taken: 1 feature, 0 units, 0 pieces\n/lights: left out: 1 light: a table has none\n");
}

TEST_F(Import, PrintsTheReportAsJson) {
  const Value report = json(at.run({"import", at.write("map.dd2vtt", MAP), "-o", at / "map.linesman", "--json"}).out);
  EXPECT_EQ(report["taken"]["features"].number(), 1);
  EXPECT_EQ(report["lines"][0]["place"].text(), "/lights");
  EXPECT_EQ(report["lines"][0]["fate"].text(), "left out");
}

TEST_F(Import, PrintsTheGameOnStandardOutput) {
  const Finished f = at.run({"import", at.write("map.dd2vtt", MAP), "-o", "-"});
  EXPECT_EQ(f.status, 0);
  EXPECT_EQ(json(f.out)["terrain"].size(), 1u);
  expect_refused(at.run({"import", at.write("map.dd2vtt", MAP), "-o", "-", "--report"}));
}

TEST_F(Import, GoesIntoAGame) {
  const Finished f =
      at.run({"import", at.write("r.csv", ROSTER), "--into", at.game(), "-o", at / "more.linesman", "--report"});
  EXPECT_EQ(f.status, 0) << f.err;
  EXPECT_THAT(f.out, AllOf(StartsWith("taken: 0 features, 0 units, 1 piece\n"), HasSubstr("line 3: left out")));
  const Value game = json(read_file(at / "more.linesman").value());
  EXPECT_EQ(game["pieces"].size(), 2u);
  EXPECT_EQ(game["pieces"][0]["id"].text(), "tank");
  EXPECT_EQ(game["history"].size(), 1u);
  EXPECT_EQ(at.run({"verify", at / "more.linesman"}).status, 0);
}

TEST_F(Import, TakesSquaresRulesAndSide) {
  const Finished f = at.run({"import", at.write("map.dd2vtt", MAP), "-o", "-", "--inches", "2", "--ruleset", "toy"});
  EXPECT_EQ(json(f.out)["table"]["width"].number(), 20);
  EXPECT_EQ(json(f.out)["ruleset"].text(), "toy");
  expect_refused(at.run({"import", at.write("map.dd2vtt", MAP), "-o", "-", "--inches", "0"}));
  expect_refused(at.run({"import", at.write("map.dd2vtt", MAP), "-o", "-", "--ruleset", "No Rules"}));
}

TEST_F(Import, UsesATableOfWords) {
  const std::string map =
      at.write("heath.json", R"({"type": "Polygon", "id": "heaths 2", "coordinates": [[[1,1],[5,1],[5,5],[1,1]]]})");
  const std::string moor =
      at.write("moor.json", R"({"type": "Polygon", "id": "Moorland", "coordinates": [[[1,1],[5,1],[5,5],[1,1]]]})");
  const std::string kinds = at.write("kinds.json", R"({"Moorland": "rough", "Heath": null})");
  const Finished unknown = at.run({"import", moor, "-o", at / "m.linesman", "--report"});
  EXPECT_THAT(unknown.out, HasSubstr("there is no kind of terrain called \"Moorland\""));
  EXPECT_EQ(json(at.run({"import", moor, "-o", "-", "--kinds", kinds}).out)["terrain"][0]["kind"].text(), "rough");
  EXPECT_EQ(json(at.run({"import", map, "-o", "-"}).out)["terrain"][0]["kind"].text(), "rough");
  const Finished left_out = at.run({"import", map, "-o", at / "h.linesman", "--kinds", kinds, "--report"});
  EXPECT_THAT(left_out.out, StartsWith("taken: 0 features"));
  EXPECT_THAT(left_out.out, testing::Not(HasSubstr("left out")));
  expect_refused(at.run({"import", moor, "-o", "-", "--kinds", at.write("bad.json", R"({"Moorland": "bog land"})")}));
  expect_refused(at.run({"import", moor, "-o", "-", "--kinds", at / "gone.json"}));
}

TEST_F(Import, TakesDegreesAtAScale) {
  const std::string map = at.write("m.geojson", R"({"type": "Polygon", "id": "woods",
    "coordinates": [[[7.5,50],[7.501,50],[7.501,50.001],[7.5,50]]]})");
  const Finished f = at.run({"import", map, "-o", "-"});
  expect_refused(f);
  EXPECT_THAT(f.err, HasSubstr("degrees"));
  EXPECT_EQ(json(at.run({"import", map, "-o", "-", "--scale", "1:300"}).out)["table"]["depth"].number(), 15);
  expect_refused(at.run({"import", map, "-o", "-", "--scale", "wide"}));
  expect_refused(at.run({"import", at.write("r.csv", ROSTER), "-o", "-", "--scale", "1:300"}));
}

TEST_F(Import, RefusesAGameThatItsRulesetRefuses) {
  const std::string roster = at.write("r.csv", "name,side,diameter,x,y,trait speed\nA,red,1,4,5,0\nB,red,1,6,5,-1\n");
  const Finished f = at.run({"import", roster, "-o", at / "g.linesman", "--ruleset", "toy", "--report"});
  ASSERT_EQ(f.status, 0) << f.err;
  EXPECT_EQ(at.run({"check", at / "g.linesman"}).status, 0) << f.out;
  expect_refused(at.run({"import", roster, "-o", at / "g.linesman", "--ruleset", "no-such-rules"}));
}

TEST_F(Import, WritesNothingWhenItFails) {
  at.write("games/old.linesman", toy_game());
  for (const auto& [name, text] : std::vector<std::pair<std::string, std::string>>{
           {"a.dd2vtt", "{"}, {"b.geojson", "[]"}, {"c.csv", "\"open"}, {"d.tmj", "{}"}, {"e.txt", "x"}}) {
    expect_refused(at.run({"import", at.write(name, text), "-o", at / "games/new.linesman"}));
    expect_refused(at.run({"import", at.write(name, text), "-o", at / "games/old.linesman"}));
  }
  expect_refused(at.run({"import", at / "gone.csv", "-o", at / "games/new.linesman"}));
  expect_refused(
      at.run({"import", at.write("r.csv", ROSTER), "--into", at / "gone.linesman", "-o", at / "games/x.linesman"}));
  expect_files({"old.linesman"});
  EXPECT_EQ(read_file(at / "games/old.linesman").value(), toy_game());
}

TEST_F(Import, SaysThatItCannotWrite) {
  expect_refused(at.run({"import", at.write("r.csv", ROSTER), "-o", at / "no/such/folder/r.linesman"}));
}

using Export = Exchange;

TEST_F(Export, WritesAFileThatCanBeImported) {
  EXPECT_EQ(at.run({"export", at.game(), at / "out.geojson"}).status, 0);
  const Finished back = at.run({"import", at / "out.geojson", "-o", "-", "--ruleset", "toy"});
  EXPECT_EQ(json(back.out)["pieces"], json(toy_game())["pieces"]);
  EXPECT_EQ(json(back.out)["title"].text(), "A table");
  EXPECT_EQ(at.run({"export", at.game(), at / "out.csv"}).status, 0);
  EXPECT_THAT(read_file(at / "out.csv").value(), HasSubstr("tank,Sherman,red"));
}

TEST_F(Export, ListsThingsWithoutAPlace) {
  const Finished f = at.run({"export", at.game(), at / "out.uvtt", "--report", "--dpi", "10"});
  EXPECT_EQ(f.status, 0) << f.err;
  EXPECT_EQ(f.out, "/pieces: left out: 1 piece\n");
  EXPECT_EQ(at.run({"export", at.game(), at / "out.uvtt", "--dpi", "10"}).err,
            "1 thing had no place in it; --report says which\n");
}

TEST_F(Export, DrawsPicturesToScale) {
  for (const char* name : {"a.png", "a.svg", "a.pdf"}) {
    const Finished f = at.run({"export", at.game(), at / name, "--scale", "1:10", "--title", "A table", "--legend"});
    EXPECT_EQ(f.status, 0) << f.err;
    EXPECT_EQ(f.out + f.err, "");
  }
  EXPECT_EQ(at.run({"export", at.game(), at / "tiled.pdf", "--tile", "Letter", "--scale", "0.5"}).status, 0);
  EXPECT_THAT(read_file(at / "tiled.pdf").value(), StartsWith("%PDF"));
  EXPECT_EQ(at.run({"render", at.game(), at / "r.png", "--dpi", "20"}).status, 0);
}

TEST_F(Export, DrawsAPictureAsWideAsItIsAskedTo) {
  for (const int width : {16, 128, 301}) {
    ASSERT_EQ(at.run({"render", at.game(), at / "w.png", "--width", std::to_string(width)}).status, 0);
    const std::string png = read_file(at / "w.png").value();
    const auto byte = [&](std::size_t place) { return static_cast<unsigned char>(png.at(place)); };
    EXPECT_EQ(byte(18) * 256 + byte(19), width);  // the first number of IHDR, whose upper half is 0
  }
  expect_refused(at.run({"render", at.game(), at / "w.svg", "--width", "128"}));
}

TEST_F(Export, RefusesImpossiblePictures) {
  for (const std::vector<std::string>& wrong : std::vector<std::vector<std::string>>{{"--scale", "big"},
                                                                                     {"--scale", "0"},
                                                                                     {"--scale", "1:0"},
                                                                                     {"--dpi", "-5"},
                                                                                     {"--width", "15"},
                                                                                     {"--width", "20000"},
                                                                                     {"--width", "100", "--dpi", "20"},
                                                                                     {"--dpi", "1200", "--scale", "1"},
                                                                                     {"--tile", "A4"},
                                                                                     {"--page", "A4"}}) {
    std::vector<std::string> call{"export", at.game(), at / "wrong.png"};
    call.insert(call.end(), wrong.begin(), wrong.end());
    expect_refused(at.run(call));
    EXPECT_FALSE(std::filesystem::exists(at / "wrong.png"));
  }
  expect_refused(at.run({"export", at.game(), at / "wrong.pdf", "--tile", "A4", "--page", "A3"}));
}

TEST_F(Export, AddsAPictureOfTheGroundForVirtualTables) {
  ASSERT_EQ(at.run({"export", at.game(), at / "map.dd2vtt", "--dpi", "10"}).status, 0);
  const Value map = json(read_file(at / "map.dd2vtt").value());
  EXPECT_EQ(map["resolution"]["pixels_per_grid"].number(), 10);
  EXPECT_THAT(std::string(*map["image"].text()), StartsWith("iVBORw0KGgo"));
}

TEST_F(Export, RefusesOtherFormats) {
  for (const char* name : {"a.bmp", "a.tmj", "a", "no/such/folder/a.geojson"}) {
    const Finished f = at.run({"export", at.game(), at / name});
    expect_refused(f);
    EXPECT_THAT(f.err, StartsWith(at / name));
    EXPECT_THAT(f.err, EndsWith("\n"));
    EXPECT_FALSE(std::filesystem::exists(at / name));
  }
}

TEST_F(Import, AsksBeforeItWritesOverAGameWithARecord) {
  const std::string roster = at.write("men.csv", ROSTER);
  const std::string played = at / "played.linesman";
  ASSERT_EQ(at.run({"apply", at.game(), at.forward(1), "-o", played}).status, 0);
  const std::string before = read_file(played).value();
  const Finished refused = at.run({"import", roster, "-o", played});
  expect_refused(refused);
  EXPECT_THAT(refused.err, HasSubstr("holds a game with a record, which would be lost; --force writes over it"));
  EXPECT_EQ(read_file(played).value(), before);
  EXPECT_EQ(at.run({"import", roster, "--into", played, "-o", played}).status, 0) << "its record stays";
  EXPECT_EQ(at.run({"import", roster, "-o", played, "--force"}).status, 0);
  EXPECT_EQ(json(read_file(played).value())["history"].size(), 0u);
  EXPECT_EQ(at.run({"import", roster, "-o", played}).status, 0) << "nothing is lost now";
}

}  // namespace
}  // namespace linesman
