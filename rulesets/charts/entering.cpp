// Coming on to the table.
#include <algorithm>
#include <array>
#include <cmath>

#include "base/text.h"
#include "base/tolerance.h"
#include "charts/kinds.h"
#include "table/status.h"

namespace linesman::charts {

namespace {

using chart::EnterFrom;
using chart::EnterStands;
using chart::Side;

/// The last members of all `enter` rules that apply to the state of a model.
struct EnterRules {
  EnterFrom from = EnterFrom::edge;
  EnterStands stands = EnterStands::outside;
  std::vector<Side> edges{Side::north, Side::south, Side::east, Side::west};
  std::optional<double> within;  ///< inches
  const Rule* last = nullptr;
};

std::vector<Side> edges_of(const Scene& scene, std::size_t model, const chart::Enter& rule) {
  if (rule.edges_key.empty()) return *rule.edges;
  const PieceIndex piece = scene.models[model].piece;
  const Value& value = scene.facts.value(piece, rule.edges_key);
  if (const auto side = value.text() ? named<Side>(*value.text()) : std::nullopt) return {*side};
  lacks(scene, piece, rule.edges_key);
}

EnterRules enter_rules(const Ways& ways, std::size_t model) {
  EnterRules all;
  const Scene& scene = ways[model].scene();
  const bool aboard = carrier_id(scene.game().piece(scene.models[model].piece)).has_value();
  for (const Rule* rule : applying(ways, model, chart::Kind::enter)) {
    const auto& enter = rule->as<chart::Enter>();
    if ((enter.from.value_or(EnterFrom::edge) == EnterFrom::carrier) != aboard) continue;
    if (enter.from) all.from = *enter.from;
    if (enter.stands) all.stands = *enter.stands;
    if (enter.edges || !enter.edges_key.empty()) all.edges = edges_of(scene, model, enter);
    if (enter.within) all.within = inches(scene, {model}, *enter.within);
    all.last = rule;
  }
  return all;
}

/// A rule of coming on may apply when its dice are given.
bool waits_for_dice(const Scene& scene) {
  const auto& rules = scene.chart().of(chart::Kind::enter);
  return std::any_of(rules.begin(), rules.end(), [&](const Rule* rule) { return lacks_dice(scene, rule->dice); });
}

/// A base as an edge sees it: inches beyond the edge at most and at least (below 0: on the table's side), and along it.
struct AtEdge {
  double nearest = 0;   ///< of the base, on to the table: the part that is least far on it
  double farthest = 0;  ///< the part that is farthest on to the table
  double centre = 0;
  double aside = 0;  ///< of the centre, beyond the ends of the edge; 0 beside it
};

AtEdge seen_from(Side side, const Box& base, Vec centre, const Table& table) {
  const bool upright = side == Side::east || side == Side::west;
  const double length = upright ? table.depth : table.width;
  const double along = upright ? centre.y : centre.x;
  AtEdge seen;
  switch (side) {
    case Side::south: seen = {base.min.y, base.max.y, centre.y}; break;
    case Side::north: seen = {table.depth - base.max.y, table.depth - base.min.y, table.depth - centre.y}; break;
    case Side::west: seen = {base.min.x, base.max.x, centre.x}; break;
    case Side::east: seen = {table.width - base.max.x, table.width - base.min.x, table.width - centre.x}; break;
  }
  seen.aside = std::max({0.0, -along, along - length});
  return seen;
}

PlacedShape line_of(Side side, const Table& table) {
  const Vec low{side == Side::east ? table.width : 0, side == Side::north ? table.depth : 0};
  const Vec high{side == Side::west ? 0 : table.width, side == Side::south ? 0 : table.depth};
  return PlacedShape(Ring{low, high});
}

/// Inches that a base is from an edge, or over it: then some of it is on the table.
double off_outside(Side side, const PlacedShape& shape, double farthest, const Table& table) {
  const PlacedShape whole(Ring{{0, 0}, {table.width, 0}, {table.width, table.depth}, {0, table.depth}});
  return overlap(shape, whole) ? farthest : gap_between(shape, line_of(side, table));
}

/// Inches by which a base does not stand at an edge as the rules want it.
double off_edge(const EnterRules& rules, Side side, const PlacedShape& shape, Vec centre, const Table& table) {
  const AtEdge seen = seen_from(side, shape.box(), centre, table);
  switch (rules.stands) {
    case EnterStands::outside: return off_outside(side, shape, seen.farthest, table);
    case EnterStands::centre: return std::hypot(seen.centre, seen.aside);
    case EnterStands::inside: break;
  }
  double off = rules.within ? std::max(0.0, seen.farthest - *rules.within) : std::max(0.0, seen.nearest);
  for (const Side other : {Side::north, Side::south, Side::east, Side::west})
    off = std::max(off, -seen_from(other, shape.box(), centre, table).nearest);
  return off;
}

/// Inches by which the start is not as the rules want it.
double off_start(const EnterRules& rules, const Scene& scene, const Model& mover) {
  if (rules.from == EnterFrom::anywhere) return 0;
  if (rules.from == EnterFrom::carrier) {
    const auto carrier = carrier_of(scene.game(), mover.piece);
    if (!carrier) return 0;
    const Piece& piece = scene.game().piece(*carrier);
    return gap_between(mover.start_shape, PlacedShape(scene.facts.base(*carrier), piece.pose)) -
           rules.within.value_or(0);
  }
  double least = HUGE_VAL;
  for (const Side side : rules.edges)
    least = std::min(least, off_edge(rules, side, mover.start_shape, mover.start.at, scene.game().table()));
  return least;
}

}  // namespace

const Rule* entering_rule(const Ways& ways, std::size_t model) {
  return ways[model].facts->mover().enters ? enter_rules(ways, model).last : nullptr;
}

Result<void> check_entering(const Ways& ways, std::size_t model) {
  const Model& mover = ways[model].facts->mover();
  if (!mover.enters || entering_rule(ways, model) || waits_for_dice(ways[model].scene())) return {};
  const Piece& piece = ways[model].scene().game().piece(mover.piece);
  return Problem{pointer_to("/pieces", at(mover.piece)) + "/status",
                 said<"{id} is not on the table, and no rule lets it come on so">(piece.id)};
}

void enter(const Ways& ways, std::size_t model, Faults& faults) {
  const Way& way = ways[model];
  const Model& mover = way.facts->mover();
  if (!mover.enters) return;
  const Scene& scene = way.scene();
  const EnterRules rules = enter_rules(ways, model);
  if (!rules.last) {
    // Of a cut way alone: as an order of its own it would be refused.
    if (!waits_for_dice(scene))
      faults.push_back({.rule = scene.chart().of(chart::Kind::enter).front(), .piece = mover.piece});
    return;
  }
  const double off = off_start(rules, scene, mover);
  if (exceeds(off, 0))
    faults.push_back({.rule = rules.last,
                      .piece = mover.piece,
                      .excess = scene.facts.currency(off),
                      .stage = Stage::before_move,
                      .broken = "from"});
  if (rules.from == EnterFrom::anywhere) return;
  const PlacedShape end = way.end_shape();
  double out = 0;
  for (const Side side : {Side::north, Side::south, Side::east, Side::west})
    out = std::max(out, -seen_from(side, end.box(), {}, scene.game().table()).nearest);
  if (exceeds(out, 0))
    faults.push_back({.rule = rules.last,
                      .piece = mover.piece,
                      .place = way.end_place(),
                      .excess = scene.facts.currency(out),
                      .stage = Stage::at_end,
                      .broken = "from"});
}

}  // namespace linesman::charts
