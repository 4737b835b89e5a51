// Cuts a path in the middle of a step, from the facts of the whole path.
#include "movement/cut_trace.h"

#include <gmock/gmock.h>

namespace linesman {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr FeatureIndex STAIRS{3};
constexpr FeatureIndex ROOF{5};
constexpr PieceIndex FRIEND{1};

/// A climb down from 6 to 1: on stairs all the way, through a friend from 3 to 4 inches, past a roof in the last inch.
PieceTrace descent() {
  Climb climb{.from = 6, .to = 1, .ground = {ROOF, STAIRS}};
  climb.ground_contacts = {{STAIRS, 0, 5}, {ROOF, 4, 5}};
  climb.contacts = {FRIEND};
  climb.met.contacts = {{FRIEND, 3, 4}};
  PieceTrace trace;
  trace.steps.push_back({0, {{0, 0}, 90, 6}, {{0, 0}, 90, 1}, climb});
  trace.end.pose = trace.steps.back().after;
  return trace;
}

TEST(AClimbThatIsCut, EndsWhereItIsCut) {
  const PieceTrace cut = cut_at(descent(), {0, 2});
  EXPECT_EQ(cut.end.pose.altitude, 4);
  EXPECT_EQ(std::get<Climb>(cut.steps.back().facts).to, 4);
}

TEST(AClimbThatIsCut, HasOnlyTheContactsBeforeThat) {
  const Climb climb = std::get<Climb>(cut_at(descent(), {0, 3.5}).steps.back().facts);
  EXPECT_THAT(climb.ground, ElementsAre(STAIRS));
  EXPECT_THAT(climb.contacts, ElementsAre(FRIEND));
  EXPECT_EQ(climb.met.contacts.front().to, 3.5);
  EXPECT_THAT(std::get<Climb>(cut_at(descent(), {0, 3}).steps.back().facts).contacts, IsEmpty()) << "they only touch";
}

TEST(AClimbThatIsCut, OverlapsThePieceThatItIsPassing) {
  EXPECT_THAT(cut_at(descent(), {0, 3.5}).end.contacts, ElementsAre(FRIEND));
  EXPECT_THAT(cut_at(descent(), {0, 5}).end.contacts, IsEmpty());
}

TEST(TheCriticalPoints, OfAClimbAreWhereItsContactsChange) {
  const PieceTrace trace = descent();
  EXPECT_THAT(critical_points(std::get<Climb>(trace.steps.front().facts), {2.5, 9}), ElementsAre(0, 2.5, 3, 4, 5));
}

}  // namespace
}  // namespace linesman
