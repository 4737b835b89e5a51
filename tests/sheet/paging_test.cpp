#include <gmock/gmock.h>

#include "drawing/sheet/paper_strip.h"
#include "support/random.h"

namespace linesman {
namespace {

using ::testing::ElementsAre;

PaperStrip strip(double height, bool keeps = false, bool begins = false) {
  PaperStrip made;
  made.height = height;
  made.above = 5;
  made.keeps_with_next = keeps;
  made.begins_page = begins;
  return made;
}

std::vector<std::vector<std::size_t>> numbers(const std::vector<PaperStrip>& strips, double height) {
  std::vector<std::vector<std::size_t>> all;
  for (const Page& page : paged(strips, height)) {
    all.emplace_back();
    for (const PlacedStrip& placed : page) all.back().push_back(placed.strip);
  }
  return all;
}

TEST(PaperStrips, FillAPageAndGoOnOnTheNext) {
  EXPECT_THAT(numbers({strip(40), strip(40), strip(40)}, 100), ElementsAre(ElementsAre(0, 1), ElementsAre(2)));
  EXPECT_EQ(paged({strip(40), strip(40)}, 100)[0][1].top, 45);
  EXPECT_EQ(paged({strip(60), strip(60)}, 100)[1][0].top, 0);
}

TEST(PaperStrips, ThatAreKeptTogetherTurnOverTogether) {
  EXPECT_THAT(numbers({strip(60), strip(10, true), strip(40)}, 100), ElementsAre(ElementsAre(0), ElementsAre(1, 2)));
  EXPECT_THAT(numbers({strip(40), strip(10, true), strip(40)}, 100), ElementsAre(ElementsAre(0, 1, 2)));
}

TEST(PaperStrips, ThatNoPageCanHoldTogetherAreLaidOneByOne) {
  EXPECT_THAT(numbers({strip(60, true), strip(60, true), strip(20)}, 100),
              ElementsAre(ElementsAre(0), ElementsAre(1, 2)));
  EXPECT_THAT(numbers({strip(10), strip(300), strip(10)}, 100),
              ElementsAre(ElementsAre(0), ElementsAre(1), ElementsAre(2)));
}

TEST(PaperStrips, BeginAPageWhereTheyAreTo) {
  EXPECT_THAT(numbers({strip(10, false, true), strip(10, false, true)}, 100),
              ElementsAre(ElementsAre(0), ElementsAre(1)));
}

TEST(PaperStrips, NeverReachBeyondThePageAndStayInOrder) {
  Random random(7);
  for (int round = 0; round < 500; ++round) {
    std::vector<PaperStrip> strips;
    for (int i = 0; i < 40; ++i)
      strips.push_back(strip(random.between(1, 70), random.chance(0.3), random.chance(0.05)));
    std::size_t next = 0;
    for (const Page& page : paged(strips, 100)) {
      ASSERT_FALSE(page.empty());
      double bottom = 0;
      for (const PlacedStrip& placed : page) {
        EXPECT_EQ(placed.strip, next++);
        EXPECT_GE(placed.top, bottom);
        bottom = placed.top + strips[placed.strip].height;
      }
      EXPECT_LE(bottom, 100);
    }
    EXPECT_EQ(next, strips.size());
  }
}

}  // namespace
}  // namespace linesman
