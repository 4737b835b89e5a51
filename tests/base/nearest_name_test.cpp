#include "base/nearest_name.h"

#include <gtest/gtest.h>

#include <vector>

namespace linesman {
namespace {

const std::vector<std::string> KNOWN{"pieces", "terrain", "turn", "at"};

TEST(TheNearestName, TakesTheFewestChanges) {
  EXPECT_EQ(changes_between("peices", "pieces"), 1U) << "two neighbours are exchanged";
  EXPECT_EQ(changes_between("pics", "pieces"), 2U);
  EXPECT_EQ(changes_between("ca", "abc"), 3U);
  EXPECT_EQ(changes_between("", "turn"), 4U);
  EXPECT_EQ(nearest_name("peices", KNOWN), "pieces");
  EXPECT_EQ(nearest_name("elephant", KNOWN), "terrain");
  EXPECT_EQ(nearest_name("turn", {}), "");
}

TEST(TheNameThatIsMeant, DiffersInFewLetters) {
  EXPECT_EQ(name_meant("peices", KNOWN), "pieces");
  EXPECT_EQ(name_meant("terain", KNOWN), "terrain");
  EXPECT_EQ(name_meant("elephant", KNOWN), "");
  EXPECT_EQ(name_meant("it", KNOWN), "") << "of two letters one is too much";
  EXPECT_EQ(name_meant("turn", {}), "");
}

TEST(AHint, NamesTheOneThatIsMeantElseAFew) {
  EXPECT_EQ(with_known("no such", "peices", KNOWN), "no such; the nearest is \"pieces\"");
  EXPECT_EQ(with_known("no such", "elephant", KNOWN), "no such; there is pieces, terrain, turn and at");
  EXPECT_EQ(with_known("no such", "elephant", std::vector<std::string>(41, "x")), "no such") << "they are too many";
  EXPECT_EQ(with_known("no such", "turn", {}), "no such");
}

}  // namespace
}  // namespace linesman
