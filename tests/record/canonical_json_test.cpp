// The examples of RFC 8785, sections 3.2.2 and 3.2.3 and appendix B.
#include "record/canonical_json.h"

#include <gtest/gtest.h>

#include <bit>
#include <cstdint>

#include "support/documents.h"

namespace linesman {
namespace {

using files_test::json;

std::string canonical(std::string_view text) { return canonical_json(json(text)); }

TEST(CanonicalJson, WritesTheExampleOfTheStandard) {
  EXPECT_EQ(canonical(R"({
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
      "literals": [null, true, false] })"),
            R"({"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],)"
            "\"string\":\"\u20ac$\\u000f\\nA'B\\\"\\\\\\\\\\\"/\"}");
}

TEST(CanonicalJson, SortsMembersByTheUnitsOfUtf16) {
  EXPECT_EQ(canonical(R"({
      "\u20ac": "Euro Sign", "\r": "Carriage Return", "\ufb33": "Hebrew Letter Dalet With Dagesh", "1": "One",
      "\ud83d\ude00": "Emoji: Grinning Face", "\u0080": "Control", "\u00f6": "Latin Small Letter O With Diaeresis" })"),
            "{\"\\r\":\"Carriage Return\",\"1\":\"One\",\"\u0080\":\"Control\","
            "\"\u00f6\":\"Latin Small Letter O With Diaeresis\",\"\u20ac\":\"Euro Sign\","
            "\"\U0001F600\":\"Emoji: Grinning Face\",\"\ufb33\":\"Hebrew Letter Dalet With Dagesh\"}");
}

TEST(CanonicalJson, SortsANameBeforeLongerOnes) {
  EXPECT_EQ(canonical(R"({"ab": 1, "a": 2, "": 3})"), R"({"":3,"a":2,"ab":1})");
}

TEST(CanonicalJson, EscapesOnlyTheRequiredCharacters) {
  EXPECT_EQ(canonical(R"(["\b\t\n\f\r\u0000\u001f\u007f"])"), "[\"\\b\\t\\n\\f\\r\\u0000\\u001f\x7f\"]");
}

TEST(CanonicalJson, WritesNumbersAsEcmaScriptDoes) {
  struct Sample {
    std::uint64_t bits;
    const char* text;
  };
  for (const Sample& sample : {Sample{0x0000000000000000, "0"},
                               {0x8000000000000000, "0"},
                               {0x0000000000000001, "5e-324"},
                               {0x8000000000000001, "-5e-324"},
                               {0x7fefffffffffffff, "1.7976931348623157e+308"},
                               {0xffefffffffffffff, "-1.7976931348623157e+308"},
                               {0x4340000000000000, "9007199254740992"},
                               {0xc340000000000000, "-9007199254740992"},
                               {0x4430000000000000, "295147905179352830000"},
                               {0x44b52d02c7e14af5, "9.999999999999997e+22"},
                               {0x44b52d02c7e14af6, "1e+23"},
                               {0x44b52d02c7e14af7, "1.0000000000000001e+23"},
                               {0x444b1ae4d6e2ef4e, "999999999999999700000"},
                               {0x444b1ae4d6e2ef4f, "999999999999999900000"},
                               {0x444b1ae4d6e2ef50, "1e+21"},
                               {0x3eb0c6f7a0b5ed8c, "9.999999999999997e-7"},
                               {0x3eb0c6f7a0b5ed8d, "0.000001"},
                               {0x41b3de4355555553, "333333333.3333332"},
                               {0x41b3de4355555554, "333333333.33333325"},
                               {0x41b3de4355555555, "333333333.3333333"},
                               {0x41b3de4355555556, "333333333.3333334"},
                               {0x41b3de4355555557, "333333333.33333343"},
                               {0xbecbf647612f3696, "-0.0000033333333333333333"},
                               {0x43143ff3c1cb0959, "1424953923781206.2"}})
    EXPECT_EQ(canonical_json(std::bit_cast<double>(sample.bits)), sample.text);
}

TEST(CanonicalJson, WritesAWholeNumberAsTheDoubleOfItsValue) {
  EXPECT_EQ(canonical("[20, 20.0, 2e1, -7, 1000000]"), "[20,20,20,-7,1000000]");
}

}  // namespace
}  // namespace linesman
