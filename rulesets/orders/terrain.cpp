// What the terrain table bars along a way: orders-9 to 20.
#include <algorithm>
#include <map>

#include "base/tolerance.h"
#include "orders/ground.h"
#include "table/spoken_name.h"

namespace linesman::orders {

namespace {

/// The clause that closes ground to a leg; nothing for what does not count there.
std::string_view closed_by(const Move& move, const Journey& journey, const Feature& feature,
                           std::optional<FeatureIndex> surface, bool spared) {
  if (!counts(move, journey.model, feature, surface) || met_by_centre(move, journey.model, feature)) return {};
  const Bar bar = barred_by(move, journey.model, feature);
  return spared && !bar.closes_to_leaving ? std::string_view{} : bar.rule;
}

/// One fault for each maximal stretch on which the same clause is broken.
void stretches(const Move& move, const Journey& journey, std::size_t step, const Leg& leg, const FeatureSet& spared,
               Findings& found) {
  std::map<std::string_view, Finding> open;  // the stretch that is going on, by clause
  const auto close = [&](Finding& f) { found.fault(std::move(f)); };
  const double end = journey.judged_to(step);
  for (const Span& span : leg.spans) {
    if (!exceeds(end, span.from)) break;
    std::map<std::string_view, Finding> here;
    for (const FeatureIndex index : span.ground) {
      const Feature& feature = move.game.feature(index);
      const std::string_view rule = closed_by(move, journey, feature, span.surface, holds(spared, index));
      if (rule.empty() || here.contains(rule)) continue;
      const auto going_on = open.find(rule);
      Finding f = going_on != open.end()
                      ? going_on->second
                      : Finding{.rule = rule, .place = {step, span.from}, .excess = 0.0, .with = feature.id};
      f.excess = *f.excess + std::min(span.to, end) - span.from;
      here.emplace(rule, std::move(f));
    }
    for (auto& [rule, f] : open)
      if (!here.contains(rule)) close(f);
    open = std::move(here);
  }
  for (auto& [rule, f] : open) close(f);
}

/// The surface under the centre at a place of a leg or of a turn that moves it.
std::optional<FeatureIndex> surface_at(const std::vector<Span>& spans, double s) {
  const auto span = std::find_if(spans.begin(), spans.end(), [&](const Span& x) { return s <= x.to; });
  return span == spans.end() ? std::nullopt : span->surface;
}

/// orders-11: infantry meets obstacles where its centre passes their lines.
void centre_crossings(const Move& move, const Journey& journey, std::size_t step, const Leg& leg, Findings& found) {
  for (const Crossing& c : leg.crossings) {
    const Feature& feature = move.game.feature(c.feature);
    if (!c.over || exceeds(*c.over, journey.judged_to(step)) || !met_by_centre(move, journey.model, feature)) continue;
    if (!counts(move, journey.model, feature, surface_at(leg.spans, *c.over))) continue;
    if (const Bar bar = barred_by(move, journey.model, feature))
      found.fault({.rule = bar.rule, .place = {step, *c.over}, .with = feature.id, .says = "fault_centre"});
  }
}

/// The ground that a turn meets, where it counts: what bars it at any moment does.
FeatureSet ground_of_turn(const Move& move, const Journey& journey, std::size_t step, const Turn& turn) {
  FeatureSet met;
  const auto add = [&](FeatureIndex index, std::optional<FeatureIndex> surface) {
    const Feature& feature = move.game.feature(index);
    if (counts(move, journey.model, feature, surface) && !holds(met, index)) met.push_back(index);
  };
  const double end = journey.judged_to(step);
  for (const Span& span : turn.spans)
    if (exceeds(end, span.from))
      for (const FeatureIndex index : span.ground)
        if (!met_by_centre(move, journey.model, move.game.feature(index)))
          add(index, turn.on_the_spot ? turn.surface : span.surface);
  for (const Crossing& c : turn.crossings)
    if (c.over && within_limit(*c.over, end) && met_by_centre(move, journey.model, move.game.feature(c.feature)))
      add(c.feature, surface_at(turn.spans, *c.over));
  return met;
}

/// A turn is judged only for ground that may not be entered at all.
void turning(const Move& move, const Journey& journey, std::size_t step, const Turn& turn, Findings& found) {
  std::vector<std::string_view> told;
  for (const FeatureIndex index : ground_of_turn(move, journey, step, turn)) {
    const Feature& feature = move.game.feature(index);
    const Bar bar = barred_by(move, journey.model, feature);
    if (!bar || !bar.closes_to_turns || std::find(told.begin(), told.end(), bar.rule) != told.end()) continue;
    told.push_back(bar.rule);
    found.fault({.rule = bar.rule, .place = {step, 0}, .with = feature.id, .says = "fault_turning"});
  }
}

}  // namespace

void terrain(const Move& move, const Journey& journey, const FeatureSet& spared, Findings& found) {
  for (std::size_t i = 0; i < journey.trace->steps.size(); ++i) {
    const TracedStep& step = journey.trace->steps[i];
    if (const auto* leg = facts_of<Leg>(step)) {
      stretches(move, journey, i, *leg, spared, found);
      centre_crossings(move, journey, i, *leg, found);
    } else if (const auto* turn = facts_of<Turn>(step)) {
      turning(move, journey, i, *turn, found);
    }
  }
}

/// orders-20 No (!): what heavy vehicles drive through is for the rules of buildings.
void demolished_buildings(const Move& move, RulingBuilder& ruling) {
  for (const Journey& journey : move.journeys) {
    std::vector<FeatureIndex> told;
    for (std::size_t i = 0; i < journey.trace->steps.size(); ++i) {
      const auto* leg = facts_of<Leg>(journey.trace->steps[i]);
      if (!leg) continue;
      for (const Span& span : leg->spans)
        for (const FeatureIndex index : span.ground) {
          if (!exceeds(journey.judged_to(i), span.from)) continue;
          const Feature& feature = move.game.feature(index);
          if (cell_of(rating_on(move, feature), journey.model) != Cell::no_demolish) continue;
          if (!demolishes(move, journey.model, feature) || is_closed_building(move, feature)) continue;
          if (!counts(move, journey.model, feature, span.surface)) continue;
          if (std::find(told.begin(), told.end(), index) != told.end()) continue;
          told.push_back(index);
          ruling.note("orders-20",
                      {{"piece", label(move.game.piece(journey.model.piece))}, {"with", spoken_name(feature)}});
        }
    }
  }
}

}  // namespace linesman::orders
