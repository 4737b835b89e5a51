#include "drill/drill.h"

#include "base/text.h"
#include "drill/prepared.h"
#include "rules/vocabulary.h"

namespace linesman {

namespace drill {
namespace {

class DrillRuleset : public Ruleset {
 public:
  DrillRuleset(RulesetData data, Tables tables) : Ruleset(std::move(data)), tables_(std::move(tables)) {}

  std::vector<Problem> check(const Game& game) const override;
  Footprint footprint(const Game& game, PieceIndex piece) const override;
  std::shared_ptr<const GameReading> read(const Game& game) const override;
  Result<std::unique_ptr<const PreparedOrder>> prepare(const Game& game, const Order& order,
                                                       std::shared_ptr<const GameReading> reading) const override;

 private:
  const Tables tables_;
};

std::vector<Problem> DrillRuleset::check(const Game& game) const {
  std::vector<Problem> problems;
  for (std::size_t i = 0; i < game.terrain().size(); ++i) {
    const Feature& f = game.terrain()[i];
    for (const std::string& id : data_.terms.lineage)
      if (const Value* rating = f.ratings.find(id)) {
        const std::string place = pointer_to(pointer_to("/terrain", i) + "/ratings", id);
        if (auto checked = check_rating(class_of(f.kind), f.kind, *rating, place); !checked)
          problems.push_back(checked.problem());
      }
  }
  for (std::size_t i = 0; i < game.pieces().size(); ++i)
    if (auto checked = check_formation(tables_, game, static_cast<PieceIndex>(i)); !checked)
      problems.push_back(checked.problem());
  return problems;
}

// drill-28
Footprint DrillRuleset::footprint(const Game& game, PieceIndex piece) const {
  const auto troop = troop_of(game, piece);
  return block_of(tables_, read_options(data_, game), game.piece(piece), troop ? troop->formation : Formation::none);
}

std::shared_ptr<const GameReading> DrillRuleset::read(const Game& game) const {
  return std::make_shared<const DrillReading>(data_, tables_, game);
}

Result<std::unique_ptr<const PreparedOrder>> DrillRuleset::prepare(const Game& game, const Order& order,
                                                                   std::shared_ptr<const GameReading> reading) const {
  if (auto known = check_order(data_, game, order); !known) return known.problem();
  Setting setting(data_, tables_, game, std::static_pointer_cast<const DrillReading>(std::move(reading)));
  auto read = read_order(setting, order);
  if (!read) return read.problem();
  return std::unique_ptr<const PreparedOrder>(
      std::make_unique<DrillOrder>(std::move(setting), std::move(read).value()));
}

}  // namespace
}  // namespace drill

Result<std::shared_ptr<const Ruleset>> make_drill(RulesetData data) {
  auto tables = drill::read_tables(data);
  if (!tables) return tables.problem();
  for (const auto& [kind, rating] : data.ratings.members()) {
    const Kind of = *kind_named(kind);
    if (auto checked = drill::check_rating(class_of(of), of, rating, pointer_to("/ratings", kind)); !checked)
      return checked.problem();
  }
  return std::shared_ptr<const Ruleset>(std::make_shared<drill::DrillRuleset>(std::move(data), *std::move(tables)));
}

}  // namespace linesman
