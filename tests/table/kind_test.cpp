#include "table/kind.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace linesman {
namespace {

struct Row {
  std::string_view name;
  FeatureClass feature_class;
  double height;
  double width;
};

// The table of protocol section 2 with its default heights and widths, copied from the paper and not from the code.
const std::vector<Row> PAGE{{"broken", FeatureClass::area, 0.1, 0},
                            {"rough", FeatureClass::area, 0.1, 0},
                            {"wood", FeatureClass::area, 4, 0},
                            {"scrub", FeatureClass::area, 0.1, 0},
                            {"marsh", FeatureClass::area, 0.1, 0},
                            {"soft", FeatureClass::area, 0.1, 0},
                            {"sand", FeatureClass::area, 0.1, 0},
                            {"scree", FeatureClass::area, 0.1, 0},
                            {"field", FeatureClass::area, 0.5, 0},
                            {"ruins", FeatureClass::area, 0.1, 0},
                            {"rubble", FeatureClass::area, 0.1, 0},
                            {"river", FeatureClass::area, 0.1, 2},
                            {"lake", FeatureClass::area, 0.1, 0},
                            {"village", FeatureClass::area, 3, 0},
                            {"hedge", FeatureClass::obstacle, 1, 0.25},
                            {"fence", FeatureClass::obstacle, 0.5, 0},
                            {"wall", FeatureClass::obstacle, 0.5, 0.25},
                            {"high-wall", FeatureClass::obstacle, 3, 0.25},
                            {"bocage", FeatureClass::obstacle, 2, 0.25},
                            {"ditch", FeatureClass::obstacle, 0.5, 0.5},
                            {"stream", FeatureClass::obstacle, 0.5, 1},
                            {"embankment", FeatureClass::obstacle, 0.5, 0.25},
                            {"anti-tank", FeatureClass::obstacle, 0.5, 0.25},
                            {"cliff", FeatureClass::obstacle, 12, 0},
                            {"road", FeatureClass::surface, 0, 2},
                            {"track", FeatureClass::surface, 0, 2},
                            {"bridge", FeatureClass::surface, 0, 2},
                            {"ford", FeatureClass::surface, 0, 2},
                            {"building", FeatureClass::structure, 3, 0},
                            {"bunker", FeatureClass::structure, 3, 0},
                            {"wreck", FeatureClass::structure, 1, 0},
                            {"stairs", FeatureClass::structure, 0.1, 0},
                            {"ladder", FeatureClass::structure, 0.1, 0},
                            {"slope", FeatureClass::relief, 0, 0},
                            {"contour", FeatureClass::relief, 0, 0}};

TEST(TheKindsOfTerrain, AreThoseOfTheProtocol) {
  EXPECT_EQ(all_kinds().size(), PAGE.size());
  for (const Row& row : PAGE) {
    const auto kind = kind_named(row.name);
    ASSERT_TRUE(kind) << row.name;
    EXPECT_EQ(name_of(*kind), row.name);
    EXPECT_EQ(class_of(*kind), row.feature_class) << row.name;
    EXPECT_EQ(default_height(*kind), row.height) << row.name;
    EXPECT_EQ(default_width(*kind), row.width) << row.name;
  }
}

TEST(TheKindsOfTerrain, AreEachListedOnce) {
  const std::set<Kind> once(all_kinds().begin(), all_kinds().end());
  EXPECT_EQ(once.size(), all_kinds().size());
}

TEST(AKind, IsNotFoundByAnUnknownName) {
  for (const char* name : {"open", "", "Wood", "high_wall", "hedge "}) EXPECT_FALSE(kind_named(name)) << name;
}

TEST(AFeatureClass, HasTheNameInTheProtocol) {
  EXPECT_EQ(name_of(FeatureClass::area), "area");
  EXPECT_EQ(name_of(FeatureClass::obstacle), "obstacle");
  EXPECT_EQ(name_of(FeatureClass::surface), "surface");
  EXPECT_EQ(name_of(FeatureClass::structure), "structure");
  EXPECT_EQ(name_of(FeatureClass::relief), "relief");
}

}  // namespace
}  // namespace linesman
