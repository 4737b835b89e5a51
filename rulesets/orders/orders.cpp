#include "orders/orders.h"

#include <algorithm>

#include "base/text.h"
#include "base/tolerance.h"
#include "orders/fare.h"
#include "orders/formation.h"
#include "orders/furthest.h"
#include "orders/underfoot.h"
#include "orders/watches.h"
#include "rules/section_labels.h"
#include "rules/vocabulary.h"
#include "table/status.h"

namespace linesman {

namespace orders {

namespace {

Result<std::vector<Model>> read_models(const RulesetData& data, const Tables& tables, const Game& game,
                                       const std::vector<PieceIndex>& pieces) {
  std::vector<Model> models;
  for (const PieceIndex piece : pieces) {
    auto model = read_model(data, tables, game, piece);
    if (!model) return model.problem();
    models.push_back(*model);
  }
  return models;
}

Result<void> check_one_unit(const Game& game, const std::vector<PieceIndex>& pieces) {
  for (const PieceIndex piece : pieces)
    if (!same_unit(game, pieces.front(), piece))
      return Problem{"/pieces", game.piece(piece).id + " is not of the unit of " + game.piece(pieces.front()).id +
                                    ": one order moves one unit"};
  return {};
}

/// Who is off the table cannot be ordered, but for a reserve that comes on at `enter_at`.
Result<void> check_on_table(const Game& game, const Order& order, PieceIndex piece) {
  const Piece& p = game.piece(piece);
  const auto status = [&](std::string_view key) {
    return pointer_to(pointer_to("/pieces", at(piece)) + "/status", key);
  };
  if (carrier_id(p)) return Problem{status(ABOARD), p.id + " is aboard another and cannot be ordered"};
  if (has_left(p)) return Problem{status(LEFT), p.id + " has left the table"};
  const bool enters = order.members.find("enter_at") != nullptr;
  if (in_reserve(p) && !enters) return Problem{status(RESERVE), p.id + " is in reserve: the order needs \"enter_at\""};
  if (!in_reserve(p) && enters) return Problem{"/enter_at", p.id + " is on the table already"};
  return {};
}

/// The unit (or piece without one) that `assault` names, "" when the order has none.
Result<std::string> assaulted_unit(const Game& game, const Order& order, PieceIndex mover) {
  const auto id = order.members["assault"].text();
  if (!id) return std::string();
  const auto unit = game.find_unit(*id);
  const auto piece = game.find_piece(*id);
  if (!unit && !piece) return Problem{"/assault", "there is no unit or piece \"" + std::string(*id) + "\""};
  const std::string& side = unit ? game.unit(*unit).side : game.piece(*piece).side;
  if (side == game.piece(mover).side) return Problem{"/assault", std::string(*id) + " is no enemy"};
  return unit ? std::string(*id) : unit_id(game, *piece);
}

std::optional<EdgePlace> entry_place(const Game& game, const Order& order) {
  const Value* point = order.members.find("enter_at");
  if (!point) return std::nullopt;
  return edge_place(game.table(), {(*point)[0].number().value_or(0), (*point)[1].number().value_or(0)});
}

/// The others of the unit, that stay where they are.
std::vector<PieceIndex> staying(const Game& game, const std::vector<PieceIndex>& movers) {
  std::vector<PieceIndex> pieces;
  if (const auto unit = game.piece(movers.front()).unit)
    for (const PieceIndex piece : game.pieces_of(*unit))
      if (game.piece(piece).on_table() && std::find(movers.begin(), movers.end(), piece) == movers.end())
        pieces.push_back(piece);
  return pieces;
}

/// An order for one unit as it was read.
struct UnitOrder {
  std::vector<PieceIndex> pieces;
  std::vector<Model> models;  ///< of the pieces, in their order
  std::string assault;        ///< id of the unit (or piece without one) that is assaulted, or empty
  std::optional<EdgePlace> comes_on_at;
  Options options;
  bool run = false;
};

/// What is read of a game once, for all orders in it.
struct OrdersReading : GameReading {
  OrdersReading(const RulesetData& data, const Tables& tables, const Game& game);

