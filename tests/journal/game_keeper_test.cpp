// A game is found again after its window was killed or its disk was full.
#include "journal/game_keeper.h"

#include <gmock/gmock.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <csignal>

#include "files/disk/file.h"
#include "files/json.h"
#include "journal/unsaved.h"
#include "record/sha256.h"
#include "support/documents.h"
#include "support/temporary_folder.h"

namespace linesman {
namespace {

using files_test::ford_at_dawn;
using testing::SizeIs;

class AKeptGame : public testing::Test {
 protected:
  AKeptGame() { keeper.emplace(state); }

  void open() {
    const Document document = load_document(path).value();
    game = document.game;
    keeper->begin(document, path, sha256(read_file(path).value()));
  }
  JournalPlace play(const std::string& title) {
    game = game.with_title(title);
    return keeper->keep(game);
  }
  /// Ends the window as a kill does: only its locks are released.
  void kill() { keeper.emplace(state); }

  std::vector<Unsaved> found() const { return unsaved_of(path, state); }
  std::size_t journals_in(const std::string& where) const {
    std::size_t n = 0;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(where, error))
      n += entry.path().string().ends_with(".journal");
    return n;
  }

  TemporaryFolder folder;
  std::string state = folder / "state/linesman";
  std::string games = folder / "games";
  std::string path = folder.write("games/ford.linesman", write_json(ford_at_dawn()));
  std::optional<GameKeeper> keeper;
  Game game;
};

/// Limits the size of all written files, like a full disk.
class SmallDisk {
 public:
  explicit SmallDisk(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
    ::getrlimit(RLIMIT_FSIZE, &usual_);
    struct rlimit small = usual_;
    small.rlim_cur = bytes;
    ::setrlimit(RLIMIT_FSIZE, &small);
  }
  ~SmallDisk() {
    ::setrlimit(RLIMIT_FSIZE, &usual_);
    std::signal(SIGXFSZ, handler_);
  }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;

