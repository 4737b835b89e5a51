#include "files/documents/document.h"
#include "files/documents/parts.h"
#include "table/kind_words.h"

namespace linesman::files {

namespace {

std::optional<Hex> need_hex_on_grid(const JsonPlace& place, Reading& reading) {
  const auto hex = need_hex(place, reading.problems);
  if (!hex || !reading.grid || reading.grid->contains(*hex)) return hex;
  reading.problems.add(place, said<"{a} is off the grid">(place.label()));
  return std::nullopt;
}

std::vector<Hex> read_hexes(const JsonPlace& list, Reading& reading) {
  std::vector<Hex> hexes;
  if (!need_list(list, reading.problems)) return hexes;
  for (std::size_t i = 0; i < list.value().size(); ++i)
    if (const auto hex = need_hex_on_grid(list.item(i), reading)) hexes.push_back(*hex);
  return hexes;
}

std::vector<Hexside> read_hexsides(const JsonPlace& list, Reading& reading) {
  std::vector<Hexside> sides;
  if (!need_list(list, reading.problems)) return sides;
  for (std::size_t i = 0; i < list.value().size(); ++i) {
    const JsonPlace pair = list.item(i);
    if (pair.value().items().size() != 2) {
      reading.problems.must_be(pair, "a hexside: a hex and the number of its side");
      continue;
    }
    const auto hex = need_hex_on_grid(pair.item(0), reading);
    const auto side = need_whole(pair.item(1), reading.problems, 0, 5, "a side, 0 to 5");
    if (hex && side) sides.push_back({*hex, static_cast<int>(*side)});
  }
  return sides;
}

/// Reads `hexes` or `hexsides`. Each kind may have one of them, and only on a grid.
void read_grid_members(const JsonPlace& place, bool has_grid, Feature& feature, Reading& reading) {
  for (const std::string_view name : {"hexes", "hexsides"}) {
    const JsonPlace list = place.member(name);
    if (!list.given()) continue;
    const bool sides = name == "hexsides";
    if (!has_grid)
      reading.problems.add(list, said<"{a} needs a table with \"hex\"">(list.label()));
    else if (sides != lies_on_hexsides(feature.kind))
      reading.problems.add(list, sides ? said<"{kind} covers hexes and lies on no hexsides">(name_of(feature.kind))
                                       : said<"{kind} lies on hexsides and covers no hexes">(name_of(feature.kind)));
    else if (sides)
      feature.hexsides = read_hexsides(list, reading);
    else
      feature.hexes = read_hexes(list, reading);
  }
}

/// Checks the traits of relief in the protocol.
void check_relief(const JsonPlace& traits, const Feature& feature, bool has_grid, Mistakes& problems) {
  if (feature.kind == Kind::slope) {
    const JsonPlace uphill = traits.member("uphill");
    if (uphill.given())
      need_heading(uphill, problems);
    else if (!has_grid)
      problems.add(traits.given() ? traits : traits.parent(), "a slope needs the trait \"uphill\"");
  }
  if (feature.kind == Kind::contour)
    if (const JsonPlace level = traits.member("level"); level.given())
      need_number(level, problems, {-1e9, 1e9}, "a number");
}

double read_measure(const JsonPlace& place, double fallback, Mistakes& problems) {
  if (!place.given()) return fallback;
  return need_number(place, problems, {0, FARTHEST_COORDINATE}, "a number of inches, 0 to 10000").value_or(fallback);
}

/// The features of a list by their ids.
class KnownFeatures {
 public:
  explicit KnownFeatures(const Value& list) : items_(list.items()) {
    for (std::size_t i = 0; i < items_.size(); ++i) places_.emplace(id_of(items_[i]), i);
  }
  bool has(const Value& feature) const {
    const auto place = places_.find(id_of(feature));
    return place != places_.end() && items_[place->second] == feature;
  }

 private:
  static std::string_view id_of(const Value& feature) { return feature["id"].text().value_or(""); }

  const Value::Items& items_;
  std::unordered_map<std::string_view, std::size_t> places_;
};

}  // namespace

Feature read_feature(const JsonPlace& place, bool has_grid, Reading& reading) {
  Mistakes& problems = reading.problems;
  Feature feature;
  if (!need_object(place, problems)) return feature;
  feature.id = need_new_id(place, reading);
  feature.name = take_name(place, problems);
  const JsonPlace kind_place = place.member("kind");
  const auto kind = kind_named(kind_place.value().text().value_or(""));
  if (!kind) {
    if (kind_place.value().is_text())
      problems.add(kind_place,
                   with_nearest_kind(said<"there is no kind of terrain called {a}">(described(kind_place.value())),
                                     *kind_place.value().text()));
    else
      problems.must_be(kind_place, "a kind of terrain");
    // Mistakes of these members do not depend on the kind.
    take_flat_object(place.member("traits"), problems);
    take_flat_object(place.member("status"), problems);
    if (const JsonPlace ratings = place.member("ratings"); ratings.given()) need_object(ratings, problems);
    return feature;
  }
  feature.kind = *kind;
  feature.height = read_measure(place.member("height"), default_height(*kind), problems);
  feature.width = read_measure(place.member("width"), default_width(*kind), problems);
  read_grid_members(place, has_grid, feature, reading);
  const JsonPlace geometry = place.member("geometry");
  const bool by_hexes = has_grid && (place.member("hexes").given() || place.member("hexsides").given());
  if (geometry.given() || !by_hexes) feature.shape = read_geometry(geometry, *kind, problems);
  const JsonPlace traits = place.member("traits");
  feature.traits = take_flat_object(traits, problems);
  check_relief(traits, feature, has_grid, problems);
  feature.status = take_flat_object(place.member("status"), problems);
  if (const JsonPlace ratings = place.member("ratings"); ratings.given() && need_object(ratings, problems))
    feature.ratings = ratings.value();
  return feature;
}

std::vector<Feature> read_terrain(const JsonPlace& list, Reading& reading) {
  std::vector<Feature> terrain;
  if (!list.given() || !need_list(list, reading.problems)) return terrain;
  const std::size_t count = list.value().size();
  if (count > MAX_FEATURES) {
    reading.problems.add(list, said<"there are {n} features, and at most {m} may be on a table">(count, MAX_FEATURES));
    return terrain;
  }
  const bool has_grid = list.parent().value()["table"]["hex"].is_object();
  terrain.reserve(count);
  const KnownFeatures known(reading.known);
  for (std::size_t i = 0; i < count; ++i) {
    const JsonPlace place = list.item(i);
    if (known.has(place.value()))
      need_new_id(place, reading);
    else
      terrain.push_back(read_feature(place, has_grid, reading));
  }
  return terrain;
}

}  // namespace linesman::files
