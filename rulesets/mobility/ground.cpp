#include "mobility/ground.h"

#include <algorithm>
#include <array>

#include "base/check.h"
#include "base/tolerance.h"

namespace linesman::mobility {

namespace {

struct RatingClause {
  std::string_view rating;
  std::string_view clause;
};

/// Which clause speaks of which rating (mobility-17 to 32).
constexpr std::array<RatingClause, 17> CLAUSES{{{"firm", "mobility-18"},
                                                {"soft", "mobility-19"},
                                                {"slope", "mobility-20"},
                                                {"water", "mobility-21"},
                                                {"ford", "mobility-22"},
                                                {"road", "mobility-23"},
                                                {"bridge", "mobility-23"},
                                                {"vegetation", "mobility-25"},
                                                {"dense", "mobility-25"},
                                                {"impassable", "mobility-17"},
                                                {"low", "mobility-27"},
                                                {"high", "mobility-28"},
                                                {"anti-tank", "mobility-29"},
                                                {"building", "mobility-30"},
                                                {"stairs", "mobility-31"},
                                                {"ladder", "mobility-32"},
                                                {"tree", "mobility-26"}}};

bool changes_nothing(double figure) { return same_length(figure, 1); }

/// mobility-17 with `combine: worst`: the highest figure if any hinders, else the lowest.
double worst_of(const std::vector<GroundFigure>& figures) {
  const auto by_value = [](const GroundFigure& a, const GroundFigure& b) { return a.value < b.value; };
  const auto [lowest, highest] = std::minmax_element(figures.begin(), figures.end(), by_value);
  return highest->value > 1 ? highest->value : lowest->value;
}

}  // namespace

std::string Ground::rating(FeatureIndex i) const {
  return std::string(rating_of(setting_.data, setting_.game.feature(i)).text().value_or("none"));
}

/// `powered-armour` has the figures of those on foot or, by the option, of gravpacks.
std::string Ground::column() const {
  if (body_.is("powered-armour")) return body_.on_foot ? "foot" : "gravpack";
  return body_.type->terrain;
}

bool Ground::any_rated(const FeatureSet& ground, std::string_view wanted) const {
  return std::any_of(ground.begin(), ground.end(), [&](FeatureIndex f) { return rating(f) == wanted; });
}

bool Ground::bears(const FeatureSet& ground) const {
  return any_rated(ground, "building") || any_rated(ground, "stairs") || any_rated(ground, "ladder");
}

/// What is not there because something else lies over it, or is judged elsewhere (mobility-17).
bool Ground::counts(FeatureIndex f, const Underfoot& place) const {
  const std::string rated = rating(f);
  const bool is_area = class_of(setting_.game.feature(f).kind) == FeatureClass::area;
  const bool stairs = any_rated(place.ground, "stairs");
  if (place.surface && (is_area || rated == "water")) return false;
  if (is_area && (stairs || any_rated(place.ground, "building"))) return false;
  if (stairs && rated == "building") return false;
  return rated != "ladder" && rated != "none";
}

bool Ground::is_counted_tree(FeatureIndex f, const Underfoot& place) const {
  return rating(f) == "tree" && counts(f, place);
}

/// mobility-24: an unpaved road in wet weather.
bool Ground::is_soaked(FeatureIndex f) const {
  const Feature& feature = setting_.game.feature(f);
  if (!setting_.options.wet || (feature.kind != Kind::road && feature.kind != Kind::track)) return false;
  const auto paved = feature.traits["paved"].boolean();
  return !paved.value_or(feature.kind == Kind::road);
}

std::string_view Ground::clause_of(FeatureIndex f) const {
  if (is_soaked(f)) return "mobility-24";
  const std::string rated = rating(f);
  const auto it =
      std::find_if(CLAUSES.begin(), CLAUSES.end(), [&](const RatingClause& c) { return c.rating == rated; });
  return it == CLAUSES.end() ? "mobility-18" : it->clause;
}

/// mobility-30: inside a building, for those who walk or roll.
double Ground::indoors(const Feature& feature) const {
  return setting_.flag(feature.traits, "debris") ? setting_.tables.debris : setting_.options.interiors;
}

/// The cell of the terrain table (mobility-18 to 32); nothing for what the piece cannot pass.
std::optional<double> Ground::cell(FeatureIndex f) const {
  const std::string rated = is_soaked(f) ? "soft" : rating(f);
  const auto row = setting_.tables.terrain.find(rated);
  if (row == setting_.tables.terrain.end()) return 1;  // `tree` and `none` have no row
  const auto figure = row->second.find(column());
  if (figure == row->second.end()) return indoors(setting_.game.feature(f));
  if (figure->second > 0) return figure->second;
  if (rated == "water" && setting_.flag(setting_.game.piece(body_.piece).traits, "amphibious"))
    return setting_.tables.amphibious;
  return std::nullopt;
}

void Ground::take(FeatureIndex f, std::vector<GroundFigure>& figures) const {
  figures.push_back({cell(f).value_or(1), std::string(clause_of(f))});
}

GroundFigure Ground::figure(const Underfoot& place) const {
  std::vector<GroundFigure> figures;
  if (place.surface) take(*place.surface, figures);
  std::map<std::string, GroundFigure> by_rating;
  for (const FeatureIndex f : place.ground) {
    if (!counts(f, place) || rating(f) == "tree") continue;
    GroundFigure& once = by_rating.try_emplace(rating(f), GroundFigure{0, {}}).first->second;
    const double value = cell(f).value_or(1);
    if (value > once.value) once = {value, std::string(clause_of(f))};
  }
  for (const auto& [rated, figure] : by_rating) figures.push_back(figure);
  if (place.slope) take(*place.slope, figures);
  if (figures.empty()) return {};

  GroundFigure total;
  double highest = 0;
  for (const GroundFigure& figure : figures) {
    total.value *= figure.value;
    if (changes_nothing(figure.value) || figure.value <= highest) continue;
    highest = figure.value;
    total.rule = figure.rule;
  }
  if (setting_.options.worst) total.value = worst_of(figures);
  return total;
}

/// mobility-30, mobility-31: vehicles need a building or stairs that takes them.
bool Ground::lets_in(FeatureIndex f) const {
  const std::string rated = rating(f);
  if (rated != "building" && rated != "stairs") return true;
  const bool rides = body_.family == Family::vehicle || body_.family == Family::pod;
  return !rides || setting_.flag(setting_.game.feature(f).traits, "vehicles");
}

std::string Ground::barred_by(FeatureIndex f, const Underfoot& place) const {
  if (!lets_in(f)) return std::string(clause_of(f));
  if (counts(f, place) && !cell(f)) return std::string(clause_of(f));
  return {};
}

std::string Ground::barred_under_centre(FeatureIndex f) const {
  return cell(f) ? std::string() : std::string(clause_of(f));
}

bool Ground::has_way_up(const FeatureSet& ground) const {
  return std::any_of(ground.begin(), ground.end(), [&](FeatureIndex f) {
    const std::string rated = rating(f);
    return (rated == "stairs" || rated == "ladder") && lets_in(f) && cell(f);
  });
}

std::optional<GroundFigure> Ground::climb_figure(const FeatureSet& ground) const {
  const std::string by = any_rated(ground, "stairs") ? "stairs" : "ladder";
  for (const FeatureIndex f : ground)
    if (rating(f) == by && cell(f)) return GroundFigure{*cell(f), std::string(clause_of(f))};
  return std::nullopt;
}

}  // namespace linesman::mobility
