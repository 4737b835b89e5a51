#include "ui/session/newest_work.h"

#include <gmock/gmock.h>

#include <atomic>
#include <thread>
#include <vector>

#include "ui_session/events.h"

namespace linesman {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(TheNewestWork, IsTheOnlyOneThatIsTaken) {
  QObject taker;
  NewestWork work(&taker);
  std::vector<int> taken;
  std::atomic<bool> begun = false;
  std::atomic<bool> gave_up = false;
  const auto take = [&taken](int made) { taken.push_back(made); };
  work.begin(
      [&](const std::stop_token& stop) {
        begun = true;
        while (!stop.stop_requested()) std::this_thread::yield();
        gave_up = true;
        return 1;
      },
      take);
  ASSERT_TRUE(comes([&] { return begun.load(); }));
  work.begin([](const std::stop_token&) { return 2; }, take);
  work.begin([](const std::stop_token& stop) { return stop.stop_requested() ? 0 : 3; }, take);
  ASSERT_TRUE(comes([&] { return !taken.empty(); }));
  EXPECT_TRUE(gave_up);
  EXPECT_THAT(taken, ElementsAre(3));
}

TEST(TheNewestWork, IsNotTakenOnceItIsForgotten) {
  QObject taker;
  std::vector<int> taken;
  {
    NewestWork work(&taker);
    std::atomic<bool> made = false;
    work.begin(
        [&](const std::stop_token&) {
          made = true;
          return 1;
        },
        [&taken](int one) { taken.push_back(one); });
    while (!made) std::this_thread::yield();
    work.forget();
  }
  QCoreApplication::processEvents();
  EXPECT_THAT(taken, IsEmpty());
}

}  // namespace
}  // namespace linesman
