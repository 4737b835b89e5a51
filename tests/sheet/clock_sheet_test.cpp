// The designer's page.
#include "drawing/sheet/clock_sheet.h"

#include <gmock/gmock.h>

#include "clock/clock.h"
#include "sheet/example_sheets.h"
#include "support/built_rulesets.h"
#include "support/documents.h"

namespace linesman {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

/// Two runners, one of whom stands nearer to the mill.
Hearing race() {
  const Document document = files_test::read(files_test::json(R"({"linesman": 1, "ruleset": "orders",
    "table": {"width": 48, "depth": 36}, "terrain": [], "pieces": [
    {"id": "r", "side": "red", "base": {"shape": "circle", "diameter": 1}, "at": [24, 6], "facing": 0,
     "traits": {"troop": "infantry"}},
    {"id": "b", "side": "blue", "base": {"shape": "circle", "diameter": 1}, "at": [24, 34], "facing": 180,
     "traits": {"troop": "infantry"}}],
    "notes": {"turns": 2, "markings": [{"kind": "objective", "id": "mill", "text": "The mill", "points": [[24, 14]]}]}})"));
  auto hearing = built_referee().open(document.game);
  EXPECT_TRUE(hearing) << (hearing ? "" : hearing.problem().sentence());
  return *std::move(hearing);
}

PaperText page(const Hearing& hearing, const QString& title = "A race") {
  auto answer = clock_of(hearing, {});
  EXPECT_TRUE(answer);
  return clock_sheet(pictured(hearing.game(), &hearing.ruleset(), nullptr, LengthUnit::inch),
                     ClockSnapshot::of(hearing.game().table(), *answer), title);
}

TEST(TheDesignersPage, SaysWhoIsFirstAndWhatItRestsOn) {
  const std::string words = words_of(page(race()));
  EXPECT_THAT(words, AllOf(HasSubstr("A race"), HasSubstr("Lean 100 of 100: red is ahead."), HasSubstr("The mill"),
                           HasSubstr("red first in 100 of 100")));
  EXPECT_THAT(words, AllOf(HasSubstr("All rolls of all turns were counted."), HasSubstr("Turn by turn"),
                           HasSubstr("All other models stay where they stand."), HasSubstr("who is first if")));
  EXPECT_THAT(words, AllOf(HasSubstr("red | turn 1"), HasSubstr("blue | turn 2")));
}

TEST(TheDesignersPage, IsOneFileWithoutScriptsFromElsewhere) {
  const auto html = sheet_bytes(page(race()), SheetFormat::html);
  ASSERT_TRUE(html);
  EXPECT_THAT(html->toStdString(), AllOf(HasSubstr("<svg"), Not(HasSubstr("<script")), Not(HasSubstr("href=\"http"))));
  EXPECT_EQ(html->count("<figure>"), 2);
}

TEST(TheDesignersPage, IsAPdfOfAFewPages) {
  const auto pdf = sheet_bytes(page(race()), SheetFormat::pdf);
  ASSERT_TRUE(pdf);
  EXPECT_TRUE(pdf->startsWith("%PDF"));
}

}  // namespace
}  // namespace linesman
