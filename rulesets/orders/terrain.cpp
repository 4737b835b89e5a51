// What the terrain table bars along a way: orders-9 to 20.
#include <algorithm>
#include <map>

#include "base/tolerance.h"
#include "orders/clauses.h"
#include "orders/ground.h"
#include "table/spoken_name.h"

namespace linesman::orders {

namespace {

/// The clause that closes ground to a leg; nothing for what does not count there.
std::string_view closed_by(const Move& move, const Journey& journey, FeatureIndex index, const Underfoot& stretch,
                           bool spared) {
  const Feature& feature = move.game.feature(index);
  if (!counts(move, journey.model, index, stretch) || met_by_centre(move, journey.model, feature)) return {};
  const Bar bar = barred_by(move, journey.model, feature);
  return spared && !bar.closes_to_leaving ? std::string_view{} : bar.rule;
}

/// One fault for each maximal stretch on which the same clause is broken.
void stretches(const Move& move, const Journey& journey, std::size_t step, const std::vector<Underfoot>& way,
               const FeatureSet& spared, Findings& found) {
  std::map<std::string_view, Finding> open;  // the stretch that is going on, by clause
  const auto close = [&](Finding& f) { found.fault(std::move(f)); };
  const double end = journey.judged_to(step);
  for (const Underfoot& stretch : way) {
    if (!exceeds(end, stretch.from)) break;
    std::map<std::string_view, Finding> here;
    for (const FeatureIndex index : *stretch.ground) {
      const std::string_view rule = closed_by(move, journey, index, stretch, holds(spared, index));
      if (rule.empty() || here.contains(rule)) continue;
      const auto going_on = open.find(rule);
      Finding f =
          going_on != open.end()
              ? going_on->second
              : Finding{
                    .rule = rule, .place = {step, stretch.from}, .excess = 0.0, .with = move.game.feature(index).id};
      f.excess = *f.excess + std::min(stretch.to, end) - stretch.from;
      here.emplace(rule, std::move(f));
    }
    for (auto& [rule, f] : open)
      if (!here.contains(rule)) close(f);
    open = std::move(here);
  }
  for (auto& [rule, f] : open) close(f);
}

/// What the centre passes counts there: on all that the place belongs to.
bool counts_at(const Move& move, const Journey& journey, FeatureIndex feature, const std::vector<Underfoot>& way,
               double s) {
  return std::all_of(way.begin(), way.end(), [&](const Underfoot& stretch) {
    return exceeds(stretch.from, s) || exceeds(s, stretch.to) || counts(move, journey.model, feature, stretch);
  });
}

/// Something that infantry passes: the section that its base met first, of equals the first in the document.
struct CentrePassing {
  double over = 0;
  double met = 0;
  FeatureIndex feature{};
};

/// orders-11: obstacles by whose lines the centre goes, one for the sections of a thing that are passed at one place.
std::vector<CentrePassing> centre_passings(const Move& move, const Journey& journey, std::size_t step,
                                           const std::vector<Crossing>& crossings, const std::vector<Underfoot>& way) {
  std::vector<CentrePassing> all;
  for (const Crossing& c : crossings) {
    if (!c.over || c.from_section || exceeds(*c.over, journey.judged_to(step))) continue;
    if (!met_by_centre(move, journey.model, move.game.feature(c.feature))) continue;
    if (!counts_at(move, journey, c.feature, way, *c.over)) continue;
    const auto same = std::find_if(all.begin(), all.end(), [&](const CentrePassing& p) {
      return same_length(p.over, *c.over) && move.trace.are_one(p.feature, c.feature);
    });
    if (same == all.end())
      all.push_back({*c.over, c.from, c.feature});
    else if (same_length(same->met, c.from) ? c.feature < same->feature : c.from < same->met)
      *same = {*c.over, c.from, c.feature};
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const CentrePassing& a, const CentrePassing& b) { return a.over < b.over; });
  return all;
}

/// orders-11: infantry meets obstacles where its centre passes their lines.
void centre_crossings(const Move& move, const Journey& journey, std::size_t step, const Leg& leg,
                      const std::vector<Underfoot>& way, Findings& found) {
  for (const CentrePassing& passing : centre_passings(move, journey, step, leg.crossings, way)) {
    const Feature& feature = move.game.feature(passing.feature);
    if (const Bar bar = barred_by(move, journey.model, feature))
      found.fault({.rule = bar.rule, .place = {step, passing.over}, .with = feature.id, .says = "fault_centre"});
  }
}

/// The ground that a turn meets, where it counts: what bars it at any moment does.
FeatureSet ground_of_turn(const Move& move, const Journey& journey, std::size_t step, const Turn& turn) {
  FeatureSet met;
  const auto add = [&](FeatureIndex index) {
    if (!holds(met, index)) met.push_back(index);
  };
  const double end = journey.judged_to(step);
  const std::vector<Underfoot> way = underfoot(move, journey.trace->steps[step]);
  for (const Underfoot& stretch : way)
    if (exceeds(end, stretch.from))
      for (const FeatureIndex index : *stretch.ground)
        if (!met_by_centre(move, journey.model, move.game.feature(index)) &&
            counts(move, journey.model, index, stretch))
          add(index);
  for (const CentrePassing& passing : centre_passings(move, journey, step, turn.crossings, way)) add(passing.feature);
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
      const std::vector<Underfoot> way = underfoot(move, step);
      stretches(move, journey, i, way, spared, found);
      centre_crossings(move, journey, i, *leg, way, found);
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
      if (!facts_of<Leg>(journey.trace->steps[i])) continue;
      for (const Underfoot& stretch : underfoot(move, journey.trace->steps[i]))
        for (const FeatureIndex index : *stretch.ground) {
          if (!exceeds(journey.judged_to(i), stretch.from)) continue;
          const Feature& feature = move.game.feature(index);
          if (cell_of(rating_on(move, feature), journey.model) != Cell::no_demolish) continue;
          if (!demolishes(move, journey.model, feature) || is_closed_building(move, feature)) continue;
          if (!counts(move, journey.model, index, stretch)) continue;
          const FeatureIndex thing = move.trace.thing_of(index);
          if (std::find(told.begin(), told.end(), thing) != told.end()) continue;
          told.push_back(thing);
          ruling.note("orders-20",
                      {{"piece", label(move.game.piece(journey.model.piece))}, {"with", spoken_name(feature)}});
        }
    }
  }
}

}  // namespace linesman::orders
