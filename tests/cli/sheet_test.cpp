// The call sheet: rulings on paper.
#include <filesystem>

#include "cli/the_program.h"
#include "files/disk/file.h"

namespace linesman {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::StartsWith;

class Sheet : public TheProgram {
 protected:
  /// The game with the tank moved by an order in its record.
  std::string played() const {
    const std::string after = at / "after.linesman";
    EXPECT_EQ(at.run({"apply", at.game(), at.forward(4), "-o", after}).status, 0);
    return after;
  }

  std::string text_of(const std::string& name) const { return read_file(at / name).value(); }
};

TEST_F(Sheet, IsWrittenInEachFormat) {
  const std::string game = played();
  for (const auto& [name, begins] :
       {std::pair("a.pdf", "%PDF-"), std::pair("a.html", "<!DOCTYPE html>"), std::pair("a.svg", "<svg")}) {
    const Finished f = at.run({"sheet", game, "-o", at / name});
    EXPECT_EQ(f.status, 0) << f.err;
    EXPECT_EQ(f.out + f.err, "");
    EXPECT_THAT(text_of(name), StartsWith(begins));
  }
  EXPECT_THAT(text_of("a.html"), AllOf(HasSubstr("Sherman: Move"), HasSubstr("Legal"),
                                       HasSubstr("Step 1 of the history"), HasSubstr("toy-1")));
}

TEST_F(Sheet, HasTheNamedEntry) {
  EXPECT_EQ(at.run({"sheet", played(), "1", "-o", at / "one.html"}).status, 0);
  EXPECT_THAT(text_of("one.html"), HasSubstr("Step 1 of the history"));
  const Finished gone = at.run({"sheet", played(), "7", "-o", at / "seven.html"});
  expect_refused(gone);
  EXPECT_THAT(gone.err, HasSubstr("entry 7 is not there"));
  EXPECT_FALSE(std::filesystem::exists(at / "seven.html"));
}

TEST_F(Sheet, HasAProposedOrder) {
  EXPECT_EQ(at.run({"sheet", at.game(), "--order", at.forward(40), "-o", at / "o.html"}).status, 0);
  EXPECT_THAT(text_of("o.html"), AllOf(HasSubstr("Illegal"), HasSubstr("only proposed"),
                                       HasSubstr("Sure: the verdict stays the same with everything 0.05")));
}

TEST_F(Sheet, OfAllRulingsIsABooklet) {
  EXPECT_EQ(at.run({"sheet", played(), "--all", "-o", at / "all.html"}).status, 0);
  EXPECT_THAT(text_of("all.html"), AllOf(HasSubstr("Contents"), HasSubstr("How the game ended")));
  EXPECT_EQ(at.run({"sheet", played(), "--all", "--page", "Letter", "-o", at / "all.pdf"}).status, 0);
  EXPECT_THAT(text_of("all.pdf"), HasSubstr("/MediaBox [0 0 612"));
}

TEST_F(Sheet, SaysWhyThereIsNone) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> wrong{
      {{"sheet", at.game(), "-o", at / "x.pdf"}, "no move has been carried out"},
      {{"sheet", at.game(), "--all", "-o", at / "x.pdf"}, "no move has been carried out"},
      {{"sheet", played(), "-o", at / "x.doc"}, "ends in .pdf, .html or .svg"},
      {{"sheet", played(), "-o", at / "x.pdf", "--page", "Foolscap"}, "A4, Letter, A5, A3 or Legal"},
      {{"sheet", played(), "--all", "-o", at / "x.svg"}, "a booklet has pages"},
      {{"sheet", played(), "1", "--all", "-o", at / "x.pdf"}, "of one entry, of --all of them or of one --order"},
      {{"sheet", played(), "-o", "-"}, "needs --to"},
      {{"sheet", played(), "0", "-o", at / "x.pdf"}, "ENTRY"},
      {{"sheet", played(), "-o", at / "no/such/x.pdf"}, "no/such"},
  };
  for (const auto& [call, why] : wrong) {
    const Finished f = at.run(call);
    expect_refused(f);
    EXPECT_THAT(f.err, HasSubstr(why));
    EXPECT_FALSE(std::filesystem::exists(at / "x.pdf"));
  }
}

}  // namespace
}  // namespace linesman
