#include <array>

#include "files/document.h"
#include "files/parts_read.h"
#include "geometry/validity.h"
#include "table/status.h"

namespace linesman::files {

namespace {

std::optional<double> measure(const Spot& spot, Findings& findings) {
  return need_number(spot, findings, {ABOVE_ZERO, FARTHEST_COORDINATE}, "a number of inches above 0");
}

std::optional<Footprint> read_polygon_base(const Spot& list, Findings& findings) {
  if (!need_list(list, findings)) return std::nullopt;
  PolygonBase base;
  const std::size_t before = findings.count();
  for (std::size_t i = 0; i < list.value().size(); ++i)
    if (const auto p = need_point(list.item(i), findings); p && (base.points.empty() || base.points.back() != *p))
      base.points.push_back(*p);
  if (findings.count() > before) return std::nullopt;
  // A ring may be given closed, as GeoJSON has it, or not.
  if (base.points.size() > 1 && base.points.front() == base.points.back()) base.points.pop_back();
  if (const auto reason = why_invalid_base(base.points)) {
    findings.add(list, *reason);
    return std::nullopt;
  }
  return base;
}

std::optional<Footprint> read_base(const Spot& spot, Findings& findings) {
  if (!need_object(spot, findings)) return std::nullopt;
  constexpr std::array<std::string_view, 3> SHAPES{"rectangle", "circle", "polygon"};
  const auto shape = need_word(spot.member("shape"), findings, SHAPES);
  if (!shape) return std::nullopt;
  if (*shape == "polygon") return read_polygon_base(spot.member("points"), findings);
  if (*shape == "circle") {
    const auto diameter = measure(spot.member("diameter"), findings);
    return diameter ? std::optional<Footprint>(CircleBase{*diameter}) : std::nullopt;
  }
  const auto width = measure(spot.member("width"), findings);
  const auto length = measure(spot.member("length"), findings);
  return width && length ? std::optional<Footprint>(RectangleBase{*width, *length}) : std::nullopt;
}

/// Where a piece stands on a grid: its hex, and the centre of it as its point.
void read_place_on_grid(const Spot& spot, Piece& piece, Reading& reading) {
  Findings& findings = reading.findings;
  const Spot hex_spot = spot.member("hex");
  const Spot at_spot = spot.member("at");
  std::optional<Hex> of_point;
  if (at_spot.given()) {
    const auto at = need_point(at_spot, findings);
    if (!at) return;
    of_point = reading.grid->hex_at(*at);
  }
  if (hex_spot.given()) {
    const auto hex = need_hex(hex_spot, findings);
    if (!hex) return;
    if (!reading.grid->contains(*hex))
      findings.add(hex_spot, "\"hex\" is off the grid");
    else if (at_spot.given() && of_point != hex)
      findings.add(at_spot, "\"at\" does not lie in the piece's hex");
    else
      piece.hex = *hex;
  } else if (!at_spot.given()) {
    findings.add(spot, "\"hex\" is missing");
  } else if (!of_point) {
    findings.add(at_spot, "\"at\" lies in no hex");
  } else {
    piece.hex = of_point;
  }
  if (piece.hex) piece.pose.at = reading.grid->centre(*piece.hex);
}

void read_facing(const Spot& spot, bool has_grid, Piece& piece, Reading& reading) {
  const Spot facing = spot.member("facing");
  if (facing.given()) {
    const auto heading = need_heading(facing, reading.findings);
    if (!heading) return;
    piece.pose.facing = *heading;
    if (reading.grid && !reading.grid->side_of_heading(*heading))
      reading.findings.add(facing, "\"facing\" must be the heading of a hexside, not " + describe(facing.value()));
  } else if (has_grid && reading.grid) {
    piece.pose.facing = reading.grid->heading_of_side(0);
  }
}

void read_pose(const Spot& spot, bool has_grid, Piece& piece, Reading& reading) {
  if (reading.grid)
    read_place_on_grid(spot, piece, reading);
  else if (!has_grid) {
    piece.pose.at = need_point(spot.member("at"), reading.findings).value_or(Vec{});
    if (const Spot hex = spot.member("hex"); hex.given())
      reading.findings.add(hex, "\"hex\" needs a table with \"hex\"");
  }
  read_facing(spot, has_grid, piece, reading);
  if (const Spot altitude = spot.member("altitude"); altitude.given())
    piece.pose.altitude = need_altitude(altitude, reading.findings).value_or(0);
}

std::string need_side(const Spot& thing, Findings& findings) {
  const Spot spot = thing.member("side");
  std::string side = need_text(spot, findings).value_or("");
  if (spot.value().is_text() && side.empty()) findings.add(spot, "\"side\" is empty");
  return side;
}

void read_allegiance(const Spot& spot, const std::vector<Unit>& units,
                     const std::unordered_map<std::string, UnitIndex>& by_id, Piece& piece, Findings& findings) {
  const Spot unit_spot = spot.member("unit");
  const Spot side_spot = spot.member("side");
  if (!unit_spot.given()) {
    piece.side = need_side(spot, findings);
    return;
  }
  const auto id = need_id(unit_spot, findings);
  if (!id) return;
  const auto it = by_id.find(*id);
  if (it == by_id.end()) {
    findings.add(unit_spot, "there is no unit \"" + *id + "\"");
    return;
  }
  piece.unit = it->second;
  piece.side = units[at(it->second)].side;
  if (side_spot.given() && side_spot.value().text() != piece.side)
    findings.must_be(side_spot, "left out or that of its unit, \"" + piece.side + "\"");
}

/// `aboard` names another piece, and no piece is aboard itself, over others or not.
void check_transport(const Spot& status, const std::string& id, Reading& reading) {
  const Spot aboard = status.member(ABOARD);
  const auto text = aboard.value().text();
  if (!text) return;  // that it is an id has been checked with the other keys
  const std::string transport(*text);
  if (!reading.carried.contains(transport)) {
    reading.findings.add(aboard, "there is no piece \"" + transport + "\"");
    return;
  }
  std::string carrier = transport;
  for (std::size_t i = 0; i <= reading.carried.size() && !carrier.empty() && carrier != id; ++i) {
    const auto it = reading.carried.find(carrier);
    carrier = it == reading.carried.end() ? std::string() : it->second;
  }
  if (carrier == id) reading.findings.add(aboard, "the piece would be aboard itself");
}

}  // namespace

std::vector<Unit> read_units(const Spot& list, Reading& reading) {
  std::vector<Unit> units;
  if (!list.given() || !need_list(list, reading.findings)) return units;
  if (list.value().size() > MOST_PIECES) {
    reading.findings.add(list, "there are more than " + std::to_string(MOST_PIECES) + " units");
    return units;
  }
  for (std::size_t i = 0; i < list.value().size(); ++i) {
    const Spot spot = list.item(i);
    Unit unit;
    if (need_object(spot, reading.findings)) {
      unit.id = need_new_id(spot, reading);
      unit.name = take_name(spot, reading.findings);
      unit.side = need_side(spot, reading.findings);
      const Spot traits = spot.member("traits");
      unit.traits = take_flat_object(traits, reading.findings);
      check_shared_traits(traits, reading.findings);
      const Spot status = spot.member("status");
      unit.status = take_flat_object(status, reading.findings);
      check_shared_status(status, reading.findings);
    }
    units.push_back(std::move(unit));
  }
  return units;
}

std::vector<Piece> read_pieces(const Spot& list, const std::vector<Unit>& units, Reading& reading) {
  std::vector<Piece> pieces;
  if (!list.given() || !need_list(list, reading.findings)) return pieces;
  const Value::Array& items = list.value().items();
  if (items.size() > MOST_PIECES) {
    reading.findings.add(list, "there are " + std::to_string(items.size()) + " pieces, and at most " +
                                   std::to_string(MOST_PIECES) + " may be in a game");
    return pieces;
  }
  std::unordered_map<std::string, UnitIndex> unit_ids;
  for (std::size_t i = 0; i < units.size(); ++i) unit_ids.emplace(units[i].id, static_cast<UnitIndex>(i));
  for (const Value& item : items)
    if (const auto id = item["id"].text())
      reading.carried.emplace(*id, std::string(item["status"][ABOARD].text().value_or("")));
  const bool has_grid = list.parent().value()["table"]["hex"].is_object();
  for (std::size_t i = 0; i < items.size(); ++i) {
    const Spot spot = list.item(i);
    Piece piece;
    if (need_object(spot, reading.findings)) {
      piece.id = need_new_id(spot, reading);
      piece.name = take_name(spot, reading.findings);
      read_allegiance(spot, units, unit_ids, piece, reading.findings);
      piece.base = read_base(spot.member("base"), reading.findings).value_or(Footprint{});
      read_pose(spot, has_grid, piece, reading);
      const Spot traits = spot.member("traits");
      piece.traits = take_flat_object(traits, reading.findings);
      check_shared_traits(traits, reading.findings);
      const Spot status = spot.member("status");
      piece.status = take_flat_object(status, reading.findings);
      check_shared_status(status, reading.findings);
      check_transport(status, piece.id, reading);
    }
    pieces.push_back(std::move(piece));
  }
  return pieces;
}

}  // namespace linesman::files
