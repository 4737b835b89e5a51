// The calls of the system that locks, journals and saving rest on. These tests run under every system.
#include "files/disk/held_file.h"

#include <gmock/gmock.h>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <string>

#include "files/disk/file.h"

namespace linesman {
namespace {

namespace fs = std::filesystem;
using ::testing::Optional;

/// An empty folder; a helper that other tests have calls Linux.
class OnTheDisk : public testing::Test {
 protected:
  OnTheDisk() {
    fs::remove_all(place_);
    fs::create_directories(place_);
  }
  ~OnTheDisk() override {
    std::error_code ignored;
    fs::remove_all(place_, ignored);
  }
  std::string path(const std::string& name) const { return (place_ / name).string(); }
  void write(const std::string& name, const std::string& text) const {
    std::ofstream(path(name), std::ios::binary) << text;
  }
  fs::path place() const { return place_; }

 private:
  fs::path place_ = fs::temp_directory_path() / ("linesman-held-" + std::to_string(this_process().number));
};

TEST_F(OnTheDisk, AFileThatIsNotThereIsNotMadeByOpeningIt) {
  EXPECT_FALSE(open_there(path("lock")));
  EXPECT_EQ(errno, ENOENT);
  EXPECT_FALSE(fs::exists(path("lock")));
}

TEST_F(OnTheDisk, ANewFileTakesNoNameThatIsTaken) {
  write("lock", "another's");
  EXPECT_FALSE(make_for_all(path("lock")));
  EXPECT_EQ(errno, EEXIST);
  EXPECT_FALSE(make_to_append(path("lock")));
  EXPECT_EQ(errno, EEXIST);
  EXPECT_EQ(read_file(path("lock")).value(), "another's");
}

TEST_F(OnTheDisk, ALockOnAFileIsHeldByOneOpenFileUntilItIsClosed) {
  Descriptor first = make_for_all(path("lock"));
  const Descriptor second = open_there(path("lock"));
  ASSERT_TRUE(first && second);
  EXPECT_EQ(try_to_lock(first), LockState::taken);
  EXPECT_EQ(try_to_lock(second), LockState::elsewhere);
  first = Descriptor();
  EXPECT_EQ(try_to_lock(second), LockState::taken);
}

TEST_F(OnTheDisk, AFileThatIsWrittenAnewKeepsNothingOfALongerText) {
  const Descriptor file = make_for_all(path("lock"));
  ASSERT_TRUE(replace_content(file, "a long line\n"));
  ASSERT_TRUE(replace_content(file, "short\n"));
  EXPECT_THAT(content_of(file, 1024), Optional(std::string("short\n")));
  EXPECT_THAT(content_of(file, 3), Optional(std::string("sho")));
}

TEST_F(OnTheDisk, AFileToAppendToGetsEveryWriteAtItsEnd) {
  const Descriptor file = make_to_append(path("journal"));
  ASSERT_TRUE(write_all(file, "one\n") && write_all(file, "two\n") && flush(file));
  EXPECT_EQ(read_file(path("journal")).value(), "one\ntwo\n");
  const auto state = state_of(file);
  ASSERT_TRUE(state);
  EXPECT_EQ(state->size, 8U);
  EXPECT_TRUE(state->is_ordinary && state->has_name);
}

TEST_F(OnTheDisk, ANamelessFileIsSeenWhenItHasAName) {
  const Descriptor file = make_nameless(place().string());
  if (!file) GTEST_SKIP() << "the file system has no nameless files";
  ASSERT_TRUE(write_all(file, "one\n"));
  EXPECT_TRUE(fs::is_empty(place()));
  EXPECT_FALSE(state_of(file)->has_name);
  write("taken", "");
  EXPECT_FALSE(give_name(file, path("taken")));
  EXPECT_EQ(errno, EEXIST);
  ASSERT_TRUE(give_name(file, path("journal")));
  EXPECT_TRUE(state_of(file)->has_name);
  EXPECT_EQ(read_file(path("journal")).value(), "one\n");
}

TEST_F(OnTheDisk, AFileIsStillAtItsPathUntilAnotherTakesItsName) {
  const Descriptor file = make_for_all(path("lock"));
  EXPECT_TRUE(is_still_at(path("lock"), file));
  ASSERT_TRUE(rename_file(path("lock"), path("old")));
  EXPECT_FALSE(is_still_at(path("lock"), file));
  Descriptor other = make_for_all(path("lock"));
  EXPECT_FALSE(is_still_at(path("lock"), file));
  other = Descriptor();  // Windows removes a file when the last who has it open closes it
  EXPECT_TRUE(remove_file(path("lock")));
  EXPECT_FALSE(remove_file(path("lock")));
}

TEST_F(OnTheDisk, AFolderHasTheOldFileOrTheNewOneAndNothingBesideThem) {
  write("game", "old");
  ASSERT_TRUE(save_file(path("game"), "new"));
  EXPECT_EQ(read_file(path("game")).value(), "new");
  EXPECT_FALSE(save_file(path("game"), "newer", [] { return Problem{"", "not now"}; }));
  EXPECT_EQ(read_file(path("game")).value(), "new");
  ASSERT_TRUE(save_file(path("another"), "one"));
  EXPECT_EQ(std::distance(fs::directory_iterator(place()), fs::directory_iterator()), 2);
}

TEST_F(OnTheDisk, AFolderIsNoFileToReadOrToReplace) {
  EXPECT_THAT(english(read_file(place().string()).problem().reason), ::testing::HasSubstr("cannot be read"));
  EXPECT_EQ(save_file(place().string(), "new").problem().reason, "cannot be saved: it is a folder");
}

TEST_F(OnTheDisk, AReplacedFileHasAnotherStamp) {
  EXPECT_FALSE(stamp_of(path("game")));
  ASSERT_TRUE(save_file(path("game"), "one"));
  const auto before = stamp_of(path("game"));
  EXPECT_EQ(stamp_of(path("game")), before);
  ASSERT_TRUE(save_file(path("game"), "two"));
  EXPECT_NE(stamp_of(path("game")), before);
}

TEST(ThisProcess, Lives) {
  EXPECT_TRUE(may_live(this_process()));
  EXPECT_FALSE(may_live({this_process().host, 0}));
  EXPECT_TRUE(may_live({"another-host", 1}));
}

}  // namespace
}  // namespace linesman
