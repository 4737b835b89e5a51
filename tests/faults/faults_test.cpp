// After kills, cut files and failing system calls every accepted change is found again, no file is read by half, and
// every refusal is one sentence. LINESMAN_KILLS is the number of kills; 200 without it.
#include <gmock/gmock.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <map>
#include <random>
#include <sstream>

#include "faults/runs.h"
#include "files/disk/file.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "journal/game_keeper.h"
#include "journal/unsaved.h"
#include "record/sha256.h"
#include "support/temporary_folder.h"

namespace linesman {
namespace {

const char* const GAME = R"({"linesman": 1, "title": "t", "ruleset": "toy", "mood": "kept",
  "table": {"width": 48, "depth": 36},
  "terrain": [{"id": "copse", "kind": "wood", "geometry": {"type": "Polygon",
    "coordinates": [[[1, 10], [6, 10], [6, 16], [1, 16], [1, 10]]]}}],
  "pieces": [{"id": "tank", "side": "red", "base": {"shape": "circle", "diameter": 1}, "at": [24, 6], "facing": 0}],
  "history": []})";

std::string hash_of(const Game& game) { return sha256(write_json(write_document({game, Value()}))); }

/// The lines that the player has written in all its runs.
class PlayerStory {
 public:
  explicit PlayerStory(std::string start) : accepted_(std::move(start)) {}

  /// A sentence about the first impossible line; empty when all lines are possible.
  std::string flaw_in(const std::string& said) {
    std::istringstream lines(said);
    for (std::string line; std::getline(lines, line);) {
      if (line.size() != 66) return "torn line " + line;
      const std::string hash = line.substr(2);
      switch (line[0]) {
        case 'R':
          if (hash != accepted_ && hash != meant_) return "an accepted change is lost";
          ++restored;
          accepted_ = hash;
          meant_.clear();
          break;
        case 'I': meant_ = hash; break;
        case 'A':
          ++accepted;
          accepted_ = hash;
          meant_.clear();
          break;
        default: ++saved;
      }
      last = line[0];
    }
    return {};
  }
  /// The game on the disk may be the last accepted one or the one that was about to be accepted.
  bool may_be(const std::string& hash) const { return hash == accepted_ || hash == meant_; }
  bool was_accepted(const std::string& hash) const { return hash == accepted_; }

  std::size_t accepted = 0;
  std::size_t saved = 0;
  std::size_t restored = 0;
  char last = ' ';  ///< the letter of the last line

 private:
  std::string accepted_;
  std::string meant_;
};

struct Playground {
  TemporaryFolder folder;
  std::string path = folder.write("play/game.linesman", GAME);
  std::string play = folder / "play";
  std::string state = folder / "play/state";

  std::vector<std::string> player(unsigned seed) const { return {LINESMAN_PLAYER, play, std::to_string(seed)}; }
  std::vector<std::string> player_once() const { return {LINESMAN_PLAYER, play, "1", "once"}; }

  /// The game that the next start finds.
  Game found() const {
    const auto unsaved = unsaved_of(path, state);
    return unsaved.empty() ? load_document(path).value().game : unsaved.front().game;
  }
  std::size_t temporary_files() const {
    std::size_t n = 0;
    for (const auto& entry : std::filesystem::directory_iterator(play))
      n += entry.path().filename().string().starts_with(".linesman-");
    return n;
  }
};

std::size_t kills() {
  const char* asked = std::getenv("LINESMAN_KILLS");
  return asked != nullptr ? std::strtoul(asked, nullptr, 10) : 200;
}

