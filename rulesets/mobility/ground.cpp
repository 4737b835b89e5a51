#include "mobility/ground.h"

#include <algorithm>
#include <map>

#include "base/contains.h"
#include "base/tolerance.h"

namespace linesman::mobility {

namespace {

bool changes_nothing(double figure) { return same_length(figure, 1); }

/// mobility-17 with `combine: worst`: the highest figure if any hinders, else the lowest.
double worst_of(const std::vector<GroundFigure>& figures) {
  const auto by_value = [](const GroundFigure& a, const GroundFigure& b) { return a.value < b.value; };
  const auto [lowest, highest] = std::minmax_element(figures.begin(), figures.end(), by_value);
  return highest->value > 1 ? highest->value : lowest->value;
}

/// `powered-armour` has the figures of foot or, by the option, of gravpacks.
std::string column_of(const Model& model) {
  if (model.is(MobilityType::powered_armour)) return model.on_foot ? "foot" : "gravpack";
  return model.row->terrain;
}

}  // namespace

Ground::Ground(const Setting& setting, const Model& model)
    : setting_(setting), model_(model), column_(column_of(model)) {}

/// mobility-24: an unpaved road in wet weather.
bool Ground::is_soaked(const Feature& feature) const {
  if (!setting_.options.wet || (feature.kind != Kind::road && feature.kind != Kind::track)) return false;
  const auto paved = feature.traits["paved"].boolean();
  return !paved.value_or(feature.kind == Kind::road);
}

/// mobility-30, mobility-31: vehicles need a building or stairs for vehicles.
bool Ground::lets_in(const Feature& feature, Rating rating) const {
  if (rating != Rating::building && rating != Rating::stairs) return true;
  const bool rides = model_.family() == Family::vehicle || model_.family() == Family::pod;
  return !rides || setting_.flag(feature.traits, "vehicles");
}

/// The cell of the terrain table (mobility-18 to 32).
std::optional<double> Ground::cell(const Feature& feature, Rating rating) const {
  const auto& row = setting_.options.walls_for_jetpacks && rating == Rating::high ? setting_.tables.walls_for_jetpacks
                                                                                  : setting_.tables.terrain_of(rating);
  if (!row) return 1;
  if (rating == Rating::building && setting_.flag(feature.traits, "debris")) return setting_.tables.debris;
  const auto figure = row->find(column_);
  if (figure == row->end()) return setting_.options.interiors;
  if (figure->second > 0) return figure->second;
  const bool swims = rating == Rating::water && setting_.flag(setting_.game.piece(model_.piece).traits, "amphibious");
  return swims ? std::optional<double>(setting_.tables.amphibious) : std::nullopt;
}

Ground::Known Ground::learn(FeatureIndex f) const {
  const Feature& feature = setting_.game.feature(f);
  Known known;
  known.rating = setting_.rating(f);
  known.is_area = class_of(feature.kind) == FeatureClass::area;
  known.lets_in = lets_in(feature, known.rating);
  const bool soaked = is_soaked(feature);
  known.figure = cell(feature, soaked ? Rating::soft : known.rating);
  known.clause = soaked ? "mobility-24" : clause_of(known.rating);
  return known;
}

const Ground::Known& Ground::known(FeatureIndex f) const {
  const auto it = known_.find(f);
  return it != known_.end() ? it->second : known_.emplace(f, learn(f)).first->second;
}

bool Ground::any_rated(const FeatureSet& ground, Rating wanted) const {
  return std::any_of(ground.begin(), ground.end(), [&](FeatureIndex f) { return known(f).rating == wanted; });
}

bool Ground::bears(const FeatureSet& ground) const {
  return any_rated(ground, Rating::building) || any_rated(ground, Rating::stairs) || any_rated(ground, Rating::ladder);
}

/// mobility-21: the waters under the base that count.
FeatureSet Ground::waters_that_count(const PlaceFacts& facts, bool under_surface) const {
  FeatureSet waters;
  if (facts.water.on_crossing || (under_surface && !facts.water.centre_in_water)) return waters;
  for (const FeatureIndex f : facts.ground)
    if (known(f).rating == Rating::water && !contains(facts.water.spared, f)) waters.push_back(f);
  return waters;
}

GroundUnderBase Ground::place(const PlaceFacts& facts) const {
  const bool drowned = facts.surface && facts.water.centre_in_water && !facts.water.on_crossing &&
                       known(*facts.surface).rating == Rating::road;
  const auto& limit = model_.row->altitude_limit;
  GroundUnderBase place{facts.ground, facts.within};
  place.altitude = facts.altitude;
  place.too_high = limit && exceeds(facts.altitude, *limit);
  if (!drowned) place.surface = facts.surface;
  if (!place.too_high || !skims()) place.slope = facts.slope;
  place.waters = waters_that_count(facts, place.surface.has_value());
  place.on_stairs = any_rated(facts.ground, Rating::stairs);
  place.indoors = std::any_of(facts.within.begin(), facts.within.end(), [&](FeatureIndex f) {
    return known(f).rating == Rating::building && contains(facts.ground, f);
  });
  return place;
}

/// mobility-17: a feature counts unless another lies over it, or it is judged elsewhere.
bool Ground::counts(FeatureIndex f, const GroundUnderBase& place) const {
  const Known& feature = known(f);
  if (feature.is_area && (place.surface || place.on_stairs || place.indoors)) return false;
  switch (feature.rating) {
    case Rating::water: return contains(place.waters, f);
    case Rating::building: return !place.on_stairs && contains(place.within, f);
    case Rating::low: return !skims() || !place.too_high || exceeds(setting_.game.feature(f).height, place.altitude);
    case Rating::ladder:
    case Rating::tree:
    case Rating::none: return false;
    default: return true;
  }
}

/// The figures of the surface, of each rating of the ground once, and of the slope.
std::vector<GroundFigure> Ground::figures(const GroundUnderBase& place) const {
  std::vector<GroundFigure> figures;
  const auto take = [&](const Known& k) { figures.push_back({k.figure.value_or(1), k.clause}); };
  if (place.surface) take(known(*place.surface));
  std::map<Rating, GroundFigure> by_rating;
  for (const FeatureIndex f : place.ground) {
    if (!counts(f, place)) continue;
    const Known& k = known(f);
    GroundFigure& once = by_rating.try_emplace(k.rating, GroundFigure{0, {}}).first->second;
    if (k.figure.value_or(1) > once.value) once = {k.figure.value_or(1), k.clause};
  }
  for (const auto& [rating, figure] : by_rating) figures.push_back(figure);
  if (place.slope) take(known(*place.slope));
  return figures;
}

GroundFigure Ground::figure(const GroundUnderBase& place) const {
  const std::vector<GroundFigure> all = figures(place);
  GroundFigure total;
  double highest = 0;
  for (const GroundFigure& figure : all) {
    total.value *= figure.value;
    if (changes_nothing(figure.value) || figure.value <= highest) continue;
    highest = figure.value;
    total.rule = figure.rule;
  }
  if (setting_.options.worst && !all.empty()) total.value = worst_of(all);
  return total;
}

std::string_view Ground::barred_by(FeatureIndex f, const GroundUnderBase& place) const {
  const Known& k = known(f);
  return !k.lets_in || (counts(f, place) && !k.figure) ? k.clause : std::string_view();
}

std::string_view Ground::barred_under_centre(FeatureIndex f) const {
  return known(f).figure ? std::string_view() : known(f).clause;
}

bool Ground::has_way_up(const FeatureSet& ground) const {
  return std::any_of(ground.begin(), ground.end(), [&](FeatureIndex f) {
    const Known& k = known(f);
    return (k.rating == Rating::stairs || k.rating == Rating::ladder) && k.lets_in && k.figure;
  });
}

std::optional<GroundFigure> Ground::climb_figure(const FeatureSet& ground) const {
  const Rating by = any_rated(ground, Rating::stairs) ? Rating::stairs : Rating::ladder;
  for (const FeatureIndex f : ground)
    if (known(f).rating == by && known(f).figure) return GroundFigure{*known(f).figure, known(f).clause};
  return std::nullopt;
}

}  // namespace linesman::mobility
