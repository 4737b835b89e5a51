#include "orders/orders.h"

#include <algorithm>

#include "orders/clauses.h"
#include "orders/reading.h"
#include "rules/vocabulary.h"

namespace linesman {

namespace orders {

namespace {

/// The faults along the way of one model, in its order. Beyond the edge that it leaves by nothing is judged.
Findings along_the_way(const Move& move, const Journey& journey, const FeatureSet& left) {
  Findings found;
  terrain(move, journey, left, found);
  passing(move, journey, found);
  moving_off(move, journey, found);
  how_far(move, journey, found);
  how_vehicles_turn(move, journey, found);
  std::stable_sort(found.faults.begin(), found.faults.end(),
                   [](const Finding& a, const Finding& b) { return a.place < b.place; });
  return found;
}

/// Adds the faults along the way of one model, and its furthest point.
void judge_way(const Move& move, const UnitAtEnd& unit, const Journey& journey, bool never_legal,
               RulingBuilder& ruling) {
  const std::vector<Leavable> ground = leavable_ground(move, journey);
  const FeatureSet left = left_ground(ground, journey.judged_end());
  const Findings found = along_the_way(move, journey, left);
  tell(ruling, journey.model.piece, found);
  notes_of_leaving(move, journey, ground, journey.judged_end(), ruling);
  if (!ruling.wants_furthest()) return;
  FeatureSet all;
  for (const Leavable& each : ground)
    for (const FeatureIndex section : each.sections) all.push_back(section);
  const auto point = furthest_of(move, unit, journey, ground,
                                 left.size() == all.size() ? found : along_the_way(move, journey, all), never_legal);
  if (point) ruling.furthest(*point);
}

void judge_ends(const Move& move, const UnitAtEnd& unit, RulingBuilder& ruling) {
  wholly_on(move, ruling);
  if (move.leaves()) return;
  one_place_one_model(move, ruling);
  space_between_units(move, ruling);
  formation(move, unit, ruling);
}

class PreparedUnitOrder : public PreparedOrder {
 public:
  PreparedUnitOrder(const RulesetData& data, const Tables& tables, const Game& game, UnitOrder order,
                    TraceRequest request)
      : data_(data), tables_(tables), game_(game), order_(std::move(order)), request_(std::move(request)) {}

  const TraceRequest& request() const override { return request_; }
  Result<Ruling> judge(const Trace& trace, Budget& budget, Detail detail) const override;
  Fares fares(PieceIndex piece) const override;

 private:
  Move move_along(const Trace& trace, Budget& budget) const;

  const RulesetData& data_;
  const Tables& tables_;
  const Game& game_;
  const UnitOrder order_;
  const TraceRequest request_;
};

Move PreparedUnitOrder::move_along(const Trace& trace, Budget& budget) const {
  std::vector<Journey> journeys = journeys_of(game_, trace, order_.models, order_.comes_on_at.has_value());
  std::vector<std::uint32_t> numbers = journey_numbers(game_, journeys);
  return {data_,
          tables_,
          game_,
          trace,
          order_.options,
          order_.run,
          order_.comes_on_at,
          order_.assault,
          order_.action,
          std::move(journeys),
          std::move(numbers),
          budget};
}

Result<Ruling> PreparedUnitOrder::judge(const Trace& trace, Budget& budget, Detail detail) const {
  const Move move = move_along(trace, budget);
  if (auto known = troops_of_friends_touched(move); !known) return known.problem();
  RulingBuilder ruling(data_, game_, trace, budget, detail);
  before_the_move(move, ruling);
  const bool never_legal = ruling.has_faults();
  const UnitAtEnd unit = unit_at_end(move);
  for (const Journey& journey : move.journeys) judge_way(move, unit, journey, never_legal, ruling);
  judge_ends(move, unit, ruling);
  costs_and_allowance(move, ruling);
  demolished_buildings(move, ruling);
  assaults(move, ruling);
  reserve_and_leaving(move, ruling);
  one_move_a_turn(move, ruling);
  ruling.ends_of_trace();
  return ruling.finish(false);
}

Fares PreparedUnitOrder::fares(PieceIndex piece) const {
  const Trace nothing;
  Budget budget;
  const Move move = move_along(nothing, budget);
  for (const Model& model : order_.models)
    if (model.piece == piece) return fares_of(move, order_.models, model);
  return {};
}

class OrdersRuleset : public Ruleset {
 public:
  OrdersRuleset(RulesetData data, Tables tables) : Ruleset(std::move(data)), tables_(std::move(tables)) {}

  std::shared_ptr<const GameReading> read(const Game& game) const override;
  Result<std::unique_ptr<const PreparedOrder>> prepare(const Game& game, const Order& order,
                                                       std::shared_ptr<const GameReading> reading) const override;

 private:
  const Tables tables_;
};

std::shared_ptr<const GameReading> OrdersRuleset::read(const Game& game) const {
  return std::make_shared<const OrdersReading>(data_, tables_, game);
}

Result<std::unique_ptr<const PreparedOrder>> OrdersRuleset::prepare(const Game& game, const Order& order,
                                                                    std::shared_ptr<const GameReading> reading) const {
  if (auto known = check_order(data_, game, order); !known) return known.problem();
  const auto& once = static_cast<const OrdersReading&>(*reading);
  auto read = read_unit_order(data_, tables_, game, order, once.options);
  if (!read) return read.problem();
  TraceRequest request = request_of(*this, tables_, game, order, *read, once);
  return std::unique_ptr<const PreparedOrder>(
      std::make_unique<PreparedUnitOrder>(data_, tables_, game, std::move(read).value(), std::move(request)));
}

}  // namespace

}  // namespace orders

Result<std::shared_ptr<const Ruleset>> make_orders(RulesetData data) {
  auto tables = orders::read_tables(data);
  if (!tables) return tables.problem();
  return std::shared_ptr<const Ruleset>(
      std::make_shared<orders::OrdersRuleset>(std::move(data), std::move(tables).value()));
}

}  // namespace linesman
