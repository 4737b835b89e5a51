#include "base/value.h"

#include <gtest/gtest.h>

#include <cmath>

namespace linesman {
namespace {

using Object = Value::Object;
using Array = Value::Array;

TEST(AValue, HasOneType) {
  EXPECT_TRUE(Value().is_null());
  EXPECT_TRUE(Value(nullptr).is_null());
  EXPECT_TRUE(Value(true).is_bool());
  EXPECT_TRUE(Value(4).is_number());
  EXPECT_TRUE(Value(4.5).is_number());
  EXPECT_TRUE(Value("a").is_text());
  EXPECT_TRUE(Value::empty_array().is_array());
  EXPECT_TRUE(Value::empty_object().is_object());
  EXPECT_FALSE(Value("true").is_bool());
  EXPECT_FALSE(Value(0).is_bool());
}

TEST(AValue, GivesNothingOfAnotherType) {
  EXPECT_FALSE(Value("4").number());
  EXPECT_FALSE(Value(1).boolean());
  EXPECT_FALSE(Value(nullptr).text());
  EXPECT_TRUE(Value("a").items().empty());
  EXPECT_TRUE(Value(Array{1}).members().empty());
  EXPECT_EQ(Value(4).size(), 0u);
}

TEST(AValue, KnowsWholeNumbersInEachSpelling) {
  EXPECT_EQ(Value(4).whole(), 4);
  EXPECT_EQ(Value(4.0).whole(), 4);
  EXPECT_FALSE(Value(4.5).whole());
  EXPECT_FALSE(Value(1e300).whole());
  EXPECT_FALSE(Value(std::nan("")).whole());
  EXPECT_FALSE(Value(HUGE_VAL).whole());
  EXPECT_TRUE(Value(4).stored_whole());
  EXPECT_FALSE(Value(4.0).stored_whole());
  EXPECT_EQ(Value(std::int64_t{9007199254740993}).whole(), 9007199254740993);
}

TEST(AValue, EqualsAnotherByContent) {
  EXPECT_EQ(Value(4), Value(4.0));
  EXPECT_NE(Value(4), Value("4"));
  EXPECT_NE(Value(1), Value(true));
  EXPECT_NE(Value(0), Value());
  EXPECT_EQ(Value(Array{1, "a"}), Value(Array{1.0, "a"}));
  EXPECT_NE(Value(Array{1, 2}), Value(Array{2, 1}));
  EXPECT_EQ(Value(Object{{"a", 1}, {"b", 2}}), Value(Object{{"b", 2}, {"a", 1}}));
  EXPECT_NE(Value(Object{{"a", 1}}), Value(Object{{"a", 1}, {"b", 2}}));
  EXPECT_NE(Value(Object{{"a", 1}}), Value(Object{{"b", 1}}));
  EXPECT_NE(Value(Object{{"a", nullptr}}), Value(Object{{"b", nullptr}}));
}

TEST(AnObject, FindsItsMembers) {
  const Value v(Object{{"a", 1}, {"b", nullptr}});
  ASSERT_NE(v.find("b"), nullptr);
  EXPECT_TRUE(v.find("b")->is_null());
  EXPECT_EQ(v.find("c"), nullptr);
  EXPECT_EQ(v["a"], Value(1));
  EXPECT_TRUE(v["c"].is_null());
  EXPECT_TRUE(Value(3)["a"].is_null());
  EXPECT_TRUE(v[std::size_t{0}].is_null());
}

TEST(AnArray, HasNullBeyondItsEnd) {
  const Value v(Array{1, 2});
  EXPECT_EQ(v[std::size_t{1}], Value(2));
  EXPECT_TRUE(v[std::size_t{2}].is_null());
}

TEST(AnObject, KeepsTheOrderOfItsMembersWhenOneIsSet) {
  const Value before(Object{{"a", 1}, {"b", 2}});
  const Value after = before.with("a", 3).with("c", 4);
  ASSERT_EQ(after.members().size(), 3u);
  EXPECT_EQ(after.members()[0], (Value::Member{"a", 3}));
  EXPECT_EQ(after.members()[2], (Value::Member{"c", 4}));
  EXPECT_EQ(before["a"], Value(1)) << "a changed copy changes nothing else";
  EXPECT_EQ(after.without("b").members().size(), 2u);
  EXPECT_EQ(after.without("zzz"), after);
  EXPECT_EQ(Value().with("a", 1), Value(Object{{"a", 1}}));
}

TEST(ADescription, NamesTypeOrContentOfAValue) {
  EXPECT_EQ(describe(Value()), "null");
  EXPECT_EQ(describe(true), "true");
  EXPECT_EQ(describe(4.50), "4.5");
  EXPECT_EQ(describe("wood"), "\"wood\"");
  EXPECT_EQ(describe(Value::empty_array()), "a list");
  EXPECT_EQ(describe(Value::empty_object()), "an object");
  EXPECT_LT(describe(std::string(1000, 'x')).size(), 80u);
}

TEST(ADescription, NeverCutsACharacterInHalf) {
  std::string text(59, 'x');
  for (int i = 0; i < 10; ++i) text += "é";
  const std::string said = describe(text);
  int following = 0;
  for (const char byte : said) {
    const auto c = static_cast<unsigned char>(byte);
    if (following > 0) {
      EXPECT_EQ(c & 0xC0, 0x80) << said;
      --following;
    } else if (c >= 0xE0) {
      following = 2;
    } else if (c >= 0xC0) {
      following = 1;
    } else {
      EXPECT_LT(c, 0x80) << said;
    }
  }
  EXPECT_EQ(following, 0) << said;
}

struct PatchCase {
  Value target;
  Value patch;
  Value merged;
};

class AMergePatch : public ::testing::TestWithParam<PatchCase> {};

TEST_P(AMergePatch, FollowsTheStandard) {
  const PatchCase& p = GetParam();
  EXPECT_EQ(merge_patch(p.target, p.patch), p.merged);
}

// RFC 7386, appendix A, row by row.
INSTANTIATE_TEST_SUITE_P(
    AppendixA, AMergePatch,
    ::testing::Values(PatchCase{Object{{"a", "b"}}, Object{{"a", "c"}}, Object{{"a", "c"}}},
                      PatchCase{Object{{"a", "b"}}, Object{{"b", "c"}}, Object{{"a", "b"}, {"b", "c"}}},
                      PatchCase{Object{{"a", "b"}}, Object{{"a", nullptr}}, Object{}},
                      PatchCase{Object{{"a", "b"}, {"b", "c"}}, Object{{"a", nullptr}}, Object{{"b", "c"}}},
                      PatchCase{Object{{"a", Array{"b"}}}, Object{{"a", "c"}}, Object{{"a", "c"}}},
                      PatchCase{Object{{"a", "c"}}, Object{{"a", Array{"b"}}}, Object{{"a", Array{"b"}}}},
                      PatchCase{Object{{"a", Object{{"b", "c"}}}}, Object{{"a", Object{{"b", "d"}, {"c", nullptr}}}},
                                Object{{"a", Object{{"b", "d"}}}}},
                      PatchCase{Object{{"a", Array{Object{{"b", "c"}}}}}, Object{{"a", Array{1}}},
                                Object{{"a", Array{1}}}},
                      PatchCase{Array{"a", "b"}, Array{"c", "d"}, Array{"c", "d"}},
                      PatchCase{Object{{"a", "b"}}, Array{"c"}, Array{"c"}},
                      PatchCase{Object{{"a", "foo"}}, nullptr, nullptr}, PatchCase{Object{{"a", "foo"}}, "bar", "bar"},
                      PatchCase{Object{{"e", nullptr}}, Object{{"a", 1}}, Object{{"e", nullptr}, {"a", 1}}},
                      PatchCase{Array{1, 2}, Object{{"a", "b"}, {"c", nullptr}}, Object{{"a", "b"}}},
                      PatchCase{Object{}, Object{{"a", Object{{"bb", Object{{"ccc", nullptr}}}}}},
                                Object{{"a", Object{{"bb", Object{}}}}}}));

TEST(AValue, FindsMembersOfALargeObjectInAnyOrder) {
  constexpr int MEMBERS = 40;
  Value::Object members;
  for (int i = 0; i < MEMBERS; ++i) members.emplace_back("m" + std::to_string(i), i);
  const Value large(members);
  const Value other = large.with("m7", "seven");
  for (const int step : {1, 39, 7, 13})
    for (int i = 0, at = 0; i < MEMBERS; ++i, at = (at + step) % MEMBERS) {
      ASSERT_TRUE(large.find("m" + std::to_string(at)));
      EXPECT_EQ(large["m" + std::to_string(at)].number(), at);
      EXPECT_FALSE(large.find("x" + std::to_string(at)));
      EXPECT_EQ(other["m7"].text(), "seven");
    }
}

}  // namespace
}  // namespace linesman
