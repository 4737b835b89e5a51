// The call `examples`.
#include <filesystem>

#include "cli/the_program.h"
#include "files/disk/file.h"

namespace linesman {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

namespace fs = std::filesystem;

class ExamplesCall : public TheProgram {
 protected:
  static fs::path examples() { return std::string(LINESMAN_SOURCE_DIR) + "/resources/examples"; }

  static std::size_t files_in(const fs::path& folder) {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
  }

  std::string folder = at / "mine";
};

TEST_F(ExamplesCall, ListsEachGameWithItsTitle) {
  const Finished f = at.run({"examples"});
  EXPECT_EQ(f.status, 0) << f.err;
  for (const auto& entry : fs::directory_iterator(examples()))
    if (entry.path().extension() == ".linesman") {
      EXPECT_THAT(f.out, HasSubstr(entry.path().stem().string() + ": "));
    }
  EXPECT_EQ(at.run({"examples", "pips-river"}).out, "pips-river: The crossing at Rochefort\n");
}

TEST_F(ExamplesCall, CopiesAGameWithItsOrders) {
  const Finished f = at.run({"examples", "pips-river", "--copy", folder});
  EXPECT_EQ(f.status, 0) << f.err;
  EXPECT_THAT(f.out, HasSubstr("mine/pips-river.linesman\n"));
  for (const auto& entry : fs::directory_iterator(folder)) {
    EXPECT_THAT(entry.path().filename().string(), ::testing::StartsWith("pips-river."));
    EXPECT_EQ(read_file(entry.path().string()).value(),
              read_file((examples() / entry.path().filename()).string()).value());
  }
  EXPECT_EQ(
      at.run({"judge", folder + "/pips-river.linesman", folder + "/pips-river.2-through-the-ford.order.json"}).status,
      0);
}

TEST_F(ExamplesCall, CopiesAllWhenNoneIsNamed) {
  EXPECT_EQ(at.run({"examples", "--copy", folder}).status, 0);
  EXPECT_EQ(files_in(folder), files_in(examples()));
}

TEST_F(ExamplesCall, MayBeAskedAgain) {
  const Finished first = at.run({"examples", "pips-river", "--copy", folder});
  const Finished again = at.run({"examples", "pips-river", "--copy", folder});
  EXPECT_EQ(again.status, 0) << again.err;
  EXPECT_EQ(again.out, first.out);
}

TEST_F(ExamplesCall, LeavesTheFilesOfAPlayerAlone) {
  fs::create_directory(folder);
  ASSERT_TRUE(save_file(folder + "/pips-river.linesman", "mine"));
  const Finished f = at.run({"examples", "pips-river", "--copy", folder});
  expect_refused(f);
  EXPECT_THAT(f.err, HasSubstr("is there already and differs from the example: nothing is copied"));
  EXPECT_EQ(read_file(folder + "/pips-river.linesman").value(), "mine");
  EXPECT_EQ(files_in(folder), 1u);
}

TEST_F(ExamplesCall, NamesTheOneThatIsMeant) {
  const Finished near = at.run({"examples", "pips-rivers"});
  expect_refused(near);
  EXPECT_EQ(near.err, "there is no example \"pips-rivers\", but there is \"pips-river\"\n");
  const Finished far = at.run({"examples", "elephant", "--copy", folder});
  expect_refused(far);
  EXPECT_THAT(far.err, HasSubstr("armour-ford, common-ground, "));
  EXPECT_FALSE(fs::exists(folder));
}

TEST_F(ExamplesCall, RefusesAFolderThatCannotBeMade) {
  ASSERT_TRUE(save_file(folder, "a file"));
  const Finished f = at.run({"examples", "pips-river", "--copy", folder});
  expect_refused(f);
  EXPECT_THAT(f.err, HasSubstr("mine: "));
  EXPECT_THAT(f.err, Not(HasSubstr("mistake")));
}

}  // namespace
}  // namespace linesman
