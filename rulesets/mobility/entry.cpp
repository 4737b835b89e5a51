// Over the table's edge (mobility-57 to 60).
#include "mobility/entry.h"

#include <algorithm>
#include <cmath>

#include "base/tolerance.h"

namespace linesman::mobility {

namespace {

/// One edge of the table as a base sees it.
struct Side {
  std::string_view edge;
  double distance = 0;  ///< of the base from it; below 0 as far as it sticks out
  double from = 0;      ///< the base's extent along it
  double to = 0;
  double length = 0;  ///< of the edge
};

std::vector<Side> sides_of(const Stand& stand, const Table& table) {
  const Box& box = stand.extent;
  return {{"north", table.depth - box.max.y, box.min.x, box.max.x, table.width},
          {"south", box.min.y, box.min.x, box.max.x, table.width},
          {"east", table.width - box.max.x, box.min.y, box.max.y, table.depth},
          {"west", box.min.x, box.min.y, box.max.y, table.depth}};
}

/// The edges that a base touches or passes; of one that is off them all, the nearest.
std::vector<Side> nearest_sides(std::vector<Side> sides) {
  const auto nearest = std::min_element(sides.begin(), sides.end(),
                                        [](const Side& a, const Side& b) { return a.distance < b.distance; });
  const double reach = std::max(nearest->distance, 0.0);
  std::erase_if(sides, [&](const Side& side) { return exceeds(side.distance, reach); });
  return sides;
}

/// A part of an edge that somebody may come on over.
struct EntryArea {
  std::string edge;
  double from = 0;
  double to = 0;
};

/// The area of a piece or unit: what it says itself, else what its unit says.
std::optional<EntryArea> area_of(const Table& table, const Value& own, const Value& units) {
  const auto said = [&](std::string_view key) -> const Value& { return own[key].is_null() ? units[key] : own[key]; };
  const auto edge = said("entry_edge").text();
  if (!edge) return std::nullopt;
  const double length = *edge == "north" || *edge == "south" ? table.width : table.depth;
  const double from = said("entry_from").number().value_or(0);
  const double to = said("entry_to").number().value_or(length);
  return EntryArea{std::string(*edge), std::min(from, to), std::max(from, to)};
}

std::optional<EntryArea> area_of(const Game& game, const Piece& piece) {
  return area_of(game.table(), piece.traits, piece.unit ? game.unit(*piece.unit).traits : Value());
}

/// mobility-57: wholly on the table, and at its edge.
void touch_the_edge(March& march) {
  const double edge = march.trace.start.edge;
  if (exceeds(0, edge)) march.fault({"mobility-57", 0, 0, -edge, {}, {}, "out"});
  if (exceeds(edge, 0)) march.fault({"mobility-57", 0, 0, edge, {}, {}, "gap"});
}

/// mobility-57: within the own entry area.
void keep_to_own_area(March& march) {
  const auto area = area_of(march.game(), march.piece());
  if (!area || march.errand.off_board > 0) return;
  const std::vector<Side> sides = nearest_sides(sides_of(march.trace.start, march.game().table()));
  const auto side = std::find_if(sides.begin(), sides.end(), [&](const Side& s) { return s.edge == area->edge; });
  const Figures figures{{"edge", Value(area->edge)}, {"from", Value(area->from)}, {"to", Value(area->to)}};
  if (side == sides.end()) {
    march.fault({"mobility-57", 0, 0, {}, {}, figures, "edge"});
    return;
  }
  const double outside = std::max(area->from - side->from, side->to - area->to);
  if (exceeds(outside, 0)) march.fault({"mobility-57", 0, 0, outside, {}, figures, "area"});
}

struct Overlap {
  double depth = 0;
  std::string with;
};

void overlap_with(Overlap& greatest, const Side& side, const EntryArea& area, const std::string& id) {
  if (side.edge != area.edge) return;
  const double depth = std::min(side.to, area.to) - std::max(side.from, area.from);
  if (depth > greatest.depth) greatest = {depth, id};
}

/// mobility-59
void keep_out_of_enemy_areas(March& march) {
  Overlap greatest;
  const Game& game = march.game();
  for (const Side& side : sides_of(march.trace.start, game.table())) {
    if (exceeds(side.distance, 0)) continue;
    for (const Unit& unit : game.units())
      if (const auto area = area_of(game.table(), unit.traits, {}); area && unit.side != march.piece().side)
        overlap_with(greatest, side, *area, unit.id);
    for (const auto& piece : game.pieces())
      if (const auto area = area_of(game, *piece); area && piece->side != march.piece().side)
        overlap_with(greatest, side, *area, piece->id);
  }
  if (exceeds(greatest.depth, 0)) march.fault({"mobility-59", 0, 0, greatest.depth, greatest.with});
}

/// mobility-57, mobility-58, mobility-59
void judge_entry(March& march) {
  if (!march.setting.flag(march.piece().status, "reserve")) march.fault({"mobility-57"});
  touch_the_edge(march);
  keep_to_own_area(march);
  keep_out_of_enemy_areas(march);
  if (march.errand.off_board > 0 && !march.setting.options.delayed_entry)
    march.fault({"mobility-58", 0, 0, {}, {}, {}, "option"});
}

/// mobility-61
void judge_landing(March& march) {
  const Value& lander = march.piece().traits["lander"];
  if (!lander.is_text() || !march.setting.flag(march.piece().status, "reserve")) march.fault({"mobility-61"});
  const double altitude = march.trace.start.pose.altitude;
  const double excess = std::abs(altitude - march.body.rate);
  if (exceeds(excess, 0))
    march.fault({"mobility-61",
                 0,
                 0,
                 excess,
                 {},
                 {{"altitude", Value(altitude)}, {"rate", Value(march.body.rate)}},
                 "altitude"});
}

/// mobility-63: a pod comes down, and that is all that it does.
void judge_pod(March& march) {
  if (march.body.family != Family::pod) return;
  const auto strays = [](const TracedStep& step) { return facts_of<Leg>(step) || facts_of<Turn>(step); };
  if (march.errand.action != Doing::land || std::any_of(march.steps().begin(), march.steps().end(), strays))
    march.fault({"mobility-63"});
}

}  // namespace

void judge_coming_on(March& march) {
  const Doing action = march.errand.action;
  if (action == Doing::enter) judge_entry(march);
  if (action == Doing::land) judge_landing(march);
  if (action != Doing::enter && action != Doing::land && march.setting.flag(march.piece().status, "reserve"))
    march.fault({"mobility-57", 0, 0, {}, {}, {}, "reserve"});
  judge_pod(march);
}

void pay_for_off_board(March& march) {
  const Errand& errand = march.errand;
  if (errand.action != Doing::enter || errand.off_board <= 0) return;
  const double turns = static_cast<double>(march.game().turn() - errand.departed);
  const double used = errand.off_board - turns * march.body.rate;
  march.account.charge({"mobility-58", used, 0, 0, 0, {{"off_board", Value(errand.off_board)}}}, "mobility-58");
}

void announce_off_board(March& march) {
  const Errand& errand = march.errand;
  if (errand.action != Doing::enter || errand.off_board <= 0 || march.body.rate <= 0) return;
  const double turns = std::ceil((errand.off_board - EPS) / march.body.rate);
  const double earliest = static_cast<double>(errand.departed) + std::max(turns, 1.0) - 1;
  march.notes.push_back({"mobility-60", {{"earliest", Value(earliest)}}});
}

void judge_set_down(March& march) {
  const auto& limit = march.body.type->altitude_limit;
  if (march.errand.action != Doing::land || !limit) return;
  const double excess = march.trace.end.pose.altitude - *limit;
  const Spot end = march.end();
  // No barrier: a landing that is cut earlier ends even higher.
  if (exceeds(excess, 0))
    march.faults.push_back({"mobility-62", end.step, end.s, excess, {}, {{"limit", Value(*limit)}}});
}

void change_status_of_reserve(March& march) {
  if (march.errand.action != Doing::enter && march.errand.action != Doing::land) return;
  march.changes.push_back({"mobility-57", march.piece().id, {{"reserve", Value(false)}}});
}

}  // namespace linesman::mobility
