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

}  // namespace
}  // namespace linesman
