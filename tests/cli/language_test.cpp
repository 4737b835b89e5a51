// What people read from the command line is in their language; JSON is the same in every language.
#include "cli/the_program.h"

namespace linesman {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class ALanguage : public TheProgram {
 protected:
  static std::string example(const std::string& name) {
    return std::string(LINESMAN_SOURCE_DIR) + "/resources/examples/" + name;
  }
  const std::string game = example("pips-bocage.linesman");
  const std::string order = example("pips-bocage.3-tiger-too-far.order.json");
};

TEST_F(ALanguage, IsThatOfTheOption) {
  const Finished f = at.run({"--language", "de", "judge", "--text", game, order});
  EXPECT_EQ(f.status, 1) << f.err;
  for (const char* words : {"REGELWIDRIG", "Kosten", "zu weit", "Könnte halten", "Schritt"})
    EXPECT_THAT(f.out, HasSubstr(words));
  for (const char* words : {"ILLEGAL", "Costs", "too far", "Could stop", "step ", " the "})
    EXPECT_THAT(f.out, Not(HasSubstr(words)));
}

TEST_F(ALanguage, IsElseTheFirstThatTheEnvironmentNamesAndHasWords) {
  EXPECT_THAT(at.run({"judge", "--text", game, order}, {}, {"LANGUAGE=xx:de_DE.UTF-8:en"}).out,
              HasSubstr("REGELWIDRIG"));
  EXPECT_THAT(at.run({"judge", "--text", game, order}, {}, {"LANGUAGE=en:de"}).out, HasSubstr("ILLEGAL"));
  EXPECT_THAT(at.run({"judge", "--text", game, order}).out, HasSubstr("ILLEGAL"));
}

struct Wanted {
  Environment environment;
  const char* said;
};

TEST_F(ALanguage, IsChosenFromTheEnvironmentAsGettextDoes) {
  const char* const german = "REGELWIDRIG";
  const char* const english = "ILLEGAL";
  const std::vector<Wanted> all{{{"LANGUAGE=de"}, german},
                                {{"LC_ALL=de_DE.UTF-8"}, german},
                                {{"LC_MESSAGES=de_AT@euro"}, german},
                                {{"LANG=de_DE.UTF-8"}, german},
                                {{"LANG=C"}, english},
                                {{"LANG=POSIX"}, english},
                                {{"LANG=fr_FR.UTF-8"}, english},
                                {{"LC_ALL=C.UTF-8", "LANG=de_DE.UTF-8"}, english},
                                {{"LC_ALL=de_DE.UTF-8", "LC_MESSAGES=en_US.UTF-8", "LANG=en_US.UTF-8"}, german},
                                {{"LC_MESSAGES=en_US.UTF-8", "LANG=de_DE.UTF-8"}, english},
                                {{"LC_MESSAGES=de_DE.UTF-8", "LANG=en_US.UTF-8"}, german},
                                {{"LC_ALL=", "LC_MESSAGES=", "LANG=de_DE.UTF-8"}, german},
                                {{"LANGUAGE=", "LANG=de_DE.UTF-8"}, german},
                                {{"LANGUAGE=en", "LC_ALL=de_DE.UTF-8"}, english},
                                {{"LANGUAGE=de", "LC_ALL=C.UTF-8"}, german},
                                {{"LANGUAGE=xx", "LANG=de_DE.UTF-8"}, english},
                                {{"LANGUAGE=de", "LC_ALL=C"}, english},
                                {{"LANGUAGE=de", "LANG=POSIX"}, english},
                                {{"LANGUAGE=C:de"}, english},
                                {{"LANGUAGE=:de:en"}, german},
                                {{"LC_NUMERIC=de_DE.UTF-8"}, english}};
  const std::string json_of_ruling = at.run({"judge", game, order}).out;
  for (const Wanted& each : all) {
    EXPECT_THAT(at.run({"judge", "--text", game, order}, {}, each.environment).out, HasSubstr(each.said))
        << ::testing::PrintToString(each.environment);
    EXPECT_EQ(at.run({"judge", game, order}, {}, each.environment).out, json_of_ruling)
        << ::testing::PrintToString(each.environment);
  }
}

TEST_F(ALanguage, OfTheEnvironmentIsThatOfTheHelp) {
  EXPECT_THAT(at.run({"--help"}, {}, {"LANG=de_DE.UTF-8"}).out, HasSubstr("üblich: die des Systems"));
  EXPECT_THAT(at.run({"--help"}, {}, {"LANG=C"}).out, HasSubstr("usually that of the system"));
}

TEST_F(ALanguage, HasItsOwnSignBeforeDecimals) {
  const std::string german = at.run({"--language", "de", "judge", "--text", game, order}).out;
  for (const char* figure : {"4,45″", "6,50″", "2,05″"}) EXPECT_THAT(german, HasSubstr(figure));
  EXPECT_THAT(german, HasSubstr("(49,78; 27,89)"));
  EXPECT_THAT(german, Not(::testing::ContainsRegex("[0-9]\\.[0-9]+″")));
  EXPECT_THAT(at.run({"judge", "--text", game, order}).out, HasSubstr("4.45″"));
}

TEST_F(ALanguage, ChangesNoByteOfJson) {
  for (const char* call : {"judge", "mend", "could"})
    EXPECT_EQ(at.run({"--language", "de", call, game, order}).out, at.run({call, game, order}).out) << call;
  EXPECT_EQ(at.run({"--language", "de", "check", "--lint", "--json", game}).out,
            at.run({"check", "--lint", "--json", game}).out);
  EXPECT_EQ(at.run({"--language", "de", "rulesets", "--json"}).out, at.run({"rulesets", "--json"}).out);
}

TEST_F(ALanguage, IsSpokenByRefusalsAndByLists) {
  const Finished refused = at.run({"--language", "de", "judge", game, at / "missing.json"});
  EXPECT_THAT(refused.err, HasSubstr("kann nicht gelesen werden"));
  EXPECT_THAT(at.run({"--language", "de", "mend", "--text", game, order}).out, HasSubstr("An der Grenze halten"));
  EXPECT_THAT(at.run({"--language", "de", "rulesets", "pips"}).out, HasSubstr("Optionen eines Spiels"));
}

TEST_F(ALanguage, WithoutWordsIsRefused) {
  const Finished f = at.run({"--language", "qq", "judge", game, order});
  expect_refused(f);
  EXPECT_THAT(f.err, HasSubstr("there are no words"));
}

}  // namespace
}  // namespace linesman
