// Which games are kept ready for requests, and which are let go.
#include <gmock/gmock.h>

#include <algorithm>
#include <thread>

#include "answers/game_cache.h"
#include "support/built_rulesets.h"
#include "support/cases.h"

namespace linesman {
namespace {

using ::testing::HasSubstr;

class AGameCache : public ::testing::Test {
 protected:
  /// Games that differ in their titles, with terrain and a piece.
  static Value game(const std::string& title) {
    static const std::vector<Case> cases = read_cases();
    const auto usable = std::find_if(cases.begin(), cases.end(), [](const Case& each) {
      return !each.is_refused() && each.game()["terrain"].size() > 0 && each.game()["pieces"].size() > 0;
    });
    return usable->game().with("title", title);
  }

  /// Whether `cache` still has the game that it opened as `known`.
  static bool keeps(GameCache& cache, const std::string& title, const SharedGame& known) {
    return cache.open(game(title)).value() == known;
  }
};

TEST_F(AGameCache, KeepsSeveralGamesReady) {
  GameCache cache(built_rulesets(), {});
  const SharedGame first = cache.open(game("first")).value();
  const SharedGame second = cache.open(game("second")).value();
  EXPECT_EQ(first->document.game.title(), "first");
  for (int i = 0; i < 3; ++i) {
    EXPECT_TRUE(keeps(cache, "first", first));
    EXPECT_TRUE(keeps(cache, "second", second));
  }
}

TEST_F(AGameCache, LetsGoOfTheGameThatWasAskedForLongestAgo) {
  GameCache cache(built_rulesets(), {.games = 2});
  const SharedGame first = cache.open(game("first")).value();
  const SharedGame second = cache.open(game("second")).value();
  EXPECT_TRUE(keeps(cache, "first", first));
  const SharedGame third = cache.open(game("third")).value();
  EXPECT_TRUE(keeps(cache, "third", third));
  EXPECT_TRUE(keeps(cache, "first", first));
  EXPECT_FALSE(keeps(cache, "second", second));
}

TEST_F(AGameCache, KeepsOneGameHoweverLargeItIs) {
  GameCache cache(built_rulesets(), {.things = 1});
  const SharedGame first = cache.open(game("first")).value();
  ASSERT_GT(first->document.game.pieces().size() + first->document.game.terrain().size(), 1U);
  EXPECT_TRUE(keeps(cache, "first", first));
  const SharedGame second = cache.open(game("second")).value();
  EXPECT_TRUE(keeps(cache, "second", second));
  EXPECT_FALSE(keeps(cache, "first", first));
}

TEST_F(AGameCache, TellsGamesApartByTheirTerrainAlone) {
  GameCache cache(built_rulesets(), {});
  const Value one = game("game");
  const Value other = one.with("terrain", Value::empty_array());
  ASSERT_FALSE(one == other);
  const SharedGame first = cache.open(one).value();
  EXPECT_NE(cache.open(other).value(), first);
  EXPECT_EQ(cache.open(one).value(), first);
}

TEST_F(AGameCache, KeepsNoGameThatCannotBeUsed) {
  GameCache cache(built_rulesets(), {.games = 1});
  const SharedGame first = cache.open(game("first")).value();
  const auto refused = cache.open(game("second").with("tolerance", -1));
  ASSERT_FALSE(refused.ok());
  EXPECT_THAT(refused.problem().pointer, HasSubstr("/game/tolerance"));
  EXPECT_TRUE(keeps(cache, "first", first));
}

TEST_F(AGameCache, OpensAGameOnceForSeveralThreads) {
  GameCache cache(built_rulesets(), {});
  const Value shared = game("shared");
  std::vector<SharedGame> opened(4);
  std::vector<std::thread> threads;
  for (SharedGame& mine : opened) threads.emplace_back([&] { mine = cache.open(shared).value(); });
  for (std::thread& thread : threads) thread.join();
  for (const SharedGame& mine : opened) EXPECT_EQ(mine, opened.front());
}

}  // namespace
}  // namespace linesman
