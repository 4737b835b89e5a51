#include "base/shared_list.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <thread>

namespace linesman {
namespace {

using Texts = std::vector<std::string>;
using Shares = std::vector<std::shared_ptr<int>>;

template <class T>
SharedList<T> shared(const std::vector<T>& elements) {
  return SharedList<T>(elements.begin(), elements.end());
}

TEST(ASharedList, HoldsItsElements) {
  const Texts words{"a", "a text that is longer than a short one", ""};
  const SharedList<std::string> list = shared(words);
  EXPECT_EQ(list.size(), 3u);
  EXPECT_EQ(Texts(list), words);
  EXPECT_EQ(list.front(), "a");
  EXPECT_EQ(list.back(), "");
  EXPECT_THROW((void)list.at(3), BrokenPromise);
}

TEST(ASharedList, OfNothingIsEmpty) {
  EXPECT_TRUE(shared(Texts()).empty());
  EXPECT_EQ(shared(Texts()), SharedList<std::string>());
  EXPECT_EQ(SharedList<std::string>().begin(), SharedList<std::string>().end());
}

TEST(ASharedList, SharesItsElementsWithCopiesAndEqualsSimilarLists) {
  const auto list = shared(Texts{"a", "b"});
  const auto copy = list;
  EXPECT_EQ(copy.data(), list.data());
  EXPECT_TRUE(copy.shares_with(list));
  EXPECT_FALSE(shared(Texts{"a", "b"}).shares_with(list));
  EXPECT_EQ(shared(Texts{"a", "b"}), list);
  EXPECT_FALSE(shared(Texts{"a", "c"}) == list);
  EXPECT_FALSE(shared(Texts{"a"}) == list);
}

TEST(ASharedList, DestroysItsElementsWithItsLastCopy) {
  const auto element = std::make_shared<int>(1);
  {
    auto list = shared(Shares{element, element});
    EXPECT_EQ(element.use_count(), 3);
    auto copy = list;
    list = {};
    EXPECT_EQ(element.use_count(), 3);
    const auto moved = std::move(copy);
    EXPECT_EQ(element.use_count(), 3);
  }
  EXPECT_EQ(element.use_count(), 1);
}

TEST(ASharedList, SurvivesAnAssignmentToItself) {
  auto list = shared(Texts{"a", "b"});
  const auto& same = list;
  list = same;
  EXPECT_EQ(Texts(list), (Texts{"a", "b"}));
}

TEST(ASharedList, KeepsNothingWhenAnElementCannotBeCopied) {
  struct Fragile {
    Fragile() = default;
    Fragile(const Fragile& other) : share(other.share), breaks(other.breaks) {
      if (breaks) throw std::runtime_error("it breaks");
    }
    std::shared_ptr<int> share;
    bool breaks = false;
  };
  std::vector<Fragile> elements(2);
  elements[0].share = std::make_shared<int>(1);
  elements[1].breaks = true;
  EXPECT_THROW(SharedList<Fragile>(elements.begin(), elements.end()), std::runtime_error);
  EXPECT_EQ(elements[0].share.use_count(), 1);
}

TEST(ASharedList, CanBeCopiedByManyThreads) {
  const auto element = std::make_shared<int>(1);
  {
    const auto list = shared(Shares{element});
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
      threads.emplace_back([list] {
        for (int j = 0; j < 10'000; ++j) {
          const auto copy = list;
          EXPECT_EQ(copy.size(), 1u);
        }
      });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(element.use_count(), 2);
  }
  EXPECT_EQ(element.use_count(), 1);
}

}  // namespace
}  // namespace linesman
