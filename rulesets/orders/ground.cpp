#include "orders/ground.h"

#include <algorithm>

#include "base/tolerance.h"

namespace linesman::orders {

namespace {

/// Where the centre is on a bridge or ford.
std::vector<Part> on_crossings(const Move& move, const TracedStep& step) {
  std::vector<Part> parts;
  for (const Watched& w : step.watched)
    if (is_surface(move.game.feature(w.feature).kind)) parts.insert(parts.end(), w.centre.begin(), w.centre.end());
  return parts;
}

}  // namespace

bool is_bridged(Kind kind) {
  return kind == Kind::river || kind == Kind::lake || kind == Kind::stream || kind == Kind::ditch;
}

bool is_crossing(const RulesetData& data, const Tables& tables, const Feature& feature) {
  if (feature.kind != Kind::bridge && feature.kind != Kind::ford) return false;
  return tables.ratings.of(data, feature) != Rating::open;
}

std::vector<GroundUnderBase> ground_under(const Move& move, const TracedStep& step) {
  const std::vector<Part> crossings = on_crossings(move, step);
  const Turn* turn = facts_of<Turn>(step);
  std::vector<GroundUnderBase> all;
  for (MetStretch& met : met_stretches(move.trace.request, step, crossings)) {
    const double middle = (met.from + met.to) / 2;
    const auto surface = turn && turn->on_the_spot ? turn->surface : met.span->surface;
    const bool on_crossing = std::any_of(crossings.begin(), crossings.end(),
                                         [&](const Part& part) { return part.from <= middle && middle <= part.to; });
    all.push_back({std::move(met), surface, on_crossing});
  }
  return all;
}

namespace {

bool designated(const Feature& feature, std::string_view trait, bool otherwise) {
  return feature.traits[trait].boolean().value_or(otherwise);
}

/// Roads and bridges run through the feature or over it.
bool is_run_through(const Feature& feature) {
  return class_of(feature.kind) == FeatureClass::area || feature.kind == Kind::stream || feature.kind == Kind::ditch;
}

/// On that surface ground does not count for the model.
bool clears_ground(const Move& move, const Model& model, std::optional<FeatureIndex> surface) {
  if (!surface) return false;
  const Feature& f = move.game.feature(*surface);
  if (rating_on(move, f) == Rating::open) return false;
  if (f.kind == Kind::bridge || f.kind == Kind::ford) return true;
  switch (move.options.road_clears) {
    case RoadClears::vehicles: return model.arm == Arm::vehicle;
    case RoadClears::all: return true;
    case RoadClears::none: return false;
  }
  return false;
}

bool is_obstacle(const Move& move, const Feature& feature) { return rating_on(move, feature) == Rating::obstacle; }

/// orders-9 Impassable.
bool is_impassable(const Move& move, const Feature& feature) { return rating_on(move, feature) == Rating::impassable; }

/// orders-15 OK*.
bool stops_vehicles(const Move& move, const Model& model, const Feature& feature) {
  if (!is_obstacle(move, feature) || model.arm != Arm::vehicle) return false;
  return (!model.walks || move.options.anti_tank_stops_walkers) &&
         designated(feature, "anti_tank", feature.kind == Kind::anti_tank);
}

/// orders-16 OK**.
bool stops_walkers(const Move& move, const Model& model, const Feature& feature) {
  return is_obstacle(move, feature) && model.walks && designated(feature, "anti_walker", false);
}

}  // namespace

Rating rating_on(const Move& move, const Feature& feature) { return move.tables.ratings.of(move.data, feature); }

bool counts(const Move& move, const Model& model, const Feature& feature, std::optional<FeatureIndex> surface) {
  return !(is_run_through(feature) && clears_ground(move, model, surface));
}

bool counts(const Move& move, const Model& model, FeatureIndex feature, const GroundUnderBase& stretch) {
  const Feature& f = move.game.feature(feature);
  return !(stretch.on_crossing && is_run_through(f)) && counts(move, model, f, stretch.surface) &&
         std::find(stretch.covered.begin(), stretch.covered.end(), feature) == stretch.covered.end();
}

/// orders-12 Buildings.
bool is_closed_building(const Move& move, const Feature& feature) {
  return move.options.buildings_impassable && rating_on(move, feature) == Rating::building;
}

/// orders-20 No (!).
bool demolishes(const Move& move, const Model& model, const Feature& feature) {
  return (model.heavy || (model.walks && move.options.any_walker_demolishes)) &&
         designated(feature, "demolishable", false);
}

Bar barred_by(const Move& move, const Model& model, const Feature& feature) {
  if (is_impassable(move, feature)) return {"orders-9"};
  if (is_closed_building(move, feature)) return {"orders-12"};
  if (stops_vehicles(move, model, feature)) return {"orders-15", true, false};
  if (stops_walkers(move, model, feature)) return {"orders-16", true, false};
  switch (cell_of(rating_on(move, feature), model)) {
    case Cell::no_run: return move.run ? Bar{"orders-17", false, false} : Bar{};
    case Cell::no: return {"orders-18", true, false};
    case Cell::no_star: return {"orders-19", false, false};
    case Cell::no_demolish: return demolishes(move, model, feature) ? Bar{} : Bar{"orders-20"};
    default: return {};
  }
}

bool met_by_centre(const Move& move, const Model& model, const Feature& feature) {
  return move.options.centre_on_obstacles && model.arm == Arm::infantry && is_obstacle(move, feature);
}

}  // namespace linesman::orders
