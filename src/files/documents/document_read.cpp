#include <limits>

#include "files/documents/document.h"
#include "files/documents/parts.h"
#include "files/json.h"
#include "state/keys.h"
#include "table/shared_keys.h"
#include "table/status.h"

namespace linesman::files {

namespace {

constexpr std::int64_t MAX_CLASS = 1'000'000;

constexpr double MIN_SIDE = 1;
constexpr double MAX_SIDE = 1200;
constexpr double GRID_SLACK = 0.01;  // inches by which a table may be smaller than its grid

std::optional<double> side(const JsonPlace& place, Mistakes& problems) {
  return need_number(place, problems, {MIN_SIDE, MAX_SIDE}, "1 to 1200 inches");
}

std::optional<HexLayout> read_layout(const JsonPlace& hex, Mistakes& problems) {
  if (!need_object(hex, problems)) return std::nullopt;
  constexpr std::int64_t MAX_CELLS = 500;
  const auto orientation = need_named<HexOrientation>(hex.member("orientation"), problems);
  const auto size = need_number(hex.member("size"), problems, {0.25, 100}, "0.25 to 100 inches");
  const auto columns = need_whole(hex.member("columns"), problems, 1, MAX_CELLS, "a whole number, 1 to 500");
  const auto rows = need_whole(hex.member("rows"), problems, 1, MAX_CELLS, "a whole number, 1 to 500");
  const auto shift = need_named<HexShift>(hex.member("shift"), problems);
  if (!orientation || !size || !columns || !rows || !shift) return std::nullopt;
  return HexLayout{*orientation, *size, static_cast<int>(*columns), static_cast<int>(*rows), *shift};
}

/// A side of a table with a grid, inches: the given one, else that of the grid.
double side_round_grid(const JsonPlace& table, std::string_view name, double of_grid, Mistakes& problems) {
  const JsonPlace place = table.member(name);
  if (place.given()) {
    const double given = side(place, problems).value_or(of_grid);
    if (given < of_grid - GRID_SLACK)
      problems.add(place,
                   said<"{a} is smaller than the grid, which takes {n} inches">(place.label(), Number{of_grid, 6}));
    return given;
  }
  if (of_grid > MAX_SIDE)
    problems.add(table.member("hex"),
                 said<"the grid takes {n} inches, and a table has at most {m}">(of_grid, Number{MAX_SIDE, 6}));
  return of_grid;
}

}  // namespace

std::string need_new_id(const JsonPlace& thing, Reading& reading) {
  const JsonPlace place = thing.member("id");
  const auto id = need_id(place, reading.problems);
  if (id && !reading.ids.insert(*id).second)
    reading.problems.add(place, said<"the id \"{id}\" is taken: ids are unique over pieces, units and terrain">(*id));
  return id.value_or("");
}

std::string take_name(const JsonPlace& thing, Mistakes& problems) {
  const JsonPlace place = thing.member("name");
  return place.given() ? need_text(place, problems).value_or("") : std::string();
}

Value take_flat_object(const JsonPlace& place, Mistakes& problems) {
  if (!place.given() || !need_object(place, problems)) return Value::empty_object();
  for (const Value::Member& member : place.value().members())
    if (member.second.is_array() || member.second.is_object())
      problems.must_be(place.member(member), "a text, a number, true, false or null");
  return place.value();
}

void check_shared_traits(const JsonPlace& traits, Mistakes& problems) {
  for (const SharedTrait& trait : SHARED_TRAITS)
    if (const JsonPlace place = traits.member(trait.key); place.given()) need_word(place, problems, trait.words);
  if (const JsonPlace armoured = traits.member("armoured"); armoured.given()) need_boolean(armoured, problems);
  if (const JsonPlace size = traits.member("size"); size.given())
    need_whole(size, problems, 0, MAX_CLASS, "a whole number, a size class");
}

void check_shared_status(const JsonPlace& status, Mistakes& problems) {
  for (const std::string_view key : CONDITIONS)
    if (const JsonPlace place = status.member(key); place.given()) need_boolean(place, problems);
  if (const JsonPlace aboard = status.member(ABOARD); aboard.given()) need_id(aboard, problems);
  if (const JsonPlace damage = status.member("damage"); damage.given())
    need_whole(damage, problems, 0, MAX_CLASS, "a whole number of levels lost");
  if (const JsonPlace formation = status.member(FORMATION); formation.given()) {
    need_text(formation, problems);
    if (formation.value().text() == "") problems.add(formation, "\"formation\" is empty");
  }
}

Table read_table(const JsonPlace& place, Reading& reading) {
  Table table;
  if (!need_object(place, reading.problems)) return table;
  read_table_markers(place, table, reading.problems);
  const JsonPlace hex = place.member("hex");
  if (hex.given()) {
    table.hex = read_layout(hex, reading.problems);
    if (!table.hex) return table;
    reading.grid.emplace(*table.hex);
    const Vec extent = reading.grid->extent();
    table.width = side_round_grid(place, "width", extent.x, reading.problems);
    table.depth = side_round_grid(place, "depth", extent.y, reading.problems);
    return table;
  }
  table.width = side(place.member("width"), reading.problems).value_or(table.width);
  table.depth = side(place.member("depth"), reading.problems).value_or(table.depth);
  return table;
}

}  // namespace linesman::files

