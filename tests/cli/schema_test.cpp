// The call `schema`.
#include <set>
#include <sstream>

#include "cli/the_program.h"
#include "files/disk/file.h"

namespace linesman {
namespace {

using ::testing::HasSubstr;

class SchemaCall : public TheProgram {
 protected:
  /// Every schema of the sources by name.
  static std::set<std::string> names() {
    std::set<std::string> found;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(LINESMAN_SOURCE_DIR) + "/resources/schema")) {
      const std::string file = entry.path().filename().string();
      found.insert(file.substr(0, file.find('.')));
    }
    return found;
  }
};

TEST_F(SchemaCall, ListsTheirNames) {
  const Finished f = at.run({"schema"});
  EXPECT_EQ(f.status, 0) << f.err;
  std::string listed;
  for (const std::string& name : names()) listed += name + "\n";
  EXPECT_EQ(f.out, listed);
  EXPECT_THAT(f.out, HasSubstr("game\n"));
}

TEST_F(SchemaCall, PrintsEachAsItIsInItsFile) {
  for (const std::string& name : names()) {
    const Finished f = at.run({"schema", name});
    EXPECT_EQ(f.status, 0) << f.err;
    EXPECT_EQ(f.out,
              read_file(std::string(LINESMAN_SOURCE_DIR) + "/resources/schema/" + name + ".schema.json").value());
  }
}

TEST_F(SchemaCall, NamesTheOneThatIsMeant) {
  const Finished near = at.run({"schema", "gane"});
  expect_refused(near);
  EXPECT_EQ(near.err, "there is no schema \"gane\", but there is \"game\"\n");
  const Finished far = at.run({"schema", "elephant"});
  expect_refused(far);
  EXPECT_THAT(far.err, HasSubstr("batch, case, catalogue, "));
  expect_refused(at.run({"schema", "../schema/game"}));
}

}  // namespace
}  // namespace linesman
