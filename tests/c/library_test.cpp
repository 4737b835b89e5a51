// The C library as a program meets it: the bytes of batch, ownership, errors.
#include <gmock/gmock.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>

#include "base/side_by_side.h"
#include "c/library_calls.h"
#include "files/disk/file.h"
#include "sharing/carried_rules.h"
#include "support/temporary_folder.h"

namespace linesman {
namespace {

using namespace c_test;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

std::string refusal_of(const char* options) {
  char* error = nullptr;
  EXPECT_EQ(lm_open(options, &error), nullptr);
  return taken(error);
}

/// The first order of each example, asked every question.
std::vector<Asked> asked_of_examples() {
  std::vector<Asked> all;
  for (const Example& example : find_examples()) {
    if (example.orders.empty()) continue;
    const Value game = load_json(example.file).value();
    const Value order = load_json(example.orders.front()).value();
    const Value to_place =
        order.without("path").without("paths").with("ends", Value::Object{{"at", Value::Array{20, 20}}});
    for (const char* what : {"reach", "readings", "mend"})
      all.push_back({game, Value::Object{{"do", what}, {"order", order}}});
    for (const char* what : {"could", "turns"}) all.push_back({game, Value::Object{{"do", what}, {"order", to_place}}});
    const Value* piece = order.find("piece");
    for (const char* to : {R"({"path": []})", R"({"ends": {"at": [20, 20]}})"})
      if (piece)
        all.push_back({game, Value::Object{{"do", "ask"},
                                           {"question", Value::Object{{"who", Value(Value::Array{*piece})},
                                                                      {"to", parse_json(to, "").value()}}}}});
    for (const char* what : {"check", "record", "verify"}) all.push_back({game, Value::Object{{"do", what}}});
  }
  return all;
}

std::vector<std::string> answers_of_batch(const std::vector<Asked>& asked) {
  const TemporaryFolder folder;
  std::string lines;
  for (const Asked& each : asked) lines += each.line() + "\n";
  const std::string in = folder.write("lines", lines);
  const std::string call = std::string(LINESMAN_CLI) + " batch < " + in + " > " + folder / "answers";
  EXPECT_EQ(std::system(call.c_str()), 0);
  std::vector<std::string> answers;
  std::ifstream out(folder / "answers");
  for (std::string line; std::getline(out, line);) answers.push_back(line);
  return answers;
}

/// Both ways of the library against batch.
void expect_bytes_of_batch(const std::vector<Asked>& asked) {
  const std::vector<std::string> expected = answers_of_batch(asked);
  ASSERT_EQ(expected.size(), asked.size());
  const EnginePointer opened = engine();
  std::vector<std::string> different(asked.size());
  side_by_side(asked.size(), [&](std::size_t i) {
    const std::string whole = taken(lm_call(opened.get(), asked[i].line().c_str()));
    if (whole != expected[i]) different[i] = "lm_call: " + whole;
    char* error = nullptr;
    const std::string text = write_json(asked[i].game);
    const GamePointer game(lm_game_open(opened.get(), text.data(), text.size(), &error));
    const bool as_refused = game == nullptr && expected[i].find(taken(error).substr(1)) != std::string::npos;
    if (game == nullptr ? as_refused
                        : taken(lm_game_call(game.get(), write_json(asked[i].request).c_str())) == expected[i])
      return;
    different[i] += "lm_game_call";
  });
  for (std::size_t i = 0; i < asked.size(); ++i)
    EXPECT_THAT(different[i], IsEmpty()) << asked[i].line() << "\nbatch: " << expected[i];
}

TEST(TheLibrary, GivesTheBytesOfBatchOnEveryCase) { expect_bytes_of_batch(asked_of_cases()); }

TEST(TheLibrary, GivesTheBytesOfBatchToEveryQuestion) { expect_bytes_of_batch(asked_of_examples()); }

TEST(AnOpenGame, OutlivesItsEngine) {
  const Asked asked = asked_of_cases().front();
  EnginePointer opened = engine();
  const std::string expected = taken(lm_call(opened.get(), asked.line().c_str()));
  const GamePointer game = game_of(opened.get(), asked.game);
  opened.reset();
  EXPECT_EQ(taken(lm_game_call(game.get(), write_json(asked.request).c_str())), expected);
}

TEST(AnOpenGame, IsNotNamedInItsRequests) {
  const Asked asked = asked_of_cases().front();
  const EnginePointer opened = engine();
  const GamePointer game = game_of(opened.get(), asked.game);
  EXPECT_THAT(taken(lm_game_call(game.get(), asked.line().c_str())), HasSubstr(R"("pointer":"/game")"));
}

TEST(TheLibrary, TakesNullForAnError) {
  EXPECT_THAT(taken(lm_call(nullptr, "{}")), HasSubstr("there is no engine"));
  EXPECT_THAT(taken(lm_game_call(nullptr, "{}")), HasSubstr("there is no game"));
  const EnginePointer opened = engine();
  EXPECT_THAT(taken(lm_call(opened.get(), nullptr)), HasSubstr("there is no request"));
  char* error = nullptr;
  EXPECT_EQ(lm_game_open(nullptr, "{}", 2, &error), nullptr);
  EXPECT_THAT(taken(error), HasSubstr("there is no engine"));
  EXPECT_EQ(lm_game_open(opened.get(), nullptr, 0, &error), nullptr);
  EXPECT_THAT(taken(error), HasSubstr(R"("pointer":"/game")"));
  EXPECT_EQ(lm_game_open(opened.get(), "{}", 2, nullptr), nullptr);
  EXPECT_EQ(lm_open("7", nullptr), nullptr);
  lm_close(nullptr);
  lm_game_close(nullptr);
  lm_free_text(nullptr);
}

TEST(TheLibrary, RefusesWhatIsNoRequestInASentence) {
  const EnginePointer opened = engine();
  const auto answer = [&](const std::string& request) { return taken(lm_call(opened.get(), request.c_str())); };
  EXPECT_THAT(answer(""), StartsWith(R"({"error":)"));
  EXPECT_THAT(answer("[1]"), StartsWith(R"({"error":"a request must be an object)"));
  EXPECT_THAT(answer(R"({"id": 4, "do": "guess"})"), StartsWith(R"({"id":4,"error":"must be judge)"));
  EXPECT_THAT(answer("{\"do\": \"\xFF\"}"), HasSubstr("UTF-8"));
  EXPECT_THAT(answer(std::string(100, '[')), StartsWith(R"({"error":)"));
}

TEST(AGameThatCannotBeOpened, SaysWhereItIsWrong) {
  const EnginePointer opened = engine();
  const Value game = asked_of_cases().front().game.with("tolerance", -1);
  const std::string text = write_json(game);
  char* error = nullptr;
  EXPECT_EQ(lm_game_open(opened.get(), text.data(), text.size(), &error), nullptr);
  EXPECT_THAT(taken(error), HasSubstr(R"("pointer":"/game/tolerance")"));
}

TEST(TheOptions, SayWhereRulesetsLie) {
  const Asked asked = asked_of_cases().front();
  const TemporaryFolder empty;
  const EnginePointer without =
      engine(write_json(Value::Object{{"rulesets", Value::Array{empty.path().string()}}}).c_str());
  EXPECT_THAT(taken(lm_call(without.get(), asked.line().c_str())), HasSubstr("is installed"));
  const EnginePointer with =
      engine(write_json(Value::Object{{"rulesets", Value::Array{LINESMAN_BUILT_RULESETS}}}).c_str());
  EXPECT_EQ(taken(lm_call(with.get(), asked.line().c_str())), taken(lm_call(engine().get(), asked.line().c_str())));
}

TEST(TheOptions, AgreeToTheRulesThatGamesCarry) {
  const auto stroll = parse_json(R"({"id": "stroll", "judge": "charts", "edition": "1", "title": "Stroll",
      "currency": "inch", "steps": ["forward"], "actions": [{"id": "walk", "title": "Walk"}], "ratings": {},
      "clauses": [{"id": "stroll-1", "title": "Pace", "text": "Six.", "rule": {"kind": "allowance", "add": 6}}]})",
                                 "");
  const Value game = Value::Object{{"linesman", 1},
                                   {"ruleset", "stroll"},
                                   {"table", Value::Object{{"width", 40}, {"depth", 40}}},
                                   {"rules", Value::Object{{"hash", rules_hash(*stroll)}, {"ruleset", *stroll}}}};
  const std::string text = write_json(game);
  char* error = nullptr;
  EXPECT_EQ(lm_game_open(engine().get(), text.data(), text.size(), &error), nullptr);
  EXPECT_THAT(taken(error), HasSubstr("the game carries rules"));
  const EnginePointer agreeing = engine(R"({"carried": true})");
  lm_game* opened = lm_game_open(agreeing.get(), text.data(), text.size(), &error);
  ASSERT_NE(opened, nullptr) << taken(error);
  EXPECT_THAT(taken(lm_game_call(opened, R"({"do": "check"})")), HasSubstr(R"("problems":[])"));
  EXPECT_THAT(taken(lm_game_call(opened, R"({"do": "check", "carried": true})")), HasSubstr(R"("pointer":"/carried")"));
  lm_game_close(opened);
}

TEST(TheOptions, LimitTheWorkOfAnOrder) {
  const Asked asked = asked_of_cases().front();
  const EnginePointer lazy = engine(R"({"steps": 1})");
  EXPECT_THAT(taken(lm_call(lazy.get(), asked.line().c_str())), HasSubstr("more work than one order may"));
}

TEST(TheOptions, AreRefusedWithTheirPlace) {
  EXPECT_THAT(refusal_of("[]"), HasSubstr("options must be an object"));
  EXPECT_THAT(refusal_of(R"({"rulesets": "here"})"), HasSubstr(R"("pointer":"/rulesets")"));
  EXPECT_THAT(refusal_of(R"({"rulesets": ["a", 7]})"), HasSubstr(R"("pointer":"/rulesets/1")"));
  EXPECT_THAT(refusal_of(R"({"games": 0})"), HasSubstr(R"("pointer":"/games")"));
  EXPECT_THAT(refusal_of(R"({"carried": 1})"), HasSubstr(R"("pointer":"/carried")"));
  EXPECT_THAT(refusal_of(R"({"steps": 1.5})"), HasSubstr(R"("pointer":"/steps")"));
  EXPECT_THAT(refusal_of(R"({"seconds": 1})"), HasSubstr(R"("pointer":"/seconds")"));
}

}  // namespace
}  // namespace linesman
