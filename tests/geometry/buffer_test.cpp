#include "geometry/boost/buffer.h"

#include <gmock/gmock.h>

namespace linesman {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(ABuffer, KeepsItsValuesWhenItGrowsBeyondItsFixedPart) {
  Buffer<int, 4> buffer;
  for (int i = 0; i < 100; ++i) {
    buffer.push_back(i);
    ASSERT_EQ(buffer.size(), static_cast<std::size_t>(i) + 1);
    for (int k = 0; k <= i; ++k) ASSERT_EQ(buffer[static_cast<std::size_t>(k)], k) << i;
  }
}

TEST(ABuffer, CanBeFilledAgain) {
  Buffer<int, 2> buffer;
  for (int i = 0; i < 5; ++i) buffer.push_back(i);
  buffer.clear();
  EXPECT_TRUE(buffer.empty());
  EXPECT_THAT(buffer.view(), IsEmpty());
  for (const int i : {7, 8, 9}) buffer.push_back(i);
  EXPECT_THAT(buffer.view(), ElementsAre(7, 8, 9));
}

TEST(ABuffer, IsCopiedWithItsValues) {
  Buffer<int, 2> few;
  few.push_back(1);
  Buffer<int, 2> many;
  for (const int i : {1, 2, 3}) many.push_back(i);
  const Buffer<int, 2> few_again = few;
  const Buffer<int, 2> many_again = many;
  few.clear();
  many.clear();
  EXPECT_THAT(few_again.view(), ElementsAre(1));
  EXPECT_THAT(many_again.view(), ElementsAre(1, 2, 3));
}

}  // namespace
}  // namespace linesman
