#include "catalogue/placement.h"

#include <gmock/gmock.h>

#include "files/json.h"
#include "support/built_rulesets.h"

namespace linesman {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;

Value json(std::string_view text) { return parse_json(text, "").value(); }

/// A catalogue of one entry with these members instead of the usual ones.
Value catalogue(std::string_view changes = "{}") {
  const Value entry = json(R"({ "id": "tank", "name": "Tank", "group": "Tanks", "traits": { "troop": "vehicle" },
    "base": { "shape": "rectangle", "width": 50.8, "length": 76.2, "unit": "mm" },
    "rulesets": { "pips": { "traits": { "speed": "slow", "drive": "tracked" } }, "hexes": {} } })");
  return Value::empty_object().with("catalogue", 1).with("entries", Value::Array{merge_patch(entry, json(changes))});
}

CatalogueEntry tank(std::string_view changes = "{}") { return read_catalogue(catalogue(changes), "c").value().front(); }

std::string refusal(const Value& value) {
  const auto read = read_catalogue(value, "c.json");
  return read ? "" : read.problem().sentence();
}

Game open_ground(const char* ruleset = "pips") {
  Game::Parts parts;
  parts.ruleset = ruleset;
  parts.table = {40, 40, {}};
  return Game(std::move(parts));
}

TEST(ACatalogue, MeasuresBasesInMillimetresOrInches) {
  const CatalogueEntry entry = tank();
  const auto* base = std::get_if<RectangleBase>(&entry.base);
  ASSERT_NE(base, nullptr);
  EXPECT_DOUBLE_EQ(base->width, 2);
  EXPECT_DOUBLE_EQ(base->length, 3);
  EXPECT_EQ(tank(R"({ "base": { "unit": null, "width": 2, "length": 3 } })").base, Footprint(RectangleBase{2, 3}));
}

TEST(ACatalogue, NamesItsFaultAndThePlace) {
  EXPECT_THAT(refusal(json("[]")), HasSubstr("a catalogue must be an object"));
  EXPECT_THAT(refusal(json(R"({ "catalogue": 2, "entries": [] })")), HasSubstr("c.json: /catalogue"));
  EXPECT_THAT(refusal(json(R"({ "catalogue": 1 })")), HasSubstr("/entries: \"entries\" must be a list"));
  EXPECT_THAT(refusal(catalogue(R"({ "base": { "width": -1 } })")), HasSubstr("/entries/0/base/width"));
  EXPECT_THAT(refusal(catalogue(R"({ "base": { "unit": "ell" } })")), HasSubstr("/entries/0/base/unit"));
  EXPECT_THAT(refusal(catalogue(R"({ "name": "" })")), HasSubstr("/entries/0/name"));
  EXPECT_THAT(refusal(catalogue(R"({ "traits": { "troop": "elf" } })")), HasSubstr("/entries/0/traits/troop"));
  EXPECT_THAT(refusal(catalogue(R"({ "rulesets": { "pips": null, "hexes": null } })")), HasSubstr("/rulesets"));
  EXPECT_THAT(refusal(catalogue(R"({ "rulesets": { "pips": { "traits": { "drive": 3 } } } })")),
              HasSubstr("/entries/0/rulesets/pips/traits/drive"));
}

TEST(ACatalogue, IsWrittenAsItIsRead) {
  const std::vector<CatalogueEntry> entries{tank(), tank(R"({ "id": "other", "base": { "shape": "circle",
    "diameter": 3, "unit": null } })")};
  const auto again = read_catalogue(write_catalogue(entries), "");
  ASSERT_TRUE(again) << again.problem().sentence();
  EXPECT_EQ(write_json(write_catalogue(*again)), write_json(write_catalogue(entries)));
  EXPECT_EQ((*again)[1].base, Footprint(CircleBase{3}));
}

TEST(PiecesFromTheCatalogue, HaveReadableIdsAndNames) {
  const auto done =
      with_new_pieces(open_ground(), pieces_from(tank(), {.copies = 3, .side = "red"}, open_ground(), nullptr));
  std::vector<std::string> ids;
  std::vector<std::string> names;
  for (const PieceIndex i : done.pieces) {
    ids.push_back(done.game.piece(i).id);
    names.push_back(done.game.piece(i).name);
  }
  EXPECT_THAT(ids, ElementsAre("tank", "tank-2", "tank-3"));
  EXPECT_THAT(names, ElementsAre("Tank", "Tank 2", "Tank 3"));
}

