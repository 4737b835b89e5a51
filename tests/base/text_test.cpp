#include "base/text.h"

#include <gtest/gtest.h>

#include <clocale>
#include <cmath>
#include <limits>

namespace linesman {
namespace {

TEST(ANumberAsText, DropsTrailingZeros) {
  EXPECT_EQ(number_text(4), "4");
  EXPECT_EQ(number_text(10.5), "10.5");
  EXPECT_EQ(number_text(1.0 / 3), "0.333333");
  EXPECT_EQ(number_text(100), "100");
  EXPECT_EQ(number_text(-1e300), "-1e+300");
  EXPECT_EQ(number_text(-2.25), "-2.25");
}

TEST(ANumberAsText, HasTheGivenNumberOfDecimals) {
  EXPECT_EQ(number_text(2.0 / 3, 2), "0.67");
  EXPECT_EQ(number_text(2.0 / 3, 0), "1");
  EXPECT_EQ(number_text(120, 0), "120");
  EXPECT_EQ(number_text(1.999, 2), "2");
}

TEST(ANumberAsText, HasNoMinusZero) {
  EXPECT_EQ(number_text(-0.0), "0");
  EXPECT_EQ(number_text(-1e-9), "0");
  EXPECT_EQ(number_text(-0.004, 2), "0");
}

TEST(ANumberAsText, OfTheLargestNumberIsShort) {
  const std::string text = number_text(std::numeric_limits<double>::max());
  EXPECT_EQ(text, "1.7976931348623157e+308");
  EXPECT_EQ(parse_number(text), std::numeric_limits<double>::max());
}

TEST(ANumberAsText, DoesNotFollowTheLocale) {
  const std::string before = std::setlocale(LC_ALL, nullptr);
  // Without any of these locales the rest holds trivially; the build machines have at least one.
  for (const char* name : {"de_DE.UTF-8", "fr_FR.UTF-8", "C.UTF-8"})
    if (std::setlocale(LC_ALL, name)) break;
  EXPECT_EQ(number_text(1.5), "1.5");
  EXPECT_EQ(parse_number("1.5"), 1.5);
  EXPECT_FALSE(parse_number("1,5"));
  std::setlocale(LC_ALL, before.c_str());
}

TEST(ARoundedNumber, HasSixDecimals) {
  EXPECT_EQ(rounded(1.0 / 3), 0.333333);
  EXPECT_EQ(rounded(2.0000004), 2);
  EXPECT_EQ(rounded(-1.2345678), -1.234568);
}

TEST(ARoundedNumber, HasNoMinusZero) {
  EXPECT_FALSE(std::signbit(rounded(-0.0)));
  EXPECT_FALSE(std::signbit(rounded(-1e-7)));
}

TEST(ARoundedNumber, StaysItselfWhenItIsTooLargeForDecimals) {
  EXPECT_EQ(rounded(1e305), 1e305);
  EXPECT_EQ(rounded(-1e20), -1e20);
}

TEST(AParsedNumber, TakesTheWholeText) {
  EXPECT_EQ(parse_number("4"), 4);
  EXPECT_EQ(parse_number("-1.5e3"), -1500);
  EXPECT_EQ(parse_number("0.1"), 0.1);
  for (const char* text : {"", " 4", "4 ", "4x", "x", "-", ".", "1e", "+4", "0x10"})
    EXPECT_FALSE(parse_number(text)) << '"' << text << '"';
}

TEST(AParsedNumber, MustBeFinite) {
  for (const char* text : {"inf", "-inf", "nan", "infinity", "1e999"}) EXPECT_FALSE(parse_number(text)) << text;
}

TEST(AnId, IsShortAndPlain) {
  EXPECT_TRUE(valid_id("a"));
  EXPECT_TRUE(valid_id("tank-1_b.2"));
  EXPECT_TRUE(valid_id(std::string(64, 'x')));
  EXPECT_FALSE(valid_id(""));
  EXPECT_FALSE(valid_id(std::string(65, 'x')));
  for (const char* text : {"Tank", "a b", "a/b", "ä", "a\n", "a~"}) EXPECT_FALSE(valid_id(text)) << text;
  EXPECT_FALSE(valid_id(std::string_view("a\0b", 3)));
}

TEST(AList, IsWordedForAPerson) {
  using Words = std::vector<std::string>;
  EXPECT_EQ(listed(Words{}), "");
  EXPECT_EQ(listed(Words{"a"}), "a");
  EXPECT_EQ(listed(Words{"a", "b"}), "a or b");
  EXPECT_EQ(listed(Words{"a", "b", "c"}, " and "), "a, b and c");
}

TEST(APointer, EscapesTildesAndSlashes) {
  EXPECT_EQ(pointer_to("", "terrain"), "/terrain");
  EXPECT_EQ(pointer_to("/terrain", std::size_t{3}), "/terrain/3");
  EXPECT_EQ(pointer_to("/a", "b/c~d"), "/a/b~1c~0d");
  EXPECT_EQ(pointer_to("", ""), "/");
}

TEST(TheStemOfAnId, IsMadeOfAName) {
  EXPECT_EQ(id_stem("Hill 112", 48), "hill-112");
  EXPECT_EQ(id_stem("  Ü--b! ", 48), "b");
  EXPECT_EQ(id_stem("ab cd", 3), "ab");
  EXPECT_EQ(id_stem("ש", 48), "");
}

TEST(Letters, AreMadeSmallAndCapitalWithinAsciiAlone) {
  EXPECT_EQ(in_small_letters("Hügel ÄA 12"), "hügel Äa 12");
  EXPECT_EQ(in_capitals("Hügel äa 12"), "HüGEL äA 12");
  EXPECT_EQ(with_capital("the wood"), "The wood");
  EXPECT_EQ(with_capital("äa"), "äa");
  EXPECT_EQ(with_capital(""), "");
}

}  // namespace
}  // namespace linesman
