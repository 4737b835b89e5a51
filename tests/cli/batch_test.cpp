#include <gmock/gmock.h>

#include "cli/program_run.h"
#include "files/disk/file.h"
#include "files/json.h"

namespace linesman {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

class ABatch : public ::testing::Test {
 protected:
  /// A line with the question `what`, a game and an order as JSON text.
  static std::string line(const std::string& what, const std::string& game, const std::string& order) {
    std::string text = R"({"do": ")" + what + R"(", "game": )" + game + R"(, "order": )" + order + "}";
    for (char& c : text)
      if (c == '\n') c = ' ';
    return text + "\n";
  }
  static std::string quoted(const std::string& text) { return '"' + text + '"'; }

  Value ask(const std::string& text) {
    program.write(text);
    const auto answer = program.read_line();
    EXPECT_TRUE(answer) << "no answer to " << text;
    return answer ? parse_json(*answer, "answer").value() : Value();
  }
  Value judge(double inches) { return ask(line("judge", toy_game(), forward_order(inches))); }

  Installed at;
  Running program{LINESMAN_CLI, {"batch"}, at.environment()};
};

TEST_F(ABatch, AnswersEachLineBeforeTheNextIsSent) {
  EXPECT_EQ(judge(6)["verdict"].text(), "legal");
  EXPECT_EQ(judge(7)["verdict"].text(), "illegal");
  EXPECT_EQ(ask(line("judge", toy_game(), forward_order(1, R"(, "action": "gamble")")))["verdict"].text(),
            "incomplete");
  const Finished f = program.finish();
  EXPECT_EQ(f.status, 0);
  EXPECT_EQ(f.out + f.err, "");
}

TEST_F(ABatch, AnswersLinesInTheirOrder) {
  constexpr int LINES = 24;
  std::string together;
  for (int i = 1; i <= LINES; ++i) together += i % 5 == 0 ? "{\n" : line("judge", toy_game(), forward_order(i / 10.0));
  program.write(together);
  for (int i = 1; i <= LINES; ++i) {
    const auto answer = program.read_line();
    ASSERT_TRUE(answer) << "no answer to line " << i;
    const Value ruling = parse_json(*answer, "answer").value();
    EXPECT_EQ(ruling["error"].is_text(), i % 5 == 0) << *answer;
    EXPECT_DOUBLE_EQ(ruling["allowance"]["spent"].number().value_or(0), i % 5 == 0 ? 0 : i / 10.0) << *answer;
  }
}

TEST_F(ABatch, TracesAndChecks) {
  EXPECT_TRUE(ask(line("trace", toy_game(), forward_order(3)))["pieces"].is_array());
  EXPECT_EQ(ask(line("check", toy_game(), "{}"))["problems"].size(), 0u);
  const Value wrong = ask(line("check", toy_game(R"(, "tolerance": -1)"), "{}"));
  EXPECT_EQ(wrong["problems"][0]["pointer"].text(), "/game/tolerance");
}

TEST_F(ABatch, CarriesOut) {
  const Value done = ask(line("apply", toy_game(), forward_order(3)));
  EXPECT_EQ(done["ruling"]["verdict"].text(), "legal");
  EXPECT_EQ(done["game"]["pieces"][0]["at"][1].number(), 13);
  const Value refused = ask(line("apply", toy_game(), forward_order(9)));
  EXPECT_EQ(refused["ruling"]["verdict"].text(), "illegal");
  EXPECT_EQ(refused.find("game"), nullptr);
}

TEST_F(ABatch, GivesTheRulingOfTheCall) {
  const std::string single = at.run({"judge", at.game(), at.forward(6.5)}).out;
  EXPECT_EQ(write_json(judge(6.5)), write_json(parse_json(single, "").value()));
}

TEST_F(ABatch, GoesOnAfterErrors) {
  EXPECT_TRUE(ask("{\n")["error"].is_text());
  EXPECT_TRUE(ask("[1]\n")["error"].is_text());
  EXPECT_EQ(ask(R"({"do": "guess"})"
                "\n")["pointer"]
                .text(),
            "/do");
  EXPECT_TRUE(ask(R"({"do": "reach", "game": {}, "order": {}})"
                  "\n")["error"]
                  .is_text());
  EXPECT_EQ(ask(R"({"do": "judge"})"
                "\n")["pointer"]
                .text(),
            "/game");
  EXPECT_EQ(ask(R"({"do": "judge", "game": 7, "order": {}})"
                "\n")["pointer"]
                .text(),
            "/game");
  EXPECT_EQ(judge(6)["verdict"].text(), "legal");
}

TEST_F(ABatch, PointsIntoTheLine) {
  const auto pointer = [&](const std::string& game, const std::string& order) {
    return std::string(ask(line("judge", game, order))["pointer"].text().value_or("none"));
  };
  EXPECT_EQ(pointer(toy_game(R"(, "tolerance": -1)"), forward_order(1)), "/game/tolerance");
  EXPECT_THAT(pointer(toy_game(), forward_order(-1)), StartsWith("/order/path/0"));
  EXPECT_EQ(pointer(toy_game(), forward_order(1, R"(, "action": "fly")")), "/order/action");
  EXPECT_EQ(pointer(toy_game(), forward_order(1, R"(, "action": "odd")")), "/game/pieces/0/traits/luck");
  EXPECT_THAT(pointer(toy_game(), "null"), StartsWith("/order"));
}

TEST_F(ABatch, BeginsAnAnswerWithTheIdOfItsRequest) {
  const auto answer = [&](const std::string& id, const std::string& what, const std::string& order) {
    program.write(R"({"id": )" + id + ", " + line(what, toy_game(), order).substr(1));
    return program.read_line().value_or("none");
  };
  program.write(line("judge", toy_game(), forward_order(6)));
  const std::string ruling = program.read_line().value_or("none");
  EXPECT_EQ(answer(R"("line 7")", "judge", forward_order(6)), R"({"id":"line 7",)" + ruling.substr(1));
  EXPECT_EQ(answer("7", "judge", forward_order(6)), R"({"id":7,)" + ruling.substr(1));
  EXPECT_EQ(answer("0.25", "judge", forward_order(6)), R"({"id":0.25,)" + ruling.substr(1));
  EXPECT_THAT(answer("8", "guess", "{}"), StartsWith(R"({"id":8,"error":)"));
  EXPECT_THAT(answer("9", "judge", "7"), StartsWith(R"({"id":9,"error":)"));
  EXPECT_THAT(answer("[1]", "judge", forward_order(6)), HasSubstr(R"("pointer":"/id")"));
}

TEST_F(ABatch, AnswersABlankLineTooSoThatEachLineHasItsAnswer) {
  program.write("\n  \n\r\n");
  for (int i = 0; i < 3; ++i) EXPECT_THAT(program.read_line().value_or("none"), HasSubstr("the line is blank"));
  EXPECT_EQ(judge(6)["verdict"].text(), "legal");
  EXPECT_EQ(program.finish().out, "");
}

TEST_F(ABatch, AnswersALastLineWithoutAnEnd) {
  std::string last = line("judge", toy_game(), forward_order(6));
  last.pop_back();
  program.write(last);
  EXPECT_THAT(program.finish().out, HasSubstr("legal"));
}

TEST_F(ABatch, ReadsGamesFromFiles) {
  EXPECT_EQ(ask(line("judge", quoted(at.game()), forward_order(6)))["verdict"].text(), "legal");
  const Value missing = ask(line("judge", quoted(at / "gone"), forward_order(6)));
  EXPECT_EQ(missing["file"].text(), at / "gone");
  const std::string bad = at.write("bad.linesman", toy_game(R"(, "tolerance": -1)"));
  const Value wrong = ask(line("judge", quoted(bad), forward_order(6)));
  EXPECT_EQ(wrong["file"].text(), bad);
  EXPECT_EQ(wrong["pointer"].text(), "/tolerance");
}

TEST_F(ABatch, ReadsAChangedFileAgain) {
  const std::string ask_it = line("judge", quoted(at.game()), forward_order(5));
  EXPECT_EQ(ask(ask_it)["ends"][0]["at"][1].number(), 15);
  EXPECT_EQ(ask(ask_it)["ends"][0]["at"][1].number(), 15);
  ASSERT_EQ(at.run({"apply", at.game(), at.forward(5), "-o", at.game()}).status, 0);
  EXPECT_EQ(ask(ask_it)["ends"][0]["at"][1].number(), 20);
}

TEST_F(ABatch, ReadsAChangedFileWithOldSizeAndTimeAgain) {
  const std::string line_of_file = line("judge", write_json(Value(at.game())), forward_order(6));
  ask(line_of_file);
  const auto written = std::filesystem::last_write_time(at.game());
  std::string other = read_file(at.game()).value();
  other.replace(other.find("[10, 10]"), 8, "[11, 10]");
  std::fstream(at.game(), std::ios::in | std::ios::out) << other;
  std::filesystem::last_write_time(at.game(), written);
  EXPECT_EQ(ask(line_of_file)["ends"][0]["at"][0].number(), 11);
}

TEST_F(ABatch, KeepsGamesApart) {
  EXPECT_EQ(judge(7)["verdict"].text(), "illegal");
  const std::string far = toy_game(R"(, "house_rules": {"figures": {"reach": 7}})");
  EXPECT_EQ(ask(line("judge", far, forward_order(7)))["verdict"].text(), "legal");
  EXPECT_EQ(judge(7)["verdict"].text(), "illegal");
}

TEST_F(ABatch, KeepsTenGamesApartThatItCannotAllKeep) {
  for (int round = 0; round < 2; ++round)
    for (int reach = 1; reach <= 10; ++reach) {
      const std::string figures = R"(, "house_rules": {"figures": {"reach": )" + std::to_string(reach) + "}}";
      EXPECT_EQ(ask(line("judge", toy_game(figures), forward_order(reach)))["verdict"].text(), "legal") << reach;
      EXPECT_EQ(ask(line("judge", toy_game(figures), forward_order(reach + 0.5)))["verdict"].text(), "illegal");
    }
}

TEST_F(ABatch, EndsWhenItsOutputHasNoReader) {
  EXPECT_EQ(judge(6)["verdict"].text(), "legal");
  program.close_out();
  for (int i = 0; i < 100; ++i) program.write(line("judge", toy_game(), forward_order(6)));
  const Finished f = program.finish();
  EXPECT_EQ(f.status, 2);
  EXPECT_EQ(f.err, "") << "as with head: the reader had enough";
}

TEST_F(ABatch, RefusesALineThatIsTooLong) {
  program.write(std::string(MAX_FILE_BYTES + 10, ' ') + "\n");
  const auto answer = program.read_line();
  ASSERT_TRUE(answer);
  EXPECT_THAT(*answer, HasSubstr("longer than 64 MiB"));
  EXPECT_EQ(judge(6)["verdict"].text(), "legal");
}

TEST(AnEmptyBatch, HasNoAnswers) {
  const Installed at;
  const Finished f = at.run({"batch"});
  EXPECT_EQ(f.status, 0);
  EXPECT_EQ(f.out + f.err, "");
}

}  // namespace
}  // namespace linesman
