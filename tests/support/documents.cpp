#include "support/documents.h"

#include "base/text.h"

namespace linesman::files_test {

namespace {

Value changed(const Value& value, std::string_view pointer, const Value* set) {
  if (pointer.empty()) return set ? *set : Value();
  const std::size_t end = std::min(pointer.find('/', 1), pointer.size());
  const std::string name(pointer.substr(1, end - 1));
  const std::string_view rest = pointer.substr(end);
  if (!value.is_array()) {
    if (rest.empty() && !set) return value.without(name);
    return value.with(name, changed(value[name], rest, set));
  }
  Value::Array items = value.items();
  const auto i = static_cast<std::size_t>(std::stoul(name));
  if (rest.empty() && !set) {
    items.erase(items.begin() + static_cast<std::ptrdiff_t>(i));
    return items;
  }
  if (i == items.size()) items.emplace_back();
  items.at(i) = changed(items.at(i), rest, set);
  return items;
}

}  // namespace

Value json(std::string_view text) { return parse_json(text, "text of a test").value(); }

Value with(const Value& value, std::string_view pointer, const Value& set) { return changed(value, pointer, &set); }

Value without(const Value& value, std::string_view pointer) { return changed(value, pointer, nullptr); }

const Value& ford_at_dawn() {
  static const Value document = json(R"({
    "linesman": 1, "title": "The ford at dawn", "ruleset": "pips", "options": {}, "tolerance": 0,
    "table": { "width": 72, "depth": 48 },
    "terrain": [
      { "id": "mill-wood", "name": "Mill wood", "kind": "wood",
        "geometry": { "type": "Polygon", "coordinates": [[[10,10],[20,10],[20,18],[10,18],[10,10]]] },
        "height": 4, "traits": {}, "ratings": { "orders": "rough" } },
      { "id": "hedge-1", "kind": "hedge", "width": 0.5,
        "geometry": { "type": "LineString", "coordinates": [[30,0],[30,48]] } },
      { "id": "hill", "kind": "slope", "traits": { "uphill": 45 },
        "geometry": { "type": "Polygon", "coordinates": [[[40,30],[60,30],[60,44],[40,44],[40,30]],
                                                         [[45,34],[50,34],[50,38],[45,38],[45,34]]] } },
      { "id": "contour-1", "kind": "contour", "traits": { "level": 10 },
        "geometry": { "type": "LineString", "coordinates": [[40,30],[60,30]] } },
      { "id": "ponds", "kind": "lake",
        "geometry": { "type": "MultiPolygon", "coordinates": [ [[[2,2],[4,2],[4,4],[2,2]]], [[[5,5],[6,5],[6,6],[5,5]]] ] } } ],
    "units": [ { "id": "troop-1", "name": "1st Troop", "side": "red", "traits": {}, "status": {} } ],
    "pieces": [
      { "id": "tank-1", "name": "Sherman", "side": "red", "unit": "troop-1",
        "base": { "shape": "rectangle", "width": 1.2, "length": 2.6 },
        "at": [24, 6], "facing": 0, "altitude": 0,
        "traits": { "speed": "standard", "drive": "tracked" }, "status": {} },
      { "id": "squad-1", "side": "red", "base": { "shape": "circle", "diameter": 1 }, "at": [24, 6],
        "status": { "aboard": "tank-1" } },
      { "id": "gun-1", "side": "blue", "base": { "shape": "polygon", "points": [[-1,-1],[1,-1],[0,2]] },
        "at": [50.25, 40.125], "facing": -90, "altitude": 2 } ],
    "turn": 1,
    "history": [] })");
  return document;
}

const Value& lane() {
  static const Value document = json(R"({
    "linesman": 1, "ruleset": "hexes",
    "table": { "hex": { "orientation": "flat", "size": 2, "columns": 10, "rows": 10, "shift": "odd" } },
    "terrain": [ { "id": "wood-1", "kind": "wood", "hexes": [[3,3],[4,3]] },
                 { "id": "hedge-1", "kind": "hedge", "hexsides": [[[3,4],1]] } ],
    "pieces": [ { "id": "squad-1", "side": "red", "base": { "shape": "circle", "diameter": 0.5 }, "hex": [2,2] },
                { "id": "tank-1", "side": "blue", "base": { "shape": "circle", "diameter": 0.5 }, "at": [1.2, 1.1],
                  "facing": 60 } ] })");
  return document;
}

Document read(const Value& value) { return read_document(value, "game").value(); }

std::string refusal(const Value& document) {
  const auto read = read_document(document, "");
  return read ? "read" : read.problem().sentence();
}

}  // namespace linesman::files_test
