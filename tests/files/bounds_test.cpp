// Limits of the readers. A hostile file costs no more than its size.
#include <gmock/gmock.h>

#include <sys/stat.h>

#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "files/problems.h"
#include "support/documents.h"
#include "support/temporary_folder.h"

namespace linesman {
namespace {

using files_test::ford_at_dawn;
using files_test::json;
using files_test::with;
using ::testing::HasSubstr;

/// An object with a number of members, all with one value.
Value::Object many(std::size_t members, const Value& value) {
  Value::Object all;
  for (std::size_t i = 0; i < members; ++i) all.emplace_back("k" + std::to_string(i), value);
  return all;
}

constexpr std::size_t MANY = 200'000;

TEST(AReader, ReportsTheFirstProblemsAndThatThereAreMore) {
  const Value document = with(ford_at_dawn(), "/pieces/0/traits", many(MANY, Value::empty_array()));
  const std::vector<Problem> found = check_document(document, "game");
  ASSERT_EQ(found.size(), MAX_PROBLEMS + 1);
  EXPECT_EQ(found.front().pointer, "/pieces/0/traits/k0");
  EXPECT_EQ(found[MAX_PROBLEMS - 1].pointer, "/pieces/0/traits/k99");
  EXPECT_EQ(found.back().sentence(), "game: there is more wrong: only the first 100 are listed");
}

TEST(AReader, ReportsAllOfAFewProblems) {
  const Value document = with(ford_at_dawn(), "/pieces/0/traits", many(MAX_PROBLEMS, Value::empty_array()));
  EXPECT_EQ(check_document(document, "").size(), MAX_PROBLEMS);
}

TEST(AReader, TakesTheMembersOfAnOrderInAnyNumber) {
  const Value wrong_start = Value::Object{{"piece", "tank"}, {"start", many(MANY, 0)}};
  EXPECT_THAT(read_order(wrong_start, "").problem().sentence(), HasSubstr("/start/k0"));
  const Value dice = Value::Object{{"piece", "tank"}, {"dice", many(MANY, Value::Array{1})}};
  const auto order = read_order(dice, "");
  ASSERT_TRUE(order) << order.problem().sentence();
  EXPECT_EQ(order->dice.size(), MANY);
}

TEST(AReader, RefusesAPathWithTooManySteps) {
  const auto with_steps = [](std::size_t steps) {
    return read_order(Value::Object{{"piece", "tank"}, {"path", Value::Array(steps, json(R"({"forward": 1})"))}}, "");
  };
  EXPECT_TRUE(with_steps(MAX_STEPS));
  EXPECT_EQ(with_steps(MAX_STEPS + 1).problem().sentence(),
            "/path: a path has at most 10000 steps, and this has 10001");
}

TEST(AReader, FollowsAChainOfCarriersOnce) {
  const std::size_t count = MAX_PIECES;
  Value::Array pieces;
  for (std::size_t i = 0; i < count; ++i) {
    const Value status = i + 1 < count ? Value(Value::Object{{"aboard", "p" + std::to_string(i + 1)}}) : Value();
    Value piece = json(R"({"side": "red", "base": {"shape": "circle", "diameter": 1}, "at": [5, 5]})");
    piece = piece.with("id", "p" + std::to_string(i));
    pieces.push_back(status.is_null() ? piece : piece.with("status", status));
  }
  Value document = json(R"({"linesman": 1, "ruleset": "pips", "table": {"width": 48, "depth": 36}})");
  EXPECT_TRUE(read_document(document.with("pieces", pieces), ""));
  // The last piece is aboard the third, so all but the first two are in the circle.
  pieces.back() = pieces.back().with("status", json(R"({"aboard": "p2"})"));
  const std::vector<Problem> found = check_document(document.with("pieces", pieces), "");
  ASSERT_EQ(found.size(), MAX_PROBLEMS + 1);
  EXPECT_EQ(found.front().sentence(), "/pieces/2/status/aboard: the piece would be aboard itself");
}

TEST(AReader, RefusesTooManyValues) {
  std::string lists = "[";
  for (std::size_t i = 0; i < MAX_VALUES; ++i) lists += "0,";
  const auto refused = parse_json(lists + "0]", "game");
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.problem().sentence(), HasSubstr("there are more than 4000000 values in it"));
}

TEST(AReader, DoesNotWaitForAPipeOrADevice) {
  const TemporaryFolder folder;
  const std::string pipe = folder / "pipe";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  for (const std::string& path : {pipe, std::string("/dev/zero"), std::string("/dev/null")})
    EXPECT_EQ(load_document(path).problem().sentence(), path + ": cannot be read: it is no ordinary file");
  EXPECT_THAT(load_document(folder.path().string()).problem().sentence(), HasSubstr("cannot be read: Is a directory"));
}

TEST(Values, OfManyMembersAreEqualInAnyOrder) {
  Value::Object there = many(MANY, 1);
  const Value::Object back(there.rbegin(), there.rend());
  EXPECT_EQ(Value(there), Value(back));
  there.front().second = 2;
  EXPECT_FALSE(Value(there) == Value(back));
}

}  // namespace
}  // namespace linesman
