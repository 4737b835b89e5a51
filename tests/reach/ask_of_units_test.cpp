// Questions about a unit as one body: another shape, and places that any model may take.
#include <gmock/gmock.h>

#include <algorithm>

#include "base/tolerance.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "files/orders/question_json.h"
#include "reach/ask/ask.h"
#include "reach/ask/mend.h"
#include "reach/places.h"

namespace linesman::ask_of_units_test {
namespace {

using reach_test::heard;
using ::testing::HasSubstr;

/// Three men of the unit u, one behind the other, who advance 6 inches under `orders`.
const std::string MEN = R"({"id": "a", "side": "red", "unit": "u", "at": [20, 20], "facing": 0,
      "base": {"shape": "circle", "diameter": 1}, "traits": {"troop": "infantry"}},
    {"id": "b", "side": "red", "unit": "u", "at": [20, 18.7], "facing": 0,
      "base": {"shape": "circle", "diameter": 1}, "traits": {"troop": "infantry"}},
    {"id": "c", "side": "red", "unit": "u", "at": [20, 17.4], "facing": 0,
      "base": {"shape": "circle", "diameter": 1}, "traits": {"troop": "infantry"}})";
const std::string UNIT = R"({"id": "u", "side": "red"})";

Hearing men(const std::string& terrain = "") { return heard("orders", terrain, MEN, "{}", UNIT); }

Question question(const std::string& to, const std::string& more = R"(, "how": {"action": "advance"})") {
  auto read = read_question(parse_json(R"({"who": ["u"], "to": )" + to + more + "}", "").value(), "");
  EXPECT_TRUE(read) << (read ? "" : read.problem().sentence());
  return read ? *std::move(read) : Question{};
}

Row row_of(const Hearing& hearing, const Question& asked) {
  const auto answer = ask(hearing, asked);
  EXPECT_TRUE(answer) << (answer ? "" : answer.problem().sentence());
  return answer ? answer->rows.front() : Row{};
}

std::string refusal(const std::string& to) {
  const auto read = read_question(parse_json(R"({"who": ["u"], "to": )" + to + "}", "").value(), "");
  if (!read) return read.problem().pointer;
  const auto answer = ask(men(), *read);
  return answer ? "answered" : answer.problem().pointer;
}

void expect_judged(const Hearing& hearing, const Row& row) {
  ASSERT_TRUE(row.witness);
  const auto judged = hearing.judge(row.witness->order);
  ASSERT_TRUE(judged);
  EXPECT_TRUE(is_allowed(judged->ruling));
}

TEST(AQuestionAboutAForm, IsAnsweredAsTheCallForForms) {
  const Hearing hearing = men();
  const Question asked = question(R"({"form": {"shape": "line", "at": [20, 23.4], "facing": 0}})");
  const Row row = row_of(hearing, asked);
  const auto formed = form_up(hearing, read_order(*parse_json(R"({"unit": "u", "action": "advance"})", ""), "").value(),
                              std::get<FormAsked>(asked.to).form);
  ASSERT_TRUE(formed);
  EXPECT_EQ(row.answer, RowAnswer::yes);
  EXPECT_EQ(formed->answer, CouldAnswer::yes);
  expect_judged(hearing, row);
  ASSERT_TRUE(row.formed);
  EXPECT_EQ(row.formed->last, formed->last);
  ASSERT_EQ(row.formed->filled.size(), 3u);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(row.formed->filled[i].piece, formed->filled[i].piece);
}

TEST(AQuestionAboutAForm, ThatIsTooFarHasItsOpenPlacesAndTheNearest) {
  const Row row = row_of(men(), question(R"({"form": {"shape": "line", "at": [20, 32], "facing": 0}})"));
  EXPECT_EQ(row.answer, RowAnswer::no);
  EXPECT_EQ(row.by, Refusal::far);
  ASSERT_TRUE(row.formed);
  EXPECT_FALSE(row.formed->open.empty());
  ASSERT_TRUE(row.formed->nearest);
  EXPECT_GT(row.formed->short_by, 0);
}

TEST(AQuestionAboutAForm, HasARowForEachActionThatIsNotSaid) {
  const auto answer = ask(men(), question(R"({"form": {"shape": "ranks", "at": [20, 28], "facing": 0}})", ""));
  ASSERT_TRUE(answer);
  EXPECT_GT(answer->rows.size(), 1u);
  // They get there at a run.
  EXPECT_EQ(answer->rows.front().answer, RowAnswer::yes);
  EXPECT_EQ(answer->rows.front().action, "run");
}

TEST(AQuestionAboutAForm, IsRefusedWhereNoShapeFits) {
  EXPECT_EQ(refusal(R"({"form": {}})"), "/to/form/shape");
  EXPECT_EQ(refusal(R"({"form": {"shape": "ranks", "ranks": 4}})"), "/to/form/ranks");
  EXPECT_EQ(refusal(R"({"form": {"shape": "line", "who": {"z": 1}}})"), "/to/form/who/z");
  EXPECT_EQ(refusal(R"({"form": {"shape": "line"}, "within": 1})"), "/to/within");
  EXPECT_EQ(refusal(R"({"form": {"shape": "line"}, "anywhere": true})"), "/to");
}

/// Three tanks in a column, of which an order moves one.
Hearing tanks() {
  const auto tank = [](const char* id, double y) {
    return R"({"id": ")" + std::string(id) + R"(", "side": "red", "unit": "u", "facing": 0, "at": [20, )" +
           std::to_string(y) + R"(], "base": {"shape": "rectangle", "width": 1.2, "length": 2.6},
           "traits": {"speed": "standard", "drive": "tracked"}})";
  };
  return heard("pips", "", tank("a", 20) + "," + tank("b", 16) + "," + tank("c", 12), "{}", UNIT);
}

