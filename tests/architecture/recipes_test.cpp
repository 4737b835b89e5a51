#include "architecture/recipes.h"

#include <gmock/gmock.h>

namespace linesman {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(TheReaderOfRecipes, TakesTheNumberedLinesUnderAHeading) {
  const std::string readme =
      "## To paint\n\nText.\n\n1. Open `a/b.h`.\n2. Close it.\n   More.\n\n## To read\n\n1. Read.\n";
  EXPECT_THAT(recipe_lines(readme, "To paint"), ElementsAre("Open `a/b.h`.", "Close it."));
  EXPECT_THAT(recipe_lines(readme, "To read"), ElementsAre("Read."));
  EXPECT_THAT(recipe_lines(readme, "To write"), IsEmpty());
}

std::vector<std::string> find(const std::string& pattern) {
  if (pattern == "ui/pen_tool.h") return {"class PenTool : public Tool {};"};
  return {};
}

TEST(ARecipe, IsCarriedOutForAThingThatWasMadeByIt) {
  EXPECT_THAT(recipe_faults("Derive `PenTool` from `Tool` in `ui/<tool>_tool.h`.", {{"tool", "pen"}}, find), IsEmpty());
  EXPECT_THAT(recipe_faults("Derive from `Tool` in `ui/<tool>_tool.h`.", {{"tool", "ink"}}, find),
              ElementsAre("there is no ui/ink_tool.h", "no file of the line has Tool"));
  EXPECT_THAT(recipe_faults("Derive from `Gesture` in `ui/<tool>_tool.h`.", {{"tool", "pen"}}, find),
              ElementsAre("no file of the line has Gesture"));
}

}  // namespace
}  // namespace linesman
