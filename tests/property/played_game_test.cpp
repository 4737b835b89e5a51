// Games that are played, saved, opened and judged again: a referee never accuses anybody wrongly.
#include <gtest/gtest.h>

#include <algorithm>

#include "files/documents/document.h"
#include "files/json.h"
#include "property/proof.h"
#include "record/history.h"
#include "record/replay.h"
#include "support/built_rulesets.h"
#include "support/tables_tried.h"

namespace linesman {
namespace {

constexpr std::uint64_t GAMES = 100;  // LINESMAN_TABLES=20 makes 10,000 under five rulesets

class APlayedGame : public ::testing::TestWithParam<Subject> {};

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(APlayedGame);
INSTANTIATE_TEST_SUITE_P(Under, APlayedGame, ::testing::ValuesIn(subjects()), [](const auto& tested) {
  std::string name = tested.param.ruleset;
  std::replace_if(
      name.begin(), name.end(), [](char c) { return !std::isalnum(static_cast<unsigned char>(c)); }, '_');
  return name;
});

/// A change by hand: a turn more, or a status whose number is whole, broken or written with a point.
Game edited(Random& random, const Hearing& hearing) {
  const Game& game = hearing.game();
  const RulesInForce under = rules_in_force(hearing.ruleset(), game);
  if (random.below(2) == 0) return record_edit(game, game.with_turn(game.turn() + 1), under);
  const auto index = static_cast<PieceIndex>(random.below(game.pieces().size()));
  Piece piece = game.piece(index);
  const Value numbers[]{Value(20), Value(20.0), Value(0.1), Value(-3), Value(1e-7)};
  piece.status = piece.status.with("house_note", numbers[random.below(std::size(numbers))]);
  return record_edit(game, game.with_piece(index, std::move(piece)), under);
}

/// What is played of one seed: orders that are legal carried out, edits and dice between them.
struct Played {
  Game game;
  std::size_t orders = 0;
};

std::optional<Played> played(const Subject& subject, std::uint64_t seed) {
  constexpr int ROUNDS = 6;
  Random random(seed);
  const Game start = subject.dressed(random, random_game(random, subject.recipe));
  auto hearing = hearing_of(start);
  if (!hearing) return std::nullopt;
  Played so_far{start};
  for (int round = 0; round < ROUNDS; ++round) {
    const Order order = with_dice(random, *hearing, subject.order(random, hearing->game()));
    Game next = hearing->game();
    if (const auto done = carry_out(*hearing, order)) {
      next = done->game;
      const Verdict verdict = done->judgement.ruling.verdict;
      so_far.orders += verdict == Verdict::legal || verdict == Verdict::marginal ? 1 : 0;
    }
    if (random.below(3) == 0) next = record_roll(next, {"luck", "1d6", {1.0 + static_cast<double>(random.below(6))}});
    auto after = hearing->on(next);
    if (!after) return so_far;
    hearing = std::move(after);
    if (random.below(3) != 0) continue;
    auto changed = hearing->on(edited(random, *hearing));
    if (changed) hearing = std::move(changed);
    so_far.game = hearing->game();
  }
  so_far.game = hearing->game();
  return so_far;
}

/// What is wrong with a game that was written, read, judged again and written once more; or nothing.
std::string wrong_with(const Game& game) {
  const std::string text = write_json(write_document({game, Value()}), 2);
  const auto json = parse_json(text, "");
  if (!json) return "it cannot be read: " + json.problem().sentence();
  const auto document = read_document(*json, "");
  if (!document) return "it cannot be read: " + document.problem().sentence();
  const auto outcome = replay(built_referee(), document->game);
  if (!outcome) return "it cannot be judged again: " + outcome.problem().sentence();
  if (const auto& found = outcome->first_difference)
    return "entry " + std::to_string(found->entry) + " at " + found->pointer + " was " + found->was + ", is " +
           found->is;
  if (write_json(write_document(*document), 2) != text) return "it is written otherwise once it was read";
  return "";
}

TEST_P(APlayedGame, IsJudgedTheSameAfterItWasSavedAndOpened) {
  std::size_t orders = 0;
  int failures = 0;
  const std::uint64_t games = tables_tried(GAMES);
  for (std::uint64_t seed = 1; seed <= games && failures < 3; ++seed) {
    const auto game = played(GetParam(), seed);
    if (!game) continue;
    orders += game->orders;
    const std::string wrong = wrong_with(game->game);
    if (wrong.empty()) continue;
    ++failures;
    ADD_FAILURE() << "seed " << seed << ": " << wrong;
  }
  EXPECT_GT(orders, games / 5) << "hardly any order was carried out";
}

}  // namespace
}  // namespace linesman
