// The edge of the table: it is not passed, or a model leaves there.
#include <algorithm>
#include <array>

#include "base/tolerance.h"
#include "charts/kinds.h"

namespace linesman::charts {

namespace {

/// The last members of all `edge` rules that apply.
struct EdgeRules {
  bool leave = false;
  std::vector<chart::Side> over{chart::Side::north, chart::Side::south, chart::Side::east, chart::Side::west};
  const Rule* last = nullptr;
};

EdgeRules edge_rules(const Ways& ways, std::size_t model) {
  EdgeRules all;
  for (const Rule* rule : applying(ways, model, chart::Kind::edge)) {
    const auto& edge = rule->as<chart::Edge>();
    if (edge.leave) all.leave = *edge.leave;
    if (edge.over) all.over = *edge.over;
    all.last = rule;
  }
  return all;
}

/// The first place where the base is off the table: inches or degrees of its step.
std::optional<PathPoint> first_off(const Way& way) {
  for (std::size_t i = 0; i < way.count; ++i) {
    const WayStep& step = way.step(i);
    const auto off = step.leg ? step.leg->edge : step.turn ? step.turn->edge : std::nullopt;
    if (off && (exceeds(way.extent(i), *off) || *off <= 0)) return PathPoint{i, *off};
  }
  return std::nullopt;
}

bool is_over(chart::Side side, const Box& base, const Table& table) {
  // Where it first passes an edge the base touches that edge.
  constexpr double CLOSE = 4 * EPS;
  switch (side) {
    case chart::Side::north: return base.max.y > table.depth - CLOSE;
    case chart::Side::south: return base.min.y < CLOSE;
    case chart::Side::east: return base.max.x > table.width - CLOSE;
    case chart::Side::west: return base.min.x < CLOSE;
  }
  return false;
}

bool may_pass_there(const Way& way, PathPoint place, const std::vector<chart::Side>& over) {
  const Pose pose = pose_at(*way.step(place.step).traced, place.s);
  const PlacedShape shape(way.scene().facts.base(way.facts->mover().piece), pose);
  return std::any_of(over.begin(), over.end(),
                     [&](chart::Side side) { return is_over(side, shape.box(), way.scene().game().table()); });
}

}  // namespace

bool passes_edge(const Way& way) { return way.leaves || first_off(way).has_value(); }

namespace {

/// Where a model leaves the table, if the rules let it.
std::optional<PathPoint> leave_of(const Ways& ways, std::size_t model) {
  if (ways[model].facts->mover().enters) return std::nullopt;
  const auto off = first_off(ways[model]);
  if (!off) return std::nullopt;
  const EdgeRules rules = edge_rules(ways, model);
  const bool may = rules.last && rules.leave && may_pass_there(ways[model], *off, rules.over);
  return may ? off : std::nullopt;
}

void leave_at(Way& way, PathPoint end) {
  way.end_at(end);
  way.leaves = true;
  const Scene& scene = way.scene();
  Asked& asked = scene.asked;
  asked.left.resize(scene.others.size(), false);
  for (std::size_t i = 0; i < scene.others.size(); ++i)
    if (scene.others[i].piece == way.facts->mover().piece && !asked.left[i]) {
      asked.left[i] = true;
      asked.companies.clear();
    }
}

}  // namespace

void let_leave(Ways& ways) {
  if (ways.empty() || ways.front().scene().chart().of(chart::Kind::edge).empty()) return;
  std::vector<std::optional<PathPoint>> ends;
  for (std::size_t model = 0; model < ways.size(); ++model) ends.push_back(leave_of(ways, model));
  for (std::size_t model = 0; model < ways.size(); ++model)
    if (ends[model]) leave_at(ways[model], *ends[model]);
}

void let_leave(Ways& ways, std::size_t model) {
  if (ways[model].scene().chart().of(chart::Kind::edge).empty()) return;
  if (const auto end = leave_of(ways, model)) leave_at(ways[model], *end);
}

void edge(const Ways& ways, std::size_t model, Faults& faults) {
  const Way& way = ways[model];
  if (way.leaves || way.facts->mover().enters) return;
  const auto off = first_off(way);
  if (!off) return;
  const EdgeRules rules = edge_rules(ways, model);
  if (!rules.last) return;
  faults.push_back({.rule = rules.last,
                    .piece = way.facts->mover().piece,
                    .place = {off->step, way.step(off->step).leg ? off->s : 0}});
}

const Rule* leaving_rule(const Ways& ways, std::size_t model) {
  return ways[model].leaves ? edge_rules(ways, model).last : nullptr;
}

}  // namespace linesman::charts
