#include "exchange/tiled/tilesets.h"

#include <algorithm>
#include <cmath>

#include "base/text.h"
#include "exchange/encodings.h"
#include "exchange/json_parts.h"
#include "exchange/tiled/xml.h"
#include "files/json.h"

namespace linesman::exchange {

namespace {

/// The tiles of a tileset by number: a list, or an object as Tiled wrote it before version 1.2.
std::unordered_map<std::int64_t, Value> tiles_by_number(const Value& tileset) {
  std::unordered_map<std::int64_t, Value> tiles;
  for (const Value& tile : tileset["tiles"].items())
    if (const auto id = tile["id"].whole()) tiles.emplace(*id, tile);
  for (const auto& [name, tile] : tileset["tiles"].members())
    if (const auto id = Value(parse_number(name).value_or(-1)).whole()) tiles.emplace(*id, tile);
  for (const auto& [name, properties] : tileset["tileproperties"].members())
    if (const auto id = Value(parse_number(name).value_or(-1)).whole()) {
      Value& tile = tiles[*id];
      if (!tile.find("properties")) tile = tile.with("properties", properties);
    }
  return tiles;
}

/// The words of a terrain or of a set of them: a property "kind", the class, the name.
std::vector<std::string> words_of_terrain(const Value& terrain) {
  std::vector<std::string> words = tiled_kind_words(terrain, tiled_properties(terrain));
  if (std::string name = text_in(terrain, "name"); !name.empty()) words.push_back(std::move(name));
  return words;
}

/// The number that is most frequent in a list, of those from `least` on; the lowest of equals, nothing when there is
/// none.
std::optional<std::size_t> most_frequent(const Value& numbers, std::int64_t least, std::size_t below) {
  constexpr std::size_t PLACES = 8;  // of a tile: four corners and four sides
  std::map<std::size_t, int> counts;
  for (std::size_t i = 0; i < std::min(numbers.size(), PLACES); ++i)
    if (const auto n = numbers[i].whole(); n && *n >= least && static_cast<std::size_t>(*n) < below)
      ++counts[static_cast<std::size_t>(*n)];
  const auto most =
      std::max_element(counts.begin(), counts.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
  return most == counts.end() ? std::nullopt : std::optional(most->first);
}

using TerrainWords = std::unordered_map<std::int64_t, std::vector<std::string>>;

/// The words of the terrain that most corners and sides of each tile have, by the terrain sets of its tileset, and by
/// the terrains that Tiled had before version 1.5.
TerrainWords terrain_words(const Value& tileset) {
  TerrainWords of_tiles;
  const auto add = [&](std::int64_t tile, const std::vector<std::string>& words) {
    std::vector<std::string>& all = of_tiles[tile];
    all.insert(all.end(), words.begin(), words.end());
    if (all.size() > MAX_INHERITED) all.resize(MAX_INHERITED);
  };
  for (const Value& set : tileset["wangsets"].items()) {
    std::vector<std::vector<std::string>> words;
    for (const Value& colour : set["colors"].items()) words.push_back(words_of_terrain(colour));
    for (const Value& tile : set["wangtiles"].items()) {
      const auto id = tile["tileid"].whole();
      const auto most = most_frequent(tile["wangid"], 1, words.size() + 1);
      if (id && most) add(*id, words[*most - 1]);
    }
  }
  std::vector<std::vector<std::string>> terrains;
  for (const Value& terrain : tileset["terrains"].items()) terrains.push_back(words_of_terrain(terrain));
  for (const auto& [id, tile] : tiles_by_number(tileset))
    if (const auto most = most_frequent(tile["terrain"], 0, terrains.size())) add(id, terrains[*most]);
  return of_tiles;
}

Vec size_in(const Value& tile, const Value& tileset) {
  const auto side = [&](std::string_view of_picture, std::string_view of_tile) {
    const auto own = number_in(tile[of_picture]);
    return own ? *own : number_in(tileset[of_tile]).value_or(0);
  };
  return {side("imagewidth", "tilewidth"), side("imageheight", "tileheight")};
}

}  // namespace

Fields tiled_properties(const Value& thing) {
  Fields fields;
  const Value& properties = thing["properties"];
  for (const auto& [name, value] : properties.members()) fields.emplace_back(name, value);
  for (const Value& each : properties.items()) fields.emplace_back(text_in(each, "name"), each["value"]);
  return fields;
}

Value tiled_property(const Fields& properties, std::string_view name) {
  for (const auto& [key, value] : properties)
    if (field_name(key) == name) return value;
  return {};
}

std::string tiled_class(const Value& thing) {
  const std::string type = text_in(thing, "type");
  return type.empty() ? text_in(thing, "class") : type;
}

std::vector<std::string> tiled_kind_words(const Value& thing, const Fields& properties) {
  std::vector<std::string> words;
  const Value kind = tiled_property(properties, "kind");
  if (kind.text() && !kind.text()->empty()) words.emplace_back(*kind.text());
  if (std::string of_class = tiled_class(thing); !of_class.empty()) words.push_back(std::move(of_class));
  return words;
}

Result<Value> tiled_file(FilesBeside& files, const std::string& name, const std::string& named_in) {
  const auto bytes = files.read(name, named_in);
  if (!bytes) return bytes.problem();
  const std::string text = decoded(*bytes).text;
  if (text.find_first_not_of(" \t\r\n\xEF\xBB\xBF") == text.find('<')) {
    const auto xml = read_xml(text);
    if (!xml) return Problem{"", "is no XML that can be read"};
    return tiled_json_of(*xml);
  }
  auto json = parse_json(text, "");
  if (!json) return Problem{"", "is no JSON that can be read"};
  return json;
}

Tilesets::Tilesets(const Value& map, FilesBeside& files, ImportBuilder& builder) {
  builder.each(map, "tilesets", "", [&](const Value& tileset, const std::string& place) {
    Set set;
    set.first = tileset["firstgid"].whole().value_or(1);
    set.tileset = tileset;
    if (const std::string source = text_in(tileset, "source"); !source.empty()) {
      const auto read = tiled_file(files, source, "");
      if (!read || !read->is_object())
        return builder.say(Fate::left_out, place,
                           "its tileset " + describe(Value(source)) + " " +
                               (read ? std::string("is no tileset") : english(read.problem().reason)));
      set.tileset = *read;
    }
    set.tiles = tiles_by_number(set.tileset);
    set.terrain = terrain_words(set.tileset);
    sets_.push_back(std::move(set));
  });
  std::stable_sort(sets_.begin(), sets_.end(), [](const Set& a, const Set& b) { return a.first < b.first; });
}

TileFacts Tilesets::facts_of(const Value& tileset, const Value& tile, const std::vector<std::string>& terrain) {
  TileFacts facts;
  facts.properties = tiled_properties(tile);
  facts.words = tiled_kind_words(tile, facts.properties);
  facts.words.insert(facts.words.end(), terrain.begin(), terrain.end());
  const Value of_tile = tiled_property(facts.properties, "terrain");
  if (of_tile.text() && !of_tile.text()->empty()) facts.words.emplace_back(*of_tile.text());
  const Fields of_set = tiled_properties(tileset);
  // The member "type" of a tileset says that it is one.
  for (const Value& word : {tiled_property(of_set, "kind"), tileset["class"]})
    if (word.text() && !word.text()->empty()) facts.words.emplace_back(*word.text());
  facts.properties.insert(facts.properties.end(), of_set.begin(), of_set.end());
  if (facts.properties.size() > MAX_INHERITED) facts.properties.resize(MAX_INHERITED);
  facts.tileset = text_in(tileset, "name");
  facts.size = size_in(tile, tileset);
  facts.alignment = text_in(tileset, "objectalignment");
  return facts;
}

TileFacts Tilesets::facts(const Value& tileset, std::int64_t id) {
  const auto tiles = tiles_by_number(tileset);
  const auto it = tiles.find(id);
  return facts_of(tileset, it == tiles.end() ? Value() : it->second, terrain_words(tileset)[id]);
}

const TileFacts* Tilesets::tile(std::uint32_t number) {
  number &= TILE_NUMBER;
  if (const auto it = known_.find(number); it != known_.end()) return &it->second;
  const auto after = std::upper_bound(sets_.begin(), sets_.end(), std::int64_t{number},
                                      [](std::int64_t n, const Set& set) { return n < set.first; });
  if (number == 0 || after == sets_.begin()) return nullptr;
  const Set& set = *(after - 1);
  const std::int64_t id = std::int64_t{number} - set.first;
  const auto tile = set.tiles.find(id);
  const auto terrain = set.terrain.find(id);
  static const std::vector<std::string> NONE;
  TileFacts facts = facts_of(set.tileset, tile == set.tiles.end() ? Value() : tile->second,
                             terrain == set.terrain.end() ? NONE : terrain->second);
  return &known_.emplace(number, std::move(facts)).first->second;
}

}  // namespace linesman::exchange
