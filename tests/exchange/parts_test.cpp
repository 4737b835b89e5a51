// The parts that readers of formats are made of.
#include <gmock/gmock.h>

#include "exchange/json_parts.h"
#include "exchange/piece_draft.h"
#include "exchange/roster/csv.h"
#include "record/base64.h"

namespace linesman::exchange {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

std::vector<std::vector<std::string>> cells_of(std::string_view text) {
  const auto table = read_csv(text);
  EXPECT_TRUE(table.ok()) << (table ? "" : table.problem().reason);
  std::vector<std::vector<std::string>> cells;
  if (table)
    for (const CsvRow& row : table->rows) cells.push_back(row.cells);
  return cells;
}

TEST(Csv, HasCellsBetweenCommas) {
  EXPECT_THAT(cells_of("a,b,c\n1,,3\n"), ElementsAre(ElementsAre("a", "b", "c"), ElementsAre("1", "", "3")));
}

TEST(Csv, KeepsSeparatorsQuotesAndLinesInsideQuotes) {
  EXPECT_THAT(cells_of("\"a,b\",\"say \"\"hi\"\"\"\r\n\"two\nlines\",\"\"\r\n"),
              ElementsAre(ElementsAre("a,b", "say \"hi\""), ElementsAre("two\nlines", "")));
}

TEST(Csv, CountsTheLinesOfQuotedCells) {
  const auto table = read_csv("a\n\"1\n2\n3\"\nb\n");
  ASSERT_TRUE(table.ok());
  ASSERT_THAT(table->rows, SizeIs(3));
  EXPECT_EQ(table->rows[2].line, 5u);
}

TEST(Csv, PassesOverBlankLines) {
  EXPECT_THAT(cells_of("a\n\n , \nb"), ElementsAre(ElementsAre("a"), ElementsAre("b")));
}

TEST(Csv, TakesTheSeparatorThatTheFirstLineHasMostOf) {
  EXPECT_THAT(cells_of("a;b;c\n1,5;2;3\n").at(1), ElementsAre("1,5", "2", "3"));
  EXPECT_THAT(cells_of("a\tb\n1\t2\n").at(1), ElementsAre("1", "2"));
}

TEST(Csv, ReadsWhatItWrites) {
  const std::vector<std::string> cells{"plain", "a,b", "\"", "", "two\r\nlines", "a;b", "t\tab"};
  EXPECT_THAT(cells_of(csv_line(cells) + csv_line(cells)), ElementsAre(cells, cells));
}

TEST(Csv, IsRefusedWithItsLine) {
  EXPECT_THAT(english(read_csv("a\n\"b").problem().reason), HasSubstr("line 2"));
  EXPECT_THAT(english(read_csv("a\n\n\"b\"c").problem().reason), HasSubstr("line 3"));
  EXPECT_THAT(english(read_csv("a,\xFF").problem().reason), HasSubstr("UTF-8"));
  EXPECT_THAT(english(read_csv(std::string(2000, ',')).problem().reason), HasSubstr("1000 cells"));
}

TEST(AFieldName, IsReadInAnySpelling) {
  for (const char* name : {"width_mm", "Width (mm)", "WIDTH-MM", "width [mm]", " width.mm "})
    EXPECT_EQ(field_name(name), "width_mm");
}

TEST(ABase, IsReadInItsUnit) {
  const auto base = [](const Fields& fields) { return piece_draft(fields)->base; };
  EXPECT_EQ(base({{"diameter_mm", 25.4}}), Footprint(CircleBase{1}));
  EXPECT_EQ(base({{"diameter", "25.4 mm"}}), Footprint(CircleBase{1}));
  EXPECT_EQ(base({{"diameter", "1″"}}), Footprint(CircleBase{1}));
  EXPECT_EQ(base({{"width", "2.54cm"}, {"length", 2}}), Footprint(RectangleBase{1, 2}));
  EXPECT_EQ(base({{"shape", "square"}, {"width", 1}}), Footprint(RectangleBase{1, 1}));
  EXPECT_EQ(base({{"shape", "round"}, {"width", 1}}), Footprint(CircleBase{1}));
  EXPECT_EQ(base({{"base", "50.8 x 76.2 mm"}}), Footprint(RectangleBase{2, 3}));
  EXPECT_EQ(base({{"name", "A"}}), std::nullopt);
}

TEST(AFacing, IsANumberOrAPointOfTheCompass) {
  EXPECT_EQ(piece_draft({{"facing", "ENE"}})->facing, 67.5);
  EXPECT_EQ(piece_draft({{"facing", -90}})->facing, 270);
  EXPECT_EQ(piece_draft({{"facing", "720"}})->facing, 0);
  EXPECT_FALSE(piece_draft({{"facing", "up"}}).ok());
}

TEST(AFacing, IsWrittenInWordsAndDegrees) {
  const auto facing = [](const char* words) {
    const auto draft = piece_draft({{"facing", words}});
    return draft ? draft->facing : -1;
  };
  for (const char* east : {"90", "90°", "90 deg", "90 degrees", "90 Grad", "E", "East", "O", "Ost", "Osten", "e."})
    EXPECT_EQ(facing(east), 90) << east;
  for (const char* south_west : {"south-west", "South West", "SW", "S.W.", "Südwest", "SÜDWESTEN", "Süd-West", "225"})
    EXPECT_EQ(facing(south_west), 225) << south_west;
  EXPECT_EQ(facing("North"), 0);
  EXPECT_EQ(facing("Norden"), 0);
  EXPECT_EQ(facing("Nordost"), 45);
  EXPECT_EQ(facing("NO"), 45);
  EXPECT_EQ(facing("north-north-east"), 22.5);
  EXPECT_EQ(facing("ONO"), 67.5);
  EXPECT_EQ(facing("22,5"), 22.5);
  EXPECT_EQ(facing("22,5°"), 22.5);
  EXPECT_EQ(facing("−90"), 270);
  for (const char* none : {"up", "one", "none", "northst", "en", "nn", "°", "left", "north-sea"})
    EXPECT_EQ(facing(none), -1) << none;
}

TEST(ATrait, KeepsTheSpellingOfItsKey) {
  const Value traits = piece_draft({{"trait squad-size", "10"}, {"Trait.Elite", "yes"}, {"drive", "wheeled"}})->traits;
  EXPECT_EQ(traits["squad-size"].whole(), 10);
  EXPECT_EQ(traits["Elite"].boolean(), true);
  EXPECT_EQ(traits["drive"].text(), "wheeled");
}

TEST(AFieldOfAPiece, IsRefusedWhereItsValueCannotBe) {
  for (const Fields& fields : std::vector<Fields>{{{"diameter", 0}},
                                                  {{"diameter", -1}},
                                                  {{"width", "x"}},
                                                  {{"x", 1}},
                                                  {{"shape", "blob"}},
                                                  {{"shape", "polygon"}, {"corners", "1 2; x"}},
                                                  {{"count", 0}},
                                                  {{"count", 1e9}},
                                                  {{"traits", "many"}},
                                                  {{"diameter", HUGE_VAL}}})
    EXPECT_FALSE(piece_draft(fields).ok()) << fields.front().first;
}

TEST(Base64, IsThatOfTheStandard) {
  EXPECT_EQ(base64(""), "");
  EXPECT_EQ(base64("f"), "Zg==");
  EXPECT_EQ(base64("fo"), "Zm8=");
  EXPECT_EQ(base64("foobar"), "Zm9vYmFy");
  EXPECT_EQ(base64(std::string("\0\xFF\x80", 3)), "AP+A");
  for (const std::string bytes : {"", "f", "fo", "foo", "foobar\n"}) EXPECT_EQ(from_base64(base64(bytes)), bytes);
  EXPECT_EQ(from_base64(" Zm9v\nYmFy "), "foobar");
  EXPECT_EQ(from_base64("Zg=x"), std::nullopt);
  EXPECT_EQ(from_base64("Z!"), std::nullopt);
}

}  // namespace
}  // namespace linesman::exchange
