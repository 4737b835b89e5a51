#include "architecture/named_files.h"

#include <gmock/gmock.h>

namespace linesman {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const Tree TREE{"src",
                "src/README.md",
                "src/base",
                "src/base/vec.h",
                "src/base/vec.cpp",
                "rulesets",
                "rulesets/README.md",
                "rulesets/pips",
                "rulesets/pips/README.md",
                "rulesets/pips/move.h",
                "rulesets/pips/ruleset.json",
                "tests",
                "tests/cases",
                "tests/cases/pips.json"};

std::vector<std::string> missing(const std::string& path, const std::string& readme) {
  return missing_names(path, readme, TREE);
}

TEST(AReadme, MayNameFilesAndFoldersThatAreThere) {
  EXPECT_THAT(missing("src/README.md", "`src/base/vec.h`, `base/vec.h`, `vec.cpp`, `base/vec` and `src/base/`"),
              IsEmpty());
  EXPECT_THAT(
      missing("src/README.md", "`tests/cases/<ruleset>.json`, `<id>/ruleset.json`, `cases/*.json`, `NAME.json`"),
      IsEmpty());
  EXPECT_THAT(
      missing("rulesets/pips/README.md", "`../../tests`, [rules](../README.md#to-add), [us](https://a.org/b.h)"),
      IsEmpty());
}

TEST(AReadme, MayNameWhatIsNoFileOfTheProject) {
  EXPECT_THAT(missing("src/README.md", "`./dev test`, `build/x.png`, `and/or not`, `Vec`, `effects`, `$HOME/a.h`"),
              IsEmpty());
}

TEST(AReadme, NamesNoFileThatIsGone) {
  EXPECT_THAT(missing("src/README.md", "\n`base/ray.h`"),
              ElementsAre("src/README.md:2 names base/ray.h, which is not there"));
  EXPECT_THAT(missing("src/README.md", "`ray.h`"), ElementsAre(HasSubstr("names ray.h")));
  EXPECT_THAT(missing("src/README.md", "`base/ray`"), ElementsAre(HasSubstr("names base/ray")));
  EXPECT_THAT(missing("src/README.md", "`ase/vec.h`"), ElementsAre(HasSubstr("names ase/vec.h"))) << "half a folder";
  EXPECT_THAT(missing("src/README.md", "`bills/<id>.json`"), ElementsAre(HasSubstr("names bills/<id>.json")));
  EXPECT_THAT(missing("src/README.md", "[here](base/ray.md#a)"), ElementsAre(HasSubstr("names base/ray.md")));
}

TEST(AReadme, HasATableOfFilesThatLieBesideIt) {
  const std::string table = "| file | holds |\n| --- | --- |\n| `move`, `effects` | `figures` |\n";
  EXPECT_THAT(missing("rulesets/pips/README.md", table), ElementsAre(HasSubstr("README.md:3 names effects")));
  EXPECT_THAT(missing("rulesets/pips/README.md", "| word | is |\n| --- | --- |\n| `effects` | |\n"), IsEmpty());
}

}  // namespace
}  // namespace linesman
