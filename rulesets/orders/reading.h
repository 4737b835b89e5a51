// Read of a game once, and of an order for one unit: the models that move, what is watched, and what is refused.
#pragma once

#include "movement/order.h"
#include "orders/move.h"

namespace linesman::orders {

/// Read of a game once, for all orders in it.
struct OrdersReading : GameReading {
  OrdersReading(const RulesetData& data, const Tables& tables, const Game& game);

  const Options options;
  const std::shared_ptr<const SectionLabels> labels;
  std::vector<FeatureIndex> obstacle_polygons;
  std::vector<FeatureIndex> crossings;  ///< bridges and fords
  std::optional<CoverRequest> cover;    ///< the waters, with what covers them
};

/// An order for one unit that has been read.
struct UnitOrder {
  std::vector<PieceIndex> pieces;
  std::vector<Model> models;  ///< of the pieces, in their order
  std::string assault;        ///< id of the unit (or piece without one) that is assaulted, or empty
  std::optional<EdgePlace> comes_on_at;
  Options options;
  bool run = false;
  std::string action{};
};

/// Refuses everything that makes an order unusable under these rules, `check_order` aside.
Result<UnitOrder> read_unit_order(const RulesetData& data, const Tables& tables, const Game& game, const Order& order,
                                  const Options& options);

/// The request for the trace of such an order.
TraceRequest request_of(const Ruleset& ruleset, const Tables& tables, const Game& game, const Order& order,
                        const UnitOrder& read, const OrdersReading& reading);

}  // namespace linesman::orders
