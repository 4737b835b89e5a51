#include "base/utf8.h"

#include <gtest/gtest.h>

#include "base/text.h"

namespace linesman {
namespace {

TEST(APointersStep, BecomesTheNameAgain) {
  for (const std::string name : {"", "a/b", "a~b", "~1", "~0~", "/"})
    EXPECT_EQ(unescaped(pointer_to("", name).substr(1)), name);
}

TEST(ATextForTheTerminal, ShowsSteeringCharactersAsCodes) {
  EXPECT_EQ(visible("red\x1b[31m"), "red\\x1b[31m");
  EXPECT_EQ(visible("\xc2\x9b"
                    "31m\x7f\r"),
            "\\x9b31m\\x7f\\x0d");
  EXPECT_EQ(visible("\u202egnat\u2069"), "\\u202egnat\\u2069");
  EXPECT_EQ(visible("Flügel – 装甲\n\tHügel"), "Flügel – 装甲\n\tHügel");
}

TEST(ATextForTheTerminal, ShowsSignsThatNobodySees) {
  EXPECT_EQ(visible("Ti\u00adger"), "Ti\\xadger");
  EXPECT_EQ(visible("Ti\u200bger\ufeff"), "Ti\\u200bger\\ufeff");
  EXPECT_EQ(visible("\u3164\u2060"), "\\u3164\\u2060");
  EXPECT_EQ(visible("A\U000e0041"), "A\\udb40\\udc41") << "a tag, as JSON has it";
  EXPECT_EQ(visible("می\u200cخواهم ☂\ufe0f 👩\u200d🚒"), "می\u200cخواهم ☂\ufe0f 👩\u200d🚒");
}

TEST(ATextForTheTerminal, ShowsBytesOutsideUtf8AsCodes) {
  EXPECT_EQ(visible("a\xff"), "a\\xff");
  EXPECT_EQ(visible("\xc0\x9b"), "\\xc0\\x9b") << "longer than it need be";
  EXPECT_EQ(visible("\xe2\x80"), "\\xe2\\x80") << "cut short";
  EXPECT_EQ(visible("\xed\xa0\x80"), "\\xed\\xa0\\x80") << "half of a pair";
  EXPECT_EQ(visible("\xf0\x9f\x8e\xb2"), "\xf0\x9f\x8e\xb2");
}

TEST(ATextWithoutSteering, KeepsTheRestOfTheText) {
  EXPECT_EQ(without_steering("red\x1b[31m\x01\r"), "red[31m");
  EXPECT_EQ(without_steering("\u202egnat\u2069\uffff\n\t"), "gnat\n\t");
  EXPECT_EQ(without_steering("a\xff\xc0\x9b"), "a");
  EXPECT_EQ(without_steering("Flügel – 装甲"), "Flügel – 装甲");
}

}  // namespace
}  // namespace linesman
