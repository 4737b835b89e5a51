// Climbs: their price and height, and where a model may rest.
#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "charts/kinds.h"

namespace linesman::charts {

namespace {

using chart::Climbs;

bool is_for(const Climbs& climb, const Way& way, const ClimbGroup& group) {
  if (climb.upward && *climb.upward != (group.to > group.from)) return false;
  if (!climb.on) return true;
  for (std::size_t i = group.first; i <= group.last; ++i)
    if (!met(way, i, *climb.on).empty()) return true;
  return false;
}

/// A feature as high as the model stands, whose area holds its centre at the end.
bool is_borne(const Way& way, double altitude) {
  const Game& game = way.scene().game();
  const auto is_as_high = [&](FeatureIndex f) { return same_length(game.feature(f).height, altitude); };
  const PieceTrace& trace = way.facts->trace();
  const std::vector<WatchedAt>* stand = way.count == 0   ? &trace.start.watched
                                        : way.is_whole() ? &trace.end.watched
                                                         : nullptr;
  if (stand)
    return std::any_of(stand->begin(), stand->end(),
                       [&](const WatchedAt& watched) { return watched.centre && is_as_high(watched.feature); });
  // Of a cut way: the centre is inside, not on the edge where it comes in or goes out.
  constexpr double NEARLY = EPS / 2;
  const auto holds = [&](const WayStep& step, double s) {
    return std::any_of(step.traced->watched.begin(), step.traced->watched.end(), [&](const Watched& watched) {
      return is_as_high(watched.feature) &&
             std::any_of(watched.centre.begin(), watched.centre.end(), [&](const Part& part) {
               return part.from < s + NEARLY && (part.to > s + NEARLY || part.to >= step.extent);
             });
    });
  };
  const bool at_joint = way.last >= way.step(way.count - 1).extent;
  return holds(way.step(way.count - 1), way.last) && (!at_joint || holds(way.step(way.count), 0));
}

}  // namespace

ClimbingRules climbing_rules(const Ways& ways, std::size_t model, const ClimbGroup& group) {
  ClimbingRules all;
  const Scene& scene = ways[model].scene();
  const AskedOf asked{model};
  for (const Rule* rule : applying(ways, model, chart::Kind::climb)) {
    const auto& climb = rule->as<Climbs>();
    if (!is_for(climb, ways[model], group)) continue;
    all.times_rule = rule;
    all.times = maybe(scene, asked, climb.times, all.times);
    all.free = maybe(scene, asked, climb.free, all.free);
    if (climb.begun) all.begun = amount_from_0(scene, asked, *climb.begun);
    if (!climb.most) continue;
    all.most = amount_from_0(scene, asked, *climb.most);
    all.most_rule = rule;
  }
  return all;
}

double ClimbingRules::price_of(const Scene&, const AskedOf&, double height) const {
  if (!exceeds(height, free)) return 0;
  if (begun && *begun > 0) height = rounded_to(height, chart::Rounding::up, *begun);
  return height * times;
}

void climbing(const Ways& ways, std::size_t model, Faults& faults) {
  const Way& way = ways[model];
  const Scene& scene = way.scene();
  const PieceIndex piece = way.facts->mover().piece;
  for (const ClimbGroup& group : climbs_of(way)) {
    const ClimbingRules rules = climbing_rules(ways, model, group);
    const double height = scene.facts.currency(std::abs(group.to - group.from));
    if (rules.most && exceeds(height, *rules.most))
      faults.push_back({.rule = rules.most_rule,
                        .piece = piece,
                        .place = {group.first, 0},
                        .excess = height - *rules.most,
                        .figures = {{"limit", *rules.most}},
                        .broken = "most"});
  }
  if (way.leaves) return;
  const Rule* resting = nullptr;
  for (const Rule* rule : applying(ways, model, chart::Kind::climb))
    if (const auto& rest = rule->as<Climbs>().rest) resting = *rest ? rule : nullptr;
  const double altitude = way.end().altitude;
  if (resting && exceeds(altitude, 0) && !is_borne(way, altitude))
    faults.push_back({.rule = resting, .piece = piece, .place = way.end_place(), .stage = Stage::at_end});
}

}  // namespace linesman::charts