TEST(AProgramKilledAtAnyMoment, LosesNoAcceptedChange) {
  const Playground place;
  PlayerStory story(hash_of(load_document(place.path).value().game));
  std::mt19937 random(2026);
  std::map<char, std::size_t> killed_after;
  const std::size_t most = kills();
  for (std::size_t i = 0; i < most; ++i) {
    // Every fourth kill comes while the program starts, opens and restores; the others come while it plays.
    const Since since = i % 4 == 0 ? Since::start : Since::first_word;
    const auto after = std::chrono::microseconds(random() % (since == Since::start ? 20'000 : 100'000));
    const Ended end = run_and_kill(place.player(static_cast<unsigned>(i)), after, since);
    ASSERT_EQ(end.status, -1) << "kill " << i << ": it ended by itself: " << end.err;
    const std::string why = story.flaw_in(end.out);
    ASSERT_EQ(why, "") << "kill " << i << " after " << after.count() << " us";
    ++killed_after[end.out.empty() ? 'O' : story.last];
  }
  EXPECT_TRUE(story.may_be(hash_of(place.found())));
  RecordProperty("kills", static_cast<int>(most));
  std::printf("%zu kills: %zu changes accepted, %zu saves, %zu times opened; killed while", most, story.accepted,
              story.saved, story.restored);
  const std::map<char, const char*> phases{{'O', "opening"},
                                           {'R', "restoring or beginning"},
                                           {'I', "journalling"},
                                           {'A', "carrying out or saving"},
                                           {'S', "beginning a new journal"}};
  for (const auto& [phase, count] : killed_after) std::printf(" %s %zu,", phases.at(phase), count);
  std::printf(" 0 lost\n");
  // One more save removes the files that killed programs left.
  ASSERT_EQ(run(place.player_once()).status, 0);
  EXPECT_EQ(place.temporary_files(), 0u);
}

std::vector<std::string> fault(const Playground& place, int at, int error, bool stays = false) {
  std::vector<std::string> variables{
      "LD_PRELOAD=" LINESMAN_SHIM, "LINESMAN_FAULT_FOLDER=" + place.play, "LINESMAN_FAULT_AT=" + std::to_string(at),
      "LINESMAN_FAULT_ERRNO=" + std::to_string(error), "LINESMAN_FAULT_REPORT=" + (place.folder / "struck")};
  if (stays) variables.emplace_back("LINESMAN_FAULT_STAYS=1");
  return variables;
}

struct FaultKind {
  int error;  ///< 0: killed
  bool stays;
};
const std::vector<FaultKind> KINDS{{0, false},     {ENOSPC, false}, {ENOSPC, true}, {EIO, false},   {EIO, true},
                                   {EDQUOT, true}, {EROFS, true},   {EINTR, false}, {EACCES, false}};

/// Makes one change, journalled and saved, with a fault in call `at`. False when there are fewer calls.
bool survives_play(int at, FaultKind kind) {
  const Playground place;
  PlayerStory story(hash_of(load_document(place.path).value().game));
  const Ended end = run(place.player_once(), fault(place, at, kind.error, kind.stays));
  if (!std::filesystem::exists(place.folder / "struck")) return false;
  const std::string where =
      "call " + std::to_string(at) + ", " + (kind.error == 0 ? "killed" : std::strerror(kind.error));
  EXPECT_EQ(story.flaw_in(end.out), "") << where;
  EXPECT_EQ(end.status < 0, kind.error == 0) << where;
  EXPECT_EQ(std::count(end.err.begin(), end.err.end(), '\n'), end.status == 2 ? 1 : 0) << where << ": " << end.err;
  EXPECT_NE(end.status, 3) << where;
  const std::string found = hash_of(place.found());
  EXPECT_TRUE(end.status == 0 ? story.accepted == 0 || story.was_accepted(found) : story.may_be(found)) << where;
  EXPECT_TRUE(kind.error != EINTR || end.status == 0) << where << ": " << end.err;
  return true;
}

TEST(AFailingSystemCallDuringPlayAndSave, LosesNoAcceptedChange) {
  int tried = 0;
  for (const FaultKind kind : KINDS)
    for (int at = 1; survives_play(at, kind); ++at) ++tried;
  std::printf("%d faults while a game was played and saved: 0 lost\n", tried);
  EXPECT_GT(tried, 150);
}

