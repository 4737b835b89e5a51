#include "growth/lists.h"

#include <algorithm>

namespace linesman::growth {

namespace {

constexpr std::int64_t SHORT_LIST = 20;  // a list that may never have more entries does not grow

bool has_type(const Value& node, std::string_view type) {
  const Value& types = node["type"];
  if (types.text() == type) return true;
  return std::any_of(types.items().begin(), types.items().end(),
                     [&](const Value& each) { return each.text() == type; });
}

void collect(const Value& node, const std::string& name, std::set<std::string>& names) {
  for (const Value& each : node.items()) collect(each, name, names);
  if (!node.is_object()) return;
  if (has_type(node, "array") && node["maxItems"].whole().value_or(SHORT_LIST + 1) > SHORT_LIST) names.insert(name);
  if (node["additionalProperties"].is_object() || node["patternProperties"].is_object()) names.insert(name);
  for (const auto& [member, value] : node.members()) {
    const bool of_members = member == "properties" || member == "definitions" || member == "patternProperties";
    if (!of_members) collect(value, name, names);
    if (of_members)
      for (const auto& [own, schema] : value.members()) collect(schema, own, names);
  }
}

void find(const Value& value, const std::set<std::string>& names, Way& way, std::set<std::string>& seen,
          std::vector<Way>& found) {
  const std::string name = name_at(way);
  if (value.size() > 0 && names.count(name) > 0 && seen.insert(name).second) found.push_back(way);
  const auto below = [&](const std::string& step, const Value& part) {
    way.push_back(step);
    find(part, names, way, seen, found);
    way.pop_back();
  };
  for (std::size_t i = 0; i < value.items().size(); ++i) below(std::to_string(i), value.items()[i]);
  for (const auto& [member, part] : value.members()) below(member, part);
}

/// An id that no other entry has; those of clauses go on in ascending order.
std::string id_of(std::string_view id, std::size_t i) {
  constexpr std::size_t BEHIND_ALL = 1000;
  const std::size_t hyphen = id.rfind('-');
  const bool is_numbered = hyphen != std::string_view::npos && hyphen + 1 < id.size() &&
                           id.find_first_not_of("0123456789", hyphen + 1) == std::string_view::npos;
  return std::string(is_numbered ? id.substr(0, hyphen) : id) + "-" + std::to_string(BEHIND_ALL + i);
}

bool is_point(const Value& value) { return value.size() == 2 && value[std::size_t{0}].is_number(); }

Value shifted(const Value& coordinates, double east, double north) {
  if (is_point(coordinates))
    return Value::Array{*coordinates[std::size_t{0}].number() + east, *coordinates[1].number() + north};
  Value::Array all;
  for (const Value& each : coordinates.items()) all.push_back(shifted(each, east, north));
  return all;
}

/// A feature beside those before it: what lies in one place is a square of facts, and has a limit of its own.
Value beside(const Value& feature, std::size_t i) {
  constexpr std::size_t IN_A_ROW = 24;
  const Value& geometry = feature["geometry"];
  const Value moved = shifted(geometry["coordinates"], 2.5 * static_cast<double>(i % IN_A_ROW),
                              1.5 * static_cast<double>(i / IN_A_ROW));
  return feature.with("geometry", geometry.with("coordinates", moved));
}

Value entry(const Value& like, std::size_t i) {
  if (like.text()) return id_of(*like.text(), i);
  if (like.is_number()) return *like.number() + 0.001 * static_cast<double>(i);
  Value made = like.find("geometry") == nullptr ? like : beside(like, i);
  for (const char* name : {"id", "key", "purpose"})
    if (like[name].text()) made = made.with(name, id_of(*like[name].text(), i));
  return made;
}

Value longer_array(const Value& list, std::size_t entries) {
  Value::Array items(list.items().begin(), list.items().end());
  const std::size_t own = items.size();
  if (own > 1 && is_point(items[0])) {
    // More corners on the first side.
    const auto coordinate = [&](std::size_t point, std::size_t axis) { return *list[point][axis].number(); };
    Value::Array longer{items[0]};
    const std::size_t more = entries > own ? entries - own : 0;
    for (std::size_t i = 1; i <= more; ++i) {
      const double share = static_cast<double>(i) / static_cast<double>(more + 1);
      longer.push_back(Value::Array{coordinate(0, 0) + (coordinate(1, 0) - coordinate(0, 0)) * share,
                                    coordinate(0, 1) + (coordinate(1, 1) - coordinate(0, 1)) * share});
    }
    longer.insert(longer.end(), items.begin() + 1, items.end());
    return longer;
  }
  for (std::size_t i = own; i < entries; ++i) items.push_back(entry(items[i % own], i));
  return items;
}

Value longer_object(const Value& object, std::size_t entries) {
  Value::Object members(object.members().begin(), object.members().end());
  const std::size_t own = members.size();
  for (std::size_t i = own; i < entries; ++i)
    members.emplace_back(id_of(members[i % own].first, i), members[i % own].second);
  return members;
}

Value grown_below(const Value& value, const Way& way, std::size_t step, std::size_t entries) {
  if (step == way.size()) return value.is_array() ? longer_array(value, entries) : longer_object(value, entries);
  if (!value.is_array()) return value.with(way[step], grown_below(value[way[step]], way, step + 1, entries));
  Value::Array items(value.items().begin(), value.items().end());
  Value& part = items[std::stoul(way[step])];
  part = grown_below(part, way, step + 1, entries);
  return items;
}

}  // namespace

std::set<std::string> lists_of(const Value& schema) {
  std::set<std::string> names;
  collect(schema, "", names);
  names.erase("");
  return names;
}

std::vector<Way> lists_in(const Value& document, const std::set<std::string>& names) {
  std::vector<Way> found;
  std::set<std::string> seen;
  Way way;
  find(document, names, way, seen, found);
  return found;
}

std::string name_at(const Way& way) {
  const auto named = std::find_if(way.rbegin(), way.rend(), [](const std::string& step) {
    return step.find_first_not_of("0123456789") != std::string::npos;
  });
  return named == way.rend() ? "" : *named;
}

Value grown(const Value& document, const Way& way, std::size_t entries) {
  return grown_below(document, way, 0, entries);
}

}  // namespace linesman::growth
