#include "exchange/tiled/objects.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "base/heading.h"
#include "base/text.h"
#include "exchange/import_builder.h"
#include "exchange/json_parts.h"

namespace linesman::exchange {

namespace {

struct Alignment {
  std::string_view name;
  Vec at;  ///< of an object's place in its rectangle, from the upper left corner, in parts of its size
};
constexpr std::array<Alignment, 9> ALIGNMENTS{{{"topleft", {0, 0}},
                                               {"top", {0.5, 0}},
                                               {"topright", {1, 0}},
                                               {"left", {0, 0.5}},
                                               {"center", {0.5, 0.5}},
                                               {"right", {1, 0.5}},
                                               {"bottomleft", {0, 1}},
                                               {"bottom", {0.5, 1}},
                                               {"bottomright", {1, 1}}}};

Vec alignment_of(const std::string& name, bool isometric) {
  const auto it =
      std::find_if(ALIGNMENTS.begin(), ALIGNMENTS.end(), [&](const Alignment& a) { return a.name == name; });
  if (it != ALIGNMENTS.end()) return it->at;
  return isometric ? Vec{0.5, 1} : Vec{0, 1};
}

/// The members of a template under those that its instance gives.
Value laid_over(const Value& instance, const Value& of_template) {
  ObjectBuilder object;
  for (const auto& [name, value] : of_template.members()) object.set(name, value);
  for (const auto& [name, value] : instance.members())
    if (value.text() != "" && name != "properties") object.set(name, value);
  return object.built();
}

void append(Fields& fields, const Fields& more) { fields.insert(fields.end(), more.begin(), more.end()); }

template <class Words>
void append_words(std::vector<std::string>& words, const Words& more) {
  words.insert(words.end(), more.begin(), more.end());
}

}  // namespace

Polyline TiledObject::points() const {
  for (const std::string_view name : {"polygon", "polyline"})
    if (const auto points = xy_list(json[name])) return *points;
  return {low, {high.x, low.y}, high, {low.x, high.y}};
}

Result<TiledObjectReader::Template> TiledObjectReader::read_template(const std::string& name) {
  if (const auto it = templates_.find(name); it != templates_.end()) return it->second;
  const auto read = [&]() -> Result<Template> {
    const auto json = tiled_file(files_, name, "");
    if (!json) return json.problem();
    const Value& object = (*json)["object"];
    if (!object.is_object()) return Problem{"", "is no template"};
    Template found{object, tiled_properties(object), std::nullopt};
    if (found.properties.size() > MAX_INHERITED) found.properties.resize(MAX_INHERITED);
    found.object = found.object.without("properties");
    const auto gid = object["gid"].whole();
    if (!gid || *gid < 0) return found;
    Value tileset = (*json)["tileset"];
    const std::int64_t first = tileset["firstgid"].whole().value_or(1);
    if (const std::string source = text_in(tileset, "source"); !source.empty())
      if (const auto other = tiled_file(files_, source, name)) tileset = *other;
    found.tile = Tilesets::facts(tileset, (*gid & TILE_NUMBER) - first);
    return found;
  };
  return templates_.emplace(name, read()).first->second;
}

/// A tile stands with the lower left corner of its picture at its place, unless its tileset says otherwise. In
/// isometric maps the ground under a picture is the square whose lower corner is the middle of its lower side.
void TiledObjectReader::set_rectangle(TiledObject& object, const TileFacts* tile) const {
  Vec size{number_in(object.json["width"]).value_or(0), number_in(object.json["height"]).value_or(0)};
  object.high = size;
  if (!tile) return;
  if (!(size.x > 0)) size.x = tile->size.x;
  if (!(size.y > 0)) size.y = tile->size.y;
  const Vec aligned = alignment_of(tile->alignment, isometric_);
  if (!isometric_) {
    object.low = {-aligned.x * size.x, -aligned.y * size.y};
    object.high = object.low + size;
    return;
  }
  const double side = size.x / tile_.x * tile_.y;
  const double across = (0.5 - aligned.x) * size.x * 2 * tile_.y / tile_.x;
  const double down = (1 - aligned.y) * size.y * 2;
  object.high = {(down + across) / 2, (down - across) / 2};
  object.low = object.high - Vec{side, side};
}

Result<TiledObject> TiledObjectReader::read(const Value& object, const TiledLayer& layer) {
  if (!object.is_object()) return Problem{"", said<"an object of a layer is no {a}">(described(object))};
  TiledObject read;
  read.json = object;
  read.properties = tiled_properties(object);
  std::optional<TileFacts> tile;
  if (const std::string name = text_in(object, "template"); !name.empty()) {
    const auto found = read_template(name);
    if (!found) return Problem{"", said<"its template {a} {reason}">(described(Value(name)), found.problem().reason)};
    read.json = laid_over(object, found->object);
    append(read.properties, found->properties);
    if (!object.find("gid")) tile = found->tile;
  }
  read.own_properties = read.properties.size();
  const auto gid = read.json["gid"].whole();
  if (!tile && gid) {
    const TileFacts* known =
        tilesets_ && *gid > 0 && *gid <= 0xFFFFFFFF ? tilesets_->tile(static_cast<std::uint32_t>(*gid)) : nullptr;
    tile = known ? *known : TileFacts{};
  }
  const auto at = xy(read.json);
  if (!at) return Problem{"", "an object has numbers x and y"};
  read.at = *at;
  read.rotation = number_in(read.json["rotation"]).value_or(0);
  set_rectangle(read, tile ? &*tile : nullptr);
  read.words = tiled_kind_words(read.json, read.properties);
  if (const std::string name = text_in(read.json, "name"); !name.empty()) read.words.push_back(name);
  if (tile) {
    append_words(read.words, tile->words);
    append(read.properties, tile->properties);
  }
  append_words(read.words, layer.words);
  if (tile && !tile->tileset.empty()) read.words.push_back(tile->tileset);
  append(read.properties, layer.properties);
  return read;
}

namespace {

/// Reads one object on to the table.
class ObjectTaker {
 public:
  ObjectTaker(const TiledObject& object, const std::string& place, const TiledLayer& layer, const TiledGrid& grid,
              ImportBuilder& builder)
      : object_(object), place_(place), shift_(grid.on_ground(layer.offset)), grid_(grid), builder_(builder) {}

