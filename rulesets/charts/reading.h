// Read of a chart game once, and of an order: who moves from where, what the trace has to watch, and what is refused.
#pragma once

#include "charts/scene.h"
#include "rules/ruleset.h"

namespace linesman::charts {

std::shared_ptr<const ChartGame> read_game(const RulesetData& data, const chart::Chart& chart, const Keys& keys,
                                           const Game& game);

/// The base of a piece, as the `base` rules of the chart have it.
Footprint base_of(const RulesetData& data, const chart::Chart& chart, const Keys& keys, const Game& game,
                  PieceIndex piece);

/// The pieces that an order moves, in document order: of a unit those on the table, or if there is none those in
/// reserve. A Problem for an order that cannot be carried out.
Result<std::vector<PieceIndex>> movers_of(const RulesetData& data, const Game& game, const Order& order);

TraceRequest request_of(const chart::Chart& chart, const ChartGame& table, const Game& game, const Order& order,
                        const std::vector<PieceIndex>& pieces);

/// The scene of an order: with its trace, or without one for what is said beforehand. `asked` is empty.
Scene scene_of(const OrderFacts& facts, Budget& budget, Asked& asked, const TraceRequest& request, const Trace* trace);

/// The problems of a game under a chart: ratings that it does not have.
std::vector<Problem> problems_of(const RulesetData& data, const chart::Chart& chart, const Game& game);

}  // namespace linesman::charts
