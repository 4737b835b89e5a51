// The allowance of a model: orders-1, 4, 5 and 21.
#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "orders/clauses.h"
#include "orders/ground.h"
#include "rules/modified.h"

namespace linesman::orders {

namespace {

bool is_road(const Move& move, std::optional<FeatureIndex> surface) {
  return surface && rating_on(move, move.game.feature(*surface)) == Rating::road;
}

bool on_table(const Table& table, Vec p) {
  return within_limit(0, p.x) && within_limit(p.x, table.width) && within_limit(0, p.y) &&
         within_limit(p.y, table.depth);
}

/// Inches along a leg to where its centre comes on to the table; nothing when it does not.
std::optional<double> comes_on_after(const Table& table, const Leg& leg) {
  Part part{0, leg.length};
  const Vec along = leg.length > 0 ? (leg.to - leg.from) * (1 / leg.length) : Vec{};
  const auto keep = [&](double from, double slope, double limit) {
    if (slope > 0)
      part.to = std::min(part.to, (limit - from) / slope);
    else if (slope < 0)
      part.from = std::max(part.from, (limit - from) / slope);
    else if (exceeds(from, limit))
      part.to = -1;
  };
  keep(leg.from.x, along.x, table.width);
  keep(leg.from.y, along.y, table.depth);
  keep(-leg.from.x, -along.x, 0);
  keep(-leg.from.y, -along.y, 0);
  return within_limit(part.from, part.to) ? std::optional(part.from) : std::nullopt;
}

bool wholly_along_road(const Move& move, const Journey& journey) {
  return !exceeds(journey.spent(), road_length(move, journey));
}

/// orders-21: all other models that the order moves are along a road.
bool others_along_road(const Move& move, const Journey& journey) {
  return std::all_of(move.journeys.begin(), move.journeys.end(), [&](const Journey& other) {
    return &other == &journey || !other.drives || wholly_along_road(move, other);
  });
}

/// orders-21: a way that ends after `gone` inches has no leg off the road.
bool ends_along_road(double road_length, double gone) { return within_limit(gone, road_length); }

/// The allowance of a model, entry by entry. orders-21 ×2: for a vehicle whose whole move is along a road.
Grants grants_of(const Move& move, const Journey& journey, bool along_road) {
  Grants grants = basic_allowance(move, journey.model);
  const bool any_leg =
      std::any_of(move.journeys.begin(), move.journeys.end(), [](const Journey& j) { return j.drives; });
  if (any_leg && along_road && doubles_on_roads(journey.model) && others_along_road(move, journey)) {
    const double plain = sum_of(grants);
    grants.push_back({"orders-21", doubled(move, plain) - plain});
  }
  return spendable(move, journey.model, std::move(grants));
}

Grants grants_of(const Move& move, const Journey& journey) {
  return grants_of(move, journey, ends_along_road(road_length(move, journey), journey.spent()));
}

double allowance_of(const Move& move, const Journey& journey) { return sum_of(grants_of(move, journey)); }

}  // namespace

Grants basic_allowance(const Move& move, const Model& model) {
  Grants grants;
  grants.reserve(3);
  grants.push_back({"orders-1", model.rate, {}, model.own_rate ? "part_own" : "part"});
  if (move.run) grants.push_back({"orders-4", model.rate * (move.tables.run - 1)});
  return grants;
}

Grants spendable(const Move& move, const Model& model, Grants grants) {
  return modified(move.data, move.game, model.piece, move.action, std::move(grants));
}

bool doubles_on_roads(const Model& model) { return cell_of(Rating::road, model) == Cell::doubled; }

double doubled(const Move& move, double allowance) { return allowance * move.tables.road; }

double road_length(const Move& move, const Journey& journey) {
  if (!journey.drives) return HUGE_VAL;
  const Table& table = move.game.table();
  bool is_on = !move.coming_on() || on_table(table, journey.trace->start.pose.at);
  bool drives_there = !move.coming_on();
  for (std::size_t i = 0; i < journey.trace->steps.size(); ++i) {
    const TracedStep& step = journey.trace->steps[i];
    if (const auto* leg = facts_of<Leg>(step)) {
      const auto from = is_on ? std::optional(0.0) : comes_on_after(table, *leg);
      if (!from) continue;
      for (const Span& span : leg->spans)
        if (!is_road(move, span.surface) && exceeds(span.to, *from))
          return journey.way[i].along(std::max(span.from, *from));
      is_on = true;
      drives_there = drives_there || exceeds(leg->length, *from);
    }
    is_on = is_on || on_table(table, step.after.at);
  }
  return drives_there ? journey.length() : 0;
}

double AllowanceByRoad::at(double gone) const { return ends_along_road(road_length, gone) ? along : beyond; }

AllowanceByRoad allowance_by_road(const Move& move, const Journey& journey) {
  return {road_length(move, journey), sum_of(grants_of(move, journey, true)), sum_of(grants_of(move, journey, false))};
}

/// orders-1 Advance, orders-4 Run.
void how_far(const Move& move, const Journey& journey, Findings& found) {
  const double total = allowance_of(move, journey);
  const double spent = journey.spent();
  if (!exceeds(spent, total)) return;
  // A road may double it for a shorter way.
  found.fault({.rule = move.run ? "orders-4" : "orders-1",
               .place = journey.place_after(total),
               .excess = spent - total,
               .figures = {{"spent", spent}, {"total", total}},
               .stage = Stage::at_end});
}

/// orders-5 Any way round: every leg and arc costs its inches.
void costs_and_allowance(const Move& move, RulingBuilder& ruling) {
  const Journey& journey =
      *least_left(move.journeys, [&](const Journey& j) { return allowance_of(move, j) - j.spent(); });
  double left = journey.spent();
  for (const MeasuredStep& step : journey.way.steps()) {
    const double inches = std::min(step.inches, left);
    if (!exceeds(inches, 0)) continue;
    left -= inches;
    ruling.cost("orders-5", inches, journey.model.piece, step.step, 0, inches);
  }
  ruling.allowance(grants_of(move, journey), journey.spent());
  for (const Journey& each : move.journeys)
    ruling.piece_allowance(each.model.piece, grants_of(move, each), each.spent());
}

}  // namespace linesman::orders
