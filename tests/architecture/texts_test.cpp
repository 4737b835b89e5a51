#include "architecture/texts.h"

#include <gmock/gmock.h>

namespace linesman {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

TEST(ATextOfTheWindow, SpeaksAsAPlayerSpeaks) {
  EXPECT_THAT(text_faults("a.cpp", R"(tr("The move is carried out. Undo takes it back.");)"), IsEmpty());
  EXPECT_THAT(text_faults("a.cpp", R"(tr("Faults");)"), ElementsAre(HasSubstr("says \"Faults\"")));
  EXPECT_THAT(text_faults("a.cpp", R"(row("select the", "next piece");)"), ElementsAre(HasSubstr("says \"piece\"")));
  EXPECT_THAT(text_faults("a.cpp", R"(value["piece"]; // "a piece of two words")"), IsEmpty()) << "keys and comments";
}

TEST(ATextOfTheWindow, HasSentencesOfAtMostFifteenWords) {
  EXPECT_THAT(text_faults("a.cpp", R"(tr("a b c d e f g h i j k l m n o");)"), IsEmpty());
  EXPECT_THAT(text_faults("a.cpp", "tr(\"a b c d e f g h\"\n   \" i j k l m n o p\");"),
              ElementsAre(HasSubstr("16 words")));
  EXPECT_THAT(text_faults("a.cpp", R"(tr("a b c d e f g h. i j k l m n o p");)"), IsEmpty()) << "two sentences";
}

TEST(ATextOfTheWindow, HasNumbersOfAtMostTwoDecimals) {
  EXPECT_THAT(text_faults("a.cpp", R"(tr("It is 0.25 wide");)"), IsEmpty());
  EXPECT_THAT(text_faults("a.cpp", R"(tr("It is 0.125 wide");)"), ElementsAre(HasSubstr("decimals")));
}

TEST(ATextOfTheWindow, IsNotGluedFromParts) {
  EXPECT_THAT(text_faults("a.cpp", R"(tr(" with a roll");)"), ElementsAre(HasSubstr("part of a sentence")));
  EXPECT_THAT(text_faults("a.cpp", R"(QCoreApplication::translate("Panels", ", with a roll");)"),
              ElementsAre(HasSubstr("part of a sentence")));
}

}  // namespace
}  // namespace linesman
