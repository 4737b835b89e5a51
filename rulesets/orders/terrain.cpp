// The terrain table along a way: orders-9 to 20.
#include <algorithm>
#include <map>

#include "base/tolerance.h"
#include "orders/clauses.h"
#include "orders/ground.h"
#include "table/kind.h"

namespace linesman::orders {

namespace {

/// The clause that closes ground to a leg; empty where the ground does not count.
std::string_view closed_by(const Move& move, const Journey& journey, FeatureIndex index, const GroundUnderBase& stretch,
                           bool spared) {
  const Feature& feature = move.game.feature(index);
  if (!counts(move, journey.model, index, stretch) || met_by_centre(move, journey.model, feature)) return {};
  const Bar bar = barred_by(move, journey.model, feature);
  return spared && !bar.closes_to_leaving ? std::string_view{} : bar.rule;
}

/// One fault for each longest stretch on which one clause is broken.
void stretches(const Move& move, const Journey& journey, std::size_t step, const std::vector<GroundUnderBase>& way,
               const FeatureSet& spared, Findings& found) {
  std::map<std::string_view, Finding> open;  // faults whose stretch goes on, by clause
  const auto close = [&](Finding& f) { found.fault(std::move(f)); };
  const double end = journey.judged_to(step);
  for (const GroundUnderBase& stretch : way) {
    if (!exceeds(end, stretch.from)) break;
    std::map<std::string_view, Finding> here;
    for (const FeatureIndex index : stretch.span->ground) {
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

/// The feature counts at a place: on all stretches that the place belongs to.
bool counts_at(const Move& move, const Journey& journey, FeatureIndex feature, const std::vector<GroundUnderBase>& way,
               double s) {
  return std::all_of(way.begin(), way.end(), [&](const GroundUnderBase& stretch) {
    return exceeds(stretch.from, s) || exceeds(s, stretch.to) || counts(move, journey.model, feature, stretch);
  });
}

/// An obstacle whose line the centre passes: the section that the base met first, of several met at once the first in
/// the document.
struct LinePassed {
  double over = 0;  ///< where the centre passes it
  double met = 0;   ///< where the base meets it
  FeatureIndex feature{};
};

/// orders-11: obstacles whose lines the centre passes. Sections of one thing passed at one place are one.
std::vector<LinePassed> lines_passed(const Move& move, const Journey& journey, std::size_t step,
                                     const std::vector<Crossing>& crossings, const std::vector<GroundUnderBase>& way) {
  std::vector<LinePassed> all;
  for (const Crossing& c : crossings) {
    if (!c.over || c.from_section || exceeds(*c.over, journey.judged_to(step))) continue;
    if (!met_by_centre(move, journey.model, move.game.feature(c.feature))) continue;
    if (!counts_at(move, journey, c.feature, way, *c.over)) continue;
    const auto same = std::find_if(all.begin(), all.end(), [&](const LinePassed& p) {
      return same_length(p.over, *c.over) && move.trace.are_one(p.feature, c.feature);
    });
    if (same == all.end())
      all.push_back({*c.over, c.from, c.feature});
    else if (same_length(same->met, c.from) ? c.feature < same->feature : c.from < same->met)
      *same = {*c.over, c.from, c.feature};
  }
  std::stable_sort(all.begin(), all.end(), [](const LinePassed& a, const LinePassed& b) { return a.over < b.over; });
  return all;
}

/// orders-11: infantry meets obstacles where its centre passes their lines.
void centre_crossings(const Move& move, const Journey& journey, std::size_t step, const Leg& leg,
                      const std::vector<GroundUnderBase>& way, Findings& found) {
  for (const LinePassed& passing : lines_passed(move, journey, step, leg.crossings, way)) {
    const Feature& feature = move.game.feature(passing.feature);
    if (const Bar bar = barred_by(move, journey.model, feature))
      found.fault({.rule = bar.rule, .place = {step, passing.over}, .with = feature.id, .says = "fault_centre"});
  }
}

/// The ground that counts at any moment of a turn.
FeatureSet ground_of_turn(const Move& move, const Journey& journey, std::size_t step, const Turn& turn) {
  FeatureSet met;
  const auto add = [&](FeatureIndex index) {
    if (!holds(met, index)) met.push_back(index);
  };
  const double end = journey.judged_to(step);
  const std::vector<GroundUnderBase> way = ground_under(move, journey.trace->steps[step]);
  for (const GroundUnderBase& stretch : way)
    if (exceeds(end, stretch.from))
      for (const FeatureIndex index : stretch.span->ground)
        if (!met_by_centre(move, journey.model, move.game.feature(index)) &&
            counts(move, journey.model, index, stretch))
          add(index);
  for (const LinePassed& passing : lines_passed(move, journey, step, turn.crossings, way)) add(passing.feature);
  return met;
}

/// In a turn only ground that may not be entered at all is a fault.
void turning(const Move& move, const Journey& journey, std::size_t step, const Turn& turn, Findings& found) {
  std::vector<std::string_view> reported;
  for (const FeatureIndex index : ground_of_turn(move, journey, step, turn)) {
    const Feature& feature = move.game.feature(index);
    const Bar bar = barred_by(move, journey.model, feature);
    if (!bar || !bar.closes_to_turns || std::find(reported.begin(), reported.end(), bar.rule) != reported.end())
      continue;
    reported.push_back(bar.rule);
    found.fault({.rule = bar.rule, .place = {step, 0}, .with = feature.id, .says = "fault_turning"});
  }
}

}  // namespace

void terrain(const Move& move, const Journey& journey, const FeatureSet& spared, Findings& found) {
  for (std::size_t i = 0; i < journey.trace->steps.size(); ++i) {
    const TracedStep& step = journey.trace->steps[i];
    if (const auto* leg = facts_of<Leg>(step)) {
      const std::vector<GroundUnderBase> way = ground_under(move, step);
      stretches(move, journey, i, way, spared, found);
      centre_crossings(move, journey, i, *leg, way, found);
    } else if (const auto* turn = facts_of<Turn>(step)) {
      turning(move, journey, i, *turn, found);
    }
  }
}

/// orders-20 No (!): notes the buildings that heavy vehicles drive through.
void demolished_buildings(const Move& move, RulingBuilder& ruling) {
  for (const Journey& journey : move.journeys) {
    std::vector<FeatureIndex> noted;
    for (std::size_t i = 0; i < journey.trace->steps.size(); ++i) {
      if (!facts_of<Leg>(journey.trace->steps[i])) continue;
      for (const GroundUnderBase& stretch : ground_under(move, journey.trace->steps[i]))
        for (const FeatureIndex index : stretch.span->ground) {
          if (!exceeds(journey.judged_to(i), stretch.from)) continue;
          const Feature& feature = move.game.feature(index);
          if (cell_of(rating_on(move, feature), journey.model) != Cell::no_demolish) continue;
          if (!demolishes(move, journey.model, feature) || is_closed_building(move, feature)) continue;
          if (!counts(move, journey.model, index, stretch)) continue;
          const FeatureIndex thing = move.trace.thing_of(index);
          if (std::find(noted.begin(), noted.end(), thing) != noted.end()) continue;
          noted.push_back(thing);
          ruling.note("orders-20",
                      {{"piece", label(move.game.piece(journey.model.piece))}, {"with", argument_of(feature)}});
        }
    }
  }
}

}  // namespace linesman::orders
