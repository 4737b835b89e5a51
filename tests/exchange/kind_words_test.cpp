#include <gmock/gmock.h>

#include "exchange/import_helpers.h"
#include "exchange/kind_words.h"
#include "support/documents.h"

namespace linesman::exchange {
namespace {

using testing::HasSubstr;

std::optional<Kind> kind_meant(std::string_view word, const KindTable& of_player = {}) {
  const auto meaning = KindWords(of_player).meaning(word);
  return meaning ? meaning->kind : std::nullopt;
}

TEST(AWord, MeansItsKindInAnyCaseAndNumber) {
  EXPECT_EQ(kind_meant("wood"), Kind::wood);
  EXPECT_EQ(kind_meant("Woods"), Kind::wood);
  EXPECT_EQ(kind_meant("High Wall"), Kind::high_wall);
  EXPECT_EQ(kind_meant("high_walls"), Kind::high_wall);
  EXPECT_EQ(kind_meant("bushes"), Kind::scrub);
  EXPECT_EQ(kind_meant("ruins"), Kind::ruins);
  EXPECT_EQ(kind_meant("marsh"), Kind::marsh);
  EXPECT_EQ(kind_meant("s"), std::nullopt);
  EXPECT_EQ(kind_meant("moon"), std::nullopt);
  EXPECT_FALSE(KindWords({}).meaning("").has_value());
}

TEST(AWord, MayHaveANumberAtItsEnd) {
  for (const char* word : {"walls1", "Wall 2", "wall_03", "WALL-4", "wall (5)", "wall #6", "walls.7"})
    EXPECT_EQ(kind_meant(word), Kind::wall) << word;
  EXPECT_EQ(kind_meant("1"), std::nullopt);
  EXPECT_EQ(kind_meant("wall ()"), std::nullopt);
}

TEST(AWord, IsKnownInGermanToo) {
  EXPECT_EQ(kind_meant("Wald"), Kind::wood);
  EXPECT_EQ(kind_meant("WÄLDER"), Kind::wood);
  EXPECT_EQ(kind_meant("Straße"), Kind::road);
  EXPECT_EQ(kind_meant("Brücken 2"), Kind::bridge);
  EXPECT_EQ(kind_meant("Häuser"), Kind::building);
  EXPECT_EQ(kind_meant("ÜBERGANG"), std::nullopt);
}

TEST(AWord, MayMeanOpenGround) {
  const auto meaning = KindWords({}).meaning("Grass");
  ASSERT_TRUE(meaning.has_value());
  EXPECT_EQ(meaning->kind, std::nullopt);
}

TEST(AWordOfThePlayer, GoesBeforeTheTable) {
  const KindTable own{{"Heath", Kind::soft}, {"Forest", std::nullopt}, {"natural=wood", Kind::scrub}};
  EXPECT_EQ(kind_meant("heath 3", own), Kind::soft);
  EXPECT_EQ(KindWords(own).meaning("forests"), Meaning{std::nullopt});
  EXPECT_EQ(KindWords(own).of_tag("natural", "wood"), Meaning{Kind::scrub});
  EXPECT_EQ(KindWords(own).of_tag("natural", "heath"), Meaning{Kind::soft});
}

TEST(ATag, MeansItsKindByValueByKeyOrAsAWord) {
  const KindWords words({});
  EXPECT_EQ(words.of_tag("natural", "wood"), Meaning{Kind::wood});
  EXPECT_EQ(words.of_tag("building", "warehouse"), Meaning{Kind::building});
  EXPECT_EQ(words.of_tag("highway", "track"), Meaning{Kind::track});
  EXPECT_EQ(words.of_tag("highway", "residential"), Meaning{Kind::road});
  EXPECT_EQ(words.of_tag("barrier", "hedge"), Meaning{Kind::hedge});
  EXPECT_FALSE(words.of_tag("natural", "geyser").has_value());
  EXPECT_FALSE(words.of_tag("bridge", "no").has_value());
}

TEST(ATableOfWords, IsReadOrRefusedWithItsPlace) {
  const auto kinds = read_kinds(files_test::json(R"({"Heath": "rough", "Decoration": null, "Turf": "open"})"), "k");
  ASSERT_TRUE(kinds.ok());
  EXPECT_EQ(kinds->at("Heath"), Kind::rough);
  EXPECT_EQ(kinds->at("Decoration"), std::nullopt);
  EXPECT_EQ(kinds->at("Turf"), std::nullopt);
  const auto wrong = [](const char* text) { return read_kinds(files_test::json(text), "k").problem().sentence(); };
  EXPECT_THAT(wrong(R"({"Heath": "ruff"})"), HasSubstr("k: /Heath: there is no kind of terrain called \"ruff\""));
  EXPECT_THAT(wrong(R"({"Heath": 3})"), HasSubstr("/Heath"));
  EXPECT_THAT(wrong("[]"), HasSubstr("an object"));
}

TEST(AnUnknownWord, IsCountedWithItsOutlines) {
  const std::string map = R"({"type": "FeatureCollection", "features": [
    {"type": "Feature", "properties": {"kind": "Minefield"},
     "geometry": {"type": "Polygon", "coordinates": [[[1,1],[5,1],[5,5],[1,5],[1,1]]]}},
    {"type": "Feature", "properties": {"kind": "Minefield"},
     "geometry": {"type": "LineString", "coordinates": [[6,1],[9,9]]}}]})";
  const Imported asked = import_test::taken(map);
  ASSERT_EQ(asked.report.unknown.size(), 1u);
  EXPECT_EQ(asked.report.unknown[0].word, "Minefield");
  EXPECT_EQ(asked.report.unknown[0].things, 2u);
  ASSERT_EQ(asked.report.unknown[0].outlines.size(), 2u);
  EXPECT_EQ(asked.report.unknown[0].outlines[0].front(), asked.report.unknown[0].outlines[0].back());
  EXPECT_EQ(asked.report.unknown[0].outlines[1], (Polyline{{6, 1}, {9, 9}}));
  const Imported imported = import_test::taken(map, {.kinds = {{"minefield", Kind::rough}}});
  EXPECT_EQ(import_test::kinds_of(imported.game), (std::vector<std::string>{"rough", "rough"}));
  EXPECT_TRUE(imported.report.unknown.empty());
  const Imported left_out = import_test::taken(map, {.kinds = {{"minefield", std::nullopt}}});
  EXPECT_EQ(left_out.report.features, 0u);
  EXPECT_EQ(left_out.report.count(Fate::left_out), 0u) << "silently";
}

}  // namespace
}  // namespace linesman::exchange
