// When a rule applies.
#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "charts/kinds.h"

namespace linesman::charts {

namespace {

bool is_near(const Scene& scene, std::size_t model, const PlacedShape& base, const chart::Nearness& near) {
  const double reach = inches(scene, {model}, near.gap);
  const auto& all = company_at_start(scene, model, near.who);
  return std::any_of(all.begin(), all.end(),
                     [&](std::size_t other) { return !exceeds(gap_between(base, scene.others[other].shape), reach); });
}

bool stands_on(const Scene& scene, std::size_t model, const chart::Ground& ground) {
  if (!scene.models[model].trace) return false;
  const WayFacts facts(scene, model);
  return !met_at_start(facts, clearing_at_start(scene, model), ground).empty();
}

bool is_in_quarter(const Scene& scene, std::size_t model, const chart::QuarterTest& test) {
  const auto nearest = nearest_at_start(scene, model, test.who);
  if (!nearest) return false;
  const OtherPiece& other = scene.others[nearest->other];
  const Model& own = scene.models[model];
  const chart::Quarter quarter = test.own ? quarter_of(scene.facts.base(own.piece), own.start, other.pose.at)
                                          : quarter_of(scene.facts.base(other.piece), other.pose, own.start.at);
  return std::find(test.in.begin(), test.in.end(), quarter) != test.in.end();
}

double models_in_unit(const Scene& scene, std::size_t model) {
  chart::Amount count;
  count.source = chart::Source::models;
  return amount(scene, {model}, count);
}

bool places_hold(const Scene& scene, std::size_t model, const chart::When& when) {
  const AskedOf asked{model};
  const Model& own = scene.models[model];
  if (when.models && !passes(scene, asked, *when.models, models_in_unit(scene, model))) return false;
  if (when.altitude && !passes(scene, asked, *when.altitude, scene.facts.currency(own.start.altitude))) return false;
  if (when.near && !is_near(scene, model, own.start_shape, *when.near)) return false;
  if (when.on && !stands_on(scene, model, *when.on)) return false;
  if (when.quarter && !is_in_quarter(scene, model, *when.quarter)) return false;
  return !when.compare || passes(scene, asked, when.compare->test, amount(scene, asked, when.compare->amount));
}

/// The degrees that a way turns in all.
double turned(const Way& way) {
  double sum = 0;
  for (const TurnGroup& group : turns_of(way)) sum += group.degrees;
  return sum;
}

double highest(const Way& way, bool up) {
  double most = 0;
  for (const ClimbGroup& climb : climbs_of(way))
    most = std::max(most, up ? climb.to - climb.from : climb.from - climb.to);
  return most;
}

bool touches(const Way& way, const chart::Ground& ground) {
  for (std::size_t i = 0; i < way.count; ++i)
    if (!met(way, i, ground).empty() || (ground.by == chart::MetBy::crossed && !crossed(way, i, ground).empty()))
      return true;
  return false;
}

bool covers(const std::vector<Part>& parts, double extent) {
  double reached = 0;
  for (const Part& part : parts)
    if (!exceeds(part.from, reached)) reached = std::max(reached, part.to);
  return !exceeds(extent, reached);
}

bool keeps_to(const Way& way, const chart::Ground& ground) {
  bool has_leg = false;
  for (std::size_t i = 0; i < way.count; ++i) {
    const WayStep& step = way.step(i);
    const bool moves = step.leg || (step.turn && !step.turn->on_the_spot);
    if (!moves || !exceeds(way.extent(i), 0)) continue;
    has_leg = has_leg || step.leg;
    if (!covers(met(way, i, ground), way.extent(i))) return false;
  }
  return has_leg;
}

bool has_manner(const Way& way, const std::vector<std::string>& manners) {
  for (std::size_t i = 0; i < way.count; ++i)
    if (const Leg* leg = way.step(i).leg)
      if (std::find(manners.begin(), manners.end(), name_of(leg->manner)) != manners.end()) return true;
  return false;
}

/// Pieces are in one another's way when their altitudes differ by less.
constexpr double SAME_LEVEL = 1;

bool overlaps_on(const Way& way, std::size_t i, const OtherPiece& other) {
  const WayStep& step = way.step(i);
  const double own = step.traced->before.altitude;
  if (step.climb) {
    const double low = std::min(own, step.traced->after.altitude);
    const double high = std::max(own, step.traced->after.altitude);
    return other.pose.altitude + SAME_LEVEL > low && other.pose.altitude - SAME_LEVEL < high &&
           overlap(step.shape, other.shape);
  }
  if (std::abs(own - other.pose.altitude) >= SAME_LEVEL) return false;
  if (step.leg) {
    const auto part = way.facts->on_leg(i).nearer(other.shape, 0);
    return part && exceeds(way.extent(i), part->from);
  }
  if (!step.turn) return false;
  const auto parts = way.facts->in_turn(i).nearer(other.shape, 0);
  return !parts.empty() && exceeds(way.extent(i), parts.front().from);
}

bool passes_pieces(const Way& way, const chart::Who& who) {
  for (const std::size_t other : company(way.scene(), way.model(), who)) {
    if (way.scene().others[other].moves_along) continue;
    way.scene().budget.spend(way.count);
    for (std::size_t i = 0; i < way.count; ++i)
      if (overlaps_on(way, i, way.scene().others[other])) return true;
  }
  return false;
}

bool own_way_holds(const std::vector<Way>& ways, std::size_t model, const chart::Way& condition) {
  const Way& way = ways[model];
  const Scene& scene = way.scene();
  const AskedOf asked{model};
  const auto test = [&](const std::optional<chart::Test>& wanted, auto number) {
    return !wanted || passes(scene, asked, *wanted, number());
  };
  const auto currency = [&](double length) { return scene.facts.currency(length); };
  if (condition.leaves && *condition.leaves != passes_edge(way)) return false;
  if (!test(condition.gone, [&] { return currency(way.gone()); })) return false;
  if (!test(condition.turned, [&] { return turned(way); })) return false;
  if (!test(condition.up, [&] { return currency(highest(way, true)); })) return false;
  if (!test(condition.down, [&] { return currency(highest(way, false)); })) return false;
  if (!condition.manners.empty() && !has_manner(way, condition.manners)) return false;
  if (condition.touches && !touches(way, *condition.touches)) return false;
  if (condition.keeps_to && !keeps_to(way, *condition.keeps_to)) return false;
  if (condition.passes && !passes_pieces(way, *condition.passes)) return false;
  if (condition.ends_near && (way.leaves || !is_near(scene, model, way.end_shape(), *condition.ends_near)))
    return false;
  if (!condition.without.empty() && way_holds(ways, model, condition.without.front())) return false;
  return condition.any.empty() || std::any_of(condition.any.begin(), condition.any.end(),
                                              [&](const chart::Way& one) { return way_holds(ways, model, one); });
}

}  // namespace

bool when_holds(const Scene& scene, std::size_t model, const chart::When& when) {
  const OrderFacts& facts = scene.facts;
  if (!when.actions.empty() && std::find(when.actions.begin(), when.actions.end(), facts.action) == when.actions.end())
    return false;
  if (!fits_piece(scene, {model}, when.is, scene.models[model].piece)) return false;
  if (!places_hold(scene, model, when)) return false;
  if (!when.without.empty() && when_holds(scene, model, when.without.front())) return false;
  return when.any.empty() || std::any_of(when.any.begin(), when.any.end(),
                                         [&](const chart::When& one) { return when_holds(scene, model, one); });
}

bool when_holds(const Scene& scene, std::size_t model, const Rule& rule) {
  if (!rule.when) return true;
  const std::size_t place = model * scene.chart().rules.size() + rule.number;
  std::vector<std::optional<bool>>& known = scene.asked.whens;
  if (known.empty()) known.resize(scene.models.size() * scene.chart().rules.size());
  if (known[place]) return *known[place];
  const bool holds = when_holds(scene, model, *rule.when);
  known[place] = holds;
  return holds;
}

bool way_holds(const std::vector<Way>& ways, std::size_t model, const chart::Way& condition) {
  if (condition.whose == chart::Whose::own) return own_way_holds(ways, model, condition);
  const auto holds = [&](std::size_t each) { return own_way_holds(ways, each, condition); };
  for (std::size_t i = 0; i < ways.size(); ++i)
    if (holds(i) == (condition.whose == chart::Whose::any)) return condition.whose == chart::Whose::any;
  return condition.whose == chart::Whose::all;
}

bool applies(const std::vector<Way>& ways, std::size_t model, const Rule& rule) {
  const Scene& scene = ways[model].scene();
  if (!rule.dice.empty() && lacks_dice(scene, rule.dice)) return false;
  return when_holds(scene, model, rule) && (!rule.way || way_holds(ways, model, *rule.way));
}

std::vector<const Rule*> applying(const std::vector<Way>& ways, std::size_t model, chart::Kind kind) {
  std::vector<const Rule*> all;
  for (const Rule* rule : ways[model].scene().chart().of(kind))
    if (applies(ways, model, *rule)) all.push_back(rule);
  return all;
}

namespace {

/// It asks what a model stands on, somewhere in it.
bool asks_ground(const chart::When& when) {
  return when.on || std::any_of(when.without.begin(), when.without.end(), asks_ground) ||
         std::any_of(when.any.begin(), when.any.end(), asks_ground);
}

}  // namespace

Clearing clearing_at_start(const Scene& scene, std::size_t model) {
  const auto& rules = scene.chart().of(chart::Kind::clears);
  Clearing clearing(rules.size(), false);
  // A `clears` rule that itself asks what a model stands on would go round in a circle: it finds the ground as it is.
  for (std::size_t i = 0; i < rules.size(); ++i)
    clearing[i] =
        !rules[i]->way && !(rules[i]->when && asks_ground(*rules[i]->when)) && when_holds(scene, model, *rules[i]);
  return clearing;
}

void set_clearing(std::vector<Way>& ways) {
  if (ways.empty()) return;
  const auto& rules = ways.front().scene().chart().of(chart::Kind::clears);
  if (rules.empty()) return;
  for (Way& way : ways) way.clear_ground({});
  std::vector<Clearing> all;
  for (std::size_t model = 0; model < ways.size(); ++model) {
    Clearing clearing;
    for (const Rule* rule : rules) clearing.push_back(applies(ways, model, *rule));
    all.push_back(std::move(clearing));
  }
  for (std::size_t model = 0; model < ways.size(); ++model) ways[model].clear_ground(std::move(all[model]));
}

}  // namespace linesman::charts
