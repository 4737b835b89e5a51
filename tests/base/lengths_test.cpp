#include "base/lengths.h"

#include <gmock/gmock.h>

#include <clocale>
#include <cmath>

#include "base/length_words.h"

namespace linesman {
namespace {

using testing::ElementsAre;

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

/// Inches to six decimals, or -1000 for no length.
double length_read(std::string_view text, double unit = 1) {
  const auto length = length_in_words(text, unit);
  return length ? std::round(*length * 1e6) / 1e6 : -1000;
}

TEST(ALengthInWords, HasItsUnitInEveryUsualSpelling) {
  for (const char* text : {"30\"",
                           "30”",
                           "30 ″",
                           "30''",
                           "30’’",
                           "30 in",
                           "30in.",
                           "30 ins",
                           "30 Inches",
                           "30 Zoll",
                           "76.2cm",
                           "76,2 cm",
                           "0.762 m",
                           "0,762 m",
                           "762mm",
                           "762 Millimeter",
                           "76.2 Zentimeter",
                           "2.5 ft",
                           "2,5'",
                           "2½'",
                           "2 ½ feet",
                           "30\u00A0in"})
    EXPECT_DOUBLE_EQ(length_read(text), 30) << text;
  EXPECT_EQ(length_read("1 yard"), 36);
  EXPECT_EQ(length_read("2 yds"), 72);
  EXPECT_EQ(length_read("1 foot"), 12);
}

TEST(ALengthInWords, AddsFeetAndInches) {
  for (const char* text : {"2'6\"", "2’6”", "2‘6“", "2′6″", "2´6´´", "2' 6", "2'-6\"", "2'–6\"", "2 ft 6 in",
                           "2ft.6in.", "2 feet 6 inches", "2 Fuß 6 Zoll", "2 FUSS, 6 ZOLL", "2 foot 6"})
    EXPECT_EQ(length_read(text), 30) << text;
  for (const char* text : {"2'6,5\"", "2'6½\"", "2' 6 1/2\"", "2 Fuß 6,5 Zoll", "30½\"", "30 1⁄2 in", "30.5 in"})
    EXPECT_EQ(length_read(text), 30.5) << text;
}

TEST(ALengthInWords, MayBeLessThanNothing) {
  EXPECT_EQ(length_read("-3"), -3);
  EXPECT_EQ(length_read("−3 in"), -3);
  EXPECT_EQ(length_read("-2'6\""), -30);
}

TEST(ALengthInWords, WithoutAUnitIsInTheOneOfTheCaller) {
  EXPECT_EQ(length_read("5", 2), 10);
  EXPECT_EQ(length_read("2,5", 2), 5);
  EXPECT_EQ(length_read("2½", 2), 5);
  EXPECT_EQ(length_read("1e2", 2), 200);
  EXPECT_EQ(length_read("5 in", 2), 5);
  EXPECT_EQ(length_in_words("3 M", 1, 2), 6) << "metres of a map to scale";
  EXPECT_EQ(length_in_words("2.54 cm", 1, 2), 1);
}

TEST(ALengthInWords, IsNoneWhereItCanBeReadInTwoWays) {
  for (const char* text : {"", "-", "in", "four", "1,000", "1,000 mm", "1,2,3", "1.2.3", "3 4", "3 miles", "1/0 in",
                           "2'x", "30 in in", "3-4", "25 furlongs"})
    EXPECT_EQ(length_read(text), -1000) << text;
}

TEST(PlainFigures, HaveOneSpellingForEachSign) {
  EXPECT_EQ(plain_figures("2’6½”"), "2'6 1/2 \"");
  EXPECT_EQ(plain_figures("12,5 × 1,000"), "12.5  x  1,000");
  EXPECT_EQ(plain_figures("1,1/2"), "1,1/2");
  EXPECT_EQ(plain_figures("0,125 and 1234,500"), "0.125 and 1234.500");
  EXPECT_THAT(figure_tokens("60mmx35mm (Oval)"), ElementsAre("60", "mm", "x", "35", "mm", "oval"));
}

TEST(ATypedLength, IsInFeetAndFractionsToo) {
  EXPECT_EQ(parse_length("2'6\"", CM), 30);
  EXPECT_EQ(parse_length("4 ft", INCH), 48);
  EXPECT_EQ(parse_length("120 mm", INCH), 120 / 25.4);
  EXPECT_EQ(parse_length("2½", INCH), 2.5);
  EXPECT_EQ(parse_length("1,500", INCH), 1.5);
  EXPECT_FALSE(parse_length("1,1/2", INCH).has_value() && *parse_length("1,1/2", INCH) < 1);
}

}  // namespace
}  // namespace linesman
