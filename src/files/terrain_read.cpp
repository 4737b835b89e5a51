#include "files/document.h"
#include "files/parts_read.h"

namespace linesman::files {

namespace {

std::optional<Hex> need_hex_on_grid(const Spot& spot, Reading& reading) {
  const auto hex = need_hex(spot, reading.findings);
  if (!hex || !reading.grid || reading.grid->contains(*hex)) return hex;
  reading.findings.add(spot, spot.label() + " is off the grid");
  return std::nullopt;
}

std::vector<Hex> read_hexes(const Spot& list, Reading& reading) {
  std::vector<Hex> hexes;
  if (!need_list(list, reading.findings)) return hexes;
  for (std::size_t i = 0; i < list.value().size(); ++i)
    if (const auto hex = need_hex_on_grid(list.item(i), reading)) hexes.push_back(*hex);
  return hexes;
}

std::vector<Hexside> read_hexsides(const Spot& list, Reading& reading) {
  std::vector<Hexside> sides;
  if (!need_list(list, reading.findings)) return sides;
  for (std::size_t i = 0; i < list.value().size(); ++i) {
    const Spot pair = list.item(i);
    if (pair.value().items().size() != 2) {
      reading.findings.must_be(pair, "a hexside: a hex and the number of its side");
      continue;
    }
    const auto hex = need_hex_on_grid(pair.item(0), reading);
    const auto side = need_whole(pair.item(1), reading.findings, 0, 5, "a side, 0 to 5");
    if (hex && side) sides.push_back({*hex, static_cast<int>(*side)});
  }
  return sides;
}

/// `hexes` and `hexsides`, of which a kind may have one, and that only on a grid.
void read_grid_members(const Spot& spot, bool has_grid, Feature& feature, Reading& reading) {
  for (const std::string_view name : {"hexes", "hexsides"}) {
    const Spot list = spot.member(name);
    if (!list.given()) continue;
    const bool sides = name == "hexsides";
    if (!has_grid)
      reading.findings.add(list, list.label() + " needs a table with \"hex\"");
    else if (sides != lies_on_hexsides(feature.kind))
      reading.findings.add(
          list, std::string(name_of(feature.kind)) +
                    (sides ? " covers hexes and lies on no hexsides" : " lies on hexsides and covers no hexes"));
    else if (sides)
      feature.hexsides = read_hexsides(list, reading);
    else
      feature.hexes = read_hexes(list, reading);
  }
}

/// The traits of relief that the protocol itself reads.
void check_relief(const Spot& traits, const Feature& feature, bool has_grid, Findings& findings) {
  if (feature.kind == Kind::slope) {
    const Spot uphill = traits.member("uphill");
    if (uphill.given())
      need_heading(uphill, findings);
    else if (!has_grid)
      findings.add(traits.given() ? traits : traits.parent(), "a slope needs the trait \"uphill\"");
  }
  if (feature.kind == Kind::contour)
    if (const Spot level = traits.member("level"); level.given()) need_number(level, findings, {-1e9, 1e9}, "a number");
}

double read_measure(const Spot& spot, double fallback, Findings& findings) {
  if (!spot.given()) return fallback;
  return need_number(spot, findings, {0, FARTHEST_COORDINATE}, "a number of inches, 0 to 10000").value_or(fallback);
}

Feature read_feature(const Spot& spot, bool has_grid, Reading& reading) {
  Findings& findings = reading.findings;
  Feature feature;
  if (!need_object(spot, findings)) return feature;
  feature.id = need_new_id(spot, reading);
  feature.name = take_name(spot, findings);
  const Spot kind_spot = spot.member("kind");
  const auto kind = kind_named(kind_spot.value().text().value_or(""));
  if (!kind) {
    if (kind_spot.value().is_text())
      findings.add(kind_spot, "there is no kind of terrain called " + describe(kind_spot.value()));
    else
      findings.must_be(kind_spot, "a kind of terrain");
    // What of the rest is wrong whatever the kind.
    take_flat_object(spot.member("traits"), findings);
    take_flat_object(spot.member("status"), findings);
    if (const Spot ratings = spot.member("ratings"); ratings.given()) need_object(ratings, findings);
    return feature;
  }
  feature.kind = *kind;
  feature.height = read_measure(spot.member("height"), default_height(*kind), findings);
  feature.width = read_measure(spot.member("width"), default_width(*kind), findings);
  read_grid_members(spot, has_grid, feature, reading);
  const Spot geometry = spot.member("geometry");
  const bool by_hexes = has_grid && (spot.member("hexes").given() || spot.member("hexsides").given());
  if (geometry.given() || !by_hexes) feature.shape = read_geometry(geometry, *kind, findings);
  const Spot traits = spot.member("traits");
  feature.traits = take_flat_object(traits, findings);
  check_relief(traits, feature, has_grid, findings);
  feature.status = take_flat_object(spot.member("status"), findings);
  if (const Spot ratings = spot.member("ratings"); ratings.given() && need_object(ratings, findings))
    feature.ratings = ratings.value();
  return feature;
}

}  // namespace

std::vector<Feature> read_terrain(const Spot& list, Reading& reading) {
  std::vector<Feature> terrain;
  if (!list.given() || !need_list(list, reading.findings)) return terrain;
  const std::size_t count = list.value().size();
  if (count > MOST_FEATURES) {
    reading.findings.add(list, "there are " + std::to_string(count) + " features, and at most " +
                                   std::to_string(MOST_FEATURES) + " may be on a table");
    return terrain;
  }
  const bool has_grid = list.parent().value()["table"]["hex"].is_object();
  terrain.reserve(count);
  for (std::size_t i = 0; i < count; ++i) terrain.push_back(read_feature(list.item(i), has_grid, reading));
  return terrain;
}

}  // namespace linesman::files
