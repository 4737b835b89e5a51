#include "base/lengths.h"

#include <gtest/gtest.h>

#include <clocale>

namespace linesman {
namespace {

constexpr LengthUnit INCH = LengthUnit::inch;
constexpr LengthUnit CM = LengthUnit::centimetre;

TEST(ALengthInWords, HasTheSignOfItsUnitAndFewDecimals) {
  EXPECT_EQ(length_words(4.5, INCH), "4.5″");
  EXPECT_EQ(length_words(4.4567, INCH), "4.46″");
  EXPECT_EQ(length_words(4.5, CM), "11.4 cm");
  EXPECT_EQ(length_words(10, CM), "25.4 cm");
  EXPECT_EQ(length_words(0, CM), "0 cm");
  EXPECT_EQ(length_figure(1, CM, 0), "3");
}

TEST(ARulingsSentence, KeepsItsInchesAndGetsTheOtherUnitInBrackets) {
  EXPECT_EQ(with_lengths_in("7.5″ of 9″ spent, 1.5″ left", CM),
            "7.5″ (19.1 cm) of 9″ (22.9 cm) spent, 1.5″ (3.8 cm) left");
  EXPECT_EQ(with_lengths_in("7.5″ of 9″ spent", INCH), "7.5″ of 9″ spent");
  EXPECT_EQ(with_lengths_in("+0.3″", CM), "+0.3″ (0.8 cm)");
  EXPECT_EQ(with_lengths_in("+0,3″ zu weit", CM), "+0,3″ (0,8 cm) zu weit");  // as other languages write it
  EXPECT_EQ(with_lengths_in("turns by 30°, 3 MP", CM), "turns by 30°, 3 MP");
  EXPECT_EQ(with_lengths_in("a sign ″ alone", CM), "a sign ″ alone");
  EXPECT_EQ(with_lengths_in("", CM), "");
}

TEST(ATypedLength, IsInTheChosenUnitUnlessItNamesAnother) {
  EXPECT_EQ(parse_length("4.5", INCH), 4.5);
  EXPECT_EQ(parse_length(" 4,5 ", INCH), 4.5);
  EXPECT_EQ(parse_length("25.4", CM), 10);
  EXPECT_EQ(parse_length("25,4 cm", INCH), 10);
  EXPECT_EQ(parse_length("6\"", CM), 6);
  EXPECT_EQ(parse_length("6 in", CM), 6);
  EXPECT_EQ(parse_length("6 inches", CM), 6);
  EXPECT_EQ(parse_length("6″", CM), 6);
  for (const char* nonsense : {"", "cm", "four", "1,2,3", "3 miles", "4 5"})
    EXPECT_FALSE(parse_length(nonsense, CM)) << nonsense;
}

TEST(LengthsInWords, DoNotDependOnTheLocale) {
  if (std::setlocale(LC_ALL, "de_DE.UTF-8") == nullptr) GTEST_SKIP() << "this machine has no German locale";
  EXPECT_EQ(length_words(4.5, CM), "11.4 cm");
  EXPECT_EQ(parse_length("11.43", CM), 4.5);
  std::setlocale(LC_ALL, "C");
}

}  // namespace
}  // namespace linesman
