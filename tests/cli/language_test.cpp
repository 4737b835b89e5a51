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