/// The command line carries an order out in its game's file, with a fault in call `at`.
bool survives_apply(int at, FaultKind kind, const std::string& game, const std::string& order,
                    const std::string& after) {
  const Playground place;
  std::filesystem::copy_file(game, place.path, std::filesystem::copy_options::overwrite_existing);
  const std::string before = read_file(place.path).value();
  const Ended end =
      run({LINESMAN_CLI, "apply", place.path, order, "-o", place.path}, fault(place, at, kind.error, kind.stays));
  if (!std::filesystem::exists(place.folder / "struck")) return false;
  const std::string where =
      "call " + std::to_string(at) + ", " + (kind.error == 0 ? "killed" : std::strerror(kind.error));
  const std::string now = read_file(place.path).value();
  EXPECT_TRUE(now == before || now == after) << where;
  EXPECT_TRUE(end.status == 0 || end.status == (kind.error == 0 ? -1 : 2)) << where << ": " << end.status;
  EXPECT_EQ(std::count(end.err.begin(), end.err.end(), '\n'), end.status == 2 ? 1 : 0) << where << ": " << end.err;
  EXPECT_TRUE(end.status != 0 || now == after) << where;
  const bool unconfirmed = end.err.find("does not confirm") != std::string::npos;
  EXPECT_TRUE(end.status != 2 || unconfirmed || now == before) << where;
  EXPECT_TRUE(kind.error != EINTR || end.status == 0) << where << ": " << end.err;
  return true;
}

TEST(AFailingSystemCallInApply, LeavesTheOldOrTheNewGameAndOneSentence) {
  const std::string game = LINESMAN_SOURCE_DIR "/resources/examples/pips-bocage.linesman";
  const std::string order = LINESMAN_SOURCE_DIR "/resources/examples/pips-bocage.1-up-the-lane.order.json";
  const TemporaryFolder folder;
  const Ended whole = run({LINESMAN_CLI, "apply", game, order, "-o", folder / "after"});
  ASSERT_EQ(whole.status, 0) << whole.err;
  const std::string after = read_file(folder / "after").value();
  int tried = 0;
  for (const FaultKind kind : KINDS)
    for (int at = 1; survives_apply(at, kind, game, order, after); ++at) ++tried;
  std::printf("%d faults in apply: 0 lost\n", tried);
  EXPECT_GT(tried, 60);
}

TEST(ADocumentCutAtAnyByte, IsRefusedInOneSentence) {
  const TemporaryFolder folder;
  const std::string whole = GAME;
  for (std::size_t size = 0; size < whole.size(); ++size) {
    const auto document = load_document(folder.write("cut", whole.substr(0, size)));
    ASSERT_FALSE(document) << size;
    EXPECT_EQ(document.problem().sentence().find('\n'), std::string::npos);
  }
}

TEST(AJournalCutAtAnyByte, LeadsToTheGameAfterItsLastWholeLine) {
  const Playground place;
  std::vector<Game> games{load_document(place.path).value().game};
  GameKeeper keeper(place.state);
  keeper.begin({games[0], Value()}, "", "");
  for (int i = 1; i <= 4; ++i) {
    games.push_back(games.back().with_turn(i + 1).with_title("turn " + std::to_string(i)));
    ASSERT_EQ(keeper.keep(games.back()), JournalPlace::in_state_folder);
  }
  const std::string journal = std::filesystem::directory_iterator(place.state)->path().string();
  const std::string whole = read_file(journal).value();
  const TemporaryFolder cut;
  for (std::size_t size = 0; size <= whole.size(); ++size) {
    const std::string text = whole.substr(0, size);
    cut.write("s.journal", text);
    const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
    auto unsaved = unsaved_in(cut.path().string());
    ASSERT_EQ(unsaved.size(), lines > 2 ? 1u : 0u) << size;
    if (unsaved.empty()) continue;
    EXPECT_EQ(hash_of(unsaved[0].game), hash_of(games.at(lines - 2))) << size;
    EXPECT_EQ(unsaved[0].torn.empty(), text.back() == '\n') << size;
    unsaved[0].discard();
  }
}

}  // namespace
}  // namespace linesman
