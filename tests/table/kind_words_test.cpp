#include "table/kind_words.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace linesman {
namespace {

TEST(AWord, MeansAKind) {
  for (const auto& [word, kind] : {std::pair{"hill", Kind::slope},
                                   {"Hills", Kind::slope},
                                   {"Hügel", Kind::slope},
                                   {"forest", Kind::wood},
                                   {"FORESTS", Kind::wood},
                                   {"Wald", Kind::wood},
                                   {"city-wall", Kind::high_wall},
                                   {"dirt_road", Kind::track},
                                   {"pond", Kind::lake}})
    EXPECT_EQ(kind_meant(word), kind) << word;
}

TEST(AWord, MayMeanNoKind) {
  for (const char* word : {"", "s", "meadow", "xyzzy", "hil"}) EXPECT_EQ(kind_meant(word), std::nullopt) << word;
}

TEST(AHintOfAKind, GoesByMeaningBeforeLetters) {
  EXPECT_EQ(with_nearest_kind("no kind", "fen"), "no kind; the nearest is \"marsh\"");  // not fence
  EXPECT_EQ(with_nearest_kind("no kind", "hedgge"), "no kind; the nearest is \"hedge\"");
  EXPECT_EQ(with_nearest_kind("no kind", "xyzzy"), "no kind");
}

TEST(TheKindWords, HaveEachAKindOrOpenGround) {
  const auto words = kind_words();
  EXPECT_GT(words.size(), 300u);
  for (const KindWord& each : words) {
    EXPECT_FALSE(each.word.empty());
    EXPECT_TRUE(each.kind == "open" || kind_named(each.kind)) << each.word;
  }
  const auto is_road = [](const KindWord& each) { return each.word == "highway=*" && each.kind == "road"; };
  EXPECT_TRUE(std::any_of(words.begin(), words.end(), is_road));
}

}  // namespace
}  // namespace linesman
