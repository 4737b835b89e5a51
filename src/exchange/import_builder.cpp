#include "exchange/import_builder.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "exchange/base_words.h"
#include "files/documents/document.h"
#include "files/problems.h"
#include "movement/grid/hex_grid.h"
#include "record/history.h"
#include "table/game.h"

namespace linesman::exchange {

namespace {

constexpr double SMALLEST_SIDE = 1;
constexpr double LARGEST_SIDE = 1200;
constexpr std::size_t LONGEST_STEM = 40;

// The greatest size of the document that a file gives: a constant, and a number of bytes for each byte of the file.
// Otherwise copies, cuts and round corners could make it a thousand times as large as the file.
constexpr std::size_t ROOM = std::size_t{16} << 20;
constexpr std::size_t ROOM_FOR_A_BYTE = 4;
constexpr std::size_t BYTES_OF_A_THING = 100;
constexpr std::size_t BYTES_OF_A_CORNER = 16;

bool table_side(double inches) { return inches >= SMALLEST_SIDE && inches <= LARGEST_SIDE; }

std::string stem_of(std::string_view text) { return id_stem(text.substr(0, LONGEST_STEM), LONGEST_STEM); }

Sentence size_text(const Table& table) { return said<"{w}″ × {d}″">(table.width, table.depth); }

double breadth(const Footprint& base) {
  const Box box = frame_box(base);
  return box.max.x - box.min.x;
}

std::size_t corners_of(const FeatureShape& shape) {
  std::size_t sum = 0;
  if (const auto* line = std::get_if<Polyline>(&shape)) sum = line->size();
  if (const auto* polygons = std::get_if<MultiPolygon>(&shape))
    for (const Polygon& polygon : *polygons) {
      sum += polygon.outer.size();
      for (const Ring& hole : polygon.holes) sum += hole.size();
    }
  return sum;
}

std::size_t text_bytes(const Value& value) {
  if (const auto text = value.text()) return text->size();
  constexpr std::size_t OF_NUMBERS = 8;
  std::size_t sum = OF_NUMBERS;
  for (const Value& item : value.items()) sum += text_bytes(item);
  for (const auto& [name, member] : value.members()) sum += name.size() + text_bytes(member);
  return sum;
}

/// The lines of a shape; rings are closed.
std::vector<Polyline> outlines_of(const FeatureShape& shape) {
  std::vector<Polyline> lines;
  if (const auto* line = std::get_if<Polyline>(&shape)) lines.push_back(*line);
  if (const auto* polygons = std::get_if<MultiPolygon>(&shape))
    for (const Polygon& polygon : *polygons) {
      lines.push_back(polygon.outer);
      lines.back().push_back(polygon.outer.front());
    }
  return lines;
}

double measure_or(double usual, const Value& given, LengthUnits units, std::string_view name, const std::string& place,
                  ImportBuilder& builder) {
  if (given.is_null() || given.text() == "") return usual;
  const auto inches = length_of(given, units.unit, units.metre);
  if (inches && *inches >= 0 && *inches <= FARTHEST_COORDINATE) return *inches;
  builder.say(Fate::noted, place,
              said<"its {name} must be a length of at least 0, not {a}: it is the usual {n}″">(
                  std::string(name), described(given), Number{usual, 3}));
  return usual;
}

}  // namespace

std::size_t MeasuredMembers::bytes(const Value& members) {
  if (!members.members().shares_with(last_.members())) {
    last_ = members;
    bytes_ = text_bytes(members);
  }
  return bytes_;
}

ImportBuilder::ImportBuilder(const ImportOptions& options, const Game* into, std::size_t file_size)
    : options_(options), words_(options.kinds), into_(into), room_(ROOM + ROOM_FOR_A_BYTE * file_size) {
  parts_.ruleset = options.ruleset;
  if (!into) return;
  parts_.table = into->table();
  has_table_ = true;
  parts_.terrain = into->terrain().copies();
  parts_.units = into->units();
  for (const auto& piece : into->pieces()) parts_.pieces.push_back(*piece);
  features_.before = parts_.terrain.size();
  pieces_.before = parts_.pieces.size();
  units_added_.before = parts_.units.size();
  for (const Feature& f : parts_.terrain) ids_.insert(f.id);
  for (const Piece& p : parts_.pieces) ids_.insert(p.id);
  for (std::size_t i = 0; i < parts_.units.size(); ++i) {
    const Unit& unit = parts_.units[i];
    ids_.insert(unit.id);
    units_.emplace(unit.side + '\n' + label(unit), static_cast<UnitIndex>(i));
    units_.emplace(unit.side + '\n' + unit.id, static_cast<UnitIndex>(i));
    sides_of_units_.emplace(label(unit), unit.side);
    sides_of_units_.emplace(unit.id, unit.side);
  }
}

void ImportBuilder::set_title(std::string title) { parts_.title = std::move(title); }

Result<void> ImportBuilder::set_table(const Table& table, const std::string& place) {
  Table meant = table;
  if (meant.hex) {
    const Vec extent = HexGrid(*meant.hex).extent();
    meant.width = std::max(meant.width, extent.x);
    meant.depth = std::max(meant.depth, extent.y);
  }
  if (!table_side(meant.width) || !table_side(meant.depth))
    return Problem{"", place, said<"a table is 1 to 1200 inches either way, and this is {size}">(size_text(meant))};
  if (into_) {
    const bool same = same_length(meant.width, parts_.table.width) && same_length(meant.depth, parts_.table.depth);
    if (!same)
      say(Fate::noted, place,
          said<"the table of the game stays {a}; that of the file is {b}">(size_text(parts_.table), size_text(meant)));
    return {};
  }
  parts_.table = meant;
  has_table_ = true;
  return {};
}

std::string ImportBuilder::new_id(const std::string& wanted_id, std::string_view stem) {
  if (valid_id(wanted_id) && ids_.insert(wanted_id).second) return wanted_id;
  const std::string root = stem.empty() ? "thing" : std::string(stem);
  for (;;) {
    std::string id = root + "-" + std::to_string(++numbers_[root]);
    if (ids_.insert(id).second) return id;
  }
}

bool ImportBuilder::takes_room(std::size_t bytes, const std::string& place) {
  used_ += bytes;
  if (used_ <= room_) return true;
  used_ -= bytes;
  say(Fate::left_out, place, "what becomes of the file would be too large: there is no room for this");
  return false;
}

bool ImportBuilder::takes_parts(std::size_t count, const std::string& place) {
  const bool has_room = parts_made_.count + count <= MAX_PARTS;
  if (has_room) parts_made_.count += count;
  if (!has_room && !parts_made_.refused)
    say(Fate::left_out, place, said<"what is beyond {n} features and holes: so many are made of tiles">(MAX_PARTS));
  parts_made_.refused = parts_made_.refused || !has_room;
  return has_room;
}

void ImportBuilder::add(Feature feature, const std::string& place) {
  if (parts_.terrain.size() >= MAX_FEATURES) {
    say(Fate::left_out, place, said<"a table has at most {n} features">(MAX_FEATURES));
    return;
  }
  const std::size_t bytes = BYTES_OF_A_THING + feature.name.size() + members_[0].bytes(feature.traits) +
                            members_[1].bytes(feature.status) + members_[2].bytes(feature.ratings) +
                            BYTES_OF_A_CORNER * (corners_of(feature.shape) + feature.hexes.size());
  if (!takes_room(bytes, place)) return;
  const Box box = box_of(feature.shape);
  if (!box.empty() && !box.meets({{0, 0}, {parts_.table.width, parts_.table.depth}}))
    say(Fate::noted, place, "it lies off the table");
  feature.id = new_id(feature.id, name_of(feature.kind));
  parts_.terrain.push_back(std::move(feature));
  features_.places.push_back(place);
}

void ImportBuilder::add(Unit unit, const std::string& place) {
  const std::string by_id = unit.side + '\n' + unit.id;
  if (parts_.units.size() >= MAX_PIECES)
    return say(Fate::left_out, place, said<"a game has at most {n} units">(MAX_PIECES));
  const bool known = units_.contains(unit.id.empty() ? unit.side + '\n' + unit.name : by_id);
  if (unit.side.empty() || known) return;
  if (unit.id.empty() || !valid_id(unit.id) || ids_.contains(unit.id)) {
    const std::string stem = stem_of(label(unit));
    unit.id = new_id(stem, stem);
  } else {
    ids_.insert(unit.id);
  }
  const auto index = static_cast<UnitIndex>(parts_.units.size());
  units_.emplace(unit.side + '\n' + unit.id, index);
  units_.emplace(unit.side + '\n' + label(unit), index);
  sides_of_units_.emplace(label(unit), unit.side);
  sides_of_units_.emplace(unit.id, unit.side);
  parts_.units.push_back(std::move(unit));
  units_added_.places.push_back(place);
}

/// A piece without a side takes that of its unit, if the game has a unit of that name.
std::string ImportBuilder::side_of(const PieceDraft& draft) const {
  if (!draft.side.empty()) return draft.side;
  const auto unit = sides_of_units_.find(draft.unit);
  return draft.unit.empty() || unit == sides_of_units_.end() ? options_.side : unit->second;
}

UnitIndex ImportBuilder::unit_of(const PieceDraft& draft, const std::string& place) {
  const std::string side = side_of(draft);
  const auto [it, is_new] = units_.emplace(side + '\n' + draft.unit, static_cast<UnitIndex>(parts_.units.size()));
  if (is_new) {
    Unit unit;
    const std::string stem = stem_of(draft.unit);
    unit.id = new_id(stem, stem);
    if (unit.id != draft.unit) unit.name = draft.unit;
    unit.side = side;
    sides_of_units_.emplace(draft.unit, side);
    parts_.units.push_back(std::move(unit));
    units_added_.places.push_back(place);
  }
  return it->second;
}

/// The base that is given, or else the one that models of that name have, or else the usual one.
void ImportBuilder::take_base(const PieceDraft& draft, const std::string& place, Piece& piece) {
  const std::string& name = draft.name.empty() ? draft.unit : draft.name;
  const auto known = draft.base || !options_.known_base || name.empty() ? std::nullopt : options_.known_base(name);
  piece.base = draft.base ? *draft.base : known ? *known : CircleBase{options_.base};
  if (draft.base) return;
  if (known) return say(Fate::noted, place, said<"its base is that of {name} in the catalogue">(name));
  say(Fate::noted, place, said<"its base is not given: it stands on a round one of {n}″">(Number{options_.base, 3}));
  std::vector<std::string>& unknown = report_.unknown_bases;
  if (!name.empty() && unknown.size() < MAX_UNKNOWN_WORDS &&
      std::find(unknown.begin(), unknown.end(), name) == unknown.end())
    unknown.push_back(name);
}

/// A piece of the draft. Missing parts are filled in, with a line in the report.
Piece ImportBuilder::piece_of(const PieceDraft& draft, const std::string& place) {
  Piece piece;
  piece.name = draft.name;
  piece.side = side_of(draft);
  take_base(draft, place, piece);
  piece.pose.facing = draft.facing;
  piece.pose.altitude = draft.altitude;
  piece.traits = draft.traits;
  piece.status = draft.status;
  if (draft.at) piece.pose.at = {rounded(draft.at->x), rounded(draft.at->y)};
  if (const auto& layout = parts_.table.hex) {
    const HexGrid grid(*layout);
    const double facing = heading_to_hexside(grid, draft.facing);
    if (angle_between(facing, draft.facing) > ANGLE_EPS)
      say(Fate::noted, place, said<"it faces the nearest hexside, {n} degrees">(Number{facing, 6}));
    piece.pose.facing = facing;
    if (draft.hex && grid.contains(*draft.hex)) piece.pose.at = grid.centre(*draft.hex);
    if (!draft.hex && !draft.at) piece.pose.at = grid.centre(Hex{});
  } else if (draft.hex) {
    say(Fate::noted, place, "its hex means nothing on a table without a grid");
  }
  if (!draft.at && !(draft.hex && parts_.table.hex)) {
    piece.status = piece.status.with("reserve", true);
    say(Fate::noted, place, "it stands nowhere: it is in reserve");
  }
  return piece;
}

std::size_t ImportBuilder::bytes_of(const PieceDraft& draft) {
  std::size_t bytes = BYTES_OF_A_THING + draft.name.size() + draft.side.size() + members_[3].bytes(draft.traits) +
                      members_[4].bytes(draft.status);
  if (draft.base)
    if (const auto* polygon = std::get_if<PolygonBase>(&*draft.base))
      bytes += BYTES_OF_A_CORNER * polygon->points.size();
  return bytes;
}

void ImportBuilder::add(const PieceDraft& draft, const std::string& place) {
  for (const std::string& field : draft.not_taken)
    say(Fate::left_out, place,
        said<"{a} is nothing that a piece has; a trait begins with \"trait \"">(described(Value(field))));
  for (const Sentence& note : draft.notes) say(Fate::noted, place, note);
  const auto count = static_cast<std::size_t>(draft.count);
  if (parts_.pieces.size() + count > MAX_PIECES)
    return say(Fate::left_out, place, said<"a game has at most {n} pieces">(MAX_PIECES));
  if (!takes_room(count * bytes_of(draft), place)) return;
  Piece piece = piece_of(draft, place);
  if (!draft.unit.empty()) piece.unit = unit_of(draft, place);
  const std::string& called = draft.name.empty() ? draft.unit : draft.name;
  const std::string stem = stem_of(called.empty() ? "piece" : called);
  const std::string wanted_id = draft.count > 1 ? std::string() : valid_id(draft.id) ? draft.id : stem;
  const Vec right = rotated({breadth(piece.base), 0}, piece.pose.facing);
  for (int i = 0; i < draft.count; ++i) {
    Piece one = piece;
    one.id = new_id(wanted_id, stem);
    if (draft.count > 1 && !draft.name.empty()) one.name = draft.name + " " + std::to_string(i + 1);
    if (draft.at && !parts_.table.hex) {
      const Vec at = piece.pose.at + i * right;
      one.pose.at = {rounded(at.x), rounded(at.y)};
    }
    parts_.pieces.push_back(std::move(one));
    pieces_.places.push_back(place);
  }
}

void ImportBuilder::say(Fate fate, const std::string& place, Sentence reason) {
  if (report_.lines.size() >= MAX_REPORT_LINES)
    ++report_.more;
  else
    report_.lines.push_back({fate, place, std::move(reason)});
}

void ImportBuilder::say_unknown(const std::string& word, const std::string& place, std::size_t things,
                                const FeatureShape& shape) {
  say(Fate::left_out, place,
      things > 1 ? said<"there is no kind of terrain called {a}: {n} of them">(described(Value(word)), things)
                 : said<"there is no kind of terrain called {a}">(described(Value(word))));
  auto it = unknown_.find(word);
  if (it == unknown_.end()) {
    if (report_.unknown.size() >= MAX_UNKNOWN_WORDS) return;
    it = unknown_.emplace(word, report_.unknown.size()).first;
    report_.unknown.push_back({word, 0, {}});
  }
  UnknownWord& unknown = report_.unknown[it->second];
  unknown.things += things;
  constexpr std::size_t MAX_OUTLINES = 50;
  constexpr std::size_t MAX_CORNERS = 1000;
  if (unknown.outlines.size() >= MAX_OUTLINES || corners_of(shape) > MAX_CORNERS) return;
  for (Polyline& line : outlines_of(shape)) unknown.outlines.push_back(std::move(line));
}

void ImportBuilder::set_backdrop(const LaidPicture& picture, const std::string& place) {
  if (into_ && !into_->annotation(BACKDROP).is_null())
    return say(Fate::left_out, place, "the picture: the game has a backdrop of its own");
  if (!backdrop_.is_null()) return say(Fate::left_out, place, "the picture: a game has one backdrop");
  auto backdrop = backdrop_of(picture);
  if (!backdrop) return say(Fate::left_out, place, backdrop.problem().reason);
  backdrop_ = *std::move(backdrop);
  say(Fate::noted, place, "the picture is the backdrop of the game");
}

Refusals ImportBuilder::refusals() {
  return {parts_, features_, units_added_, pieces_,
          [this](Fate fate, const std::string& place, const Sentence& reason) { say(fate, place, reason); }};
}

Game ImportBuilder::game_of_parts() const {
  Game::Parts parts = parts_;
  if (into_) {
    parts.title = into_->title();
    parts.ruleset = into_->ruleset();
    parts.options = into_->options();
    parts.house_rules = into_->house_rules();
    parts.tolerance = into_->tolerance();
    parts.turn = into_->turn();
    parts.history = into_->history();
  }
  return Game(std::move(parts));
}

/// Removing a thing can make others invalid (those aboard a carrier), so there may be a few rounds.
Result<Game> ImportBuilder::readable_game(const std::string& file) {
  constexpr int ROUNDS = 20;
  for (int round = 0; round < ROUNDS; ++round) {
    const Value json = write_document({game_of_parts(), Value()});
    auto document = read_document(json, file);
    if (document) return document->game;
    const std::vector<Problem> problems = every_problem(json, file);
    if (!refusals().drop(problems)) return problems.front();
  }
  return Problem{file, "", "what is in it does not fit together"};
}

Result<Imported> ImportBuilder::finish(const std::string& file) {
  if (!has_table_) return Problem{file, "", "says nothing of a table"};
  constexpr int ROUNDS = 20;
  for (int round = 0; round < ROUNDS; ++round) {
    const auto game = readable_game(file);
    if (!game) return game.problem();
    const auto refused = options_.refused_by_rules
                             ? refusals().of_what_was_added(options_.refused_by_rules(*game), into_ == nullptr)
                             : std::vector<Problem>();
    if (refused.empty()) {
      report_.features = features_.places.size();
      report_.pieces = pieces_.places.size();
      report_.units = units_added_.places.size();
      const Game whole = backdrop_.is_null() ? *game : game->with_annotation(BACKDROP, backdrop_);
      return Imported{into_ ? record_edit(*into_, whole) : whole, report_};
    }
    const auto ready = [&](const std::string& trait) {
      return options_.ready_trait ? options_.ready_trait(*game, trait) : Value();
    };
    if (const auto dropped = refusals().drop_for_rules(refused, ready); !dropped)
      return Problem{file, "", said<"the rules refuse it: {reason}">(dropped.problem().reason)};
  }
  return Problem{file, "", "what is in it does not fit together"};
}

void take_measures(const Value& width, const Value& height, LengthUnits units, const std::string& place,
                   Feature& feature, ImportBuilder& builder) {
  feature.width = measure_or(default_width(feature.kind), width, units, "width", place, builder);
  feature.height = measure_or(default_height(feature.kind), height, units, "height", place, builder);
}

}  // namespace linesman::exchange
