// What locks and journals rest on, whatever the system.
#include "files/disk/held_file.h"

#include <gmock/gmock.h>

#include <cerrno>
#include <filesystem>

#include "files/disk/file.h"
#include "support/temporary_folder.h"

namespace linesman {
namespace {

using ::testing::Optional;

TEST(AFileThatIsNotThere, IsNotMadeByOpeningIt) {
  const TemporaryFolder folder;
  EXPECT_FALSE(open_there(folder / "lock"));
  EXPECT_EQ(errno, ENOENT);
  EXPECT_FALSE(std::filesystem::exists(folder / "lock"));
}

TEST(ANewFile, TakesNoNameThatIsTaken) {
  const TemporaryFolder folder;
  folder.write("lock", "somebody");
  EXPECT_FALSE(make_for_all(folder / "lock"));
  EXPECT_EQ(errno, EEXIST);
  EXPECT_FALSE(make_to_append(folder / "lock"));
  EXPECT_EQ(errno, EEXIST);
  EXPECT_EQ(read_file(folder / "lock").value(), "somebody");
}

TEST(ALockOnAFile, IsHeldByOneOpenFileUntilItIsClosed) {
  const TemporaryFolder folder;
  Descriptor first = make_for_all(folder / "lock");
  const Descriptor second = open_there(folder / "lock");
  ASSERT_TRUE(first && second);
  EXPECT_EQ(try_to_lock(first), LockState::taken);
  EXPECT_EQ(try_to_lock(second), LockState::elsewhere);
  first = Descriptor();
  EXPECT_EQ(try_to_lock(second), LockState::taken);
}

TEST(AFileThatIsWrittenAnew, KeepsNothingOfALongerText) {
  const TemporaryFolder folder;
  const Descriptor file = make_for_all(folder / "lock");
  ASSERT_TRUE(replace_content(file, "a long line\n"));
  ASSERT_TRUE(replace_content(file, "short\n"));
  EXPECT_THAT(content_of(file, 1024), Optional(std::string("short\n")));
  EXPECT_THAT(content_of(file, 3), Optional(std::string("sho")));
}

TEST(AFileToAppendTo, GetsEveryWriteAtItsEnd) {
  const TemporaryFolder folder;
  const Descriptor file = make_to_append(folder / "journal");
  ASSERT_TRUE(write_all(file, "one\n") && write_all(file, "two\n") && flush(file));
  EXPECT_EQ(read_file(folder / "journal").value(), "one\ntwo\n");
  const auto state = state_of(file);
  ASSERT_TRUE(state);
  EXPECT_EQ(state->size, 8U);
  EXPECT_TRUE(state->is_ordinary && state->has_name);
}

TEST(ANamelessFile, IsSeenWhenItHasAName) {
  const TemporaryFolder folder;
  const Descriptor file = make_nameless(folder.path().string());
  if (!file) GTEST_SKIP() << "the file system has no nameless files";
  ASSERT_TRUE(write_all(file, "one\n"));
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
  EXPECT_FALSE(state_of(file)->has_name);
  folder.write("taken", "");
  EXPECT_FALSE(give_name(file, folder / "taken"));
  EXPECT_EQ(errno, EEXIST);
  ASSERT_TRUE(give_name(file, folder / "journal"));
  EXPECT_TRUE(state_of(file)->has_name);
  EXPECT_EQ(read_file(folder / "journal").value(), "one\n");
}

TEST(AFile, IsStillAtItsPathUntilAnotherTakesItsName) {
  const TemporaryFolder folder;
  const Descriptor file = make_for_all(folder / "lock");
  EXPECT_TRUE(is_still_at(folder / "lock", file));
  ASSERT_TRUE(rename_file(folder / "lock", folder / "old"));
  EXPECT_FALSE(is_still_at(folder / "lock", file));
  const Descriptor other = make_for_all(folder / "lock");
  EXPECT_FALSE(is_still_at(folder / "lock", file));
  EXPECT_TRUE(remove_file(folder / "lock"));
  EXPECT_FALSE(remove_file(folder / "lock"));
}

}  // namespace
}  // namespace linesman
