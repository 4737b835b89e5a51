// Puts each installed entry on a table and moves it.
#include <gmock/gmock.h>

#include "catalogue/placement.h"
#include "movement/hex_grid.h"
#include "referee/referee.h"
#include "rules/vocabulary.h"
#include "support/built_rulesets.h"
#include "support/cases.h"
#include "table/shared_keys.h"

namespace linesman {
namespace {

std::vector<CatalogueEntry> installed() {
  auto entries = load_catalogues(in_project("resources/catalogue"));
  EXPECT_TRUE(entries) << entries.problem().sentence();
  return entries ? *std::move(entries) : std::vector<CatalogueEntry>{};
}

Game bare_table(const std::string& ruleset) {
  Game::Parts parts;
  parts.ruleset = ruleset;
  parts.table = {40, 40, {}};
  if (ruleset == "hexes") {
    parts.table.hex = HexLayout{HexOrientation::flat, 2, 12, 12, HexShift::odd};
    const Vec extent = HexGrid(*parts.table.hex).extent();
    parts.table.width = extent.x;
    parts.table.depth = extent.y;
  }
  return Game(std::move(parts));
}

/// The game with one piece of the entry in its middle.
Game with_one(const CatalogueEntry& entry, const Game& game, const Ruleset& ruleset) {
  NewPieces made = pieces_from(entry, {.copies = 1, .side = "red"}, game, &ruleset);
  made.pieces.front().pose.at = {20, 20};
  if (game.table().hex) {
    const HexGrid grid(*game.table().hex);
    made.pieces.front().hex = Hex{5, 5};
    made.pieces.front().pose = {grid.centre({5, 5}), grid.heading_of_side(0), 0};
  }
  return with_new_pieces(game, std::move(made)).game;
}

/// A short straight path.
Order short_move(const Game& game, const Terms& terms) {
  Order order;
  order.who = OnePiece{game.pieces().front()->id};
  for (const Action& action : terms.actions)
    if (action.path && order.action.empty()) order.action = action.id;
  if (terms.grid)
    order.paths.set_all({HexStep{HexGrid(*game.table().hex).across({5, 5}, 0)}});
  else
    order.paths.set_all({ForwardStep{0.25}});
  return order;
}

TEST(TheCatalogue, HasEntriesForEachRuleset) {
  std::map<std::string, int> count;
  const auto entries = installed();
  for (const CatalogueEntry& entry : entries)
    for (const EntryForRuleset& part : entry.rulesets) ++count[part.ruleset];
  EXPECT_GE(entries.size(), 80U);
  for (const char* id : {"pips", "drill", "hexes", "orders", "mobility"}) EXPECT_GE(count[id], 10) << id;
}

TEST(TheCatalogue, HasVehiclesOfEachDrive) {
  std::set<std::string> drives;
  for (const CatalogueEntry& entry : installed())
    if (const auto drive = entry.traits["drive"].text()) drives.insert(std::string(*drive));
  for (const std::string_view drive : DRIVES) EXPECT_TRUE(drives.contains(std::string(drive))) << drive;
}

TEST(TheCatalogue, HasOnlyModelsThatTheirRulesetsCanJudge) {
  const auto rulesets = built_rulesets();
  for (const CatalogueEntry& entry : installed())
    for (const EntryForRuleset& part : entry.rulesets) {
      SCOPED_TRACE(entry.id + " under " + part.ruleset);
      const auto ruleset = rulesets->ruleset(part.ruleset, Value::empty_object());
      ASSERT_TRUE(ruleset) << ruleset.problem().sentence();
      const Game game = with_one(entry, bare_table(part.ruleset), **ruleset);
      EXPECT_THAT(check_vocabulary((*ruleset)->data(), game), testing::IsEmpty());
      EXPECT_FALSE(missing_trait(**ruleset, game, PieceIndex{0}));
      const auto hearing = Hearing::open(game, *ruleset);
      ASSERT_TRUE(hearing) << hearing.problem().sentence();
      const auto judged = hearing->judge(short_move(game, (*ruleset)->terms()));
      EXPECT_TRUE(judged) << judged.problem().sentence();
    }
}

}  // namespace
}  // namespace linesman