 private:
  struct rlimit usual_ {};
  void (*handler_)(int);
};

TEST_F(AKeptGame, LeavesNoJournalWithoutAChange) {
  open();
  EXPECT_EQ(keeper->keep(game), JournalPlace::beside);
  EXPECT_EQ(journals_in(games), 0u);
  kill();
  EXPECT_THAT(found(), SizeIs(0));
}

TEST_F(AKeptGame, PreparesItsJournalAndRemovesIt) {
  const JournalHead head{"3f", 0, path, sha256(read_file(path).value())};
  const JournalBase base = journal_base(ford_at_dawn());
  {
    auto journal = JournalFile::begin_nameless(games, head, base);
    if (!journal) GTEST_SKIP() << "this file system has no files without a name";
    EXPECT_EQ(journals_in(games), 0u);
  }
  auto journal = JournalFile::begin_nameless(games, head, base);
  ASSERT_TRUE(journal);
  JournalFile file = std::move(journal).value();
  const std::string name = journal_beside(path, "3f");
  ASSERT_TRUE(file.give_name(name));
  ASSERT_TRUE(file.add(Value::empty_object().with("seq", 1).with("title", "ready")));
  EXPECT_EQ(read_journal(read_file(name).value(), name)->changes.size(), 1u);
  EXPECT_FALSE(file.give_name(folder / "nowhere/x.journal")) << "no such folder";
}

TEST_F(AKeptGame, IsFoundAfterAKillWithEveryChange) {
  open();
  for (int i = 1; i <= 5; ++i) EXPECT_EQ(play("turn " + std::to_string(i)), JournalPlace::beside);
  kill();
  const auto unsaved = found();
  ASSERT_THAT(unsaved, SizeIs(1));
  EXPECT_EQ(unsaved[0].game.title(), "turn 5");
  EXPECT_EQ(unsaved[0].changes, 5);
  EXPECT_EQ(unsaved[0].torn, "");
  EXPECT_EQ(unsaved[0].of, sha256(read_file(path).value()));
  EXPECT_EQ(write_document({unsaved[0].game, unsaved[0].base.source}), ford_at_dawn().with("title", "turn 5"));
}

TEST_F(AKeptGame, IsNotFoundWhileItsWindowLives) {
  open();
  play("alive");
  EXPECT_THAT(found(), SizeIs(0));
  EXPECT_EQ(journals_in(games), 1u);
}

TEST_F(AKeptGame, LeavesNoJournalAfterASaveOrAnEnd) {
  open();
  play("one");
  keeper->saved({game, ford_at_dawn()}, path, "hash");
  EXPECT_EQ(journals_in(games), 0u);
  play("two");
  EXPECT_EQ(journals_in(games), 1u);
  keeper->end();
  EXPECT_EQ(journals_in(games), 0u);
  EXPECT_EQ(play("it is not kept any more"), JournalPlace::beside);
  EXPECT_EQ(journals_in(games), 0u);
}

TEST_F(AKeptGame, IsNotOfferedAfterItsLastSave) {
  open();
  play("saved");
  ASSERT_TRUE(save_document(path, {game, ford_at_dawn()}));  // killed before the journal was removed
  kill();
  EXPECT_THAT(found(), SizeIs(0));
  EXPECT_EQ(journals_in(games), 0u);
}

TEST_F(AKeptGame, WithoutAFileIsKeptInTheStateFolder) {
  game = files_test::read(ford_at_dawn()).game;
  keeper->begin({game, Value()}, "", "");
  EXPECT_EQ(play("nowhere"), JournalPlace::in_state_folder);
  kill();
  auto unsaved = unsaved_in(state);
  ASSERT_THAT(unsaved, SizeIs(1));
  EXPECT_EQ(unsaved[0].game.title(), "nowhere");
  EXPECT_EQ(unsaved[0].path, "");
  unsaved[0].discard();
  EXPECT_EQ(journals_in(state), 0u);
}

TEST_F(AKeptGame, ContinuesInTheStateFolderWhenItsDiskIsFull) {
  open();
  play("beside");
  std::filesystem::remove_all(games);  // the stick is pulled out
  std::filesystem::create_directories(games);
  {
    const SmallDisk full(1);
    EXPECT_EQ(play("in memory"), JournalPlace::in_memory);
    EXPECT_EQ(keeper->problem().reason, "cannot be written: File too large");
  }
  EXPECT_EQ(play("there is room again"), JournalPlace::in_state_folder);
  EXPECT_EQ(play("and again"), JournalPlace::in_state_folder);
  kill();
  const auto unsaved = found();
  ASSERT_THAT(unsaved, SizeIs(1));
  EXPECT_EQ(unsaved[0].game.title(), "and again");
  EXPECT_EQ(unsaved[0].changes, 4);
}

TEST_F(AKeptGame, IsKeptInTheStateFolderWhenItsFolderVanished) {
  open();
  std::filesystem::remove_all(games);
  EXPECT_EQ(play("no folder"), JournalPlace::in_state_folder);
  EXPECT_EQ(keeper->problem().reason, "cannot be written: No such file or directory");
  kill();
  ASSERT_THAT(found(), SizeIs(1));
  EXPECT_EQ(found()[0].game.title(), "no folder");
}

TEST_F(AKeptGame, InTwoJournalsIsOfferedOnceFromTheLongerOne) {
  open();
  play("one");
  {
    const SmallDisk full(1);
    EXPECT_EQ(play("two"), JournalPlace::in_memory);
  }
  EXPECT_EQ(play("three"), JournalPlace::in_state_folder);
  EXPECT_EQ(journals_in(games), 1u);
  kill();
  auto unsaved = found();
  ASSERT_THAT(unsaved, SizeIs(1));
  EXPECT_EQ(unsaved[0].game.title(), "three");
  unsaved[0].discard();
  EXPECT_EQ(journals_in(games) + journals_in(state), 0u);
}

TEST_F(AKeptGame, IsRestoredFromTheWholePartOfADamagedJournal) {
  open();
  for (const char* title : {"one", "two", "three"}) play(title);
  kill();
  for (const auto& entry : std::filesystem::directory_iterator(games)) {
    if (!entry.path().string().ends_with(".journal")) continue;
    std::string text = read_file(entry.path().string()).value();
    text[text.find("\"two\"") + 1] = 'T';
    std::ofstream(entry.path()) << text;
  }
  auto unsaved = found();
  ASSERT_THAT(unsaved, SizeIs(1));
  EXPECT_EQ(unsaved[0].game.title(), "one");
  EXPECT_EQ(unsaved[0].torn, "2 lines of its journal are damaged and left out.");
  unsaved[0].discard();
  EXPECT_THAT(found(), SizeIs(0));
  std::size_t aside = 0;
  for (const auto& entry : std::filesystem::directory_iterator(games))
    aside += entry.path().string().ends_with(".journal.damaged");
  EXPECT_EQ(aside, 1u);
}

TEST_F(AKeptGame, IsNotTakenForAnotherWithALongerName) {
  open();
  play("mine");
  kill();
  const std::string other = folder.write("games/ford", write_json(ford_at_dawn()));
  EXPECT_THAT(unsaved_of(other, state), SizeIs(0));
  EXPECT_THAT(found(), SizeIs(1));
}

TEST_F(AKeptGame, OpenedThroughALinkIsFoundUnderItsOwnName) {
  const std::string link = folder / "link";
  std::filesystem::create_symlink(path, link);
  const Document document = load_document(link).value();
  game = document.game;
  keeper->begin(document, link, "");
  play("through a link");
  kill();
  EXPECT_THAT(found(), SizeIs(1));
  EXPECT_THAT(unsaved_of(link, state), SizeIs(1));
}

}  // namespace
}  // namespace linesman
