#include "base/sentence.h"

#include <gtest/gtest.h>

#include "base/phrasebook.h"

namespace linesman {
namespace {

Phrasebook german() {
  Phrasebook book;
  book.add("{a} ends {n}″ short of {b}.", "{a} endet {n}″ vor {b|dat}.");
  book.add("Too narrow for {list}.", "Zu eng für {list|acc}.");
  book.add("no way was found: {reason}", "es wurde kein Weg gefunden: {reason}");
  book.add("the wall", "die Mauer");
  book.add("the wall|dat", "der Mauer");
  book.add("the wall|acc", "die Mauer");
  book.add("and", "und");
  book.add("Left", "Fort");
  book.add("Ford", "Furt");
  book.add("inches", "Zoll");
  book.add("inch", "Zoll");
  book.ask_for_rulesets([](const std::string& id) -> Phrasebook::Phrases {
    if (id == "ranks") return {{"Charge", "Sturm"}, {"{piece} charges.", "{piece} stürmt."}};
    if (id == "base") return {{"{piece} charges.", "{piece} greift an."}, {"Walk", "Gehen"}};
    return {};
  });
  return book;
}

/// Names that are sentences, words of the book, places, quotes and text from right to left.
const std::vector<std::string> NAMES{"Ford",    "Left",       "the wall", "{b}",
                                     "{piece}", "\"quoted\"", "דגל",      "A ends 3″ short of B.",
                                     "a and b", "5″, 7″",     "{b|dat}",  "Too narrow for x."};

TEST(ASentence, IsFilledInInEnglish) {
  EXPECT_EQ(english(said<"{a} ends {n}″ short of {b}.">(std::string("Lane"), 0.3, word("the wall"))),
            "Lane ends 0.3″ short of the wall.");
  EXPECT_EQ(english(said<"nothing">()), "nothing");
  EXPECT_EQ(english(said<"{a}, {a} and {b}">(1, 2.5)), "1, 1 and 2.5");
  EXPECT_EQ(english(said<"a roll of {dice}">(Number{2.123456, 4})), "a roll of 2.1235");
}

TEST(ASentence, OfARulesetThatBeginsWithAThingHasACapital) {
  const std::string context = "ranks";
  const Sentence thing("{wall} is too near.", {{"wall", word("the wood")}}, context);
  EXPECT_EQ(english(thing), "The wood is too near.");
  EXPECT_EQ(say(thing, {Phrasebook()}), "The wood is too near.");
  // A whole sentence in front keeps its letter, and so does one that is no ruleset's.
  const Sentence whole("{reason}; there is {list}", {{"reason", Sentence("the ruleset has no step")}, {"list", 1}},
                       context);
  EXPECT_EQ(english(whole), "the ruleset has no step; there is 1");
  EXPECT_EQ(say(whole, {Phrasebook()}), "the ruleset has no step; there is 1");
  EXPECT_EQ(english(Sentence("{wall} is too near", {{"wall", word("the wood")}})), "the wood is too near");
}

TEST(ASentence, LeavesAPlaceThatHasNoArgument) {
  EXPECT_EQ(english(Sentence("{a} of {b}", {{"a", Argument(1)}})), "1 of {b}");
  EXPECT_EQ(english(Sentence("a text with {braces}")), "a text with {braces}");
}

TEST(ASentence, IsSaidInALanguageWithWordsInTheirForms) {
  EXPECT_EQ(say(said<"{a} ends {n}″ short of {b}.">(word("the wall"), 0.3, word("the wall")), {german()}),
            "die Mauer endet 0.3″ vor der Mauer.");
  EXPECT_EQ(say(said<"Too narrow for {list}.">(Several{{word("the wall"), std::string("Mule")}, "and"}), {german()}),
            "Zu eng für die Mauer und Mule.");
  EXPECT_EQ(say(said<"no way was found: {reason}">(said<"{a} ends {n}″ short of {b}.">(1, 2, 3).as_part()), {german()}),
            "es wurde kein Weg gefunden: 1 endet 2″ vor 3");
}

TEST(ASentence, KeepsEveryNameInEveryLanguageUnitAndForTheEar) {
  for (const std::string& name : NAMES) {
    const Sentence sentence = said<"{a} ends {n}″ short of {b}.">(name, 2.5, name);
    EXPECT_EQ(english(sentence), name + " ends 2.5″ short of " + name + ".");
    EXPECT_EQ(say(sentence, {german()}), name + " endet 2.5″ vor " + name + ".");
    EXPECT_EQ(say(sentence, {german(), LengthUnit::centimetre}), name + " endet 2.5″ (6.3 cm) vor " + name + ".");
    EXPECT_EQ(say(sentence, {german(), LengthUnit::inch, true}), name + " endet 2.5 Zoll vor " + name + ".");
    EXPECT_EQ(say(said<"Too narrow for {list}.">(several_names({name, name}, "and")), {german()}),
              "Zu eng für " + name + " und " + name + ".");
  }
}

TEST(ASentence, OfARulesetIsInItsWordsThenInThoseOfTheRulesetThatItExtends) {
  const Arguments piece{{"piece", std::string("Ford")}};
  EXPECT_EQ(say(Sentence("{piece} charges.", piece, "ranks"), {german()}), "Ford stürmt.");
  EXPECT_EQ(say(Sentence("{piece} charges.", piece, "own base"), {german()}), "Ford greift an.");
  EXPECT_EQ(say(Sentence("{piece} charges.", piece), {german()}), "Ford charges.");
  EXPECT_EQ(german().word("Charge", "ranks"), "Sturm");
  EXPECT_EQ(german().word("Charge", "base"), "Charge");
  EXPECT_EQ(german().word("Left", "base"), "Fort");
}

TEST(ASentence, OfAChartIsSaidByThePatternThatItsOwnPatternIsMadeFrom) {
  Phrasebook book;
  book.add("{piece} spends {spent} of {total}.", "{piece} verbraucht {spent} von {total}.");
  book.add("{piece} stops at {with}.", "{piece} hält vor {with|dat}.");
  book.add("the wall|dat", "der Mauer");
  const Arguments arguments{{"piece", std::string("Ford")}, {"spent", 7.5}, {"total", 6}, {"with", word("the wall")}};
  EXPECT_EQ(say(Sentence("{piece} spends {spent}″ of {total}″.", arguments, "heath"), {book, LengthUnit::centimetre}),
            "Ford verbraucht 7.5″ (19.1 cm) von 6″ (15.2 cm).");
  book.add("stop", "halt");
  EXPECT_EQ(say(Sentence("{piece} stops at {with}", arguments, "heath"), {book}), "Ford hält vor der Mauer");
}

TEST(ASentence, IsSaidForTheEarInOneInchOrSeveral) {
  EXPECT_EQ(say(said<"{n}″ of 3″">(1), {{}, LengthUnit::inch, true}), "1 inch of 3 inches");
}

TEST(ASentence, WithoutItsStopIsAPartOfAnother) {
  EXPECT_EQ(english(said<"{a} stops.">(std::string("Mule")).as_part()), "Mule stops");
}

TEST(APatternInTheSource, IsInTheListOfAll) {
  const auto& all = PatternList::all();
  EXPECT_NE(std::find(all.begin(), all.end(), "{a} ends {n}″ short of {b}."), all.end());
}

}  // namespace
}  // namespace linesman
