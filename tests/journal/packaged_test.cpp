// What our saving and locking keep, and QSaveFile, QLockFile and boost::interprocess::file_lock lose. If one of these
// tests fails, look at src/files/disk/README.md again: the packaged one may do by then.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <QtCore/QLockFile>
#include <QtCore/QSaveFile>
#include <boost/interprocess/sync/file_lock.hpp>
#include <chrono>

#include "files/disk/file.h"
#include "files/disk/held_file.h"
#include "journal/file_lock.h"
#include "support/another_user.h"
#include "support/temporary_folder.h"

namespace linesman {
namespace {

void save_by_qt(const std::string& path) {
  QSaveFile file(QString::fromStdString(path));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly)) << file.errorString().toStdString();
  ASSERT_EQ(file.write("new"), 3);
  ASSERT_TRUE(file.commit()) << file.errorString().toStdString();
}

uid_t owner_of(const std::string& path) {
  struct stat facts {};
  return ::stat(path.c_str(), &facts) == 0 ? facts.st_uid : 0;
}

TEST(OurSaving, KeepsTheOwnerThatQSaveFileLoses) {
  if (::geteuid() != 0) GTEST_SKIP() << "only root may give files away";
  const TemporaryFolder folder;
  const auto of_another = [&](const std::string& name) {
    std::string path = folder.write(name, "old");
    EXPECT_EQ(::chown(path.c_str(), NOBODY, NOBODY), 0);
    return path;
  };
  const std::string ours = of_another("ours");
  ASSERT_TRUE(save_file(ours, "new"));
  EXPECT_EQ(owner_of(ours), NOBODY);
  const std::string theirs = of_another("theirs");
  save_by_qt(theirs);
  EXPECT_NE(owner_of(theirs), NOBODY);
}

TEST(OurSaving, KeepsTheAttributesThatQSaveFileLoses) {
  const TemporaryFolder folder;
  const auto with_comment = [&](const std::string& name) {
    std::string path = folder.write(name, "old");
    return ::setxattr(path.c_str(), "user.xdg.comment", "2", 1, 0) == 0 ? path : "";
  };
  const auto has_comment = [](const std::string& path) {
    return ::getxattr(path.c_str(), "user.xdg.comment", nullptr, 0) == 1;
  };
  const std::string ours = with_comment("ours");
  if (ours.empty()) GTEST_SKIP() << "no attributes here";
  ASSERT_TRUE(save_file(ours, "new"));
  EXPECT_TRUE(has_comment(ours));
  const std::string theirs = with_comment("theirs");
  save_by_qt(theirs);
  EXPECT_FALSE(has_comment(theirs));
}

TEST(OurSaving, RemovesWhatAKillBeforeTheRenameLeft) {
  const TemporaryFolder folder;
  const std::string path = folder.write("game", "old");
  const pid_t child = ::fork();
  if (child == 0) {
    static_cast<void>(save_file(path, "half", []() -> Result<void> { ::_exit(0); }));
    ::_exit(1);
  }
  ::waitpid(child, nullptr, 0);
  ASSERT_EQ(folder.entries(), 2u) << "the new file of the killed program lies beside the old one";
  ASSERT_TRUE(save_file(path, "new"));
  EXPECT_EQ(folder.entries(), 1u);
}

TEST(OurSaving, LeavesNothingOfASaveThatLostItsRightMeanwhile) {
  const TemporaryFolder folder;
  const std::string path = folder.write("game", "old");
  EXPECT_FALSE(save_file(path, "new", []() -> Result<void> { return Problem{"", "another program has it"}; }));
  EXPECT_EQ(read_file(path).value(), "old");
  EXPECT_EQ(folder.entries(), 1u);
}

TEST(OurLock, OnAnotherMachineOutlastsTheHalfMinuteOfQLockFile) {
  const TemporaryFolder folder;
  const std::string game = folder.write("game.linesman", "{}");
  const auto aged = [&](const std::string& name, const std::string& content) {
    const std::string path = folder.write(name, content);
    using namespace std::chrono_literals;
    std::filesystem::last_write_time(path, std::filesystem::file_time_type::clock::now() - 10min);
    return path;
  };
  aged(".game.linesman.lock", R"({"program": "linesman", "process": 7, "host": "attic"})");
  EXPECT_FALSE(FileLock::take(game, "linesman")) << "it may be in use for a whole afternoon";
  QLockFile theirs(QString::fromStdString(aged("their.lock", "7\nlinesman\nattic\n\n\n")));
  EXPECT_TRUE(theirs.tryLock(0));
}

TEST(OurLock, OfAnotherUserHoldsWithoutTheRightToWriteIt) {
  if (const std::string why = why_no_other_user(); !why.empty()) GTEST_SKIP() << why;
  const TemporaryFolder folder;
  ::chmod(folder.path().c_str(), 0755);
  const std::string game = folder.write("game.linesman", "{}");
  const auto lock = FileLock::take(game, "linesman");
  ASSERT_TRUE(lock);
  EXPECT_EQ(as_user(NOBODY, [&] { return FileLock::take(game, "linesman") ? 1 : 0; }), 0);
  // The lock of Boost wants a file that it can write, and cannot say who has it.
  EXPECT_EQ(as_user(NOBODY,
                    [&] {
                      try {
                        boost::interprocess::file_lock theirs((folder / ".game.linesman.lock").c_str());
                        return 1;
                      } catch (const boost::interprocess::interprocess_exception&) {
                        return 0;
                      }
                    }),
            0);
}

TEST(OurLock, HoldsWithinAProgramWhereTheOneOfBoostLetsItselfInTwice) {
  const TemporaryFolder folder;
  const std::string game = folder.write("game.linesman", "{}");
  const auto lock = FileLock::take(game, "linesman");
  ASSERT_TRUE(lock);
  EXPECT_FALSE(FileLock::take(game, "linesman")) << "another window of the same program";
  const std::string path = folder.write("their.lock", "");
  boost::interprocess::file_lock first(path.c_str());
  boost::interprocess::file_lock second(path.c_str());
  EXPECT_TRUE(first.try_lock());
  EXPECT_TRUE(second.try_lock());
}

}  // namespace
}  // namespace linesman
