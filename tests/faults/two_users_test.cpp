// Two users play one game in a shared folder and are killed. No accepted change is lost.
#include <gmock/gmock.h>
#include <sys/stat.h>

#include <array>
#include <cstdlib>
#include <future>
#include <random>

#include "faults/runs.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "support/another_user.h"
#include "support/temporary_folder.h"

namespace linesman {
namespace {

const char* const SHARED_GAME = R"({"linesman": 1, "title": "t", "ruleset": "pips", "table": {"width": 48, "depth": 36},
  "terrain": [], "pieces": [{"id": "tank", "side": "red", "at": [24, 6], "facing": 0,
    "base": {"shape": "rectangle", "width": 1.2, "length": 2.6}, "traits": {"speed": "standard", "drive": "tracked"}}]})";
const char* const A_HUNDREDTH = R"({"piece": "tank", "action": "cautious", "path": [{"forward": 0.01}],
  "dice": {"movement": [3]}})";

/// A folder that all users may write.
struct SharedFolder {
  SharedFolder() {
    ::chmod(folder.path().c_str(), 0777);
    ::chmod(game.c_str(), 0666);
    ::chmod(order.c_str(), 0644);
  }
  TemporaryFolder folder;
  std::string game = folder.write("evening.linesman", SHARED_GAME);
  std::string order = folder.write("order.json", A_HUNDREDTH);

  std::vector<std::string> apply() const { return {LINESMAN_CLI, "apply", game, order, "-o", game}; }
  std::size_t entries() const { return load_document(game).value().game.history().size(); }
};

std::size_t rounds() {
  constexpr std::size_t KILLS_A_ROUND = 4;  // a round takes about as long as four kills of the other test
  const char* asked = std::getenv("LINESMAN_KILLS");
  return (asked != nullptr ? std::strtoul(asked, nullptr, 10) : 200) / KILLS_A_ROUND;
}

TEST(AGameOfTwoUsers, LosesNoAcceptedChangeWhenOneIsKilled) {
  if (const std::string why = why_no_other_user(); !why.empty()) GTEST_SKIP() << why;
  const SharedFolder place;
  if (const Ended alone = run_as(NOBODY, place.apply()); alone.status == 127)
    GTEST_SKIP() << "another user may not run the programs of this build";
  std::mt19937 random(2026);
  std::size_t all_accepted = 0;
  std::size_t killed = 0;
  const std::size_t most = rounds();
  for (std::size_t i = 0; i < most; ++i) {
    const std::size_t before = place.entries();
    const std::array<unsigned, 3> users{NOBODY, SOMEBODY, i % 2 == 0 ? NOBODY : SOMEBODY};
    const auto victim = random() % users.size();
    const auto after = std::chrono::microseconds(random() % 60'000);
    std::array<std::future<Ended>, 3> calls;
    for (std::size_t k = 0; k < users.size(); ++k)
      calls[k] = std::async(std::launch::async, [&, k] {
        return run_as(users[k], place.apply(), k == victim ? std::optional(after) : std::nullopt);
      });
    std::size_t accepted = 0;
    std::size_t unknown = 0;
    for (auto& call : calls) {
      const Ended end = call.get();
      accepted += end.status == 0;
      unknown += end.status == -1;
      EXPECT_TRUE(end.status == 0 || end.status == -1 || end.status == 2) << end.err;
      EXPECT_EQ(std::count(end.err.begin(), end.err.end(), '\n'), end.status == 2 ? 1 : 0) << end.err;
    }
    const std::size_t now = place.entries();
    ASSERT_GE(now, before + accepted) << "round " << i << ": an accepted order is lost";
    ASSERT_LE(now, before + accepted + unknown) << "round " << i;
    all_accepted += accepted;
    killed += unknown;
  }
  RecordProperty("killed", static_cast<int>(killed));
  std::printf("%zu times three calls of two users at once, %zu killed: %zu orders accepted, 0 lost\n", most, killed,
              all_accepted);
  EXPECT_GT(all_accepted, most / 2);
  EXPECT_EQ(run({LINESMAN_CLI, "verify", place.game}).status, 0);
}

}  // namespace
}  // namespace linesman
