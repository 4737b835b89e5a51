#include "exchange/haul.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "files/document.h"
#include "movement/standing_in_hex.h"
#include "record/history.h"
#include "table/feature_box.h"

namespace linesman::exchange {

namespace {

constexpr double SMALLEST_SIDE = 1;
constexpr double LARGEST_SIDE = 1200;
constexpr std::size_t LONGEST_STEM = 40;

bool table_side(double inches) { return inches >= SMALLEST_SIDE && inches <= LARGEST_SIDE; }

/// What an id can be made of: "Hill 112" gives "hill-112".
std::string stem_of(std::string_view text) {
  std::string stem;
  for (const char c : text.substr(0, LONGEST_STEM)) {
    const char lower = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    if ((lower >= 'a' && lower <= 'z') || (lower >= '0' && lower <= '9'))
      stem += lower;
    else if (!stem.empty() && stem.back() != '-')
      stem += '-';
  }
  while (!stem.empty() && stem.back() == '-') stem.pop_back();
  return stem;
}

std::string size_text(const Table& table) {
  return number_text(table.width, 2) + "″ × " + number_text(table.depth, 2) + "″";
}

double breadth(const Footprint& base) {
  const Box box = frame_box(base);
  return box.max.x - box.min.x;
}

/// The number after "/terrain/" or "/pieces/" at the beginning of a pointer.
std::optional<std::size_t> item_of(std::string_view pointer, std::string_view list) {
  if (!pointer.starts_with(list)) return std::nullopt;
  const std::string_view rest = pointer.substr(list.size());
  const auto n = parse_number(rest.substr(0, rest.find('/')));
  return n ? std::optional(static_cast<std::size_t>(*n)) : std::nullopt;
}

/// Without the things whose places are in `gone`, of those after the first `before`.
template <class Things>
void erase_places(Things& things, std::vector<std::string>& places, std::size_t before,
                  const std::set<std::size_t>& gone) {
  for (auto it = gone.rbegin(); it != gone.rend(); ++it) {
    things.erase(things.begin() + static_cast<std::ptrdiff_t>(*it));
    places.erase(places.begin() + static_cast<std::ptrdiff_t>(*it - before));
  }
}

}  // namespace

Haul::Haul(const ImportWishes& wishes, const Game* into) : wishes_(wishes), into_(into) {
  parts_.ruleset = wishes.ruleset;
  if (!into) return;
  parts_.table = into->table();
  has_table_ = true;
  parts_.terrain = into->terrain().copies();
  parts_.units = into->units();
  for (const auto& piece : into->pieces()) parts_.pieces.push_back(*piece);
  features_.before = parts_.terrain.size();
  pieces_.before = parts_.pieces.size();
  units_before_ = parts_.units.size();
  for (const Feature& f : parts_.terrain) ids_.insert(f.id);
  for (const Piece& p : parts_.pieces) ids_.insert(p.id);
  for (std::size_t i = 0; i < parts_.units.size(); ++i) {
    const Unit& unit = parts_.units[i];
    ids_.insert(unit.id);
    units_.emplace(unit.side + '\n' + label(unit), static_cast<UnitIndex>(i));
    units_.emplace(unit.side + '\n' + unit.id, static_cast<UnitIndex>(i));
  }
}

void Haul::set_title(std::string title) { parts_.title = std::move(title); }

Result<void> Haul::set_table(const Table& table, const std::string& place) {
  Table meant = table;
  if (meant.hex) {
    const Vec extent = HexGrid(*meant.hex).extent();
    meant.width = std::max(meant.width, extent.x);
    meant.depth = std::max(meant.depth, extent.y);
  }
  if (!table_side(meant.width) || !table_side(meant.depth))
    return Problem{"", place, "a table is 1 to 1200 inches either way, and this is " + size_text(meant)};
  if (into_) {
    const bool same = same_length(meant.width, parts_.table.width) && same_length(meant.depth, parts_.table.depth);
    if (!same)
      say(Fate::noted, place,
          "the table of the game stays " + size_text(parts_.table) + "; that of the file is " + size_text(meant));
    return {};
  }
  parts_.table = meant;
  has_table_ = true;
  return {};
}

std::string Haul::new_id(const std::string& wish, std::string_view stem) {
  if (valid_id(wish) && ids_.insert(wish).second) return wish;
  const std::string root = stem.empty() ? "thing" : std::string(stem);
  for (;;) {
    std::string id = root + "-" + std::to_string(++numbers_[root]);
    if (ids_.insert(id).second) return id;
  }
}

void Haul::add(Feature feature, const std::string& place) {
  if (parts_.terrain.size() >= MOST_FEATURES) {
    say(Fate::left_out, place, "a table has at most " + std::to_string(MOST_FEATURES) + " features");
    return;
  }
  const Box box = box_of(feature.shape);
  if (!box.empty() && !box.meets({{0, 0}, {parts_.table.width, parts_.table.depth}}))
    say(Fate::noted, place, "it lies off the table");
  feature.id = new_id(feature.id, name_of(feature.kind));
  parts_.terrain.push_back(std::move(feature));
  features_.places.push_back(place);
}

void Haul::add(Unit unit) {
  const std::string by_id = unit.side + '\n' + unit.id;
  if (!valid_id(unit.id) || unit.side.empty() || units_.contains(by_id) || !ids_.insert(unit.id).second) return;
  const auto index = static_cast<UnitIndex>(parts_.units.size());
  units_.emplace(by_id, index);
  units_.emplace(unit.side + '\n' + label(unit), index);
  parts_.units.push_back(std::move(unit));
}

UnitIndex Haul::unit_of(const PieceDraft& draft) {
  const std::string& side = draft.side.empty() ? wishes_.side : draft.side;
  const auto [it, is_new] = units_.emplace(side + '\n' + draft.unit, static_cast<UnitIndex>(parts_.units.size()));
  if (is_new) {
    Unit unit;
    const std::string stem = stem_of(draft.unit);
    unit.id = new_id(stem, stem);
    if (unit.id != draft.unit) unit.name = draft.unit;
    unit.side = side;
    parts_.units.push_back(std::move(unit));
  }
  return it->second;
}

/// A piece of the draft; what it does not say is filled in, and told.
Piece Haul::piece_of(const PieceDraft& draft, const std::string& place) {
  Piece piece;
  piece.name = draft.name;
  piece.side = draft.side.empty() ? wishes_.side : draft.side;
  piece.base = draft.base.value_or(CircleBase{wishes_.base});
  if (!draft.base)
    say(Fate::noted, place, "its base is not given: it stands on a round one of " + number_text(wishes_.base, 3) + "″");
  piece.pose.facing = draft.facing;
  piece.pose.altitude = draft.altitude;
  piece.traits = draft.traits;
  piece.status = draft.status;
  if (draft.at) piece.pose.at = {rounded(draft.at->x), rounded(draft.at->y)};
  if (const auto& layout = parts_.table.hex) {
    const HexGrid grid(*layout);
    const double facing = heading_to_hexside(grid, draft.facing);
    if (angle_between(facing, draft.facing) > ANGLE_EPS)
      say(Fate::noted, place, "it faces the nearest hexside, " + number_text(facing) + " degrees");
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

void Haul::add(const PieceDraft& draft, const std::string& place) {
  for (const std::string& field : draft.not_taken)
    say(Fate::left_out, place, describe(Value(field)) + " is nothing that a piece has; a trait begins with \"trait \"");
  if (parts_.pieces.size() + static_cast<std::size_t>(draft.count) > MOST_PIECES) {
    say(Fate::left_out, place, "a game has at most " + std::to_string(MOST_PIECES) + " pieces");
    return;
  }
  Piece piece = piece_of(draft, place);
  if (!draft.unit.empty()) piece.unit = unit_of(draft);
  const std::string stem = stem_of(draft.name.empty() ? "piece" : draft.name);
  const std::string wish = draft.count > 1 ? std::string() : valid_id(draft.id) ? draft.id : stem;
  const Vec right = rotated({breadth(piece.base), 0}, piece.pose.facing);
  for (int i = 0; i < draft.count; ++i) {
    Piece one = piece;
    one.id = new_id(wish, stem);
    if (draft.count > 1 && !draft.name.empty()) one.name = draft.name + " " + std::to_string(i + 1);
    if (draft.at && !parts_.table.hex) {
      const Vec at = piece.pose.at + i * right;
      one.pose.at = {rounded(at.x), rounded(at.y)};
    }
    parts_.pieces.push_back(std::move(one));
    pieces_.places.push_back(place);
  }
}

void Haul::say(Fate fate, const std::string& place, std::string reason) {
  if (report_.lines.size() >= MOST_REPORT_LINES)
    ++report_.more;
  else
    report_.lines.push_back({fate, place, std::move(reason)});
}

bool Haul::drop_refused(const std::vector<Problem>& problems) {
  std::set<std::size_t> features;
  std::set<std::size_t> pieces;
  for (const Problem& problem : problems) {
    const auto feature = item_of(problem.pointer, "/terrain/");
    const auto piece = item_of(problem.pointer, "/pieces/");
    if (feature && *feature >= features_.before) {
      if (features.insert(*feature).second)
        say(Fate::left_out, features_.places.at(*feature - features_.before), problem.reason);
    } else if (piece && *piece >= pieces_.before) {
      if (pieces.insert(*piece).second) say(Fate::left_out, pieces_.places.at(*piece - pieces_.before), problem.reason);
    } else {
      return false;
    }
  }
  erase_places(parts_.terrain, features_.places, features_.before, features);
  erase_places(parts_.pieces, pieces_.places, pieces_.before, pieces);
  return true;
}

Result<Imported> Haul::finish(const std::string& file) {
  if (!has_table_) return Problem{file, "", "says nothing of a table"};
  // Each round drops what is refused; what goes can make others refusable (a carrier), so there may be a few.
  constexpr int ROUNDS = 20;
  for (int round = 0; round < ROUNDS; ++round) {
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
    const Value json = write_document({Game(std::move(parts)), Value()});
    const std::vector<Problem> problems = check_document(json, file);
    if (problems.empty()) {
      auto document = read_document(json, file);
      if (!document) return document.problem();
      report_.features = features_.places.size();
      report_.pieces = pieces_.places.size();
      report_.units = parts_.units.size() - units_before_;
      return Imported{into_ ? record_edit(*into_, document->game) : document->game, report_};
    }
    if (!drop_refused(problems)) return problems.front();
  }
  return Problem{file, "", "what is in it does not fit together"};
}

}  // namespace linesman::exchange
