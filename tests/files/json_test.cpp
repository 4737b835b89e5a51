#include <gmock/gmock.h>

#include <cmath>
#include <limits>

#include "files/disk/file.h"
#include "support/documents.h"

namespace linesman {
namespace {

using files_test::json;
using testing::HasSubstr;
using testing::StartsWith;

Problem refused(std::string_view text) { return parse_json(text, "game.linesman").problem(); }

TEST(JsonText, BecomesAValueWithItsMembersInOrder) {
  const Value v = json(R"({"b": [1, 2.5, -3, true, false, null], "a": {"x": "ü\u00fc\n"}})");
  EXPECT_EQ(v.members()[0].first, "b");
  EXPECT_EQ(v.members()[1].first, "a");
  EXPECT_EQ(v["b"][1], Value(2.5));
  EXPECT_EQ(v["a"]["x"], Value("üü\n"));
  EXPECT_EQ(write_json(v), R"({"b":[1,2.5,-3,true,false,null],"a":{"x":"üü\n"}})");
}

TEST(JsonText, MayBeASingleScalar) {
  EXPECT_EQ(json("7"), Value(7));
  EXPECT_TRUE(json(" null ").is_null());
  EXPECT_EQ(json("\"\""), Value(""));
}

TEST(WholeNumbers, StayWholeAndOthersDoNot) {
  EXPECT_EQ(write_json(json("[4, 4.0, -0, 0.1, 1e3, 9223372036854775807, -9223372036854775808]")),
            "[4,4.0,0,0.1,1000.0,9223372036854775807,-9223372036854775808]");
}

TEST(WholeNumbers, BeyondSixtyThreeBitsBecomeDoubles) {
  EXPECT_FALSE(json("9223372036854775808").stored_whole());
  EXPECT_EQ(json("18446744073709551615").number(), 18446744073709551615.0);
  EXPECT_EQ(json("123456789012345678901234567890").number(), 123456789012345678901234567890.0);
}

TEST(Numbers, AreReadBackExactly) {
  for (const double x : {0.1, 1.0 / 3, 1e-300, 5e-324, 1.7976931348623157e308, 26.000000000000004, 9.464101615137755})
    EXPECT_EQ(json(write_json(Value(x))).number(), x);
}

TEST(ANumberThatIsNotFinite, IsRefusedWithItsPlace) {
  const Problem p = refused("{\"at\": [1,\n 1e400]}");
  EXPECT_EQ(p.file, "game.linesman");
  EXPECT_EQ(p.pointer, "/at/1");
  EXPECT_EQ(p.reason, "line 2, column 6: the number 1e400 is too large");
  EXPECT_THAT(english(refused("-1e999").reason), HasSubstr("too large"));
  EXPECT_THAT(english(refused("NaN").reason), HasSubstr("not expected"));
  EXPECT_THAT(english(refused("[Infinity]").reason), HasSubstr("not expected"));
}

TEST(ADuplicateMember, IsRefusedWithItsPointer) {
  const Problem p = refused(R"({"pieces": [{"id": 1}, {"id": 1, "a/b": 2, "a/b": 3}]})");
  EXPECT_EQ(p.pointer, "/pieces/1/a~1b");
  EXPECT_EQ(p.reason, "the member is given twice");
}

TEST(ADuplicateMember, IsFoundAmongThousands) {
  std::string text = "{";
  for (int i = 0; i < 3000; ++i) text += "\"m" + std::to_string(i) + "\": 0, ";
  EXPECT_TRUE(parse_json(text + "\"n\": 0}", ""));
  EXPECT_EQ(refused(text + "\"m1\": 0}").pointer, "/m1");
  EXPECT_EQ(refused(text + "\"m2999\": 0}").pointer, "/m2999");
}

TEST(Nesting, IsReadDownToTheLimit) {
  const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
  EXPECT_TRUE(parse_json(nested(MAX_NESTING), ""));
  const Problem p = refused(nested(MAX_NESTING + 1));
  EXPECT_EQ(p.reason, "lists and objects are nested deeper than 64");
  EXPECT_THAT(p.pointer, StartsWith("/0/0/0"));
  EXPECT_THAT(english(refused(std::string(5'000'000, '[')).reason), HasSubstr("nested deeper"));
}

TEST(TheDepthOfAValue, CountsListsAndObjects) {
  EXPECT_EQ(depth_of(Value(1)), 0u);
  EXPECT_EQ(depth_of(json("[]")), 1u);
  EXPECT_EQ(depth_of(json("[1, {\"a\": []}]")), 3u);
}

TEST(AValueTooDeepToWrite, IsAMistakeOfOurs) {
  Value v;
  for (int i = 0; i < 1000; ++i) v = Value::Array{v};
  EXPECT_THROW(write_json(v), BrokenPromise);
}

TEST(TextThatIsNotUtf8, IsRefused) {
  EXPECT_EQ(refused("[\"\xff\"]").reason, "line 1, column 3: the text is not UTF-8");
  EXPECT_THAT(english(refused("\"\xc3\x28\"").reason), HasSubstr("not UTF-8"));
  EXPECT_THAT(english(refused("\"\xed\xa0\x80\"").reason), HasSubstr("not UTF-8"));
  EXPECT_THAT(english(refused("\"\\ud800\"").reason), HasSubstr("not UTF-8"));
  EXPECT_FALSE(parse_json("\xff\xfe[\0]", ""));
}

TEST(TextThatIsNotUtf8, IsNamedByItsFirstWrongByte) {
  EXPECT_EQ(refused("[\"\xe2\x82\"]").reason, "line 1, column 5: the text is not UTF-8");
  EXPECT_EQ(refused("[\"\\ud83d\"]").reason, "line 1, column 9: the text is not UTF-8");
  EXPECT_EQ(refused("[\"\\ud83d\\n\"]").reason, "line 1, column 10: the text is not UTF-8");
  EXPECT_EQ(refused("[\"\\udc00 and more of it\"]").reason, "line 1, column 8: the text is not UTF-8");
  EXPECT_EQ(refused("[\"\\ud83d\\u0041 and more\"]").reason, "line 1, column 14: the text is not UTF-8");
}

TEST(TextThatIsNoJson, IsNamedByTheLastCharacterThatWasRead) {
  EXPECT_EQ(refused("{\"a\": 1 \"bcd\": 2}").reason, "line 1, column 13: `\"` is not expected here");
  EXPECT_EQ(refused("[1 -23.5]").reason, "line 1, column 8: `5` is not expected here");
  EXPECT_EQ(refused("[1 false]").reason, "line 1, column 8: `e` is not expected here");
  EXPECT_EQ(refused("[trie]").reason, "line 1, column 4: `i` is not expected here");
  EXPECT_EQ(refused("[\"\\x\"]").reason, "line 1, column 4: `x` is not expected here");
  EXPECT_EQ(refused("[\"\\u00g1 and more\"]").reason, "line 1, column 7: `g` is not expected here");
  EXPECT_EQ(refused("[\"a\tb\"]").reason, "line 1, column 4: this is not JSON");
  EXPECT_THAT(english(refused("[1e99999999999]").reason), HasSubstr("the number 1e99999999999 is too large"));
  EXPECT_TRUE(parse_json("\xEF\xBB\xBF[1]", ""));
  EXPECT_TRUE(parse_json(std::string_view("[1]\0", 4), ""));
}

TEST(TextThatIsNoJson, IsRefusedWithLineAndColumn) {
  EXPECT_EQ(refused("").reason, "is empty");
  EXPECT_EQ(refused(" \n\t ").reason, "is empty");
  EXPECT_EQ(refused("{\"a\": 1,\n  \"b\" 2}").reason, "line 2, column 7: `2` is not expected here");
  EXPECT_THAT(english(refused("[1, 2").reason), HasSubstr("ends too early"));
  EXPECT_THAT(english(refused("{\"a\": \"b").reason), HasSubstr("ends too early"));
  EXPECT_THAT(english(refused("[1,]").reason), HasSubstr("`]` is not expected here"));
  EXPECT_THAT(english(refused("[1] 2").reason), HasSubstr("line 1, column 5"));
  EXPECT_THAT(english(refused("[01]").reason), HasSubstr("not expected"));
  EXPECT_THAT(english(refused("// note\n1").reason), HasSubstr("not expected"));
  EXPECT_EQ(refused("{\"a\": {\"b\": [tru]}}").pointer, "/a/b/0");
}

TEST(TextLongerThanTheLimit, IsRefused) {
  const std::string spaces(MAX_FILE_BYTES + 1, ' ');
  EXPECT_EQ(refused(spaces).reason, "is larger than 64 MiB");
}

TEST(WrittenJson, IsIndentedWhenAsked) { EXPECT_EQ(write_json(json("{\"a\":[1]}"), 2), "{\n  \"a\": [1]\n}"); }

TEST(WrittenJson, KeepsPointsOnALine) {
  EXPECT_EQ(write_json(json(R"({"ring":[[1,2.5],[3,4]],"none":[],"names":["a"],"nothing":{}})"), 2),
            "{\n  \"ring\": [\n    [1, 2.5],\n    [3, 4]\n  ],\n  \"none\": [],\n  \"names\": [\n    \"a\"\n  ],\n"
            "  \"nothing\": {}\n}");
}

TEST(WrittenJson, SpellsDoublesAsShortAsPossible) {
  EXPECT_EQ(write_json(json("[-0.0, 0.001, 0.0001, 123456789012345.0, 1234567890123456.0, 1e22, 1.5e-7, 5e-324]")),
            "[-0.0,0.001,0.0001,123456789012345.0,1.234567890123456e+15,1e+22,1.5e-07,5e-324]");
}

TEST(WrittenJson, EscapesOnlyTheRequiredCharacters) {
  EXPECT_EQ(write_json(Value("\"\\\b\f\n\r\t\x01\x1f/\x7f")), R"("\"\\\b\f\n\r\t\u0001\u001f/)"
                                                              "\x7f\"");
  EXPECT_EQ(write_json(Value("ü\xff")), "\"ü\xEF\xBF\xBD\"");
}

TEST(AnObjectOfManyMembers, IsWrittenInOrder) {
  Value::Object members;
  for (int i = 0; i < 20000; ++i) members.emplace_back("m" + std::to_string(20000 - i), Value(i));
  const Value v(std::move(members));
  EXPECT_EQ(json(write_json(v)), v);
}

}  // namespace
}  // namespace linesman
