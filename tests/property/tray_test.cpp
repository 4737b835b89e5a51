// Laws of trays, under every ruleset, on tables made at random.
#include <gtest/gtest.h>

#include "files/json.h"
#include "files/orders/ruling_json.h"
#include "property/random_trials.h"
#include "table/losses.h"
#include "table/shared_keys.h"

namespace linesman {
namespace {

constexpr std::uint64_t TABLES_OF_TRAYS = 200;

class EveryTray : public ::testing::TestWithParam<Subject> {};

INSTANTIATE_TEST_SUITE_P(Of, EveryTray, ::testing::ValuesIn(subjects()), tested_ruleset);

/// A tray about as large as a rectangle, with some of its models lost.
void put_on_tray(Random& random, Piece& piece) {
  const auto* block = std::get_if<RectangleBase>(&piece.base);
  if (!block) return;
  const auto files = static_cast<std::int64_t>(1 + random.below(4));
  const auto ranks = static_cast<std::int64_t>(1 + random.below(3));
  Tray tray;
  tray.files = files;
  tray.models = files * ranks;
  tray.gap = random.below(2) == 0 ? 0 : 0.05;
  const auto side = [&](double whole, std::int64_t n) {
    return (whole - static_cast<double>(n - 1) * tray.gap) / static_cast<double>(n);
  };
  tray.model = RectangleBase{side(block->width, files), side(block->length, ranks)};
  piece.tray = tray;
  piece.status = piece.status.with(LOSSES, static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(files))));
}

void take_off_tray(Piece& piece) {
  if (piece.tray) piece.status = piece.status.without(LOSSES);
  piece.tray.reset();
}

std::string ruled(const Game& game, const Order& order) {
  const auto found = judged(game, order);
  return found ? write_json(write_ruling(found->ruling, game)) : found.problem().sentence();
}

TEST_P(EveryTray, IsJudgedAsTheRectangleOfItsRanks) {
  int wheels = 0;
  check_random_tables(GetParam(), GetParam().recipe, 21'000'000, TABLES_OF_TRAYS, [&](Random& random, const Trial& t) {
    const Game trays = with_every_piece(t.game, [&](Piece& piece) { put_on_tray(random, piece); });
    const Game blocks = with_every_piece(trays, take_off_tray);
    for (const PieceTrace& way : t.judgement.trace.pieces)
      for (const TracedStep& step : way.steps) wheels += facts_of<Turn>(step) != nullptr;
    const std::string one = ruled(trays, t.order);
    const std::string other = ruled(blocks, t.order);
    return one == other ? std::string() : "a tray: " + one + "\na block: " + other;
  });
  if (GetParam().ruleset != "hexes") {
    EXPECT_GT(wheels, 0);
  }
}

}  // namespace
}  // namespace linesman
