#include "base/utf8.h"

#include <gtest/gtest.h>

namespace linesman {
namespace {

TEST(ACharacter, HasOneToFourBytes) {
  EXPECT_EQ(character_at("a", 0).code, U'a');
  EXPECT_EQ(character_at("xü", 1).code, U'ü');
  EXPECT_EQ(character_at("″", 0).code, U'″');
  EXPECT_EQ(character_at("😀", 0).code, U'😀');
  EXPECT_EQ(character_at("😀", 0).bytes, 4u);
}

TEST(BytesThatAreNoCharacter, AreReplacedByOneForAllThatCouldBeginIt) {
  EXPECT_EQ(begun_bytes("\xE2\x82?", 0), 2u);
  EXPECT_EQ(begun_bytes("\xED\xA0\x80", 0), 1u);
  EXPECT_EQ(begun_bytes("\x80", 0), 0u);
  EXPECT_EQ(begun_bytes("a″", 1), 3u);
  EXPECT_EQ(repaired("12″ \xFF"), "12″ \uFFFD");
  EXPECT_EQ(repaired("\xE2\x82?\xF0\x9F\x98"), "\uFFFD?\uFFFD");
  EXPECT_EQ(repaired("\xC0\xAF"), "\uFFFD\uFFFD");
}

TEST(Utf8, IsTextOfWholeCharacters) {
  for (const char* text : {"", "plain", "12.5″ moved", "ü", "😀 and more", "\xED\x9F\xBF", "\xF4\x8F\xBF\xBF"})
    EXPECT_TRUE(is_utf8(text)) << text;
  for (const char* text : {"\x80", "a\xC3", "\xC0\xAF", "\xE2\x80", "\xE0\x80\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80",
                           "\xF5\x80\x80\x80", "\xFF", "then \xE2\x28\xA1"})
    EXPECT_FALSE(is_utf8(text)) << text;
}

}  // namespace
}  // namespace linesman
