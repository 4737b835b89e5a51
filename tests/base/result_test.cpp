#include "base/result.h"

#include <gtest/gtest.h>

#include <memory>

namespace linesman {
namespace {

TEST(AResult, HoldsAValueOrAProblem) {
  const Result<int> good = 4;
  EXPECT_TRUE(good.ok());
  EXPECT_EQ(*good, 4);
  const Result<int> bad = Problem{"game.linesman", "/table/width", "it is 0, and must be 1 to 1200"};
  EXPECT_FALSE(bad);
  EXPECT_EQ(bad.problem().pointer, "/table/width");
}

TEST(AResult, BreaksAPromiseWhenItIsAskedForTheOtherContent) {
  const Result<int> good = 4;
  const Result<int> bad = Problem{};
  EXPECT_THROW(static_cast<void>(good.problem()), BrokenPromise);
  EXPECT_THROW(static_cast<void>(bad.value()), BrokenPromise);
  EXPECT_THROW(static_cast<void>(Result<void>().problem()), BrokenPromise);
}

TEST(AResult, CanHandItsValueOver) {
  Result<std::unique_ptr<int>> r = std::make_unique<int>(7);
  const std::unique_ptr<int> taken = std::move(r).value();
  EXPECT_EQ(*taken, 7);
}

TEST(AProblem, IsASentenceWithItsPlaceInFront) {
  EXPECT_EQ((Problem{"a.json", "/b", "it is wrong"}).sentence(), "a.json: /b: it is wrong");
  EXPECT_EQ((Problem{"/b", "it is wrong"}).sentence(), "/b: it is wrong");
  EXPECT_EQ((Problem{"", "it is wrong"}).sentence(), "it is wrong");
}

TEST(ACheck, ThrowsWithTheConditionAndThePlace) {
  try {
    LINESMAN_CHECK(1 + 1 == 3);
    FAIL() << "nothing was thrown";
  } catch (const BrokenPromise& e) {
    const std::string said = e.what();
    EXPECT_NE(said.find("1 + 1 == 3"), std::string::npos);
    EXPECT_NE(said.find("result_test.cpp"), std::string::npos);
  }
}

}  // namespace
}  // namespace linesman
