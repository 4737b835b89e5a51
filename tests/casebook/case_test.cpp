#include <gmock/gmock.h>

#include "casebook/case_desk.h"
#include "casebook/disputes.h"
#include "casebook/moment.h"
#include "casebook/people.h"
#include "casebook/search/folded.h"
#include "files/orders/ruling_json.h"
#include "support/temporary_folder.h"

namespace linesman {
namespace {

using casebook_test::draft;
using casebook_test::forward;
using casebook_test::json;
using casebook_test::tank_table;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

Value made(const Value& of) {
  const auto read = read_draft(of);
  if (!read) throw std::runtime_error(read.problem().sentence());
  const auto dispute = heard(read->game, read->order, *built_rulesets());
  if (!dispute) throw std::runtime_error(dispute.problem().sentence());
  return made_case(*read, *dispute, *built_rulesets()).value();
}

std::string refusal(const Value& of) {
  const auto read = read_draft(of);
  return read ? "" : english(read.problem().reason);
}

TEST(ACase, IsReadBackWithItsHashes) {
  const Value one = made(draft(tank_table(), forward(3)));
  const auto read = read_case(one);
  ASSERT_TRUE(read) << read.problem().sentence();
  EXPECT_EQ(file_name_of(one), "20261128T140731482Z-t07-" + read->hash.substr(0, 16) + ".json");
}

TEST(ACase, HasNamesInItsPeopleAlone) {
  const Value one =
      made(draft(tank_table(), forward(3),
                 R"("statements":[{"side":"red","name":"Anna Reid","text":"Ask anna reid, not Annabel {sic}"}])"));
  EXPECT_EQ(one["statements"][0]["text"], Value("Ask {a}, not Annabel {{sic}}"));
  const std::string rest = write_json(without_names(one));
  EXPECT_THAT(rest, Not(HasSubstr("Anna Reid")));
  EXPECT_THAT(rest, Not(HasSubstr("Lind")));
  EXPECT_EQ(with_names("Ask {a}, not Annabel {{sic}}", names_in(one["people"])), "Ask Anna Reid, not Annabel {sic}");
}

TEST(ACase, HasItsSidesInTheOrderOfTheWholeGame) {
  const auto piece = [](const std::string& side, const char* at) {
    return R"({"id":")" + side + R"(-1","side":")" + side + R"(","base":{"shape":"circle","diameter":1},"at":)" + at +
           R"(,"facing":0})";
  };
  const std::string near = piece("green", "[24,22]");
  const Value cut = made(draft(tank_table("", piece("blue", "[55,55]") + "," + near), forward(3)));
  EXPECT_EQ(cut["game"]["pieces"].size(), 2U) << "the blue model is far away";
  EXPECT_EQ(cut["game"]["sides"], json(R"(["red","blue","green"])"));
  EXPECT_TRUE(made(draft(tank_table("", near), forward(3)))["game"]["sides"].is_null()) << "nothing was cut away";
}

/// A name and a form in which people type it.
struct TypedName {
  const char* name;
  const char* typed;
};

TEST(ANameInAText, IsALetterHoweverItWasTyped) {
  for (const auto& [name, typed] :
       {TypedName{"Jürgen Strauß", "JÜRGEN STRAUSS"}, TypedName{"Jürgen Strauß", "Ju\u0308rgen Strauß"},
        TypedName{"Zoe\u0308 Reid", "ZOË REID"}, TypedName{"Anna Reid", "Anna  Reid"},
        TypedName{"Anna Reid", "Anna\nReid"}, TypedName{"Anna Reid", "Anna\u00A0Reid"},
        TypedName{"Γιώργος Παπάς", "ΓΙΏΡΓΟΣ ΠΑΠΑΣ"}, TypedName{"Özgür İlhan", "özgür ilhan"},
        TypedName{"Özgür İlhan", "ÖZGÜR İLHAN"}, TypedName{"Pat O’Brien", "Pat O'Brien"},
        TypedName{"Jean-Luc", "Jean\u2011Luc"}, TypedName{"Ngô Đình Diễm", "Ngo\u0302 Đình Die\u0302\u0303m"},
        TypedName{" Anna Reid ", "Anna Reid"}, TypedName{"Anna", "Ａｎｎａ"}}) {
    People people;
    people.add_player(name);
    EXPECT_EQ(people.lettered("So (" + std::string(typed) + ") said: {" + typed + "}"), "So ({a}) said: {{{a}}}")
        << name << ", " << typed;
  }
}

TEST(ANameInAText, IsAWholeWordWithItsAccents) {
  People people;
  people.add_player("Zoë");
  people.add_player("Ann Strauß");
  for (const char* other : {"Zoe", "Zoëlle", "aZoë", "Anna Strauß", "Ann Strausse", "Ann, Strauß"})
    EXPECT_EQ(people.lettered(other), other);
}

TEST(ANameInAText, OfAScriptWithoutBlanksStandsAmongItsLetters) {
  People people;
  people.add_player("李小龍");
  EXPECT_EQ(people.lettered("李小龍先生说过"), "{a}先生说过");
}

TEST(ATitle, BringsANameWithIt) {
  for (const char* text : {"Herr Özil moved", "So Frau Ünal", "Mr Ørsted", "Mr. Иванов", "Mrs Şahin", "Herr von Bülow",
                           "Mr\u00A0Smith", "MR SMITH", "herr Schmidt", "(Mr O’Neil)", "Fräulein Smith"})
    EXPECT_NE(titled_name(text), "") << text;
  EXPECT_EQ(titled_name("So Herr von Bülow."), "Herr von Bülow");
  EXPECT_EQ(titled_name("Frau Dr. Merkel"), "Dr. Merkel");
  for (const char* text : {"Mr {a}", "Frau Dr. {a}", "Mr and Mrs", "Amr Tank", "Herr, Tank", "Mr tank", "a miss Turn"})
    EXPECT_EQ(titled_name(text), "") << text;
}

TEST(ACase, WithoutNamesIsTheSameCase) {
  const Value one = made(draft(tank_table(), forward(3)));
  const auto bare = read_case(without_names(one));
  ASSERT_TRUE(bare) << bare.problem().sentence();
  EXPECT_EQ(Value(bare->hash), one["hash"]);
}

TEST(ACase, ThatWasChangedIsNone) {
  const Value one = made(draft(tank_table(), forward(3)));
  for (const Value& bent :
       {one.with("table", 8), one.with("people", one["people"].with("names", json(R"({"u":"Eve"})"))),
        one.with("hash", std::string(64, '0')), one.with("more", 1)})
    EXPECT_FALSE(read_case(bent));
  EXPECT_EQ(read_case(one.with("linesman_case", 2)).problem().reason, "is of version 2, newer than this program");
  EXPECT_EQ(read_case_text(write_json(one).substr(0, 500)).problem().reason, "is not whole yet and was left out");
  EXPECT_EQ(read_case_text("[1]").problem().reason, "is no case");
}

TEST(AFile, ThatIsCutOffIsNotWholeYet) {
  const std::string whole = write_json(made(
      draft(tank_table(), forward(3), R"("decision":{"upheld":true,"reason":"Über die Hecke, über das Geröll"})")));
  for (std::size_t size = 0; size < whole.size(); size += size < 3 ? 1 : 7)
    EXPECT_EQ(read_case_text(whole.substr(0, size)).problem().reason, "is not whole yet and was left out") << size;
  const std::size_t umlaut = whole.find("Ü") + 1;
  EXPECT_EQ(read_case_text(whole.substr(0, umlaut)).problem().reason, "is not whole yet and was left out");
  EXPECT_EQ(read_case_text(whole.substr(0, 400) + std::string(200, '\0')).problem().reason,
            "is not whole yet and was left out");
  for (const std::string text : {"hello", R"({"a":1,"a":2})", R"({"a":1}})", "{'a':1}"})
    EXPECT_THAT(english(read_case_text(text).problem().reason), StartsWith("is no JSON and was left out: ")) << text;
  EXPECT_THAT(english(read_case_text(std::string(100, '[') + std::string(100, ']')).problem().reason),
              StartsWith("is no JSON and was left out: "));
}

TEST(ACase, KeepsATableThatGivesTheSameRuling) {
  const std::string far =
      R"({"id":"far","kind":"wood","geometry":{"type":"Polygon","coordinates":[[[50,50],[55,50],[55,55],[50,50]]]}})";
  const Value one = made(draft(tank_table(far), forward(30)));
  EXPECT_EQ(one["game"]["terrain"].size(), 0U);
  const auto again = heard(one["game"], one["order"], *built_rulesets());
  ASSERT_TRUE(again) << again.problem().sentence();
  EXPECT_EQ(facts_of(again->hearing, again->judged(), *built_rulesets()), read_case(one)->facts);
}

TEST(ACase, OfSeveralModelsHasTheirCommonStop) {
  const auto model = [](const std::string& id, int x) {
    return R"({"id":")" + id + R"(","side":"red","base":{"shape":"circle","diameter":1},"at":[)" + std::to_string(x) +
           R"(,20],"facing":0})";
  };
  const std::string game =
      R"({"linesman":1,"title":"t","ruleset":"skirmish","table":{"width":60,"depth":60},"pieces":[)" + model("a", 20) +
      "," + model("b", 23) + "]}";
  const Value one = made(draft(game, R"({"pieces":["a","b"],"action":"rush","path":[{"forward":30}]})"));
  const auto again = heard(one["game"], one["order"], *built_rulesets());
  ASSERT_TRUE(again) << again.problem().sentence();
  EXPECT_EQ(one["ruling"], write_judged(again->hearing, again->way, again->judgement));
  EXPECT_TRUE(one["ruling"]["together"].is_object());
}

TEST(ACase, HasALetterForASideThatIsCalledLikeAPlayer) {
  std::string game = tank_table("", "", R"("sides":["Anna Reid","blue {x}"])");
  game.replace(game.find("\"red\""), 5, "\"Anna Reid\"");
  const Value one =
      made(draft(game, forward(3), R"("statements":[{"side":"Anna Reid","name":"Anna Reid","text":"No"}])"));
  EXPECT_THAT(write_json(without_names(one)), Not(HasSubstr("Anna")));
  EXPECT_EQ(one["statements"][0]["side"], Value("{a}"));
  EXPECT_EQ(one["game"]["pieces"][0]["side"], Value("{a}"));
  EXPECT_EQ(one["game"]["sides"], json(R"(["{a}","blue {x}"])"));
  const auto again = heard(one["game"], one["order"], *built_rulesets());
  ASSERT_TRUE(again) << again.problem().sentence();
  EXPECT_EQ(one["ruling"], write_judged(again->hearing, again->way, again->judgement));
}

TEST(ADraft, HasAnEventOfSixtyFourCharacters) {
  EXPECT_EQ(refusal(draft(tank_table(), forward(3)).with("event", std::string(64, 'x'))), "");
  EXPECT_EQ(refusal(draft(tank_table(), forward(3)).with("event", std::string(65, 'x'))),
            "has more than 64 characters");
}

TEST(ADraft, IsRefusedInASentence) {
  EXPECT_EQ(refusal(draft(tank_table(), forward(3), R"("decision":{"upheld":false,"verdict":"illegal"})")),
            "A decision that overrides a ruling needs a reason.");
  EXPECT_EQ(refusal(draft(tank_table(), forward(3)).with("umpire", " ")), "Nobody is named as umpire.");
  EXPECT_THAT(refusal(draft(tank_table(), forward(3)).with("umpires", "x")), HasSubstr("umpires"));
  const auto open = read_draft(draft(tank_table(), R"({"piece":"tank","action":"rapid","path":[{"forward":3}]})"));
  const auto dispute = heard(open->game, open->order, *built_rulesets());
  EXPECT_EQ(made_case(*open, *dispute, *built_rulesets()).problem().reason,
            "The order is incomplete: roll first, then rule.");
}

TEST(AMoment, IsReadOnlyWhereThereIsOne) {
  EXPECT_EQ(moment_in("1970-01-01T00:00:01.500Z"), 1500);
  EXPECT_EQ(moment_text(*moment_in("2024-02-29T23:59:59.999Z")), "2024-02-29T23:59:59.999Z");
  EXPECT_FALSE(moment_in("2026-02-29T00:00:00.000Z"));
  EXPECT_FALSE(moment_in("2026-01-01T24:00:00.000Z"));
  EXPECT_FALSE(moment_in("2026-01-01 10:00"));
}

TEST(FoldedText, HasNeitherCaseNorAccents) {
  EXPECT_EQ(folded("Ångström"), "angstrom");
  EXPECT_EQ(folded("STRASSE"), folded("Straße"));
  EXPECT_THAT(folded_words("Über die Hecke!"), ::testing::ElementsAre("uber", "die", "hecke"));
}

TEST(ADesk, WritesACaseOnceAndCorrectsIt) {
  const TemporaryFolder folder;
  auto opened = CaseDesk::open(folder.path().string(), *built_rulesets());
  ASSERT_TRUE(opened);
  CaseDesk desk = std::move(opened).value();
  const Value one = draft(tank_table(), forward(30));
  const auto first = desk.add(read_draft(one).value());
  ASSERT_TRUE(first) << first.problem().sentence();
  EXPECT_EQ(desk.add(read_draft(one).value())->hash, first->hash);
  EXPECT_EQ(folder.entries(), 1U);
  EXPECT_EQ(desk.add(read_draft(one.with("corrects", "abcdef")).value()).problem().reason,
            "No case begins with abcdef.");
  const auto second = desk.add(read_draft(one.with("corrects", first->hash.substr(0, 8))).value());
  ASSERT_TRUE(second) << second.problem().sentence();
  EXPECT_THAT(second->like, ::testing::ElementsAre(first->hash));
  EXPECT_EQ(desk.book().counted(), 1U);
  const auto read = read_book(folder.path().string(), *built_rulesets());
  EXPECT_EQ(read->book.counted(), 1U);
  EXPECT_EQ(read->book.cases().size(), 2U);
  EXPECT_TRUE(read->problems.empty());
}

}  // namespace
}  // namespace linesman
