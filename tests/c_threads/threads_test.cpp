// The C library used by several threads at once; the thread sanitizer runs these (./dev sanitize).
#include <gmock/gmock.h>

#include <algorithm>
#include <thread>

#include "c/library_calls.h"

namespace linesman {
namespace {

using namespace c_test;
using ::testing::ElementsAre;

TEST(TheLibrary, AnswersThreadsOnOneGameAndOnSeveralAlike) {
  std::vector<Asked> asked = asked_of_cases();
  asked.resize(std::min<std::size_t>(asked.size(), 200));
  const EnginePointer opened = engine(R"({"games": 3})");
  const GamePointer shared = game_of(opened.get(), asked.front().game);
  const auto answers = [&] {
    std::vector<std::string> all;
    for (const Asked& each : asked) all.push_back(taken(lm_call(opened.get(), each.line().c_str())));
    all.push_back(taken(lm_game_call(shared.get(), write_json(asked.front().request).c_str())));
    return all;
  };
  const std::vector<std::string> alone = answers();
  std::vector<std::vector<std::string>> together(4);
  std::vector<std::thread> threads;
  for (auto& mine : together) threads.emplace_back([&] { mine = answers(); });
  for (std::thread& thread : threads) thread.join();
  for (const auto& mine : together) EXPECT_EQ(mine, alone);
}

TEST(TheLibrary, OpensAndClosesEnginesInThreads) {
  const Asked asked = asked_of_cases().front();
  const std::string expected = taken(lm_call(engine().get(), asked.line().c_str()));
  std::vector<std::string> answers(4);
  std::vector<std::thread> threads;
  for (std::string& mine : answers)
    threads.emplace_back([&] { mine = taken(lm_call(engine().get(), asked.line().c_str())); });
  for (std::thread& thread : threads) thread.join();
  EXPECT_THAT(answers, ElementsAre(expected, expected, expected, expected));
}

}  // namespace
}  // namespace linesman