namespace linesman {

using namespace files;

namespace {

/// Whether an order is given in place of a game.
bool is_an_order(const Value& json) {
  const bool names_pieces = json.find("piece") || json.find("unit") || json["pieces"][std::size_t{0}].is_text();
  return names_pieces && !json.find("table");
}

/// False when the document cannot be read at all: it is no document, or a later Linesman wrote it.
bool readable(const JsonPlace& root, Mistakes& problems) {
  if (!root.value().is_object()) {
    problems.add(root, said<"a game document must be an object, not {a}">(described(root.value())));
    return false;
  }
  const JsonPlace place = root.member("linesman");
  if (!place.given() && is_an_order(root.value())) {
    problems.add(root, "this is an order, and a game is wanted");
    return false;
  }
  const auto version = need_whole(place, problems, 1, INT64_MAX, "the version of the document, a whole number from 1");
  if (version && *version > DOCUMENT_VERSION)
    problems.add(place,
                 said<"the document is of version {a}, and this program reads version {b}: it needs a newer Linesman">(
                     *version, DOCUMENT_VERSION));
  return version && *version <= DOCUMENT_VERSION;
}

Value take_object(const JsonPlace& place, Mistakes& problems) {
  return place.given() && need_object(place, problems) ? place.value() : Value::empty_object();
}

void check_sides(const JsonPlace& place, Mistakes& problems) {
  if (!need_list(place, problems)) return;
  for (std::size_t i = 0; i < place.value().size(); ++i)
    if (const auto name = need_text(place.item(i), problems); name && name->empty())
      problems.add(place.item(i), "a side needs a name");
}

/// The form alone: whether the chart is the one of the hash, and right, is asked when a player agrees to it.
void check_carried(const JsonPlace& place, Mistakes& problems) {
  if (!need_object(place, problems)) return;
  if (const JsonPlace hash = place.member("hash"); !is_sha256(hash.value()))
    problems.must_be(hash, "the SHA-256 of the rules, 64 small hexadecimal digits");
  need_object(place.member("ruleset"), problems);
  if (const JsonPlace extended = place.member("extends"); extended.given() && need_list(extended, problems))
    for (std::size_t i = 0; i < extended.value().size(); ++i) need_object(extended.item(i), problems);
}

Value take_annotations(const JsonPlace& root, Mistakes& problems) {
  if (const JsonPlace sides = root.member("sides"); sides.given()) check_sides(sides, problems);
  if (const JsonPlace notes = root.member("notes"); notes.given()) check_notes(notes, problems);
  if (const JsonPlace backdrop = root.member("backdrop"); backdrop.given()) check_backdrop(backdrop, problems);
  if (const JsonPlace rules = root.member(CARRIED_RULES); rules.given()) check_carried(rules, problems);
  if (const JsonPlace phase = root.member(state::PHASE); phase.given())
    need_whole(phase, problems, 1, LAST_TURN, "a whole number of at least 1");
  Value taken = Value::empty_object();
  for (const std::string_view name : ANNOTATIONS)
    if (const JsonPlace place = root.member(name); place.given()) taken = taken.with(name, place.value());
  return taken;
}

Game::Parts read_parts(const JsonPlace& root, Reading& reading) {
  Mistakes& problems = reading.problems;
  Game::Parts parts;
  if (const JsonPlace title = root.member("title"); title.given())
    parts.title = need_text(title, problems).value_or("");
  parts.ruleset = need_id(root.member("ruleset"), problems).value_or("");
  parts.options = take_object(root.member("options"), problems);
  parts.house_rules = take_object(root.member("house_rules"), problems);
  if (const JsonPlace tolerance = root.member("tolerance"); tolerance.given())
    parts.tolerance = need_number(tolerance, problems, {0, FARTHEST_COORDINATE}, "a number of at least 0").value_or(0);
  parts.table = read_table(root.member("table"), reading);
  parts.terrain = read_terrain(root.member("terrain"), reading);
  parts.units = read_units(root.member("units"), reading);
  parts.pieces = read_pieces(root.member("pieces"), parts.units, parts.table.family, reading);
  if (const JsonPlace turn = root.member("turn"); turn.given())
    parts.turn = need_whole(turn, problems, 0, LAST_TURN, "a whole number of at least 0").value_or(1);
  parts.annotations = take_annotations(root, problems);
  return parts;
}

/// The readable part of a document.
struct Content {
  Game::Parts parts;
  Record record;
};

/// The mistakes in document order. Without any, `content` is complete, except for the features in `known`.
std::vector<Problem> examine(const Value& json, const std::string& file, Content& content, const Value& known = Value(),
                             std::size_t most = MAX_PROBLEMS) {
  Reading reading;
  reading.problems = Mistakes(most + 1);
  reading.known = known;
  const JsonPlace root(json);
  if (readable(root, reading.problems)) content = {read_parts(root, reading), read_record(root, reading.problems)};
  std::vector<Problem> found = std::move(reading.problems.all());
  sort_in_document_order(json, found);
  leave_at_most(found, most);
  for (Problem& problem : found) problem.file = file;
  return found;
}

}  // namespace

Result<Document> read_document(const Value& json, const std::string& file) {
  Content content;
  const std::vector<Problem> problems = examine(json, file, content);
  if (!problems.empty()) return problems.front();
  Game game = with_record(Game(std::move(content.parts)), content.record);
  return Document{game, json, std::make_shared<const Game>(game)};
}

Result<Document> load_document(const std::string& path) {
  const auto json = load_json(path);
  if (!json) return json.problem();
  return read_document(*json, path);
}

std::vector<Problem> check_document(const Value& json, const std::string& file) {
  Content content;
  return examine(json, file, content);
}

std::vector<Problem> every_problem(const Value& json, const std::string& file) {
  constexpr std::size_t ALL = std::numeric_limits<std::size_t>::max() / 2;
  Content content;
  return examine(json, file, content, Value(), ALL);
}

std::vector<Problem> files::check_changed(const Value& json, const Value& known, const std::string& file) {
  Content content;
  const bool same_table = known["table"] == json["table"];
  return examine(json, file, content, same_table ? known["terrain"] : Value());
}

}  // namespace linesman
