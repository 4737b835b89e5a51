// A save leaves the old file or the new one and no other files.
#include <gmock/gmock.h>
#include <grp.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>

#include "files/disk/file.h"
#include "files/disk/folder.h"
#include "support/documents.h"
#include "support/temporary_folder.h"

namespace linesman {
namespace {

using files_test::ford_at_dawn;
using testing::HasSubstr;

mode_t mode_of(const std::string& path) {
  struct stat facts {};
  return ::stat(path.c_str(), &facts) == 0 ? facts.st_mode & 07777 : 0;
}

TEST(ASavedFile, HoldsTheContent) {
  const TemporaryFolder folder;
  const std::string content = std::string("zero \0 byte\n", 12) + std::string(200'000, 'x');
  ASSERT_TRUE(save_file(folder / "game.linesman", content));
  EXPECT_EQ(read_file(folder / "game.linesman").value(), content);
  ASSERT_TRUE(save_file(folder / "game.linesman", ""));
  EXPECT_EQ(read_file(folder / "game.linesman").value(), "");
  EXPECT_EQ(folder.entries(), 1u);
}

TEST(ASavedFile, KeepsItsPermissions) {
  const TemporaryFolder folder;
  const std::string path = folder.write("game.linesman", "old");
  ASSERT_EQ(::chmod(path.c_str(), 0640), 0);
  ASSERT_TRUE(save_file(path, "new"));
  EXPECT_EQ(mode_of(path), 0640u);
}

TEST(ANewFile, HasThePermissionsOfAnyNewFile) {
  const TemporaryFolder folder;
  const std::string usual = folder.write("usual", "");
  ASSERT_TRUE(save_file(folder / "game.linesman", "new"));
  EXPECT_EQ(mode_of(folder / "game.linesman"), mode_of(usual));
}

TEST(ASymbolicLink, StaysALinkAndItsFileIsReplaced) {
  const TemporaryFolder folder;
  folder.write("real/game.linesman", "old");
  std::filesystem::create_symlink(folder / "real/game.linesman", folder / "link");
  ASSERT_TRUE(save_file(folder / "link", "new"));
  EXPECT_TRUE(std::filesystem::is_symlink(folder / "link"));
  EXPECT_EQ(read_file(folder / "real/game.linesman").value(), "new");
}

TEST(AFileInTheWorkingFolder, IsSavedByItsNameAlone) {
  const TemporaryFolder folder;
  const auto before = std::filesystem::current_path();
  std::filesystem::current_path(folder.path());
  const auto saved = save_file("game.linesman", "new");
  std::filesystem::current_path(before);
  EXPECT_TRUE(saved);
  EXPECT_EQ(read_file(folder / "game.linesman").value(), "new");
}

TEST(AFileNameOfMaximumLength, CanBeSaved) {
  const TemporaryFolder folder;
  const std::string name(255, 'n');
  ASSERT_TRUE(save_file(folder / name, "old"));
  ASSERT_TRUE(save_file(folder / name, "new"));
  EXPECT_EQ(read_file(folder / name).value(), "new");
}

TEST(AFailedSave, LeavesTheOldFileAlone) {
  const TemporaryFolder folder;
  const std::string path = folder.write("game.linesman", "old");
  // Files may not grow beyond 1000 bytes, which looks like a full disk.
  const auto ignored = std::signal(SIGXFSZ, SIG_IGN);
  struct rlimit limit {};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &limit), 0);
  struct rlimit small = limit;
  small.rlim_cur = 1000;
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
  const auto saved = save_file(path, std::string(5000, 'x'));
  ::setrlimit(RLIMIT_FSIZE, &limit);
  std::signal(SIGXFSZ, ignored);
  ASSERT_FALSE(saved);
  EXPECT_EQ(saved.problem().file, path);
  EXPECT_THAT(english(saved.problem().reason), HasSubstr("cannot be saved"));
  EXPECT_EQ(read_file(path).value(), "old");
  EXPECT_EQ(folder.entries(), 1u);
}

TEST(AFolder, IsNotReplacedByAFile) {
  const TemporaryFolder folder;
  std::filesystem::create_directory(folder / "games");
  const auto saved = save_file(folder / "games", "new");
  ASSERT_FALSE(saved);
  EXPECT_THAT(english(saved.problem().reason), HasSubstr("it is a folder"));
  EXPECT_EQ(folder.entries(), 1u);
}

TEST(AMissingFolder, IsReported) {
  const TemporaryFolder folder;
  const auto saved = save_file(folder / "nowhere/game.linesman", "new");
  ASSERT_FALSE(saved);
  EXPECT_EQ(saved.problem().sentence(),
            folder / "nowhere/game.linesman" + ": cannot be saved: No such file or directory");
  EXPECT_FALSE(save_file("", "new"));
}

constexpr uid_t ORDINARY_USER = 65534;

enum class Attempt { saved, refused, impossible };

/// Saves a file as an ordinary user, because root may write everything.
Attempt an_ordinary_user_saves(const std::string& path) {
  const pid_t child = ::fork();
  if (child == 0) {
    const bool was_root = ::geteuid() == 0;
    if (was_root && (::setgroups(0, nullptr) != 0 || ::setgid(ORDINARY_USER) != 0 || ::setuid(ORDINARY_USER) != 0))
      ::_exit(static_cast<int>(Attempt::impossible));
    ::_exit(static_cast<int>(save_file(path, "new") ? Attempt::saved : Attempt::refused));
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? static_cast<Attempt>(WEXITSTATUS(status)) : Attempt::impossible;
}

TEST(AReadOnlyFile, IsLeftAlone) {
  const TemporaryFolder folder;
  const std::string path = folder.write("game.linesman", "old");
  for (const std::string& given : {folder.path().string(), path})
    EXPECT_TRUE(::geteuid() != 0 || ::chown(given.c_str(), ORDINARY_USER, ORDINARY_USER) == 0) << given;
  const Attempt first = an_ordinary_user_saves(folder / "first");
  if (first == Attempt::impossible) GTEST_SKIP() << "root cannot become anybody else here";
  EXPECT_EQ(first, Attempt::saved);
  ::chmod(path.c_str(), 0444);
  EXPECT_EQ(an_ordinary_user_saves(path), Attempt::refused);
  EXPECT_EQ(read_file(path).value(), "old");
  ::chmod(folder.path().c_str(), 0555);
  EXPECT_EQ(an_ordinary_user_saves(folder / "another"), Attempt::refused);
  ::chmod(folder.path().c_str(), 0755);
}

TEST(AFileThatCannotBeRead, IsReported) {
  const TemporaryFolder folder;
  EXPECT_EQ(read_file(folder / "none").problem().sentence(),
            folder / "none" + ": cannot be read: No such file or directory");
  EXPECT_THAT(english(read_file(folder.path().string()).problem().reason), HasSubstr("cannot be read"));
  EXPECT_THAT(load_document(folder.write("bad", "{\"linesman\": 1,}")).problem().sentence(),
              HasSubstr("bad: line 1, column 16: `}` is not expected here"));
}

TEST(AFileLargerThanTheLimit, IsNotRead) {
  const TemporaryFolder folder;
  const std::string path = folder.write("large", "");
  ASSERT_EQ(::truncate(path.c_str(), static_cast<off_t>(MAX_FILE_BYTES + 1)), 0);
  EXPECT_EQ(read_file(path).problem().reason, "is larger than 64 MiB");
}

TEST(ASavedDocument, IsReadBackUnchanged) {
  const TemporaryFolder folder;
  ASSERT_TRUE(save_document(folder / "ford.linesman", files_test::read(ford_at_dawn())));
  EXPECT_EQ(load_document(folder / "ford.linesman").value().source, ford_at_dawn());
}

TEST(ADocumentTooLargeWithSpaces, IsSavedWithoutThem) {
  // A text of 50 MB and a list with items 60 levels deep, whose indentation alone takes 17 MB more.
  Value deep = Value::Array(140'000, Value(true));
  for (int i = 0; i < 59; ++i) deep = Value::Array{deep};
  Document document = files_test::read(ford_at_dawn());
  document.source = ford_at_dawn().with("mine", Value::Object{{"text", std::string(50'000'000, 'x')}, {"deep", deep}});
  const auto text = document_text("ford.linesman", document);
  ASSERT_TRUE(text);
  EXPECT_LE(text->size(), MAX_FILE_BYTES);
  EXPECT_EQ(*text, write_json(document.source) + "\n");
  EXPECT_TRUE(parse_json(*text, ""));
}

TEST(AGoodFile, IsNeverOverwrittenWithAnUnreadableDocument) {
  const TemporaryFolder folder;
  const std::string path = folder.write("ford.linesman", "old");
  Document document = files_test::read(ford_at_dawn());
  Piece tank = document.game.piece(PieceIndex{0});
  tank.pose.at = {1e9, 0};
  document.game = document.game.with_piece(PieceIndex{0}, tank);
  const auto saved = save_document(path, document);
  ASSERT_FALSE(saved);
  EXPECT_EQ(saved.problem().pointer, "/pieces/0/at");
  EXPECT_THAT(english(saved.problem().reason), HasSubstr("is not saved"));
  Value deep;
  for (int i = 0; i < 63; ++i) deep = Value::Array{deep};
  document = files_test::read(ford_at_dawn());
  document.game = document.game.with_history(Value::Array{Value::Object{{"edit", deep}}});
  EXPECT_FALSE(save_document(path, document));
  EXPECT_EQ(read_file(path).value(), "old");
}

TEST(TheNamesInAFolder, AreSortedAndTellWhyThereAreNone) {
  const TemporaryFolder folder;
  for (const char* name : {"b", "a", ".c", "d/e"}) folder.write(name, "");
  std::error_code error;
  EXPECT_EQ(names_in(folder.path(), error), (std::vector<std::string>{".c", "a", "b", "d"}));
  EXPECT_FALSE(error);
  EXPECT_EQ(names_in(folder.path(), error, 2).size(), 2U);
  EXPECT_TRUE(names_in(folder / "none", error).empty());
  EXPECT_EQ(error, std::errc::no_such_file_or_directory);
  EXPECT_TRUE(names_in(folder / "a", error).empty());
  EXPECT_EQ(error, std::errc::not_a_directory);
}

}  // namespace
}  // namespace linesman