  const Options options;
  const std::shared_ptr<const SectionLabels> labels;
  std::vector<FeatureIndex> obstacle_polygons;
  std::vector<FeatureIndex> crossings;  ///< bridges and fords
  std::optional<CoverWish> cover;       ///< the waters, with what covers them
};

OrdersReading::OrdersReading(const RulesetData& data, const Tables& tables, const Game& game)
    : options(read_options(data, game)), labels(section_labels(data, game)) {
  for (const FeatureIndex obstacle : game.features_of(FeatureClass::obstacle))
    if (std::holds_alternative<MultiPolygon>(game.feature(obstacle).shape)) obstacle_polygons.push_back(obstacle);
  for (const FeatureIndex surface : game.features_of(FeatureClass::surface))
    if (is_crossing(data, tables, game.feature(surface))) crossings.push_back(surface);
  if (crossings.empty()) return;
  CoverWish wish{{}, crossings};
  for (std::size_t i = 0; i < game.terrain().size(); ++i)
    if (is_bridged(game.terrain()[i].kind)) wish.features.push_back(static_cast<FeatureIndex>(i));
  if (!wish.features.empty()) cover = std::move(wish);
}

Result<UnitOrder> read_unit_order(const RulesetData& data, const Tables& tables, const Game& game, const Order& order,
                                  const Options& options) {
  auto pieces = ordered_pieces(game, order);
  if (!pieces) return pieces.problem();
  if (auto one = check_one_unit(game, *pieces); !one) return one.problem();
  auto models = read_models(data, tables, game, *pieces);
  if (!models) return models.problem();
  auto assault = assaulted_unit(game, order, pieces->front());
  if (!assault) return assault.problem();
  for (const PieceIndex piece : *pieces)
    if (auto on = check_on_table(game, order, piece); !on) return on.problem();
  return UnitOrder{*std::move(pieces),
                   *std::move(models),
                   *std::move(assault),
                   entry_place(game, order),
                   options,
                   action_of(data, order) == "run"};
}

/// orders-22: where a base begins that comes on.
Pose entry_pose(const EdgePlace& place, EntryBy by, const Footprint& base, double facing) {
  return {by == EntryBy::centre ? place.point : centre_outside(place, base, facing), facing, 0};
}

/// orders-11: obstacles of which only a watch tells whether a centre stands in them.
std::vector<FeatureIndex> polygons_that_may_be_left(const OrdersReading& reading, const std::vector<Model>& models) {
  const auto on_foot = [](const Model& m) { return m.arm == Arm::infantry; };
  return std::all_of(models.begin(), models.end(), on_foot) ? std::vector<FeatureIndex>{} : reading.obstacle_polygons;
}

TraceRequest request_of(const Ruleset& ruleset, const Tables& tables, const Game& game, const Order& order,
                        const UnitOrder& read, const OrdersReading& reading) {
  TraceRequest request;
  for (const PieceIndex piece : read.pieces) {
    const Piece& p = game.piece(piece);
    const Path* path = order.paths.of(p.id);
    Mover mover{piece, ruleset.footprint(game, piece), {}, path ? *path : Path{}, order.path_pointer(p.id)};
    if (read.comes_on_at)
      mover.start = entry_pose(*read.comes_on_at, read.options.entry, mover.footprint, p.pose.facing);
    request.movers.push_back(std::move(mover));
  }
  request.standing = staying(game, read.pieces);
  // Exactly the limit is too close between units: what is watched there is a hair more.
  request.near.push_back({tables.unit_gap + 4 * EPS});
  request.near.push_back({tables.formation_gap});
  request.near.push_back({tables.formation_gap + 4 * EPS});
  request.watched = polygons_that_may_be_left(reading, read.models);
  request.watched.insert(request.watched.end(), reading.crossings.begin(), reading.crossings.end());
  request.cover = reading.cover;
  request.labels = reading.labels;
  request.against_ends = read.pieces.size() > 1;
  request.gaps_within = std::max(request.gaps_within, tables.unit_gap);
  // How far a model is from its unit is part of the fault.
  request.gaps_in_company = true;
  return request;
}

/// What one model's way breaks, in the order of the way; beyond the edge that it leaves by nothing is judged.
Findings along_the_way(const Move& move, const Journey& journey, const FeatureSet& left) {
  Findings found;
  terrain(move, journey, left, found);
  passing(move, journey, found);
  moving_off(move, journey, found);
  how_far(move, journey, found);
  std::stable_sort(found.faults.begin(), found.faults.end(),
                   [](const Finding& a, const Finding& b) { return a.place < b.place; });
  return found;
}

/// Faults along the way of one model, and the furthest point of it.
void judge_way(const Move& move, const UnitAtEnd& unit, const Journey& journey, bool hopeless, RulingBuilder& ruling) {
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
                                 left.size() == all.size() ? found : along_the_way(move, journey, all), hopeless);
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
          std::move(journeys),
          std::move(numbers),
          budget};
}

Result<Ruling> PreparedUnitOrder::judge(const Trace& trace, Budget& budget, Detail detail) const {
  const Move move = move_along(trace, budget);
  if (auto known = troops_of_friends_touched(move); !known) return known.problem();
  RulingBuilder ruling(data_, game_, trace, budget, detail);
  before_the_move(move, ruling);
  const bool hopeless = ruling.has_faults();
  const UnitAtEnd unit = unit_at_end(move);
  for (const Journey& journey : move.journeys) judge_way(move, unit, journey, hopeless, ruling);
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
