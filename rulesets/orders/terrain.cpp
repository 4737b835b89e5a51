// What the terrain table bars: orders-9 to 20.
#include <algorithm>
#include <map>

#include "base/tolerance.h"
#include "orders/move.h"

namespace linesman::orders {

namespace {

bool designated(const Feature& feature, std::string_view trait, bool otherwise) {
  return feature.traits[trait].boolean().value_or(otherwise);
}

std::string rating(const Move& move, const Feature& feature) {
  return std::string(rating_of(move.data, feature).text().value_or("open"));
}

/// On such a surface the ground that it runs through does not count.
bool clears_ground(const Move& move, std::optional<FeatureIndex> surface) {
  if (!surface) return false;
  const Feature& f = move.game.feature(*surface);
  if (rating(move, f) == "open") return false;
  return move.options.road_clears || f.kind == Kind::bridge || f.kind == Kind::ford;
}

bool counts(const Move& move, const Feature& feature, std::optional<FeatureIndex> surface) {
  const bool run_through =
      class_of(feature.kind) == FeatureClass::area || feature.kind == Kind::stream || feature.kind == Kind::ditch;
  return !(run_through && clears_ground(move, surface));
}

/// orders-9 Impassable.
bool impassable(const Move& move, const Feature& feature) { return rating(move, feature) == "impassable"; }

/// orders-12 Buildings.
bool closed_building(const Move& move, const Feature& feature) {
  return move.options.buildings_impassable && rating(move, feature) == "building";
}

/// orders-15 OK*.
bool stops_vehicles(const Move& move, const Model& model, const Feature& feature) {
  return rating(move, feature) == "obstacle" && model.arm == Arm::vehicle && model.column != "walker" &&
         designated(feature, "anti_tank", feature.kind == Kind::anti_tank);
}

/// orders-16 OK**.
bool stops_walkers(const Move& move, const Model& model, const Feature& feature) {
  return rating(move, feature) == "obstacle" && model.column == "walker" && designated(feature, "anti_walker", false);
}

/// orders-20 No (!): a heavy vehicle in a building that it may demolish.
bool demolishes(const Model& model, const Feature& feature) {
  return model.heavy && designated(feature, "demolishable", false);
}

/// The clause that closes a feature to a model.
struct Bar {
  std::string_view rule;        ///< empty: none does
  bool closes_to_turns = true;  ///< else it may be turned on

  explicit operator bool() const { return !rule.empty(); }
};

Bar barred_by(const Move& move, const Model& model, const Feature& feature) {
  if (impassable(move, feature)) return {"orders-9"};
  if (closed_building(move, feature)) return {"orders-12"};
  if (stops_vehicles(move, model, feature)) return {"orders-15"};
  if (stops_walkers(move, model, feature)) return {"orders-16"};
  switch (cell_of(move.data, rating(move, feature), model)) {
    case Cell::no_run: return move.run ? Bar{"orders-17", false} : Bar{};
    case Cell::no: return {"orders-18"};
    case Cell::no_star: return {"orders-19", false};
    case Cell::no_demolish: return demolishes(model, feature) ? Bar{} : Bar{"orders-20"};
    default: return {};
  }
}

/// orders-11: with `obstacles: centre` infantry meets an obstacle only where its centre passes the line.
bool met_by_centre(const Move& move, const Model& model, const Feature& feature) {
  return move.options.centre_on_obstacles && model.arm == Arm::infantry && rating(move, feature) == "obstacle";
}

/// One fault for each maximal stretch on which the same clause is broken.
void stretches(const Move& move, const Journey& journey, std::size_t step, const Leg& leg, Findings& found) {
  std::map<std::string_view, Finding> open;  // the stretch that is going on, by clause
  const auto close = [&](Finding& f) { found.fault(std::move(f)); };
  const double end = journey.judged_to(step, leg);
  for (const Span& span : leg.spans) {
    if (!exceeds(end, span.from)) break;
    std::map<std::string_view, Finding> here;
    for (const FeatureIndex index : span.ground) {
      const Feature& feature = move.game.feature(index);
      if (!counts(move, feature, span.surface) || met_by_centre(move, journey.model, feature)) continue;
      const std::string_view rule = barred_by(move, journey.model, feature).rule;
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

void centre_crossings(const Move& move, const Journey& journey, std::size_t step, const Leg& leg, Findings& found) {
  for (const Crossing& c : leg.crossings) {
    const Feature& feature = move.game.feature(c.feature);
    if (!c.over || !met_by_centre(move, journey.model, feature)) continue;
    const auto span = std::find_if(leg.spans.begin(), leg.spans.end(), [&](const Span& s) { return *c.over <= s.to; });
    if (span != leg.spans.end() && !counts(move, feature, span->surface)) continue;
    if (const Bar bar = barred_by(move, journey.model, feature))
      found.fault({.rule = bar.rule, .place = {step, *c.over}, .with = feature.id, .says = "fault_centre"});
  }
}

/// A turn is judged only for ground that may not be entered at all.
void turning(const Move& move, const Journey& journey, std::size_t step, const Turn& turn, Findings& found) {
  std::vector<std::string_view> told;
  for (const FeatureIndex index : turn.ground) {
    const Feature& feature = move.game.feature(index);
    if (!counts(move, feature, turn.surface) || met_by_centre(move, journey.model, feature)) continue;
    const Bar bar = barred_by(move, journey.model, feature);
    if (!bar || !bar.closes_to_turns || std::find(told.begin(), told.end(), bar.rule) != told.end()) continue;
    told.push_back(bar.rule);
    found.fault({.rule = bar.rule, .place = {step, 0}, .with = feature.id, .says = "fault_turning"});
  }
}

}  // namespace

void terrain(const Move& move, const Journey& journey, Findings& found) {
  for (std::size_t i = 0; i < journey.trace->steps.size(); ++i) {
    const TracedStep& step = journey.trace->steps[i];
    if (const auto* leg = facts_of<Leg>(step)) {
      stretches(move, journey, i, *leg, found);
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
          if (!exceeds(journey.judged_to(i, *leg), span.from)) continue;
          const Feature& feature = move.game.feature(index);
          if (cell_of(move.data, rating(move, feature), journey.model) != Cell::no_demolish) continue;
          if (!demolishes(journey.model, feature) || closed_building(move, feature)) continue;
          if (std::find(told.begin(), told.end(), index) != told.end()) continue;
          told.push_back(index);
          ruling.note("orders-20", {{"piece", label(move.game.piece(journey.model.piece))}, {"with", label(feature)}});
        }
    }
  }
}

}  // namespace linesman::orders
