// Puts each installed entry on a table and moves it.
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>

#include "catalogue/placement.h"
#include "movement/grid/hex_grid.h"
#include "referee/referee.h"
#include "rules/vocabulary.h"
#include "support/built_rulesets.h"
#include "support/cases.h"
#include "support/temporary_folder.h"
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
  for (const std::string& id : built_rulesets()->ids()) {
    const auto ruleset = built_rulesets()->ruleset(id, Value::empty_object());
    ASSERT_TRUE(ruleset) << ruleset.problem().sentence();
    const auto is_for_it = [&](const CatalogueEntry& entry) { return entry.part_for((*ruleset)->terms().lineage); };
    EXPECT_GE(std::count_if(entries.begin(), entries.end(), is_for_it), 5) << id;
  }
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
      if (part.ruleset == ANY_RULESET) continue;
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

/// A ruleset of which no catalogue knows; it asks for traits that have no default.
constexpr const char* UNSEEN = R"({ "id": "unseen", "judge": "charts", "edition": "1", "title": "Unseen",
  "currency": "inch", "steps": ["forward"], "actions": [ { "id": "go", "title": "Go" } ], "defaults": {},
  "traits": [ { "key": "pace", "title": "Pace", "type": "number", "least": 7, "on": ["piece"] },
              { "key": "mood", "title": "Mood", "type": "choice", "choices": ["calm", "wild"], "on": ["piece"] } ],
  "figures": { "mood": { "calm": 1, "wild": 2 } }, "ratings": {},
  "clauses": [ { "id": "unseen-1", "title": "Go", "text": "It goes.",
    "rule": { "kind": "allowance", "add": { "value": "pace", "times": { "figure": "mood", "by": ["mood"] } } } } ] })";

TEST(TheCatalogue, HasModelsForARulesetThatItHasNeverSeen) {
  const TemporaryFolder folder;
  folder.write("unseen/ruleset.json", UNSEEN);
  const std::filesystem::path built = built_rulesets()->find("skirmish")->folder;
  const RulesetLibrary library({folder.path().string(), built.parent_path().string()});
  const auto ruleset = library.ruleset("unseen", Value::empty_object());
  ASSERT_TRUE(ruleset) << ruleset.problem().sentence();
  int models = 0;
  for (const CatalogueEntry& entry : installed()) {
    if (entry.part_for((*ruleset)->terms().lineage) == nullptr) continue;
    ++models;
    const Game game = with_one(entry, bare_table("unseen"), **ruleset);
    const Piece& piece = *game.pieces().front();
    EXPECT_EQ(piece.traits["pace"].number(), 7) << "the least, as what is usual is less";
    EXPECT_EQ(piece.traits["mood"].text(), "calm");
    const auto judged = Hearing::open(game, *ruleset)->judge(short_move(game, (*ruleset)->terms()));
    ASSERT_TRUE(judged) << judged.problem().sentence();
    EXPECT_EQ(judged->ruling.verdict, Verdict::legal) << entry.id;
  }
  EXPECT_GE(models, 8);
}

}  // namespace
}  // namespace linesman
