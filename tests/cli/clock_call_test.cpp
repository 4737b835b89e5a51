// The call clock, drawn into files.
#include "cli/the_program.h"
#include "files/disk/file.h"

namespace linesman {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::StartsWith;

class TheClockInFiles : public TheProgram {
 protected:
  std::string race() const {
    return at.write("race.linesman",
                    R"({"linesman":1,"ruleset":"orders","title":"A race","table":{"width":48,"depth":36},
      "terrain":[],"pieces":[
      {"id":"r","side":"red","base":{"shape":"circle","diameter":1},"at":[24,6],"facing":0,"traits":{"troop":"infantry"}},
      {"id":"b","side":"blue","base":{"shape":"circle","diameter":1},"at":[24,34],"facing":180,"traits":{"troop":"infantry"}}],
      "notes":{"turns":2,"markings":[{"kind":"objective","id":"mill","text":"The mill","points":[[24,14]]}]}})");
  }

  std::string drawn(const std::string& name) const {
    const Finished made = at.run({"clock", race(), "-o", at / name});
    EXPECT_EQ(made.status, 0) << name << made.err;
    EXPECT_EQ(made.out, "") << name;
    const auto bytes = read_file(at / name);
    return bytes ? *bytes : "";
  }
};

TEST_F(TheClockInFiles, IsDrawnByTheEndingOfTheName) {
  EXPECT_THAT(drawn("clock.png"), StartsWith("\x89PNG"));
  EXPECT_THAT(drawn("clock.pdf"), StartsWith("%PDF"));
  EXPECT_THAT(drawn("clock.svg"), AllOf(HasSubstr("<svg"), HasSubstr("red first in 100 of 100")));
  EXPECT_THAT(drawn("clock.html"), AllOf(StartsWith("<!DOCTYPE html>"), HasSubstr("red first in 100 of 100")));
  EXPECT_THAT(drawn("clock.json"), HasSubstr("\"clock\": 1"));
}

TEST_F(TheClockInFiles, RefusesOtherEndingsAndWrongOptionsWithoutAFile) {
  const std::string game = race();
  expect_refused(at.run({"clock", game, "-o", at / "clock.gif"}));
  const Finished wrong = at.run({"clock", game, "--side", "green", "-o", at / "wrong.svg"});
  expect_refused(wrong);
  EXPECT_THAT(wrong.err, HasSubstr("--side"));
  EXPECT_FALSE(read_file(at / "wrong.svg"));
}

}  // namespace
}  // namespace linesman
