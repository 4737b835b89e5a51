// Coming on to the table, over its edge or from above, and leaving it: mobility-55 and 57 to 63.
#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "mobility/clauses.h"
#include "table/status.h"

namespace linesman::mobility {

namespace {

/// One edge of the table, seen from a base. All in inches.
struct Side {
  std::string_view edge;
  double distance = 0;  ///< of the base from the edge; below 0 by as much as it sticks out
  double from = 0;      ///< the base's extent along it
  double to = 0;
  double length = 0;  ///< of the edge
  double depth = 0;   ///< the base's extent from it inwards
};

std::vector<Side> sides_of(const Stand& stand, const Table& table) {
  const Box& box = stand.extent;
  const double width = box.max.x - box.min.x;
  const double depth = box.max.y - box.min.y;
  return {{"north", table.depth - box.max.y, box.min.x, box.max.x, table.width, depth},
          {"south", box.min.y, box.min.x, box.max.x, table.width, depth},
          {"east", table.width - box.max.x, box.min.y, box.max.y, table.depth, width},
          {"west", box.min.x, box.min.y, box.max.y, table.depth, width}};
}

/// The edges that a base touches or passes; for a base away from all edges the nearest.
std::vector<Side> nearest_sides(std::vector<Side> sides) {
  const auto nearest = std::min_element(sides.begin(), sides.end(),
                                        [](const Side& a, const Side& b) { return a.distance < b.distance; });
  const double reach = std::max(nearest->distance, 0.0);
  std::erase_if(sides, [&](const Side& side) { return exceeds(side.distance, reach); });
  return sides;
}

/// A part of an edge over which pieces may come on, inches along it.
struct EntryArea {
  std::string edge;
  double from = 0;
  double to = 0;
};

/// The entry area by its own traits, else by those of its unit.
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

/// mobility-57: the piece begins wholly on the table, and at its edge.
void touch_the_edge(const Way& way, Findings& found) {
  const double edge = way.trace.start.edge;
  if (exceeds(0, edge)) found.fault(before_move("mobility-57", "out", -edge));
  if (exceeds(edge, 0)) found.fault(before_move("mobility-57", "gap", edge));
}

/// mobility-57: the piece begins within its own entry area.
void keep_to_own_area(const Way& way, Findings& found) {
  const auto area = area_of(way.game(), way.piece());
  if (!area || way.order.off_board > 0) return;
  const std::vector<Side> sides = nearest_sides(sides_of(way.trace.start, way.game().table()));
  const auto side = std::find_if(sides.begin(), sides.end(), [&](const Side& s) { return s.edge == area->edge; });
  const Figures figures{{"edge", Value(area->edge)}, {"from", Value(area->from)}, {"to", Value(area->to)}};
  if (side == sides.end()) {
    found.fault(before_move("mobility-57", "edge", {}, figures));
    return;
  }
  const double outside = std::max(area->from - side->from, side->to - area->to);
  if (exceeds(outside, 0)) found.fault(before_move("mobility-57", "area", outside, figures));
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

/// mobility-59: for delayed entries, and for pieces without an entry area.
void keep_out_of_enemy_areas(const Way& way, Findings& found) {
  if (way.order.off_board <= 0 && area_of(way.game(), way.piece())) return;
  Overlap greatest;
  const Game& game = way.game();
  for (const Side& side : sides_of(way.trace.start, game.table())) {
    if (exceeds(side.distance, 0)) continue;
    for (const Unit& unit : game.units())
      if (const auto area = area_of(game.table(), unit.traits, {}); area && unit.side != way.piece().side)
        overlap_with(greatest, side, *area, unit.id);
    for (const auto& piece : game.pieces())
      if (const auto area = area_of(game, *piece); area && piece->side != way.piece().side)
        overlap_with(greatest, side, *area, piece->id);
  }
  if (!exceeds(greatest.depth, 0)) return;
  Finding fault = before_move("mobility-59", "fault", greatest.depth);
  fault.with = greatest.with;
  found.fault(std::move(fault));
}

/// mobility-57, mobility-58, mobility-59
void judge_entry(const Way& way, Findings& found) {
  if (!way.setting.flag(way.piece().status, "reserve")) found.fault(before_move("mobility-57", "fault"));
  touch_the_edge(way, found);
  keep_to_own_area(way, found);
  keep_out_of_enemy_areas(way, found);
  if (way.order.off_board > 0 && !way.setting.options.delayed_entry) found.fault(before_move("mobility-58", "option"));
}

/// mobility-61
void judge_landing(const Way& way, Findings& found) {
  const Value& lander = way.piece().traits["lander"];
  if (!lander.is_text() || !way.setting.flag(way.piece().status, "reserve"))
    found.fault(before_move("mobility-61", "fault"));
  const double altitude = way.trace.start.pose.altitude;
  const double excess = std::abs(altitude - way.model().rate);
  if (exceeds(excess, 0))
    found.fault(before_move("mobility-61", "altitude", excess,
                            {{"altitude", Value(altitude)}, {"rate", Value(way.model().rate)}}));
}

/// mobility-63: a pod comes down and does nothing else.
void judge_pod(const Way& way, Findings& found) {
  if (way.model().family() != Family::pod) return;
  const auto strays = [](const TracedStep& step) { return facts_of<Leg>(step) || facts_of<Turn>(step); };
  if (way.order.action != Action::land || std::any_of(way.steps().begin(), way.steps().end(), strays))
    found.fault(before_move("mobility-63", "fault"));
}

}  // namespace

void judge_coming_on(const Way& way, Findings& found) {
  const Action action = way.order.action;
  if (action == Action::enter) judge_entry(way, found);
  if (action == Action::land) judge_landing(way, found);
  if (action != Action::enter && action != Action::land && way.setting.flag(way.piece().status, "reserve"))
    found.fault(before_move("mobility-57", "reserve"));
  judge_pod(way, found);
}

void pay_for_off_board(const Way& way, Account& account) {
  if (way.order.action != Action::enter || way.order.off_board <= 0) return;
  const double turns = static_cast<double>(way.game().turn() - way.order.departed);
  const double used = way.order.off_board - turns * way.model().rate;
  account.charge({.rule = "mobility-58", .amount = used, .figures = {{"off_board", Value(way.order.off_board)}}},
                 "mobility-58");
}

void pay_for_entry(const Way& way, Account& account) {
  if (way.order.action != Action::enter || way.setting.options.entry_free) return;
  const std::vector<Side> sides = nearest_sides(sides_of(way.trace.start, way.game().table()));
  const auto area = area_of(way.game(), way.piece());
  const auto own =
      std::find_if(sides.begin(), sides.end(), [&](const Side& s) { return area && s.edge == area->edge; });
  const Side& side = own == sides.end() ? sides.front() : *own;
  account.charge({.rule = "mobility-57",
                  .amount = side.depth * way.ground.figure(way.at_start()).value,
                  .figures = {{"base", Value(side.depth)}}},
                 "mobility-57");
}

void announce_off_board(const Way& way, Findings& found) {
  if (way.order.action != Action::enter || way.order.off_board <= 0 || way.model().rate <= 0) return;
  const double turns = std::ceil((way.order.off_board - EPS) / way.model().rate);
  const double earliest = static_cast<double>(way.order.departed) + std::max(turns, 1.0) - 1;
  found.remark({"mobility-60", {{"earliest", Value(earliest)}}});
}

void judge_set_down(const Way& way, Findings& found) {
  const auto& limit = way.model().row->altitude_limit;
  if (way.order.action != Action::land || !limit || way.last_act(ActKind::embark)) return;
  const double excess = way.trace.end.pose.altitude - *limit;
  if (exceeds(excess, 0))
    found.fault({.rule = "mobility-62",
                 .place = way.end(),
                 .excess = excess,
                 .figures = {{"limit", Value(*limit)}},
                 .stage = Stage::at_end,
                 .chosen = true});
}

void change_status_of_reserve(const Way& way, Findings& found) {
  if (way.order.action != Action::enter && way.order.action != Action::land) return;
  found.change({.rule = "mobility-57", .on = way.piece().id, .set = {{"reserve", Value(false)}}});
}

namespace {

void pass_edge(const Way& way, PathPoint place, std::optional<double> excess, bool& passed, Findings& found) {
  if (passed) return;
  passed = true;
  if (!way.last_act(ActKind::leave)) found.fault({.rule = "mobility-55", .place = place, .excess = excess});
}

/// The piece comes on and its base sticks out at the start: that is the fault of mobility-57.
bool sticks_out_while_entering(const Way& way) {
  return way.order.action == Action::enter && exceeds(0, way.trace.start.edge);
}

}  // namespace

void pass_edge_at_start(const Way& way, bool& passed, Findings& found) {
  if (way.order.action != Action::enter && exceeds(0, way.trace.start.edge)) pass_edge(way, {}, {}, passed, found);
}

void pass_edge_on_leg(const Way& way, std::size_t step, const Leg& leg, bool& passed, Findings& found) {
  if (leg.edge && !sticks_out_while_entering(way))
    pass_edge(way, {step, *leg.edge}, leg.length - *leg.edge, passed, found);
}

void pass_edge_in_turn(const Way& way, std::size_t step, const Turn& turn, bool& passed, Findings& found) {
  if (turn.edge && !sticks_out_while_entering(way)) pass_edge(way, {step, 0}, {}, passed, found);
}

void finish_leaving(const Way& way, bool passed, Findings& found) {
  const auto leave = way.last_act(ActKind::leave);
  if (!leave) return;
  if (!passed) {
    found.fault({.rule = "mobility-55", .place = {*leave, 0}, .says = "stays"});
    return;
  }
  std::vector<PieceIndex> gone{way.trace.piece};
  const auto passengers = all_aboard(way.game(), way.trace.piece);
  gone.insert(gone.end(), passengers.begin(), passengers.end());
  for (const PieceIndex piece : gone)
    found.change({.rule = "mobility-55", .on = way.game().piece(piece).id, .set = {{std::string(LEFT), Value(true)}}});
  found.remark({"mobility-55"});
}

}  // namespace linesman::mobility
