// Whatever is given to the readers, they take it whole or refuse it with a sentence; they never fall over.
#include <gtest/gtest.h>

#include <algorithm>

#include "files/orders/order_json.h"
#include "mutations.h"
#include "record/history.h"
#include "record/replay.h"
#include "record/timeline.h"
#include "support/documents.h"

namespace linesman {
namespace {

using files_test::ford_at_dawn;
using files_test::json;
using files_test::lane;
using fuzz::Mutator;

constexpr int ROUNDS = 6000;

bool depth_fits(const Value& value) { return depth_of(value) <= MAX_NESTING; }

/// Prints with ill-formed UTF-8 replaced, so that a sentence that has any is not the same afterwards.
bool good_text(const std::string& text) { return json(write_json(Value(text))).text() == text; }

void expect_sentence(const Problem& problem) {
  EXPECT_FALSE(problem.reason.empty());
  EXPECT_TRUE(good_text(english(problem.reason))) << problem.reason;
  EXPECT_TRUE(good_text(problem.pointer)) << problem.pointer;
  EXPECT_TRUE(problem.pointer.empty() || problem.pointer.front() == '/') << problem.pointer;
  EXPECT_EQ(problem.sentence().find('\n'), std::string::npos) << problem.sentence();
}

/// True when it was accepted.
bool try_document(const Value& value) {
  const auto read = read_document(value, "");
  const auto problems = check_document(value, "");
  EXPECT_EQ(read.ok(), problems.empty());
  for (const Problem& problem : problems) expect_sentence(problem);
  if (!read) return false;
  EXPECT_EQ(write_json(write_document(*read)), write_json(value));
  const Value fresh = write_document({read->game, Value()});
  const auto again = read_document(fresh, "");
  if (!again) {
    ADD_FAILURE() << again.problem().sentence() << "\n" << write_json(value);
    return true;
  }
  EXPECT_EQ(write_json(write_document({again->game, Value()})), write_json(fresh)) << write_json(value);
  return true;
}

bool try_order(const Value& value) {
  const auto read = read_order(value, "");
  if (!read) {
    expect_sentence(read.problem());
    return false;
  }
  const Value written = write_order(*read);
  const auto again = read_order(written, "");
  if (!again) {
    ADD_FAILURE() << again.problem().sentence() << "\n" << write_json(value);
    return true;
  }
  EXPECT_EQ(write_json(write_order(*again)), write_json(written));
  return true;
}

const Value& an_order() {
  static const Value order = json(R"({ "pieces": ["tank-1", "squad-1"], "action": "rapid",
    "path": [ {"pivot": 30, "about": [1,2]}, {"forward": 4}, {"to": [30, 20]}, {"reverse_to": [1,1]}, {"slide": [2,2]},
              {"wheel": -10}, {"climb": 1}, {"hex": [1,2], "rear": true}, {"turn": 2}, {"act": "form", "formation": "line"} ],
    "paths": { "tank-1": [ {"sideways": -3}, {"reverse": 0.5} ] },
    "dice": { "movement": [4, 3] }, "start": {"at": [1,2], "facing": 3, "altitude": 0}, "starts": {"tank-1": {"at": [3,4]}},
    "toward": "hill" })");
  return order;
}

TEST(DamagedTexts, AreReadOrRefused) {
  Mutator mutator(1);
  int parsed = 0;
  for (int i = 0; i < ROUNDS; ++i) {
    const Value& source = i % 3 == 0 ? lane() : i % 3 == 1 ? ford_at_dawn() : an_order();
    const std::string text = mutator.damaged(write_json(source, i % 2 == 0 ? 2 : -1));
    const auto value = parse_json(text, "");
    if (!value) {
      expect_sentence(value.problem());
      continue;
    }
    ++parsed;
    EXPECT_TRUE(depth_fits(*value));
    EXPECT_EQ(write_json(json(write_json(*value))), write_json(*value));
    try_document(*value);
    try_order(*value);
  }
  EXPECT_GT(parsed, ROUNDS / 20);
  EXPECT_LT(parsed, ROUNDS);
}

TEST(ChangedDocuments, AreReadOrRefusedAndWrittenBack) {
  Mutator mutator(2);
  int accepted = 0;
  for (int i = 0; i < ROUNDS; ++i) accepted += try_document(mutator.changed(i % 2 == 0 ? ford_at_dawn() : lane()));
  EXPECT_GT(accepted, ROUNDS / 20);
  EXPECT_LT(accepted, ROUNDS);
}

TEST(ChangedOrders, AreReadOrRefusedAndWrittenBack) {
  Mutator mutator(3);
  int accepted = 0;
  for (int i = 0; i < ROUNDS; ++i) accepted += try_order(mutator.changed(an_order()));
  EXPECT_GT(accepted, ROUNDS / 20);
  EXPECT_LT(accepted, ROUNDS);
}

TEST(ChangedHistories, AreTakenBackOrRefused) {
  const Game start = files_test::read(ford_at_dawn()).game;
  Game game = start;
  for (int turn = 2; turn < 5; ++turn) {
    auto pieces = game.pieces();
    Piece moved = *pieces[0];
    moved.pose.at = {24.0 + turn, 6};
    moved.status = moved.status.with("pinned", turn % 2 == 0);
    pieces[0] = std::make_shared<const Piece>(moved);
    if (turn == 3) std::swap(pieces[0], pieces[2]);
    game = record_edit(game, game.with_pieces(pieces).with_turn(turn));
  }
  Mutator mutator(4);
  int taken_back = 0;
  for (int i = 0; i < ROUNDS; ++i) {
    const auto back = rewound(game.with_history(mutator.changed(game.history())));
    taken_back += back.ok();
    if (!back) expect_sentence(back.problem());
  }
  EXPECT_GT(taken_back, ROUNDS / 20);
  EXPECT_LT(taken_back, ROUNDS);
}

}  // namespace
}  // namespace linesman
