// A network drive may answer a rename with a failure although it did it: the answer got lost, and the second try found
// no old name.
#include <dlfcn.h>
#include <gmock/gmock.h>

#include <cerrno>
#include <cstdio>
#include <utility>

#include "files/disk/file.h"
#include "support/temporary_folder.h"

namespace {

enum class Rename { done, done_and_denied, denied };
Rename next_rename = Rename::done;

}  // namespace

// In front of the system's own, for all of this program.
extern "C" int rename(const char* from, const char* to) noexcept {
  const Rename now = std::exchange(next_rename, Rename::done);
  auto* const own = reinterpret_cast<int (*)(const char*, const char*)>(::dlsym(RTLD_NEXT, "rename"));
  if (now == Rename::done) return own(from, to);
  if (now == Rename::done_and_denied) static_cast<void>(own(from, to));
  errno = ENOENT;
  return -1;
}

namespace linesman {
namespace {

TEST(ARenameThatIsDoneAndReportedAsFailed, IsASave) {
  const TemporaryFolder folder;
  const std::string path = folder.write("game", "old");
  next_rename = Rename::done_and_denied;
  const auto saved = save_file(path, "new");
  EXPECT_TRUE(saved);
  EXPECT_EQ(next_rename, Rename::done) << "the rename was asked for";
  EXPECT_EQ(read_file(path).value(), "new");
  EXPECT_EQ(folder.entries(), 1u);
}

TEST(ARenameThatFails, LeavesTheOldFileAlone) {
  const TemporaryFolder folder;
  const std::string path = folder.write("game", "old");
  next_rename = Rename::denied;
  EXPECT_FALSE(save_file(path, "new"));
  EXPECT_EQ(read_file(path).value(), "old");
  EXPECT_EQ(folder.entries(), 1u);
}

}  // namespace
}  // namespace linesman
