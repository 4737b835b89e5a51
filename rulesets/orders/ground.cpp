#include "orders/ground.h"

#include <algorithm>

#include "base/tolerance.h"

namespace linesman::orders {

namespace {

template <class Set, class Item>
bool has(const Set& set, Item item) {
  return std::find(set.begin(), set.end(), item) != set.end();
}

/// The trace was asked where the base is over the feature and no bridge or ford is.
bool is_asked(const Move& move, FeatureIndex feature) {
  const auto& cover = move.trace.request.cover;
  return cover && std::binary_search(cover->features.begin(), cover->features.end(), feature);
}

template <class Stretches>
bool holds_place(const Stretches& stretches, double s) {
  return std::any_of(stretches.begin(), stretches.end(), [&](const auto& x) { return x.from <= s && s <= x.to; });
}

/// The facts of a leg or turn that divide it into stretches.
struct StepGround {
  const std::vector<Span>* spans = nullptr;
  const std::vector<Uncovered>* uncovered = nullptr;
  const Turn* turn = nullptr;
};

std::optional<StepGround> step_ground(const TracedStep& step) {
  if (const auto* leg = facts_of<Leg>(step)) return StepGround{&leg->spans, &leg->uncovered, nullptr};
  if (const auto* turn = facts_of<Turn>(step)) return StepGround{&turn->spans, &turn->uncovered, turn};
  return std::nullopt;
}

bool is_covered(const StepGround& going, FeatureIndex water, double s) {
  if (going.turn && has(going.turn->ever_uncovered, water) && going.turn->uncovered.empty()) return false;
  return std::none_of(going.uncovered->begin(), going.uncovered->end(),
                      [&](const Uncovered& u) { return u.feature == water && u.from <= s && s <= u.to; });
}

/// The places of a span where a bridge begins or ends under the centre or beside the base, with both ends.
std::vector<double> cuts_of(const Move& move, const TracedStep& step, const StepGround& going, const Span& span) {
  std::vector<double> cuts{span.from};
  const auto add = [&](const auto& stretches) {
    for (const auto& x : stretches)
      for (const double s : {x.from, x.to})
        if (exceeds(s, span.from) && exceeds(span.to, s)) cuts.push_back(s);
  };
  for (const Watched& w : step.watched)
    if (is_surface(move.game.feature(w.feature).kind)) add(w.centre);
  add(*going.uncovered);
  cuts.push_back(span.to);
  std::sort(cuts.begin(), cuts.end());
  cuts.erase(std::unique(cuts.begin() + 1, cuts.end(), [](double a, double b) { return same_length(a, b); }),
             cuts.end());
  return cuts;
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
  std::vector<GroundUnderBase> all;
  const auto going = step_ground(step);
  if (!going) return all;
  for (const Span& span : *going->spans) {
    const auto surface = going->turn && going->turn->on_the_spot ? going->turn->surface : span.surface;
    const std::vector<double> cuts = cuts_of(move, step, *going, span);
    for (std::size_t i = 1; i < cuts.size(); ++i) {
      const double middle = (cuts[i - 1] + cuts[i]) / 2;
      GroundUnderBase here{cuts[i - 1], cuts[i], &span.ground, surface, false, {}};
      for (const Watched& w : step.watched)
        here.on_crossing =
            here.on_crossing || (is_surface(move.game.feature(w.feature).kind) && holds_place(w.centre, middle));
      for (const FeatureIndex f : span.ground)
        if (is_asked(move, f) && is_covered(*going, f, middle)) here.covered.push_back(f);
      all.push_back(std::move(here));
    }
  }
  return all;
}

bool is_on(const GroundUnderBase& stretch, FeatureIndex feature) {
  return has(*stretch.ground, feature) && !has(stretch.covered, feature);
}

bool stands_on(const Move& move, const Stand& stand, FeatureIndex feature) {
  return has(stand.ground, feature) && (!is_asked(move, feature) || has(stand.uncovered, feature));
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
