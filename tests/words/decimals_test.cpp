// Figures inside finished texts, as a German writes them.
#include "words/decimals.h"

#include <gtest/gtest.h>

#include "files/phrases.h"

namespace linesman {
namespace {

const Phrasebook& german() {
  static const Phrasebook book = load_phrases("de", std::string(LINESMAN_SOURCE_DIR) + "/resources", {});
  return book;
}

TEST(AFigureInAText, HasTheCommaOfTheLanguage) {
  EXPECT_EQ(with_decimals_of(german(), "Eine 1 nimmt 0.5 BD, eine 6 gibt 0.5."),
            "Eine 1 nimmt 0,5 BD, eine 6 gibt 0,5.");
  EXPECT_EQ(with_decimals_of(german(), "7.42″"), "7,42″");
  EXPECT_EQ(with_decimals_of(german(), "Zug 3. Dann 4.5"), "Zug 3. Dann 4,5");
}

TEST(AFigureInAText, StaysWhereItIsNoDecimal) {
  for (const char* text : {"es gilt Punkt 3.9.5.", "am 1.2.2026", "Regel 7.", "keine Zahl.", ""})
    EXPECT_EQ(with_decimals_of(german(), text), text);
}

TEST(AFigureInAText, StaysInEnglish) { EXPECT_EQ(with_decimals_of({}, "costs 0.5 inches."), "costs 0.5 inches."); }

}  // namespace
}  // namespace linesman
