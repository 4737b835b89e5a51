// The calls markers and photo of the installed program.
#include "cli/the_program.h"
#include "files/disk/file.h"

namespace linesman {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

class Markers : public TheProgram {};

TEST_F(Markers, AreWrittenAsPdfAndSvg) {
  const Finished pdf = at.run({"markers", at / "markers.pdf", "--pieces=12", "--size=20", "--page=Letter"});
  EXPECT_EQ(pdf.status, 0) << pdf.err;
  EXPECT_EQ(pdf.out, "");
  EXPECT_THAT(read_file(at / "markers.pdf").value(), StartsWith("%PDF"));
  const Finished svg = at.run({"markers", at / "markers.svg", "--game", at.game()});
  EXPECT_EQ(svg.status, 0) << svg.err;
  EXPECT_THAT(read_file(at / "markers.svg").value(), HasSubstr("<svg"));
}

TEST_F(Markers, AreRefusedInOneSentence) {
  expect_refused(at.run({"markers", at / "markers.png"}));
  expect_refused(at.run({"markers", at / "markers.html"}));
  expect_refused(at.run({"markers", at / "markers.pdf", "--pieces=-1"}));
  expect_refused(at.run({"markers", at / "markers.pdf", "--size=nan"}));
  expect_refused(at.run({"markers", at / "markers.pdf", "--page=A9"}));
  expect_refused(at.run({"markers", "-"}));
}

TEST_F(Markers, AreLookedForInPicturesOnly) {
  const std::string text = at.write("text.jpg", "no picture");
  const Finished f = at.run({"photo", at.game(), text});
  expect_refused(f);
  EXPECT_THAT(f.err, HasSubstr("text.jpg: this is no picture"));
  expect_refused(at.run({"photo", at.game(), at / "none.jpg"}));
}

/// A picture without markers.
std::string a_map() {
  return read_file(std::string(LINESMAN_SOURCE_DIR) + "/resources/pictures/workshop-troops.png").value();
}

class Backdrops : public TheProgram {};

TEST_F(Backdrops, AreLaidBesideTheGameOrInsideItAndTakenAway) {
  const std::string map = at.write("map.png", a_map());
  const std::string out = at / "after.linesman";
  const Finished beside = at.run({"backdrop", at.game(), map, "--scale=0.25", "--at=2,3", "--opacity=0.5", "-o", out});
  EXPECT_EQ(beside.status, 0) << beside.err;
  const Value kept = json(read_file(out).value())["backdrop"];
  EXPECT_EQ(kept["file"].text(), "after.backdrop.png");
  EXPECT_EQ(kept["scale"].number(), 0.25);
  EXPECT_EQ(kept["at"][1].number(), 3);
  EXPECT_EQ(read_file(at / "after.backdrop.png").value(), a_map());
  EXPECT_EQ(at.run({"render", out, at / "with.svg"}).status, 0);
  EXPECT_EQ(at.run({"render", out, at / "without.svg", "--no-backdrop"}).status, 0);
  EXPECT_NE(read_file(at / "with.svg").value().find("<image"), std::string::npos);
  EXPECT_EQ(read_file(at / "without.svg").value().find("<image"), std::string::npos);
  EXPECT_EQ(at.run({"backdrop", out, map, "--scale=0.25", "--inside", "-o", out}).status, 0);
  EXPECT_NE(json(read_file(out).value())["backdrop"].find("data"), nullptr);
  EXPECT_EQ(at.run({"render", out, at / "inside.png"}).status, 0);
  EXPECT_EQ(at.run({"backdrop", out, "-o", out}).status, 0);
  EXPECT_EQ(json(read_file(out).value()).find("backdrop"), nullptr);
}

TEST_F(Backdrops, AreRefusedInOneSentence) {
  const std::string map = at.write("map.png", a_map());
  const std::string out = at / "after.linesman";
  expect_refused(at.run({"backdrop", at.game(), map, "-o", out}));  // no markers are in it
  expect_refused(at.run({"backdrop", at.game(), map, "--scale=0", "-o", out}));
  expect_refused(at.run({"backdrop", at.game(), map, "--scale=1", "--at=1", "-o", out}));
  expect_refused(at.run({"backdrop", at.game(), map, "--scale=1", "--opacity=2", "-o", out}));
  expect_refused(at.run({"backdrop", at.game(), at.write("text.png", "no picture"), "--scale=1", "-o", out}));
  expect_refused(at.run({"backdrop", at.game(), map, "--scale=1", "-o", "-"}));
  EXPECT_EQ(at.run({"backdrop", at.game(), map, "--scale=1", "-o", out}).status, 0);
  at.write("after.backdrop.png", a_map() + "!");
  const Finished other = at.run({"render", out, at / "picture.png"});
  expect_refused(other);
  EXPECT_THAT(other.err, HasSubstr("another than the one that was kept"));
  for (const char* picture : {"picture.png", "map.dd2vtt"})
    EXPECT_EQ(at.run({"export", out, at / picture}).err.find(out + ": /backdrop"), 0U)
        << "the game has it, not the new one";
}

}  // namespace
}  // namespace linesman
