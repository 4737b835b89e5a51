// Saving among links, devices, other people's files and what killed programs have left.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

#include "files/json.h"
#include "files/process.h"
#include "support/temporary_folder.h"

namespace linesman {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

/// The number of a process that has been and is no more.
pid_t a_dead_process() {
  const pid_t child = ::fork();
  if (child == 0) ::_exit(0);
  ::waitpid(child, nullptr, 0);
  return child;
}

std::string left_by(pid_t process, const std::string& host = this_process().host) {
  return ".linesman-" + host + "-" + std::to_string(process) + "-7.tmp";
}

TEST(ASymbolicLinkToAFileThatIsNotThereYet, StaysOneAndTheFileIsMade) {
  const TemporaryFolder folder;
  fs::create_directory(folder / "games");
  fs::create_symlink("games/first", folder / "link");
  fs::create_symlink(folder / "link", folder / "link to a link");
  ASSERT_TRUE(save_file(folder / "link to a link", "new"));
  EXPECT_TRUE(fs::is_symlink(folder / "link"));
  EXPECT_TRUE(fs::is_symlink(folder / "link to a link"));
  EXPECT_EQ(read_file(folder / "games/first").value(), "new");
}

TEST(ARingOfSymbolicLinks, IsRefused) {
  const TemporaryFolder folder;
  fs::create_symlink("b", folder / "a");
  fs::create_symlink("a", folder / "b");
  EXPECT_THAT(save_file(folder / "a", "new").problem().reason, HasSubstr("symbolic links"));
  EXPECT_TRUE(fs::is_symlink(folder / "a"));
}

TEST(WhatIsNoOrdinaryFile, IsLeftAlone) {
  const TemporaryFolder folder;
  ASSERT_EQ(::mkfifo((folder / "fifo").c_str(), 0600), 0);
  for (const std::string& path : {folder / "fifo", std::string("/dev/null"), std::string("/dev/full")})
    EXPECT_EQ(save_file(path, "new").problem().sentence(), path + ": cannot be saved: it is no ordinary file");
  EXPECT_TRUE(fs::is_fifo(folder / "fifo"));
}

TEST(AnOpenFileUnderItsNameAmongProcesses, IsNotExchangedBehindWhoeverWritesToIt) {
  const TemporaryFolder folder;
  const std::string path = folder.write("out", "what a program has written so far");
  const int open = ::open(path.c_str(), O_WRONLY);
  const auto saved = save_file("/dev/fd/" + std::to_string(open), "new");
  ::close(open);
  ASSERT_FALSE(saved);
  EXPECT_THAT(saved.problem().reason, HasSubstr("- as a name"));
  EXPECT_EQ(read_file(path).value(), "what a program has written so far");
}

TEST(AFileWithTwoNames, HasTheNewContentUnderTheNameThatWasGiven) {
  const TemporaryFolder folder;
  fs::create_hard_link(folder.write("game", "old"), folder / "copy of yesterday");
  ASSERT_TRUE(save_file(folder / "game", "new"));
  EXPECT_EQ(read_file(folder / "game").value(), "new");
  EXPECT_EQ(read_file(folder / "copy of yesterday").value(), "old");
}

TEST(AFileOfAnotherOwner, StaysTheirs) {
  if (::geteuid() != 0) GTEST_SKIP() << "only root may give files away";
  const TemporaryFolder folder;
  const std::string path = folder.write("game", "old");
  ASSERT_EQ(::chown(path.c_str(), 1234, 4321), 0);
  ASSERT_EQ(::chmod(path.c_str(), 0660), 0);
  ASSERT_TRUE(save_file(path, "new"));
  struct stat facts {};
  ASSERT_EQ(::stat(path.c_str(), &facts), 0);
  EXPECT_EQ(facts.st_uid, 1234u);
  EXPECT_EQ(facts.st_gid, 4321u);
  EXPECT_EQ(facts.st_mode & 07777, 0660u);
}

TEST(WhatADesktopNotesAboutAFile, IsKept) {
  const TemporaryFolder folder;
  const std::string path = folder.write("game", "old");
  if (::setxattr(path.c_str(), "user.xdg.comment", "round 2", 7, 0) != 0) GTEST_SKIP() << "no attributes here";
  ASSERT_TRUE(save_file(path, "new"));
  std::string value(7, ' ');
  EXPECT_EQ(::getxattr(path.c_str(), "user.xdg.comment", value.data(), value.size()), 7);
  EXPECT_EQ(value, "round 2");
}

TEST(WhatAKilledProgramLeftBeside, IsSweptByTheNextSave) {
  const TemporaryFolder folder;
  folder.write(left_by(a_dead_process()), "half a gam");
  folder.write(".linesman-" + std::to_string(a_dead_process()) + "-0.tmp", "of an earlier edition");
  ASSERT_TRUE(save_file(folder / "game", "new"));
  EXPECT_EQ(folder.entries(), 1u);
}

TEST(WhatMayStillBeInUse, IsNotSwept) {
  const TemporaryFolder folder;
  const pid_t dead = a_dead_process();
  folder.write(left_by(::getpid()), "of a program that runs");
  folder.write(left_by(dead, "another.machine"), "of a program elsewhere");
  folder.write(".linesman-notes.tmp", "of nobody");
  folder.write(".linesman-4-.tmp", "of nobody");
  // Locked by a process whose number means nothing here.
  const int open = ::open(folder.write(left_by(dead), "written this moment").c_str(), O_RDWR);
  ASSERT_EQ(::flock(open, LOCK_EX), 0);
  fs::create_symlink(folder.write("mine", "my own"), folder / (".linesman-" + std::to_string(dead) + "-1.tmp"));
  ASSERT_TRUE(save_file(folder / "game", "new"));
  ::close(open);
  EXPECT_EQ(folder.entries(), 8u);
  EXPECT_EQ(read_file(folder / "mine").value(), "my own");
}

}  // namespace
}  // namespace linesman
