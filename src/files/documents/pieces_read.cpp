#include <algorithm>
#include <array>

#include "files/documents/document.h"
#include "files/documents/parts.h"
#include "geometry/boost/validity.h"
#include "state/statuses.h"
#include "table/losses.h"
#include "table/status.h"

namespace linesman::files {

namespace {

std::optional<double> measure(const JsonPlace& place, Mistakes& problems) {
  return need_number(place, problems, {ABOVE_ZERO, FARTHEST_COORDINATE}, "a number of inches above 0");
}

std::optional<Footprint> read_polygon_base(const JsonPlace& list, Mistakes& problems) {
  if (!need_list(list, problems)) return std::nullopt;
  PolygonBase base;
  const std::size_t before = problems.count();
  for (std::size_t i = 0; i < list.value().size(); ++i)
    if (const auto p = need_point(list.item(i), problems); p && (base.points.empty() || base.points.back() != *p))
      base.points.push_back(*p);
  if (problems.count() > before) return std::nullopt;
  // A ring may be closed, as in GeoJSON, or open.
  if (base.points.size() > 1 && base.points.front() == base.points.back()) base.points.pop_back();
  if (const auto reason = why_invalid_base(base.points)) {
    problems.add(list, *reason);
    return std::nullopt;
  }
  return base;
}

std::optional<Footprint> read_base(const JsonPlace& place, Mistakes& problems) {
  if (!need_object(place, problems)) return std::nullopt;
  constexpr std::array<std::string_view, 3> SHAPES{"rectangle", "circle", "polygon"};
  const auto shape = need_word(place.member("shape"), problems, SHAPES);
  if (!shape) return std::nullopt;
  if (*shape == "polygon") return read_polygon_base(place.member("points"), problems);
  if (*shape == "circle") {
    const auto diameter = measure(place.member("diameter"), problems);
    return diameter ? std::optional<Footprint>(CircleBase{*diameter}) : std::nullopt;
  }
  const auto width = measure(place.member("width"), problems);
  const auto length = measure(place.member("length"), problems);
  return width && length ? std::optional<Footprint>(RectangleBase{*width, *length}) : std::nullopt;
}

/// The tray of a piece, whose base is that of one model.
std::optional<Tray> read_tray(const JsonPlace& place, const Footprint& base, Mistakes& problems) {
  const JsonPlace tray_place = place.member("tray");
  if (!tray_place.given() || !need_object(tray_place, problems)) return std::nullopt;
  const std::size_t before = problems.count();
  constexpr std::int64_t MANY = 1'000'000;
  Tray tray;
  tray.model = base;
  const JsonPlace models = tray_place.member("models");
  tray.models = need_whole(models, problems, 1, MANY, "a whole number above 0").value_or(1);
  tray.files = need_whole(tray_place.member("files"), problems, 1, MANY, "a whole number above 0").value_or(1);
  if (const JsonPlace gap = tray_place.member("gap"); gap.given())
    tray.gap = need_number(gap, problems, {0, FARTHEST_COORDINATE}, "a number of inches of at least 0").value_or(0);
  if (std::holds_alternative<PolygonBase>(base))
    problems.add(place.member("base"), said<"a tray's models have round or rectangular bases">());
  if (problems.count() > before) return std::nullopt;
  if (tray.models > static_cast<std::int64_t>(MAX_PIECES)) {
    problems.add(models, said<"a tray has at most {n} models">(MAX_PIECES));
    return std::nullopt;
  }
  const RectangleBase outline = outline_of(tray, tray.models);
  if (std::max(outline.width, outline.length) > FARTHEST_COORDINATE) {
    problems.add(tray_place, said<"the tray is more than {n} inches wide or long">(Number{FARTHEST_COORDINATE, 6}));
    return std::nullopt;
  }
  return tray;
}

void check_losses(const JsonPlace& status, const Tray& tray, Mistakes& problems) {
  const JsonPlace losses = status.member(LOSSES);
  if (!losses.given() || losses.value().is_object() || losses.value().is_array()) return;  // is no status at all
  if (const Sentence why = why_no_losses(tray, losses.value()); !why.empty()) problems.add(losses, why);
}

/// Reads the hex of a piece on a grid and sets its point to the centre of the hex.
void read_place_on_grid(const JsonPlace& place, Piece& piece, Reading& reading) {
  Mistakes& problems = reading.problems;
  const JsonPlace hex_place = place.member("hex");
  const JsonPlace at_place = place.member("at");
  std::optional<Hex> of_point;
  if (at_place.given()) {
    const auto at = need_point(at_place, problems);
    if (!at) return;
    of_point = reading.grid->hex_at(*at);
  }
  if (hex_place.given()) {
    const auto hex = need_hex(hex_place, problems);
    if (!hex) return;
    if (!reading.grid->contains(*hex))
      problems.add(hex_place, "\"hex\" is off the grid");
    else if (at_place.given() && of_point != hex)
      problems.add(at_place, "\"at\" does not lie in the piece's hex");
    else
      piece.hex = *hex;
  } else if (!at_place.given()) {
    problems.add(place, "\"hex\" is missing");
  } else if (!of_point) {
    problems.add(at_place, "\"at\" lies in no hex");
  } else {
    piece.hex = of_point;
  }
  if (piece.hex) piece.pose.at = reading.grid->centre(*piece.hex);
}

void read_facing(const JsonPlace& place, bool has_grid, Piece& piece, Reading& reading) {
  const JsonPlace facing = place.member("facing");
  if (facing.given()) {
    const auto heading = need_heading(facing, reading.problems);
    if (!heading) return;
    piece.pose.facing = *heading;
    if (reading.grid && !reading.grid->side_of_heading(*heading))
      reading.problems.add(facing,
                           said<"\"facing\" must be the heading of a hexside, not {a}">(described(facing.value())));
  } else if (has_grid && reading.grid) {
    piece.pose.facing = reading.grid->heading_of_side(0);
  }
}

void read_pose(const JsonPlace& place, bool has_grid, Piece& piece, Reading& reading) {
  if (reading.grid)
    read_place_on_grid(place, piece, reading);
  else if (!has_grid) {
    piece.pose.at = need_point(place.member("at"), reading.problems).value_or(Vec{});
    if (const JsonPlace hex = place.member("hex"); hex.given())
      reading.problems.add(hex, "\"hex\" needs a table with \"hex\"");
  }
  read_facing(place, has_grid, piece, reading);
  if (const JsonPlace altitude = place.member("altitude"); altitude.given())
    piece.pose.altitude = need_altitude(altitude, reading.problems).value_or(0);
}

std::string need_side(const JsonPlace& thing, Mistakes& problems) {
  const JsonPlace place = thing.member("side");
  std::string side = need_text(place, problems).value_or("");
  if (place.value().is_text() && side.empty()) problems.add(place, "\"side\" is empty");
  return side;
}

void read_allegiance(const JsonPlace& place, const std::vector<Unit>& units,
                     const std::unordered_map<std::string, UnitIndex>& by_id, Piece& piece, Mistakes& problems) {
  const JsonPlace unit_place = place.member("unit");
  const JsonPlace side_place = place.member("side");
  if (!unit_place.given()) {
    piece.side = need_side(place, problems);
    return;
  }
  const auto id = need_id(unit_place, problems);
  if (!id) return;
  const auto it = by_id.find(*id);
  if (it == by_id.end()) {
    problems.add(unit_place, said<"there is no unit \"{id}\"">(*id));
    return;
  }
  piece.unit = it->second;
  piece.side = units[at(it->second)].side;
  if (side_place.given() && side_place.value().text() != piece.side)
    problems.must_be(side_place, said<"left out or that of its unit, \"{side}\"">(piece.side));
}

/// A status object: plain values, and what the players bring in from other chapters.
Value take_status(const JsonPlace& place, bool on_tray, Mistakes& problems) {
  if (!place.given() || !need_object(place, problems)) return Value::empty_object();
  if (!state::is_marked(place.value())) {
    check_shared_status(place, problems);
    return place.value();
  }
  std::vector<Problem> found;
  state::check_status(place.value(), place.pointer(), on_tray, found);
  for (const Problem& problem : found) problems.add(problem.pointer, problem.reason);
  // Shared keys have the same values whether they end or not.
  constexpr state::Moment BEFORE_ALL{0, 0};
  const Value plain = found.empty() ? state::in_force(place.value(), BEFORE_ALL) : Value::empty_object();
  check_shared_status(JsonPlace(plain, place.pointer()), problems);
  return place.value();
}

/// `Owner` is a Unit or a Piece.
template <class Owner>
void read_traits_and_status(const JsonPlace& place, Owner& owner, Mistakes& problems) {
  const JsonPlace traits = place.member("traits");
  owner.traits = take_flat_object(traits, problems);
  check_shared_traits(traits, problems);
  owner.status = take_status(place.member("status"), place.member("tray").given(), problems);
}

/// Checks that `aboard` names another piece and that no piece is aboard itself, directly or through others.
void check_transport(const JsonPlace& status, const std::string& id, Reading& reading) {
  const JsonPlace aboard = status.member(ABOARD);
  const auto text = aboard.value().text();
  if (!text) return;  // check_shared_status reports a value that is no id
  const std::string transport(*text);
  if (!reading.carried.contains(transport)) {
    reading.problems.add(aboard, said<"there is no piece \"{id}\"">(transport));
    return;
  }
  if (reading.in_circle.contains(id)) reading.problems.add(aboard, "the piece would be aboard itself");
}

/// The pieces that are aboard themselves. Each chain of carriers is followed once, up to a piece already visited.
std::unordered_set<std::string> circles_in(const std::unordered_map<std::string, std::string>& carried) {
  std::unordered_set<std::string> circles;
  std::unordered_map<std::string_view, std::string_view> seen_from;
  for (const auto& [first, its_carrier] : carried) {
    auto at = carried.find(first);
    for (; at != carried.end() && seen_from.emplace(at->first, first).second;) at = carried.find(at->second);
    if (at == carried.end() || seen_from[at->first] != first) continue;
    while (circles.insert(at->first).second) at = carried.find(at->second);
  }
  return circles;
}

}  // namespace

std::vector<Unit> read_units(const JsonPlace& list, Reading& reading) {
  std::vector<Unit> units;
  if (!list.given() || !need_list(list, reading.problems)) return units;
  if (list.value().size() > MAX_PIECES) {
    reading.problems.add(list, said<"there are more than {n} units">(MAX_PIECES));
    return units;
  }
  for (std::size_t i = 0; i < list.value().size(); ++i) {
    const JsonPlace place = list.item(i);
    Unit unit;
    if (need_object(place, reading.problems)) {
      unit.id = need_new_id(place, reading);
      unit.name = take_name(place, reading.problems);
      unit.side = need_side(place, reading.problems);
      read_traits_and_status(place, unit, reading.problems);
    }
    units.push_back(std::move(unit));
  }
  return units;
}

std::vector<Piece> read_pieces(const JsonPlace& list, const std::vector<Unit>& units, MarkerFamily family,
                               Reading& reading) {
  std::vector<Piece> pieces;
  if (!list.given() || !need_list(list, reading.problems)) return pieces;
  const Value::Items& items = list.value().items();
  if (items.size() > MAX_PIECES) {
    reading.problems.add(list,
                         said<"there are {n} pieces, and at most {m} may be in a game">(items.size(), MAX_PIECES));
    return pieces;
  }
  std::unordered_map<std::string, UnitIndex> unit_ids;
  for (std::size_t i = 0; i < units.size(); ++i) unit_ids.emplace(units[i].id, static_cast<UnitIndex>(i));
  for (const Value& item : items)
    if (const auto id = item["id"].text())
      reading.carried.emplace(*id, std::string(item["status"][ABOARD].text().value_or("")));
  reading.in_circle = circles_in(reading.carried);
  const bool has_grid = list.parent().value()["table"]["hex"].is_object();
  for (std::size_t i = 0; i < items.size(); ++i) {
    const JsonPlace place = list.item(i);
    Piece piece;
    if (need_object(place, reading.problems)) {
      piece.id = need_new_id(place, reading);
      piece.name = take_name(place, reading.problems);
      read_allegiance(place, units, unit_ids, piece, reading.problems);
      piece.base = read_base(place.member("base"), reading.problems).value_or(Footprint{});
      read_pose(place, has_grid, piece, reading);
      read_traits_and_status(place, piece, reading.problems);
      piece.tray = read_tray(place, piece.base, reading.problems);
      if (piece.tray) check_losses(place.member("status"), *piece.tray, reading.problems);
      check_transport(place.member("status"), piece.id, reading);
      read_marker(place, family, piece, reading.problems);
    }
    pieces.push_back(std::move(piece));
  }
  return pieces;
}

}  // namespace linesman::files
