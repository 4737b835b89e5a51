#include "base/side_by_side.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace linesman {
namespace {

TEST(SideBySide, CallsEachPieceOnce) {
  std::vector<std::atomic<int>> done(1000);
  side_by_side(done.size(), [&](std::size_t i) { ++done[i]; });
  for (const auto& times : done) EXPECT_EQ(times, 1);
}

TEST(SideBySide, CallsNothingForNoPieces) {
  side_by_side(0, [](std::size_t) { FAIL(); });
}

TEST(SideBySide, PassesAnExceptionToTheCaller) {
  const auto each = [](std::size_t i) {
    if (i % 7 == 3) throw std::runtime_error("out of paper");
  };
  EXPECT_THROW(side_by_side(100, each), std::runtime_error);
}

}  // namespace
}  // namespace linesman
