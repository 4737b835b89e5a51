// Saves where there are links, devices, files of other users and files of killed programs.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <cstring>

#include "files/disk/descriptor.h"
#include "files/disk/file.h"
#include "files/disk/posix/posix.h"
#include "support/another_user.h"
#include "support/temporary_folder.h"

namespace linesman {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

/// The number of a process that has ended.
pid_t a_dead_process() {
  const pid_t child = ::fork();
  if (child == 0) ::_exit(0);
  ::waitpid(child, nullptr, 0);
  return child;
}

std::string left_by(pid_t process, const std::string& host = this_process().host) {
  return ".linesman-" + host + "-" + std::to_string(process) + "-7.tmp";
}

TEST(ASymbolicLinkToAMissingFile, StaysALinkAndTheFileIsMade) {
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
  EXPECT_THAT(english(save_file(folder / "a", "new").problem().reason), HasSubstr("symbolic links"));
  EXPECT_TRUE(fs::is_symlink(folder / "a"));
}

TEST(AFolderPipeOrDevice, IsLeftAlone) {
  const TemporaryFolder folder;
  ASSERT_EQ(::mkfifo((folder / "fifo").c_str(), 0600), 0);
  for (const std::string& path : {folder / "fifo", std::string("/dev/null"), std::string("/dev/full")})
    EXPECT_EQ(save_file(path, "new").problem().sentence(), path + ": cannot be saved: it is no ordinary file");
  EXPECT_TRUE(fs::is_fifo(folder / "fifo"));
}

TEST(AnOpenFileUnderItsNameInProc, IsNotReplaced) {
  const TemporaryFolder folder;
  const std::string path = folder.write("out", "what a program has written so far");
  const int open = ::open(path.c_str(), O_WRONLY);
  const auto saved = save_file("/dev/fd/" + std::to_string(open), "new");
  ::close(open);
  ASSERT_FALSE(saved);
  EXPECT_THAT(english(saved.problem().reason), HasSubstr("- as a name"));
  EXPECT_EQ(read_file(path).value(), "what a program has written so far");
}

TEST(AFileWithTwoNames, HasTheNewContentUnderTheGivenName) {
  const TemporaryFolder folder;
  fs::create_hard_link(folder.write("game", "old"), folder / "copy of yesterday");
  ASSERT_TRUE(save_file(folder / "game", "new"));
  EXPECT_EQ(read_file(folder / "game").value(), "new");
  EXPECT_EQ(read_file(folder / "copy of yesterday").value(), "old");
}

TEST(AFileOfAnotherOwner, KeepsItsOwner) {
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

TEST(AttributesOfADesktop, AreKept) {
  const TemporaryFolder folder;
  const std::string path = folder.write("game", "old");
  if (::setxattr(path.c_str(), "user.xdg.comment", "round 2", 7, 0) != 0) GTEST_SKIP() << "no attributes here";
  ASSERT_TRUE(save_file(path, "new"));
  std::string value(7, ' ');
  EXPECT_EQ(::getxattr(path.c_str(), "user.xdg.comment", value.data(), value.size()), 7);
  EXPECT_EQ(value, "round 2");
}

TEST(TheFileOfAKilledProgram, IsRemovedByTheNextSave) {
  const TemporaryFolder folder;
  folder.write(left_by(a_dead_process()), "half a gam");
  folder.write(".linesman-" + std::to_string(a_dead_process()) + "-0.tmp", "of an earlier edition");
  ASSERT_TRUE(save_file(folder / "game", "new"));
  EXPECT_EQ(folder.entries(), 1u);
}

TEST(AFileThatMayBeInUse, IsNotRemoved) {
  const TemporaryFolder folder;
  const pid_t dead = a_dead_process();
  folder.write(left_by(::getpid()), "of a program that runs");
  folder.write(left_by(dead, "another.machine"), "of a program elsewhere");
  folder.write(".linesman-notes.tmp", "of no process");
  folder.write(".linesman-4-.tmp", "of no process");
  // This file is locked, although its process is unknown here.
  const int open = ::open(folder.write(left_by(dead), "written this moment").c_str(), O_RDWR);
  ASSERT_EQ(::flock(open, LOCK_EX), 0);
  fs::create_symlink(folder.write("mine", "my own"), folder / (".linesman-" + std::to_string(dead) + "-1.tmp"));
  ASSERT_TRUE(save_file(folder / "game", "new"));
  ::close(open);
  EXPECT_EQ(folder.entries(), 8u);
  EXPECT_EQ(read_file(folder / "mine").value(), "my own");
}

TEST(AFile, IsReplacedOnlyWithPermissionAtTheLastMoment) {
  const TemporaryFolder folder;
  const std::string path = folder.write("game", "old");
  const auto saved = save_file(path, "new", [&]() -> Result<void> {
    EXPECT_EQ(read_file(path).value(), "old");
    EXPECT_EQ(folder.entries(), 2u) << "the new one stands beside it";
    return Problem{path, "", "was changed meanwhile"};
  });
  ASSERT_FALSE(saved);
  EXPECT_EQ(saved.problem().reason, "was changed meanwhile");
  EXPECT_EQ(read_file(path).value(), "old");
  EXPECT_EQ(folder.entries(), 1u);
  EXPECT_TRUE(save_file(path, "new", [] { return Result<void>(); }));
  EXPECT_EQ(read_file(path).value(), "new");
}

/// An access list: all rights for the owner and for many users, none for the owning group and for others. The group
/// bits of the mode are then rwx.
std::string access_list(std::size_t users) {
  std::string bytes;
  const auto put = [&](std::uint32_t number, int size) {
    for (int i = 0; i < size; ++i) bytes += static_cast<char>(number >> (8 * i));
  };
  const auto entry = [&](std::uint32_t tag, std::uint32_t rights, std::uint32_t id) {
    put(tag, 2);
    put(rights, 2);
    put(id, 4);
  };
  put(2, 4);
  entry(0x01, 7, UINT32_MAX);
  for (std::size_t i = 0; i < users; ++i) entry(0x02, 7, static_cast<std::uint32_t>(20'000 + i));
  entry(0x04, 0, UINT32_MAX);
  entry(0x10, 7, UINT32_MAX);
  entry(0x20, 0, UINT32_MAX);
  return bytes;
}

std::string access_list_of(const std::string& path) {
  std::string bytes(1 << 16, '\0');
  const ssize_t size = ::getxattr(path.c_str(), "system.posix_acl_access", bytes.data(), bytes.size());
  return bytes.substr(0, size < 0 ? 0 : static_cast<std::size_t>(size));
}

TEST(AFileWithAnAccessList, KeepsItAtAnyLength) {
  const TemporaryFolder folder;
  for (const std::size_t users : {3u, 1000u}) {
    const std::string path = folder.write("game", "old");
    const std::string list = access_list(users);
    if (::setxattr(path.c_str(), "system.posix_acl_access", list.data(), list.size(), 0) != 0)
      GTEST_SKIP() << "this file system takes no list of " << users << " users: " << std::strerror(errno);
    ASSERT_EQ(access_list_of(path), list);
    ASSERT_TRUE(save_file(path, "new"));
    EXPECT_EQ(access_list_of(path), list);
  }
}

TEST(AFolderThatCannotBeListed, CanStillBeWritten) {
  if (const std::string why = why_no_other_user(); !why.empty()) GTEST_SKIP() << why;
  const TemporaryFolder folder;
  folder.write("dark/game", "old");
  ::chmod(folder.path().c_str(), 0755);
  ::chmod((folder / "dark").c_str(), 0333);
  ::chmod((folder / "dark/game").c_str(), 0666);
  EXPECT_EQ(as_user(NOBODY, [&] { return save_file(folder / "dark/game", "new") ? 0 : 1; }), 0);
  EXPECT_EQ(read_file(folder / "dark/game").value(), "new");
}

TEST(AFolderThatCannotBeFlushed, IsReported) {
  const TemporaryFolder folder;
  const Descriptor file = open_file(folder.write("game", "new"), O_RDONLY);
  EXPECT_TRUE(flush_folder(folder.path().string(), file));
  EXPECT_FALSE(flush_folder(folder / "nowhere", file));
  std::vector<Descriptor> all;
  for (;;) {
    Descriptor one = open_file("/dev/null", O_RDONLY);
    if (!one) break;
    all.push_back(std::move(one));
  }
  const bool flushed = flush_folder(folder.path().string(), file);
  all.clear();
  EXPECT_FALSE(flushed) << "no descriptor was left";
}

}  // namespace
}  // namespace linesman
