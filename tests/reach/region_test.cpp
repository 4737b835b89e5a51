// What a region shows, on an example whose table is crowded.
#include "reach/questions/region.h"

#include <gtest/gtest.h>

#include <cmath>

#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "geometry/boost/measure.h"
#include "geometry/shapes/area.h"
#include "reach/questions/reach.h"
#include "support/built_rulesets.h"

namespace linesman {
namespace {

std::vector<Reach> reaches_of_example(const std::string& game, const std::string& order) {
  const std::string examples = LINESMAN_SOURCE_DIR "/resources/examples/";
  const auto document = read_document(*load_json(examples + game), "");
  Order asked = *read_order(*load_json(examples + order), "");
  asked.paths = {};
  const Hearing hearing = *built_referee().open(document->game);
  return *reaches_of(hearing, asked, {});
}

TEST(AShownRegion, LeavesOutNoSinglePlaceInTheMidstOfOthers) {
  constexpr double ONE_CELL = 1.0 / 64;  // square inches, of the finest cells that are filled at once
  double shown = 0;
  for (const Reach& reach : reaches_of_example("orders-gap.linesman", "orders-gap.6-reserve-comes-on.order.json"))
    for (const Polygon& polygon : reach.rolls.front().inner) {
      shown += area_of(polygon);
      for (const Ring& hole : polygon.holes)
        EXPECT_GT(std::abs(area_of(hole)), ONE_CELL) << "at " << hole.front().x << ", " << hole.front().y;
    }
  EXPECT_GT(shown, 600);
}

/// Without dice, by action and fineness.
Reach reach_on_the_river(const std::string& piece, const std::string& action, double fineness) {
  const auto document = read_document(*load_json(LINESMAN_SOURCE_DIR "/resources/examples/pips-river.linesman"), "");
  Order asked;
  asked.who = OnePiece{piece};
  asked.action = action;
  return *reach_of(*built_referee().open(document->game), asked, {{}, fineness});
}

// The work of a thorough answer lasts for a part of such a region only.
TEST(AShownRegion, IsNoSmallerForBeingLookedAtMoreThoroughly) {
  for (const char* piece : {"chaffee", "m8"}) {
    const Reach coarse = reach_on_the_river(piece, "cautious", 3);
    const Reach thorough = reach_on_the_river(piece, "cautious", THOROUGH);
    ASSERT_EQ(coarse.rolls.size(), thorough.rolls.size());
    for (std::size_t i = 0; i < coarse.rolls.size(); ++i)
      EXPECT_GT(area_of(thorough.rolls[i].inner), 0.97 * area_of(coarse.rolls[i].inner)) << piece << " " << i;
  }
}

TEST(AShownRegion, HasNoStripesWhereItsWorkRanOut) {
  const Reach reach = reach_on_the_river("chaffee", "cautious", THOROUGH);
  const RollReach& most = reach.rolls.back();
  EXPECT_LE(most.inner.size(), 3u);
  for (const Vec place : {Vec{63, 17.25}, Vec{61.5, 21}, Vec{57, 21.5}, Vec{64, 19}})
    EXPECT_TRUE(Area(most.inner).holds(place)) << place.x << ", " << place.y;
}

}  // namespace
}  // namespace linesman
