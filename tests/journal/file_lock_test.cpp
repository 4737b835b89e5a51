// Only one program at a time writes a document, even after the program that held it was killed.
#include "journal/file_lock.h"

#include <gmock/gmock.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>

#include "files/disk/descriptor.h"
#include "files/disk/file.h"
#include "support/another_user.h"
#include "support/patience.h"
#include "support/temporary_folder.h"

namespace linesman {
namespace {

using testing::EndsWith;
using testing::HasSubstr;

class ALockOnADocument : public testing::Test {
 protected:
  TemporaryFolder folder;
  std::string game = folder.write("game.linesman", "{}");
  std::string lock_file = folder / ".game.linesman.lock";
};

TEST_F(ALockOnADocument, BelongsToOneProgramAtATime) {
  FileLock first = FileLock::take(game, "linesman").value();
  EXPECT_TRUE(first.held());
  const auto second = FileLock::take(game, "linesman-cli");
  ASSERT_FALSE(second);
  EXPECT_EQ(second.problem().sentence(),
            game + ": is in use by linesman (process " + std::to_string(::getpid()) + " on this machine)");
  first = FileLock();
  EXPECT_FALSE(std::filesystem::exists(lock_file));
  EXPECT_TRUE(FileLock::take(game, "linesman-cli"));
}

TEST_F(ALockOnADocument, IsTheSameThroughALink) {
  std::filesystem::create_symlink(game, folder / "link");
  const auto lock = FileLock::take(folder / "link", "linesman");
  EXPECT_FALSE(FileLock::take(game, "linesman"));
}

TEST_F(ALockOnADocument, IsNotWrittenIntoAnotherFileOfThatName) {
  const std::string letter = folder.write("letter", "dear reader");
  std::filesystem::create_hard_link(letter, lock_file);
  const auto lock = FileLock::take(game, "linesman");
  ASSERT_FALSE(lock);
  EXPECT_THAT(lock.problem().sentence(), HasSubstr("is another file too, by a hard link"));
  EXPECT_EQ(read_file(letter).value(), "dear reader");
}

TEST_F(ALockOnADocument, IsWaitedForWhenItsHolderRunsTheSameProgram) {
  std::array<int, 2> has_it{};
  std::array<int, 2> may_go{};
  ASSERT_EQ(::pipe(has_it.data()) + ::pipe(may_go.data()), 0);
  const pid_t child = ::fork();
  char word = 'x';
  if (child == 0) {
    ::close(may_go[1]);
    const auto lock = FileLock::take(game, "linesman-cli");
    const bool announced = lock.ok() && ::write(has_it[1], &word, 1) == 1;
    const bool goes = announced && ::read(may_go[0], &word, 1) == 1;
    ::usleep(100'000);      // the other process most likely waits by then
    ::_exit(goes ? 0 : 1);  // the file of the lock stays
  }
  ::close(has_it[1]);
  ASSERT_EQ(::read(has_it[0], &word, 1), 1);
  EXPECT_FALSE(FileLock::take(game, "linesman-cli"));
  ASSERT_EQ(::write(may_go[1], &word, 1), 1);
  EXPECT_TRUE(FileLock::take(game, "linesman-cli", std::chrono::milliseconds(PATIENCE)));
  ::waitpid(child, nullptr, 0);
  for (const int end : {has_it[0], may_go[0], may_go[1]}) ::close(end);
}

TEST_F(ALockOnADocument, OfAKilledProgramIsNoObstacle) {
  const pid_t child = ::fork();
  if (child == 0) {
    const auto lock = FileLock::take(game, "linesman");
    ::raise(SIGKILL);
  }
  ::waitpid(child, nullptr, 0);
  ASSERT_TRUE(std::filesystem::exists(lock_file));
  const auto lock = FileLock::take(game, "linesman");
  ASSERT_TRUE(lock);
  EXPECT_TRUE(lock->held());
}

TEST_F(ALockOnADocument, OfAnotherMachineIsTakenOverOnRequestOnly) {
  folder.write(".game.linesman.lock", R"({"program": "linesman", "process": 7, "host": "attic"})");
  const auto lock = FileLock::take(game, "linesman", std::chrono::milliseconds(50));
  ASSERT_FALSE(lock);
  EXPECT_THAT(english(lock.problem().reason), HasSubstr("in use by linesman (process 7 on attic)"));
  EXPECT_TRUE(FileLock::can_be_taken_over(game));
  const auto ours = FileLock::take_over(game, "linesman");
  ASSERT_TRUE(ours);
  EXPECT_FALSE(FileLock::can_be_taken_over(game));
  EXPECT_FALSE(FileLock::take(game, "linesman"));
}

TEST_F(ALockOnADocument, IsTakenDespiteNonsenseInIt) {
  folder.write(".game.linesman.lock", "{\"host\": 5, [");
  EXPECT_TRUE(FileLock::take(game, "linesman")->held());
}

TEST_F(ALockOnADocument, DoesNotFollowALink) {
  const std::string precious = folder.write("precious", "mine");
  std::filesystem::create_symlink(precious, lock_file);
  EXPECT_FALSE(FileLock::take(game, "linesman"));
  EXPECT_EQ(read_file(precious).value(), "mine");
}

TEST_F(ALockOnADocument, IsRefusedWhenItsNameIsNoFile) {
  std::filesystem::create_directory(lock_file);
  const auto lock = FileLock::take(game, "linesman", std::chrono::milliseconds(50));
  ASSERT_FALSE(lock);
  EXPECT_EQ(lock.problem().sentence(),
            game + ": cannot be locked: .game.linesman.lock beside it cannot be opened: Is a directory");
}

TEST_F(ALockOnADocument, MayBeReadByEveryUserWhateverTheUmask) {
  for (const mode_t mask : {mode_t{077}, mode_t{022}, mode_t{0}}) {
    const mode_t usual = ::umask(mask);
    const auto lock = FileLock::take(game, "linesman");
    ::umask(usual);
    struct stat facts {};
    ASSERT_EQ(::stat(lock_file.c_str(), &facts), 0);
    EXPECT_EQ(facts.st_mode & 0777, (0666 & ~mask) | 0444);
  }
}

class ALockBetweenTwoUsers : public ALockOnADocument {
 protected:
  void SetUp() override {
    if (const std::string why = why_no_other_user(); !why.empty()) GTEST_SKIP() << why;
    ::chmod(folder.path().c_str(), 0777);
  }

  enum Outcome { taken = 1, refused, without };
  Outcome outcome_for(unsigned user) const {
    return static_cast<Outcome>(as_user(user, [&] {
                                  const auto lock = FileLock::take(game, "linesman-cli");
                                  return !lock ? refused : lock->held() ? taken : without;
                                }).value());
  }
  /// The lock of a killed program.
  void leave_a_lock() const {
    folder.write(".game.linesman.lock",
                 R"({"program": "linesman", "process": 2147483646, "host": ")" + this_process().host + "\"}\n");
    ::chmod(lock_file.c_str(), 0644);
  }
};

TEST_F(ALockBetweenTwoUsers, HoldsForTheOther) {
  for (const mode_t mask : {mode_t{022}, mode_t{077}}) {
    const mode_t usual = ::umask(mask);
    const auto lock = FileLock::take(game, "linesman");
    ::umask(usual);
    ASSERT_TRUE(lock);
    EXPECT_EQ(outcome_for(NOBODY), refused);
  }
  EXPECT_EQ(outcome_for(NOBODY), taken) << "it was let go";
}

TEST_F(ALockBetweenTwoUsers, OfAKilledProgramIsMadeAnew) {
  leave_a_lock();
  const auto signed_by_the_other = as_user(NOBODY, [&] {
    const auto lock = FileLock::take(game, "linesman-cli");
    return lock && read_file(lock_file).value().find(std::to_string(::getpid())) != std::string::npos ? 0 : 1;
  });
  EXPECT_EQ(signed_by_the_other, 0);
  EXPECT_FALSE(std::filesystem::exists(lock_file));
}

TEST_F(ALockBetweenTwoUsers, HoldsWhenTheOtherCanNeitherWriteNorRemoveIt) {
  ::chmod(folder.path().c_str(), 01777);
  leave_a_lock();
  const auto both = as_user(NOBODY, [&] {
    const auto lock = FileLock::take(game, "linesman-cli");
    if (!lock || !lock->held()) return 1;
    const auto second = FileLock::take(game, "linesman-cli");
    return !second && second.problem().reason == "is in use by another program" ? 0 : 2;
  });
  EXPECT_EQ(both, 0);
}

TEST_F(ALockBetweenTwoUsers, IsNotHeldInAFolderThatCannotBeWritten) {
  ::chmod(folder.path().c_str(), 0755);
  EXPECT_EQ(outcome_for(NOBODY), without);
}

TEST_F(ALockBetweenTwoUsers, IsRefusedWhenItCannotBeRead) {
  leave_a_lock();
  ::chmod(lock_file.c_str(), 0600);
  EXPECT_EQ(outcome_for(NOBODY), refused);
}

TEST_F(ALockOnADocument, IsNotHeldInAReadOnlyFolder) {
  const auto lock = FileLock::take(folder / "no/such/game", "linesman");
  ASSERT_TRUE(lock);
  EXPECT_FALSE(lock->held());
}

TEST_F(ALockOnADocument, HoldsForADocumentWithTheLongestName) {
  EXPECT_TRUE(FileLock::take(folder / std::string(255, 'n'), "linesman")->held());
}

}  // namespace
}  // namespace linesman
