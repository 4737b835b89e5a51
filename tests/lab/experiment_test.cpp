// Orders of files and made-up ones under two rules: what is found does not depend on cores and parts.
#include "lab/experiment.h"

#include <gmock/gmock.h>

#include "answers/lab_json.h"
#include "base/side_by_side.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "support/built_rulesets.h"
#include "support/temporary_folder.h"

namespace linesman {
namespace {

using ::testing::IsEmpty;
using ::testing::Not;

/// A runner before a hedge that lies across his way.
const std::string HEDGE =
    R"({"linesman":1,"ruleset":"orders","table":{"width":48,"depth":48},"terrain":[{"id":"hedge","kind":"hedge",)"
    R"("width":0.25,"geometry":{"type":"LineString","coordinates":[[0,30],[48,30]]}}],"pieces":[{"id":"m",)"
    R"("side":"red","base":{"shape":"circle","diameter":1},"at":[24,20],"facing":0,"traits":{"troop":"infantry"}}]})";

std::string hedge_lines(int count) {
  std::string lines;
  for (int i = 0; i < count; ++i)
    lines += R"({"game":)" + HEDGE + R"(,"order":{"piece":"m","action":"run","path":[{"forward":)" +
             std::to_string(8 + 0.01 * i) + "}]}}\n" + (i % 50 == 7 ? "{\n" : "");
  return lines;
}

LabRequest asked(const std::vector<std::string>& inputs, std::int64_t random) {
  LabRequest request;
  request.inputs = inputs;
  request.a = "orders";
  request.b = "orders,obstacles=base";
  request.vary = {"options.obstacles=centre,base,nonsense"};
  request.random = random;
  return request;
}

Value answered(const LabRequest& request, const lab::LabWatch& watch = {}) {
  const auto answer = answer_lab(request, built_rulesets(), watch);
  EXPECT_TRUE(answer) << (answer ? "" : answer.problem().sentence());
  return answer ? answer->json : Value();
}

class AnExperiment : public ::testing::Test {
 protected:
  ~AnExperiment() override { most_side_by_side() = 0; }

