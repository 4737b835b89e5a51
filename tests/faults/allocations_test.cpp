// One allocation of a call fails. The call ends as ever, or in one sentence and status 2, and no file is harmed.
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>

#include "faults/runs.h"
#include "files/disk/file.h"
#include "support/temporary_folder.h"

namespace linesman {
namespace {

const std::string EXAMPLES = LINESMAN_SOURCE_DIR "/resources/examples/";

/// A call of the command line in a folder with a game, an order, a roster, a chart and a picture; "GAME" and so on
/// stand for their paths.
struct FaultedCall {
  std::string name;
  std::vector<std::string> words;
};
void PrintTo(const FaultedCall& call, std::ostream* out) { *out << call.name; }

class ACallWithoutMemory : public ::testing::TestWithParam<FaultedCall> {
 protected:
  /// The folder as it is before the call.
  struct Place {
    TemporaryFolder folder;
    std::string game = folder / "game.linesman";

    Place() {
      namespace fs = std::filesystem;
      fs::copy_file(EXAMPLES + "pips-bocage.linesman", game);
      fs::copy_file(LINESMAN_SOURCE_DIR "/tests/import/army.csv", folder / "roster.csv");
      fs::copy_file(LINESMAN_SOURCE_DIR "/resources/pictures/workshop-troops.png", folder / "picture.png");
    }
    std::vector<std::string> call(const FaultedCall& asked) const {
      std::vector<std::string> words{LINESMAN_CLI};
      for (const std::string& word : asked.words) {
        if (word == "GAME")
          words.push_back(game);
        else if (word == "ORDER")
          words.push_back(EXAMPLES + "pips-bocage.1-up-the-lane.order.json");
        else
          words.push_back(word.find('.') == std::string::npos ? word : folder / word);
      }
      return words;
    }
    bool struck() const { return std::filesystem::exists(folder / "struck"); }
  };

  /// What a call says, without the folder that is another each time.
  static std::string said(const Ended& end, const Place& place) {
    std::string text = std::to_string(end.status) + end.out + end.err;
    const std::string path = place.folder.path().string();
    for (std::size_t at = text.find(path); at != std::string::npos; at = text.find(path)) text.erase(at, path.size());
    return text;
  }

  /// False where the call has fewer allocations.
  bool survives(long at, const std::string& usual, const std::string& game_after);
};

bool ACallWithoutMemory::survives(long at, const std::string& usual, const std::string& game_after) {
  const Place place;
  const std::string before = read_file(place.game).value();
  const Ended end =
      run(place.call(GetParam()), {"LD_PRELOAD=" LINESMAN_SHIM, "LINESMAN_FAULT_ALLOCATION=" + std::to_string(at),
                                   "LINESMAN_FAULT_REPORT=" + (place.folder / "struck")});
  if (!place.struck()) return false;
  const std::string now = read_file(place.game).value();
  const std::string where = "allocation " + std::to_string(at) + ": " + end.err;
  // Some allocations are only for speed, as those of a sort that can do without.
  if (said(end, place) == usual) {
    EXPECT_EQ(now, game_after) << where;
    return true;
  }
  // libEGL ends a program by itself where it gets no memory while QtGui loads it; no file has been opened by then.
  if (end.err == "Could not allocate dispatch index array\n") {
    EXPECT_EQ(now, before) << where;
    return true;
  }
  EXPECT_EQ(end.status, 2) << where;
  EXPECT_EQ(std::count(end.err.begin(), end.err.end(), '\n'), 1) << where;
  EXPECT_TRUE(now == before || now == game_after) << where;
  return true;
}

TEST_P(ACallWithoutMemory, EndsInOneSentenceAndHarmsNoFile) {
  const Place whole;
  const Ended ended = run(whole.call(GetParam()));
  ASSERT_GE(ended.status, 0) << ended.err;
  const std::string usual = said(ended, whole);
  const std::string after = read_file(whole.game).value();
  int tried = 0;
  for (long at = 1; survives(at, usual, after); at += std::max(1L, at / 3)) ++tried;
  std::printf("%s: %d allocations failed\n", GetParam().name.c_str(), tried);
  EXPECT_GT(tried, 20);
}

INSTANTIATE_TEST_SUITE_P(OfEachKind, ACallWithoutMemory,
                         ::testing::Values(FaultedCall{"judge", {"judge", "GAME", "ORDER"}},
                                           FaultedCall{"apply", {"apply", "GAME", "ORDER", "-o", "GAME"}},
                                           FaultedCall{"mend", {"mend", "GAME", "ORDER"}},
                                           FaultedCall{"check", {"check", "--lint", "GAME"}},
                                           FaultedCall{"import", {"import", "roster.csv", "-o", "GAME"}},
                                           FaultedCall{"photo", {"photo", "GAME", "picture.png"}}),
                         [](const auto& call) { return call.param.name; });

}  // namespace
}  // namespace linesman