const std::string COLUMN = R"({"form": {"shape": "column", "files": 1, "at": [20, 23.5], "facing": 0}})";

TEST(AQuestionAboutAForm, OfModelsThatAnOrderMovesOneByOneHasAnOrderForEach) {
  const Hearing hearing = tanks();
  const Row row = row_of(hearing, question(COLUMN, R"(, "how": {"action": "cautious"}, "roll": {"movement": [6]})"));
  EXPECT_EQ(row.answer, RowAnswer::yes);
  EXPECT_FALSE(row.witness);
  ASSERT_TRUE(row.formed);
  ASSERT_EQ(row.formed->orders.size(), 3u);
  Hearing now = hearing;
  for (const Order& order : row.formed->orders) {
    const auto judged = now.judge(order);
    ASSERT_TRUE(judged);
    EXPECT_EQ(judged->ruling.verdict, Verdict::legal);
    now = now.on(applied(now.game(), judged->ruling).value()).value();
  }
  EXPECT_NEAR(row.spent.value_or(0), 4.5, 1e-6) << "the last goes farthest";
  EXPECT_NEAR(row.total.value_or(0), 7, 1e-6);
}

TEST(AQuestionAboutAForm, OfModelsThatAnOrderMovesOneByOneIsNotKnownWhileTheirDiceAreOpen) {
  const Row row = row_of(tanks(), question(COLUMN, R"(, "how": {"action": "cautious"})"));
  EXPECT_EQ(row.answer, RowAnswer::unknown);
  EXPECT_THAT(english(row.reason), HasSubstr("dice of its own"));
}

TEST(AQuestionAboutAWay, OfModelsThatAnOrderMovesOneByOneIsRefused) {
  const auto answer = ask(tanks(), question(R"({"ends": {"at": [20, 23]}})", R"(, "how": {"action": "cautious"})"));
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.problem().pointer, "/who");
}

TEST(AQuestionWithAListOfPlaces, LetsAnyModelStandAnywhere) {
  const Hearing hearing = men();
  // The last man would go 8.6 inches to the first place, and the others leave him one that is too far.
  const std::string places = R"([{"at": [20, 26.5]}, {"at": [20, 25.2]}, {"at": [20, 23.9]}])";
  const Row row = row_of(hearing, question(R"({"ends": )" + places + "}"));
  EXPECT_EQ(row.answer, RowAnswer::no);
  const Row near = row_of(hearing, question(R"({"ends": [{"at": [20, 22]}, {"at": [20, 23.3]}, {"at": [20, 24.6]}]})"));
  EXPECT_EQ(near.answer, RowAnswer::yes);
  expect_judged(hearing, near);
}

TEST(AQuestionWithAListOfPlaces, GivesAModelItsOwn) {
  const Hearing hearing = men();
  const std::string rest = R"({"at": [20, 22]}, {"at": [20, 23.3]})";
  const Row own = row_of(hearing, question(R"({"ends": [{"at": [20, 24.6], "piece": "c"}, )" + rest + "]}"));
  EXPECT_EQ(own.answer, RowAnswer::no);  // 7.2 inches
  const Row other = row_of(hearing, question(R"({"ends": [{"at": [20, 24.6], "piece": "b"}, )" + rest + "]}"));
  EXPECT_EQ(other.answer, RowAnswer::yes);
}

TEST(AQuestionWithAListOfPlaces, IsRefusedWhereItDoesNotFit) {
  EXPECT_EQ(refusal(R"({"ends": []})"), "/to/ends");
  EXPECT_EQ(refusal(R"({"ends": [{"at": [1, 1]}]})"), "/to/ends");
  EXPECT_EQ(refusal(R"({"ends": [{"at": [1, 1], "piece": "z"}, {"at": [2, 1]}, {"at": [3, 1]}]})"), "/to/ends/0/piece");
  EXPECT_EQ(refusal(R"({"ends": [{"at": [1, 1]}, 7, {"at": [3, 1]}]})"), "/to/ends/1");
}

TEST(AQuestion, IsReadAgainAsItIsWritten) {
  for (const char* to : {R"({"form": {"shape": "line", "at": [20, 24], "gap": 0.25}})",
                         R"({"ends": [{"at": [1, 1], "piece": "a"}, {"at": [2, 1], "facing": 90}, {"at": [3, 1]}]})"}) {
    const Value once = write_question(question(to));
    const auto again = read_question(once, "");
    ASSERT_TRUE(again) << again.problem().sentence();
    EXPECT_EQ(write_question(*again), once);
  }
}

TEST(AnIllegalOrderOfAUnit, HasOtherShapesAtTheSamePlaceAmongItsFixes) {
  const Hearing hearing = men();
  // They end abreast, too far apart to stay one unit.
  const auto order = read_order(*parse_json(R"({"unit": "u", "action": "advance", "paths": {
      "a": [{"to": [20, 22]}], "b": [{"to": [23, 22]}], "c": [{"to": [17, 22]}]}})",
                                            ""),
                                "");
  ASSERT_TRUE(order);
  const auto judged = hearing.judge(*order);
  ASSERT_TRUE(judged);
  ASSERT_EQ(judged->ruling.verdict, Verdict::illegal);
  std::size_t shapes = 0;
  for (const Mend& mend : mends_of(hearing, *order, *judged)) {
    EXPECT_TRUE(is_allowed(mend.instead.judgement.ruling));
    if (mend.kind == MendKind::form) ++shapes;
  }
  EXPECT_GE(shapes, 2u);
}

}  // namespace
}  // namespace linesman::ask_of_units_test
