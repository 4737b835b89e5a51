// What a region shows, on an example whose table is crowded.
#include "reach/questions/region.h"

#include <gtest/gtest.h>

#include <cmath>

#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "geometry/boost/measure.h"
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
  constexpr double ONE_CELL = 1.0 / 64;  // square inches, of the finest cells that are told at once
  double shown = 0;
  for (const Reach& reach : reaches_of_example("orders-gap.linesman", "orders-gap.6-reserve-comes-on.order.json"))
    for (const Polygon& polygon : reach.rolls.front().inner) {
      shown += area_of(polygon);
      for (const Ring& hole : polygon.holes)
        EXPECT_GT(std::abs(area_of(hole)), ONE_CELL) << "at " << hole.front().x << ", " << hole.front().y;
    }
  EXPECT_GT(shown, 600);
}

}  // namespace
}  // namespace linesman
