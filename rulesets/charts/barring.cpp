// Ground that bars the way or the end, orders that are forbidden, and allowances that are passed.
#include <algorithm>

#include "base/tolerance.h"
#include "charts/bill.h"
#include "charts/kinds.h"
#include "table/game.h"

namespace linesman::charts {

namespace {

using chart::Barred;

/// The things to which the base is so near where the way begins, with all their sections.
const Chosen& free_things(const Way& way, const Rule& whole) {
  static const Chosen NONE;
  const auto& rule = whole.as<Barred>();
  if (!rule.free_within) return NONE;
  const Scene& scene = way.scene();
  if (const auto known = scene.asked.spared.find({&whole, way.model()}); known != scene.asked.spared.end())
    return known->second;
  const double reach = inches(scene, way.asked(), *rule.free_within);
  Chosen all(scene.game().terrain().size(), false);
  const Chosen& wanted = chosen(scene, way.model(), rule.ground);
  const Model& mover = way.facts->mover();
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!wanted[i] || all[i]) continue;
    scene.budget.spend(4);
    const Feature& feature = scene.game().terrain()[i];
    if (!box_of(feature.shape).grown(feature.width / 2).meets(mover.start_shape.box().grown(reach + EPS))) continue;
    if (exceeds(gap_to_feature(mover.start_shape, feature), reach)) continue;
    for (const FeatureIndex section : scene.trace->sections_of(static_cast<FeatureIndex>(i))) all[at(section)] = true;
  }
  return scene.asked.spared.emplace(std::pair(&whole, way.model()), std::move(all)).first->second;
}

void barred_on_step(const Way& way, std::size_t i, const Rule& rule, const Chosen& free, Faults& faults) {
  const WayStep& step = way.step(i);
  const PieceIndex piece = way.facts->mover().piece;
  const Game& game = way.scene().game();
  const auto& ground = rule.as<Barred>().ground;
  if (ground.by == chart::MetBy::crossed) {
    for (const Passing& passing : crossed(way, i, ground)) {
      if (!free.empty() && free[at(passing.feature)]) continue;
      faults.push_back({.rule = &rule,
                        .piece = piece,
                        .place = {i, step.leg ? passing.s : 0},
                        .with = game.feature(passing.feature).id});
      if (!step.leg) return;
    }
  }
  for (const MetPart& part : met_but(way, i, ground, free)) {
    Found fault{.rule = &rule, .piece = piece, .place = {i, 0}, .with = game.feature(part.first).id};
    if (step.leg) {
      fault.place.s = part.from;
      fault.excess = way.scene().facts.currency(part.to - part.from);
    }
    faults.push_back(std::move(fault));
    if (!step.leg) return;
  }
}

}  // namespace

void barred(const Ways& ways, std::size_t model, Faults& faults) {
  const Way& way = ways[model];
  for (const Rule* rule : applying(ways, model, chart::Kind::barred)) {
    const auto& bar = rule->as<Barred>();
    const Chosen& free = free_things(way, *rule);
    if (bar.at.way)
      for (std::size_t i = 0; i < way.count; ++i) barred_on_step(way, i, *rule, free, faults);
    if (!bar.at.end || way.leaves) continue;
    for (const FeatureIndex f : met_at_end(way, bar.ground)) {
      if (!free.empty() && free[at(f)]) continue;
      faults.push_back({.rule = rule,
                        .piece = way.facts->mover().piece,
                        .place = way.end_place(),
                        .with = way.scene().game().feature(f).id,
                        .stage = Stage::at_end});
      break;
    }
  }
}

void forbidden(const Ways& ways, std::size_t model, Faults& faults) {
  const Way& way = ways[model];
  for (const Rule* rule : applying(ways, model, chart::Kind::forbids))
    faults.push_back({.rule = rule,
                      .piece = way.facts->mover().piece,
                      .place = rule->way ? way.end_place() : PathPoint{},
                      .stage = rule->way ? Stage::at_end : Stage::before_move});
}

void allowances(const Ways& ways, std::size_t model, const Total& total, const Bill& bill, Faults& faults) {
  if (!total.known || !bill.known) return;
  const Way& way = ways[model];
  const auto place = place_of_passing(way, bill, total.amount);
  if (!place) return;
  faults.push_back({.rule = total.last,
                    .piece = way.facts->mover().piece,
                    .place = *place,
                    .excess = bill.spent - total.amount,
                    .figures = {{"spent", bill.spent}, {"total", total.amount}}});
}

}  // namespace linesman::charts
