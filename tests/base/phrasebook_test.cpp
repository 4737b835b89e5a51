#include "base/phrasebook.h"

#include <gtest/gtest.h>

#include <ctime>

namespace linesman {
namespace {

Phrasebook german() {
  Phrasebook book;
  book.add("{a} ends {n}″ short of {b}.", "{a} endet {n}″ vor {b|dat}.");
  book.add("the wall", "die Mauer");
  book.add("the wall|dat", "der Mauer");
  book.add("too narrow for {list}", "zu eng für {list}");
  book.add("and", "und");
  book.add("{n} more", "{n} weitere");
  book.add("must be {b}, not {c}", "muss {b} sein, nicht {c}");
  book.add("must be {b}", "muss {b} sein");
  book.add("a number", "eine Zahl");
  return book;
}

TEST(APhrasebook, SaysASentenceAgainWithItsValuesInTheirForms) {
  EXPECT_EQ(german().said("The lane ends 0.3″ short of the wall."), "The lane endet 0.3″ vor der Mauer.");
  EXPECT_EQ(german().said("The wall ends 1″ short of Mill Lane."), "Die Mauer endet 1″ vor Mill Lane.");
}

TEST(APhrasebook, WritesDecimalsAsItsLanguageDoes) {
  Phrasebook book = german();
  EXPECT_EQ(book.word("7.42″"), "7.42″");
  book.add("0.5", "0,5");
  book.add("{id}, edition {edition}", "{id}, Ausgabe {edition}");
  EXPECT_EQ(book.word("7.42"), "7,42");
  EXPECT_EQ(book.word("-0.5°"), "-0,5°");
  EXPECT_EQ(book.word("7.42 cm"), "7,42 cm");
  for (const char* other : {"7", "1.5.2", "v1.5", "1.", ".5", "7.4 or 8", "Tiger 1.5"})
    EXPECT_EQ(book.word(other), other);
  EXPECT_EQ(book.said("The lane ends 0.3″ short of the wall."), "The lane endet 0,3″ vor der Mauer.");
  EXPECT_EQ(book.said("pips, edition 1.1"), "pips, Ausgabe 1.1");
  const Sentence sentence = said<"{a} ends {n}″ short of {b}.">(std::string("Lane 1.5"), 0.3, word("the wall"));
  EXPECT_EQ(say(sentence, {book}), "Lane 1.5 endet 0,3″ vor der Mauer.");
  EXPECT_EQ(say(sentence, {book, LengthUnit::centimetre}), "Lane 1.5 endet 0,3″ (0,8 cm) vor der Mauer.");
  EXPECT_EQ(english(sentence), "Lane 1.5 ends 0.3″ short of the wall.");
}

TEST(APhrasebook, TakesThePatternThatSaysMoreItself) {
  EXPECT_EQ(german().said("must be a number, not 3"), "muss eine Zahl sein, nicht 3");
  EXPECT_EQ(german().said("must be a number"), "muss eine Zahl sein");
}

TEST(APhrasebook, SaysEachThingOfAList) {
  EXPECT_EQ(german().said("too narrow for the wall, Sherman and 3 more"),
            "zu eng für die Mauer, Sherman und 3 weitere");
}

TEST(APhrasebook, LeavesASentenceThatItDoesNotKnow) {
  EXPECT_EQ(german().said("something else"), "something else");
  EXPECT_EQ(german().said(""), "");
  EXPECT_EQ(Phrasebook().said("must be a number"), "must be a number");
}

TEST(APhrasebook, FindsASentenceWithAndWithoutItsFullStop) {
  EXPECT_EQ(german().said("must be a number."), "muss eine Zahl sein.");
  EXPECT_EQ(german().said("the lane ends 1″ short of the wall"), "the lane endet 1″ vor der Mauer");
}

TEST(APhrasebook, LeavesIdsInQuotationMarks) {
  Phrasebook book;
  book.add("there is no unit \"{id}\"", "es gibt keine Einheit „{id}“");
  book.add("wood", "Wald");
  EXPECT_EQ(book.said("there is no unit \"wood\""), "es gibt keine Einheit „wood“");
}

TEST(APhrasebook, SaysLineByLine) {
  EXPECT_EQ(german().said_lines("must be a number\n  the wall\n\nx"), "muss eine Zahl sein\n  die Mauer\n\nx");
}

TEST(APhrasebook, GivesUpASentenceThatRepeatsWhatStandsBetweenThePlaces) {
  Phrasebook book;
  book.add("{a} x {b} x {c} x {d} x {e} x {f}!", "{f}");
  std::string text;
  for (int i = 0; i < 2000; ++i) text += "q x ";
  EXPECT_EQ(book.said(text), text);
}

TEST(APhrasebook, SharesTheStepsOfASearchAmongAllItsPatterns) {
  std::string name;
  for (int i = 0; i < 20'000; ++i) name += "a, b and c or d w";
  const auto clocks_to_look = [&](int patterns) {
    Phrasebook book = german();
    for (int i = 0; i < patterns; ++i)
      book.add("{list} and {b} or {c} and {list2} w" + std::to_string(i) + " {d}", "{d}{list2}{c}{b}{list}");
    const std::clock_t began = std::clock();
    EXPECT_EQ(book.said(name), name);
    return static_cast<double>(std::clock() - began);
  };
  EXPECT_LT(clocks_to_look(500), 20 * clocks_to_look(1));  // 500 times as long, when each pattern has steps of its own
}

TEST(APattern, KnowsNumbersByTheNameOfTheirPlace) {
  const auto values = Pattern("Between {a} and {b} {n}″ are open").values_in("Between x and the wall 0.4″ are open");
  ASSERT_TRUE(values);
  EXPECT_EQ(values->at("b"), "the wall");
  EXPECT_EQ(values->at("n"), "0.4");
}

TEST(APattern, HasItsValuesOnceWhereAPlaceComesTwice) {
  const Pattern pattern("{a} and {a}");
  EXPECT_TRUE(pattern.values_in("one and one"));
  EXPECT_FALSE(pattern.values_in("one and two"));
}

TEST(APattern, TakesBracesOfJsonAsTheyStand) {
  const Pattern pattern(R"(such as {"at": [4, 5]}, not {a})");
  const auto values = pattern.values_in(R"(such as {"at": [4, 5]}, not 7)");
  ASSERT_TRUE(values);
  EXPECT_EQ(values->at("a"), "7");
}

TEST(APhrasebook, LeavesIdsAsDocumentsHaveThem) {
  Phrasebook book;
  book.add("the ruleset {id} has {ids}", "das Regelwerk {id} hat {ids}");
  book.add("orders", "Befehle");
  book.add("move", "Ziehen");
  book.add("and", "und");
  EXPECT_EQ(book.said("the ruleset orders has move, run and fire"), "das Regelwerk orders hat move, run und fire");
}

TEST(APhrasebook, FindsAKeyByItsWords) {
  Phrasebook book;
  book.add("very difficult", "sehr schwierig");
  EXPECT_EQ(book.said("very-difficult"), "sehr schwierig");
  EXPECT_EQ(book.said("very_difficult"), "sehr schwierig");
  EXPECT_EQ(book.said("quite-difficult"), "quite-difficult");
}

}  // namespace
}  // namespace linesman