TEST(PiecesFromTheCatalogue, StandInABlockOrALineWithGapsBetweenThem) {
  const NewPieces block = pieces_from(tank(), {.copies = 4, .side = "red", .gap = 1}, open_ground(), nullptr);
  EXPECT_EQ(block.pieces[1].pose.at - block.pieces[0].pose.at, (Vec{3, 0}));
  EXPECT_EQ(block.pieces[2].pose.at - block.pieces[0].pose.at, (Vec{0, -4}));
  const NewPieces line = pieces_from(tank(), {.copies = 4, .side = "red", .arrangement = Arrangement::line, .gap = 0},
                                     open_ground(), nullptr);
  EXPECT_EQ(line.pieces[3].pose.at - line.pieces[0].pose.at, (Vec{6, 0}));
}

TEST(PiecesFromTheCatalogue, FormANewUnitOnRequest) {
  const auto done = with_new_pieces(
      open_ground(), pieces_from(tank(), {.copies = 2, .side = "red", .as_unit = true}, open_ground(), nullptr));
  ASSERT_THAT(done.game.units(), SizeIs(1));
  EXPECT_EQ(done.game.units().front().side, "red");
  EXPECT_THAT(done.game.pieces_of(UnitIndex{0}), SizeIs(2));
}

TEST(PiecesFromTheCatalogue, CanBePlayedUnderAllRulesetsOfTheirEntry) {
  const NewPieces made = pieces_from(tank(R"({ "rulesets": { "hexes": { "traits": { "movement": 9 } } } })"),
                                     {.copies = 1, .side = "red"}, open_ground(), nullptr);
  EXPECT_EQ(made.pieces.front().traits["speed"].text(), "slow");
  EXPECT_EQ(made.pieces.front().traits["movement"].whole(), 9);
}

TEST(AMissingTrait, IsFoundByAskingTheRuleset) {
  const auto ruleset = built_rulesets()->ruleset("pips", Value::empty_object()).value();
  const CatalogueEntry bare = tank(R"({ "rulesets": { "pips": { "traits": { "speed": null } } } })");
  auto made = pieces_from(bare, {.copies = 1, .side = "red"}, open_ground(), ruleset.get());
  made.pieces.front().traits = made.pieces.front().traits.without("speed");
  const auto done = with_new_pieces(open_ground(), made);
  const auto missing = missing_trait(*ruleset, done.game, done.pieces.front());
  ASSERT_TRUE(missing);
  EXPECT_EQ(missing->field.key, "speed");
  EXPECT_FALSE(missing->in_status);
}

TEST(AMissingTrait, IsTheOneThatASentenceAboutAllTraitsNames) {
  const auto ruleset = built_rulesets()->ruleset("drill", Value::empty_object()).value();
  NewPieces made = pieces_from(tank(), {.copies = 1, .side = "red"}, open_ground(), nullptr);
  Piece& block = made.pieces.front();
  const auto missing_key = [&] {
    const auto done = with_new_pieces(open_ground(), made);
    const auto missing = missing_trait(*ruleset, done.game, done.pieces.front());
    return missing ? missing->field.key + (missing->in_status ? ", a status" : "") : "";
  };
  block.traits = Value::empty_object();
  EXPECT_EQ(missing_key(), "troop");
  block.traits = block.traits.with("troop", "artillery");
  EXPECT_EQ(missing_key(), "drill");
  block.traits = block.traits.with("drill", 6);
  EXPECT_EQ(missing_key(), "battery");
  block.traits = block.traits.with("battery", "foot");
  EXPECT_EQ(missing_key(), "formation, a status");
}

TEST(AReplacedPiece, KeepsItsNameSideUnitAndPose) {
  Piece old;
  old.id = "x";
  old.name = "Mine";
  old.side = "blue";
  old.base = CircleBase{1};
  old.pose = {{3, 4}, 90, 0};
  const Piece other = replaced_by(tank(), old, nullptr);
  EXPECT_EQ(other.name, "Mine");
  EXPECT_EQ(other.side, "blue");
  EXPECT_EQ(other.pose, old.pose);
  EXPECT_EQ(other.base, tank().base);
  EXPECT_EQ(other.traits["troop"].text(), "vehicle");
}

}  // namespace
}  // namespace linesman
