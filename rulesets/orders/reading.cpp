#include "orders/reading.h"

#include <algorithm>

#include "base/text.h"
#include "base/tolerance.h"
#include "orders/ground.h"
#include "rules/section_labels.h"
#include "rules/vocabulary.h"
#include "table/status.h"

namespace linesman::orders {

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
      return Problem{"/pieces", said<"{id} is not of the unit of {a}: one order moves one unit">(
                                    game.piece(piece).id, game.piece(pieces.front()).id)};
  return {};
}

/// A piece off the table cannot be ordered, except a reserve that comes on at `enter_at`.
Result<void> check_on_table(const Game& game, const Order& order, PieceIndex piece) {
  const Piece& p = game.piece(piece);
  const auto status = [&](std::string_view key) {
    return pointer_to(pointer_to("/pieces", at(piece)) + "/status", key);
  };
  if (carrier_id(p)) return Problem{status(ABOARD), said<"{id} is aboard another and cannot be ordered">(p.id)};
  if (has_left(p)) return Problem{status(LEFT), said<"{id} has left the table">(p.id)};
  const bool enters = order.members.find("enter_at") != nullptr;
  if (in_reserve(p) && !enters)
    return Problem{status(RESERVE), said<"{id} is in reserve: the order needs \"enter_at\"">(p.id)};
  if (!in_reserve(p) && enters) return Problem{"/enter_at", said<"{id} is on the table already">(p.id)};
  return {};
}

/// The unit (or piece without one) that `assault` names; empty when the order names none.
Result<std::string> assaulted_unit(const Game& game, const Order& order, PieceIndex mover) {
  const auto id = order.members["assault"].text();
  if (!id) return std::string();
  const auto unit = game.find_unit(*id);
  const auto piece = game.find_piece(*id);
  if (!unit && !piece) return Problem{"/assault", said<"there is no unit or piece \"{id}\"">(std::string(*id))};
  const std::string& side = unit ? game.unit(*unit).side : game.piece(*piece).side;
  if (side == game.piece(mover).side) return Problem{"/assault", said<"{id} is no enemy">(std::string(*id))};
  return unit ? std::string(*id) : unit_id(game, *piece);
}

std::optional<EdgePlace> entry_place(const Game& game, const Order& order) {
  const Value* point = order.members.find("enter_at");
  if (!point) return std::nullopt;
  return edge_place(game.table(), {(*point)[0].number().value_or(0), (*point)[1].number().value_or(0)});
}

/// The other models of the unit, which stay where they are.
std::vector<PieceIndex> staying(const Game& game, const std::vector<PieceIndex>& movers) {
  std::vector<PieceIndex> pieces;
  if (const auto unit = game.piece(movers.front()).unit)
    for (const PieceIndex piece : game.pieces_of(*unit))
      if (game.piece(piece).on_table() && std::find(movers.begin(), movers.end(), piece) == movers.end())
        pieces.push_back(piece);
  return pieces;
}

/// orders-22: the start of a base that comes on.
Pose entry_pose(const EdgePlace& place, EntryBy by, const Footprint& base, double facing) {
  return {by == EntryBy::centre ? place.point : centre_outside(place, base, facing), facing, 0};
}

/// orders-11: obstacles that must be watched to know whether a centre stands in them.
std::vector<FeatureIndex> polygons_that_may_be_left(const OrdersReading& reading, const std::vector<Model>& models) {
  const auto on_foot = [](const Model& m) { return m.arm == Arm::infantry; };
  return std::all_of(models.begin(), models.end(), on_foot) ? std::vector<FeatureIndex>{} : reading.obstacle_polygons;
}

}  // namespace

OrdersReading::OrdersReading(const RulesetData& data, const Tables& tables, const Game& game)
    : options(read_options(data, game)), labels(section_labels(data, game)) {
  for (const FeatureIndex obstacle : game.features_of(FeatureClass::obstacle))
    if (std::holds_alternative<MultiPolygon>(game.feature(obstacle).shape)) obstacle_polygons.push_back(obstacle);
  for (const FeatureIndex surface : game.features_of(FeatureClass::surface))
    if (is_crossing(data, tables, game.feature(surface))) crossings.push_back(surface);
  if (crossings.empty()) return;
  CoverRequest wanted{{}, crossings};
  for (std::size_t i = 0; i < game.terrain().size(); ++i)
    if (is_bridged(game.terrain()[i].kind)) wanted.features.push_back(static_cast<FeatureIndex>(i));
  if (!wanted.features.empty()) cover = std::move(wanted);
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
  std::string action = action_of(data, order);
  const bool run = action == "run";
  return UnitOrder{*std::move(pieces), *std::move(models), *std::move(assault), entry_place(game, order), options, run,
                   std::move(action)};
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
  // A gap of exactly the limit is too small between units, so the watch is a little wider.
  request.near.push_back({tables.unit_gap + 4 * EPS});
  request.near.push_back({tables.formation_gap});
  request.near.push_back({tables.formation_gap + 4 * EPS});
  request.watched = polygons_that_may_be_left(reading, read.models);
  request.watched.insert(request.watched.end(), reading.crossings.begin(), reading.crossings.end());
  request.cover = reading.cover;
  request.labels = reading.labels;
  request.against_ends = read.pieces.size() > 1;
  request.gaps_within = std::max(request.gaps_within, tables.unit_gap);
  // The fault of orders-2 has the distance of a model from its unit.
  request.gaps_in_company = true;
  return request;
}

}  // namespace linesman::orders
