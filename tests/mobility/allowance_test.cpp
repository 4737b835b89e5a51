// What each piece of an order may spend and has spent.
#include "mobility/table.h"

namespace linesman::mobility {
namespace {

using testing::DoubleNear;
using testing::Optional;
using testing::SizeIs;

TEST(TheAllowances, OfAnOrderForSeveralTellOfEachPiece) {
  const Table table{.pieces = trooper("a", 10, 10) + "," + trooper("b", 20, 10, "gravpack")};
  const Ruling ruling =
      table.ruling(R"({"pieces": ["a", "b"], "paths": {"a": [{"forward": 1}], "b": [{"forward": 3}]}})");
  ASSERT_THAT(ruling.shown.allowances, SizeIs(2));
  EXPECT_THAT(ruling.shown.allowances[0].spent, Optional(DoubleNear(1, 1e-9)));
  EXPECT_THAT(ruling.shown.allowances[1].spent, Optional(DoubleNear(3, 1e-9)));
  EXPECT_NE(ruling.shown.allowances[0].total, ruling.shown.allowances[1].total);
}

}  // namespace
}  // namespace linesman::mobility