  TemporaryFolder folder_;
};

TEST_F(AnExperiment, FindsTheSameOnOneCoreAndOnSeveral) {
  const LabRequest request = asked({folder_.write("hedge.jsonl", hedge_lines(300))}, 500);
  most_side_by_side() = 1;
  const std::string on_one = write_json(answered(request));
  most_side_by_side() = 5;
  EXPECT_EQ(write_json(answered(request)), on_one);
  EXPECT_THAT(on_one, Not(::testing::HasSubstr("\"flips\":[]")));
}

TEST_F(AnExperiment, IsPutTogetherFromParts) {
  const std::string lines = hedge_lines(300);
  const std::string file = folder_.write("hedge.jsonl", lines);
  const LabRequest whole = asked({file}, 200);
  const std::string expected = write_json(answered(whole));
  LabRequest together = asked({}, -1);
  std::size_t at = 0;
  std::string before;
  for (std::int64_t line = 1; at < lines.size(); line += 70) {
    std::size_t end = at;
    for (int i = 0; i < 70 && end < lines.size(); ++i) end = lines.find('\n', end) + 1;
    LabRequest part = asked({}, -1);
    part.as_part = true;
    part.given = {{file, before + lines.substr(at, end - at), line - (before.empty() ? 0 : 1), !before.empty()}};
    together.parts.push_back(answered(part));
    before = lines.substr(lines.rfind('\n', end - 2) + 1, end - lines.rfind('\n', end - 2) - 1);
    at = end;
  }
  for (const std::int64_t first : {1, 81, 161}) {
    LabRequest part = asked({}, -1);
    part.as_part = true;
    part.made = {first, std::min<std::int64_t>(200, first + 79)};
    together.parts.push_back(answered(part));
  }
  EXPECT_GT(together.parts.size(), 6U);
  // As when they come from another machine.
  for (Value& part : together.parts) part = parse_json(write_json(part), "part").value();
  EXPECT_EQ(write_json(answered(together)), expected);
}

TEST_F(AnExperiment, RefusesPartsOfOtherWork) {
  LabRequest together = asked({}, -1);
  together.parts = {Value::empty_object()};
  EXPECT_FALSE(answer_lab(together, built_rulesets()));
  LabRequest part = asked({folder_.write("hedge.jsonl", hedge_lines(3))}, -1);
  part.as_part = true;
  together.parts = {answered(part)};
  EXPECT_TRUE(answer_lab(together, built_rulesets()));
  together.vary = {"options.obstacles=centre"};
  const auto other = answer_lab(together, built_rulesets());
  ASSERT_FALSE(other);
  EXPECT_EQ(other.problem().pointer, "/parts/0/tried/0");
}

TEST_F(AnExperiment, SaysWhatItFoundBeforeItWasStopped) {
  int asked_times = 0;
  lab::LabWatch watch;
  watch.stopped = [&] { return ++asked_times > 3000; };
  most_side_by_side() = 1;
  const LabRequest request = asked({}, 5000);
  const Value part = answered(request, watch);
  EXPECT_EQ(part["settled"].boolean(), false);
  EXPECT_GT(part["orders"].whole().value_or(0), 0);
  EXPECT_LT(part["orders"].whole().value_or(0), 3000);
  EXPECT_TRUE(answered(asked({}, 10))["settled"].is_null());
}

TEST_F(AnExperiment, MakesUpAsManyOrdersAsAreAsked) {
  LabRequest request = asked({}, 150);
  request.a = "hexes";
  request.b = "game";
  request.vary = {};
  request.seed = 4;
  EXPECT_EQ(answered(request)["orders"].whole(), 150);
}

TEST_F(AnExperiment, TellsHowFarItIs) {
  double last = 0;
  std::vector<std::string> doing;
  lab::LabWatch watch;
  watch.told = [&](double share, const Sentence& words) {
    EXPECT_GE(share, last);
    last = share;
    if (doing.empty() || doing.back() != english(words)) doing.push_back(english(words));
  };
  const std::string file = folder_.write("hedge.jsonl", hedge_lines(3000));
  answered(asked({file}, 3000), watch);
  EXPECT_EQ(last, 1);
  EXPECT_THAT(doing, ::testing::ElementsAre("orders of " + file, "made-up orders", "all orders"));
}

/// What judging each line by itself says, one after the other.
TEST_F(AnExperiment, FlipsWhatJudgingByTwoOptionsFlips) {
  const std::string lines = hedge_lines(200);
  std::vector<std::int64_t> flips;
  std::int64_t number = 0;
  for (std::size_t at = 0; at < lines.size(); at = lines.find('\n', at) + 1) {
    ++number;
    const auto json = parse_json(lines.substr(at, lines.find('\n', at) - at), "");
    if (!json) continue;
    const auto judged = [&](const char* obstacles) {
      const Value options = Value::Object{{"obstacles", obstacles}};
      const Game game = read_document((*json)["game"].with("options", options), "")->game;
      return built_referee().judge(game, read_order((*json)["order"], "").value())->ruling.verdict;
    };
    if (judged("centre") != judged("base")) flips.push_back(number);
  }
  const Value answer = answered(asked({folder_.write("hedge.jsonl", lines)}, -1));
  std::vector<std::int64_t> found;
  for (const Value& flip : answer["flips"].items()) found.push_back(flip["line"].whole().value_or(0));
  EXPECT_EQ(found, flips);
  EXPECT_THAT(found, Not(IsEmpty()));
}

TEST_F(AnExperiment, OfRulesAgainstThemselvesFindsNothing) {
  for (const std::string& id : built_rulesets()->ids()) {
    LabRequest request;
    request.a = id;
    request.b = id;
    request.random = 300;
    const auto answer = answer_lab(request, built_rulesets());
    ASSERT_TRUE(answer) << id;
    EXPECT_EQ(answer->status, 0) << id;
    EXPECT_EQ(answer->json["flips"].size(), 0U) << id;
    EXPECT_EQ(answer->json["changed"].size(), 0U) << id;
    EXPECT_GT(answer->json["same"].whole().value_or(0), 50) << id;
  }
}

TEST_F(AnExperiment, IsTurnedRoundWithItsSides) {
  LabRequest request = asked({}, 1500);
  request.vary.clear();
  const Value one = answered(request);
  std::swap(request.a, request.b);
  const Value other = answered(request);
  ASSERT_GT(one["flips"].size(), 0U);
  ASSERT_EQ(one["flips"].size(), other["flips"].size());
  for (std::size_t i = 0; i < one["flips"].size(); ++i) {
    EXPECT_EQ(one["flips"][i]["line"], other["flips"][i]["line"]);
    EXPECT_EQ(one["flips"][i]["a"], other["flips"][i]["b"]);
    EXPECT_EQ(one["flips"][i]["b"], other["flips"][i]["a"]);
  }
}

}  // namespace
}  // namespace linesman
