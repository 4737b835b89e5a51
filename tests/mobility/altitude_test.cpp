#include "table.h"

namespace linesman::mobility {
namespace {

/// The place of the one fault of a gyro, six inches up, that climbs by so much.
double stopped_at(double climb) {
  const std::string gyro =
      R"({"id": "gyro", "side": "red", "base": {"shape": "circle", "diameter": 2}, "at": [20, 20], "facing": 0,
      "altitude": 6, "traits": {"troop": "vehicle", "drive": "helicopter", "rate": 36}})";
  const Table t{.pieces = gyro};
  const Ruling r = t.ruling(order("gyro", R"({"climb": )" + std::to_string(climb) + "}"));
  EXPECT_EQ(r.faults.size(), 1U);
  if (r.faults.empty()) return -1;
  EXPECT_EQ(r.faults.front().rule, "mobility-41");
  return r.faults.front().place.s;
}

TEST(AFlyer, IsStoppedWhereItSinksToTheTable) { EXPECT_EQ(stopped_at(-8), 6); }

}  // namespace
}  // namespace linesman::mobility