  void take();

 private:
  Vec corner(Vec from) const { return grid_.to_table(shift_ + grid_.turned(object_.at, from, object_.rotation)); }
  Result<TakenShape> shape() const;
  double facing() const;
  bool is_piece() const;
  void take_piece();
  void take_terrain(Kind kind);

  const TiledObject& object_;
  const std::string& place_;
  const Vec shift_;
  const TiledGrid& grid_;
  ImportBuilder& builder_;
};

Result<TakenShape> ObjectTaker::shape() const {
  Ring outline;
  for (const std::string_view name : {"polygon", "polyline"}) {
    if (!object_.json.find(name)) continue;
    const auto points = xy_list(object_.json[name]);
    if (!points) return Problem{"", said<"{a} must be a list of points, each with x and y">(described(Value(name)))};
    for (const Vec p : *points) outline.push_back(corner(p));
    return name == "polyline" ? taken_line(outline) : taken_polygons({{outline, {}}});
  }
  const Vec size = object_.size();
  if (!(size.x > 0 && size.y > 0)) return Problem{"", "it has no size"};
  const Vec low = object_.low;
  const Vec high = object_.high;
  if (object_.is("ellipse"))
    outline = ellipse(0.5 * (low + high), 0.5 * size);
  else
    outline = {{low.x, high.y}, high, {high.x, low.y}, low};
  for (Vec& p : outline) p = corner(p);
  return taken_polygons({{outline, {}}});
}

/// An object turns clockwise on the screen.
double ObjectTaker::facing() const {
  if (grid_.shape() != TiledGrid::Shape::isometric) return object_.rotation;
  const Vec ahead = grid_.turned({}, {0, -1}, object_.rotation);
  return heading_of({ahead.x, -ahead.y});
}

/// The first known word decides, of the object or its tile; without one, the properties do. An object of terrain is a
/// piece only by properties of its own.
bool ObjectTaker::is_piece() const {
  for (const std::string& word : object_.words) {
    if (field_name(word) == "piece") return true;
    if (!builder_.words().meaning(word)) continue;
    const auto own_end = object_.properties.begin() + static_cast<std::ptrdiff_t>(object_.own_properties);
    return speaks_of_piece({object_.properties.begin(), own_end});
  }
  return speaks_of_piece(object_.properties);
}

/// Of inherited properties, only those of a piece count.
Fields fields_of_piece(const TiledObject& object) {
  Fields fields;
  std::set<std::string> seen{"kind"};
  for (std::size_t i = 0; i < object.properties.size(); ++i) {
    const auto& field = object.properties[i];
    if (!seen.insert(field_name(field.first)).second) continue;
    if (i >= object.own_properties)
      if (const auto draft = piece_draft({field}); draft && !draft->not_taken.empty()) continue;
    fields.push_back(field);
  }
  return fields;
}

void ObjectTaker::take_piece() {
  Fields all;
  if (const std::string name = text_in(object_.json, "name"); !name.empty()) all.emplace_back("name", name);
  all.emplace_back("facing", facing());
  for (auto& field : fields_of_piece(object_)) all.push_back(std::move(field));
  const auto read = piece_draft(all);
  if (!read) return builder_.say(Fate::left_out, place_, read.problem().reason);
  PieceDraft draft = *read;
  const Vec size = grid_.inches_of(object_.size());
  if (!draft.base && size.x > 0 && size.y > 0) {
    if (object_.is("ellipse"))
      draft.base = CircleBase{rounded(std::max(size.x, size.y))};
    else
      draft.base = RectangleBase{rounded(size.x), rounded(size.y)};
  }
  draft.at = corner(object_.is("point") ? Vec{} : 0.5 * (object_.low + object_.high));
  builder_.add(draft, place_);
}

void ObjectTaker::take_terrain(Kind kind) {
  const auto taken = shape();
  if (!taken) return builder_.say(Fate::left_out, place_, taken.problem().reason);
  for (const Sentence& what : taken->mended) builder_.say(Fate::mended, place_, what);
  Feature feature;
  feature.kind = kind;
  feature.name = text_in(object_.json, "name");
  if (is_name_of_kind(feature.name, kind)) feature.name.clear();
  feature.shape = taken->shape;
  take_measures(tiled_property(object_.properties, "width"), tiled_property(object_.properties, "height"), {}, place_,
                feature, builder_);
  for (const std::string_view trait : {"uphill", "level"})
    if (const Value value = tiled_property(object_.properties, trait); !value.is_null())
      feature.traits = feature.traits.with(trait, value);
  builder_.add(std::move(feature), place_);
}

void ObjectTaker::take() {
  if (object_.json.find("text")) return builder_.say(Fate::left_out, place_, "a text: a table has none");
  if (object_.json.find("capsule")) return builder_.say(Fate::left_out, place_, "a capsule is no shape of terrain");
  if (is_piece()) return take_piece();
  for (const std::string& word : object_.words) {
    const auto meaning = builder_.words().meaning(word);
    if (!meaning) continue;
    if (!meaning->kind) return;
    if (object_.is("point"))
      return builder_.say(Fate::left_out, place_, "a point has no area; a piece's class is \"piece\"");
    return take_terrain(*meaning->kind);
  }
  if (object_.words.empty()) return builder_.say(Fate::left_out, place_, "nothing says what kind of terrain it is");
  const auto drawn = shape();
  builder_.say_unknown(object_.words.front(), place_, 1, drawn ? drawn->shape : FeatureShape());
}

}  // namespace

void take_object(const TiledObject& object, const std::string& place, const TiledLayer& layer, const TiledGrid& grid,
                 ImportBuilder& builder) {
  ObjectTaker(object, place, layer, grid, builder).take();
}

}  // namespace linesman::exchange
