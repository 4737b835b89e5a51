// The program saves on a full disk and beside other programs.
#include <sys/resource.h>

#include "cli/the_program.h"
#include "files/disk/file.h"
#include "journal/file_lock.h"
#include "support/patience.h"

namespace linesman {
namespace {

/// Limits the size of all written files, like a full disk.
class SmallDisk {
 public:
  explicit SmallDisk(rlim_t bytes) {
    ::getrlimit(RLIMIT_FSIZE, &usual_);
    struct rlimit small = usual_;
    small.rlim_cur = bytes;
    ::setrlimit(RLIMIT_FSIZE, &small);
  }
  ~SmallDisk() { ::setrlimit(RLIMIT_FSIZE, &usual_); }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;

 private:
  struct rlimit usual_ {};
};

class Saving : public TheProgram {
 protected:
  static std::size_t files_in(const std::string& folder) {
    return static_cast<std::size_t>(
        std::distance(std::filesystem::directory_iterator(folder), std::filesystem::directory_iterator()));
  }
};

TEST_F(Saving, WithoutRoomIsReportedAndLeavesTheOldGame) {
  const std::string old = toy_game(R"(, "scenario": ")" + std::string(20'000, 't') + R"(")");
  const std::string path = at.write("full/game.linesman", old);
  const std::string order = at.forward(3);
  const SmallDisk disk(8192);
  const Finished done = at.run({"apply", path, order, "-o", path});
  expect_refused(done);
  EXPECT_THAT(done.err, ::testing::HasSubstr("game.linesman: cannot be saved: File too large"));
  EXPECT_EQ(read_file(path).value(), old);
  EXPECT_EQ(files_in(at / "full"), 1u);
}

TEST_F(Saving, APictureWithoutRoomLeavesTheOldOne) {
  for (const char* format : {"png", "svg", "pdf"}) {
    const std::string path = at.write(std::string("full/old.") + format, "the old picture");
    const SmallDisk disk(1024);
    for (const char* call : {"render", "export"}) expect_refused(at.run({call, at.game(), path}));
    EXPECT_EQ(read_file(path).value(), "the old picture");
  }
  EXPECT_EQ(files_in(at / "full"), 3u);
}

TEST_F(Saving, IsDoneEvenWhenTheAnswerCannotBeWritten) {
  if (!std::filesystem::exists("/dev/full")) GTEST_SKIP() << "there is no /dev/full here";
  const std::string game = at.game();
  const std::string out = at / "after.linesman";
  for (const std::string& call : {"apply " + game + " " + at.forward(3), "note " + game + " seen", "turn " + game}) {
    std::filesystem::remove(out);
    const std::string whole = std::string(LINESMAN_CLI) + " " + call + " -o " + out;
    Running shell("/bin/sh", {"-c", "exec " + whole + " >/dev/full"}, at.environment());
    const Finished done = shell.finish();
    EXPECT_EQ(done.status, 0) << call << ": what was asked for is done: " << done.err;
    EXPECT_THAT(done.err, ::testing::HasSubstr("but the result is saved in " + out));
    EXPECT_EQ(json(read_file(out).value())["history"].size(), 1u) << call;
  }
  Running shell("/bin/sh",
                {"-c", "exec " + std::string(LINESMAN_CLI) + " judge " + game + " " + at.forward(3) + " >/dev/full"},
                at.environment());
  EXPECT_EQ(shell.finish().status, 2) << "nothing is saved, and the answer is all that was asked for";
}

TEST_F(Saving, IntoADeviceIsRefused) {
  std::filesystem::create_symlink("/dev/full", at / "full.svg");
  expect_refused(at.run({"render", at.game(), at / "full.svg"}));
  expect_refused(at.run({"apply", at.game(), at.forward(3), "-o", "/dev/full"}));
}

TEST_F(Saving, ByTwoCallsAtOnceLosesNone) {
  for (int i = 0; i < 20; ++i) {
    const std::string path = at.write("game.linesman", toy_game());
    const std::vector<std::string> call{"apply", path, at.forward(1), "-o", path};
    Running one(LINESMAN_CLI, call, at.environment());
    Running other(LINESMAN_CLI, call, at.environment());
    const Finished ends[]{one.finish(), other.finish()};
    std::size_t done = 0;
    for (const Finished& end : ends) {
      done += end.status == 0;
      if (end.status == 0) continue;
      expect_refused(end);
      EXPECT_THAT(end.err, ::testing::HasSubstr("nothing is written"));
    }
    EXPECT_GE(done, 1u);
    EXPECT_EQ(load_json(path).value()["history"].size(), done);
  }
}

TEST_F(Saving, IsRefusedWhenAnotherProgramChangedTheGame) {
  const std::string path = at.write("game.linesman", toy_game());
  Running call(LINESMAN_CLI, {"apply", path, "-", "-o", path}, at.environment());
  // The call reads its order after the game. A first byte of the order shows that the game was read.
  call.write(" ");
  for (int ms = 0; ms < PATIENCE && !call.took_all(); ++ms) ::usleep(1000);
  ASSERT_TRUE(call.took_all());
  const std::string changed = toy_game(R"(, "scenario": "by an editor")");
  at.write("game.linesman", changed);
  call.write(forward_order(1));
  const Finished done = call.finish();
  expect_refused(done);
  EXPECT_THAT(done.err, ::testing::HasSubstr("was changed by another program meanwhile; nothing is written"));
  EXPECT_EQ(read_file(path).value(), changed);
}

TEST_F(Saving, IsRefusedWhenTheGameIsOpenInTheWindow) {
  const std::string path = at.write("game.linesman", toy_game());
  const auto window = FileLock::take(path, "linesman");
  ASSERT_TRUE(window);
  const Finished done = at.run({"apply", path, at.forward(1), "-o", path});
  expect_refused(done);
  EXPECT_THAT(done.err, ::testing::HasSubstr("game.linesman: is in use by linesman (process " +
                                             std::to_string(::getpid()) + " on this machine); nothing is written"));
  // The lock only forbids writing.
  EXPECT_EQ(at.run({"judge", path, at.forward(1)}).status, 0);
  EXPECT_EQ(at.run({"apply", path, at.forward(1), "-o", at / "after.linesman"}).status, 0);
  EXPECT_FALSE(std::filesystem::exists(at / ".after.linesman.lock"));
}

TEST_F(Saving, IsRefusedWhenTheNameOfTheLockIsNoFile) {
  const std::string path = at.write("game.linesman", toy_game());
  std::filesystem::create_directory(at / ".game.linesman.lock");
  const std::vector<std::string> call{"apply", path, at.forward(1), "-o", path};
  Running one(LINESMAN_CLI, call, at.environment());
  Running other(LINESMAN_CLI, call, at.environment());
  for (const Finished& end : {one.finish(), other.finish()}) {
    expect_refused(end);
    EXPECT_THAT(end.err, ::testing::HasSubstr("cannot be locked: .game.linesman.lock beside it cannot be opened"));
  }
  EXPECT_EQ(read_file(path).value(), toy_game());
}

TEST_F(Saving, APipedGameOverANewerFileIsRefused) {
  const std::string path = at.write("game.linesman", toy_game());
  const std::string order = at.forward(1);
  EXPECT_EQ(at.run({"apply", "-", order, "-o", path}, toy_game()).status, 0) << "it is the game in the file";
  const std::string ahead = read_file(path).value();
  EXPECT_EQ(json(ahead)["history"].size(), 1u);
  const Finished stale = at.run({"apply", "-", order, "-o", path}, toy_game());
  expect_refused(stale);
  EXPECT_THAT(stale.err,
              ::testing::HasSubstr("game.linesman: holds another game than the one from standard input; nothing is "
                                   "written"));
  EXPECT_EQ(read_file(path).value(), ahead);
  EXPECT_EQ(at.run({"apply", "-", order, "-o", path}, ahead).status, 0);
  EXPECT_EQ(json(read_file(path).value())["history"].size(), 2u);
  EXPECT_EQ(at.run({"apply", "-", order, "-o", at / "other.linesman"}, toy_game()).status, 0);
  at.write("notes", "no game");
  EXPECT_EQ(at.run({"apply", "-", order, "-o", at / "notes"}, toy_game()).status, 0);
}

TEST_F(Saving, ByTwoPipedCallsAtOnceLosesNone) {
  const std::string order = at.forward(1);
  for (int i = 0; i < 8; ++i) {
    const std::string path = at.write("game.linesman", toy_game());
    const std::vector<std::string> call{"apply", "-", order, "-o", path};
    Running one(LINESMAN_CLI, call, at.environment());
    Running other(LINESMAN_CLI, call, at.environment());
    for (Running* running : {&one, &other}) {
      running->write(toy_game());
      running->close_in();
    }
    std::size_t done = 0;
    for (const Finished& end : {one.finish(), other.finish()}) {
      done += end.status == 0;
      if (end.status != 0) expect_refused(end);
    }
    EXPECT_GE(done, 1u);
    EXPECT_EQ(load_json(path).value()["history"].size(), done);
  }
}

}  // namespace
}  // namespace linesman
